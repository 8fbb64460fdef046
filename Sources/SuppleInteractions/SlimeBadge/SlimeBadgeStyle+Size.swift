import SuppleMotion
import SuppleScene

extension SlimeBadgeStyle {
  /// The size at rest of a badge with this count, for layouts; nil is a plain dot. Zero for 0 and for a negative count.
  ///
  /// ```swift
  /// SlimeBadgeStyle.modern.size(count: 120)    // three characters: "99+"
  /// ```
  public func size(count: Int32?) -> Size {
    guard let content = BadgeContent(count: count), content != .hidden else { return .zero }
    return size(of: content)
  }

  /// The size at rest of a badge with a text of this width, in points.
  public func size(textWidth: Double) -> Size {
    size(of: .text(0, width: textWidth.isFinite ? min(SlimeBadgeStyle.maximumTextWidth, textWidth) : 0))
  }

  private func size(of content: BadgeContent) -> Size {
    Size(width: 2 * badgeRadius + spine(of: content), height: 2 * badgeRadius)
  }

  /// The text of a badge with this count: empty for a dot and for 0, "99+" above a `maximumCount` of 99.
  public func text(count: Int32?) -> String {
    guard let count, count > 0 else { return "" }
    return switch label(of: .number(count)) {
    case .moreThan(let maximum): "\(maximum)+"
    default: String(count)
    }
  }

  /// The style for larger or smaller text: badge, anchor, zone and distances, times a factor. A factor that is not a
  /// positive number counts as 1.
  public func scaled(by factor: Double) -> SlimeBadgeStyle {
    guard factor.isFinite, factor > 0 else { return self }
    var style = self
    style.badgeRadius *= factor
    style.characterWidth *= factor
    style.anchorRadius *= factor
    style.breakDistance *= factor
    style.anchorZone *= factor
    return style
  }
}
