#if !canImport(ObjectiveC)
  import SuppleHosting
  import SuppleUIKit
  import Testing
  import UIKit

  extension HostTests {
    /// The conversation beside its head by keys and VoiceOver, and the app beside it.
    @MainActor @Suite(.serialized) struct PanelKeyHostTests {
      @Test func keysOnTheGripMoveItAndTheMoveIsAnnouncedOnce() throws {
        let (device, root, heads) = WidePanel.open()
        let alarm = TestAlarm()
        heads.announcer.alarm = alarm
        let grip = try #require(WidePanel.bar(heads)).grip
        let docked = WidePanel.frame(heads)
        #expect(grip.canBecomeFocused && grip.becomeFirstResponder())
        UIAccessibility.standInPosts = []
        func press(_ code: UIKeyboardHIDUsage, _ flags: UIKeyModifierFlags = []) {
          WidePanel.press(code, flags, on: grip, of: device)
        }
        press(.keyboardReturnOrEnter)
        press(.keyboardLeftArrow)
        press(.keyboardLeftArrow, .shift)
        press(.keyboardDownArrow)
        device.refresh(seconds: 1)
        let frame = WidePanel.frame(heads)
        #expect(abs(frame.minX - docked.minX + 24 + 80) < 0.01 && abs(frame.minY - docked.minY - 16) < 0.01)
        #expect(device.announcements == [])
        alarm.ring(at: device.time)
        let (x, y) = (Int((100 * frame.midX / 1024).rounded()), Int((100 * frame.midY / 768).rounded()))
        #expect(device.announcements == ["Moved to \(x) % across, \(y) % down"])
        press(.keyboardHome)
        device.refresh(seconds: 2)
        #expect(heads.docking == .head && heads.state.edge == .left && WidePanel.frame(heads).midX < 512)
        alarm.ring(at: device.time)
        #expect(device.announcements.last == "Attached to head")
        // A drag is not announced.
        let title = CGPoint(x: WidePanel.frame(heads).midX, y: WidePanel.frame(heads).minY + 22)
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
        let (device, root, heads) = WidePanel.open()
        let labels = heads.labels
        let grip = try #require(WidePanel.bar(heads)).grip
        let docked = WidePanel.frame(heads)
        #expect(grip.isAccessibilityElement && grip.accessibilityLabel == labels.movePanel)
        func act(_ name: String) throws { try WidePanel.act(name, on: grip, of: device) }
        try act(labels.movePanelLeft)
        #expect(WidePanel.frame(heads).minX == docked.minX - 64 && heads.docking == .floating)
        try act(labels.movePanelUp)
        #expect(WidePanel.frame(heads).minY == max(63, docked.minY - 64))
        try act(labels.dockPanel)
        #expect(WidePanel.frame(heads) == docked)
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
        let (device, root, heads) = WidePanel.open(3)
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
        #expect(elements[head + 1] === WidePanel.bar(heads))
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
        let device = Device(size: WidePanel.size)
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
    }
  }
#endif
