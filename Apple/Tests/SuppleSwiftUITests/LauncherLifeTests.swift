#if !canImport(ObjectiveC)
  import Foundation
  import SuppleUIKit
  import SwiftUI
  import Testing

  @testable import SuppleSwiftUI

  /// A launcher with a conversation beside it, and a list with a panel, in two windows that open and close, with updates
  /// of SwiftUI at random times.
  @MainActor @Suite(.serialized, .alone) struct LauncherLifeTests {
    private final class Store {
      let launcher = Launcher()
      var isPresented = false
      var items = Array((1...30).reversed())
      var events: [String] = []
      var frames = 0
    }
    private struct Payment: Identifiable { let id: Int }

    @Test(arguments: 0..<4)
    func aLauncherLives(seed: Int) async throws {
      let store = Store()
      var dice = Dice(seed: 9_000 + seed)
      var display = Display(width: dice.chance(0.5) ? 1024 : 390)
      display.window.rootViewController = UIViewController()
      var environment = EnvironmentValues()
      environment.supple.headsEvent = { event in
        if case .panelMoved(_, let frame) = event { #expect(frame.width > 0 && frame.height > 0) }
        store.events.append("\(event)".prefix(12).description)
      }
      func anchor() -> ChatHeadsAnchor {
        store.launcher.anchor("Help", saying: "Chat \(store.launcher.unread)")
      }
      func list() throws -> NotchTable<Payment, Text> {
        try #require(
          FlippingNotchList(store.items.map(Payment.init), rowHeight: 60) { Text("\($0.id)") }
            .flippingNotch { store.items.insert((store.items.first ?? 0) + 1, at: 0) }.table)
      }
      environment.supple.panel = NotchPanelContent(
        isPresented: { store.isPresented }, present: { store.isPresented = $0 },
        makeHost: { UIHostingController(rootView: Text("Camera").environment(\.self, $0)) })
      var mount = StandInMount(anchor(), environment: environment)
      let table = StandInMount(try list(), environment: environment)
      let (alarm, headsAlarm) = (TestAlarm(), TestAlarm())
      table.view.flippingNotch?.driver.alarm = alarm
      func run(seconds: Double) async {
        mount.view.controller?.driver.alarm = headsAlarm
        for _ in 0..<Int(seconds * 120) {
          display.refresh()
          alarm.ring(at: StandInClock.now)
          headsAlarm.ring(at: StandInClock.now)
          await Task.yield()
        }
      }
      func enter() {
        display.window.rootViewController?.view.addSubview(mount.view)
        table.view.frame = display.window.bounds
        display.window.rootViewController?.view.addSubview(table.view)
        display.window.layoutIfNeeded()
      }
      enter()
      var log: [Int] = []
      for step in 0..<160 {
        let kind = dice.whole(16)
        log.append(kind)
        let size = display.window.bounds.size
        switch kind {
        case 0: store.launcher.isOpen.toggle()
        case 1: store.launcher.unread = dice.whole(4)
        case 2: store.isPresented.toggle()
        case 3: store.items.insert((store.items.first ?? 0) + 1, at: 0)
        case 4: environment.colorScheme = dice.chance(0.5) ? .dark : .light
        case 5: environment.layoutDirection = dice.chance(0.5) ? .rightToLeft : .leftToRight
        case 6: environment.isEnabled.toggle()
        case 7: environment.supple.chatHeads = dice.chance(0.5) ? .classic : nil
        case 8: environment.supple.areHeadsOverSheets.toggle()
        case 9:
          if !dice.chance(0.3) { break }
          mount.dismantle()
          mount.view.removeFromSuperview()
          mount = StandInMount(anchor(), environment: environment)
          enter()
        case 10:
          if !dice.chance(0.3) { break }
          display = Display(width: dice.chance(0.5) ? 1024 : 390)
          display.window.rootViewController = UIViewController()
          enter()
        case 11: table.view.flippingNotch?.beginRefreshing()
        case 12:
          UIFontMetrics.standInScale = [1, 2][dice.whole(2)]
          display.window.standInChangeTraits { $0.standInSize = .accessibilityExtraLarge }
        default:
          display.drag(
            from: CGPoint(x: CGFloat(dice.whole(Int(size.width))), y: CGFloat(dice.whole(Int(size.height)))),
            by: CGPoint(x: CGFloat(dice.whole(300) - 150), y: CGFloat(dice.whole(500) - 150)))
        }
        if dice.chance(0.7) {
          mount.environment = environment
          mount.update(anchor())
        }
        if dice.chance(0.7) {
          table.environment = environment
          table.update(try list())
        }
        await run(seconds: Double(dice.whole(20)) / 60)
        if step % 40 == 39 {
          environment.isEnabled = true
          store.isPresented = false
          table.environment = environment
          table.update(try list())
          mount.environment = environment
          await run(seconds: 8)
          mount.update(anchor())
          table.update(try list())
          await run(seconds: 8)
          let controller = try #require(mount.view.controller)
          let notch = try #require(table.view.flippingNotch)
          let after = "seed \(seed) step \(step) \(log.suffix(40))"
          #expect((controller.openHead != nil) == store.launcher.isOpen, "open \(after)")
          #expect(controller.heads[0].unread == store.launcher.unread, "unread \(after)")
          #expect(!notch.panel.isOpen && !notch.isRefreshing, "panel \(after)")
          #expect(table.view.layer.sublayerTransform.m42 == 0, "shift \(after)")
          let coordinator = try #require(table.view.dataSource as? NotchTableCoordinator<Payment, Text>)
          #expect(coordinator.shown.map(\.id) == store.items, "rows \(after)")
          #expect(
            controller.view.window != nil && controller.children.count == (store.launcher.isOpen ? 1 : 0),
            "children \(controller.children.count) \(after)")
          #expect(
            controller.view.traitCollection.userInterfaceStyle
              == (environment.colorScheme == .dark ? .dark : .light), "style \(after)")
        }
      }
      mount.dismantle()
      UIFontMetrics.standInScale = 1
      UITraitCollection.standInRoot = UITraitCollection()
    }
  }
#endif
