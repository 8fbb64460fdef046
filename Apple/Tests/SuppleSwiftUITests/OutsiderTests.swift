// The expectations of another developer's app.
// Run: swift test --package-path Apple --filter OutsiderTests
//
// Each test states an expectation of a person with a phone, or of Apple's documentation. At commit 583a5e3 all eight
// fail.
//
// 1 aRedrawWhileTheAnswerIsAwaitedDoesNotBringTheBadgeBack: while an async `shouldClear` is pending, a SwiftUI update
// with the model's old count leaves the badge cleared: the view's count stays 0.
// 2 rowsThatSwiftUIBringsSoMuchLaterAreSeen: rows that enter the state 0, 1, 2 or 5 turns of the main actor after the
// refresh has returned are counted, and land with the card: two rows. At that commit 0 and 1 pass, 2 and 5 land none.
// 3 anOpenConversationFollowsTheAppsState: an update with a new closure changes the root view of an open conversation.
// 4 whatIsAskedBeforeTheFirstLayoutIsNotLost: `move` after `install` and before any layout is executed with the first
// layout.
// 5 aKeyboardThatFloatsCoversNothing: a floating, split or undocked keyboard has an empty end frame above the screen. It
// does not change the height of the open conversation.
// 6 takenOffNoActionIsLeft: `flippingNotch = nil` removes the accessibility action from the list.
// 7 aTintThatGoesIsGone: an update of `SlimeBadge` without a tint resets the tint.
// 8 headsThatAreDroppedLeaveTheBinding: heads that the engine drops above its maximum also leave the binding.
#if !canImport(ObjectiveC)
  import SuppleUIKit
  import SwiftUI
  import Testing

  @testable import SuppleSwiftUI

  @MainActor @Suite(.serialized, .alone) struct OutsiderTests {
    private func represented(_ badge: SuppleSwiftUI.SlimeBadge) throws -> SlimeBadge.Represented {
      try #require(badge.body as? SlimeBadge.Represented)
    }

    // 1 The view is updated while the app's decision is pending: the badge does not return.
    @Test func aRedrawWhileTheAnswerIsAwaitedDoesNotBringTheBadgeBack() async throws {
      var go: CheckedContinuation<Void, Never>?
      @MainActor func later() async -> Bool {
        await withCheckedContinuation { go = $0 }
        return true
      }
      let mount = StandInMount(try represented(SlimeBadge(count: 4) { await later() }))
      mount.view.clear()
      for _ in 0..<50 { await Task.yield() }
      mount.update(try represented(SlimeBadge(count: 4) { await later() }))
      #expect(mount.view.count == 0, "comes back while the question is open")
      go?.resume()
    }

    // 2 The app's state changes 0 to 5 turns after the refresh has returned, as in SwiftUI.
    @Test(arguments: [0, 1, 2, 5]) func rowsThatSwiftUIBringsSoMuchLaterAreSeen(turns: Int)
      async throws
    {
      struct Payment: Identifiable { let id: Int }
      let display = Display()
      final class Store {
        var ids = [3, 2, 1]
        var update: () -> Void = {}
        var landed = 0
      }
      let store = Store()
      func table() -> NotchTable<Payment, Text>? {
        let list = FlippingNotchList(store.ids.map(Payment.init), rowHeight: 80) {
          Text("\($0.id)")
        }.cutout(
          .island
        )
        .flippingNotch {
          store.ids = [5, 4, 3, 2, 1]
          if turns == 0 {
            store.update()
          } else {
            Task {
              for _ in 1..<turns { await Task.yield() }
              store.update()
            }
          }
        }
        return list.table
      }
      let mount = StandInMount(try #require(table()))
      store.update = { if let next = table() { mount.update(next) } }
      mount.view.frame = display.window.bounds
      display.window.addSubview(mount.view)
      display.window.layoutIfNeeded()
      store.update()
      let notch = try #require(mount.view.flippingNotch)
      let insert = notch.insertRows
      notch.insertRows = {
        store.landed = $0
        insert?($0)
      }
      notch.beginRefreshing()
      for _ in 0..<12 where notch.isRefreshing { await display.runWithTasks(seconds: 0.5) }
      #expect(store.landed == 2, "rows landed with the card")
    }

    // 3 Every update replaces the closure of a conversation.
    @Test func anOpenConversationFollowsTheAppsState() throws {
      var text = "old"
      var open: String? = "anna"
      func anchor() -> ChatHeadsAnchor {
        let now = text
        return ChatHeadsAnchor(
          heads: .constant([ChatHead(id: "anna", name: "Anna")]),
          open: Binding(standInGet: { open }, set: { open = $0 }),
          conversation: { _ in UIHostingController(rootView: Text(now)) })
      }
      let display = Display()
      display.window.rootViewController = UIViewController()
      let mount = StandInMount(anchor())
      display.window.rootViewController?.view.addSubview(mount.view)
      display.window.layoutIfNeeded()
      display.run(seconds: 2)
      let controller = try #require(mount.view.controller)
      #expect(
        (controller.children.first as? UIHostingController<Text>)?.rootView.standInText == "old")
      text = "new"
      mount.update(anchor())
      display.run(seconds: 1)
      #expect(
        (controller.children.first as? UIHostingController<Text>)?.rootView.standInText == "new",
        "stale")
    }

    // 4 A command after `install`, before the first layout, waits for a viewport.
    @Test func whatIsAskedBeforeTheFirstLayoutIsNotLost() throws {
      let display = Display()
      let root = UIViewController()
      display.window.rootViewController = root
      let heads = ChatHeadsController()
      heads.heads = [ChatHead(id: "anna", name: "Anna")]
      heads.install(over: root)
      heads.move(to: .left, height: 0.5)
      display.window.layoutIfNeeded()
      display.run(seconds: 2)
      #expect(heads.state.edge == .left, "move before the first layout is dropped")
    }

    // 5 UIKit gives a floating keyboard an empty frame above the screen. It covers nothing.
    @Test func aKeyboardThatFloatsCoversNothing() throws {
      let display = Display()
      let root = UIViewController()
      display.window.rootViewController = root
      let heads = ChatHeadsController()
      heads.heads = [ChatHead(id: "anna", name: "Anna")]
      heads.install(over: root)
      display.window.layoutIfNeeded()
      display.run(seconds: 2)
      heads.open("anna")
      display.run(seconds: 2)
      func height() -> Double { Double(heads.children.first?.view.bounds.height ?? -1) }
      let before = height()
      NotificationCenter.default.post(
        name: UIResponder.keyboardWillChangeFrameNotification, object: nil,
        userInfo: [
          UIResponder.keyboardFrameEndUserInfoKey: CGRect(x: 0, y: -64, width: 0, height: 0)
        ])
      display.run(seconds: 2)
      #expect(height() == before, "the conversation shrinks")
    }

    // 6 Removing the control removes its accessibility action.
    @Test func takenOffNoActionIsLeft() throws {
      let list = UIScrollView(frame: CGRect(x: 0, y: 0, width: 390, height: 844))
      let notch = FlippingNotchControl()
      list.flippingNotch = notch
      list.flippingNotch = nil
      #expect((list.accessibilityCustomActions ?? []).isEmpty, "VoiceOver still offers Refresh")
    }

    // 7 Without a tint, the view has its own colour again.
    @Test func aTintThatGoesIsGone() throws {
      let mount = StandInMount(try represented(SlimeBadge(count: 4) { true }.tint(.blue)))
      mount.update(try represented(SlimeBadge(count: 4) { true }))
      #expect(mount.view.tintColor != UIColor(Color.blue), "still blue")
    }

    // 8 The app adds more heads than the engine keeps: the binding has as many as the controller.
    @Test func headsThatAreDroppedLeaveTheBinding() throws {
      var heads = (0..<30).map { ChatHead(id: "\($0)", name: "\($0)") }
      let display = Display()
      display.window.rootViewController = UIViewController()
      let anchor = ChatHeadsAnchor(
        heads: Binding(standInGet: { heads }, set: { heads = $0 }),
        conversation: { _ in UIHostingController(rootView: Text("")) })
      let mount = StandInMount(anchor)
      display.window.rootViewController?.view.addSubview(mount.view)
      display.window.layoutIfNeeded()
      display.run(seconds: 2)
      let controller = try #require(mount.view.controller)
      print("HEADS", heads.count, controller.heads.count)
      #expect(heads.count == controller.heads.count, "binding and controller differ")
    }
  }
#endif
