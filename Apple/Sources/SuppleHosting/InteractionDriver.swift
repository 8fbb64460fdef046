#if canImport(UIKit)
package import Foundation
import QuartzCore
package import SuppleInteractions
package import SuppleScene

/// The host of a driver: displays an interaction's frames and handles its events.
@MainActor package protocol FrameAudience<Engine>: AnyObject {
  associatedtype Engine: Interaction
  /// Whether there is a window to draw in.
  var isVisible: Bool { get }
  /// Whether the next sample of a finger will arrive soon.
  var isFollowed: Bool { get }
  /// Called before a frame, to read positions that the platform has changed.
  func prepare(at time: TimeInterval)
  /// Displays a frame.
  func show(_ frame: Frame)
  /// Handles the events up to the displayed frame.
  func receive(_ event: Engine.Event)
  /// Called after a frame and its events.
  func finish(_ frame: Frame)
  /// Handles an event, if it belongs to an episode of motion.
  func tell(_ event: Engine.Event) -> Bool
  /// Reports the progress of the interaction, after a frame.
  func tellProgress()
}

/// Drives one interaction: input enters with its own time, frames come out when the display refreshes.
///
/// The interaction has all state of motion. The driver keeps the displayed frame. It runs a display link during motion,
/// an alarm while motion is scheduled, and nothing at rest.
@MainActor package final class InteractionDriver<Engine: Interaction>: FrameTarget {
  /// The interaction.
  package private(set) var engine: Engine
  /// The displayed frame.
  package private(set) var frame = Frame()
  /// Starts the display link at a scheduled time; tests replace it.
  package var alarm: any Alarm = SleepingAlarm()
  /// The host's clock, in seconds; tests replace it.
  package var now: () -> TimeInterval = CACurrentMediaTime
  /// The last viewport sent to the interaction; nil without one, and then without motion.
  package private(set) var viewport: Viewport?
  /// Receives all input of the interaction, for tests.
  package var onInput: ((DriverInput<Engine>, TimeInterval) -> Void)?

  /// The host that displays the frames and handles the events.
  package weak var audience: (any FrameAudience<Engine>)?
  private var isDue = false
  private lazy var link = DisplayLink(owner: self)

  /// Makes a driver for an interaction without a viewport.
  package init(_ style: Engine.Style) {
    engine = Engine(style: style, viewport: Viewport(size: .zero), seed: 0)
  }

  /// Restarts with another interaction, for another window or another row of a list. No motion continues.
  package func begin(_ style: Engine.Style, in viewport: Viewport, seed: UInt64) {
    self.viewport = viewport
    onInput?(.begin(style, viewport, seed: seed), now())
    engine = Engine(style: style, viewport: viewport, seed: seed)
    wake()
  }

  /// Sends the viewport to the interaction, if it has changed.
  package func setViewport(_ viewport: Viewport) {
    guard viewport != self.viewport else { return }
    self.viewport = viewport
    handle(.viewport(viewport))
  }

  /// Ends all motion without a viewport. No link or alarm remains.
  package func end() {
    stop()
    viewport = nil
  }

  /// Sends a sample to the interaction; returns whether the interaction claims it.
  @discardableResult
  package func handle(_ input: Input, at given: TimeInterval? = nil) -> Bool {
    let time = given ?? now()
    onInput?(.input(input), time)
    let isClaimed = engine.handle(input, at: time)
    wake()
    return isClaimed
  }

  /// Sends a command of the app.
  package func perform(_ command: Engine.Command, at given: TimeInterval? = nil) {
    let time = given ?? now()
    onInput?(.command(command), time)
    engine.perform(command, at: time)
    wake()
  }

  /// Sets the style.
  package func setStyle(_ style: Engine.Style) {
    let time = now()
    onInput?(.style(style), time)
    engine.setStyle(style, at: time)
    wake()
  }

  /// Changes the interaction directly, without a command.
  package func change(_ body: (inout Engine, TimeInterval) -> Void) {
    body(&engine, now())
    wake()
  }

  /// Delivers pending events without waiting for a frame.
  package func deliverEvents() {
    for event in engine.takeEvents() where audience?.tell(event.value) == false {
      audience?.receive(event.value)
    }
  }

  /// Requests a frame, if there is a window.
  package func wake() {
    guard audience?.isVisible == true else { return }
    isDue = true
    alarm.cancel()
    link.start()
  }

  /// Stops link and alarm.
  package func stop() {
    link.stop()
    alarm.cancel()
  }

  /// Moves the present to a time, without a frame.
  package func advance(to time: TimeInterval) {
    onInput?(.advance, time)
    engine.advance(to: time)
  }

  /// Draws the frame of a time.
  package func showFrame(at time: TimeInterval) {
    guard let audience, audience.isVisible else { return stop() }
    audience.prepare(at: time)
    advance(to: time)
    engine.write(into: &frame)
    isDue = false
    audience.show(frame)
    deliverEvents()
    audience.finish(frame)
    audience.tellProgress()
    // Commands from the app's event handlers are due immediately, independent of the frame.
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

/// The input of an interaction, for tests that replay it in another one.
package enum DriverInput<Engine: Interaction> {
  case begin(Engine.Style, Viewport, seed: UInt64)
  case input(Input)
  case command(Engine.Command)
  case style(Engine.Style)
  case advance
}
#endif
