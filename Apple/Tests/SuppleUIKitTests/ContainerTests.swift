#if !canImport(ObjectiveC)
  import SuppleUIKit
  import Testing
  import UIKit

  extension HostTests {
    /// Heads over containers at an app's root, which they must not change.
    @MainActor @Suite(.serialized) struct ContainerTests {
      private func heads() -> ChatHeadsController {
        let heads = ChatHeadsController()
        heads.heads = HeadsOnADevice.makeHeads(3)
        return heads
      }

      @Test func aNavigationControllerKeepsItsPages() {
        let device = Device()
        let page = UIViewController()
        let navigation = UINavigationController(rootViewController: page)
        device.window.rootViewController = navigation
        let heads = heads()
        heads.install(over: navigation)
        device.refresh(seconds: 0.5)
        #expect(navigation.viewControllers == [page] && page.view.superview != nil)
        #expect(heads.view.window === device.window && HeadsOnADevice.center(heads, .head) != nil)
        navigation.pushViewController(UIViewController(), animated: false)
        device.refresh(seconds: 0.5)
        #expect(HeadsOnADevice.center(heads, .head) != nil)
        navigation.popViewController(animated: false)
        heads.uninstall()
        #expect(navigation.viewControllers == [page] && heads.view.window == nil)
      }

      @Test func aTabBarControllerKeepsItsTabs() {
        let device = Device()
        let tabs = UITabBarController()
        tabs.viewControllers = [UIViewController(), UIViewController()]
        device.window.rootViewController = tabs
        let heads = heads()
        heads.install(over: tabs)
        device.refresh(seconds: 0.5)
        #expect(tabs.viewControllers?.count == 2)
        tabs.selectedIndex = 1
        device.refresh(seconds: 0.5)
        #expect(heads.view.window === device.window)
        // The heads are in front of every tab.
        #expect(device.window.subviews.last === heads.view)
        heads.uninstall()
        #expect(tabs.viewControllers?.count == 2)
      }

      @Test func whatIsInstalledBeforeThereIsAWindowComesWithIt() {
        let device = Device()
        let root = UIViewController()
        let heads = heads()
        heads.install(over: root)
        device.refresh(seconds: 0.1)
        #expect(heads.viewIfLoaded?.window == nil)
        device.window.rootViewController = root
        device.window.makeKeyAndVisible()
        device.refresh(seconds: 0.5)
        #expect(heads.view.window === device.window && HeadsOnADevice.center(heads, .head) != nil)
        heads.uninstall()
        device.window.makeKeyAndVisible()
        #expect(heads.view.window == nil)
      }

      @Test func theAppsViewsAreNotTouched() {
        let device = Device()
        let root = UIViewController()
        device.window.rootViewController = root
        let heads = heads()
        heads.install(over: root)
        device.refresh(seconds: 0.5)
        #expect(root.children.isEmpty && root.view.subviews.isEmpty && heads.parent == nil)
      }

      /// Behind a controller on the full screen a root has no window, and none becomes visible when it returns.
      @Test func whatIsInstalledOverACoveredRootIsThere() {
        let device = Device()
        let (root, cover, heads) = (UIViewController(), UIViewController(), ChatHeadsController())
        device.window.rootViewController = root
        cover.modalPresentationStyle = .fullScreen
        root.present(cover, animated: true)
        heads.heads = HeadsOnADevice.makeHeads(2)
        heads.install(over: root)
        device.window.layoutIfNeeded()
        device.refresh(seconds: 1)
        root.dismiss(animated: true)
        device.refresh(seconds: 1)
        #expect(heads.view.window === device.window && HeadsOnADevice.center(heads, .head) != nil)
        heads.uninstall()
      }
    }
  }
#endif
