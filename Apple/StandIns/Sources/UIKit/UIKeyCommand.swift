import Foundation

// Page: https://developer.apple.com/documentation/uikit/uikeycommand; iOS 7
@MainActor open class UIKeyCommand: NSObject {
  open var input: String? { standInInput }
  // Page: https://developer.apple.com/documentation/uikit/uikeycommand/modifierflags; iOS 7
  open var modifierFlags: UIKeyModifierFlags { standInFlags }
  // Page: https://developer.apple.com/documentation/uikit/uikeycommand/wantspriorityoversystembehavior; iOS 15
  open var wantsPriorityOverSystemBehavior = false
  private var standInInput: String?
  private var standInFlags: UIKeyModifierFlags = []
  private var standInAction: Selector?
  public convenience init(input: String, modifierFlags: UIKeyModifierFlags, action: Selector) {
    self.init()
    (standInInput, standInFlags, standInAction) = (input, modifierFlags, action)
  }
  nonisolated public static let inputUpArrow = "UIKeyInputUpArrow"
  nonisolated public static let inputDownArrow = "UIKeyInputDownArrow"
  nonisolated public static let inputLeftArrow = "UIKeyInputLeftArrow"
  nonisolated public static let inputRightArrow = "UIKeyInputRightArrow"

  func standInPerform() {
    #if !canImport(ObjectiveC)
      standInAction?.standInSender(self)
    #endif
  }
}

extension UIResponder {
  /// A press of a hardware key while this responder has the focus. Since iOS 15 key commands with priority come first, then
  /// the focus system, which takes arrows and Tab, and then the responders.
  public func standInPress(_ press: UIPress) {
    guard let key = press.key else { return pressesBegan([press], with: nil) }
    let inputs: [UIKeyboardHIDUsage: String] = [
      .keyboardUpArrow: UIKeyCommand.inputUpArrow, .keyboardDownArrow: UIKeyCommand.inputDownArrow,
      .keyboardLeftArrow: UIKeyCommand.inputLeftArrow, .keyboardRightArrow: UIKeyCommand.inputRightArrow,
    ]
    for responder in sequence(first: self, next: \.next) {
      let command = responder.keyCommands?.first {
        $0.wantsPriorityOverSystemBehavior && $0.input == inputs[key.keyCode]
          && $0.modifierFlags == key.modifierFlags
      }
      if let command { return command.standInPerform() }
    }
    let isMove = inputs[key.keyCode] != nil || key.keyCode == .keyboardTab
    if isMove, (self as? UIView)?.canBecomeFocused == true { return }
    pressesBegan([press], with: nil)
  }
}
