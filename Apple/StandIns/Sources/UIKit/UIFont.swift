import Foundation

// Page: https://developer.apple.com/documentation/uikit/uifont; iOS 2
open class UIFont: NSObject, @unchecked Sendable {
  public struct Weight: Hashable, Sendable {
    public let rawValue: CGFloat
    public init(rawValue: CGFloat) { self.rawValue = rawValue }
    public static let regular = Weight(rawValue: 0)
    public static let medium = Weight(rawValue: 0.23)
    public static let semibold = Weight(rawValue: 0.3)
  }
  public struct TextStyle: Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    public static let footnote = TextStyle(rawValue: "UICTFontTextStyleFootnote")
    public static let body = TextStyle(rawValue: "UICTFontTextStyleBody")
    public static let subheadline = TextStyle(rawValue: "UICTFontTextStyleSubhead")
    public static let caption1 = TextStyle(rawValue: "UICTFontTextStyleCaption1")
  }
  public let standInSize: CGFloat
  init(size: CGFloat) { standInSize = size }
  open var pointSize: CGFloat { standInSize }
  open class func systemFont(ofSize fontSize: CGFloat, weight: UIFont.Weight) -> UIFont {
    UIFont(size: fontSize)
  }
  /// The sizes of the default text size, "Large", in Apple's Human Interface Guidelines, times the person's scale.
  open class func preferredFont(forTextStyle style: UIFont.TextStyle) -> UIFont {
    let sizes: [UIFont.TextStyle: CGFloat] = [.body: 17, .subheadline: 15, .footnote: 13, .caption1: 12]
    return UIFont(size: (sizes[style] ?? 17) * UIFontMetrics.standInScale)
  }
  // Page: https://developer.apple.com/documentation/uikit/uifont/preferredfont(fortextstyle:compatiblewith:); iOS 10
  open class func preferredFont(
    forTextStyle style: UIFont.TextStyle, compatibleWith traitCollection: UITraitCollection?
  ) -> UIFont { preferredFont(forTextStyle: style) }
  open func withSize(_ fontSize: CGFloat) -> UIFont { UIFont(size: fontSize) }
  open class func monospacedDigitSystemFont(ofSize fontSize: CGFloat, weight: UIFont.Weight) -> UIFont {
    UIFont(size: fontSize)
  }
}

// Page: https://developer.apple.com/documentation/uikit/uifontmetrics; iOS 11
open class UIFontMetrics: NSObject, @unchecked Sendable {
  nonisolated(unsafe) public static var standInScale: CGFloat = 1
  public init(forTextStyle textStyle: UIFont.TextStyle) {}
  open func scaledFont(for font: UIFont) -> UIFont { UIFont(size: font.pointSize * Self.standInScale) }
  open func scaledFont(for font: UIFont, maximumPointSize: CGFloat) -> UIFont {
    UIFont(size: min(maximumPointSize, font.pointSize * Self.standInScale))
  }
  open func scaledValue(for value: CGFloat) -> CGFloat { value * Self.standInScale }
  open func scaledValue(for value: CGFloat, compatibleWith traitCollection: UITraitCollection?) -> CGFloat {
    value * Self.standInScale
  }
}
