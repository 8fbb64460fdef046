#if !canImport(ObjectiveC)
  import SuppleUIKit
  import SwiftUI
  import Testing

  @testable import SuppleSwiftUI

  // An app imports these two modules, and no name of the engine hides one of SwiftUI's.
  private struct Row: View {
    @Binding var unread: Int
    let tint = Color.red
    let path = Path()
    let spring = Spring()
    var body: some View {
      Text("Anna").slimeBadge($unread, label: "Anna").slimeBadgeStyle(.classic)
    }
  }

  @MainActor @Suite(.serialized, .alone) struct SlimeBadgeTests {
    @Test func aRowIsAView() {
      _ = Row(unread: .constant(3)).body
    }

    private func represented(_ badge: SuppleSwiftUI.SlimeBadge) throws -> SlimeBadge.Represented {
      try #require(badge.body as? SlimeBadge.Represented)
    }

    @Test func itsConstructionIsAModifier() throws {
      let badge = SlimeBadge(.constant(3))
      let environment = EnvironmentValues.standInInside(Text("Chats").slimeBadgeConstruction()).0
      let mount = StandInMount(try represented(badge), environment: environment)
      #expect(mount.view.showsConstruction)
      mount.environment = EnvironmentValues()
      mount.update(try represented(badge))
      #expect(!mount.view.showsConstruction)
    }

    @Test func itsBurstHasTheAppsPictures() throws {
      let images = (0..<2).map { _ in UIImage(standInSize: CGSize(width: 9, height: 9)) }
      let mount = StandInMount(try represented(SlimeBadge(.constant(3)).burst(images)))
      #expect(mount.view.burstImages == images)
      mount.update(try represented(SlimeBadge(.constant(3)).burst(Array(images.prefix(1)))))
      #expect(mount.view.burstImages.count == 1)
      mount.update(try represented(SlimeBadge(.constant(3))))
      #expect(mount.view.burstImages.isEmpty, "pictures that go are gone")
    }

    @Test func clearedItSetsItsBinding() throws {
      var unread = 3
      let binding = Binding(standInGet: { unread }, set: { unread = $0 })
      let mount = StandInMount(try represented(SlimeBadge(binding, label: "Anna")))
      #expect(mount.size(try represented(SlimeBadge(binding))) == CGSize(width: 22, height: 22))
      #expect(mount.view.accessibilityLabel == "Anna")
      mount.view.clear()
      #expect(unread == 0)
      mount.update(try represented(SlimeBadge(binding)))
      #expect(mount.view.count == 0)
      unread = 12
      mount.update(try represented(SlimeBadge(binding)))
      #expect(mount.view.count == 12)
      #expect(mount.size(try represented(SlimeBadge(binding))) == CGSize(width: 31, height: 22))
    }

    @Test func aTabOfATabViewHasABadgeAndAnIndexWithoutATabHasNone() {
      var unread = 3
      let badge = SlimeBadge(Binding(standInGet: { unread }, set: { unread = $0 }), label: "Chats")
      let display = Display()
      let mount = StandInMount(TabBadge(badge: badge, index: 1))
      display.window.addSubview(mount.view)
      display.run(seconds: 0.1)
      #expect(mount.view.badge.window == nil)
      // SwiftUI makes the bar later.
      let tabs = UITabBarController()
      tabs.viewControllers = [UIViewController(), UIViewController()]
      display.window.rootViewController = tabs
      mount.update(TabBadge(badge: badge, index: 1))
      display.run(seconds: 0.2)
      #expect(mount.view.badge.window === display.window)
      display.drag(from: CGPoint(x: 304, y: 769), by: CGPoint(x: -150, y: -400))
      display.run(seconds: 2)
      #expect(unread == 0 && tabs.selectedIndex == 0)
      unread = 4
      mount.update(TabBadge(badge: badge, index: 2))
      display.run(seconds: 0.1)
      #expect(mount.view.place.isHidden)
      mount.dismantle()
      #expect(mount.view.badge.window == nil)
    }

    @Test func cancelledItKeepsItsCount() throws {
      let mount = StandInMount(try represented(SlimeBadge(count: 4) { false }))
      mount.view.clear()
      #expect(mount.view.count == 4)
    }

    @Test func anAnswerThatComesLaterBringsItBack() async throws {
      @MainActor func later() async -> Bool {
        await Task.yield()
        return false
      }
      let mount = StandInMount(try represented(SlimeBadge(count: 4) { await later() }))
      mount.view.clear()
      #expect(mount.view.count == 0)
      for _ in 0..<20_000 where mount.view.count == 0 { await Task.yield() }
      #expect(mount.view.count == 4)
    }

    @Test func aSumClearsTheBindingsOfItsGroupInItsWindowAndUndoSetsThem() throws {
      var unread = 3
      var told: [BadgeCascade] = []
      let binding = Binding(standInGet: { unread }, set: { unread = $0 })
      let display = Display()
      let member = StandInMount(try represented(SlimeBadge(binding).group("inbox")))
      let badge = SlimeBadge(sumOf: "inbox", label: "Inbox") { told.append($0) }
      let sum = StandInMount(try represented(badge))
      let other = StandInMount(try represented(SlimeBadge(count: 4) { true }.group("other")))
      for view in [member.view, sum.view, other.view] { display.window.addSubview(view) }
      #expect(sum.view.count == 3)
      unread = 5
      member.update(try represented(SlimeBadge(binding).group("inbox")))
      sum.update(try represented(badge))
      #expect(sum.view.count == 5)
      sum.view.clear()
      display.run(seconds: 2)
      #expect(unread == 0 && sum.view.count == 0 && other.view.count == 4)
      #expect(told.map(\.cleared) == [1] && told.map(\.kept) == [0])
      told.first?.undo()
      #expect(unread == 5 && sum.view.count == 5)
    }

    @Test func theEnvironmentIsHonoured() throws {
      var environment = EnvironmentValues()
      environment.layoutDirection = .rightToLeft
      environment.isEnabled = false
      var style = SlimeBadgeStyle.classic
      style.badgeRadius = 20
      environment.supple.slimeBadge = style
      environment.supple.labels.new = "Unread"
      environment.supple.isHapticsEnabled = false
      let badge = SlimeBadge(count: nil) { true }.tint(.blue)
      let mount = StandInMount(try represented(badge), environment: environment)
      #expect(mount.view.effectiveUserInterfaceLayoutDirection == .rightToLeft)
      #expect(!mount.view.isEnabled)
      #expect(mount.view.accessibilityValue == "Unread" && !mount.view.isHapticsEnabled)
      #expect(mount.size(try represented(badge)) == CGSize(width: 40, height: 40))
      #expect(mount.view.tintColor == UIColor(Color.blue))
    }
  }
#endif
