#if canImport(UIKit)
import SuppleHosting
package import SuppleInteractions
import UIKit

// Forwards the engine's events to the app.
extension FlippingNotchControl {
  package func hear(_ event: FlippingNotch.Event) {
    haptics.feel(event.impact)
    switch event {
    case .began, .settled, .panelArmed, .panelDisarmed, .panelOpened, .panelClosed, .rowAdded, .rowKept,
      .rowDropped:
      break
    case .armed: streams.send(.armed)
    case .disarmed: streams.send(.disarmed)
    case .beganRefreshing:
      // The card of an earlier refresh that is still in progress has returned.
      guard !isRefreshing else { break }
      say(labels.loading)
      cycle.begin()
      sendActions(for: .valueChanged)
      streams.send(.beganRefreshing)
    case .inserted(let items): landed(Int(items))
    case .failed(let text):
      guard let said = cycle.failed(text) else { break }
      say(said)
      streams.send(.failed(said))
    case .cancelled:
      if cycle.isAnsweredByApp, cycle.arriving == 0 { say(labels.nothingNew) }
      // Rows that were arriving when the refresh was cancelled are in the app's model already.
      cycle.end()
      streams.send(.cancelled)
    }
  }

  func insert(_ count: Int) {
    insertRows?(count)
    streams.send(.inserted(count))
  }

  private func landed(_ items: Int) {
    let count = cycle.land(items)
    UIView.performWithoutAnimation { insert(count) }
    say(labels.inserted(count))
  }

  private func say(_ text: String) {
    UIAccessibility.post(notification: .announcement, argument: text)
  }

  /// Adds an accessibility action to the list, because VoiceOver cannot pull.
  func describe() {
    guard let scrollView else { return }
    removeAction(from: scrollView)
    let action = RefreshAction(name: labels.refresh) { [weak self] _ in
      guard let self, isVisible, isEnabled, !isRefreshing else { return false }
      beginRefreshing()
      return true
    }
    scrollView.accessibilityCustomActions = (scrollView.accessibilityCustomActions ?? []) + [action]
  }

  /// Removes the action from a list; the app's own remain.
  func removeAction(from scrollView: UIScrollView) {
    scrollView.accessibilityCustomActions?.removeAll { $0 is RefreshAction }
  }
}

/// The accessibility action that refreshes, with a type of its own to distinguish it from the app's.
private final class RefreshAction: UIAccessibilityCustomAction {}

// For tests.
extension FlippingNotchControl {
  /// The text of the card.
  package var shownCardText: String { slots.card?.turning.text ?? "" }
}
#endif
