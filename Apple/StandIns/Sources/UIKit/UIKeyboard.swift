import Foundation

// Page: https://developer.apple.com/documentation/uikit/uiresponder/keyboardwillchangeframenotification; iOS 3.2
extension UIResponder {
  public static let keyboardWillChangeFrameNotification: NSNotification.Name = NSNotification.Name(
    "UIKeyboardWillChangeFrameNotification")
  public static let keyboardFrameEndUserInfoKey: String = "UIKeyboardFrameEndUserInfoKey"
}
