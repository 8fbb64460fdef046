#if canImport(UIKit)
import SuppleInteractions
package import SuppleScene
package import UIKit

/// The corner of a conversation beside its head that keys move, and the conversation's size at rest.
package struct PanelCorner: Equatable {
  /// Whether the corner is on the left, and at the top.
  let (isLeft, isTop): (Bool, Bool)
  let size: CGSize

  /// The corner of a layer of edges or corners, whose index is the sum of 1 for left, 2 right, 4 top and 8 bottom; nil for the
  /// layers that keys do not move.
  package init?(_ layer: Layer, size: CGSize) {
    guard layer.id.role == .panelHandle, layer.traits.contains(.selected) else { return nil }
    (isLeft, isTop, self.size) = (layer.id.index & 1 != 0, layer.id.index & 4 != 0, size)
  }
}

/// The mark at a corner of a conversation, by which keys, VoiceOver and Switch Control resize it. Fingers resize at all edges
/// and pass through it.
package final class PanelResizerView: PanelKeyView {
  private(set) var corner: PanelCorner?
  private static let side: CGFloat = 32

  override init(frame: CGRect) {
    super.init(frame: frame)
    isHidden = true
  }

  package required init?(coder: NSCoder) { nil }

  /// Shows the mark at a corner, or hides it; returns whether anything has changed.
  package func show(_ corner: PanelCorner?) -> Bool {
    guard self.corner != corner else { return false }
    self.corner = corner
    isHidden = corner == nil
    superview?.setNeedsLayout()
    return true
  }

  /// Sets the name, the value and the actions.
  package func name(_ labels: SuppleLabels) {
    guard let corner else { return }
    accessibilityValue = labels.panelResized(corner.size)
    name(
      labels.resizePanel,
      keys: [
        PanelKey(labels.resizePanelWider, corner.isLeft ? .arrowLeft : .arrowRight),
        PanelKey(labels.resizePanelNarrower, corner.isLeft ? .arrowRight : .arrowLeft),
        PanelKey(labels.resizePanelTaller, corner.isTop ? .arrowUp : .arrowDown),
        PanelKey(labels.resizePanelShorter, corner.isTop ? .arrowDown : .arrowUp),
        PanelKey(labels.resizePanelLeast, .home), PanelKey(labels.resizePanelGreatest, .end),
        PanelKey(labels.resizePanelDefault, .enter),
      ])
  }

  /// Draws the mark on a background.
  func paint(on ground: UIColor?) {
    guard let corner else { return }
    let ink = UIColor((ground ?? .systemBackground).engineColor(for: traitCollection).ink)
    icon.show(.corner(isLeft: corner.isLeft, isTop: corner.isTop), in: ink.withAlphaComponent(0.45).cgColor)
  }

  /// Places the view in its corner of a card.
  func fillCorner(of box: CGRect) {
    guard let corner else { return }
    func place(_ side: CGFloat, in box: CGRect) -> CGRect {
      CGRect(
        x: corner.isLeft ? box.minX : box.maxX - side, y: corner.isTop ? box.minY : box.maxY - side,
        width: side, height: side)
    }
    frame = place(Self.side, in: box)
    icon.frame = place(PanelIconView.side, in: bounds)
  }

  package override func layoutSubviews() {}

  package override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? { nil }
}
#endif
