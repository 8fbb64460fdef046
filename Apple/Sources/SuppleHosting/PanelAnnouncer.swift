#if canImport(UIKit)
package import Foundation
import UIKit

/// Announces the place of a conversation that keys or VoiceOver have moved: once, half a second after the last move.
@MainActor package final class PanelAnnouncer {
  /// Ends the wait; tests replace it.
  package var alarm: any Alarm = SleepingAlarm()
  private static let delay = 0.5
  private var isByKey = false

  package init() {}

  /// Notes that a key or an action of VoiceOver is about to move the conversation.
  package func noteKey() { isByKey = true }

  /// Announces `text` later, if a key has caused the move; `now` is the host's time, in seconds.
  package func moved(at now: TimeInterval, _ text: String) {
    guard isByKey else { return }
    isByKey = false
    alarm.set(for: now + Self.delay) { UIAccessibility.post(notification: .announcement, argument: text) }
  }

  /// Ends the wait.
  package func cancel() {
    isByKey = false
    alarm.cancel()
  }
}
#endif
