#if !canImport(ObjectiveC)
  import Foundation
  import SuppleUIKit
  import SwiftUI
  import Testing

  @testable import SuppleSwiftUI

  /// An app of tabs and pages, with SwiftUI badges in reused cells and on a tab, a list with a notch, and heads. Drags,
  /// pages, rotations, traits, keyboards and updates come at random.
  @MainActor @Suite(.serialized, .alone) struct ScreenLifeTests {
    private struct Payment: Identifiable { let id: Int }
    private typealias Badge = StandInMount<SlimeBadge.Represented>

    private final class Model {
      var unread = (0..<40).map { $0 % 5 }
      var heads = ["a", "b", "c"].map { ChatHead(id: $0, name: $0.uppercased()) }
      var open: String?
      var tab = 3
      var ids = Array((1...30).reversed())
    }

    /// The rows of the chats. A reused cell keeps the view of its badge.
    private final class Chats: NSObject, UITableViewDataSource {
      let model: Model
      var mounts: [ObjectIdentifier: Badge] = [:]
      var environment = EnvironmentValues()
      /// The row that a cell shows.
      var rows: [ObjectIdentifier: Int] = [:]

      init(_ model: Model) { self.model = model }

      func badge(_ row: Int) -> SlimeBadge.Represented {
        let unread = Binding(standInGet: { self.model.unread[row] }, set: { self.model.unread[row] = $0 })
        return SlimeBadge.Represented(badge: SuppleSwiftUI.SlimeBadge(unread, label: "\(row)").item(row))
      }

      func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
        model.unread.count
      }

      func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        let cell = tableView.dequeueReusableCell(withIdentifier: "chat", for: indexPath)
        let id = ObjectIdentifier(cell)
        let mount = mounts[id] ?? Badge(badge(indexPath.row))
        (mounts[id], rows[id]) = (mount, indexPath.row)
        mount.environment = environment
        mount.update(badge(indexPath.row))
        if mount.view.superview == nil {
          mount.view.frame = CGRect(x: 330, y: 19, width: 22, height: 22)
          cell.contentView.addSubview(mount.view)
        }
        return cell
      }

      func update() {
        for (id, mount) in mounts {
          mount.environment = environment
          if let row = rows[id] { mount.update(badge(row)) }
        }
      }
    }

    @Test(arguments: 0..<3) func anAppLives(seed: Int) async throws {
      var dice = Dice(seed: 700 + seed)
      let model = Model()
      var display = Display()
      defer {
        UIFontMetrics.standInScale = 1
        UITraitCollection.standInRoot = UITraitCollection()
      }
      var environment = EnvironmentValues()

      // Two tabs, each with a stack of pages: a table of UIKit and a page of SwiftUI.
      let chats = Chats(model)
      let table = UITableView(frame: display.window.bounds, style: .plain)
      table.rowHeight = 60
      table.register(UITableViewCell.self, forCellReuseIdentifier: "chat")
      table.dataSource = chats
      table.autoresizingMask = [.flexibleWidth, .flexibleHeight]
      let root = UIViewController()
      root.view.addSubview(table)
      let payments = UIHostingController(rootView: Text("Payments"))
      let stacks = [root, payments].map { UINavigationController(rootViewController: $0) }
      let tabs = UITabBarController()
      tabs.viewControllers = stacks
      display.window.rootViewController = tabs

      func list() throws -> NotchTable<Payment, Text> {
        let list = FlippingNotchList(model.ids.map(Payment.init), rowHeight: 80) { Text("\($0.id)") }
        return try #require(
          list.flippingNotch { model.ids.insert((model.ids.first ?? 0) + 1, at: 0) }.table)
      }
      func anchor() -> ChatHeadsAnchor {
        ChatHeadsAnchor(
          heads: Binding(standInGet: { model.heads }, set: { model.heads = $0 }),
          open: Binding(standInGet: { model.open }, set: { model.open = $0 }),
          conversation: { head, _ in UIHostingController(rootView: Text(head.name)) })
      }
      func tab() -> TabBadge {
        let count = Binding(standInGet: { model.tab }, set: { model.tab = $0 })
        return TabBadge(badge: SlimeBadge(count, label: "Chats"), index: 1)
      }
      let (notched, heads, badge) = (StandInMount(try list()), StandInMount(anchor()), StandInMount(tab()))
      notched.view.frame = display.window.bounds
      notched.view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
      (payments.view as? StandInHostingView)?.standInRepresent(notched.view)
      tabs.view.addSubview(heads.view)
      tabs.view.addSubview(badge.view)
      display.window.layoutIfNeeded()
      let (controller, notch) = (
        try #require(heads.view.controller), try #require(notched.view.flippingNotch)
      )
      let alarms = [TestAlarm(), TestAlarm()]
      (controller.driver.alarm, notch.driver.alarm) = (alarms[0], alarms[1])
      func update() {
        chats.environment = environment
        chats.update()
        (notched.environment, heads.environment, badge.environment) = (environment, environment, environment)
        if let next = try? list() { notched.update(next) }
        heads.update(anchor())
        badge.update(tab())
      }
      display.beforeRefresh = {
        if dice.chance(0.1) { update() }
        for alarm in alarms { alarm.ring(at: StandInClock.now) }
      }

      for step in 0..<150 {
        let size = display.window.bounds.size
        switch dice.whole(19) {
        case 0:
          stacks[dice.whole(2)].pushViewController(
            UIHostingController(rootView: Text("Page")), animated: false)
        case 1, 2: stacks[dice.whole(2)].popViewController(animated: false)
        case 3, 4: tabs.selectedIndex = dice.whole(2)
        case 5: display.window.frame.size = CGSize(width: size.height, height: size.width)
        case 6:
          environment.colorScheme = dice.chance(0.5) ? .dark : .light
          display.window.overrideUserInterfaceStyle = environment.colorScheme == .dark ? .dark : .light
        case 7:
          let isRightToLeft = dice.chance(0.5)
          environment.layoutDirection = isRightToLeft ? .rightToLeft : .leftToRight
          display.window.standInChangeTraits {
            $0.standInDirection = isRightToLeft ? .rightToLeft : .leftToRight
          }
        case 8:
          UIFontMetrics.standInScale = [1, 1.5, 2][dice.whole(3)]
          display.window.standInChangeTraits {
            $0.standInSize = dice.chance(0.5) ? .accessibilityExtraLarge : .large
          }
        case 9:
          let frame = CGRect(
            x: 0, y: dice.chance(0.5) ? size.height : size.height - 300, width: size.width, height: 300)
          NotificationCenter.default.post(
            name: UIResponder.keyboardWillChangeFrameNotification, object: nil,
            userInfo: [UIResponder.keyboardFrameEndUserInfoKey: frame])
        case 10:
          NotificationCenter.default.post(
            name: UIApplication.didReceiveMemoryWarningNotification, object: nil)
        case 11:
          model.unread[dice.whole(40)] = dice.whole(120)
          model.tab = dice.whole(4)
        case 12:
          let id = ["a", "b", "c", "d"][dice.whole(4)]
          if model.heads.contains(where: { $0.id == id }) {
            model.heads.removeAll { $0.id == id }
          } else {
            model.heads.append(ChatHead(id: id, name: id.uppercased()))
          }
        case 14:
          let page = UIHostingController(rootView: Text("Sheet"))
          page.modalPresentationStyle = dice.chance(0.5) ? .fullScreen : .pageSheet
          if tabs.presentedViewController == nil { tabs.present(page, animated: true) }
        case 15: tabs.dismiss(animated: true)
        case 16:
          guard let sheet = tabs.presentedViewController, tabs.view.window != nil else { break }
          for step in 1...12 {
            sheet.standInSwipe(CGFloat(step) * 20)
            await display.runWithTasks(seconds: 1.0 / 60)
          }
          if dice.chance(0.6) { tabs.dismiss(animated: true) } else { sheet.standInSwipe(0) }
        case 13: model.open = model.open == nil ? model.heads.first?.id : nil
        default:
          display.drag(
            from: dice.point(in: size), by: CGPoint(x: dice.whole(300) - 150, y: dice.whole(700) - 350))
        }
        await display.runWithTasks(seconds: Double(dice.whole(20)) / 60)
        guard step % 30 == 29 else { continue }
        await display.runWithTasks(seconds: 8)
        // The app withdraws the request to open a head that does not exist yet.
        if let open = model.open, !model.heads.contains(where: { $0.id == open }) { model.open = nil }
        tabs.dismiss(animated: false)
        display.window.layoutIfNeeded()
        update()
        await display.runWithTasks(seconds: 6)
        update()
        let after = "seed \(seed) step \(step)"
        for (id, mount) in chats.mounts where mount.view.window != nil {
          let row = try #require(chats.rows[id])
          #expect(mount.view.count == model.unread[row], "badge of row \(row) \(after)")
          #expect(mount.view.plane.superview === mount.view, "badge of row \(row) is at its place \(after)")
        }
        #expect(chats.mounts.count < 40, "cells are reused \(after)")
        #expect(Set(controller.heads) == Set(model.heads), "heads \(after)")
        #expect(controller.openHead?.id == model.open, "open \(after)")
        #expect(badge.view.badge.count == model.tab, "tab \(after)")
        #expect(
          notched.view.numberOfRows(inSection: 0) == model.ids.count && !notch.isRefreshing, "list \(after)")
        #expect(notched.view.layer.sublayerTransform.m42 == 0, "list \(after)")
        // The app's own hierarchy of controllers is unchanged.
        #expect(
          tabs.viewControllers?.count == 2 && stacks[0].viewControllers.first === root, "pages \(after)")
        #expect(CADisplayLink.standInScheduled == 0, "links \(after)")
      }
      heads.dismantle()
      badge.dismantle()
    }
  }
#endif
