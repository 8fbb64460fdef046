#if !canImport(ObjectiveC)
  import Foundation
  import SuppleHosting
  import SuppleInteractions
  import SuppleUIKit
  import Testing
  import UIKit

  extension HostTests {
    /// A mail app with all three hosts in one window: badges in cells and on a tab, a list with a notch, a panel and a blank
    /// row, and heads over everything. Fingers, commands, turns of the phone, traits, keyboards, pages and windows come at
    /// random.
    @MainActor final class MailApp: NSObject, UITableViewDataSource {
      let device: Device
      var dice: Dice
      let tabs = UITabBarController()
      let inbox = UIViewController()
      let navigation: UINavigationController
      let table: UITableView
      let notch = FlippingNotchControl()
      let heads = ChatHeadsController()
      let tabBadge = SlimeBadgeView(count: 0)
      let scene: UIWindowScene
      /// A sheet of the app, with a badge and a list of its own.
      private var sheet: (controller: UIViewController, badge: SlimeBadgeView, notch: FlippingNotchControl)?
      private var badges: [ObjectIdentifier: SlimeBadgeView] = [:]
      private var alarms: [TestAlarm] = []
      private var fingers: [Int: CGPoint] = [:]
      var unread = (0..<40).map { $0 % 4 }
      private var next = 100
      var log: [String] = []

      init(seed: Int) {
        (dice, device) = (Dice(seed: 77_000 + seed), Device())
        navigation = UINavigationController(rootViewController: inbox)
        table = UITableView(frame: CGRect(x: 0, y: 0, width: 390, height: 844), style: .plain)
        scene = UIWindowScene(standInBounds: device.window.bounds)
        super.init()
        scene.standInWindows = [device.window]
        UIApplication.standInShared.standInScenes = [scene]
        table.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        table.rowHeight = 60
        table.register(UITableViewCell.self, forCellReuseIdentifier: "mail")
        inbox.view.addSubview(table)
        tabs.viewControllers = [navigation, UIViewController()]
        navigation.tabBarItem.slimeBadge = tabBadge
        device.window.rootViewController = tabs
        table.dataSource = self
        notch.insertRows = { [weak self] count in
          guard let self else { return }
          unread.insert(contentsOf: Array(repeating: 1, count: count), at: 0)
          table.reloadData()
        }
        notch.rowView = { _ in UILabel() }
        notch.panel.makeView = { UIScrollView(frame: .zero) }
        notch.blankRow.makeView = {
          let row = UIView()
          row.addSubview(UITextField(frame: CGRect(x: 0, y: 0, width: 100, height: 30)))
          return row
        }
        notch.blankRow.insert = { [weak self] _ in self?.notch.insertRows?(1) }
        table.flippingNotch = notch
        heads.heads = HeadsOnADevice.makeHeads(4)
        heads.makeConversation = { _ in UIViewController() }
        heads.driver.alarm = alarm()
        notch.driver.alarm = alarm()
        tabBadge.driver.alarm = alarm()
        heads.install(over: tabs)
        heads.keepClear([tabs.tabBar])
        device.refresh(seconds: 0.2)
      }

      private func alarm() -> TestAlarm {
        alarms.append(TestAlarm())
        return alarms[alarms.count - 1]
      }

      func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { unread.count }

      func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        let cell = tableView.dequeueReusableCell(withIdentifier: "mail", for: indexPath)
        let badge = badges[ObjectIdentifier(cell)] ?? SlimeBadgeView()
        if badges[ObjectIdentifier(cell)] == nil {
          badge.driver.alarm = alarm()
        }
        badges[ObjectIdentifier(cell)] = badge
        let row = indexPath.row
        badge.item = unread.count - row
        badge.count = unread[row]
        badge.shouldClear = { [unowned self] badge in
          if dice.chance(0.3) { return false }
          let place = unread.count - (badge.item?.base as? Int ?? 0)
          if unread.indices.contains(place) { unread[place] = 0 }
          return true
        }
        let size = badge.intrinsicContentSize
        badge.frame = CGRect(x: 320, y: 19, width: size.width, height: size.height)
        if badge.superview == nil { cell.contentView.addSubview(badge) }
        return cell
      }

      func run(_ frames: Int) async {
        for _ in 0..<frames {
          device.refresh()
          for alarm in alarms { alarm.ring(at: device.time) }
          await Task.yield()
        }
      }

      /// Presents a sheet, or a controller on the full screen.
      private func present() {
        guard tabs.presentedViewController == nil else { return }
        let (controller, badge, notch) = (
          UIViewController(), SlimeBadgeView(count: 7), FlippingNotchControl()
        )
        controller.modalPresentationStyle = dice.chance(0.5) ? .fullScreen : .pageSheet
        let list = UITableView(frame: controller.view.bounds, style: .plain)
        list.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        controller.view.addSubview(list)
        badge.frame = CGRect(x: 300, y: 100, width: 22, height: 22)
        controller.view.addSubview(badge)
        (badge.driver.alarm, notch.driver.alarm) = (alarm(), alarm())
        notch.refresh = { 0 }
        list.flippingNotch = notch
        sheet = (controller, badge, notch)
        tabs.present(controller, animated: true)
      }

      /// A finger swipes a sheet down: it is dismissed, or returns.
      private func swipe() async {
        guard let sheet, sheet.controller.modalPresentationStyle == .pageSheet else { return }
        let (isDismissed, steps) = (dice.chance(0.6), 2 + dice.whole(20))
        for step in 1...steps {
          sheet.controller.standInSwipe(CGFloat(step) * 16)
          await run(1)
        }
        if isDismissed { dismiss() } else { sheet.controller.standInSwipe(0) }
      }

      private func dismiss() {
        sheet?.controller.dismiss(animated: true)
        sheet = nil
      }

      /// Lifts all fingers, and waits until everything rests.
      func rest() async {
        for (finger, point) in fingers { device.touch(.ended, finger: finger, [(point, 0)]) }
        fingers = [:]
        notch.cancelRefreshing()
        notch.panel.close()
        notch.blankRow.drop()
        sheet?.notch.cancelRefreshing()
        await run(1500)
      }

      private func touch() {
        let size = device.window.bounds.size
        if fingers.isEmpty || (fingers.count < 2 && dice.chance(0.1)) {
          let finger = fingers.keys.contains(0) ? 1 : 0
          var point = dice.point(in: size)
          if dice.chance(0.4), let center = HeadsOnADevice.center(heads, .head) { point = center }
          if dice.chance(0.3), let cell = table.cellForRow(at: IndexPath(row: dice.whole(8), section: 0)),
            let badge = badges[ObjectIdentifier(cell)], badge.window != nil
          {
            point = badge.convert(CGPoint(x: badge.bounds.midX, y: badge.bounds.midY), to: nil)
          }
          fingers[finger] = point
          device.touch(.began, finger: finger, [(point, 0)])
        } else if let (finger, point) = fingers.first {
          if dice.chance(0.25) {
            fingers[finger] = nil
            device.touch(dice.chance(0.1) ? .cancelled : .ended, finger: finger, [(point, 0)])
          } else {
            let moved = CGPoint(
              x: point.x + dice.number(-60...60), y: point.y + dice.number(-40...90))
            fingers[finger] = moved
            device.touch(.moved, finger: finger, [(moved, 0.001)])
          }
        }
      }

      func step() async {
        let kind = dice.whole(52)
        log.append("\(kind)")
        let id = HeadsOnADevice.people[dice.whole(6)]
        switch kind {
        case 0..<16: touch()
        case 16:
          let isWide = dice.chance(0.5)
          device.resize(
            to: isWide ? CGSize(width: 844, height: 390) : CGSize(width: 390, height: 844),
            insets: isWide
              ? UIEdgeInsets(top: 0, left: 47, bottom: 21, right: 47)
              : UIEdgeInsets(top: 47, left: 0, bottom: 34, right: 0))
        case 17: device.setRightToLeft(dice.chance(0.5))
        case 18: device.setReducedMotion(dice.chance(0.5))
        case 19:
          device.window.standInChangeTraits { [dark = dice.chance(0.5)] in
            $0.standInStyle = dark ? .dark : .light
          }
        case 20:
          UIFontMetrics.standInScale = [1, 1.4, 2][dice.whole(3)]
          let size = [UIContentSizeCategory.large, .accessibilityExtraLarge][dice.whole(2)]
          device.window.standInChangeTraits { $0.standInSize = size }
        case 21:
          let height = dice.chance(0.5) ? 300.0 : 0
          let size = device.window.bounds.size
          NotificationCenter.default.post(
            name: UIResponder.keyboardWillChangeFrameNotification, object: UIScreen.main,
            userInfo: [
              UIResponder.keyboardFrameEndUserInfoKey: CGRect(
                x: 0, y: size.height - height, width: size.width, height: height)
            ])
        case 22: navigation.pushViewController(UIViewController(), animated: false)
        case 23, 24: _ = navigation.popViewController(animated: false)
        case 25: tabs.selectedIndex = dice.whole(2)
        case 26:
          if !unread.isEmpty { unread[dice.whole(unread.count)] = dice.whole(5) }
          table.reloadData()
        case 27: table.contentOffset.y = dice.number(-100...800)
        case 28: heads.open(id, movesFocus: dice.chance(0.3))
        case 29: heads.close()
        case 30:
          next += 1
          heads.heads.append(ChatHead(id: "\(next)", name: "Nina", unread: dice.whole(3)))
        case 31: if !heads.heads.isEmpty { heads.heads.remove(at: dice.whole(heads.heads.count)) }
        case 32: heads.present("Are you there?", from: id)
        case 33: heads.move(to: dice.chance(0.5) ? .left : .right, height: dice.unit())
        case 34:
          let kept = heads.state
          heads.uninstall()
          if dice.chance(0.5) { await run(dice.whole(30)) }
          if dice.chance(0.5) { heads.restore(kept) }
          if dice.chance(0.3) { heads.install(in: scene) } else { heads.install(over: tabs) }
        case 35:
          let (count, fails) = (dice.whole(4), dice.chance(0.3))
          notch.refresh = { if fails { throw CancellationError() } else { return count } }
        case 36: notch.beginRefreshing()
        case 37: if dice.chance(0.5) { notch.cancelRefreshing() } else { notch.hint() }
        case 38: notch.panel.show()
        case 39: notch.panel.close()
        case 40: notch.blankRow.add()
        case 41: if dice.chance(0.5) { notch.blankRow.keep() } else { notch.blankRow.drop() }
        case 42: notch.style.content = dice.chance(0.3) ? .blankRow : .asksApp
        case 43: if dice.chance(0.5) { tabBadge.clear() } else { tabBadge.count = dice.whole(120) }
        case 44:
          table.flippingNotch = nil
          await run(dice.whole(20))
          table.flippingNotch = notch
        case 45, 46: present()
        case 47: dismiss()
        case 48: await swipe()
        case 49:
          if dice.chance(0.5) { sheet?.notch.beginRefreshing() } else { sheet?.badge.clear() }
        default:
          NotificationCenter.default.post(
            name: UIApplication.didReceiveMemoryWarningNotification, object: nil)
        }
        await run(1 + dice.whole(20))
      }

      /// Returns the violated invariants. Some apply only at rest.
      func faults(atRest: Bool) -> [String] {
        var found: [String] = []
        func fault(_ what: String, _ isFault: Bool) { if isFault { found.append(what) } }
        func walk(_ layer: CALayer, _ path: String) {
          let (place, box) = (layer.position, layer.bounds)
          let numbers = [place.x, place.y, box.minX, box.minY, box.width, box.height]
          fault("\(path): not finite \(numbers)", !numbers.allSatisfy(\.isFinite))
          fault("\(path): size \(box.size)", box.width < 0 || box.height < 0)
          fault("\(path): opacity \(layer.opacity)", layer.opacity < 0 || layer.opacity > 1)
          for (index, child) in (layer.sublayers ?? []).enumerated() { walk(child, "\(path).\(index)") }
        }
        walk(device.window.layer, "window")
        fault("animations \(device.implicitAnimations.prefix(3))", !device.implicitAnimations.isEmpty)
        if heads.isVisible {
          let strange = differences(heads.tree, heads.driver.frame)
          fault("heads \(strange.prefix(3))", !strange.isEmpty)
          let elements = heads.view.accessibilityElements as? [UIView] ?? []
          fault("an element is in no view", elements.contains { $0.superview !== heads.view })
        }
        guard atRest else { return found }
        fault("links \(device.links)", device.links > 0)
        fault("refreshing", notch.isRefreshing)
        fault("panel", notch.panel.isOpen)
        let shift = table.layer.sublayerTransform.m42
        fault("list is lower by \(shift)", abs(shift) > 0.01)
        fault("plane of the notch is out", notch.plane.superview != nil)
        for (place, cell) in (0..<unread.count).compactMap({ row in
          table.cellForRow(at: IndexPath(row: row, section: 0)).map { (row, $0) }
        }) {
          guard let badge = badges[ObjectIdentifier(cell)], badge.window != nil else { continue }
          fault("badge \(place) is off its place", badge.plane.superview !== badge)
          fault("badge \(place) has \(badge.count ?? -1), not \(unread[place])", badge.count != unread[place])
        }
        if let sheet {
          let badge = sheet.badge
          fault("the sheet's badge is off", badge.window != nil && badge.plane.superview !== badge)
          fault("the sheet's list refreshes", sheet.notch.isRefreshing)
          fault("the sheet is not there", sheet.controller.view.window !== device.window)
        }
        fault("tab's badge is off", tabBadge.window != nil && tabBadge.plane.superview !== tabBadge)
        if heads.isVisible {
          for layer in heads.driver.frame.layers where layer.id.role == .head {
            let box = heads.view.bounds.insetBy(dx: -40, dy: -40)
            fault("head at \(layer.center)", !box.contains(CGPoint(x: layer.center.x, y: layer.center.y)))
          }
        }
        return found
      }
    }

    @MainActor @Suite(.serialized) struct AppLifeTests {
      @Test(arguments: 0..<6)
      func aMailAppLives(seed: Int) async {
        let app = MailApp(seed: seed)
        defer {
          app.device.setReducedMotion(false)
          app.device.setRightToLeft(false)
          UIApplication.standInShared.standInScenes = []
          UITraitCollection.standInRoot = UITraitCollection()
          UIFontMetrics.standInScale = 1
        }
        for round in 0..<4 {
          for _ in 0..<40 {
            await app.step()
            let faults = app.faults(atRest: false)
            #expect(faults == [], "seed \(seed), round \(round): \(app.log.suffix(12))")
            if !faults.isEmpty { return }
          }
          await app.rest()
          let faults = app.faults(atRest: true)
          #expect(faults == [], "seed \(seed), at rest after round \(round): \(app.log.suffix(40))")
          if !faults.isEmpty { return }
        }
      }
    }
  }
#endif
