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
  /// The default and the maximum size of a font that follows the person's text size; nil for other fonts.
  let standInScaling: (size: CGFloat, maximum: CGFloat)?
  init(size: CGFloat, scaling: (size: CGFloat, maximum: CGFloat)? = nil) {
    (standInSize, standInScaling) = (size, scaling)
  }
  /// The font for a text size. A font that does not follow the person's text size is returned unchanged.
  func standInFont(for traits: UITraitCollection?) -> UIFont {
    guard let (size, maximum) = standInScaling else { return self }
    return UIFont(size: min(maximum, size * UIFontMetrics.standInScale(for: traits)), scaling: standInScaling)
  }
  open var pointSize: CGFloat { standInSize }
  open class func systemFont(ofSize fontSize: CGFloat, weight: UIFont.Weight) -> UIFont {
    UIFont(size: fontSize)
  }
  /// The sizes of the default text size, "Large", in Apple's Human Interface Guidelines, times the person's scale.
  open class func preferredFont(forTextStyle style: UIFont.TextStyle) -> UIFont {
    preferredFont(forTextStyle: style, compatibleWith: nil)
  }
  // Page: https://developer.apple.com/documentation/uikit/uifont/preferredfont(fortextstyle:compatiblewith:); iOS 10
  open class func preferredFont(
    forTextStyle style: UIFont.TextStyle, compatibleWith traitCollection: UITraitCollection?
  ) -> UIFont {
    let sizes: [UIFont.TextStyle: CGFloat] = [.body: 17, .subheadline: 15, .footnote: 13, .caption1: 12]
    let size = sizes[style] ?? 17
    return UIFont(size: size, scaling: (size, .infinity)).standInFont(for: traitCollection)
  }
  open func withSize(_ fontSize: CGFloat) -> UIFont { UIFont(size: fontSize) }
  open class func monospacedDigitSystemFont(ofSize fontSize: CGFloat, weight: UIFont.Weight) -> UIFont {
    UIFont(size: fontSize)
  }
}

// Page: https://developer.apple.com/documentation/uikit/uifontmetrics; iOS 11
open class UIFontMetrics: NSObject, @unchecked Sendable {
  /// The scale of the person's text size.
  nonisolated(unsafe) public static var standInScale: CGFloat = 1
  /// The scale for the text size of the traits, by default those of the screen. The default category has the person's
  /// scale.
  static func standInScale(for traits: UITraitCollection?) -> CGFloat {
    (traits ?? .standInRoot).preferredContentSizeCategory.standInScale ?? standInScale
  }
  public init(forTextStyle textStyle: UIFont.TextStyle) {}
  open func scaledFont(for font: UIFont) -> UIFont { scaledFont(for: font, compatibleWith: nil) }
  open func scaledFont(for font: UIFont, compatibleWith traitCollection: UITraitCollection?) -> UIFont {
    scaledFont(for: font, maximumPointSize: .infinity, compatibleWith: traitCollection)
  }
  open func scaledFont(for font: UIFont, maximumPointSize: CGFloat) -> UIFont {
    scaledFont(for: font, maximumPointSize: maximumPointSize, compatibleWith: nil)
  }
  open func scaledFont(
    for font: UIFont, maximumPointSize: CGFloat, compatibleWith traitCollection: UITraitCollection?
  ) -> UIFont {
    precondition(font.standInScaling == nil, "a font that has already been scaled")
    return UIFont(size: font.pointSize, scaling: (font.pointSize, maximumPointSize))
      .standInFont(for: traitCollection)
  }
  open func scaledValue(for value: CGFloat) -> CGFloat { scaledValue(for: value, compatibleWith: nil) }
  open func scaledValue(for value: CGFloat, compatibleWith traitCollection: UITraitCollection?) -> CGFloat {
    // Rounded to the pixels of a screen with three for each point.
    (value * UIFontMetrics.standInScale(for: traitCollection) * 3).rounded() / 3
  }
}
