#if canImport(UIKit)
package import SuppleInteractions
package import UIKit

extension Key {
  /// The engine's key for a press of a hardware keyboard; nil for other keys.
  package init?(_ usage: UIKeyboardHIDUsage) {
    switch usage {
    case .keyboardReturnOrEnter: self = .enter
    case .keyboardSpacebar: self = .space
    case .keyboardEscape: self = .escape
    case .keyboardDeleteForward: self = .delete
    case .keyboardDeleteOrBackspace: self = .backspace
    case .keyboardLeftArrow: self = .arrowLeft
    case .keyboardRightArrow: self = .arrowRight
    case .keyboardUpArrow: self = .arrowUp
    case .keyboardDownArrow: self = .arrowDown
    case .keyboardHome: self = .home
    case .keyboardEnd: self = .end
    default: return nil
    }
  }
}
#endif
