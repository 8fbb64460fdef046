#if canImport(UIKit)
import SuppleHosting
package import SuppleInteractions
import UIKit

// What the engine tells, passed on to the app.
extension FlippingNotchControl {
  package func hear(_ event: FlippingNotch.Event) {
    haptics.feel(event.impact)
    switch event {
    case .armed, .disarmed: break
    case .beganRefreshing:
      say(labels.loading)
      cycle.begin()
      sendActions(for: .valueChanged)
    case .inserted(let items): landed(Int(items))
    case .failed(let text):
      if let said = cycle.failed(text) { say(said) }
    case .cancelled:
      if cycle.isAnsweredByApp, cycle.arriving == 0 { say(labels.nothingNew) }
      // Rows that were coming in when the refresh was called off are in the app's model all the same.
      cycle.end()
    }
  }

  private func landed(_ items: Int) {
    let count = cycle.land(items)
    UIView.performWithoutAnimation { insertRows?(count) }
    say(labels.inserted(count))
  }

  private func say(_ text: String) {
    UIAccessibility.post(notification: .announcement, argument: text)
  }

  /// Gives VoiceOver, which cannot pull, an action on the list.
  func describe() {
    guard let scrollView else { return }
    let others = (scrollView.accessibilityCustomActions ?? []).filter { !($0 is RefreshAction) }
    let action = RefreshAction(name: labels.refresh) { [weak self] _ in
      guard let self, isVisible, isEnabled, !isRefreshing else { return false }
      beginRefreshing()
      return true
    }
    scrollView.accessibilityCustomActions = others + [action]
  }
}

/// The action that refreshes: one of its own kind, so that it can be found among the app's.
private final class RefreshAction: UIAccessibilityCustomAction {}

// For tests.
extension FlippingNotchControl {
  /// What is written on the card.
  package var shownCardText: String { slots.card?.text ?? "" }
}
#endif
