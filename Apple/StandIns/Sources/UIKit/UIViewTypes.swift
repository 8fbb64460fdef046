import Foundation

// Page: https://developer.apple.com/documentation/uikit/uiview/tintadjustmentmode-swift.enum; iOS 7
extension UIView {
  public enum TintAdjustmentMode: Int, Sendable { case automatic, normal, dimmed }
}

// Page: https://developer.apple.com/documentation/uikit/uiedgeinsets; iOS 2
public struct UIEdgeInsets: Equatable, Sendable {
  public var top, left, bottom, right: CGFloat
  public init() { self.init(top: 0, left: 0, bottom: 0, right: 0) }
  public init(top: CGFloat, left: CGFloat, bottom: CGFloat, right: CGFloat) {
    (self.top, self.left, self.bottom, self.right) = (top, left, bottom, right)
  }
  public static let zero = UIEdgeInsets()
}

// Page: https://developer.apple.com/documentation/uikit/uiuserinterfacelayoutdirection; iOS 5
public enum UIUserInterfaceLayoutDirection: Int, Sendable { case leftToRight, rightToLeft }
// Page: https://developer.apple.com/documentation/uikit/uisemanticcontentattribute; iOS 9
public enum UISemanticContentAttribute: Int, Sendable {
  case unspecified, playback, spatial, forceLeftToRight, forceRightToLeft
}

// Page: https://developer.apple.com/documentation/uikit/uiaccessibilitytraits; iOS 3
public struct UIAccessibilityTraits: OptionSet, Sendable {
  public let rawValue: UInt64
  public init(rawValue: UInt64) { self.rawValue = rawValue }
  public static let none = UIAccessibilityTraits([])
  public static let button = UIAccessibilityTraits(rawValue: 1)
  // Page: https://developer.apple.com/documentation/uikit/uiaccessibilitytraits/selected; iOS 3
  public static let selected = UIAccessibilityTraits(rawValue: 1 << 2)
  public static let header = UIAccessibilityTraits(rawValue: 1 << 16)
  // Page: https://developer.apple.com/documentation/uikit/uiaccessibilitytraits/notenabled; iOS 3
  public static let notEnabled = UIAccessibilityTraits(rawValue: 1 << 8)
}

// Page: https://developer.apple.com/documentation/uikit/uilayoutpriority; iOS 6
public struct UILayoutPriority: Hashable, Sendable {
  public let rawValue: Float
  public init(rawValue: Float) { self.rawValue = rawValue }
  public static let required = UILayoutPriority(rawValue: 1000)
  public static let fittingSizeLevel = UILayoutPriority(rawValue: 50)
}

// Page: https://developer.apple.com/documentation/uikit/uiview; iOS 2
extension UIView {
  public struct AutoresizingMask: OptionSet, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    public static let flexibleWidth = AutoresizingMask(rawValue: 1 << 1)
    public static let flexibleHeight = AutoresizingMask(rawValue: 1 << 4)
  }
  // Page: https://developer.apple.com/documentation/uikit/uiview/animationoptions; iOS 4
  public struct AnimationOptions: OptionSet, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    // Page: https://developer.apple.com/documentation/uikit/uiview/animationoptions/allowuserinteraction; iOS 4
    public static let allowUserInteraction = AnimationOptions(rawValue: 1 << 1)
  }
}
