import Foundation

// Page: https://developer.apple.com/documentation/uikit/uitraitenvironmentlayoutdirection; iOS 10
public enum UITraitEnvironmentLayoutDirection: Int, Sendable {
  case unspecified = -1
  case leftToRight = 0
  case rightToLeft = 1
}
// Page: https://developer.apple.com/documentation/uikit/uiaccessibilitycontrast; iOS 13
public enum UIAccessibilityContrast: Int, Sendable {
  case unspecified = -1
  case normal = 0
  case high = 1
}

// Page: https://developer.apple.com/documentation/uikit/uitraitcollection; iOS 8
open class UITraitCollection: NSObject, @unchecked Sendable {
  /// The traits of the screen, which a view or window may override.
  nonisolated(unsafe) public static var standInRoot = UITraitCollection()
  public var standInDirection = UITraitEnvironmentLayoutDirection.leftToRight
  open var layoutDirection: UITraitEnvironmentLayoutDirection { standInDirection }
  public var standInSize = UIContentSizeCategory.large
  open var preferredContentSizeCategory: UIContentSizeCategory { standInSize }
  public var standInStyle = UIUserInterfaceStyle.light
  open var userInterfaceStyle: UIUserInterfaceStyle { standInStyle }
  public var standInContrast = UIAccessibilityContrast.normal
  open var accessibilityContrast: UIAccessibilityContrast { standInContrast }
  public var standInLevel = UIUserInterfaceLevel.base
  open var userInterfaceLevel: UIUserInterfaceLevel { standInLevel }

  /// A copy of the traits with changes.
  public func standInWith(_ change: (UITraitCollection) -> Void) -> UITraitCollection {
    let other = UITraitCollection()
    (other.standInDirection, other.standInSize) = (standInDirection, standInSize)
    (other.standInStyle, other.standInContrast) = (standInStyle, standInContrast)
    other.standInLevel = standInLevel
    change(other)
    return other
  }

  /// The identifiers of the traits that differ from another collection's.
  func standInChanges(since other: UITraitCollection) -> Set<String> {
    var changes: Set<String> = []
    if layoutDirection != other.layoutDirection { changes.insert(UITraitLayoutDirection.identifier) }
    if preferredContentSizeCategory != other.preferredContentSizeCategory {
      changes.insert(UITraitPreferredContentSizeCategory.identifier)
    }
    if userInterfaceStyle != other.userInterfaceStyle { changes.insert(UITraitUserInterfaceStyle.identifier) }
    if accessibilityContrast != other.accessibilityContrast {
      changes.insert(UITraitAccessibilityContrast.identifier)
    }
    return changes
  }

  /// The traits of the view whose `layoutSubviews` or `tintColorDidChange` runs; nil outside of the methods for which
  /// UIKit sets them.
  nonisolated(unsafe) static var standInCurrent: UITraitCollection?
  // Page: https://developer.apple.com/documentation/uikit/uitraitcollection/current; iOS 13
  /// The current traits are undefined outside of the methods for which UIKit sets them. Here they have the style
  /// opposite to the screen's.
  open class var current: UITraitCollection {
    get {
      standInCurrent
        ?? standInRoot.standInWith { $0.standInStyle = $0.standInStyle == .dark ? .light : .dark }
    }
    set { standInCurrent = newValue }
  }
  // Page: https://developer.apple.com/documentation/uikit/uitraitcollection/performascurrent(_:); iOS 13
  open func performAsCurrent(_ actions: () -> Void) {
    let before = UITraitCollection.standInCurrent
    UITraitCollection.standInCurrent = self
    actions()
    UITraitCollection.standInCurrent = before
  }
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
// Page: https://developer.apple.com/documentation/uikit/uitraitaccessibilitycontrast; iOS 17
public struct UITraitAccessibilityContrast: UITraitDefinition {
  public static let defaultValue: UIAccessibilityContrast = .unspecified
}
// Page: https://developer.apple.com/documentation/uikit/uiuserinterfacelevel; iOS 13
public enum UIUserInterfaceLevel: Int, Sendable { case unspecified = -1, base, elevated }
// Page: https://developer.apple.com/documentation/uikit/uimutabletraits-swift.protocol; iOS 17
public protocol UIMutableTraits {
  var userInterfaceLevel: UIUserInterfaceLevel { get set }
  // Page: https://developer.apple.com/documentation/uikit/uimutabletraits-13ja5/preferredcontentsizecategory; iOS 17
  var preferredContentSizeCategory: UIContentSizeCategory { get set }
}
// Page: https://developer.apple.com/documentation/uikit/uitraitoverrides-swift.struct; iOS 17
public struct UITraitOverrides: UIMutableTraits {
  public var userInterfaceLevel = UIUserInterfaceLevel.unspecified
  public var preferredContentSizeCategory: UIContentSizeCategory {
    get { standInSize ?? .large }
    set { standInSize = newValue }
  }
  /// The overridden text size; nil for the inherited one.
  var standInSize: UIContentSizeCategory?
}
extension UITraitCollection {
  // Page: https://developer.apple.com/documentation/uikit/uitraitcollection/modifyingtraits(_:); iOS 17
  public func modifyingTraits(_ mutations: (inout any UIMutableTraits) -> Void) -> UITraitCollection {
    var traits: any UIMutableTraits = UITraitOverrides(
      userInterfaceLevel: standInLevel, standInSize: standInSize)
    mutations(&traits)
    return standInWith {
      ($0.standInLevel, $0.standInSize) = (traits.userInterfaceLevel, traits.preferredContentSizeCategory)
    }
  }
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
  // Page: https://developer.apple.com/documentation/uikit/uitraitchangeobservable-67e94/unregisterfortraitchanges(_:); iOS 17
  @MainActor func unregisterForTraitChanges(_ registration: any UITraitChangeRegistration)
}
extension UIView: UITraitChangeObservable {
  @discardableResult public func registerForTraitChanges<TraitEnvironment>(
    _ traits: [UITrait], handler: @escaping TraitChangeHandler<TraitEnvironment>
  ) -> any UITraitChangeRegistration where TraitEnvironment: UITraitEnvironment {
    let watched = Set(traits.map { $0.identifier })
    let registration = Registration()
    standInTraitHandlers.append(
      (
        registration,
        { [weak self] changes, previous in
          guard !watched.isDisjoint(with: changes), let self = self as? TraitEnvironment else { return }
          handler(self, previous)
        }
      ))
    return registration
  }
  // Page: https://developer.apple.com/documentation/uikit/uitraitchangeobservable-67e94/unregisterfortraitchanges(_:); iOS 17
  public func unregisterForTraitChanges(_ registration: any UITraitChangeRegistration) {
    standInTraitHandlers.removeAll { $0.registration === registration }
  }
}
