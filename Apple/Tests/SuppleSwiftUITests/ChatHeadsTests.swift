#if !canImport(ObjectiveC)
  import SuppleUIKit
  import SwiftUI
  import Testing

  @testable import SuppleSwiftUI

  @MainActor @Suite(.serialized, .alone) struct ChatHeadsTests {
    private final class Store {
      var heads = [ChatHead(id: "anna", name: "Anna", unread: 2), ChatHead(id: "ben", name: "Ben")]
      var open: String?
    }

    private func anchor(_ store: Store) -> ChatHeadsAnchor {
      ChatHeadsAnchor(
        heads: Binding(standInGet: { store.heads }, set: { store.heads = $0 }),
        open: Binding(standInGet: { store.open }, set: { store.open = $0 }),
        avatar: { head, _ in UIHostingController(rootView: Text(head.name)) },
        conversation: { head, _ in UIHostingController(rootView: Text(head.name)) })
    }

    private func mount(_ anchor: ChatHeadsAnchor, refuses: Bool = false) -> (
      Display, StandInMount<ChatHeadsAnchor>, ChatHeadsController
    ) {
      let display = Display()
      display.window.rootViewController = UIViewController()
      var environment = EnvironmentValues()
      environment.supple.shouldDismiss = { _ in !refuses }
      environment.supple.isHapticsEnabled = false
      environment.supple.labels.dismiss = "Archive"
      let mount = StandInMount(anchor, environment: environment)
      display.window.rootViewController?.view.addSubview(mount.view)
      display.window.layoutIfNeeded()
      return (display, mount, mount.view.controller ?? ChatHeadsController())
    }

    @Test func aViewHasHeads() {
      let store = Store()
      let heads = Binding(standInGet: { store.heads }, set: { store.heads = $0 })
      _ = Text("App").chatHeads(heads) { head in Text(head.name) }
      _ = Text("App").chatHeads(heads) { head in
        Text(head.name)
      } conversation: { head in
        Text(head.name)
      }
      .chatHeadsStyle(.classic)
      .onChatHeadDismiss { _ in false }
    }

    @Test func theyAreInFrontOfTheWindowsController() {
      let store = Store()
      let (display, mounted, controller) = mount(anchor(store))
      display.run(seconds: 1)
      #expect(display.window.subviews.last === controller.view && controller.parent == nil)
      #expect(controller.heads.map(\.id) == ["anna", "ben"])
      mounted.dismantle()
      #expect(controller.view.window == nil)
    }

    @Test func theBindingOpensAndFollowsIt() {
      let store = Store()
      let (display, mounted, controller) = mount(anchor(store))
      display.run(seconds: 1)
      store.open = "ben"
      mounted.update(anchor(store))
      display.run(seconds: 2)
      #expect(controller.openHead?.id == "ben")
      #expect(controller.view.accessibilityPerformEscape())
      display.run(seconds: 2)
      #expect(store.open == nil)
      // The app opens it again before SwiftUI's next update.
      store.open = "ben"
      mounted.update(anchor(store))
      display.run(seconds: 2)
      #expect(controller.openHead?.id == "ben")
      store.open = "anna"
      mounted.update(anchor(store))
      display.run(seconds: 2)
      store.open = nil
      mounted.update(anchor(store))
      display.run(seconds: 2)
      #expect(controller.openHead == nil)
    }

    @Test func dismissedAHeadLeavesTheBinding() throws {
      let store = Store()
      let (display, mounted, controller) = mount(anchor(store), refuses: true)
      display.run(seconds: 1)
      func dismiss() throws {
        let slot = try #require(controller.avatarSlot("anna"))
        let action = try #require(slot.accessibilityCustomActions?.first { $0.name == "Archive" })
        #expect(action.actionHandler?(action) == true)
        display.run(seconds: 2)
      }
      try dismiss()
      #expect(store.heads.count == 2)
      #expect(!controller.isHapticsEnabled)
      mounted.environment.supple.shouldDismiss = { _ in true }
      mounted.update(anchor(store))
      try dismiss()
      #expect(store.heads.map(\.id) == ["ben"])
      mounted.update(anchor(store))
      store.heads.append(ChatHead(id: "cleo", name: "Cleo"))
      mounted.update(anchor(store))
      display.run(seconds: 2)
      #expect(controller.state.order.first == "cleo")
    }
  }
#endif
