import Foundation

// Page: https://developer.apple.com/documentation/uikit/uiapplication; iOS 2
@MainActor open class UIApplication: UIResponder {
  // Page: https://developer.apple.com/documentation/uikit/uiapplication/shared; iOS 2
  @available(iOSApplicationExtension, unavailable)
  open class var shared: UIApplication { standInShared }
  public static let standInShared = UIApplication()
  // Page: https://developer.apple.com/documentation/uikit/uiapplication/connectedscenes; iOS 13
  open var connectedScenes: Set<UIScene> { standInScenes }
  public var standInScenes: Set<UIScene> = []
  // Page: https://developer.apple.com/documentation/uikit/uiapplication/didreceivememorywarningnotification; iOS 2
  nonisolated public static let didReceiveMemoryWarningNotification = NSNotification.Name(
    "UIApplicationDidReceiveMemoryWarningNotification")
}
