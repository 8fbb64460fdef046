#if canImport(UIKit)
package import SuppleInteractions
import SuppleLayers
package import SuppleScene
package import UIKit

extension ChatHeadsStyle {
  /// The greatest width of a head that grows with the person's text size, in points.
  private static let largestHead = 76.0
  /// The distances outside and inside of a conversation's edges at which a mouse resizes it, in points.
  fileprivate static let mouseEdges = (outset: 8.0, inset: 4.0)

  /// The style for the engine of a host in a view. A tap is left to the host, because the app may reject it.
  @MainActor package func hosted(in view: UIView?) -> ChatHeadsStyle {
    var style = self
    style.tapOpens = .off
    #if targetEnvironment(macCatalyst)
    // A Mac has no touch screen.
    if panelHandleOutset == ChatHeadsStyle.modern.panelHandleOutset, panelHandleInset == 0 {
      (style.panelHandleOutset, style.panelHandleInset) = Self.mouseEdges
    }
    #endif
    style.grow(
      by: Double(
        UIFontMetrics(forTextStyle: .body).scaledValue(for: 1, compatibleWith: view?.traitCollection)))
    return style
  }

  /// Enlarges heads and badges with the text: heads of a preset's size up to 76 points, and badges up to half of a head. A size
  /// that the app has set stays.
  private mutating func grow(by scale: Double) {
    guard scale > 1 else { return }
    if headSize == ChatHeadsStyle.modern.headSize {
      headSize = max(headSize, min(Self.largestHead, headSize * scale))
    }
    if badge.badgeRadius == ChatHeadsStyle.modern.badge.badgeRadius {
      badge = badge.scaled(by: max(1, min(scale, headSize / 4 / badge.badgeRadius)))
    }
  }
}

extension InteractionDriver<ChatHeads> {
  /// The layer that a press hits. Outside of a conversation's edges a mouse needs less room than a finger.
  package func layer(at point: CGPoint, for event: UIEvent?) -> Layer? {
    guard let layer = frame.hitTest(Point(point)) else { return nil }
    guard layer.id.role == .panelHandle, event?.buttonMask.isEmpty == false, let panel = engine.panelFrame
    else { return layer }
    let outset = -CGFloat(ChatHeadsStyle.mouseEdges.outset)
    return CGRect(panel).insetBy(dx: outset, dy: outset).contains(point) ? layer : nil
  }
}
#endif
