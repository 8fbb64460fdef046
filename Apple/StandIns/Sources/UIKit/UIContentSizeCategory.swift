import Foundation

// Page: https://developer.apple.com/documentation/uikit/uicontentsizecategory; iOS 7
public struct UIContentSizeCategory: Hashable, Sendable {
  public let rawValue: String
  public init(rawValue: String) { self.rawValue = rawValue }
  public static let large = UIContentSizeCategory(rawValue: "UICTContentSizeCategoryL")
  public static let accessibilityExtraLarge = UIContentSizeCategory(
    rawValue: "UICTContentSizeCategoryAccessibilityXL")

  /// The categories in ascending order, with the size of body text in points, from Apple's Human Interface Guidelines.
  public static let standInSizes: [(name: String, body: CGFloat)] = [
    ("XS", 14), ("S", 15), ("M", 16), ("L", 17), ("XL", 19), ("XXL", 21), ("XXXL", 23),
    ("AccessibilityM", 28), ("AccessibilityL", 33), ("AccessibilityXL", 40), ("AccessibilityXXL", 47),
    ("AccessibilityXXXL", 53),
  ]
  /// The scale of text relative to the default category; nil for the default and for an unlisted category.
  var standInScale: CGFloat? {
    guard self != .large else { return nil }
    let sizes = UIContentSizeCategory.standInSizes
    return sizes.first { rawValue == "UICTContentSizeCategory" + $0.name }.map { $0.body / 17 }
  }
}
