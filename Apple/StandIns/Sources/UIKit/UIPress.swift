import Foundation

// Page: https://developer.apple.com/documentation/uikit/uikeyboardhidusage; iOS 13.4
public enum UIKeyboardHIDUsage: Int, Sendable {
  case keyboardReturnOrEnter = 40
  case keyboardEscape = 41
  case keyboardDeleteOrBackspace = 42
  case keyboardTab = 43
  case keyboardSpacebar = 44
  case keyboardHome = 74
  case keyboardDeleteForward = 76
  case keyboardEnd = 77
  case keyboardRightArrow = 79
  case keyboardLeftArrow = 80
  case keyboardDownArrow = 81
  case keyboardUpArrow = 82
}

// Page: https://developer.apple.com/documentation/uikit/uikey; iOS 13.4
@MainActor open class UIKey: NSObject {
  public init(standIn keyCode: UIKeyboardHIDUsage) { self.standInCode = keyCode }
  public let standInCode: UIKeyboardHIDUsage
  open var keyCode: UIKeyboardHIDUsage { standInCode }
  public var standInFlags: UIKeyModifierFlags = []
  // Page: https://developer.apple.com/documentation/uikit/uikey/modifierflags; iOS 13.4
  open var modifierFlags: UIKeyModifierFlags { standInFlags }
}

// Page: https://developer.apple.com/documentation/uikit/uikeymodifierflags; iOS 7
public struct UIKeyModifierFlags: OptionSet, Sendable {
  public let rawValue: Int
  public init(rawValue: Int) { self.rawValue = rawValue }
  public static var shift: UIKeyModifierFlags { UIKeyModifierFlags(rawValue: 1 << 17) }
}

// Page: https://developer.apple.com/documentation/uikit/uipress; iOS 9
open class UIPress: NSObject {
  public var standInKey: UIKey?
  public var standInTimestamp: TimeInterval = 0
  open var key: UIKey? { standInKey }
  open var timestamp: TimeInterval { standInTimestamp }
}

// Page: https://developer.apple.com/documentation/uikit/uipressesevent; iOS 9
@MainActor open class UIPressesEvent: UIEvent {}
