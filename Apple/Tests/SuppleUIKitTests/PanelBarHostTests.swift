#if !canImport(ObjectiveC)
  import Foundation
  import SuppleHosting
  import SuppleInteractions
  import SuppleLayers
  import SuppleScene
  import SuppleUIKit
  import Testing
  import UIKit

  extension HostTests {
    /// The conversation beside its head in a wide window: its bar, its docking, and the app beside it.
    @MainActor @Suite(.serialized) struct PanelBarHostTests {
      /// Records what a delegate hears of taps and of the conversation.
      final class PanelListener: ChatHeadsDelegate {
        var moves: [ChatHeadsDocking] = []
        var frames: [CGRect] = []
        func chatHeads(
          _ controller: ChatHeadsController, didMovePanel docking: ChatHeadsDocking, frame: CGRect
        ) {
          moves.append(docking)
          frames.append(frame)
        }
      }

      private final class Knob: UIControl {}

      static let wide = CGSize(width: 1024, height: 768)

      private func open(
        _ count: Int = 2, on device: Device = Device(size: wide),
        _ prepare: (ChatHeadsController) -> Void = { _ in }
      ) -> (Device, UIViewController, ChatHeadsController) {
        let (device, root, heads, _) = HeadsOnADevice.install(count, on: device)
        prepare(heads)
        device.refresh(seconds: 1)
        heads.open("anna")
        device.refresh(seconds: 2)
        return (device, root, heads)
      }

      private func bar(_ heads: ChatHeadsController) -> PanelBarView? {
        heads.view.subviews.compactMap { $0 as? PanelBarView }.first
      }

      /// The visible button of the bar with a name.
      private func button(_ heads: ChatHeadsController, _ name: String) throws -> UIView {
        try #require(
          bar(heads)?.subviews.first { $0.accessibilityLabel == name && !$0.isHidden && $0 is UIControl })
      }

      private func middle(_ view: UIView) -> CGPoint {
        view.convert(CGPoint(x: view.bounds.midX, y: view.bounds.midY), to: nil)
      }

      /// The frame of the open conversation; null without one.
      private func panel(_ heads: ChatHeadsController) -> CGRect {
        heads.driver.frame.layers.first { $0.id.role == .conversation }
          .map { CGRect(Rect(center: $0.center, size: $0.size)) } ?? .null
      }

      // MARK: Looks

      @Test func aWideWindowHasABarAboveTheContentAndARowHasNone() throws {
        let (device, root, heads) = open()
        let bar = try #require(self.bar(heads))
        let content = try #require(heads.children.first?.view)
        let frame = panel(heads)
        #expect(frame.size == CGSize(width: 380, height: 560) && heads.panelFrame == frame)
        #expect(
          bar.convert(bar.bounds, to: nil) == CGRect(x: frame.minX, y: frame.minY, width: 380, height: 44))
        #expect(content.convert(content.bounds, to: nil).minY == frame.minY + 44)
        #expect(content.bounds.size == CGSize(width: 380, height: 516))
        let title = bar.subviews.compactMap { $0 as? UILabel }.first
        #expect(title?.text == "Anna" && title?.accessibilityTraits.contains(.header) == true)
        #expect(title.map { $0.frame.width > 150 } == true)
        heads.heads[0].name = "Anna Berg"
        device.refresh(seconds: 0.1)
        heads.hint()
        device.refresh(seconds: 1)
        #expect(title?.text == "Anna Berg")
        device.resize(to: CGSize(width: 390, height: 844), insets: UIEdgeInsets())
        device.refresh(seconds: 2)
        #expect(self.bar(heads) == nil && heads.panelFrame == nil)
        #expect(content.bounds.size == panel(heads).size)
        device.resize(to: Self.wide, insets: UIEdgeInsets())
        device.refresh(seconds: 2)
        #expect(self.bar(heads) === bar && content.bounds.height == 516)
        _ = root
      }

      @Test func fromRightToLeftTheBarIsMirrored() throws {
        let device = Device(size: Self.wide)
        device.setRightToLeft(true)
        defer { device.setRightToLeft(false) }
        let (_, root, heads) = open(on: device)
        let bar = try #require(self.bar(heads))
        let close = try button(heads, heads.labels.closePanel)
        #expect(bar.grip.frame.minX > 300 && close.frame.minX < 20)
        let title = try #require(bar.subviews.compactMap { $0 as? UILabel }.first)
        #expect(title.textAlignment == .right && title.frame.minX > close.frame.maxX)
        _ = root
      }

      @Test func theStyleChoosesTheButtonsAndNoBarAtAll() throws {
        let (device, root, heads) = open()
        func names() -> [String] {
          (bar(heads)?.subviews ?? []).filter { $0 is UIControl && !$0.isHidden }
            .compactMap(\.accessibilityLabel)
        }
        let labels = heads.labels
        #expect(names() == [labels.undockPanel, labels.fullPanel, labels.closePanel])
        heads.style.panelFloats = .off
        device.refresh(seconds: 0.1)
        #expect(names() == [labels.fullPanel, labels.closePanel])
        heads.style.barButtons = .close
        device.refresh(seconds: 0.1)
        #expect(names() == [labels.closePanel])
        heads.style.barButtons = .none
        device.refresh(seconds: 0.1)
        #expect(names() == [] && bar(heads)?.grip.isHidden == false)
        heads.style.panelBarHeight = 0
        device.refresh(seconds: 0.1)
        #expect(bar(heads) == nil && heads.children.first?.view.bounds.height == 560)
        _ = root
      }

      // MARK: Fingers

      @Test func itsButtonsDetachFillAndCloseAndDoNotDrag() throws {
        let (device, root, heads) = open()
        let listener = PanelListener()
        heads.delegate = listener
        let docked = panel(heads)
        let undock = middle(try button(heads, heads.labels.undockPanel))
        device.drag(from: undock, to: CGPoint(x: undock.x - 300, y: undock.y))
        device.refresh(seconds: 2)
        #expect(panel(heads) == docked && listener.moves == [])
        device.tap(undock)
        device.refresh(seconds: 2)
        #expect(heads.docking == .floating && listener.moves == [.floating])
        #expect(panel(heads).minX == docked.minX - 24)
        device.tap(middle(try button(heads, heads.labels.fullPanel)))
        device.refresh(seconds: 2)
        #expect(heads.docking == .full)
        #expect(panel(heads) == CGRect(x: 16, y: 47 + 16, width: 1024 - 32, height: 768 - 81 - 32))
        let full = try button(heads, heads.labels.fullPanel)
        #expect(full.accessibilityTraits.contains(.selected))
        #expect(full.accessibilityActivate())
        device.refresh(seconds: 2)
        #expect(panel(heads) == docked && listener.moves == [.floating, .full, .head])
        #expect(listener.frames.last == docked && heads.panelFrame == docked)
        device.tap(middle(try button(heads, heads.labels.closePanel)))
        device.refresh(seconds: 2)
        #expect(heads.openHead == nil && heads.panelFrame == nil)
        _ = root
      }

      @Test func itIsDraggedByTheBarAndTheGrip() throws {
        let (device, root, heads) = open()
        let listener = PanelListener()
        heads.delegate = listener
        let docked = panel(heads)
        let grip = middle(try #require(bar(heads)).grip)
        device.drag(from: grip, to: CGPoint(x: grip.x - 300, y: grip.y + 30), lifts: false)
        device.refresh(seconds: 0.3)
        let held = panel(heads)
        #expect(abs(held.minX - docked.minX + 300) < 0.1 && abs(held.minY - docked.minY - 30) < 0.1)
        device.touch(.ended, CGPoint(x: grip.x - 300, y: grip.y + 30))
        device.refresh(seconds: 2)
        #expect(heads.docking == .floating && listener.moves == [.floating])
        #expect(abs(panel(heads).minX - docked.minX + 300) < 0.1)
        #expect(listener.frames.last == panel(heads))
        // Close to its docked place it docks.
        let title = CGPoint(x: panel(heads).midX, y: panel(heads).minY + 22)
        device.drag(from: title, to: CGPoint(x: title.x + 295, y: title.y - 30), lifts: false)
        device.refresh(seconds: 0.3)
        device.touch(.ended, CGPoint(x: title.x + 295, y: title.y - 30))
        device.refresh(seconds: 2)
        #expect(heads.docking == .head && panel(heads) == docked)
        _ = root
      }

      @Test func anOwnBarKeepsTheTapsOfItsControls() throws {
        let knob = Knob(frame: CGRect(x: 20, y: 0, width: 60, height: 40))
        var taps = 0
        knob.addAction(UIAction { _ in taps += 1 }, for: .touchUpInside)
        let (device, root, heads) = open {
          $0.makeBar = { _ in
            let view = UIView()
            view.addSubview(knob)
            return view
          }
        }
        let docked = panel(heads)
        #expect(bar(heads)?.grip.superview == nil && knob.superview?.frame.width == 380)
        device.tap(middle(knob))
        let place = middle(knob)
        device.drag(from: place, to: CGPoint(x: place.x - 300, y: place.y))
        device.refresh(seconds: 2)
        #expect(taps == 1 && panel(heads) == docked)
        device.drag(
          from: CGPoint(x: docked.maxX - 20, y: place.y), to: CGPoint(x: docked.maxX - 320, y: place.y))
        device.refresh(seconds: 2)
        #expect(panel(heads).minX < docked.minX - 100)
        _ = root
      }

      // MARK: Keys and VoiceOver

      @Test func keysOnTheGripMoveItAndTheMoveIsAnnouncedOnce() throws {
        let (device, root, heads) = open()
        let alarm = TestAlarm()
        heads.announcer.alarm = alarm
        let grip = try #require(bar(heads)).grip
        let docked = panel(heads)
        #expect(grip.canBecomeFocused && grip.becomeFirstResponder())
        UIAccessibility.standInPosts = []
        func press(_ code: UIKeyboardHIDUsage, _ flags: UIKeyModifierFlags = []) {
          let (press, key) = (UIPress(), UIKey(standIn: code))
          key.standInFlags = flags
          (press.standInKey, press.standInTimestamp) = (key, device.time)
          grip.pressesBegan([press], with: nil)
          device.refresh()
        }
        press(.keyboardReturnOrEnter)
        press(.keyboardLeftArrow)
        press(.keyboardLeftArrow, .shift)
        press(.keyboardDownArrow)
        device.refresh(seconds: 1)
        let frame = panel(heads)
        #expect(abs(frame.minX - docked.minX + 24 + 80) < 0.01 && abs(frame.minY - docked.minY - 16) < 0.01)
        #expect(device.announcements == [])
        alarm.ring(at: device.time)
        let (x, y) = (Int((100 * frame.midX / 1024).rounded()), Int((100 * frame.midY / 768).rounded()))
        #expect(device.announcements == ["Moved to \(x) % across, \(y) % down"])
        press(.keyboardHome)
        device.refresh(seconds: 2)
        #expect(heads.docking == .head && heads.state.edge == .left && panel(heads).midX < 512)
        alarm.ring(at: device.time)
        #expect(device.announcements.last == "Attached to head")
        // A drag is not announced.
        let title = CGPoint(x: panel(heads).midX, y: panel(heads).minY + 22)
        device.drag(from: title, to: CGPoint(x: title.x + 300, y: title.y))
        device.refresh(seconds: 2)
        #expect(alarm.time == nil && device.announcements.count == 2)
        press(.keyboardEscape)
        device.refresh(seconds: 2)
        #expect(heads.openHead == nil)
        grip.resignFirstResponder()
        _ = root
      }

      @Test func voiceOverMovesItByTheGrip() throws {
        let (device, root, heads) = open()
        let labels = heads.labels
        let grip = try #require(bar(heads)).grip
        let docked = panel(heads)
        #expect(grip.isAccessibilityElement && grip.accessibilityLabel == labels.movePanel)
        func act(_ name: String) throws {
          let action = try #require(grip.accessibilityCustomActions?.first { $0.name == name })
          #expect(action.actionHandler?(action) == true)
          device.refresh(seconds: 2)
        }
        try act(labels.movePanelLeft)
        #expect(panel(heads).minX == docked.minX - 64 && heads.docking == .floating)
        try act(labels.movePanelUp)
        #expect(panel(heads).minY == max(63, docked.minY - 64))
        try act(labels.dockPanel)
        #expect(panel(heads) == docked)
        #expect(grip.accessibilityActivate())
        device.refresh(seconds: 2)
        #expect(heads.docking == .floating)
        try act(labels.dockPanelLeft)
        #expect(heads.state.edge == .left && heads.docking == .head)
        heads.style.panelFloats = .off
        device.refresh(seconds: 1)
        #expect(
          grip.accessibilityCustomActions?.map(\.name) == [labels.dockPanelLeft, labels.dockPanelRight])
        heads.labels.movePanel = "Move chat"
        #expect(grip.accessibilityLabel == "Move chat")
        _ = root
      }

      @Test func theAppBesideItStaysUsable() throws {
        let (device, root, heads) = open(3)
        let button = UIView(frame: CGRect(x: 100, y: 400, width: 100, height: 44))
        root.view.insertSubview(button, at: 0)
        #expect(!heads.view.accessibilityViewIsModal && heads.openHead?.id == "anna")
        #expect(device.window.hitTest(CGPoint(x: 150, y: 420), with: nil) === button)
        device.tap(CGPoint(x: 600, y: 700))
        device.refresh(seconds: 1)
        #expect(heads.openHead?.id == "anna", "a press outside changes nothing")
        // VoiceOver reads the conversation after its head, and its bar before its content.
        let elements = try #require(heads.view.accessibilityElements as? [UIView])
        let head = try #require(elements.firstIndex { $0 === heads.avatarSlot("anna") })
        #expect(elements[head + 1] === bar(heads))
        #expect((elements[head + 2] as? ConversationSlotView)?.accessibilityLabel == "Anna")
        #expect(elements.count >= 5 && elements.filter { $0 === elements[head + 2] }.count == 1)
        #expect(heads.view.accessibilityPerformEscape())
        device.refresh(seconds: 2)
        #expect(heads.openHead == nil && !heads.view.accessibilityPerformEscape())
        heads.style.modality = .modal
        heads.open("anna")
        device.refresh(seconds: 2)
        #expect(heads.view.accessibilityViewIsModal)
        #expect(device.window.hitTest(CGPoint(x: 150, y: 420), with: nil) === heads.view)
      }

      @Test func voiceOverGoesInByATapAndByTheAppOnlyWhereAsked() throws {
        let device = Device(size: Self.wide)
        let (_, root, heads, _) = HeadsOnADevice.install(2, on: device)
        let button = UIView(frame: CGRect(x: 100, y: 400, width: 100, height: 44))
        root.view.insertSubview(button, at: 0)
        UIAccessibility.standInFocus = button
        defer { UIAccessibility.standInFocus = nil }
        heads.open("anna")
        device.refresh(seconds: 2)
        #expect(UIAccessibility.standInFocus === button)
        heads.close()
        device.refresh(seconds: 2)
        #expect(UIAccessibility.standInFocus === button, "it was elsewhere")
        heads.open("anna", movesFocus: true)
        device.refresh(seconds: 2)
        #expect(UIAccessibility.standInFocus is ConversationSlotView)
        // An element of SwiftUI's content is no view.
        let element = UIAccessibilityElement(accessibilityContainer: try #require(heads.children.first?.view))
        UIAccessibility.standInFocus = element
        heads.close()
        device.refresh(seconds: 2)
        #expect(UIAccessibility.standInFocus === heads.avatarSlot("anna"))
        UIAccessibility.standInFocus = button
        device.tap(try #require(HeadsOnADevice.center(heads, .head, 1)))
        device.refresh(seconds: 2)
        #expect(heads.openHead?.id == "anna" && UIAccessibility.standInFocus is ConversationSlotView)
      }

      // MARK: The app

      @Test func theAppDocksAndPlacesIt() throws {
        let (device, root, heads) = open()
        let listener = PanelListener()
        heads.delegate = listener
        let frame = CGRect(x: 100, y: 120, width: 500, height: 400)
        heads.setPanelFrame(frame)
        device.refresh(seconds: 2)
        #expect(panel(heads) == frame && heads.panelFrame == frame && heads.docking == .floating)
        #expect(listener.moves == [.floating] && listener.frames == [frame])
        heads.setPanelFrame(CGRect(x: 1, y: CGFloat.nan, width: 300, height: 300))
        device.refresh(seconds: 2)
        #expect(panel(heads) == frame)
        heads.docking = .full
        device.refresh()
        #expect(panel(heads).width == 992, "without motion")
        #expect(listener.moves == [.floating], "the app's own change without motion is not told")
        heads.setDocking(.head, animated: true)
        let before = panel(heads)
        device.refresh(seconds: 0.05)
        #expect(panel(heads).width < before.width)
        device.refresh(seconds: 2)
        #expect(listener.moves == [.floating, .head])
        _ = root
      }

      @Test func whatIsAskedWithoutAWindowHoldsInTheNext() throws {
        let device = Device(size: Self.wide)
        let root = UIViewController()
        device.window.rootViewController = root
        let heads = ChatHeadsController()
        heads.heads = HeadsOnADevice.makeHeads(1)
        let frame = CGRect(x: 100, y: 120, width: 500, height: 400)
        heads.setPanelFrame(frame)
        #expect(heads.docking == .floating && heads.panelFrame == frame)
        heads.open("anna")
        for _ in 0..<2 {
          heads.install(over: root)
          device.window.layoutIfNeeded()
          device.refresh(seconds: 2)
          #expect(panel(heads) == frame && heads.docking == .floating)
          heads.uninstall()
        }
        heads.docking = .head
        heads.install(over: root)
        device.window.layoutIfNeeded()
        device.refresh(seconds: 2)
        #expect(heads.docking == .head && panel(heads).width == 500, "its size stays, as in a window")
      }

      @Test(arguments: 0..<60) func layersAreTheEnginesThroughALifeInAWideWindow(seed: Int) throws {
        var dice = Dice(seed: 9000 + seed)
        let device = Device(size: Self.wide)
        device.setRightToLeft(seed % 3 == 1)
        device.setReducedMotion(seed % 3 == 2)
        defer {
          device.setReducedMotion(false)
          device.setRightToLeft(false)
        }
        let (_, _, heads, alarm) = HeadsOnADevice.install(1 + dice.whole(4), on: device)
        let twin = Twin(of: heads.driver)
        func look() {
          alarm.ring(at: device.time)
          #expect(differences(heads.tree, twin.frame) == [])
        }
        for _ in 0..<8 {
          switch dice.whole(6) {
          case 0: heads.setDocking([.head, .floating, .full][dice.whole(3)], animated: dice.chance(0.7))
          case 1: heads.close()
          case 2:
            let size = CGSize(width: dice.number(100...1200), height: dice.number(100...900))
            heads.setPanelFrame(CGRect(origin: dice.point(in: Self.wide), size: size))
          case 3:
            let size = dice.chance(0.5) ? Self.wide : CGSize(width: 390, height: 844)
            device.resize(to: size, insets: UIEdgeInsets(top: 20, left: 0, bottom: 10, right: 0))
          default: heads.open(HeadsOnADevice.people[dice.whole(4)])
          }
          for _ in 0..<dice.whole(60) {
            device.refresh()
            look()
          }
          var start = dice.point(in: Self.wide)
          if let bar = heads.driver.frame.layers.first(where: { $0.id.role == .panelBar }), dice.chance(0.8) {
            start = CGPoint(x: bar.center.x + dice.number(-170...170), y: bar.center.y)
          }
          RandomDrag(from: start, in: Self.wide, &dice).run(
            on: device, &dice, seen: { _, _, _ in }, frame: look)
        }
        device.refresh(seconds: 6, frame: look)
        for _ in 0..<60 { device.refresh(seconds: 0.1, frame: look) }
        #expect(device.implicitAnimations == [])
        #expect(device.links == 0)
      }
    }
  }
#endif
