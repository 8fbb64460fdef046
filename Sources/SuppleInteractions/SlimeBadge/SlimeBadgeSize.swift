import SuppleMotion
import SuppleScene

extension SlimeBadgeStyle {
  /// The size at which a badge with this count comes to rest, for hosts that give it room in a layout; nil is a plain
  /// dot. Zero for 0 and for what no badge can show.
  ///
  /// ```swift
  /// SlimeBadgeStyle.modern.size(count: 120)    // three characters: "99+"
  /// ```
  public func size(count: Int32?) -> Size {
    guard let content = BadgeContent(count: count), content != .hidden else { return .zero }
    let characters = Double(max(0, content.characters - 1))
    return Size(width: 2 * badgeRadius + characters * characterWidth, height: 2 * badgeRadius)
  }

  /// What a badge with this count says: nothing for a dot and for 0, "99+" above 99.
  public static func text(count: Int32?) -> String {
    guard let count, count > 0 else { return "" }
    return count > 99 ? "99+" : String(count)
  }

  /// The style for larger or smaller text: the badge, its anchor, what is hit and how far it is pulled, times a factor.
  /// A factor that is not a positive number counts as 1.
  public func scaled(by factor: Double) -> SlimeBadgeStyle {
    guard factor.isFinite, factor > 0 else { return self }
    var style = self
    style.badgeRadius *= factor
    style.characterWidth *= factor
    style.anchorRadius *= factor
    style.breakDistance *= factor
    return style
  }
}
