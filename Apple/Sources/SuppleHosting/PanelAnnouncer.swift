#if canImport(UIKit)
package import Foundation
import UIKit

/// Announces the place or the size of a conversation that keys or VoiceOver have changed: once, half a second after the last
/// change.
@MainActor package final class PanelAnnouncer {
  /// Ends the wait; tests replace it.
  package var alarm: any Alarm = SleepingAlarm()
  private static let delay = 0.5

  package init() {}

  /// Announces `text` later, in place of a waiting text; `now` is the host's time, in seconds.
  package func say(_ text: String, at now: TimeInterval) {
    alarm.set(for: now + Self.delay) { UIAccessibility.post(notification: .announcement, argument: text) }
  }

  /// Ends the wait.
  package func cancel() { alarm.cancel() }
}

extension SuppleLabels {
  /// The docking of a conversation, and the place of its middle in a room.
  package func panelMoved(_ docking: ChatHeadsDocking, _ frame: CGRect, in room: CGSize) -> String {
    func percent(_ place: CGFloat, of whole: CGFloat) -> Int {
      whole > 0 ? Int((100 * place / whole).rounded()) : 0
    }
    return panelMoved(docking, percent(frame.midX, of: room.width), percent(frame.midY, of: room.height))
  }

  /// The size of a conversation.
  package func panelResized(_ size: CGSize) -> String {
    panelResized(Int(size.width.rounded()), Int(size.height.rounded()))
  }
}
#endif
