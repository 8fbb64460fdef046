#if canImport(UIKit)
package import SuppleInteractions
package import SuppleScene
package import UIKit

/// What every host owns: the driver of its interaction, fingers, haptics, and what it hears of the system.
@MainActor package final class HostParts<Engine: Interaction> {
  /// Leads the interaction through time.
  package let driver: InteractionDriver<Engine>
  package let recognizer = PointerRecognizer()
  package let haptics = Haptics()
  package let observations = Observations()
  package let episodes = Episodes()
  /// The place of a badge in groups.
  package let place = GroupPlace()

  package init(_ style: Engine.Style) { driver = InteractionDriver(style) }
}

/// A view or controller that shows an interaction in whatever window it is in. What the hosts do alike is done here.
@MainActor package protocol InteractionHost<Engine>: FrameAudience {
  /// What every host owns.
  var parts: HostParts<Engine> { get }
  /// The view whose points are the interaction's, while it is in a window.
  var room: UIView? { get }
  /// Takes a sample of a finger in; returns whether the interaction claims the finger.
  func take(_ pointer: Pointer, at time: TimeInterval) -> Bool
}

extension InteractionHost {
  /// Leads the interaction through time.
  package var driver: InteractionDriver<Engine> { parts.driver }
  package var recognizer: PointerRecognizer { parts.recognizer }
  package var haptics: Haptics { parts.haptics }

  /// Whether there is a window, and so motion.
  package var isVisible: Bool { driver.viewport != nil && room != nil }
  /// Whether a finger is down whose next sample will come soon.
  package var isFollowed: Bool { recognizer.isFollowing }

  package func prepare(at time: TimeInterval) {}

  package func take(_ pointer: Pointer, at time: TimeInterval) -> Bool { pass(pointer, at: time) }

  /// Connects the parts with the host, once; `view` is whose layout direction counts.
  package func connect(_ view: UIView) {
    driver.audience = self
    haptics.view = view
    recognizer.pass = { [weak self] pointer, time in self?.take(pointer, at: time) ?? false }
    view.registerForTraitChanges([UITraitLayoutDirection.self]) { [weak self] (_: UIView, _) in
      self?.sendPreferences()
    }
  }

  /// Begins with an interaction of its own in the window that there is now: nothing moves.
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

  /// Ends all motion, as the window goes: no finger, link, alarm or observation is left.
  package func end() {
    recognizer.cancel()
    driver.end()
    episodes.settle(false)
    parts.place.settle()
    parts.observations.removeAll()
  }

  /// Tells the interaction what room there is, if that has changed.
  package func sendViewport() { if isVisible, let room { driver.setViewport(Viewport(room)) } }

  /// Tells the interaction what the person has asked of the system.
  package func sendPreferences() {
    guard isVisible, let view = haptics.view else { return }
    var preferences = Preferences(for: view)
    episodes.sent = episodes.tells
    preferences.tells = episodes.sent
    driver.handle(.preferences(preferences))
  }

  /// Puts other numbers in force.
  package func sendStyle(_ style: Engine.Style) { if isVisible { driver.setStyle(style) } }

  /// Takes keys of a hardware keyboard in; false where none of them is the interaction's.
  package func take(_ presses: Set<UIPress>, focus: LayerID?) -> Bool {
    for press in presses {
      guard isVisible, let key = press.key.flatMap({ Key($0.keyCode) }) else { continue }
      if driver.handle(.key(key, focus: focus), at: press.timestamp) { return true }
    }
    return false
  }

  /// Takes a sample in, and wakes the haptics for what may follow.
  package func pass(_ pointer: Pointer, at time: TimeInterval) -> Bool {
    let isClaimed = driver.handle(.pointer(pointer), at: time)
    if pointer.phase == .down, isClaimed { haptics.prepare() }
    return isClaimed
  }
}
#endif
