#if !canImport(ObjectiveC)
  import SuppleUIKit
  import Testing
  import UIKit

  extension HostTests {
    /// Badges on the tabs of a bar.
    @MainActor @Suite(.serialized) struct TabBarTests {
      private let device = Device()
      private let tabs = UITabBarController()
      private let badge = SlimeBadgeView(count: 3)
      private let scene = UIWindowScene(standInBounds: CGRect(x: 0, y: 0, width: 390, height: 844))

      init() {
        tabs.viewControllers = (0..<3).map { _ in UIViewController() }
        scene.standInWindows = [device.window]
        UIApplication.standInShared.standInScenes = [scene]
        device.window.rootViewController = tabs
        item.slimeBadge = badge
        device.refresh(seconds: 0.2)
      }

      /// The item of the third tab.
      private var item: UITabBarItem { tabs.tabBar.items?[2] ?? UITabBarItem() }
      /// The badge's middle in the window. The middle of the third tab is 325, the middle of its icon 761 + 18.
      private var place: CGPoint {
        device.window.layoutIfNeeded()
        return badge.convert(CGPoint(x: badge.bounds.midX, y: badge.bounds.midY), to: nil)
      }

      @Test func aBadgeIsOnTheIconsUpperTrailingCorner() {
        #expect(place == CGPoint(x: 337, y: 769) && badge.bounds.width == 22 && item.slimeBadge === badge)
        badge.count = 12
        #expect(place == CGPoint(x: 337, y: 769) && badge.bounds.width == 31)
        device.setRightToLeft(true)
        tabs.tabBar.frame.size.width = 360
        #expect(place == CGPoint(x: 48, y: 769))
        device.setRightToLeft(false)
        item.slimeBadge = nil
        #expect(badge.window == nil)
      }

      @Test func inABarWithoutControlsItHasAnEqualShare() {
        // The bar of another system version has one control more than tabs, or no control.
        let bar = tabs.tabBar
        bar.standInTabs = { _ in (0..<4).map { CGRect(x: $0 * 90, y: 0, width: 90, height: 49) } }
        bar.layoutIfNeeded()
        badge.count = 4
        #expect(place == CGPoint(x: 337, y: 769))
        bar.standInTabs = nil
        bar.layoutIfNeeded()
        badge.count = 5
        #expect(place == CGPoint(x: 337, y: 769))
        // A platter in the middle, where each tab has a second control for its selected state.
        bar.standInTabs = { _ in
          [40, 40, 140, 140, 240, 240].map { CGRect(x: $0, y: 4, width: 100, height: 49) }
        }
        bar.layoutIfNeeded()
        badge.count = 6
        #expect(place == CGPoint(x: 302, y: 773))
      }

      @Test func draggedItDoesNotSelectTheTabAndTappedItDoes() {
        device.drag(from: place, to: CGPoint(x: 310, y: 760), steps: 20)
        device.refresh(seconds: 2)
        #expect(tabs.selectedIndex == 0)
        device.tap(place)
        #expect(tabs.selectedIndex == 2 && badge.count == 3)
        tabs.selectedIndex = 0
        device.drag(from: place, to: CGPoint(x: 200, y: 300), steps: 20)
        device.refresh(seconds: 2)
        #expect(tabs.selectedIndex == 0 && badge.count == 0)
        // Beside the badge, touches belong to the bar.
        device.tap(CGPoint(x: 200, y: 790))
        #expect(tabs.selectedIndex == 1)
      }

      @Test func itIsTheTabsValueInPlaceOfBadgeValue() {
        let control = tabs.tabBar.standInControls[2]
        item.badgeValue = "3"
        badge.isPinned = true
        badge.isPinned = false
        device.refresh()
        #expect(item.badgeValue == nil)
        #expect(item.accessibilityValue == "3 unread" && control.accessibilityValue == "3 unread")
        badge.count = 5
        device.refresh()
        #expect(item.accessibilityValue == "5 unread" && control.accessibilityValue == "5 unread")
        let actions = control.accessibilityCustomActions ?? []
        #expect(actions.first.map { $0.actionHandler?($0) ?? false } == true)
        device.refresh(seconds: 1)
        #expect(badge.count == 0 && item.accessibilityValue == nil && control.accessibilityValue == nil)
        badge.count = 1
        item.badgeValue = "7"
        item.slimeBadge = SlimeBadgeView(count: 2)
        device.refresh()
        #expect(item.badgeValue == nil && item.accessibilityValue == "2 unread" && badge.window == nil)
        item.slimeBadge = nil
        #expect(item.accessibilityValue == nil && (control.accessibilityCustomActions ?? []).isEmpty)
      }

      @Test func itComesWithItsBarAndGoesWithItsItem() async {
        let (later, first) = (UITabBarController(), UIViewController())
        weak var kept: SlimeBadgeView?
        do {
          let badge = SlimeBadgeView(count: 9)
          kept = badge
          first.tabBarItem.slimeBadge = badge
        }
        later.viewControllers = [first]
        #expect(kept?.window == nil)
        let other = UIWindow(windowScene: scene)
        other.rootViewController = later
        other.makeKeyAndVisible()
        #expect(kept?.window === other)
        // A badge that leaves its tab can be used elsewhere.
        item.slimeBadge = nil
        badge.frame = CGRect(x: 100, y: 200, width: 22, height: 22)
        device.window.addSubview(badge)
        device.refresh(seconds: 0.2)
        device.drag(from: CGPoint(x: 111, y: 211), to: CGPoint(x: 111, y: 500), steps: 20)
        device.refresh(seconds: 2)
        #expect(badge.count == 0)
        first.tabBarItem = UITabBarItem()
        later.tabBar.items = []
        await Task.yield()
        other.isHidden = false
        #expect(kept == nil)
      }
    }
  }
#endif
