#if canImport(UIKit)
package import SuppleInteractions
package import UIKit

/// The host of a flipping notch, for its slots and its panel.
@MainActor package protocol NotchHost: InteractionHost where Engine == FlippingNotch {
  /// The view of the layers.
  var plane: Plane { get }
  /// The list.
  var scrollView: UIScrollView? { get }
  /// The scroll position of the list, its gestures and its measures.
  var list: NotchScroll { get }
  /// The screen's cut-out.
  var cutout: NotchCutout { get }
  /// The texts that VoiceOver reads.
  var labels: SuppleLabels { get }
  /// Makes the view of the new row at an index from the top.
  var rowView: ((Int) -> UIView?)? { get }
  /// The refreshes of the list.
  var cycle: RefreshCycle { get }
  /// The size of a row; nil for the size of the list's first row.
  var rowSize: CGSize? { get }
  /// The frames of the new rows, from the top.
  var rowFrames: ((Int) -> [CGRect])? { get }
  /// The panel of the list.
  var panel: NotchPanel { get }
  /// The blank row of the list.
  var blankRow: NotchBlankRow { get }
  /// The style of the notch.
  var style: FlippingNotchStyle { get set }
  /// Whether the list can be pulled.
  var isEnabled: Bool { get }
  /// Begins a refresh without a pull.
  func beginRefreshing(completion: ((Bool) -> Void)?)
}

extension NotchHost {
  /// Adds accessibility actions to the list, because VoiceOver cannot pull.
  package func describe() {
    guard let scrollView else { return }
    removeActions(from: scrollView)
    var actions = [
      style.content == .blankRow
        ? action(labels.blankRow) { $0.blankRow.add() }
        : action(labels.refresh) { $0.beginRefreshing(completion: nil) }
    ]
    if panel.makeView != nil { actions.append(action(labels.showPanel) { $0.panel.show() }) }
    scrollView.accessibilityCustomActions = (scrollView.accessibilityCustomActions ?? []) + actions
  }

  private func action(_ name: String, _ body: @escaping (Self) -> Void) -> UIAccessibilityCustomAction {
    NotchAction(name: name) { [weak self] _ in
      guard let self, isVisible, isEnabled, !cycle.isInProgress else { return false }
      body(self)
      return true
    }
  }

  /// Removes the actions from a list; the app's own remain.
  package func removeActions(from scrollView: UIScrollView) {
    scrollView.accessibilityCustomActions?.removeAll { $0 is NotchAction }
  }
}

/// An accessibility action of the control, with its own type to distinguish it from the app's actions.
private final class NotchAction: UIAccessibilityCustomAction {}
#endif
