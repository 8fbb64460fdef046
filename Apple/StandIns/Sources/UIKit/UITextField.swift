import Foundation

// Page: https://developer.apple.com/documentation/uikit/uitextfield; iOS 2
@MainActor open class UITextField: UIControl {
  public override init(frame: CGRect) { super.init(frame: frame) }
  public required init?(coder: NSCoder) { super.init(coder: coder) }
  open var text: String?
  open override var canBecomeFirstResponder: Bool { true }
  @discardableResult open override func resignFirstResponder() -> Bool {
    let wasFirst = isFirstResponder
    defer {
      if wasFirst {
        NotificationCenter.default.post(name: UITextField.textDidEndEditingNotification, object: self)
      }
    }
    return super.resignFirstResponder()
  }
  /// Simulates the Return key: sends `editingDidEndOnExit` and ends editing.
  public func standInReturn() {
    sendActions(for: .editingDidEndOnExit)
    resignFirstResponder()
  }
  @discardableResult open override func becomeFirstResponder() -> Bool {
    let wasFirst = isFirstResponder
    defer {
      if !wasFirst, isFirstResponder {
        NotificationCenter.default.post(name: UITextField.textDidBeginEditingNotification, object: self)
      }
    }
    return super.becomeFirstResponder()
  }
  // Page: https://developer.apple.com/documentation/uikit/uitextfield/textdidbegineditingnotification; iOS 2
  public class var textDidBeginEditingNotification: NSNotification.Name {
    NSNotification.Name("UITextFieldTextDidBeginEditingNotification")
  }
  // Page: https://developer.apple.com/documentation/uikit/uitextfield/textdidendeditingnotification; iOS 2
  public class var textDidEndEditingNotification: NSNotification.Name {
    NSNotification.Name("UITextFieldTextDidEndEditingNotification")
  }
}

// Page: https://developer.apple.com/documentation/uikit/uitextview; iOS 2
@MainActor open class UITextView: UIScrollView {
  open var text: String! = ""
  open override var canBecomeFirstResponder: Bool { true }
  @discardableResult open override func resignFirstResponder() -> Bool {
    let wasFirst = isFirstResponder
    defer {
      if wasFirst {
        NotificationCenter.default.post(name: UITextView.textDidEndEditingNotification, object: self)
      }
    }
    return super.resignFirstResponder()
  }
  @discardableResult open override func becomeFirstResponder() -> Bool {
    let wasFirst = isFirstResponder
    defer {
      if !wasFirst, isFirstResponder {
        NotificationCenter.default.post(name: UITextView.textDidBeginEditingNotification, object: self)
      }
    }
    return super.becomeFirstResponder()
  }
  // Page: https://developer.apple.com/documentation/uikit/uitextview/textdidbegineditingnotification; iOS 2
  public class var textDidBeginEditingNotification: NSNotification.Name {
    NSNotification.Name("UITextViewTextDidBeginEditingNotification")
  }
  // Page: https://developer.apple.com/documentation/uikit/uitextview/textdidendeditingnotification; iOS 2
  public class var textDidEndEditingNotification: NSNotification.Name {
    NSNotification.Name("UITextViewTextDidEndEditingNotification")
  }
}
