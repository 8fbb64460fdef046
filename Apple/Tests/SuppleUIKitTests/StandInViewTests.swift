#if !canImport(ObjectiveC)
  import SuppleUIKit
  import Testing
  import UIKit

  extension HostTests {
    /// Verifies the stand-ins of views, labels and recognizers; the table is `Apple/StandIns/behaviours.md`.
    @MainActor @Suite(.serialized) struct StandInViewTests {
      @Test func aLabelWrapsItsText() {
        let label = UILabel(frame: .zero)
        label.font = label.font.withSize(10)
        label.text = String(repeating: "a", count: 25)
        #expect(label.sizeThatFits(CGSize(width: 60, height: 0)) == CGSize(width: 150, height: 12))
        label.numberOfLines = 2
        #expect(label.sizeThatFits(CGSize(width: 60, height: 0)) == CGSize(width: 60, height: 24))
        label.numberOfLines = 0
        #expect(label.sizeThatFits(CGSize(width: 60, height: 0)) == CGSize(width: 60, height: 36))
        #expect(label.sizeThatFits(CGSize(width: 300, height: 0)) == CGSize(width: 150, height: 12))
      }

      @Test func aLabelIsAsLargeAsItsText() {
        let label = UILabel(frame: .zero)
        #expect(label.sizeThatFits(CGSize(width: 900, height: 900)).width == 0)
        label.text = "Remove"
        let size = label.sizeThatFits(CGSize(width: 900, height: 900))
        #expect(size.width > 40 && size.height > 16)
        label.frame = CGRect(x: 0, y: 0, width: 300, height: 90)
        #expect(label.sizeThatFits(CGSize(width: 900, height: 900)) == size, "whatever its frame is")
        label.font = label.font.withSize(34)
        #expect(label.sizeThatFits(CGSize(width: 900, height: 900)).width >= 2 * size.width - 1)
      }

      @Test func viewsAndPlainLayersAreOneOrder() {
        let (root, first, last, plain) = (UIView(), UIView(), UIView(), CALayer())
        root.addSubview(first)
        root.layer.addSublayer(plain)
        root.addSubview(last)
        #expect(root.layer.sublayers?.elementsEqual([first.layer, plain, last.layer], by: ===) == true)
        root.layer.insertSublayer(last.layer, at: 0)
        #expect(root.layer.sublayers?.first === last.layer)
        #expect(root.subviews == [first, last], "the order for VoiceOver is another one")
      }

      @Test func aViewIsNotifiedOfItsWindowBeforeAndAfterAndNothingOfOneThatIsFreed() {
        final class Listening: UIView {
          var received: [String] = []
          override func willMove(toWindow newWindow: UIWindow?) {
            received.append("\(window == nil) \(newWindow == nil)")
          }
          override func didMoveToWindow() { received.append("\(window == nil)") }
        }
        let view = Listening(frame: .zero)
        var window: UIWindow? = UIWindow(frame: .zero)
        window?.addSubview(view)
        #expect(view.received == ["true false", "false"])
        view.removeFromSuperview()
        #expect(view.received.suffix(2) == ["false true", "true"])
        window?.addSubview(view)
        window = nil
        #expect(view.received.count == 6)
      }

      @Test func aRecognizerIsResetAfterItsTouches() {
        final class Failing: UIGestureRecognizer {
          var resets = 0
          override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
            for touch in touches where resets > 0 { ignore(touch, for: event) }
            state = .failed
          }
          override func reset() { resets += 1 }
        }
        let device = Device()
        let recognizer = Failing()
        device.window.addGestureRecognizer(recognizer)
        for tap in 1...2 {
          device.tap(CGPoint(x: 9, y: 9))
          #expect(recognizer.resets == tap && recognizer.state == .possible)
        }
      }

      @Test func aControlFollowsItsTouch() {
        let device = Device()
        let control = UIControl(frame: CGRect(x: 100, y: 100, width: 44, height: 44))
        device.window.addSubview(control)
        var events: [String] = []
        control.addAction(UIAction { _ in events.append("down") }, for: .touchDown)
        control.addAction(UIAction { _ in events.append("up") }, for: .touchUpInside)
        device.touch(.began, CGPoint(x: 120, y: 120))
        #expect(control.isHighlighted)
        device.touch(.ended, CGPoint(x: 120, y: 120))
        #expect(!control.isHighlighted && events == ["down", "up"])
        device.touch(.began, CGPoint(x: 120, y: 120))
        device.touch(.moved, CGPoint(x: 300, y: 120))
        #expect(!control.isHighlighted)
        device.touch(.ended, CGPoint(x: 300, y: 120))
        #expect(events == ["down", "up", "down"])
        control.isEnabled = false
        device.tap(CGPoint(x: 120, y: 120))
        #expect(events.count == 3)
      }

      @Test func anObserverLooksAfterEachTurn() {
        let device = Device()
        var turns = 0
        let observer = CFRunLoopObserverCreateWithHandler(
          nil, CFRunLoopActivity.beforeWaiting.rawValue, true, 0
        ) { _, activity in if activity == .beforeWaiting { turns += 1 } }
        CFRunLoopAddObserver(CFRunLoopGetMain(), observer, .commonModes)
        device.refresh()
        device.refresh()
        #expect(turns == 2)
        CFRunLoopObserverInvalidate(observer)
        device.refresh()
        #expect(turns == 2 && CFRunLoop.standInObservers == 0)
      }

      @Test func aViewIsNotifiedOfItsSafeArea() {
        final class Page: UIView {
          var received: [CGFloat] = []
          override func safeAreaInsetsDidChange() { received.append(safeAreaInsets.top) }
        }
        let device = Device()
        let page = Page(frame: device.window.bounds)
        device.window.addSubview(page)
        device.resize(
          to: device.window.bounds.size, insets: UIEdgeInsets(top: 20, left: 0, bottom: 0, right: 0))
        #expect(page.received.last == 20 && page.safeAreaInsets.top == 20)
      }

      @Test func aKeyGoesFromAViewToItsControllerAndTheWindowAndToNoOther() {
        final class Page: UIViewController {
          var received = 0
          override func pressesBegan(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
            received += 1
            super.pressesBegan(presses, with: event)
          }
        }
        let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 390, height: 844))
        // In front of the root there is the view of a controller without a parent, as that of the heads.
        let (root, front) = (Page(), Page())
        window.rootViewController = root
        window.addSubview(front.view)
        for page in [root, front] {
          let field = UIView(frame: .zero)
          page.view.addSubview(field)
          field.pressesBegan([UIPress()], with: nil)
        }
        #expect(root.received == 1 && front.received == 1)
      }

      @Test func arrowsAreTheFocusSystemsUnlessACommandHasPriority() {
        final class Item: UIView {
          var commands: [UIKeyCommand] = []
          var pressed: [UIKeyboardHIDUsage] = []
          override var canBecomeFocused: Bool { true }
          override var keyCommands: [UIKeyCommand]? { commands }
          override func pressesBegan(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
            pressed += presses.compactMap(\.key?.keyCode)
          }
        }
        let item = Item(frame: .zero)
        func press(_ code: UIKeyboardHIDUsage) {
          let press = UIPress()
          press.standInKey = UIKey(standIn: code)
          item.standInPress(press)
        }
        press(.keyboardLeftArrow)
        press(.keyboardReturnOrEnter)
        #expect(item.pressed == [.keyboardReturnOrEnter])
        var received = 0
        let command = UIKeyCommand(
          input: UIKeyCommand.inputLeftArrow, modifierFlags: [],
          action: Selector(standInSender: { _ in received += 1 }))
        item.commands = [command]
        press(.keyboardLeftArrow)
        #expect(received == 0)
        command.wantsPriorityOverSystemBehavior = true
        press(.keyboardLeftArrow)
        #expect(received == 1 && item.pressed == [.keyboardReturnOrEnter])
      }

      @Test func aSheetLeavesThePresentingViewAndAFullScreenDoesNot() {
        let (window, root, mine) = (
          UIWindow(frame: CGRect(x: 0, y: 0, width: 390, height: 844)), UIViewController(), UIView()
        )
        window.rootViewController = root
        window.addSubview(mine)
        for style in [UIModalPresentationStyle.pageSheet, .fullScreen] {
          let sheet = UIViewController()
          sheet.modalPresentationStyle = style
          root.present(sheet, animated: true)
          #expect(root.presentedViewController === sheet && sheet.presentingViewController === root)
          #expect((root.view.window == nil) == (style == .fullScreen))
          #expect(
            window.subviews.last.map { sheet.view.isDescendant(of: $0) } == true,
            "in front of a window's own views")
          sheet.dismiss(animated: true)
          #expect(root.presentedViewController == nil && sheet.view.window == nil)
          #expect(window.subviews == [window.standInTransition, mine] && root.view.window === window)
        }
      }
    }
  }
#endif
