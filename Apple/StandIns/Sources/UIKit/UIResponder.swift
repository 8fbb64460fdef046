@_exported import QuartzCore

// Page: https://developer.apple.com/documentation/uikit/uiresponder; iOS 2
@MainActor open class UIResponder: NSObject {
  public override init() { super.init() }
  open var next: UIResponder? { nil }
  open var canBecomeFirstResponder: Bool { false }
  open var isFirstResponder: Bool { UIWindow.standInFirstResponder === self }
  @discardableResult open func becomeFirstResponder() -> Bool {
    guard canBecomeFirstResponder else { return false }
    if !isFirstResponder { UIWindow.standInFirstResponder?.resignFirstResponder() }
    UIWindow.standInFirstResponder = self
    // A touched text field makes its window the key window, if the window allows it.
    (self as? UIView)?.window?.makeKey()
    return true
  }
  @discardableResult open func resignFirstResponder() -> Bool {
    if isFirstResponder { UIWindow.standInFirstResponder = nil }
    return true
  }
  open func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
    next?.touchesBegan(touches, with: event)
  }
  open func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {
    next?.touchesMoved(touches, with: event)
  }
  open func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
    next?.touchesEnded(touches, with: event)
  }
  open func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {
    next?.touchesCancelled(touches, with: event)
  }
  // Page: https://developer.apple.com/documentation/uikit/uiresponder/keycommands; iOS 7
  open var keyCommands: [UIKeyCommand]? { nil }
  open func pressesBegan(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
    next?.pressesBegan(presses, with: event)
  }
}
