#if canImport(UIKit)
import SuppleHosting
import SuppleInteractions
import SuppleLayers
import SuppleScene
import UIKit

/// The view of the heads, as large as its window. Only heads, messages and conversations take touches.
final class ChatHeadsView: UIView {
  weak var controller: ChatHeadsController?

  /// The heads take touches on their layers; a conversation, and an enabled control in a head, keeps its own.
  override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
    guard !isHidden, isUserInteractionEnabled, let controller,
      let layer = controller.pointer.layer(at: point, for: event)
    else { return nil }
    let view = controller.slots.view(layer.id.role, layer.id.item)
    if let bar = view as? PanelBarView {
      return bar.touched(at: bar.convert(point, from: self), with: event) ?? self
    }
    guard [.conversation, .head].contains(layer.id.role), let slot = view as? SlotView else { return self }
    return slot.touched(at: slot.convert(point, from: self), with: event) ?? self
  }

  override func point(inside point: CGPoint, with event: UIEvent?) -> Bool {
    controller?.pointer.layer(at: point, for: event) != nil
  }

  override func willMove(toWindow newWindow: UIWindow?) {
    super.willMove(toWindow: newWindow)
    if window != nil { controller?.leaveWindow() }
  }

  override func didMoveToWindow() {
    super.didMoveToWindow()
    setNeedsLayout()
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    if window != nil { controller?.enterRoom() }
  }

  override func safeAreaInsetsDidChange() {
    super.safeAreaInsetsDidChange()
    if window != nil { controller?.enterRoom() }
  }

  override func accessibilityPerformEscape() -> Bool { controller?.escape() ?? false }
}
#endif
