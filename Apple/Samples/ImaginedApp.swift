import SuppleUIKit
import UIKit

/// A person in the app of the samples.
struct Person {
  let id = "anna"
  let name = "Anna"
  var unread = 2
  var isNew = true
  var picture: UIImage?
}

/// A row of the app's list.
struct Payment: Identifiable { let id: Int }

/// The app's own state, with a record of its changes for tests.
@MainActor final class Store {
  var payments: [Payment] = []
  /// The payments that a refresh finds.
  var newer: [Payment] = []
  private(set) var calls: [String] = []
  func markRead(_ id: String) { calls.append("markRead \(id)") }
  func archive(_ id: String) { calls.append("archive \(id)") }
  func canClear(_ person: Person) -> Bool { true }
  func clear(_ person: Person) async -> Bool {
    calls.append("clear \(person.id)")
    return true
  }
  func commit(_ count: Int) { calls.append("commit \(count)") }
  func add(_ payee: String) { calls.append("add \(payee)") }
  func keep(_ payment: Payment) -> Bool { true }
  func delete(_ payment: Payment) -> Bool { true }
  @discardableResult func fetchNewer() async throws -> [Payment] { newer }
  func update() async throws {}
}

final class ConversationViewController: UIViewController {
  convenience init(_ head: ChatHead) { self.init(nibName: nil, bundle: nil) }
}

final class PaymentRowView: UIView {
  convenience init(_ payment: Payment) { self.init(frame: .zero) }
}

final class NewPaymentView: UIView { let payee = UITextField(frame: .zero) }

final class CameraView: UIView {}

/// The app's other activity, while nothing moves.
@MainActor final class Slideshow {
  func pause() {}
  func resume() {}
}

final class Listener: ChatHeadsDelegate {}

// The context of the samples for UIKit.
@MainActor let store = Store()
@MainActor let isOnline = true
@MainActor let isLocked = false
@MainActor var anna = Person()
@MainActor let chat = Person()
@MainActor let badge = SlimeBadgeView()
@MainActor let inboxBadge = SlimeBadgeView()
@MainActor let group = BadgeGroup(sum: inboxBadge)
@MainActor let heads = ChatHeadsController()
@MainActor let notch = FlippingNotchControl()
@MainActor let listener = Listener()
@MainActor let tableView = UITableView(frame: .zero, style: .plain)
@MainActor let collectionView = UICollectionView(
  frame: .zero, collectionViewLayout: UICollectionViewFlowLayout())
@MainActor let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
@MainActor let (tabBar, composer) = (UIView(), UIView())
@MainActor let (title, scrim, bar) = (UIView(), UIView(), UIView())
@MainActor let slideshow = Slideshow()
@MainActor let rootViewController = UIViewController()
@MainActor let windowScene: UIWindowScene = { preconditionFailure("samples are compiled, not run") }()
@MainActor var head = ChatHead(id: "anna", name: "Anna")
@MainActor let event = ChatHeadsEvent.closed(head)
@MainActor let badgeEvent = SlimeBadgeEvent.cleared
@MainActor let notchEvent = FlippingNotchEvent.cancelled
@MainActor var kept = heads.state
@MainActor var labels = SuppleLabels()

/// The class around the samples.
@MainActor struct ImaginedApp {}
