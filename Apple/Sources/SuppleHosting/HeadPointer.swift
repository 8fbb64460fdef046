#if canImport(UIKit)
package import SuppleInteractions
import SuppleLayers
package import SuppleScene
package import UIKit

/// Lifts the head below a pointer, brings out a tucked stack, and distinguishes a mouse's press from a finger's.
@MainActor package final class HeadPointer: NSObject, UIPointerInteractionDelegate {
  private let driver: InteractionDriver<ChatHeads>
  private let view: (Int32) -> UIView?
  /// The last known location of a mouse's pointer, in the heads' view.
  private var location: CGPoint?

  /// Makes the delegate of an interaction; `view` returns the slot of a head.
  package init(_ driver: InteractionDriver<ChatHeads>, view: @escaping (Int32) -> UIView?) {
    (self.driver, self.view) = (driver, view)
  }

  package func pointerInteraction(
    _ interaction: UIPointerInteraction, regionFor request: UIPointerRegionRequest,
    defaultRegion: UIPointerRegion
  ) -> UIPointerRegion? {
    location = request.location
    guard let layer = driver.frame.hitTest(Point(request.location)), layer.id.role == .head else {
      return nil
    }
    // A pointer over a tucked stack brings it out. No callback reports when the pointer leaves.
    if driver.engine.style.idleDelay > 0 { driver.perform(.setAttention(isPresent: false)) }
    let size = Size(width: layer.size.width * layer.scale, height: layer.size.height * layer.scale)
    return UIPointerRegion(rect: CGRect(Rect(center: layer.center, size: size)), identifier: layer.id.item)
  }

  /// The layer that a press hits. Outside of a conversation's edges a mouse needs less room than a finger.
  package func layer(at point: CGPoint, for event: UIEvent?) -> Layer? {
    guard let layer = driver.frame.hitTest(Point(point)) else { return nil }
    guard layer.id.role == .panelHandle, isMouse(at: point, event), let panel = driver.engine.panelFrame
    else { return layer }
    let outset = -CGFloat(ChatHeadsStyle.mouseEdges.outset)
    return CGRect(panel).insetBy(dx: outset, dy: outset).contains(point) ? layer : nil
  }

  /// Whether a press is a mouse's. An event may have no buttons yet while its view is searched; then the pointer's location
  /// is compared.
  private func isMouse(at point: CGPoint, _ event: UIEvent?) -> Bool {
    if event?.buttonMask.isEmpty == false { return true }
    return location.map { abs($0.x - point.x) <= 1 && abs($0.y - point.y) <= 1 } ?? false
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
