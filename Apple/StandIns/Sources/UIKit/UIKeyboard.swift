import Foundation

// Page: https://developer.apple.com/documentation/uikit/uiresponder/keyboardwillchangeframenotification; iOS 5; guide
extension UIResponder {
  public class var keyboardWillChangeFrameNotification: NSNotification.Name {
    NSNotification.Name("UIKeyboardWillChangeFrameNotification")
  }
  public class var keyboardFrameEndUserInfoKey: String { "UIKeyboardFrameEndUserInfoKey" }
}

// Page: https://developer.apple.com/documentation/uikit/uiapplication/didreceivememorywarningnotification; iOS 4; guide
@MainActor open class UIApplication: UIResponder {
  public class var didReceiveMemoryWarningNotification: NSNotification.Name {
    NSNotification.Name("UIApplicationDidReceiveMemoryWarningNotification")
  }
}
