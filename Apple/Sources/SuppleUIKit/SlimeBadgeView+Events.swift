#if canImport(UIKit)
import SuppleHosting
package import SuppleInteractions
import UIKit

// Forwards the engine's events to the app.
extension SlimeBadgeView {
  package func receive(_ event: SlimeBadge.Event) {
    if !parts.place.isPending { haptics.feel(event.impact) }
    switch event {
    case .began, .settled, .cascaded: break
    case .pressed:
      parts.place.settle()
      sendActions(for: .touchDown)
      streams.send(.pressed)
    case .snapped: streams.send(.snapped)
    case .zoneEntered: streams.send(.zoneEntered)
    case .zoneLeft: streams.send(.zoneLeft)
    case .restored: streams.send(.restored)
    case .cleared: askWhetherToClear()
    }
  }

  private func askWhetherToClear() {
    // VoiceOver, keys and commands ask the current closure; a drag asks the closure of its beginning.
    let (ask, isForAnother) = model.drag.map { ($0.shouldClear, $0.item != item) } ?? (shouldClear, false)
    guard ask?(self) ?? true else {
      driver.perform(.cancelDismissal)
      return parts.place.settle()
    }
    // The cell shows another row already, which keeps its count.
    if !isForAnother { becomeEmpty() }
  }

  /// Stores that the badge is empty, and notifies the app.
  private func becomeEmpty() {
    model.count = 0
    model.text = nil
    countChanged()
    sendActions(for: [.primaryActionTriggered, .valueChanged])
    streams.send(.cleared)
    parts.place.cleared(self)
  }

  func endDrag() {
    guard let drag = model.drag else { return }
    model.drag = nil
    if drag.item != item { begin() }
  }

  /// Clears an invisible badge immediately.
  package func clearUnseen() {
    guard showsAnything, shouldClear?(self) ?? true else { return }
    becomeEmpty()
    begin()
  }
}
#endif
