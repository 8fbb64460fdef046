#if !canImport(ObjectiveC)
  import Foundation
  import SuppleHosting
  import SuppleUIKit
  import SwiftUI
  import TestSupport
  import Testing

  @testable import Samples
  @testable import SuppleSwiftUI

  /// The views of the tutorial's steps, as on the page. The samples' app has the parts that the page leaves to the
  /// reader.
  private struct Tutorial: View {
    let store = Store()
    @State var chat = Person()
    @State var heads: [ChatHead] = []
    @State var openHead: String?
    @State var docking = ChatHeadsDocking.head
    @State var isOnline = true
    let labels: SuppleLabels = {
      var labels = SuppleLabels.standard
      labels.clear = "Mark as read"
      return labels
    }()
    var body: some View { Text("A view") }

    @ViewBuilder var list: some View {
      List(store.payments) { payment in PaymentRow(payment) }
    }

    @ViewBuilder var notch: some View {
      List(store.payments) { payment in PaymentRow(payment) }
        .flippingNotch {
          try await store.fetchNewer().count
        } insertRows: {
          store.commit($0)
        }
    }

    @ViewBuilder var badge: some View {
      HStack {
        ChatRow(chat)
        SlimeBadge($chat.unread, label: chat.name).item(chat.id)
      }
    }

    @ViewBuilder var conversations: some View {
      Button("Chat") {
        heads.append(ChatHead(id: chat.id, name: chat.name, unread: chat.unread))
        openHead = chat.id
      }

      ContentView()
        .chatHeads($heads, open: $openHead) { head in ConversationView(head) }
    }

    @ViewBuilder var launcher: some View {
      ContentView()
        .chatHead("Assistant") { Chat() }

      Button("Send") { store.commit(1) }
        .keepsChatHeadsClear()

      ContentView()
        .chatHeads($heads, docking: $docking) { head in ConversationView(head) }
        .onChatHeadsEvent { event in if case .panelMoved(_, let frame) = event { print(frame) } }
    }

    @ViewBuilder var veto: some View {
      SlimeBadge(count: chat.unread) { await store.clear(chat) }

      ContentView()
        .chatHeads($heads) { head in ConversationView(head) }
        .onChatHeadDismiss { head in
          store.archive(head.id)
          return isOnline
        }
    }

    @ViewBuilder var style: some View {
      ContentView()
        .slimeBadgeStyle(.classic)
        .suppleLabels(labels)
        .suppleHaptics(false)
    }
  }

  /// The represented views and the buttons of a SwiftUI view, in a window as SwiftUI has them.
  @MainActor private final class Page {
    let display: Display
    private(set) var views: [UIView] = []
    private(set) var buttons: [Button<Text>] = []
    private var mounts: [(Any, EnvironmentValues) -> Bool] = []
    private var next = 0

    init(_ view: some View, width: CGFloat = 390) {
      display = Display(width: width)
      display.window.rootViewController = UIViewController()
      walk(view, EnvironmentValues())
      display.window.layoutIfNeeded()
      display.run(seconds: 1)
    }

    /// Updates with the view of a new state.
    func update(_ view: some View) {
      (next, buttons) = (0, [])
      walk(view, EnvironmentValues())
      display.window.layoutIfNeeded()
    }

    func first<Kind: UIView>(_ type: Kind.Type) -> Kind? { views.lazy.compactMap { $0 as? Kind }.first }

    private func walk(_ view: Any, _ environment: EnvironmentValues) {
      if let change = view as? any StandInEnvironmentChange {
        var inner = environment
        change.standInChange(&inner)
        return walk(change.standInContent, inner)
      }
      if let shown = view as? any UIViewRepresentable { return represent(shown, environment) }
      if let button = view as? Button<Text> { return buttons.append(button) }
      let name = "\(type(of: view))"
      if name.hasPrefix("StandIn") || name.hasPrefix("HStack") || name.hasPrefix("TupleView") {
        var children = Mirror(reflecting: view).children.map(\.value)
        if name.hasPrefix("TupleView") {
          children = children.flatMap { Mirror(reflecting: $0).children.map(\.value) }
        }
        return children.forEach { walk($0, environment) }
      }
      if let own = view as? any View { open(own, environment) }
    }

    private func open<Own: View>(_ view: Own, _ environment: EnvironmentValues) {
      if Own.Body.self != Never.self { walk(view.body, environment) }
    }

    private func represent<Shown: UIViewRepresentable>(_ shown: Shown, _ environment: EnvironmentValues) {
      defer { next += 1 }
      if next < mounts.count { return _ = mounts[next](shown, environment) }
      let mount = StandInMount(shown, environment: environment)
      mounts.append { other, environment in
        guard let other = other as? Shown else { return false }
        mount.environment = environment
        mount.update(other)
        return true
      }
      views.append(mount.view)
      display.window.rootViewController?.view.addSubview(mount.view)
    }
  }

  /// The steps of `Documentation/app-swiftui.md` in order: the page's own code, then what a person does and sees.
  @MainActor @Suite(.serialized, .alone) struct TutorialTests {
    /// The page's samples, without white space, are in this file.
    @Test func theCodeAboveIsThePages() throws {
      let samples = try PageSamples(of: "app-swiftui", importing: "SuppleSwiftUI")
      #expect(samples.count == 7)
      #expect(try samples.missing(from: #filePath) == [])
    }

    /// Drags the frontmost head to the dismiss target, and lifts the finger.
    private func throwAway(_ heads: ChatHeadsController, on page: Page) async throws {
      let place = try #require(heads.driver.frame.layers.last { $0.id.role == .head }?.center)
      let (start, end, touch) = (
        CGPoint(x: place.x, y: place.y), CGPoint(x: 195, y: 844 - 34 - 98), UITouch()
      )
      func send(_ phase: UITouch.Phase, _ part: CGFloat) {
        touch.standInPoint = CGPoint(
          x: start.x + (end.x - start.x) * part, y: start.y + (end.y - start.y) * part)
        (touch.standInTimestamp, touch.standInPhase) = (StandInClock.now, phase)
        let event = UIEvent()
        event.standInTouches = [touch]
        page.display.window.sendEvent(event)
        page.display.refresh()
      }
      send(.began, 0)
      for step in 1...120 { send(.moved, min(1, CGFloat(step) / 90)) }
      send(.ended, 1)
      await page.display.runWithTasks(seconds: 3)
    }

    @Test func theStepsInOrder() async throws {
      let steps = Tutorial()
      steps.store.newer = [Payment(id: 3)]
      // 2. A plain list is SwiftUI's own.
      #expect(Page(steps.list).views.isEmpty)

      // 3. The notch and its refresh: SwiftUI adds the list's view beside the anchor view.
      let listed = Page(steps.notch)
      let anchor = try #require(listed.first(NotchAnchorView.self))
      let layout = UICollectionViewFlowLayout()
      layout.itemSize = CGSize(width: 390, height: 60)
      let list = UICollectionView(frame: listed.display.window.bounds, collectionViewLayout: layout)
      list.contentSize = CGSize(width: 390, height: 2000)
      anchor.superview?.addSubview(list)
      listed.display.window.layoutIfNeeded()
      listed.update(steps.notch)
      let notch = try #require(list.flippingNotch)
      await listed.display.runWithTasks(seconds: 1)
      listed.display.drag(from: CGPoint(x: 195, y: 250), by: CGPoint(x: 0, y: 350))
      await listed.display.runWithTasks(seconds: 8)
      #expect(steps.store.calls == ["commit 1"] && !notch.isRefreshing)

      // 4. A torn-off badge sets its binding to 0.
      let row = Page(steps.badge)
      let badge = try #require(row.first(SlimeBadgeView.self))
      #expect(badge.count == 2 && badge.accessibilityLabel == "Anna")
      badge.frame = CGRect(x: 300, y: 200, width: 22, height: 22)
      row.display.run(seconds: 0.5)
      row.display.drag(from: CGPoint(x: 311, y: 211), by: CGPoint(x: -80, y: 280))
      await row.display.runWithTasks(seconds: 3)
      #expect(steps.chat.unread == 0)

      // 5. A button adds a head and opens it.
      let page = Page(steps.conversations)
      let heads = try #require(page.first(ChatHeadsAnchorView.self)?.controller)
      #expect(heads.heads.isEmpty && page.buttons.count == 1)
      page.buttons[0].standInAction()
      page.update(steps.conversations)
      await page.display.runWithTasks(seconds: 3)
      #expect(heads.openHead?.id == "anna" && steps.openHead == "anna")
      let host = try #require(heads.children.first)
      let root = try #require(Mirror(reflecting: host).descendant("rootView"))
      let conversation = EnvironmentValues.standInInside(root).1 as? ConversationView
      #expect(conversation?.name == "Anna" && host.view.window != nil)
      heads.close()
      await page.display.runWithTasks(seconds: 2)
      #expect(steps.openHead == nil)

      // An assistant rests in its corner, clear of a button; the heads have a docking binding.
      let assistant = Page(steps.launcher, width: 1024)
      let anchors = assistant.views.compactMap { ($0 as? ChatHeadsAnchorView)?.controller }
      let kept = try #require(assistant.views.first { !($0 is ChatHeadsAnchorView) })
      #expect(anchors.count == 2 && anchors[0].heads.map(\.name) == ["Assistant"])
      let corner = try #require(anchors[0].driver.frame.layers.last { $0.id.role == .head })
      kept.frame = CGRect(x: corner.center.x - 40, y: corner.center.y - 20, width: 80, height: 60)
      assistant.display.run(seconds: 3)
      let moved = try #require(anchors[0].driver.frame.layers.last { $0.id.role == .head })
      let reach = kept.frame.insetBy(dx: CGFloat(-moved.size.width / 2), dy: CGFloat(-moved.size.height / 2))
      #expect(!reach.contains(CGPoint(x: moved.center.x, y: moved.center.y)), "it keeps clear of the button")
      assistant.buttons.forEach { $0.standInAction() }
      #expect(steps.store.calls == ["commit 1", "commit 1"])
      anchors[1].open("anna")
      assistant.display.run(seconds: 2)
      anchors[1].setDocking(.floating)
      await assistant.display.runWithTasks(seconds: 2)
      #expect(steps.docking == .floating)

      // 6. Veto: the app's decision about a badge is awaited, and a rejected dismissal returns the head.
      steps.chat.unread = 4
      let asked = Page(steps.veto)
      let question = try #require(asked.first(SlimeBadgeView.self))
      question.clear()
      await asked.display.runWithTasks(seconds: 3)
      #expect(steps.store.calls.last == "clear anna" && question.count == 0)
      let controller = try #require(asked.first(ChatHeadsAnchorView.self)?.controller)
      steps.isOnline = false
      asked.update(steps.veto)
      try await throwAway(controller, on: asked)
      #expect(steps.store.calls.last == "archive anna" && steps.heads.count == 1)
      steps.isOnline = true
      asked.update(steps.veto)
      try await throwAway(controller, on: asked)
      #expect(steps.store.calls.suffix(2) == ["archive anna", "archive anna"] && steps.heads.isEmpty)

      // 7. Style, labels and haptics apply to every badge in the view.
      let environment = EnvironmentValues.standInInside(steps.style).0
      let styled = StandInMount(
        try #require(SlimeBadge(.constant(3)).body as? SlimeBadge.Represented), environment: environment)
      #expect(styled.view.style == .classic && !styled.view.isHapticsEnabled)
      #expect(styled.view.accessibilityCustomActions?.map(\.name).contains("Mark as read") == true)
    }
  }
#endif
