#if !canImport(ObjectiveC)
  import Foundation
  import SuppleHosting
  import SuppleUIKit
  import SwiftUI
  import Testing

  @testable import SuppleSwiftUI

  /// The views of this module forward modifiers, bindings and a person's actions on rows.
  @MainActor @Suite(.serialized, .alone) struct HandedOnTests {
    private final class Store {
      var heads = [ChatHead(id: "anna", name: "Anna", unread: 2)]
      var open: String?
    }
    private struct Payment: Identifiable { let id: Int }
    private typealias Table = NotchTable<Payment, Text>

    private var environment: EnvironmentValues {
      var values = EnvironmentValues()
      values.layoutDirection = .rightToLeft
      values.isEnabled = false
      values.supple.chatHeads = .classic
      values.supple.flippingNotch = .classic
      values.supple.labels.refresh = "Check"
      values.supple.labels.dismiss = "Archive"
      values.supple.isHapticsEnabled = false
      return values
    }

    private func anchor(_ store: Store, proxy: ChatHeadsProxy? = nil) -> ChatHeadsAnchor {
      ChatHeadsAnchor(
        heads: Binding(standInGet: { store.heads }, set: { store.heads = $0 }),
        open: Binding(standInGet: { store.open }, set: { store.open = $0 }),
        proxy: proxy, avatar: { head, _ in UIHostingController(rootView: Text(head.name)) },
        conversation: { head, _ in UIHostingController(rootView: Text(head.name)) })
    }

    private func show(_ mount: StandInMount<ChatHeadsAnchor>) throws -> (Display, ChatHeadsController) {
      let display = Display()
      display.window.rootViewController = UIViewController()
      display.window.rootViewController?.view.addSubview(mount.view)
      display.window.layoutIfNeeded()
      display.run(seconds: 2)
      return (display, try #require(mount.view.controller))
    }

    @Test func headsHaveTheColourSchemeOfTheirView() throws {
      let store = Store()
      var environment = EnvironmentValues()
      environment.colorScheme = .dark
      let mount = StandInMount(anchor(store), environment: environment)
      let (display, controller) = try show(mount)
      // The window is light: SwiftUI's colour scheme may differ from the window's.
      #expect(display.window.traitCollection.userInterfaceStyle == .light)
      #expect(controller.view.traitCollection.userInterfaceStyle == .dark)
      environment.colorScheme = .light
      mount.environment = environment
      mount.update(anchor(store))
      #expect(controller.view.traitCollection.userInterfaceStyle == .light)
    }

    @Test func aDirectionThatTurnsIsFollowed() throws {
      let store = Store()
      let heads = StandInMount(anchor(store))
      let (display, controller) = try show(heads)
      let badge = StandInMount(SlimeBadge.Represented(badge: SlimeBadge(count: 3) { true }))
      display.window.addSubview(badge.view)
      let (shown, list) = try show(list([2, 1]))
      let table = try #require(self.list([2, 1]).table)
      let notch = try #require(list.view.flippingNotch)
      var told: [String: Bool] = [:]
      func receive(_ host: some InteractionHost, _ name: String) {
        host.driver.onInput = { input, _ in
          if case .input(.preferences(let preferences)) = input { told[name] = preferences.rightToLeft }
        }
      }
      receive(controller, "heads")
      receive(badge.view, "badge")
      receive(notch, "list")
      for (direction, isRightToLeft) in [(LayoutDirection.rightToLeft, true), (.leftToRight, false)] {
        heads.environment.layoutDirection = direction
        badge.environment.layoutDirection = direction
        list.environment.layoutDirection = direction
        heads.update(anchor(store))
        badge.update(SlimeBadge.Represented(badge: SlimeBadge(count: 3) { true }))
        list.update(table)
        #expect(told == ["heads": isRightToLeft, "badge": isRightToLeft, "list": isRightToLeft])
        #expect(list.view.window === shown.window)
      }
    }

    private func list(_ ids: [Int]) -> FlippingNotchList<Payment, Text> {
      FlippingNotchList(ids.map(Payment.init), rowHeight: 80) { Text("\($0.id)") }
    }

    private func show(_ list: FlippingNotchList<Payment, Text>, _ environment: EnvironmentValues = .init())
      throws
      -> (Display, StandInMount<Table>)
    {
      let display = Display()
      let table = try #require(list.table)
      let mount = StandInMount(table, environment: environment)
      mount.view.frame = display.window.bounds
      display.window.addSubview(mount.view)
      mount.update(table)
      display.window.layoutIfNeeded()
      return (display, mount)
    }

    // MARK: Heads

    @Test func headsHaveTheEnvironment() throws {
      let mount = StandInMount(anchor(Store()), environment: environment)
      let (_, controller) = try show(mount)
      #expect(controller.style == .classic && !controller.isHapticsEnabled)
      #expect(controller.labels.dismiss == "Archive")
      #expect(controller.view.effectiveUserInterfaceLayoutDirection == .rightToLeft)
    }

    @Test func headsGoWithTheWindowOfTheirView() throws {
      let mount = StandInMount(anchor(Store()))
      let (display, controller) = try show(mount)
      #expect(controller.view.window === display.window)
      mount.view.removeFromSuperview()
      #expect(controller.view.window == nil)
    }

    @Test func aPictureIsOnNoGroundAndIgnoresTheEdgeOfTheScreen() throws {
      let mount = StandInMount(anchor(Store()))
      let (_, controller) = try show(mount)
      let host = try #require(controller.children.first as? UIHostingController<Text>)
      #expect(host.view.backgroundColor == .clear && host.safeAreaRegions == [])
    }

    @Test func whatAProxyAskedBeforeIsDoneOnce() throws {
      UIAccessibility.standInPosts = []
      let (store, proxy) = (Store(), ChatHeadsProxy())
      proxy.present("Hello", from: "anna")
      let mount = StandInMount(anchor(store, proxy: proxy))
      let (display, _) = try show(mount)
      for _ in 0..<3 {
        mount.update(anchor(store, proxy: proxy))
        display.run(seconds: 0.2)
      }
      #expect(UIAccessibility.standInPosts.filter { $0.contains("Hello") }.count == 1)
    }

    @Test func aHeadThatIsStillToComeOpensOnceItIsThere() throws {
      let store = Store()
      let mount = StandInMount(anchor(store))
      let (display, controller) = try show(mount)
      store.open = "ben"
      mount.update(anchor(store))
      display.run(seconds: 1)
      #expect(controller.openHead == nil)
      store.heads.append(ChatHead(id: "ben", name: "Ben"))
      mount.update(anchor(store))
      display.run(seconds: 2)
      #expect(controller.openHead?.id == "ben" && store.open == "ben")
    }

    // MARK: Badges

    @Test func theAnswerOfAnotherItemEndsNoQuestion() async throws {
      var goes: [CheckedContinuation<Bool, Never>] = []
      @MainActor func badge(_ count: Int, of item: Int) throws -> SlimeBadge.Represented {
        let asked = SlimeBadge(count: count) { await withCheckedContinuation { goes.append($0) } }
        return try #require(asked.item(item).body as? SlimeBadge.Represented)
      }
      let mount = StandInMount(try badge(4, of: 1))
      mount.view.clear()
      for _ in 0..<20_000 where goes.count < 1 { await Task.yield() }
      mount.update(try badge(3, of: 2))
      #expect(mount.view.count == 3)
      mount.view.clear()
      for _ in 0..<20_000 where goes.count < 2 { await Task.yield() }
      #expect(mount.view.count == 0 && goes.count == 2)
      goes[0].resume(returning: false)
      for _ in 0..<1000 where mount.view.count == 0 { await Task.yield() }
      #expect(mount.view.count == 0, "the question of the second item is open")
      goes[1].resume(returning: false)
      for _ in 0..<20_000 where mount.view.count == 0 { await Task.yield() }
      #expect(mount.view.count == 3)
    }

    // MARK: Lists

    @Test func aListHasTheEnvironment() throws {
      let (_, mount) = try show(list([1]).flippingNotch {}, environment)
      let notch = try #require(mount.view.flippingNotch)
      var style = FlippingNotchStyle.classic
      (style.rowGap, style.firstRowInset) = (0, 0)
      #expect(notch.style == style && notch.labels.refresh == "Check")
      #expect(!notch.isHapticsEnabled && !notch.isEnabled)
      #expect(mount.view.effectiveUserInterfaceLayoutDirection == .rightToLeft)
    }

    @Test func anyListHasTheEnvironmentAndWhatIsGiven() throws {
      var handedOn: EnvironmentValues?
      let anchor = NotchAnchor(
        cutout: .island, rowSize: CGSize(width: 180, height: 90), refresh: { 0 }, insertRows: { _ in },
        rowView: { _, environment in
          handedOn = environment
          return UIView()
        })
      let notch = StandInMount(anchor, environment: environment).view.notch
      #expect(notch.style == .classic && notch.labels.refresh == "Check")
      #expect(!notch.isHapticsEnabled && !notch.isEnabled)
      #expect(notch.cutout == .island && notch.rowSize == CGSize(width: 180, height: 90))
      #expect(notch.rowView?(0) != nil)
      #expect(handedOn?.supple.listStyle == .classic && handedOn?.isEnabled == false)
      #expect(StandInMount(anchor).view.notch.isEnabled)
    }

    @Test func rowsFillTheirCellsAndAreNotMarkedForNothing() throws {
      let (_, mount) = try show(list([3, 2, 1]))
      let cell = try #require(mount.view.cellForRow(at: IndexPath(row: 0, section: 0)))
      #expect(cell.selectionStyle == .none)
      #expect(cell.contentView.subviews.first?.frame == cell.contentView.bounds)
    }

    @Test func newRowsLieAsHighAsTheyAskFor() throws {
      func height(_ view: UIView) -> CGFloat {
        let hosted = (view as? UITableViewCell)?.contentView.subviews.first as? StandInHostedView
        let (_, content) = EnvironmentValues.standInInside(hosted?.content ?? "")
        return (content as? Text)?.standInText == "3" ? 90 : 60
      }
      UIView.standInFittingHeight = height
      defer { UIView.standInFittingHeight = { _ in 56 } }
      let own = FlippingNotchList([3, 2, 1].map(Payment.init)) { Text("\($0.id)") }.flippingNotch {}
      let (_, mount) = try show(own)
      let notch = try #require(mount.view.flippingNotch)
      #expect(notch.rowSize == CGSize(width: 390, height: 90))
      #expect(
        notch.rowFrames?(2) == [
          CGRect(x: 0, y: 0, width: 390, height: 90), CGRect(x: 0, y: 90, width: 390, height: 60),
        ])
      mount.update(try #require(list([3, 2, 1]).table))
      #expect(notch.rowFrames == nil && notch.rowSize?.height == 80)
    }

    @Test func aTappedRowDoesNotStaySelected() throws {
      var tapped: [Int] = []
      let (_, mount) = try show(list([3, 2, 1]).onSelect { tapped.append($0.id) })
      mount.view.standInTap(IndexPath(row: 1, section: 0))
      #expect(tapped == [2] && mount.view.indexPathForSelectedRow == nil)
      #expect(mount.view.cellForRow(at: IndexPath(row: 0, section: 0))?.selectionStyle == .default)
    }

    @Test func rowsThatStayKeepTheirCells() throws {
      let (display, mount) = try show(list([3, 2, 1]))
      let paths = (0..<3).map { IndexPath(row: $0, section: 0) }
      let cells = paths.map { mount.view.cellForRow(at: $0) }
      mount.update(try #require(list([3, 2, 1]).table))
      display.window.layoutIfNeeded()
      #expect(zip(paths, cells).allSatisfy { mount.view.cellForRow(at: $0) === $1 })
    }

    @Test func whatARefreshThrowsIsSaid() async throws {
      struct Lost: LocalizedError { var errorDescription: String? { "The line was lost" } }
      let (display, mount) = try show(list([1]).cutout(.island).flippingNotch { throw Lost() })
      UIAccessibility.standInPosts = []
      mount.view.flippingNotch?.beginRefreshing()
      for _ in 0..<12 { await display.runWithTasks(seconds: 0.5) }
      #expect(UIAccessibility.standInPosts.contains("The line was lost"))
    }
  }
#endif
