import Foundation

// Page: https://developer.apple.com/documentation/uikit/uiaccessibilitycustomaction; iOS 8
@MainActor open class UIAccessibilityCustomAction: NSObject {
  public typealias Handler = (UIAccessibilityCustomAction) -> Bool
  open var name: String
  open var actionHandler: UIAccessibilityCustomAction.Handler?
  public init(name: String, actionHandler: @escaping UIAccessibilityCustomAction.Handler) {
    self.name = name
    self.actionHandler = actionHandler
  }
}

// Page: https://developer.apple.com/documentation/uikit/uiaccessibility; iOS 3
public struct UIAccessibility {
  public struct Notification: Hashable, Sendable {
    public let rawValue: UInt32
    public init(rawValue: UInt32) { self.rawValue = rawValue }
    public static let announcement = Notification(rawValue: 1008)
    public static let screenChanged = Notification(rawValue: 1000)
    public static let layoutChanged = Notification(rawValue: 1001)
  }
  @MainActor public static var standInReduceMotion = false {
    didSet { NotificationCenter.default.post(name: reduceMotionStatusDidChangeNotification, object: nil) }
  }
  @MainActor public static var standInPosts: [String] = []
  @MainActor public static var isReduceMotionEnabled: Bool { standInReduceMotion }
  @MainActor public static func post(notification: UIAccessibility.Notification, argument: Any?) {
    standInPosts.append("\(argument ?? "")")
    if notification == .screenChanged || (notification == .layoutChanged && argument != nil) {
      standInFocus = argument as AnyObject?
    }
  }
  // Page: https://developer.apple.com/documentation/uikit/uiaccessibility/focusedelement(using:); iOS 9
  @MainActor public static func focusedElement(
    using assistiveTechnologyIdentifier: UIAccessibility.AssistiveTechnologyIdentifier?
  ) -> Any? { standInFocus }
  public struct AssistiveTechnologyIdentifier: Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
  }
  /// The last target of VoiceOver's cursor.
  @MainActor public static weak var standInFocus: AnyObject?
  public static let reduceMotionStatusDidChangeNotification = NSNotification.Name(
    "UIAccessibilityReduceMotionStatusDidChangeNotification")
}

// Page: https://developer.apple.com/documentation/uikit/uiaccessibilityelement; iOS 3
@MainActor open class UIAccessibilityElement: UIResponder {
  public init(accessibilityContainer container: Any) {
    super.init()
    accessibilityContainer = container as AnyObject
  }
  // Page: https://developer.apple.com/documentation/uikit/uiaccessibilityelement/accessibilitycontainer; iOS 3
  open weak var accessibilityContainer: AnyObject?
}

// Page: https://developer.apple.com/documentation/uikit/uiaccessibilityscrolldirection; iOS 4.2
public enum UIAccessibilityScrollDirection: Int, Sendable { case right = 1, left, up, down, next, previous }

// Page: https://developer.apple.com/documentation/uikit/uiaccessibilitycontainertype; iOS 11
public enum UIAccessibilityContainerType: Int, Sendable {
  case none, dataTable, list, landmark
  @available(iOS 13.0, *) case semanticGroup
}
