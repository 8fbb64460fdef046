#if canImport(UIKit)
package import SuppleInteractions
package import UIKit

extension ChatHeadsStyle {
  /// The maximum width of a head that grows with the person's text size, in points.
  private static let largestHead = 76.0
  /// The distances outside and inside of a conversation's edges at which a mouse resizes it, in points.
  static let mouseEdges = (outset: 8.0, inset: 4.0)

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
    style.grow(by: UIFontMetrics(forTextStyle: .body).scale(for: view?.traitCollection))
    return style
  }

  /// Enlarges everything with text, as on a page: heads of a preset's size up to 76 points, badges up to half of a head,
  /// bars and messages. A size that the app has set stays.
  private mutating func grow(by scale: Double) {
    guard scale > 1 else { return }
    enlarge(\.headSize) { max($0, min(Self.largestHead, $0 * scale)) }
    enlarge(\.panelBarHeight) { $0 * scale }
    enlarge(\.flyoutWidth) { $0 * scale }
    enlarge(\.flyoutHeight) { $0 * scale }
    if badge.badgeRadius == ChatHeadsStyle.modern.badge.badgeRadius {
      badge = badge.scaled(by: max(1, min(scale, headSize / 4 / badge.badgeRadius)))
    }
  }

  /// Enlarges a size, unless the app has set another than a preset's.
  private mutating func enlarge(
    _ size: WritableKeyPath<ChatHeadsStyle, Double>, _ body: (Double) -> Double
  ) {
    let value = self[keyPath: size]
    if [ChatHeadsStyle.modern, .classic].contains(where: { $0[keyPath: size] == value }) {
      self[keyPath: size] = body(value)
    }
  }
}
#endif
