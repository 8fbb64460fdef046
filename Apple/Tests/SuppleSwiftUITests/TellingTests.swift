#if !canImport(ObjectiveC)
  import SuppleUIKit
  import SwiftUI
  import Testing

  @testable import SuppleSwiftUI

  /// The modifiers around a view receive its motion.
  @MainActor @Suite(.serialized, .alone) struct TellingTests {
    @Test func theBindingOfTheLastUpdateFollowsABadgeUntilItsModifierGoes() async throws {
      let badge = try #require(SlimeBadge(.constant(3)).body as? SlimeBadge.Represented)
      var (told, settled): ([Int: [SlimeBadgeProgress]], [Bool]) = ([:], [])
      func environment(_ reader: Int) -> EnvironmentValues {
        let binding = Binding<SlimeBadgeProgress?>(
          standInGet: { told[reader]?.last },
          set: { value in value.map { told[reader, default: []].append($0) } })
        return EnvironmentValues.standInInside(
          Text("A view").slimeBadgeProgress(binding).onSuppleSettle { settled.append($0) }
        ).0
      }
      let display = Display()
      let mount = StandInMount(badge, environment: environment(0))
      mount.view.frame = CGRect(x: 200, y: 200, width: 22, height: 22)
      display.window.addSubview(mount.view)
      display.window.layoutIfNeeded()
      for reader in 0...2 {
        mount.environment = reader < 2 ? environment(reader) : EnvironmentValues()
        mount.update(badge)
        mount.view.hint()
        // SwiftUI may be updating views while a frame is drawn, so bindings are written after the frame.
        let before = told[reader]?.count
        display.run(seconds: 0.1)
        #expect(told[reader]?.count == before)
        await display.runWithTasks(seconds: 3)
      }
      #expect(settled == [true, true])
      for reader in 0...1 {
        let values = told[reader] ?? []
        #expect(values.contains { $0.stretch > 0 } && values.last?.stretch == 0, "reader \(reader)")
        #expect(zip(values, values.dropFirst()).allSatisfy { $0 != $1 })
      }
      #expect(told[2] == nil && told.count == 2)
    }

    /// A change of the item, and a removal, end an episode within SwiftUI's own update, in which no state may be written.
    @Test func theEndOfAnEpisodeIsToldAfterTheUpdate() async throws {
      var settled: [Bool] = []
      let environment = EnvironmentValues.standInInside(
        Text("A view").onSuppleSettle { settled.append($0) }
      ).0
      func badge(_ item: Int) throws -> SlimeBadge.Represented {
        try #require(SlimeBadge(.constant(item)).item(item).body as? SlimeBadge.Represented)
      }
      let display = Display()
      let mount = StandInMount(try badge(3), environment: environment)
      mount.view.frame = CGRect(x: 200, y: 200, width: 22, height: 22)
      display.window.addSubview(mount.view)
      display.window.layoutIfNeeded()
      mount.view.hint()
      await display.runWithTasks(seconds: 0.1)
      mount.update(try badge(4))
      #expect(settled == [])
      await display.runWithTasks(seconds: 0.1)
      #expect(settled == [false])
      mount.view.hint()
      await display.runWithTasks(seconds: 0.1)
      mount.view.removeFromSuperview()
      #expect(settled == [false])
      await display.runWithTasks(seconds: 0.1)
      #expect(settled == [false, false])
    }

    @Test func theBindingOfHeadsFollowsAConversation() async throws {
      var (ofHeads, ofList): ([ChatHeadsProgress], [FlippingNotchProgress]) = ([], [])
      let heads = Binding<ChatHeadsProgress?>(
        standInGet: { ofHeads.last }, set: { value in value.map { ofHeads.append($0) } })
      let list = Binding<FlippingNotchProgress?>(
        standInGet: { ofList.last }, set: { value in value.map { ofList.append($0) } })
      let environment = EnvironmentValues.standInInside(
        Text("A view").chatHeadsProgress(heads).flippingNotchProgress(list)
      ).0
      let display = Display()
      let anchor = StandInMount(
        ChatHeadsAnchor(
          heads: .constant([ChatHead(id: "anna", name: "Anna")]),
          conversation: { head, _ in UIHostingController(rootView: Text(head.name)) }),
        environment: environment)
      display.window.addSubview(anchor.view)
      display.window.layoutIfNeeded()
      await display.runWithTasks(seconds: 2)
      anchor.view.controller?.open("anna")
      await display.runWithTasks(seconds: 3)
      #expect(ofHeads.contains { $0.open > 0 && $0.open < 1 } && ofHeads.last?.open == 1)
      #expect(ofList.isEmpty, "each binding is its own host's")
    }

    @Test func theEndOfTheHeadsIsNotThatOfABadge() async throws {
      var (all, ofHeads, ofList): ([Bool], [Bool], [Bool]) = ([], [], [])
      let environment = EnvironmentValues.standInInside(
        Text("A view").onSuppleSettle { all.append($0) }.onChatHeadsSettle { ofHeads.append($0) }
          .onFlippingNotchSettle { ofList.append($0) }
      ).0
      let display = Display()
      let badge = try #require(SlimeBadge(.constant(3)).body as? SlimeBadge.Represented)
      let mount = StandInMount(badge, environment: environment)
      mount.view.frame = CGRect(x: 200, y: 200, width: 22, height: 22)
      display.window.addSubview(mount.view)
      display.window.layoutIfNeeded()
      mount.view.hint()
      await display.runWithTasks(seconds: 3)
      #expect(all == [true] && ofHeads.isEmpty && ofList.isEmpty)

      let heads = StandInMount(
        ChatHeadsAnchor(
          heads: .constant([ChatHead(id: "anna", name: "Anna")]),
          conversation: { head, _ in UIHostingController(rootView: Text(head.name)) }),
        environment: environment)
      display.window.addSubview(heads.view)
      display.window.layoutIfNeeded()
      display.run(seconds: 1)
      heads.view.controller?.hint()
      await display.runWithTasks(seconds: 3)
      #expect(all.count > 1 && ofHeads == Array(all.dropFirst()) && ofHeads.last == true && ofList.isEmpty)
    }

    @Test(arguments: [true, false]) func theBindingOfAListFollowsItsHintAndItsPull(isOwnList: Bool)
      async throws
    {
      struct Payment: Identifiable { let id: Int }
      var (told, settled): ([FlippingNotchProgress], [Bool]) = ([], [])
      let binding = Binding<FlippingNotchProgress?>(
        standInGet: { told.last }, set: { value in value.map { told.append($0) } })
      let environment = EnvironmentValues.standInInside(
        Text("A view").flippingNotchProgress(binding).onFlippingNotchSettle { settled.append($0) }
      ).0
      var display = Display()
      let alarm = TestAlarm()
      display.beforeRefresh = { alarm.ring(at: StandInClock.now) }
      let list = FlippingNotchList((1...20).map(Payment.init), rowHeight: 80) { Text("\($0.id)") }
        .flippingNotch {}
      let table = StandInMount(
        try #require(list.table), environment: environment)
      let anchor = StandInMount(
        NotchAnchor(cutout: .island, rowSize: nil, refresh: { 0 }, insertRows: { _ in }, rowView: nil),
        environment: environment)
      let notch: FlippingNotchControl
      if isOwnList {
        table.view.frame = display.window.bounds
        display.window.addSubview(table.view)
        notch = try #require(table.view.flippingNotch)
      } else {
        let page = UIView(frame: display.window.bounds)
        let scroller = UIScrollView(frame: page.bounds)
        scroller.contentSize = CGSize(width: 390, height: 2000)
        page.addSubview(anchor.view)
        page.addSubview(scroller)
        display.window.addSubview(page)
        display.window.layoutIfNeeded()
        notch = try #require(scroller.flippingNotch)
      }
      notch.driver.alarm = alarm
      display.window.layoutIfNeeded()
      await display.runWithTasks(seconds: 1)
      notch.hint()
      // The list's rest distance is a hundredth of a point.
      await display.runWithTasks(seconds: 8)
      #expect(told.contains { $0.pull > 0 } && told.last?.pull == 0, "a hint pulls a little")
      #expect(settled == [true])
      told = []
      display.drag(from: CGPoint(x: 195, y: 300), by: CGPoint(x: 0, y: 60))
      await display.runWithTasks(seconds: 3)
      #expect(told.contains { $0.pull > 0.05 } && told.last?.pull == 0)
    }
  }
#endif
