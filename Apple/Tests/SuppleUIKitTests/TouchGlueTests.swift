#if !canImport(ObjectiveC)
  import SuppleHosting
  import SuppleInteractions
  import SuppleUIKit
  import Testing
  import UIKit

  extension HostTests {
    /// Touches whose end is lost, simultaneous touches, and a focus that is set once.
    @MainActor @Suite(.serialized) struct TouchGlueTests {
      // MARK: Lost touches

      /// The end of a touch is lost with the window. In the next window neither a link nor a list below waits for it.
      @Test func aBadgeThatLeavesItsWindowUnderAFingerForgetsIt() {
        let device = Device()
        let badge = SlimeBadgeView(count: 3)
        badge.frame = CGRect(x: 100, y: 200, width: 22, height: 22)
        device.window.addSubview(badge)
        device.refresh(seconds: 0.2)
        device.drag(from: CGPoint(x: 111, y: 211), to: CGPoint(x: 131, y: 251), lifts: false)
        badge.removeFromSuperview()
        #expect(!badge.recognizer.isFollowing)
        device.touch(.ended, CGPoint(x: 131, y: 251))
        device.window.addSubview(badge)
        device.refresh(seconds: 3)
        #expect(device.links == 0)
        // The next finger is a gesture of its own.
        device.drag(from: CGPoint(x: 111, y: 211), to: CGPoint(x: 111, y: 500))
        device.refresh(seconds: 3)
        #expect(badge.count == 0 && device.links == 0)
      }

      @Test func headsThatLeaveTheirWindowUnderAFingerForgetIt() throws {
        let (device, root, heads, alarm) = HeadsOnADevice.install(2)
        let place = try #require(HeadsOnADevice.center(heads, .head))
        device.drag(from: place, to: CGPoint(x: 195, y: 300), lifts: false)
        heads.uninstall()
        #expect(!heads.recognizer.isFollowing)
        device.touch(.ended, CGPoint(x: 195, y: 300))
        heads.install(over: root)
        device.window.layoutIfNeeded()
        HeadsOnADevice.run(device, alarm, frames: 400)
        #expect(device.links == 0)
      }

      @Test func aListThatLeavesItsWindowUnderAFingerScrollsInTheNext() async {
        let (device, table, notch, _, alarm) = PulledList.make()
        device.drag(from: CGPoint(x: 195, y: 300), to: CGPoint(x: 195, y: 400), lifts: false)
        #expect(notch.recognizer.isFollowing || notch.isFollowed)
        table.removeFromSuperview()
        #expect(!notch.recognizer.isFollowing && !notch.isFollowed)
        device.touch(.ended, CGPoint(x: 195, y: 400))
        device.window.addSubview(table)
        device.window.layoutIfNeeded()
        await PulledList.run(device, alarm, seconds: 2)
        #expect(device.links == 0)
        let top = table.contentOffset.y
        device.drag(from: CGPoint(x: 195, y: 600), to: CGPoint(x: 195, y: 500))
        #expect(table.contentOffset.y > top + 80, "a drag scrolls it")
        await PulledList.run(device, alarm, seconds: 4)
      }

      // MARK: Two fingers

      /// A pinch on a list that was scrolled down: both fingers arrive in one event, and move down together.
      @Test func twoFingersOfOneEventDoNotPull() async {
        let (device, table, notch, _, alarm) = PulledList.make()
        table.contentOffset.y = 20
        await PulledList.run(device, alarm, seconds: 0.5)
        var pulled: [CGFloat] = []
        let x: [CGFloat] = [120, 270]
        device.touch(.began, fingers: x.map { CGPoint(x: $0, y: 300) })
        for step in 1...24 {
          device.touch(.moved, fingers: x.map { CGPoint(x: $0, y: 300 + CGFloat(step) * 12) })
          device.refresh()
          pulled.append(table.layer.sublayerTransform.m42)
        }
        #expect(pulled.allSatisfy { $0 == 0 })
        device.touch(.ended, fingers: x.map { CGPoint(x: $0, y: 588) })
        await PulledList.run(device, alarm, seconds: 4)
        #expect(!notch.isRefreshing && device.links == 0)
      }

      /// A second finger that comes and goes during a pull changes nothing. The pull was handed over by the list's own pan.
      @Test func aSecondFingerDoesNotEndAPull() async {
        let (device, table, notch, _, alarm) = PulledList.make()
        table.contentOffset.y += 60
        device.refresh(seconds: 0.2)
        device.drag(from: CGPoint(x: 195, y: 200), to: CGPoint(x: 195, y: 360), steps: 40, lifts: false)
        #expect(notch.list.isFollowing)
        device.touch(.began, finger: 1, [(CGPoint(x: 300, y: 500), 0.002)])
        device.refresh()
        device.touch(.ended, finger: 1, [(CGPoint(x: 300, y: 500), 0.002)])
        device.refresh()
        #expect(notch.list.isFollowing)
        let pulled = table.layer.sublayerTransform.m42
        for step in 1...10 {
          device.touch(.moved, CGPoint(x: 195, y: 360 + CGFloat(step) * 4))
          device.refresh()
        }
        #expect(table.layer.sublayerTransform.m42 > pulled + 5)
        device.touch(.cancelled, CGPoint(x: 195, y: 400))
        await PulledList.run(device, alarm, seconds: 4)
        #expect(!notch.isFollowed && device.links == 0)
      }

      // MARK: Feedback

      @Test func feedbackIsThatOfTheNewView() {
        let (haptics, views) = (Haptics(), [UIView(), UIView()])
        for view in views + views {
          haptics.view = view
          haptics.feel(.light)
          #expect(UIImpactFeedbackGenerator.standInPlaced === view)
        }
      }

      // MARK: Focus

      /// The panel sets the focus only as it opens. Later it changes neither the person's focus nor VoiceOver's cursor.
      @Test func anOpenPanelDoesNotTakeTheFocusAgain() async throws {
        let stage = PanelledList()
        let field = UITextField(frame: CGRect(x: 0, y: 80, width: 200, height: 40))
        stage.panel.addSubview(field)
        await stage.open()
        let view = try #require(stage.notch.plane.touched)
        field.becomeFirstResponder()
        UIAccessibility.standInFocus = stage.button
        field.resignFirstResponder()
        let posts = stage.device.announcements.count
        func update() async {
          stage.notch.labels.panel = "Camera"
          stage.notch.style.panelRatio += 0.1
          stage.notch.panel.show()
          stage.notch.panel.follow(true) { _ in }
          stage.device.resize(
            to: CGSize(width: 400, height: 844), insets: UIEdgeInsets(top: 47, left: 0, bottom: 34, right: 0))
          stage.device.drag(from: CGPoint(x: 195, y: 790), to: CGPoint(x: 195, y: 770))
          await stage.run(2)
        }
        await update()
        #expect(stage.notch.panel.isOpen && view.window != nil)
        #expect(
          !view.isFirstResponder && !field.isFirstResponder, "a keyboard that was sent away does not return")
        #expect(UIAccessibility.standInFocus === stage.button && stage.device.announcements.count == posts)
        field.becomeFirstResponder()
        await update()
        #expect(field.isFirstResponder && UIAccessibility.standInFocus === stage.button)
        stage.notch.panel.close()
        await stage.run(3)
      }

      /// A conversation sets the focus only as it opens.
      @Test func anOpenConversationDoesNotTakeTheFocusAgain() throws {
        let (device, root, heads) = WidePanel.open(2)
        heads.open("anna", movesFocus: true)
        device.refresh(seconds: 2)
        let outside = UIView()
        root.view.addSubview(outside)
        UIAccessibility.standInFocus = outside
        heads.heads[1].unread = 7
        heads.labels.more = { "\($0)" }
        heads.present("Hello", from: "ben")
        heads.setPanelFrame(CGRect(x: 60, y: 90, width: 400, height: 500))
        device.refresh(seconds: 2)
        #expect(UIAccessibility.standInFocus === outside)
        UIAccessibility.standInFocus = nil
      }
    }
  }
#endif
