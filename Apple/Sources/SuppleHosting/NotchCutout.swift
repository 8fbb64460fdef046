package import QuartzCore
package import SuppleInteractions

/// The cut-out of the screen's upper edge, out of which the card drops.
///
/// ```swift
/// notch.cutout = .automatic
/// notch.cutout = .custom(width: 160, depth: 33, cornerRadius: 20, inset: 0)
/// ```
public enum NotchCutout: Sendable, Hashable {
  /// Derived from the window's safe area, on an upright phone whose window fills the screen; none elsewhere.
  /// Example: `notch.cutout = .automatic`
  case automatic
  /// The notch of the first phones with one: 209 by 30 points. Example: `notch.cutout = .notch`
  case notch
  /// The island: 126 by 37 points, 11 below the edge. Example: `notch.cutout = .island`
  case island
  /// None: the card comes from behind the bar, or the upper edge. Example: `notch.cutout = .none`
  case none
  /// Another cut-out, in points: width, depth, corner radius and distance from the edge.
  /// Example: `notch.cutout = .custom(width: 162, depth: 33, cornerRadius: 20, inset: 0)`
  case custom(width: Double, depth: Double, cornerRadius: Double, inset: Double)

  /// The cut-out of a window with this safe area at its top; nil for none. Sizes and insets are in points.
  package func resolved(window: CGSize, screen: CGSize, topInset: CGFloat) -> Cutout? {
    switch self {
    case .automatic where window == screen: NotchCutout.table(window, topInset)
    case .automatic, .none: nil
    case .notch: Cutout(width: 209, depth: 30, cornerRadius: 20, inset: 0)
    case .island: .island
    case .custom(let width, let depth, let cornerRadius, let inset):
      Cutout(width: width, depth: depth, cornerRadius: cornerRadius, inset: inset)
    }
  }

  /// The cut-outs of phones, by the height of the safe area at the top of an upright window, in points. No public API
  /// gives the shape. Heights come from published screen sizes, widths from memory (22 November 2026). None was measured
  /// on a device or in a simulator.
  private static func table(_ size: CGSize, _ topInset: CGFloat) -> Cutout? {
    guard size.height > size.width, min(size.width, size.height) < 500 else { return nil }
    switch topInset {
    case 44..<46, 48..<49: return Cutout(width: 209, depth: 30, cornerRadius: 20, inset: 0)
    case 46..<48, 49..<51: return Cutout(width: 162, depth: 33, cornerRadius: 20, inset: 0)
    case 59..<61: return .island
    case 61...: return Cutout(width: 126, depth: 37, cornerRadius: 18.5, inset: 14)
    default: return nil
    }
  }
}
