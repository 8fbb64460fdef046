#if !canImport(ObjectiveC)
  import SuppleUIKit
  import SwiftUI
  import Testing

  @testable import SuppleSwiftUI

  @MainActor @Suite(.serialized, .alone) struct FlippingNotchListTests {
    private struct Payment: Identifiable { let id: Int }
    private typealias List = FlippingNotchList<Payment, Text>
    private typealias Table = NotchTable<Payment, Text>

    private func represented(_ list: List) throws -> Table { try #require(list.table) }

    private func whole(_ ids: [Int], _ refresh: (@MainActor () async throws -> Void)? = nil) -> List {
      let list = FlippingNotchList(ids.map(Payment.init), rowHeight: 80) { Text("\($0.id)") }.cutout(.island)
      return refresh.map { list.flippingNotch($0) } ?? list
    }

    private func list(_ ids: [Int], _ refresh: (@MainActor () async throws -> Void)? = nil) throws -> Table {
      try represented(whole(ids, refresh))
    }

    /// The list is below the bars of its screen, as `List` is: a large title collapses, and rows scroll behind the bars.
    @Test func itFillsTheScreenBelowTheBars() throws {
      let display = Display()
      let list = whole(Array(1...40), {})
      let mount = StandInMount(try represented(list))
      mount.standInShow(list.body, in: display.window)
      #expect(mount.view.frame == display.window.bounds)
      #expect(mount.view.adjustedContentInset.top == 47 && mount.view.adjustedContentInset.bottom == 34)
      #expect(mount.view.contentOffset.y == -47, "the first row is below the bar")
      mount.view.standInLargeTitle = 52
      mount.view.contentOffset.y = -99
      #expect(mount.view.adjustedContentInset.top == 99)
      mount.view.contentOffset.y = -40
      #expect(mount.view.adjustedContentInset.top == 47, "the title has collapsed")
    }

    @Test func newRowsWaitForTheirCard() async throws {
      let display = Display()
      final class Store {
        var ids = [3, 2, 1]
        var update: () -> Void = {}
        var rowsMeanwhile = -1
        weak var table: UITableView?
      }
      let store = Store()
      let refresh: @MainActor () async throws -> Void = {
        store.ids = [5, 4, 3, 2, 1]
        store.update()
        store.rowsMeanwhile = store.table?.numberOfRows(inSection: 0) ?? -1
      }
      let mount = StandInMount(try list(store.ids, refresh))
      store.update = { if let next = try? self.list(store.ids, refresh) { mount.update(next) } }
      store.table = mount.view
      mount.standInShow(whole(store.ids, refresh).body, in: display.window)
      store.update()
      let notch = try #require(mount.view.flippingNotch)
      #expect(notch.isEnabled)
      notch.beginRefreshing()
      // The control's tests cover the card's motion; this test covers the landing of the rows.
      for _ in 0..<12 where notch.isRefreshing { await display.runWithTasks(seconds: 0.5) }
      #expect(mount.view.numberOfRows(inSection: 0) == 5)
      #expect(store.rowsMeanwhile == 3)
      #expect(!notch.isRefreshing)
    }

    @Test func threeFingersOfVoiceOverAtTheTopRefresh() throws {
      let display = Display()
      let mount = StandInMount(try list(Array(1...40), {}))
      let (table, notch) = (mount.view, try #require(mount.view.flippingNotch))
      table.frame = display.window.bounds
      display.window.addSubview(table)
      display.window.layoutIfNeeded()
      table.contentOffset.y = 200
      #expect(!table.accessibilityScroll(.up) && !notch.isRefreshing)
      table.contentOffset.y = -table.adjustedContentInset.top
      #expect(!table.accessibilityScroll(.down) && !notch.isRefreshing)
      #expect(table.accessibilityScroll(.up) && notch.isRefreshing)
      #expect(!table.accessibilityScroll(.up))
      notch.cancelRefreshing()
    }

    @Test func withoutARefreshNothingIsPulled() throws {
      let mount = StandInMount(try list([1]))
      #expect(mount.view.flippingNotch?.isEnabled == false)
      #expect(mount.view.numberOfRows(inSection: 0) == 1)
    }

    @Test func refreshableIsPickedUp() throws {
      var environment = EnvironmentValues()
      environment.standInSetRefresh {}
      let mount = StandInMount(try list([1]), environment: environment)
      #expect(mount.view.flippingNotch?.isEnabled == true)
    }
  }
#endif
