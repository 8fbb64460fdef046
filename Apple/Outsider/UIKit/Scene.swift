// A scene with heads over a navigation controller: saved state, notifications, a delegate.
import SuppleUIKit
import UIKit
import UserNotifications

final class SceneDelegate: UIResponder, UIWindowSceneDelegate, ChatHeadsDelegate,
  UNUserNotificationCenterDelegate
{
  var window: UIWindow?
  let store = MailStore()
  let heads = ChatHeadsController()

  func scene(
    _ scene: UIScene, willConnectTo session: UISceneSession, options: UIScene.ConnectionOptions
  ) {
    guard let scene = scene as? UIWindowScene else { return }
    let window = UIWindow(windowScene: scene)
    let inbox = InboxViewController(store: store)
    inbox.heads = heads
    let root = UINavigationController(rootViewController: inbox)
    window.rootViewController = root
    window.makeKeyAndVisible()
    self.window = window

    heads.heads = [
      ChatHead(id: "anna", name: "Anna", unread: 2), ChatHead(id: "ben", name: "Ben"),
      ChatHead(id: "write", name: "Write", role: .button),
    ]
    heads.makeConversation = { ConversationViewController($0) }
    heads.delegate = self
    heads.labels.dismiss = "Archive"
    heads.install(over: root)
    heads.keepClear([root.toolbar, root.navigationBar], gap: 12)
    heads.style.barButtons = .close
    heads.setDocking(UserDefaults.standard.data(forKey: "floats") == nil ? .head : .floating, animated: false)
    Task { [weak self, events = heads.events] in
      for await case .panelMoved(let docking, _) in events { self?.keep(docking) }
    }

    if let data = UserDefaults.standard.data(forKey: "heads"),
      let state = try? JSONDecoder().decode(ChatHeadsState.self, from: data)
    {
      heads.restore(state)
    }
    UNUserNotificationCenter.current().delegate = self
    if let response = options.notificationResponse { open(response.notification) }
  }

  func sceneDidEnterBackground(_ scene: UIScene) { keep() }

  private func keep() {
    if let data = try? JSONEncoder().encode(heads.state) {
      UserDefaults.standard.set(data, forKey: "heads")
    }
  }

  private func keep(_ docking: ChatHeadsDocking) {
    UserDefaults.standard.set(docking == .floating ? Data() : nil, forKey: "floats")
  }

  private func open(_ notification: UNNotification) {
    let content = notification.request.content
    let id = content.threadIdentifier
    if !heads.heads.contains(where: { $0.id == id }) {
      heads.heads.append(ChatHead(id: id, name: content.title, unread: 1))
    }
    heads.open(id, movesFocus: true)
  }

  func userNotificationCenter(
    _ center: UNUserNotificationCenter, didReceive response: UNNotificationResponse
  ) async {
    open(response.notification)
  }

  func userNotificationCenter(
    _ center: UNUserNotificationCenter, willPresent notification: UNNotification
  ) async -> UNNotificationPresentationOptions {
    heads.present(
      notification.request.content.body, from: notification.request.content.threadIdentifier)
    return []
  }

  // MARK: ChatHeadsDelegate

  func chatHeads(_ controller: ChatHeadsController, didReceive event: ChatHeadsEvent) {
    switch event {
    case .tapped(let head) where head.role == .button:
      controller.setDocking(.full) { finished in print(finished) }
    case .panelMoved(.floating, let frame) where frame.width < 400:
      controller.setPanelFrame(CGRect(x: frame.minX, y: frame.minY, width: 400, height: frame.height))
    case .opened(let head): read(head)
    case .stateChanged: keep()
    default: break
    }
  }
  func chatHeads(_ controller: ChatHeadsController, shouldDismiss head: ChatHead) -> Bool {
    head.unread == 0
  }
  private func read(_ head: ChatHead) {
    if let index = heads.heads.firstIndex(where: { $0.id == head.id }) {
      heads.heads[index].unread = 0
    }
  }
}

/// A scene for support: one head in a corner, with a search field in the bar of its conversation.
final class SupportSceneDelegate: UIResponder, UIWindowSceneDelegate {
  let (support, help) = (ChatHead(id: "support", name: "Support"), ChatHead(id: "help", name: "Help"))
  lazy var launcher = ChatHeadsController(launcher: support) { [support] in
    ConversationViewController(support)
  }
  /// A launcher without a conversation is a button.
  lazy var button = ChatHeadsController(launcher: help)

  func connect(to root: UIViewController, composer: UIView) {
    launcher.makeBar = { _ in UITextField(frame: .zero) }
    launcher.install(over: root)
    launcher.keepClear([composer])
    launcher.setNeedsKeepClearUpdate()
    button.style.edges = .left
    button.install(over: root)
    if launcher.docking == .full, let frame = launcher.panelFrame { print(frame.size) }
  }
}
