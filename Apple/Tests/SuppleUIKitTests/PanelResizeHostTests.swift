#if !canImport(ObjectiveC)
  import Foundation
  import SuppleHosting
  import SuppleUIKit
  import Testing
  import UIKit

  extension HostTests {
    /// The size of the conversation beside its head in a wide window, by a finger on an edge, and its saved value.
    @MainActor @Suite(.serialized) struct PanelResizeHostTests {
      @Test func aFingerResizesFromOutsideOfAnEdgeAndTheAppSavesIt() throws {
        let (device, root, heads) = WidePanel.open()
        let listener = WidePanel.Listener()
        heads.delegate = listener
        #expect(heads.state.panel == nil)
        let before = try #require(heads.panelFrame)
        let start = CGPoint(x: before.minX - 15, y: before.midY)
        device.drag(from: start, to: CGPoint(x: start.x - 100, y: start.y + 7))
        device.refresh(seconds: 2)
        let after = try #require(heads.panelFrame)
        #expect(abs(after.width - before.width - 100) < 0.5 && abs(after.maxX - before.maxX) < 0.5)
        #expect(listener.sizes == [after] && listener.changes > 0)
        let panel = try #require(heads.state.panel)
        #expect(panel.docking == .head && abs((panel.width ?? 0) - 480) < 0.5 && panel.height == nil)
        // Saved and restored, also from earlier data without a panel.
        let kept = try JSONEncoder().encode(heads.state)
        var none = heads.state
        none.panel = nil
        heads.restore(none)
        device.refresh(seconds: 1)
        #expect(heads.panelFrame?.width == 380 && heads.state.panel == nil)
        heads.restore(try JSONDecoder().decode(ChatHeadsState.self, from: kept))
        device.refresh(seconds: 1)
        #expect(heads.panelFrame == after)
        let old = Data(#"{"order": ["anna"], "edge": "left", "height": 0.5}"#.utf8)
        #expect(try JSONDecoder().decode(ChatHeadsState.self, from: old).panel == nil)
        _ = root
      }

      @Test func aCancelledResizeGoesBackAndATouchFartherOutIsTheApps() throws {
        let (device, root, heads) = WidePanel.open()
        let listener = WidePanel.Listener()
        heads.delegate = listener
        let before = try #require(heads.panelFrame)
        let start = CGPoint(x: before.minX - 15, y: before.midY)
        device.drag(from: start, to: CGPoint(x: start.x - 100, y: start.y), lifts: false)
        device.touch(.cancelled, CGPoint(x: start.x - 100, y: start.y))
        device.refresh(seconds: 2)
        #expect(heads.panelFrame == before && listener.sizes.isEmpty)
        #expect(heads.view.hitTest(CGPoint(x: before.minX - 30, y: before.midY), with: nil) == nil)
        #expect(heads.view.hitTest(start, with: nil) != nil)
        _ = root
      }

      /// A finger resizes from up to 22 points outside of an edge, a mouse from up to 8. Farther out, a click belongs
      /// to the app. An event may lack its buttons during the hit test, but a mouse's pointer moves there before its
      /// press.
      @Test(arguments: [false, true]) func aMouseNeedsLessRoomThanAFinger(hidesButtons: Bool) throws {
        UIEvent.standInHidesButtons = hidesButtons
        defer { UIEvent.standInHidesButtons = true }
        let (device, root, heads) = WidePanel.open()
        let before = try #require(heads.panelFrame)
        let interaction = try #require(heads.view.interactions.first as? UIPointerInteraction)
        func drag(from x: CGFloat, _ buttons: UIEvent.ButtonMask) {
          let y = before.midY
          if !buttons.isEmpty {
            let place = UIPointerRegionRequest(standInLocation: CGPoint(x: x, y: y))
            let whole = UIPointerRegion(rect: heads.view.bounds)
            _ = interaction.delegate?.pointerInteraction(interaction, regionFor: place, defaultRegion: whole)
          }
          device.touch(.began, finger: 0, buttons: buttons, [(CGPoint(x: x, y: y), 0)])
          for step in 1...10 {
            device.refresh()
            device.touch(
              .moved, finger: 0, buttons: buttons, [(CGPoint(x: x - CGFloat(step) * 10, y: y), 0)])
          }
          device.touch(.ended, finger: 0, buttons: buttons, [(CGPoint(x: x - 100, y: y), 0)])
          device.refresh(seconds: 2)
        }
        drag(from: before.minX - 15, .primary)
        #expect(heads.panelFrame == before)
        drag(from: before.minX - 6, .primary)
        #expect(abs((heads.panelFrame?.width ?? 0) - before.width - 100) < 0.5)
        drag(from: (heads.panelFrame?.minX ?? 0) - 15, [])
        #expect(abs((heads.panelFrame?.width ?? 0) - before.width - 200) < 0.5)
        _ = root
      }

      // MARK: Keys and VoiceOver

      private func isNear(_ a: CGRect, _ b: CGRect) -> Bool {
        abs(a.minX - b.minX) < 0.01 && abs(a.minY - b.minY) < 0.01 && abs(a.width - b.width) < 0.01
          && abs(a.height - b.height) < 0.01
      }

      @Test func keysOnTheCornerResizeItAndTheSizeIsAnnouncedOnce() throws {
        let (device, root, heads) = WidePanel.open()
        let (alarm, listener) = (TestAlarm(), WidePanel.Listener())
        (heads.announcer.alarm, heads.delegate) = (alarm, listener)
        let corner = try #require(WidePanel.resizer(heads))
        let before = WidePanel.frame(heads)
        #expect(corner.canBecomeFocused && corner.becomeFirstResponder())
        UIAccessibility.standInPosts = []
        func press(_ code: UIKeyboardHIDUsage, _ flags: UIKeyModifierFlags = []) {
          WidePanel.press(code, flags, on: corner, of: device)
        }
        // The head is at the right, above the middle: the corner is at the lower left.
        press(.keyboardLeftArrow)
        press(.keyboardLeftArrow, .shift)
        press(.keyboardUpArrow)
        device.refresh(seconds: 2)
        let after = WidePanel.frame(heads)
        #expect(abs(after.width - before.width - 80) < 0.01 && abs(after.height - before.height + 16) < 0.01)
        #expect(abs(after.maxX - before.maxX) < 0.01 && listener.sizes.last.map { isNear($0, after) } == true)
        #expect(device.announcements == [])
        alarm.ring(at: device.time)
        #expect(device.announcements == ["460 wide, 544 high"])
        // At the minimum size another step changes nothing, but is handled.
        press(.keyboardHome)
        device.refresh(seconds: 2)
        let least = WidePanel.frame(heads)
        #expect(least.width < before.width && least.height < before.height)
        press(.keyboardRightArrow)
        device.refresh(seconds: 2)
        alarm.ring(at: device.time)
        #expect(isNear(WidePanel.frame(heads), least) && device.announcements.count == 2)
        // The following drag is not announced.
        device.drag(
          from: CGPoint(x: least.minX - 15, y: least.midY), to: CGPoint(x: least.minX - 65, y: least.midY))
        device.refresh(seconds: 2)
        #expect(alarm.time == nil && listener.sizes.last.map { $0.width > least.width } == true)
        press(.keyboardReturnOrEnter)
        device.refresh(seconds: 2)
        #expect(isNear(WidePanel.frame(heads), before))
        press(.keyboardEscape)
        device.refresh(seconds: 2)
        #expect(heads.openHead == nil)
        corner.resignFirstResponder()
        _ = root
      }

      @Test func voiceOverResizesItByTheCorner() throws {
        let (device, root, heads) = WidePanel.open()
        let labels = heads.labels
        let corner = try #require(WidePanel.resizer(heads))
        let docked = WidePanel.frame(heads)
        func act(_ name: String) throws { try WidePanel.act(name, on: corner, of: device) }
        #expect(corner.isAccessibilityElement && corner.accessibilityLabel == labels.resizePanel)
        #expect(corner.accessibilityTraits.contains(.button))
        #expect(corner.accessibilityValue == "380 wide, 560 high")
        #expect(corner.superview?.accessibilityLabel == "Anna", "it is in the conversation's group")
        try act(labels.resizePanelWider)
        #expect(abs(WidePanel.frame(heads).width - docked.width - 64) < 0.01)
        #expect(corner.accessibilityValue == "444 wide, 560 high")
        try act(labels.resizePanelShorter)
        #expect(abs(WidePanel.frame(heads).height - docked.height + 64) < 0.01)
        try act(labels.resizePanelTaller)
        try act(labels.resizePanelNarrower)
        #expect(isNear(WidePanel.frame(heads), docked))
        try act(labels.resizePanelGreatest)
        #expect(WidePanel.frame(heads).width > 444)
        try act(labels.resizePanelDefault)
        #expect(isNear(WidePanel.frame(heads), docked))
        // At the other edge of the window the corner is on the other side, and the action Wider still widens.
        heads.move(to: .left)
        device.refresh(seconds: 2)
        let left = WidePanel.frame(heads)
        #expect(corner.frame.maxX == 380 && WidePanel.resizer(heads) === corner)
        try act(labels.resizePanelWider)
        let wider = WidePanel.frame(heads)
        #expect(abs(wider.width - 444) < 0.01 && abs(wider.minX - left.minX) < 0.01)
        #expect(corner.accessibilityActivate())
        device.refresh(seconds: 2)
        #expect(isNear(WidePanel.frame(heads), left))
        heads.labels.resizePanel = "Resize chat"
        #expect(corner.accessibilityLabel == "Resize chat")
        _ = root
      }

      @Test func whereNothingCanBeResizedThereIsNoCornerAndATouchPassesThrough() throws {
        let (device, root, heads) = WidePanel.open()
        let corner = try #require(WidePanel.resizer(heads))
        let frame = WidePanel.frame(heads)
        // Farther in than the hit corner, a touch reaches the content below the mark.
        let inside = CGPoint(x: frame.minX + 20, y: frame.maxY - 20)
        #expect(corner.frame.contains(corner.superview?.convert(inside, from: nil) ?? .zero))
        #expect(heads.view.hitTest(inside, with: nil) === heads.children.first?.view)
        func isGone() -> Bool {
          device.refresh(seconds: 2)
          return WidePanel.resizer(heads) == nil
        }
        heads.setDocking(.full)
        #expect(isGone() && !corner.accessibilityActivate())
        heads.setDocking(.head)
        #expect(!isGone())
        (heads.style.panelHandleOutset, heads.style.panelHandleInset) = (0, 0)
        heads.hint()
        #expect(isGone())
        heads.style = .modern
        heads.hint()
        #expect(!isGone())
        device.resize(to: CGSize(width: 390, height: 844), insets: UIEdgeInsets())
        #expect(isGone())
        _ = root
      }
    }
  }
#endif
