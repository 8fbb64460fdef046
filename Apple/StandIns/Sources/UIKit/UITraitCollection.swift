import Foundation

// Page: https://developer.apple.com/documentation/uikit/uitraitenvironmentlayoutdirection; iOS 10
public enum UITraitEnvironmentLayoutDirection: Int, Sendable {
  case unspecified = -1
  case leftToRight = 0
  case rightToLeft = 1
}

// Page: https://developer.apple.com/documentation/uikit/uitraitcollection; iOS 8
open class UITraitCollection: NSObject, @unchecked Sendable {
  nonisolated(unsafe) public static var standInRoot = UITraitCollection()
  public var standInDirection = UITraitEnvironmentLayoutDirection.leftToRight
  open var layoutDirection: UITraitEnvironmentLayoutDirection { standInDirection }
  public var standInSize = UIContentSizeCategory.large
  open var preferredContentSizeCategory: UIContentSizeCategory { standInSize }
  open var displayScale: CGFloat { 3 }
}

// Page: https://developer.apple.com/documentation/uikit/uitraitdefinition-swift.protocol; iOS 17
public protocol UITraitDefinition {
  associatedtype Value
  static var defaultValue: Self.Value { get }
  static var identifier: String { get }
  static var name: String { get }
  static var affectsColorAppearance: Bool { get }
}
extension UITraitDefinition {
  public static var identifier: String { "\(Self.self)" }
  public static var name: String { "\(Self.self)" }
  public static var affectsColorAppearance: Bool { false }
}
public typealias UITrait = any UITraitDefinition.Type
// Page: https://developer.apple.com/documentation/uikit/uitraitlayoutdirection; iOS 17
public struct UITraitLayoutDirection: UITraitDefinition {
  public static let defaultValue: UITraitEnvironmentLayoutDirection = .unspecified
}
// Page: https://developer.apple.com/documentation/uikit/uitraitpreferredcontentsizecategory; iOS 17
public struct UITraitPreferredContentSizeCategory: UITraitDefinition {
  public static let defaultValue: UIContentSizeCategory = .large
}
// Page: https://developer.apple.com/documentation/uikit/uitraituserinterfacestyle; iOS 17
public struct UITraitUserInterfaceStyle: UITraitDefinition {
  public static let defaultValue: UIUserInterfaceStyle = .unspecified
}
// Page: https://developer.apple.com/documentation/uikit/uiuserinterfacestyle; iOS 12
public enum UIUserInterfaceStyle: Int, Sendable { case unspecified, light, dark }
// Page: https://developer.apple.com/documentation/uikit/uitraitenvironment; iOS 8
@MainActor public protocol UITraitEnvironment: NSObjectProtocol {
  var traitCollection: UITraitCollection { get }
}
extension UIView: UITraitEnvironment {}
// Page: https://developer.apple.com/documentation/uikit/uitraitchangeregistration; iOS 17
@MainActor public protocol UITraitChangeRegistration: NSObjectProtocol {}
private final class Registration: NSObject, UITraitChangeRegistration {}
// Page: https://developer.apple.com/documentation/uikit/uitraitchangeobservable-67e94; iOS 17
@MainActor public protocol UITraitChangeObservable {
  typealias TraitChangeHandler<TraitEnvironment> = (
    _ traitEnvironment: TraitEnvironment, _ previousTraitCollection: UITraitCollection
  ) -> Void where TraitEnvironment: UITraitEnvironment
  @discardableResult func registerForTraitChanges<TraitEnvironment>(
    _ traits: [UITrait], handler: @escaping Self.TraitChangeHandler<TraitEnvironment>
  ) -> any UITraitChangeRegistration where TraitEnvironment: UITraitEnvironment
}
extension UIView: UITraitChangeObservable {
  @discardableResult public func registerForTraitChanges<TraitEnvironment>(
    _ traits: [UITrait], handler: @escaping TraitChangeHandler<TraitEnvironment>
  ) -> any UITraitChangeRegistration where TraitEnvironment: UITraitEnvironment {
    standInTraitHandlers.append { [weak self] in
      guard let self = self as? TraitEnvironment else { return }
      handler(self, UITraitCollection.standInRoot)
    }
    return Registration()
  }
}
