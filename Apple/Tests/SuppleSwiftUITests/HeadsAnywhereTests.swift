#if !canImport(ObjectiveC)
  import SuppleHosting
  import SuppleUIKit
  import SwiftUI
  import Testing

  @testable import SuppleSwiftUI

  /// Docking, launcher and views to keep clear of, as modifiers.
  @MainActor @Suite(.serialized, .alone) struct HeadsAnywhereTests {
    private final class Store {
      var heads = [ChatHead(id: "anna", name: "Anna")]
      var docking = ChatHeadsDocking.head
      var moves: [ChatHeadsDocking] = []
      var taps: [String] = []
      var sizes: [CGSize] = []
    }

    private func mount(_ anchor: ChatHeadsAnchor, _ environment: EnvironmentValues = EnvironmentValues()) -> (
      Display, StandInMount<ChatHeadsAnchor>, ChatHeadsController
    ) {
      let display = Display(width: 1024)
      display.window.rootViewController = UIViewController()
      let mount = StandInMount(anchor, environment: environment)
      display.window.rootViewController?.view.addSubview(mount.view)
      display.window.layoutIfNeeded()
      display.run(seconds: 1)
      return (display, mount, mount.view.controller ?? ChatHeadsController())
    }

    private func anchor(_ store: Store) -> ChatHeadsAnchor {
      ChatHeadsAnchor(
        heads: Binding(standInGet: { store.heads }, set: { store.heads = $0 }),
        docking: Binding(standInGet: { store.docking }, set: { store.docking = $0 }),
        conversation: { head, _ in UIHostingController(rootView: Text(head.name)) })
    }

    @Test func theBindingDocksAndFollows() throws {
      let store = Store()
      store.docking = .floating
      var environment = EnvironmentValues()
      environment.supple.headsEvent = {
        guard case .panelMoved(let docking, let frame) = $0 else { return }
        store.moves.append(docking)
        #expect(frame.width >= 380)
      }
      let (display, mounted, controller) = mount(anchor(store), environment)
      #expect(controller.docking == .floating && store.moves == [])
      controller.open("anna")
      display.run(seconds: 2)
      store.docking = .full
      mounted.update(anchor(store))
      display.run(seconds: 2)
      #expect(controller.docking == .full && store.moves == [.full])
      let frame = try #require(controller.panelFrame)
      // Thrown sideways by its bar, the panel docks, and the binding is notified.
      display.drag(
        from: CGPoint(x: frame.midX, y: frame.minY + 20), by: CGPoint(x: 400, y: 0))
      display.run(seconds: 2)
      #expect(store.docking == .head && store.moves.last == .head)
      // An update with the person's value changes nothing.
      mounted.update(anchor(store))
      display.run(seconds: 1)
      #expect(controller.docking == .head)
    }

    @Test func anEdgeResizesAndTheAppIsNotified() throws {
      let store = Store()
      var environment = EnvironmentValues()
      environment.supple.headsEvent = {
        if case .panelResized(let frame) = $0 { store.sizes.append(frame.size) }
      }
      let (display, mounted, controller) = mount(anchor(store), environment)
      controller.open("anna")
      display.run(seconds: 2)
      let frame = try #require(controller.panelFrame)
      display.drag(from: CGPoint(x: frame.minX - 12, y: frame.midY), by: CGPoint(x: -80, y: 0))
      display.run(seconds: 2)
      let widths = store.sizes.map { Double($0.width).rounded() }
      #expect(widths == [460])
      _ = mounted
    }

    @Test func aLauncherIsOneModifier() throws {
      let store = Launcher()
      func launcher() -> ChatHeadsAnchor { store.anchor("Assistant", saying: "Chat") }
      let (display, mounted, controller) = mount(launcher())
      #expect(controller.heads.map(\.name) == ["Assistant"] && controller.heads[0].unread == 3)
      #expect(controller.style == .launcher)
      #expect(controller.state.height == 1)
      store.isOpen = true
      mounted.update(launcher())
      display.run(seconds: 2)
      #expect(controller.openHead?.name == "Assistant")
      #expect(controller.view.accessibilityPerformEscape())
      display.run(seconds: 2)
      #expect(!store.isOpen)
      mounted.environment.supple.chatHeads = .classic
      mounted.update(launcher())
      #expect(controller.style == .classic)
      let coordinator = try #require(controller.delegate as? ChatHeadsCoordinator)
      coordinator.chatHeads(controller, didReceive: .badgeCleared(controller.heads[0]))
      #expect(store.unread == 0)
    }

    @Test func theModifiersCompileAsTheyAreWritten() {
      let store = Store()
      let docking = Binding(standInGet: { store.docking }, set: { store.docking = $0 })
      let heads = Binding(standInGet: { store.heads }, set: { store.heads = $0 })
      _ = Text("App").chatHead("Assistant") { Text("Chat") }
      _ = Text("App").chatHead("Help") { store.taps.append("help") }
      _ = Text("App").chatHeads(heads, docking: docking) { Text($0.name) }
        .onChatHeadsEvent { print($0) }
      _ = Text("Button").keepsChatHeadsClear()
    }

    @Test func aButtonCallsItsAction() {
      let store = Store()
      var environment = EnvironmentValues()
      environment.supple.headsEvent = {
        if case .tapped(let head) = $0 { store.taps.append("event of \(head.name)") }
      }
      let launcher = ChatHeadsAnchor(
        launcher: ChatHead(id: "launcher", name: "Help", role: .button), unread: nil,
        tapped: { store.taps.append("Help") }, conversation: headHost { _ in EmptyView() })
      let (display, mounted, controller) = mount(launcher, environment)
      let slot = controller.avatarSlot("launcher")
      #expect(slot?.accessibilityActivate() == true)
      display.run(seconds: 1)
      #expect(store.taps == ["Help", "event of Help"] && controller.openHead == nil)
      mounted.dismantle()
    }

    @Test func aViewAnywhereIsKeptClear() throws {
      let store = Store()
      let (display, mounted, controller) = mount(anchor(store))
      controller.move(to: .right, height: 0.5)
      display.run(seconds: 2)
      let kept = StandInMount(KeptClearAnchor(isKeptClear: true), environment: EnvironmentValues())
      kept.standInLayOut(
        KeptClearAnchor(isKeptClear: true), behind: CGRect(x: 900, y: 300, width: 124, height: 200))
      display.window.rootViewController?.view.addSubview(kept.view)
      display.run(seconds: 2)
      #expect(controller.clearance.areas == [CGRect(x: 892, y: 292, width: 140, height: 216)])
      kept.view.center.y += 100
      display.run(seconds: 0.1)
      #expect(controller.clearance.areas == [CGRect(x: 892, y: 392, width: 140, height: 216)])
      kept.update(KeptClearAnchor(isKeptClear: false))
      #expect(controller.clearance.areas == [])
      kept.update(KeptClearAnchor(isKeptClear: true))
      display.run(seconds: 0.1)
      #expect(controller.clearance.areas.count == 1)
      kept.view.removeFromSuperview()
      #expect(controller.clearance.areas == [] && CFRunLoop.standInObservers == 0)
      mounted.dismantle()
    }
  }
#endif
