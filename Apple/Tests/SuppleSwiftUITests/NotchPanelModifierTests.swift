#if !canImport(ObjectiveC)
  import SuppleHosting
  import SuppleUIKit
  import SwiftUI
  import Testing

  @testable import SuppleSwiftUI

  /// The panel of a list in SwiftUI: its content, its state, and the binding.
  @MainActor @Suite(.serialized, .alone) struct NotchPanelModifierTests {
    private struct Payment: Identifiable { let id: Int }
    private typealias Table = NotchTable<Payment, Text>

    private final class State {
      var isPresented = false
      var writes = 0
    }

    private func environment(_ text: String, _ state: State? = nil, isGiven: Bool = true) -> EnvironmentValues
    {
      let presented = state.map { state in
        Binding(
          standInGet: { state.isPresented },
          set: {
            state.isPresented = $0
            state.writes += 1
          })
      }
      guard isGiven else { return EnvironmentValues() }
      return EnvironmentValues.standInInside(
        Text("List").flippingNotchPanel(isPresented: presented) { Text(text) }
      ).0
    }

    private func table() throws -> Table {
      let list = FlippingNotchList((1...20).map(Payment.init), rowHeight: 80) { Text("\($0.id)") }
        .flippingNotch {}
      return try #require(list.table)
    }

    private func shown(_ text: String, _ state: State? = nil) throws -> (
      Display, StandInMount<Table>, FlippingNotchControl
    ) {
      let display = Display()
      let mount = StandInMount(try table(), environment: environment(text, state))
      mount.view.frame = display.window.bounds
      display.window.addSubview(mount.view)
      display.window.layoutIfNeeded()
      return (display, mount, try #require(mount.view.flippingNotch))
    }

    /// The text of the panel, while it is in the window.
    private func text(_ notch: FlippingNotchControl) -> String? {
      guard let host = notch.panel.content, host.view.window != nil,
        let root = Mirror(reflecting: host).descendant("rootView")
      else { return nil }
      return (EnvironmentValues.standInInside(root).1 as? Text)?.standInText
    }

    @Test func itsContentFollowsTheAppAndKeepsItsController() throws {
      let (display, mount, notch) = try shown("One")
      notch.panel.show()
      display.run(seconds: 3)
      #expect(text(notch) == "One")
      let host = notch.panel.content
      mount.environment = environment("Two")
      mount.update(try table())
      #expect(text(notch) == "Two" && notch.panel.content === host && notch.panel.isOpen)
      notch.panel.close()
      display.run(seconds: 3)
      #expect(text(notch) == nil)
      notch.panel.show()
      display.run(seconds: 3)
      #expect(text(notch) == "Two" && notch.panel.content === host)
      mount.environment = environment("", isGiven: false)
      mount.update(try table())
      display.run(seconds: 3)
      #expect(!notch.panel.isOpen && notch.panel.makeView == nil && notch.panel.content == nil)
    }

    @Test func theBindingFollowsThePanelAndMovesIt() throws {
      let state = State()
      let (display, mount, notch) = try shown("Camera", state)
      func update() throws {
        mount.environment = environment("Camera", state)
        mount.update(try table())
      }
      // The layout has just scrolled the list to its top. A pull is ignored immediately after such a scroll.
      display.run(seconds: 1)
      display.drag(from: CGPoint(x: 195, y: 200), by: CGPoint(x: 0, y: 420))
      display.run(seconds: 3)
      #expect(state.isPresented && text(notch) == "Camera")
      // An update without a change keeps the panel open.
      try update()
      #expect(notch.panel.isOpen)
      state.isPresented = false
      try update()
      display.run(seconds: 3)
      #expect(!notch.panel.isOpen && text(notch) == nil)
      state.isPresented = true
      try update()
      display.run(seconds: 3)
      #expect(text(notch) == "Camera")
      let writes = state.writes
      notch.panel.close()
      #expect(!state.isPresented && state.writes == writes + 1)
      try update()
      display.run(seconds: 3)
      #expect(text(notch) == nil)
    }

    @Test func aBindingThatIsTrueFromTheBeginningShowsIt() throws {
      let state = State()
      state.isPresented = true
      let (display, _, notch) = try shown("Camera", state)
      display.run(seconds: 3)
      #expect(notch.panel.isOpen && text(notch) == "Camera" && state.isPresented)
    }

    @Test func aBindingThatCannotHoldIsFalseAgain() async throws {
      let state = State()
      let (display, mount, notch) = try shown("Camera", state)
      notch.panel.shouldShow = { false }
      state.isPresented = true
      mount.update(try table())
      for _ in 0..<20 { await Task.yield() }
      display.run(seconds: 3)
      #expect(!state.isPresented && text(notch) == nil)
      // During a refresh nothing opens.
      notch.panel.shouldShow = nil
      notch.beginRefreshing()
      state.isPresented = true
      mount.update(try table())
      for _ in 0..<20 { await Task.yield() }
      #expect(!state.isPresented && !notch.panel.isOpen)
      notch.cancelRefreshing()
    }

    @Test func anyListWithTheModifierHasIt() throws {
      let display = Display()
      let anchor = NotchAnchor(
        cutout: .automatic, rowSize: nil, refresh: { 0 }, insertRows: { _ in }, rowView: nil)
      let mount = StandInMount(anchor, environment: environment("Grid"))
      let list = UIScrollView(frame: display.window.bounds)
      mount.view.frame = list.frame
      for view in [mount.view, list] as [UIView] { display.window.addSubview(view) }
      display.window.layoutIfNeeded()
      let notch = try #require(list.flippingNotch)
      notch.panel.show()
      display.run(seconds: 3)
      #expect(text(notch) == "Grid")
      #expect(notch.panel.content?.view.backgroundColor == .clear)
    }
  }
#endif
