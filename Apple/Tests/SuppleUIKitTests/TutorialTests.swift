#if !canImport(ObjectiveC)
  import Foundation
  import SuppleHosting
  import SuppleInteractions
  import SuppleUIKit
  import TestSupport
  import Testing
  import UIKit

  /// The types in the code of the tutorial's steps, as on the page.
  @MainActor private enum Tutorial {
    final class ChatCell: UITableViewCell {
      let name = UILabel()

      override func layoutSubviews() {
        super.layoutSubviews()
        name.frame = contentView.bounds
        contentView.addSubview(name)
      }
    }

    final class Chats: UIViewController, UITableViewDataSource {
      let tableView = UITableView(frame: .zero, style: .plain)
      var chats = ["Anna Berg", "Ben Ito"]

      override func viewDidLoad() {
        super.viewDidLoad()
        tableView.register(ChatCell.self, forCellReuseIdentifier: "chat")
        tableView.dataSource = self
        tableView.frame = view.bounds
        view.addSubview(tableView)
      }

      func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { chats.count }

      func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        let cell = tableView.dequeueReusableCell(withIdentifier: "chat", for: indexPath)
        (cell as? ChatCell)?.name.text = chats[indexPath.row]
        return cell
      }
    }

    final class Dismissals: ChatHeadsDelegate {
      var isOnline = true
      var last: ChatHead?

      func chatHeads(_ controller: ChatHeadsController, shouldDismiss head: ChatHead) -> Bool { isOnline }
      func chatHeads(_ controller: ChatHeadsController, didReceive event: ChatHeadsEvent) {
        if case .dismissed(let head) = event { last = head }
      }

      func undo(in controller: ChatHeadsController) {
        guard let head = last else { return }
        controller.heads.insert(head, at: 0)
        last = nil
      }
    }

    // The reader's own parts: a store, a chat, and a conversation.

    @MainActor final class Store {
      weak var chats: Chats?
      var read: [String] = []
      func fetchNewer() async throws -> [String] {
        chats?.chats.insert("Cleo Okoro", at: 0)
        return ["Cleo Okoro"]
      }
      func markRead(_ id: String) { read.append(id) }
    }

    struct Chat {
      let id = "anna"
      let name = "Anna Berg"
      var unread = 2
    }

    final class ConversationViewController: UIViewController {
      let head: ChatHead
      init(_ head: ChatHead) {
        self.head = head
        super.init(nibName: nil, bundle: nil)
      }
      required init?(coder: NSCoder) { nil }
    }
  }

  extension HostTests {
    /// The steps of `Documentation/app-uikit.md` in order: the page's own code, then what a person does and sees.
    @MainActor @Suite(.serialized) struct TutorialTests {
      private typealias Chats = Tutorial.Chats
      private typealias ConversationViewController = Tutorial.ConversationViewController

      /// The page's samples, without white space, are in this file in their order.
      @Test func theCodeBelowIsThePages() throws {
        let samples = try PageSamples(of: "app-uikit", importing: "SuppleUIKit")
        #expect(samples.count == 7)
        #expect(try samples.missing(from: #filePath) == [])
      }

      @Test func theStepsInOrder() async throws {
        // 2. A list: two rows with their names.
        let device = Device()
        UITableView.standInMakers[ObjectIdentifier(Tutorial.ChatCell.self)] = {
          Tutorial.ChatCell(style: .default, reuseIdentifier: $0)
        }
        let (chats, rootViewController) = (Chats(), UIViewController())
        device.window.rootViewController = rootViewController
        rootViewController.view.addSubview(chats.view)
        device.window.layoutIfNeeded()
        let tableView = chats.tableView
        func names() -> [String?] {
          (0..<tableView.numberOfRows(inSection: 0)).map { row in
            (tableView.cellForRow(at: IndexPath(row: row, section: 0)) as? Tutorial.ChatCell)?.name.text
          }
        }
        #expect(names() == ["Anna Berg", "Ben Ito"])

        // 3. The notch and its refresh: a pull, a card, and a new first row where the card lands.
        let (store, notch, alarm) = (Tutorial.Store(), FlippingNotchControl(), TestAlarm())
        store.chats = chats
        notch.driver.alarm = alarm

        notch.refresh = { [store] in try await store.fetchNewer().count }
        notch.insertRows = { [weak tableView] _ in tableView?.reloadData() }
        tableView.flippingNotch = notch

        device.refresh(seconds: 0.2)
        PulledList.pull(device)
        var sawCard = false
        await PulledList.run(device, alarm, seconds: 8) {
          sawCard = sawCard || PulledList.card(in: device.window) != nil
        }
        device.window.layoutIfNeeded()
        #expect(sawCard && names() == ["Cleo Okoro", "Anna Berg", "Ben Ito"] && !notch.isRefreshing)

        // 4. A badge in a row: a finger tears it off, and the app is notified.
        let cell = try #require(tableView.cellForRow(at: IndexPath(row: 1, section: 0)))
        let chat = Tutorial.Chat()

        let badge = SlimeBadgeView(count: chat.unread)
        badge.item = chat.id
        badge.accessibilityLabel = chat.name
        badge.addAction(UIAction { [store, chat] _ in store.markRead(chat.id) }, for: .primaryActionTriggered)
        cell.contentView.addSubview(badge)

        badge.driver.alarm = TestAlarm()
        badge.frame = CGRect(origin: CGPoint(x: 300, y: 10), size: badge.intrinsicContentSize)
        device.refresh(seconds: 0.2)
        let place = badge.convert(CGPoint(x: badge.bounds.midX, y: badge.bounds.midY), to: nil)
        device.drag(from: place, to: CGPoint(x: place.x - 60, y: place.y + 260))
        await PulledList.run(device, alarm, seconds: 3)
        #expect(badge.count == 0 && store.read == ["anna"])

        // 5. Heads: one comes from the cell, and its conversation is open.
        let (heads, headsAlarm) = (ChatHeadsController(), TestAlarm())
        heads.driver.alarm = headsAlarm

        heads.makeConversation = { head in ConversationViewController(head) }
        heads.install(over: rootViewController)
        heads.add(ChatHead(id: chat.id, name: chat.name, unread: chat.unread), from: cell.contentView)
        heads.open(chat.id)

        func run(_ seconds: Double) { HeadsOnADevice.run(device, headsAlarm, frames: Int(seconds * 120)) }
        device.window.layoutIfNeeded()
        run(3)
        let shown = try #require(heads.children.first as? ConversationViewController)
        #expect(heads.openHead?.id == "anna" && shown.head.name == "Anna Berg" && shown.view.window != nil)
        device.tap(try #require(HeadsOnADevice.center(heads, .head)))
        run(3)
        #expect(heads.openHead == nil && heads.children.isEmpty)

        // A launcher in the corner keeps clear of the app's views.
        let (tabBar, composer) = (UIView(frame: CGRect(x: 0, y: 740, width: 390, height: 104)), UIView())
        rootViewController.view.addSubview(tabBar)

        let assistant = ChatHead(id: "assistant", name: "Assistant")
        let launcher = ChatHeadsController(launcher: assistant) { ConversationViewController(assistant) }
        launcher.install(over: rootViewController)
        launcher.keepClear([tabBar, composer])

        launcher.driver.alarm = TestAlarm()
        device.window.layoutIfNeeded()
        run(3)
        let corner = try #require(HeadsOnADevice.center(launcher, .head))
        #expect(corner.x > 300 && corner.y > 500 && corner.y < 740 - 33)
        device.tap(corner)
        run(3)
        #expect(launcher.openHead?.id == "assistant")
        launcher.uninstall()

        // 6. Veto and undo.
        let dismissals = Tutorial.Dismissals()
        heads.delegate = dismissals
        func throwAway() throws {
          let head = try #require(HeadsOnADevice.center(heads, .head))
          device.drag(from: head, to: CGPoint(x: 195, y: 712), steps: 90, lifts: false)
          run(0.5)
          device.touch(.ended, CGPoint(x: 195, y: 712))
          run(3)
        }
        dismissals.isOnline = false
        try throwAway()
        #expect(heads.heads.map(\.id) == ["anna"] && dismissals.last == nil)
        dismissals.isOnline = true
        try throwAway()
        #expect(heads.heads.isEmpty && dismissals.last?.id == "anna")
        dismissals.undo(in: heads)
        run(3)
        #expect(heads.heads.map(\.id) == ["anna"] && HeadsOnADevice.center(heads, .head) != nil)

        // 7. Style, words and accessibility.
        badge.style = .classic
        badge.tintColor = .systemBlue
        badge.labels.clear = "Mark as read"
        heads.style.idleDelay = 5
        notch.cutout = .none

        badge.count = 3
        run(1)
        #expect(badge.accessibilityCustomActions?.map(\.name).contains("Mark as read") == true)
        let blue = UIColor.systemBlue.resolvedColor(with: badge.traitCollection)
        #expect(badge.driver.engine.style.fill == blue.engineColor(for: badge.traitCollection))
        #expect(badge.style == .classic && heads.driver.engine.style.idleDelay == 5)
        // After five seconds the stack is tucked, partly beyond the edge of the screen.
        let before = try #require(HeadsOnADevice.center(heads, .head))
        run(8)
        #expect(abs(try #require(HeadsOnADevice.center(heads, .head)).x - before.x) > 5)
        heads.uninstall()
      }
    }
  }
#endif
