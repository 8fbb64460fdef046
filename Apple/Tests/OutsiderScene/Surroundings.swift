// The declarations of the app, of UIKit and of Foundation that the outsider's scene uses, as far as a test needs them.
import Foundation
import SuppleUIKit
import UIKit
import UserNotifications

final class MailStore {}

final class InboxViewController: UIViewController {
  var heads: ChatHeadsController?
  convenience init(store: MailStore) { self.init(nibName: nil, bundle: nil) }
}

final class ConversationViewController: UIViewController {
  convenience init(_ head: ChatHead) { self.init(nibName: nil, bundle: nil) }
}

@MainActor protocol UIWindowSceneDelegate: AnyObject {}

final class UISceneSession: NSObject {}

extension UIScene {
  @MainActor final class ConnectionOptions: NSObject { var notificationResponse: UNNotificationResponse? }
}

extension UINavigationController {
  var navigationBar: UIView { UIView(frame: .zero) }
  var toolbar: UIView { UIView(frame: .zero) }
}

/// The values that the app has saved.
@MainActor final class UserDefaults {
  static let standard = UserDefaults()
  private var values: [String: Data] = [:]
  func data(forKey key: String) -> Data? { values[key] }
  func set(_ value: Data?, forKey key: String) { values[key] = value }
}
