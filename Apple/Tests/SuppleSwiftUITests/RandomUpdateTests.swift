#if !canImport(ObjectiveC)
  import Foundation
  import SuppleUIKit
  import SwiftUI
  import Testing

  @testable import SuppleSwiftUI

  /// Badges, lists and heads, which SwiftUI updates late, often and at random.
  @MainActor @Suite(.serialized, .alone) struct RandomUpdateTests {
    /// A worst case of SwiftUI: updates come some frames after a change of the state, and also without a change.
    @MainActor private final class Updates {
      var dice: Dice
      var update: () -> Void = {}
      private var due: Int?

      init(seed: Int) { dice = Dice(seed: seed) }

      /// Schedules the update for a change of the state, within 8 frames.
      func changed() { if due == nil { due = dice.whole(8) } }

      /// Performs the updates of a frame.
      func pass() {
        if let frames = due {
          due = frames > 0 ? frames - 1 : nil
          if frames == 0 { update() }
        }
        if dice.chance(0.2) { for _ in 0...dice.whole(3) { update() } }
      }
    }

    // MARK: Badges

    private final class Chats {
      var counts: [Int?] = [3, 12, nil]
      var item = 0
      var text: String?
      var isPinned = false
      var tint: Color?
      var questions: [CheckedContinuation<Bool, Never>] = []
    }

    @Test(arguments: 0..<4) func badgesFollowTheirState(seed: Int) async throws {
      let (store, updates) = (Chats(), Updates(seed: 400 + seed))
      func badge() throws -> SlimeBadge.Represented {
        let item = store.item
        let badge = SlimeBadge(count: store.counts[item]) {
          let isCleared = await withCheckedContinuation { store.questions.append($0) }
          if isCleared {
            store.counts[item] = 0
            updates.changed()
          }
          return isCleared
        }
        return try #require(
          badge.item(item).text(store.text).pinned(store.isPinned).tint(store.tint).body
            as? SlimeBadge.Represented)
      }
      var display = Display()
      let mount = StandInMount(try badge())
      let view = mount.view
      view.frame = CGRect(x: 180, y: 300, width: 22, height: 22)
      display.window.addSubview(view)
      updates.update = { if let next = try? badge() { mount.update(next) } }
      display.beforeRefresh = { updates.pass() }
      var torn = 0
      for step in 0..<160 {
        switch updates.dice.whole(13) {
        case 0, 1: store.counts[store.item] = updates.dice.chance(0.1) ? nil : updates.dice.whole(130)
        case 2: store.item = updates.dice.whole(3)
        case 3: store.text = updates.dice.chance(0.5) ? "new" : nil
        case 4: store.isPinned = updates.dice.chance(0.2)
        case 5: store.tint = [nil, .blue, .red][updates.dice.whole(3)]
        case 6: mount.environment.isEnabled = updates.dice.chance(0.7)
        case 7: mount.environment.layoutDirection = updates.dice.chance(0.5) ? .rightToLeft : .leftToRight
        case 8:
          if !store.questions.isEmpty {
            store.questions.removeFirst().resume(returning: updates.dice.chance(0.6))
          }
        case 9: _ = view.accessibilityActivate()
        default:
          let (before, asked) = ((view.item, view.count), store.questions.count)
          display.drag(from: view.center, by: CGPoint(x: updates.dice.whole(200) - 100, y: 320))
          await display.runWithTasks(seconds: 0.5)
          guard store.questions.count > asked, view.item == before.0 else { break }
          torn += 1
          #expect(before.1 != 0, "an empty badge is torn off: seed \(seed) step \(step)")
        }
        updates.changed()
        await display.runWithTasks(seconds: Double(updates.dice.whole(20)) / 60)
        guard step % 20 == 19 else { continue }
        // A badge that is still bursting asks the app later.
        repeat {
          for question in store.questions { question.resume(returning: updates.dice.chance(0.6)) }
          store.questions = []
          await display.runWithTasks(seconds: 3)
        } while !store.questions.isEmpty
        updates.update()
        let (count, after) = (store.counts[store.item], "seed \(seed) step \(step)")
        #expect(view.item == AnyHashable(store.item) && view.count == count, "count \(after)")
        #expect(view.text == (count == 0 ? nil : store.text), "text \(after)")
        #expect(view.isPinned == store.isPinned && view.isEnabled == mount.environment.isEnabled, "\(after)")
        #expect(view.plane.superview === view, "it is at its anchor \(after)")
        if let tint = store.tint { #expect(view.tintColor == UIColor(tint), "tint \(after)") }
      }
      #expect(torn > 0)
    }

    // MARK: Lists

    private struct Payment: Identifiable { let id: Int }
    private struct Offline: Error {}

    private final class Payments {
      var ids = Array((1...30).reversed())
      var last = 30
      var arriving = 1
      var isOffline = false
      func add(_ count: Int) {
        ids = (0..<count).map { last + count - $0 } + ids
        last += count
      }
    }

    @Test(arguments: 0..<4) func listsFollowTheirState(seed: Int) async throws {
      let (store, updates, alarm) = (Payments(), Updates(seed: 500 + seed), TestAlarm())
      func table() throws -> NotchTable<Payment, Text> {
        let list = FlippingNotchList(store.ids.map(Payment.init), rowHeight: 80) { Text("\($0.id)") }
        return try #require(
          list.cutout(.island).flippingNotch {
            for _ in 0..<updates.dice.whole(6) { await Task.yield() }
            if store.isOffline { throw Offline() }
            store.add(store.arriving)
            updates.changed()
          }.table)
      }
      var display = Display()
      let mount = StandInMount(try table())
      let view = mount.view
      view.frame = display.window.bounds
      display.window.addSubview(view)
      display.window.layoutIfNeeded()
      updates.update = { if let next = try? table() { mount.update(next) } }
      display.beforeRefresh = {
        updates.pass()
        alarm.ring(at: StandInClock.now)
      }
      let notch = try #require(view.flippingNotch)
      notch.driver.alarm = alarm
      let coordinator = try #require(view.dataSource as? NotchTableCoordinator<Payment, Text>)
      var landed: [Int] = []
      let insert = notch.insertRows
      notch.insertRows = {
        landed.append($0)
        insert?($0)
      }
      func quiet() async {
        for _ in 0..<40 where notch.isRefreshing { await display.runWithTasks(seconds: 0.5) }
      }
      for step in 0..<100 {
        switch updates.dice.whole(10) {
        case 0: store.add(1)
        case 1: if store.ids.count > 5 { store.ids.remove(at: updates.dice.whole(store.ids.count)) }
        case 2:
          if updates.dice.chance(0.3) {
            store.ids = []
            store.add(12)
          }
        case 3: store.isOffline.toggle()
        case 4: notch.cancelRefreshing()
        case 5: mount.environment.layoutDirection = updates.dice.chance(0.5) ? .rightToLeft : .leftToRight
        case 6: notch.beginRefreshing()
        case 7: display.drag(from: CGPoint(x: 195, y: 300), by: CGPoint(x: 0, y: -200))
        default: display.drag(from: CGPoint(x: 195, y: 260), by: CGPoint(x: 0, y: 170))
        }
        updates.changed()
        await display.runWithTasks(seconds: Double(updates.dice.whole(40)) / 60)
        guard step % 20 == 19 else { continue }
        await quiet()
        await display.runWithTasks(seconds: 4)
        updates.update()
        await display.runWithTasks(seconds: 1)
        let after = "seed \(seed) step \(step)"
        #expect(!notch.isRefreshing && coordinator.shown.map(\.id) == store.ids, "rows \(after)")
        #expect(view.numberOfRows(inSection: 0) == store.ids.count, "table \(after)")
        #expect(view.layer.sublayerTransform.m42 == 0, "place \(after)")
        #expect(notch.plane.superview == nil, "a list at rest can be pulled from further down \(after)")
        // An undisturbed refresh inserts its rows, however late the app's state changes.
        (store.isOffline, store.arriving, landed) = (false, 1 + updates.dice.whole(3), [])
        notch.beginRefreshing()
        await quiet()
        #expect(landed == [store.arriving], "landed \(after)")
        #expect(coordinator.shown.map(\.id) == store.ids, "landed rows \(after)")
      }
    }

    // MARK: Heads

    private final class People {
      var heads: [ChatHead] = []
      var open: String?
      var state: ChatHeadsState?
      var docking = ChatHeadsDocking.head
      func contains(_ id: String) -> Bool { heads.contains { $0.id == id } }
    }

    @Test(arguments: 0..<4) func headsFollowTheirState(seed: Int) async throws {
      let (store, updates, alarm, proxy) = (
        People(), Updates(seed: 600 + seed), TestAlarm(), ChatHeadsProxy()
      )
      store.heads = ["a", "b", "c"].map { ChatHead(id: $0, name: $0.uppercased()) }
      func bind<Value>(_ path: ReferenceWritableKeyPath<People, Value>) -> Binding<Value> {
        Binding(
          standInGet: { store[keyPath: path] },
          set: {
            store[keyPath: path] = $0
            updates.changed()
          })
      }
      func anchor() -> ChatHeadsAnchor {
        ChatHeadsAnchor(
          heads: bind(\.heads), open: bind(\.open), state: bind(\.state), docking: bind(\.docking),
          proxy: proxy,
          avatar: headHost { Text($0.name) },
          conversation: { head, _ in UIHostingController(rootView: Text("\(head.name) \(head.unread)")) })
      }
      var display = Display(width: seed % 2 == 0 ? 390 : 1024)
      display.window.rootViewController = UIViewController()
      final class Answer { var isAccepting = true }
      let answer = Answer()
      var environment = EnvironmentValues()
      environment.supple.shouldDismiss = { _ in answer.isAccepting }
      let mount = StandInMount(anchor(), environment: environment)
      display.window.rootViewController?.view.addSubview(mount.view)
      let controller = try #require(mount.view.controller)
      controller.driver.alarm = alarm
      updates.update = { mount.update(anchor()) }
      display.beforeRefresh = {
        updates.pass()
        alarm.ring(at: StandInClock.now)
      }
      display.run(seconds: 1)
      let size = display.window.bounds.size
      for step in 0..<160 {
        let id = ["a", "b", "c", "d", "e", "f", "g"][updates.dice.whole(7)]
        let slot = controller.avatarSlot(id)
        switch updates.dice.whole(14) {
        case 0: if !store.contains(id) { store.heads.append(ChatHead(id: id, name: id.uppercased())) }
        case 1: store.heads.removeAll { $0.id == id }
        case 2, 3:
          if let index = store.heads.firstIndex(where: { $0.id == id }) {
            store.heads[index].unread = updates.dice.whole(4)
          }
        case 4: store.open = updates.dice.chance(0.6) && store.contains(id) ? id : nil
        case 5: _ = slot?.accessibilityActivate()
        case 6: _ = controller.view.accessibilityPerformEscape()
        case 7:
          if let action = slot?.accessibilityCustomActions?.first(where: {
            $0.name == controller.labels.dismiss
          }) {
            _ = action.actionHandler?(action)
          }
        case 8: answer.isAccepting.toggle()
        case 9: store.docking = [.head, .floating, .full][updates.dice.whole(3)]
        case 10: proxy.move(to: updates.dice.chance(0.5) ? .left : .right, height: updates.dice.unit())
        case 11: updates.dice.chance(0.5) ? proxy.hint() : proxy.present("Hello", from: id)
        default:
          let start = slot?.center ?? updates.dice.point(in: size)
          display.drag(
            from: start, by: CGPoint(x: updates.dice.whole(600) - 300, y: updates.dice.whole(600) - 300))
        }
        updates.changed()
        display.run(seconds: Double(updates.dice.whole(30)) / 60)
        guard step % 20 == 19 else { continue }
        display.run(seconds: 6)
        if let open = store.open, !store.contains(open) { store.open = nil }
        updates.update()
        display.run(seconds: 4)
        updates.update()
        let after = "seed \(seed) step \(step)"
        #expect(Set(controller.heads) == Set(store.heads), "heads \(after)")
        #expect(controller.openHead?.id == store.open, "open \(after)")
        #expect(controller.docking == store.docking, "docking \(after)")
        #expect(store.state == controller.state, "state \(after)")
        let pages = controller.children.compactMap {
          ($0 as? UIHostingController<Text>)?.rootView.standInText
        }
        if let open = store.heads.first(where: { $0.id == store.open }) {
          #expect(pages.contains("\(open.name) \(open.unread)"), "conversation \(pages) \(after)")
        }
      }
      mount.dismantle()
    }
  }
#endif
