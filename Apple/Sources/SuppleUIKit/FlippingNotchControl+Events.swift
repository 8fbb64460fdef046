#if canImport(UIKit)
import SuppleHosting
package import SuppleInteractions
import UIKit

// What the engine tells, passed on to the app.
extension FlippingNotchControl {
  package func hear(_ event: FlippingNotch.Event) {
    haptics.feel(event.impact)
    switch event {
    case .began, .settled: break
    case .armed: streams.send(.armed)
    case .disarmed: streams.send(.disarmed)
    case .beganRefreshing:
      // The card of a refresh that was in progress before is back.
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
      // Rows that were coming in when the refresh was called off are in the app's model all the same.
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

  /// Gives VoiceOver, which cannot pull, an action on the list.
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

  /// Takes the action off a list; the app's own stay.
  func removeAction(from scrollView: UIScrollView) {
    scrollView.accessibilityCustomActions?.removeAll { $0 is RefreshAction }
  }
}

/// The action that refreshes: one of its own kind, so that it can be found among the app's.
private final class RefreshAction: UIAccessibilityCustomAction {}

// For tests.
extension FlippingNotchControl {
  /// What is written on the card.
  package var shownCardText: String { slots.card?.turning.text ?? "" }
}
#endif
