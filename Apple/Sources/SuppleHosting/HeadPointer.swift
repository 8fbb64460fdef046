#if canImport(UIKit)
package import SuppleInteractions
import SuppleLayers
import SuppleScene
package import UIKit

/// Lifts the head below a pointer, and brings out a tucked stack.
@MainActor package final class HeadPointer: NSObject, UIPointerInteractionDelegate {
  private let driver: InteractionDriver<ChatHeads>
  private let view: (Int32) -> UIView?

  /// Makes the delegate of an interaction; `view` returns the slot of a head.
  package init(_ driver: InteractionDriver<ChatHeads>, view: @escaping (Int32) -> UIView?) {
    (self.driver, self.view) = (driver, view)
  }

  package func pointerInteraction(
    _ interaction: UIPointerInteraction, regionFor request: UIPointerRegionRequest,
    defaultRegion: UIPointerRegion
  ) -> UIPointerRegion? {
    guard let layer = driver.frame.hitTest(Point(request.location)), layer.id.role == .head else {
      return nil
    }
    // A pointer over a tucked stack brings it out. No callback reports when the pointer leaves.
    if driver.engine.style.idleDelay > 0 { driver.perform(.setAttention(isPresent: false)) }
    let size = Size(width: layer.size.width * layer.scale, height: layer.size.height * layer.scale)
    return UIPointerRegion(rect: CGRect(Rect(center: layer.center, size: size)), identifier: layer.id.item)
  }

  package func pointerInteraction(
    _ interaction: UIPointerInteraction, styleFor region: UIPointerRegion
  ) -> UIPointerStyle? {
    // A preview of a view without a window has no target: UIKit raises an exception.
    guard let number = region.identifier?.base as? Int32, let view = view(number), view.window != nil
    else { return nil }
    let radius = (view as? SlotView).map { $0.content.layer.cornerRadius + $0.content.frame.minX } ?? 0
    let shape = UIPointerShape.roundedRect(region.rect, radius: radius)
    return UIPointerStyle(effect: .lift(UITargetedPreview(view: view)), shape: shape)
  }
}
#endif
