#if !canImport(ObjectiveC)
  import SuppleHosting
  import SuppleUIKit
  import Testing
  import UIKit

  extension HostTests {
    /// Verifies the stand-ins against Apple's documentation, or a report from a device. The table is
    /// `Apple/StandIns/behaviours.md`.
    @MainActor @Suite(.serialized) struct StandInTests {
      @Test func subviewsFollowTheSettersOfViewsAndNotOfLayers() {
        let (outer, inner) = (UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 10)), UIView())
        inner.frame = outer.bounds
        inner.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        outer.addSubview(inner)
        outer.layer.bounds.size = CGSize(width: 40, height: 40)
        #expect(inner.frame.size == CGSize(width: 10, height: 10))
        outer.layer.bounds.size = CGSize(width: 10, height: 10)
        outer.frame.size = CGSize(width: 40, height: 40)
        #expect(inner.frame.size == CGSize(width: 40, height: 40))
        outer.bounds.size = CGSize(width: 20, height: 20)
        #expect(inner.frame.size == CGSize(width: 20, height: 20))
      }

      @Test func aLayersNewSizeAsksForALayout() {
        final class Counting: UIView {
          var layouts = 0
          override func layoutSubviews() { layouts += 1 }
        }
        let view = Counting(frame: .zero)
        view.layoutIfNeeded()
        view.layer.bounds.size = CGSize(width: 4, height: 4)
        view.layoutIfNeeded()
        view.layer.position = CGPoint(x: 9, y: 9)
        view.layoutIfNeeded()
        #expect(view.layouts == 2)
      }

      @Test func everyChildOfANavigationControllerIsAPage() {
        let (page, other) = (UIViewController(), UIViewController())
        let navigation = UINavigationController(rootViewController: page)
        #expect(page.view.superview != nil)
        navigation.addChild(other)
        #expect(navigation.viewControllers.count == 2 && navigation.topViewController === other)
        #expect(page.view.superview == nil)
        navigation.popViewController(animated: false)
        #expect(page.view.superview != nil)
      }

      @Test func everyChildOfATabBarControllerIsATab() {
        let tabs = UITabBarController()
        tabs.viewControllers = [UIViewController()]
        tabs.addChild(UIViewController())
        #expect(tabs.viewControllers?.count == 2)
      }

      @Test func whatIsPresentedIsBesideTheRootsOwnView() throws {
        let device = Device()
        let (root, sheet) = (UIViewController(), UIViewController())
        device.window.rootViewController = root
        root.present(sheet, animated: true)
        #expect(root.view.superview !== device.window && sheet.view.superview !== device.window)
        let container = try #require(sheet.view.superview)
        #expect(container.superview === device.window && !root.view.isDescendant(of: container))
        #expect(device.window.hitTest(CGPoint(x: 195, y: 300), with: nil) === sheet.view)
        sheet.dismiss(animated: true)
        #expect(device.window.hitTest(CGPoint(x: 195, y: 300), with: nil) === root.view)
      }

      @Test func aDetachedControllerMustNotPresent() {
        let device = Device()
        let (root, child, loose) = (UIViewController(), UIViewController(), UIViewController())
        device.window.rootViewController = root
        root.addChild(child)
        root.view.addSubview(child.view)
        child.didMove(toParent: root)
        device.window.addSubview(loose.view)
        UIViewController.standInFaults = []
        child.present(UIViewController(), animated: true)
        #expect(UIViewController.standInFaults == [])
        loose.present(UIViewController(), animated: true)
        #expect(UIViewController.standInFaults.count == 1)
        UIViewController.standInFaults = []
      }

      @Test func theControlsOfATabBarAreInAnyOrder() {
        let bar = UITabBar(frame: CGRect(x: 0, y: 0, width: 390, height: 83))
        bar.items = [UITabBarItem(), UITabBarItem(), UITabBarItem()]
        bar.layoutIfNeeded()
        #expect(bar.subviews.map(\.frame.minX) == [260, 130, 0])
        bar.items?.removeLast()
        bar.layoutIfNeeded()
        #expect(bar.subviews.count == 2)
      }

      @Test func aRecognizerOfTheBarCancelsTheTabsTouch() {
        final class Late: UIGestureRecognizer {
          override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) { state = .began }
          override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {
            state = state == .possible ? .failed : .ended
          }
        }
        let device = Device()
        let tabs = UITabBarController()
        tabs.viewControllers = [UIViewController(), UIViewController()]
        device.window.rootViewController = tabs
        device.window.layoutIfNeeded()
        tabs.tabBar.addGestureRecognizer(Late())
        let second = CGPoint(x: 290, y: 790)
        device.drag(from: second, to: second, steps: 1)
        #expect(tabs.selectedIndex == 0)
        device.tap(second)
        #expect(tabs.selectedIndex == 1)
      }

      @Test func whatIsElevatedHasLighterBackgroundsInTheDark() {
        let (outer, inner) = (UIView(), UIView())
        inner.backgroundColor = .systemBackground
        outer.addSubview(inner)
        outer.overrideUserInterfaceStyle = .dark
        #expect(inner.layer.backgroundColor == UIColor.black.cgColor)
        outer.traitOverrides.userInterfaceLevel = .elevated
        #expect(inner.layer.backgroundColor != UIColor.black.cgColor)
        outer.overrideUserInterfaceStyle = .light
        #expect(inner.layer.backgroundColor == UIColor.white.cgColor)
      }

      @Test func currentTraitsAreUndefinedOutsideOfUIKitsOwnUpdates() {
        let device = Device()
        final class Looking: UIView {
          var seen: CGColor?
          override func layoutSubviews() { seen = UIColor.systemBackground.cgColor }
        }
        let view = Looking(frame: .zero)
        device.window.overrideUserInterfaceStyle = .dark
        device.window.addSubview(view)
        device.window.layoutIfNeeded()
        let dark = UIColor.systemBackground.resolvedColor(with: view.traitCollection).cgColor
        #expect(view.seen == dark && dark == UIColor.black.cgColor)
        device.window.overrideUserInterfaceStyle = .light
        let light = UIColor.systemBackground.resolvedColor(with: view.traitCollection).cgColor
        #expect(light == UIColor.white.cgColor && UIColor.systemBackground.cgColor != light)
      }

      @Test func aViewsOwnColoursFollowItsTraits() {
        let device = Device()
        let view = UIView(frame: .zero)
        view.backgroundColor = .systemBackground
        device.window.addSubview(view)
        #expect(view.layer.backgroundColor == UIColor.white.cgColor)
        device.window.overrideUserInterfaceStyle = .dark
        #expect(view.layer.backgroundColor == UIColor.black.cgColor)
      }

      @Test func onlyRegisteredTraitsAreToldOfAndAfterTheyChanged() {
        let device = Device()
        let view = UIView(frame: .zero)
        device.window.addSubview(view)
        var told: [UIUserInterfaceStyle] = []
        view.registerForTraitChanges([UITraitUserInterfaceStyle.self]) { (view: UIView, _) in
          told.append(view.traitCollection.userInterfaceStyle)
        }
        device.setRightToLeft(true)
        device.setRightToLeft(false)
        #expect(told == [])
        device.window.overrideUserInterfaceStyle = .dark
        #expect(told == [.dark])
        device.window.standInChangeTraits { $0.standInStyle = .dark }
        #expect(told == [.dark], "a style of the window's own is not the screen's")
      }

      @Test func keyboardFramesAreTheScreens() {
        let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 400, height: 500))
        window.standInOrigin = CGPoint(x: 200, y: 100)
        let frame = CGRect(x: 0, y: 500, width: 1000, height: 400)
        let inWindow = window.convert(frame, from: window.screen.coordinateSpace)
        #expect(inWindow == CGRect(x: -200, y: 400, width: 1000, height: 400))
      }

      @Test func aFieldThatIsTouchedMakesItsWindowTheKeyOneIfItMay() {
        final class Field: UIView { override var canBecomeFirstResponder: Bool { true } }
        final class Shy: UIWindow { override var canBecomeKey: Bool { false } }
        let scene = UIWindowScene(standInBounds: CGRect(x: 0, y: 0, width: 390, height: 844))
        let (app, shy, bold) = (
          UIWindow(windowScene: scene), Shy(windowScene: scene), UIWindow(windowScene: scene)
        )
        app.makeKeyAndVisible()
        let field = Field(frame: .zero)
        shy.addSubview(field)
        field.becomeFirstResponder()
        #expect(scene.keyWindow === app)
        bold.addSubview(field)
        field.becomeFirstResponder()
        #expect(scene.keyWindow === bold)
      }

      @Test func aFieldSaysThatItsEditingEnds() {
        let window = UIWindow(frame: .zero)
        let fields = [UITextField(frame: .zero), UITextField(frame: .zero)]
        for field in fields { window.addSubview(field) }
        var ended: [Int] = []
        let observations = Observations()
        observations.add(UITextField.textDidEndEditingNotification) { notification in
          ended += fields.indices.filter { fields[$0] === notification.object as? UITextField }
          #expect(!fields[0].isFirstResponder)
        }
        fields[0].addAction(UIAction { _ in ended.append(9) }, for: .editingDidEndOnExit)
        fields[0].becomeFirstResponder()
        // Before the next field has the focus.
        fields[1].becomeFirstResponder()
        #expect(ended == [0] && fields[1].isFirstResponder)
        fields[0].becomeFirstResponder()
        fields[0].standInReturn()
        #expect(ended == [0, 1, 9, 0])
      }

      @Test func aWindowResizesWhatIsInFrontOfItsRoot() {
        let device = Device()
        device.window.rootViewController = UIViewController()
        let view = UIView(frame: device.window.bounds)
        view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        device.window.addSubview(view)
        device.resize(to: CGSize(width: 844, height: 390), insets: .zero)
        #expect(view.frame == device.window.bounds && device.window.subviews.last === view)
      }

      @Test func aWindowThatIsShownSaysSo() {
        let window = UIWindow(frame: .zero)
        nonisolated(unsafe) var shown = 0
        let token = NotificationCenter.default.addObserver(
          forName: UIWindow.didBecomeVisibleNotification, object: window, queue: nil
        ) { _ in shown += 1 }
        window.isHidden = true
        #expect(shown == 0)
        window.makeKeyAndVisible()
        #expect(shown == 1)
        NotificationCenter.default.removeObserver(token)
      }

      @Test func aViewThatIsNotHitLetsTouchesThrough() {
        final class Hole: UIView {
          override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? { nil }
        }
        let device = Device()
        let (below, above) = (
          UIView(frame: device.window.bounds), Hole(frame: device.window.bounds)
        )
        device.window.addSubview(below)
        device.window.addSubview(above)
        #expect(device.window.hitTest(CGPoint(x: 9, y: 9), with: nil) === below)
      }

      @Test func layersThatAreNobodysAnimateByThemselves() {
        _ = Device()
        let (view, layer) = (UIView(frame: .zero), CALayer())
        view.layer.addSublayer(layer)
        view.layer.position.x = 5
        #expect(StandInWrites.implicitAnimations == [])
        layer.position.x = 5
        #expect(StandInWrites.implicitAnimations.count == 1)
        CATransaction.begin()
        CATransaction.setDisableActions(true)
        layer.position.x = 9
        CATransaction.commit()
        #expect(StandInWrites.implicitAnimations.count == 1)
      }

      @Test func aLinkKeepsItsTarget() {
        final class Target: NSObject {}
        weak var target: Target?
        let link: CADisplayLink
        do {
          let made = Target()
          target = made
          link = CADisplayLink(target: made, selector: Selector(standIn: { _ in }))
          link.add(to: .main, forMode: .common)
        }
        #expect(target != nil)
        link.invalidate()
        #expect(target == nil)
      }

      @Test func coalescedTouchesEndWithTheirEvent() {
        let device = Device()
        let (event, touch, sample) = (UIEvent(), UITouch(), UITouch())
        event.standInTouches = [touch]
        event.standInCoalesced[touch] = [sample, touch]
        device.window.sendEvent(event)
        #expect(sample.standInIsOver && !touch.standInIsOver)
      }
    }
  }
#endif
