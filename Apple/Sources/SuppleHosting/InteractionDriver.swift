#if canImport(UIKit)
package import Foundation
import QuartzCore
package import SuppleInteractions
package import SuppleScene

/// Who is led by a driver: shows an interaction's frames and hears its events.
@MainActor package protocol FrameAudience<Engine>: AnyObject {
  associatedtype Engine: Interaction
  /// Whether there is anything to draw on.
  var isVisible: Bool { get }
  /// Whether a finger is down whose next sample will come soon.
  var isFollowed: Bool { get }
  /// Comes before a frame: the place to look at what the platform has moved since.
  func prepare(at time: TimeInterval)
  /// Shows a frame.
  func show(_ frame: Frame)
  /// Hears what happened up to the frame that is shown.
  func hear(_ event: Engine.Event)
  /// Comes after a frame and its events.
  func finish(_ frame: Frame)
  /// Takes an event in, if it is one of an episode of motion.
  func tell(_ event: Engine.Event) -> Bool
  /// Tells how far the interaction is, after a frame.
  func tellProgress()
}

/// Leads one interaction through time: input goes in with its own time, frames come out when the display refreshes.
///
/// All state of motion is the interaction's. The driver keeps the frame that is shown, and runs a display link while
/// the frame says that something moves, an alarm while it says when something will, and nothing at rest.
@MainActor package final class InteractionDriver<Engine: Interaction>: FrameTarget {
  /// The interaction.
  package private(set) var engine: Engine
  /// The frame that is shown.
  package private(set) var frame = Frame()
  /// Wakes the display link when something will move; a test's takes its place.
  package var alarm: any Alarm = SleepingAlarm()
  /// The host's clock, in seconds; a test's takes its place.
  package var now: () -> TimeInterval = CACurrentMediaTime
  /// The room that the interaction was told of last; nil where there is none, and so no motion.
  package private(set) var viewport: Viewport?
  /// Hears of everything that reaches the interaction, for tests.
  package var onInput: ((DriverInput<Engine>, TimeInterval) -> Void)?

  /// Who is led: shows the frames and hears the events.
  package weak var audience: (any FrameAudience<Engine>)?
  private var isDue = false
  private lazy var link = DisplayLink(owner: self)

  /// A driver of an interaction that has no room yet.
  package init(_ style: Engine.Style) {
    engine = Engine(style: style, viewport: Viewport(size: .zero), seed: 0)
  }

  /// Begins with another interaction, as in another window or for another row of a list; nothing of the last one goes on.
  package func begin(_ style: Engine.Style, in viewport: Viewport, seed: UInt64) {
    self.viewport = viewport
    onInput?(.begin(style, viewport, seed: seed), now())
    engine = Engine(style: style, viewport: viewport, seed: seed)
    wake()
  }

  /// Tells the interaction what room there is, if that has changed.
  package func setViewport(_ viewport: Viewport) {
    guard viewport != self.viewport else { return }
    self.viewport = viewport
    handle(.viewport(viewport))
  }

  /// Ends all motion: there is no room any more, and nothing is left that would wake.
  package func end() {
    stop()
    viewport = nil
  }

  /// Takes input in; returns whether the interaction claims it.
  @discardableResult
  package func handle(_ input: Input, at given: TimeInterval? = nil) -> Bool {
    let time = given ?? now()
    onInput?(.input(input), time)
    let isClaimed = engine.handle(input, at: time)
    wake()
    return isClaimed
  }

  /// Passes on what the app asks.
  package func perform(_ command: Engine.Command, at given: TimeInterval? = nil) {
    let time = given ?? now()
    onInput?(.command(command), time)
    engine.perform(command, at: time)
    wake()
  }

  /// Puts other numbers in force.
  package func setStyle(_ style: Engine.Style) {
    let time = now()
    onInput?(.style(style), time)
    engine.setStyle(style, at: time)
    wake()
  }

  /// Makes a change of the interaction that no command makes.
  package func change(_ body: (inout Engine, TimeInterval) -> Void) {
    body(&engine, now())
    wake()
  }

  /// Passes on what has happened, without waiting for a frame.
  package func hearEvents() {
    for event in engine.takeEvents() where audience?.tell(event.value) == false {
      audience?.hear(event.value)
    }
  }

  /// Has a frame drawn soon, if there is anything to draw on.
  package func wake() {
    guard audience?.isVisible == true else { return }
    isDue = true
    alarm.cancel()
    link.start()
  }

  /// Ends all that waits for frames: nothing is left that would wake.
  package func stop() {
    link.stop()
    alarm.cancel()
  }

  /// Draws what will be seen at a time.
  package func showFrame(at time: TimeInterval) {
    guard let audience, audience.isVisible else { return stop() }
    audience.prepare(at: time)
    onInput?(.advance, time)
    engine.advance(to: time)
    engine.write(into: &frame)
    isDue = false
    audience.show(frame)
    hearEvents()
    audience.finish(frame)
    audience.tellProgress()
    // What the app asked for as it heard of events is due at once, whatever the frame says.
    guard !isDue, audience.isVisible else { return }
    switch frame.schedule {
    case .now: break
    case .at(let next):
      link.stop()
      alarm.set(for: next) { [weak self] in self?.wake() }
    case .settled:
      if audience.isFollowed { link.pause() } else { link.stop() }
    }
  }
}

/// What reaches an interaction, for tests that lead another one through the same.
package enum DriverInput<Engine: Interaction> {
  case begin(Engine.Style, Viewport, seed: UInt64)
  case input(Input)
  case command(Engine.Command)
  case style(Engine.Style)
  case advance
}
#endif
