#if !canImport(ObjectiveC)
  import SuppleUIKit
  import SwiftUI
  import Testing

  @testable import SuppleSwiftUI

  /// A worst case of SwiftUI: it updates views late, often and at random, and no environment crosses a hosting
  /// controller.
  @MainActor @Suite(.serialized, .alone) struct UnkindUpdateTests {
    private final class Store {
      var heads = [ChatHead(id: "anna", name: "Anna", unread: 2), ChatHead(id: "ben", name: "Ben")]
      var open: String?
      var state: ChatHeadsState?
    }

    private struct Mood: EnvironmentKey { static let defaultValue = "none" }

    private func anchor(_ store: Store, proxy: ChatHeadsProxy? = nil) -> ChatHeadsAnchor {
      ChatHeadsAnchor(
        heads: Binding(standInGet: { store.heads }, set: { store.heads = $0 }),
        open: Binding(standInGet: { store.open }, set: { store.open = $0 }),
        state: Binding(standInGet: { store.state }, set: { store.state = $0 }), proxy: proxy,
        avatar: headHost { Text($0.name) }, conversation: headHost { Text("\($0.name) \($0.unread)") })
    }

    private func show(_ mount: StandInMount<ChatHeadsAnchor>) -> (
      Display, UIHostingController<Text>
    ) {
      let display = Display()
      let hosting = UIHostingController(rootView: Text("App"))
      StandInHostingView.faults = []
      display.window.rootViewController = hosting
      (hosting.view as? StandInHostingView)?.standInRepresent(mount.view)
      // A view in a new window is notified once the hierarchy is complete.
      display.window.layoutIfNeeded()
      display.run(seconds: 2)
      return (display, hosting)
    }

    /// The content of a hosting controller, and the mood in its environment.
    private func content(_ controller: UIViewController?) -> (text: String, mood: String)? {
      guard let controller, let root = Mirror(reflecting: controller).descendant("rootView") else {
        return nil
      }
      let (values, view) = EnvironmentValues.standInInside(root)
      return (view as? Text).map { ($0.standInText, values[Mood.self]) }
    }

    @Test func headsAreInFrontOfAHostingViewAndNotInIt() throws {
      let store = Store()
      let mount = StandInMount(anchor(store))
      let (display, hosting) = show(mount)
      let controller = try #require(mount.view.controller)
      #expect(StandInHostingView.faults == [] && hosting.children.isEmpty)
      #expect(
        hosting.view.subviews == [mount.view] && display.window.subviews.last === controller.view)
      mount.dismantle()
      #expect(controller.view.window == nil)
    }

    @Test func overSheetsHeadsHaveAWindow() throws {
      let scene = UIWindowScene(standInBounds: CGRect(x: 0, y: 0, width: 390, height: 844))
      let window = UIWindow(windowScene: scene)
      window.rootViewController = UIViewController()
      window.makeKeyAndVisible()
      var environment = EnvironmentValues()
      environment.supple.areHeadsOverSheets = true
      let mount = StandInMount(anchor(Store()), environment: environment)
      window.rootViewController?.view.addSubview(mount.view)
      let controller = try #require(mount.view.controller)
      #expect(controller.view.window !== window && controller.view.window?.windowScene === scene)
      mount.environment.supple.areHeadsOverSheets = false
      mount.update(anchor(Store()))
      #expect(controller.view.window === window)
    }

    @Test func conversationsAndPicturesFollowStateAndEnvironment() throws {
      let store = Store()
      var environment = EnvironmentValues()
      environment[Mood.self] = "calm"
      let mount = StandInMount(anchor(store), environment: environment)
      let (display, _) = show(mount)
      store.open = "anna"
      mount.update(anchor(store))
      display.run(seconds: 2)
      let controller = try #require(mount.view.controller)
      func shown() -> [(text: String, mood: String)] { controller.children.compactMap(content) }
      #expect(Set(shown().map(\.text)) == ["Anna", "Ben", "Anna 2"])
      #expect(shown().allSatisfy { $0.mood == "calm" })
      store.heads[0].unread = 5
      store.heads[1].name = "Benjamin"
      mount.environment[Mood.self] = "merry"
      mount.update(anchor(store))
      #expect(Set(shown().map(\.text)) == ["Anna", "Benjamin", "Anna 5"])
      #expect(shown().allSatisfy { $0.mood == "merry" })
    }

    @Test func anOpenHeadThatTheAppRemovesIsClosedAndOpensAgainWhenAsked() throws {
      let store = Store()
      store.heads.removeLast()
      store.open = "anna"
      let mount = StandInMount(anchor(store))
      let (display, _) = show(mount)
      #expect(mount.view.controller?.openHead?.id == "anna")
      store.heads = []
      mount.update(anchor(store))
      display.run(seconds: 2)
      #expect(store.open == nil && mount.view.controller?.openHead == nil)
      store.heads = [ChatHead(id: "anna", name: "Anna")]
      store.open = "anna"
      mount.update(anchor(store))
      display.run(seconds: 2)
      #expect(mount.view.controller?.openHead?.id == "anna")
    }

    @Test func aPictureHasAParentForAsLongAsItIsThere() throws {
      let store = Store()
      let mount = StandInMount(anchor(store))
      let (display, _) = show(mount)
      let controller = try #require(mount.view.controller)
      #expect(controller.children.count == 2)
      #expect(controller.children.allSatisfy { $0.parent === controller && $0.view.window != nil })
      store.heads.removeLast()
      mount.update(anchor(store))
      display.run(seconds: 2)
      mount.update(anchor(store))
      #expect(controller.children.count == 1)
    }

    @Test func whereHeadsRestIsKept() throws {
      let store = Store()
      let proxy = ChatHeadsProxy()
      proxy.move(to: .left, height: 0.25)
      let mount = StandInMount(anchor(store, proxy: proxy))
      let (display, _) = show(mount)
      #expect(mount.view.controller?.state.edge == .left)
      proxy.move(to: .right, height: 0.75)
      display.run(seconds: 3)
      let kept = try #require(store.state)
      #expect(kept.edge == .right && kept.height > 0.5 && kept.order.count == 2)
      mount.dismantle()
      let again = StandInMount(anchor(store))
      let shown = show(again)
      let state = try #require(again.view.controller?.state)
      #expect(state.edge == kept.edge && abs(state.height - kept.height) < 0.001)
      #expect(state.order == kept.order && shown.0.window.subviews.last === again.view.controller?.view)
    }

    @Test func aMoveBehindAnOpenConversationIsKept() throws {
      let (store, proxy) = (Store(), ChatHeadsProxy())
      store.open = "anna"
      let mount = StandInMount(anchor(store, proxy: proxy))
      let (display, _) = show(mount)
      #expect(mount.view.controller?.openHead?.id == "anna")
      proxy.move(to: .left, height: 0.25)
      display.run(seconds: 2)
      #expect(store.state?.edge == .left && store.state == mount.view.controller?.state)
    }

    @Test func whereAFingerThrowsThemIsKept() throws {
      let store = Store()
      let mount = StandInMount(anchor(store))
      let (display, _) = show(mount)
      let start = try #require(mount.view.controller?.avatarSlot("anna")?.center)
      #expect(start.x > 300)
      display.drag(from: start, by: CGPoint(x: -260, y: 180))
      display.run(seconds: 3)
      let kept = try #require(store.state)
      #expect(kept.edge == .left && kept.height > 0.2)
      let place = try #require(mount.view.controller?.avatarSlot("anna")?.center)
      mount.dismantle()
      let again = StandInMount(anchor(store))
      _ = show(again)
      let next = try #require(again.view.controller?.avatarSlot("anna")?.center)
      #expect(abs(next.x - place.x) < 0.01 && abs(next.y - place.y) < 0.01)
    }

    @Test func updatesAtAnyTimeUndoNothing() throws {
      for seed in 0..<12 {
        var dice = Dice(seed: seed)
        let store = Store()
        let mount = StandInMount(anchor(store))
        let (display, _) = show(mount)
        let controller = try #require(mount.view.controller)
        func pass(_ seconds: Double) {
          for _ in 0..<Int(seconds * 120) {
            if dice.chance(0.3) { mount.update(anchor(store)) }
            display.refresh()
          }
        }
        let slot = try #require(controller.avatarSlot("ben"))
        #expect(slot.accessibilityActivate())
        mount.update(anchor(store))
        pass(2)
        #expect(store.open == "ben" && controller.openHead?.id == "ben")
        #expect(controller.view.accessibilityPerformEscape())
        // Before the binding receives the event it still has the open head.
        mount.update(anchor(store))
        pass(2)
        #expect(store.open == nil && controller.openHead == nil)
        let dismiss = try #require(
          slot.accessibilityCustomActions?.first { $0.name == controller.labels.dismiss })
        #expect(dismiss.actionHandler?(dismiss) == true)
        pass(2)
        #expect(store.heads.map(\.id) == ["anna"] && controller.heads.map(\.id) == ["anna"])
        mount.dismantle()
      }
    }

    @Test func aBadgeTornOffAHeadIsWrittenBack() throws {
      let store = Store()
      let mount = StandInMount(anchor(store))
      let (display, _) = show(mount)
      let controller = try #require(mount.view.controller)
      let badge = try #require(
        controller.view.subviews.first {
          "\(type(of: $0))" == "BadgeLabelView" && $0.bounds.width > 0
        })
      display.drag(from: badge.center, by: CGPoint(x: -150, y: 200))
      display.run(seconds: 2)
      #expect(store.heads.map(\.unread) == [0, 0] && controller.heads.map(\.unread) == [0, 0])
    }

    // MARK: Badges

    private func represented(_ badge: SuppleSwiftUI.SlimeBadge) throws -> SlimeBadge.Represented {
      try #require(badge.body as? SlimeBadge.Represented)
    }

    @Test(arguments: [true, false]) func afterAnAnswerTheCountIsTheModels(isCleared: Bool)
      async throws
    {
      var go: CheckedContinuation<Void, Never>?
      var count = 4
      @MainActor func badge() throws -> SlimeBadge.Represented {
        try represented(
          SlimeBadge(count: count) {
            await withCheckedContinuation { go = $0 }
            return isCleared
          })
      }
      let mount = StandInMount(try badge())
      mount.view.clear()
      for _ in 0..<20_000 where go == nil { await Task.yield() }
      #expect(mount.view.count == 0)
      // Another message arrives while the app's decision is pending.
      count = 5
      mount.update(try badge())
      #expect(mount.view.count == 0)
      go?.resume()
      for _ in 0..<20_000 where mount.view.count != 5 { await Task.yield() }
      #expect(mount.view.count == 5)
      go = nil
      mount.view.clear()
      for _ in 0..<20_000 where go == nil { await Task.yield() }
      go?.resume()
      for _ in 0..<20_000 where mount.view.count != (isCleared ? 0 : 5) { await Task.yield() }
      #expect(mount.view.count == (isCleared ? 0 : 5))
    }

    @Test func aBadgeHasTextDotPinAndItem() throws {
      var isNew = true
      let dot = Binding(standInGet: { isNew }, set: { isNew = $0 })
      let mount = StandInMount(try represented(SlimeBadge(isPresented: dot)))
      #expect(mount.view.count == nil)
      mount.view.clear()
      #expect(!isNew && mount.view.count == 0)
      mount.update(try represented(SlimeBadge(count: 2) { true }.text("new").item(7).pinned()))
      #expect(mount.view.text == "new" && mount.view.item == AnyHashable(7) && mount.view.isPinned)
      mount.update(try represented(SlimeBadge(count: 0) { true }.text("new")))
      #expect(mount.view.text == nil && mount.view.item == nil && !mount.view.isPinned)
    }

    // MARK: Lists

    private struct Payment: Identifiable { let id: Int }

    private func table(
      _ ids: [Int], _ refresh: @escaping @MainActor () async throws -> Void = {}
    ) throws -> NotchTable<Payment, Text> {
      let list = FlippingNotchList(ids.map(Payment.init), rowHeight: 80) { Text("\($0.id)") }
        .cutout(.island)
      return try #require(list.flippingNotch(refresh).table)
    }

    private func rows(_ table: UITableView) -> [(text: String, mood: String)] {
      (0..<table.numberOfRows(inSection: 0)).compactMap { row in
        let cell = table.cellForRow(at: IndexPath(row: row, section: 0))
        guard let hosted = cell?.contentView.subviews.first as? StandInHostedView else {
          return nil
        }
        let (values, view) = EnvironmentValues.standInInside(hosted.content)
        return (view as? Text).map { ($0.standInText, values[Mood.self]) }
      }
    }

    @Test func rowsFollowTheEnvironmentWhereTheyAre() throws {
      let display = Display()
      let mount = StandInMount(try table([3, 2, 1]))
      mount.view.frame = display.window.bounds
      display.window.addSubview(mount.view)
      display.window.layoutIfNeeded()
      let cell = mount.view.cellForRow(at: IndexPath(row: 1, section: 0))
      mount.environment[Mood.self] = "merry"
      mount.update(try table([3, 2, 1]))
      display.window.layoutIfNeeded()
      #expect(rows(mount.view).map(\.text) == ["3", "2", "1"])
      #expect(rows(mount.view).allSatisfy { $0.mood == "merry" })
      #expect(
        mount.view.cellForRow(at: IndexPath(row: 1, section: 0)) === cell, "nothing is loaded anew")
      mount.update(try table([4, 3, 2, 1]))
      display.window.layoutIfNeeded()
      #expect(rows(mount.view).map(\.text) == ["4", "3", "2", "1"])
    }

    @Test func aListThatIsReplacedHasNoNewRows() async throws {
      let display = Display()
      final class Store {
        var ids = [3, 2, 1]
        var update: () -> Void = {}
      }
      let store = Store()
      let refresh: @MainActor () async throws -> Void = {
        store.ids = [9, 8, 7]
        store.update()
      }
      let mount = StandInMount(try table(store.ids, refresh))
      store.update = { if let next = try? self.table(store.ids, refresh) { mount.update(next) } }
      mount.view.frame = display.window.bounds
      display.window.addSubview(mount.view)
      display.window.layoutIfNeeded()
      store.update()
      let notch = try #require(mount.view.flippingNotch)
      var landed: [Int] = []
      let insert = notch.insertRows
      notch.insertRows = {
        landed.append($0)
        insert?($0)
      }
      notch.beginRefreshing()
      for _ in 0..<16 where notch.isRefreshing { await display.runWithTasks(seconds: 0.5) }
      mount.update(try table(store.ids, refresh))
      display.window.layoutIfNeeded()
      #expect(landed == [] && rows(mount.view).map(\.text) == ["9", "8", "7"])
    }

    @Test func rowsOfTheirOwnHeightAreTappedAndSwiped() throws {
      let display = Display()
      var selected: [Int] = []
      let list = FlippingNotchList([3, 2, 1].map(Payment.init)) { Text("\($0.id)") }
        .flippingNotch {}.onSelect { selected.append($0.id) }
        .rowSwipeActions(edge: .leading) { _ in
          UISwipeActionsConfiguration(actions: [
            UIContextualAction(style: .normal, title: "Keep") { _, _, done in done(true) }
          ])
        }
        .rowSwipeActions { payment in
          UISwipeActionsConfiguration(actions: [
            UIContextualAction(style: .destructive, title: "Delete \(payment.id)") { _, _, done in
              done(true)
            }
          ])
        }
      let table = try #require(list.table)
      let mount = StandInMount(table)
      mount.view.frame = display.window.bounds
      display.window.addSubview(mount.view)
      mount.update(table)
      display.window.layoutIfNeeded()
      #expect(mount.view.rowHeight == UITableView.automaticDimension)
      #expect(mount.view.flippingNotch?.rowSize == CGSize(width: 390, height: 56))
      let (delegate, path) = (try #require(mount.view.delegate), IndexPath(row: 1, section: 0))
      delegate.tableView(mount.view, didSelectRowAt: path)
      let swipe = delegate.tableView(mount.view, trailingSwipeActionsConfigurationForRowAt: path)
      #expect(selected == [2] && swipe?.actions.map(\.title) == ["Delete 2"])
      let leading = delegate.tableView(mount.view, leadingSwipeActionsConfigurationForRowAt: path)
      #expect(leading?.actions.map(\.title) == ["Keep"])
    }

    @Test func anyListBesideTheAnchorIsPulled() async throws {
      let display = Display()
      final class Store { var (fetched, shown) = (0, 0) }
      let store = Store()
      let anchor = NotchAnchor(
        cutout: .island, rowSize: nil,
        refresh: {
          store.fetched = 2
          return 2
        }, insertRows: { store.shown += $0 }, rowView: nil)
      let mount = StandInMount(anchor)
      // SwiftUI adds the list later than the anchor behind it, and inside views of its own.
      let (page, other, platform) = (UIView(frame: display.window.bounds), UIScrollView(), UIView())
      other.frame = CGRect(x: 0, y: 0, width: 390, height: 100)
      for view in [page, platform, mount.view] { view.frame = display.window.bounds }
      display.window.addSubview(page)
      page.addSubview(other)
      page.addSubview(mount.view)
      #expect(mount.view.notch.scrollView == nil)
      let list = UIScrollView(frame: display.window.bounds)
      platform.addSubview(list)
      page.addSubview(platform)
      mount.update(anchor)
      #expect(list.flippingNotch === mount.view.notch && other.flippingNotch == nil)
      mount.view.notch.beginRefreshing()
      for _ in 0..<16 where mount.view.notch.isRefreshing {
        await display.runWithTasks(seconds: 0.5)
      }
      #expect(store.fetched == 2 && store.shown == 2)
      mount.dismantle()
      #expect(list.flippingNotch == nil)
    }
  }
#endif
