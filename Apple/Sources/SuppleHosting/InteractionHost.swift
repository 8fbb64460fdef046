#if canImport(UIKit)
package import SuppleInteractions
package import SuppleScene
package import UIKit

/// An interaction whose host has events for the app.
package protocol HostedInteraction: Interaction {
  associatedtype HostEvent: Sendable
}

extension ChatHeads: HostedInteraction { package typealias HostEvent = ChatHeadsEvent }
extension SlimeBadge: HostedInteraction { package typealias HostEvent = SlimeBadgeEvent }
extension FlippingNotch: HostedInteraction { package typealias HostEvent = FlippingNotchEvent }

/// The parts of every host: the driver of its interaction, touch, haptics, system notifications and streams of events.
@MainActor package final class HostParts<Engine: HostedInteraction> {
  /// Drives the interaction.
  package let driver: InteractionDriver<Engine>
  package let recognizer = PointerRecognizer()
  package let haptics = Haptics()
  package let observations = Observations()
  package let episodes = Episodes()
  package let streams = EventStreams<Engine.HostEvent>()
  /// The place of a badge in groups.
  package let place = GroupPlace()

  package init(_ style: Engine.Style) { driver = InteractionDriver(style) }
}

/// A view or controller that shows an interaction in its window. This file implements the behaviour that all hosts share.
@MainActor package protocol InteractionHost<Engine>: FrameAudience where Engine: HostedInteraction {
  /// The parts of the host.
  var parts: HostParts<Engine> { get }
  /// The view whose coordinates the interaction uses, while it is in a window.
  var room: UIView? { get }
  /// Sends a sample of a finger; returns whether the interaction claims the finger.
  func take(_ pointer: Pointer, at time: TimeInterval) -> Bool
}

extension InteractionHost {
  /// Drives the interaction.
  package var driver: InteractionDriver<Engine> { parts.driver }
  package var recognizer: PointerRecognizer { parts.recognizer }
  package var haptics: Haptics { parts.haptics }
  package var streams: EventStreams<Engine.HostEvent> { parts.streams }
  /// Makes a stream of the events; nil for another type.
  func stream<Event: Sendable>() -> AsyncStream<Event>? { (streams as? EventStreams<Event>)?.make() }

  /// Whether there is a window, and therefore motion.
  package var isVisible: Bool { driver.viewport != nil && room != nil }
  /// Whether the next sample of a finger will arrive soon.
  package var isFollowed: Bool { recognizer.isFollowing }

  package func prepare(at time: TimeInterval) {}

  package func take(_ pointer: Pointer, at time: TimeInterval) -> Bool { pass(pointer, at: time) }

  /// Connects the parts with the host, once; `view` gives the layout direction.
  package func connect(_ view: UIView) {
    driver.audience = self
    haptics.view = view
    recognizer.pass = { [weak self] pointer, time in self?.take(pointer, at: time) ?? false }
    view.registerForTraitChanges([UITraitLayoutDirection.self]) { [weak self] (_: UIView, _) in
      self?.sendPreferences()
    }
  }

  /// Starts with a new interaction in the current window, without motion.
  package func begin(_ style: Engine.Style, seed: UInt64) {
    guard let room else { return }
    episodes.settle(false)
    driver.begin(style, in: Viewport(room), seed: seed)
    parts.place.settle()
    sendPreferences()
    parts.observations.removeAll()
    parts.observations.add(UIAccessibility.reduceMotionStatusDidChangeNotification) { [weak self] _ in
      self?.sendPreferences()
    }
  }

  /// Ends all motion before the window is removed. No finger, link, alarm or observation remains.
  package func end() {
    recognizer.cancel()
    driver.end()
    episodes.settle(false)
    parts.place.settle()
    parts.observations.removeAll()
  }

  /// Sends the viewport to the interaction, if it has changed.
  package func sendViewport() { if isVisible, let room { driver.setViewport(Viewport(room)) } }

  /// Sends the person's accessibility settings to the interaction.
  package func sendPreferences() {
    guard isVisible, let view = haptics.view else { return }
    var preferences = Preferences(for: view)
    episodes.sent = episodes.tells
    preferences.tells = episodes.sent
    driver.handle(.preferences(preferences))
  }

  /// Sets the layout direction of the view that gives it. The attribute is no trait, so nothing reports its change.
  package func turn(_ view: UIView, to attribute: UISemanticContentAttribute) {
    guard view.semanticContentAttribute != attribute else { return }
    view.semanticContentAttribute = attribute
    sendPreferences()
  }

  /// Sets the style.
  package func sendStyle(_ style: Engine.Style) { if isVisible { driver.setStyle(style) } }

  /// Handles keys of a hardware keyboard; false if the interaction uses none of them.
  package func take(_ presses: Set<UIPress>, focus: LayerID?) -> Bool {
    for press in presses {
      guard isVisible, let key = press.key.flatMap({ Key($0.keyCode) }) else { continue }
      if driver.handle(.key(key, focus: focus), at: press.timestamp) { return true }
    }
    return false
  }

  /// Sends a sample, and prepares the haptics.
  package func pass(_ pointer: Pointer, at time: TimeInterval) -> Bool {
    let isClaimed = driver.handle(.pointer(pointer), at: time)
    if pointer.phase == .down, isClaimed { haptics.prepare() }
    return isClaimed
  }
}
#endif
