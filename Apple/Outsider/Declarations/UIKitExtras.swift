// The app's API of UIKit and Foundation that the stand-ins lack. For the type checker only: nothing here runs.
// swift-format-ignore-file
import UIKit
import Foundation
@MainActor class NSLayoutConstraint: NSObject { static func activate(_ c: [NSLayoutConstraint]) {} }
@MainActor class Anchor: NSObject { func constraint(equalTo: Anchor) -> NSLayoutConstraint { NSLayoutConstraint() } }
@MainActor class UILayoutGuide: NSObject { let leadingAnchor = Anchor(), trailingAnchor = Anchor(), topAnchor = Anchor(), bottomAnchor = Anchor() }
extension UIView {
  var translatesAutoresizingMaskIntoConstraints: Bool { get { true } set {} }
  var leadingAnchor: Anchor { Anchor() }; var trailingAnchor: Anchor { Anchor() }; var centerYAnchor: Anchor { Anchor() }; var topAnchor: Anchor { Anchor() }; var bottomAnchor: Anchor { Anchor() }
  var layoutMarginsGuide: UILayoutGuide { UILayoutGuide() }; var safeAreaLayoutGuide: UILayoutGuide { UILayoutGuide() }; var keyboardLayoutGuide: UILayoutGuide { UILayoutGuide() }
}
struct UUID { let uuidString = "" }
class UserDefaults { @MainActor static let standard = UserDefaults(); func data(forKey: String) -> Data? { nil }; func set(_ v: Any?, forKey: String) {} }
class UINavigationItem: NSObject { var rightBarButtonItem: UIBarButtonItem? }
@MainActor class UIBarButtonItem: NSObject { enum SystemItem { case refresh }; init(systemItem: SystemItem, primaryAction: UIAction?) {} }
class UINavigationBar: UIView { var prefersLargeTitles = false }
class UIToolbar: UIView {}
extension UINavigationController { var navigationBar: UINavigationBar { UINavigationBar(frame: .zero) }; var toolbar: UIToolbar! { nil } }
extension UIViewController {
  var title: String? { get { nil } set {} }
  var navigationItem: UINavigationItem { UINavigationItem() }
  @objc func viewDidDisappear(_ animated: Bool) {}
}
class UITableViewController: UIViewController, UITableViewDataSource {
  var tableView: UITableView! = nil
  init(style: UITableView.Style) { super.init(nibName: nil, bundle: nil) }
  required init?(coder: NSCoder) { nil }
  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 0 }
  func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell { fatalError() }
  func tableView(_ tableView: UITableView, trailingSwipeActionsConfigurationForRowAt indexPath: IndexPath) -> UISwipeActionsConfiguration? { nil }
}
@MainActor class UISwipeActionsConfiguration: NSObject { init(actions: [UIContextualAction]) {} }
@MainActor class UIContextualAction: NSObject { enum Style { case normal, destructive }; init(style: Style, title: String?, handler: @escaping (UIContextualAction, UIView, @escaping (Bool) -> Void) -> Void) {} }
class UISceneSession: NSObject {}
import UserNotifications
@MainActor protocol UIWindowSceneDelegate: AnyObject {}
extension UIScene { @MainActor class ConnectionOptions: NSObject { var notificationResponse: UNNotificationResponse? } }

extension UIFont { static func preferredFont(forTextStyle: UIFont.TextStyle) -> UIFont { fatalError() } }
extension UIFont.TextStyle { static var headline: UIFont.TextStyle { .subheadline } }
