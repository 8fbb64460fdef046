import SuppleUIKit
// A table of mails: badges in reused cells under constraints, a notch over a table view controller, swipe actions.
import UIKit

struct Mail: Identifiable, Sendable, Hashable {
  let id: String
  var sender: String
  var subject: String
  var unread: Int
}

enum MailError: LocalizedError {
  case offline
  var errorDescription: String? { "You are offline." }
}

@MainActor
final class MailStore {
  var mails: [Mail] = []
  /// Fetched rows that are not in the table yet.
  private(set) var arrived: [Mail] = []
  var isOnline = true

  func fetchNewer() async throws -> Int {
    guard isOnline else { throw MailError.offline }
    try await Task.sleep(for: .seconds(1))
    try Task.checkCancellation()
    arrived = [Mail(id: UUID().uuidString, sender: "Anna", subject: "Hello", unread: 2)]
    return arrived.count
  }

  func commitArrived() {
    mails.insert(contentsOf: arrived, at: 0)
    arrived = []
  }

  func markRead(_ id: String) {
    guard let index = mails.firstIndex(where: { $0.id == id }) else { return }
    mails[index].unread = 0
  }
}

final class MailCell: UITableViewCell {
  let badge = SlimeBadgeView()
  let title = UILabel()

  override init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
    super.init(style: style, reuseIdentifier: reuseIdentifier)
    title.font = .preferredFont(forTextStyle: .headline)
    title.adjustsFontForContentSizeCategory = true
    title.translatesAutoresizingMaskIntoConstraints = false
    badge.translatesAutoresizingMaskIntoConstraints = false
    contentView.addSubview(title)
    contentView.addSubview(badge)
    NSLayoutConstraint.activate([
      title.leadingAnchor.constraint(equalTo: contentView.layoutMarginsGuide.leadingAnchor),
      title.centerYAnchor.constraint(equalTo: contentView.centerYAnchor),
      badge.trailingAnchor.constraint(equalTo: contentView.layoutMarginsGuide.trailingAnchor),
      badge.centerYAnchor.constraint(equalTo: contentView.centerYAnchor),
    ])
    // A dynamic colour of the app's own.
    badge.tintColor = UIColor { traits in
      traits.userInterfaceStyle == .dark ? .systemOrange : .systemRed
    }
    badge.labels.clear = "Mark as read"
  }

  required init?(coder: NSCoder) { fatalError("no storyboard") }

  func show(_ mail: Mail, clear: @escaping (String) -> Void, allow: @escaping () -> Bool) {
    title.text = mail.sender
    badge.item = mail.id
    badge.count = mail.unread
    badge.accessibilityLabel = "Unread from \(mail.sender)"
    badge.shouldClear = { _ in
      guard allow() else { return false }
      clear(mail.id)
      return true
    }
  }
}

final class InboxViewController: UITableViewController {
  let store: MailStore
  let notch = FlippingNotchControl()
  weak var heads: ChatHeadsController?

  init(store: MailStore) {
    self.store = store
    super.init(style: .plain)
  }
  required init?(coder: NSCoder) { fatalError("no storyboard") }

  override func viewDidLoad() {
    super.viewDidLoad()
    title = "Inbox"
    navigationController?.navigationBar.prefersLargeTitles = true
    tableView.register(MailCell.self, forCellReuseIdentifier: "mail")
    tableView.rowHeight = UITableView.automaticDimension
    notch.refresh = { [store] in try await store.fetchNewer() }
    notch.insertRows = { [weak self] count in
      guard let self else { return }
      store.commitArrived()
      UIView.performWithoutAnimation {
        self.tableView.insertRows(
          at: (0..<count).map { IndexPath(row: $0, section: 0) }, with: .none)
      }
    }
    notch.rowView = { [weak self] index in
      guard let self, store.arrived.indices.contains(index) else { return nil }
      let cell = MailCell(style: .default, reuseIdentifier: nil)
      cell.show(store.arrived[index], clear: { _ in }, allow: { false })
      return cell.contentView
    }
    notch.labels.refresh = "Check for mail"
    notch.style = .modern
    tableView.flippingNotch = notch
    navigationItem.rightBarButtonItem = UIBarButtonItem(
      systemItem: .refresh, primaryAction: UIAction { [notch] _ in notch.beginRefreshing() })
  }

  override func viewDidDisappear(_ animated: Bool) {
    super.viewDidDisappear(animated)
    notch.cancelRefreshing()
  }

  override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    store.mails.count
  }

  override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath)
    -> UITableViewCell
  {
    // swift-format-ignore: NeverForceUnwrap
    let cell = tableView.dequeueReusableCell(withIdentifier: "mail", for: indexPath) as! MailCell
    cell.show(
      store.mails[indexPath.row],
      clear: { [store] in store.markRead($0) },
      allow: { [store] in store.isOnline })
    return cell
  }

  override func tableView(
    _ tableView: UITableView, trailingSwipeActionsConfigurationForRowAt indexPath: IndexPath
  ) -> UISwipeActionsConfiguration? {
    let mail = store.mails[indexPath.row]
    let read = UIContextualAction(style: .normal, title: "Read") { [weak self] _, _, done in
      // The badge asks shouldClear itself.
      (self?.tableView.cellForRow(at: indexPath) as? MailCell)?.badge.clear()
      done(true)
    }
    let chat = UIContextualAction(style: .normal, title: "Head") { [weak self] _, _, done in
      if let cell = self?.tableView.cellForRow(at: indexPath) as? MailCell {
        self?.heads?.add(
          ChatHead(id: mail.id, name: mail.sender, unread: mail.unread), from: cell.contentView)
      }
      done(true)
    }
    return UISwipeActionsConfiguration(actions: [read, chat])
  }
}

final class ConversationViewController: UIViewController {
  let head: ChatHead
  init(_ head: ChatHead) {
    self.head = head
    super.init(nibName: nil, bundle: nil)
  }
  required init?(coder: NSCoder) { fatalError("no storyboard") }
  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .systemBackground
    let field = UITextField()
    field.translatesAutoresizingMaskIntoConstraints = false
    view.addSubview(field)
    NSLayoutConstraint.activate([
      field.leadingAnchor.constraint(equalTo: view.safeAreaLayoutGuide.leadingAnchor),
      field.trailingAnchor.constraint(equalTo: view.safeAreaLayoutGuide.trailingAnchor),
      field.bottomAnchor.constraint(equalTo: view.keyboardLayoutGuide.topAnchor),
    ])
  }
}
