#if !canImport(ObjectiveC)
  import SuppleHosting
  import SuppleInteractions
  import SuppleLayers
  import SuppleScene
  import SuppleUIKit
  import Testing
  import UIKit

  extension HostTests {
    /// The panel, which opens after a pull far beyond the threshold.
    @MainActor @Suite(.serialized) struct FlippingNotchPanelHostTests {
      @Test func aLongPullOpensThePanelInPlaceOfARefresh() async {
        let stage = PanelledList()
        let (notch, device) = (stage.notch, stage.device)
        notch.refresh = {
          Issue.record("a refresh")
          return 1
        }
        stage.pull()
        #expect(notch.panel.isOpen, "the events of a release do not wait for a frame")
        await stage.run(3) {
          #expect(differences(notch.tree, notch.driver.frame, where: FlippingNotchControl.isDrawn) == [])
        }
        #expect(stage.received == [.armed, .panelArmed, .panelOpened])
        #expect(device.impacts == ["light", "light"])
        #expect(stage.made == 1 && stage.box == PanelledList.safe)
        #expect(stage.panel.convert(stage.panel.bounds, to: nil) == PanelledList.safe)
        #expect(abs(stage.table.layer.sublayerTransform.m42 - PanelledList.safe.height) < 0.01)
        #expect(!notch.isRefreshing && stage.table.standInInsetChanges == 0)
        #expect(device.links == 0 && stage.alarm.time == nil, "an open panel costs nothing")
        #expect(device.implicitAnimations == [])
        notch.panel.close()
        #expect(!notch.panel.isOpen)
        await stage.run(3)
        #expect(stage.received.last == .panelClosed)
        #expect(stage.box == nil && notch.plane.superview == nil && stage.panel.window == nil)
        #expect(CATransform3DEqualToTransform(stage.table.layer.sublayerTransform, CATransform3DIdentity))
        #expect(stage.table.contentOffset.y == -47 && device.links == 0)
      }

      @Test func withoutAPanelALongPullRefreshes() async {
        let stage = PanelledList()
        stage.notch.refresh = { 1 }
        stage.notch.panel.makeView = nil
        stage.notch.panel.show()
        stage.pull()
        await stage.run(6)
        #expect(stage.payments.count == 31 && stage.made == 0)
        #expect(!stage.received.contains(.panelArmed) && !stage.received.contains(.panelOpened))
      }

      @Test func theAppCanKeepItClosed() async {
        let stage = PanelledList()
        let notch = stage.notch
        var asked = 0
        notch.panel.shouldShow = {
          asked += 1
          return false
        }
        let field = PanelledList.Field()
        stage.device.window.addSubview(field)
        field.becomeFirstResponder()
        stage.pull()
        var seen: Set<LayerRole> = []
        await stage.run(3) {
          for layer in notch.driver.frame.layers where layer.opacity > 0 { seen.insert(layer.id.role) }
        }
        #expect(asked == 1 && stage.made == 0 && !notch.panel.isOpen)
        #expect(!seen.contains(.panel), "\(seen)")
        #expect(field.isFirstResponder && !notch.plane.isModal)
        #expect(!stage.received.contains(.panelOpened) && !stage.received.contains(.panelClosed))
        notch.panel.show()
        await stage.run(1)
        #expect(asked == 2 && stage.made == 0)
        // A pause of the wheel releases its pull, between two frames.
        stage.table.standInTurnWheel([CGFloat](repeating: 60, count: 14), at: CGPoint(x: 195, y: 400)) {
          stage.device.refresh()
        }
        await stage.run(3)
        #expect(asked == 3 && stage.made == 0 && notch.plane.superview == nil)
      }

      @Test(arguments: [(-60.0, 60, false), (-200, 60, true), (-60, 4, true)])
      func aPushAtItsLowerEdgeClosesIt(distance: Double, steps: Int, closes: Bool) async {
        let stage = PanelledList()
        // Scrollable content does not take a push at the edge.
        let list = UIScrollView(frame: CGRect(x: 0, y: 0, width: 390, height: 763))
        list.contentSize.height = 3000
        stage.panel.addSubview(list)
        await stage.open()
        let start = CGPoint(x: 195, y: PanelledList.safe.maxY - 20)
        stage.device.drag(
          from: start, to: CGPoint(x: 195, y: start.y + distance), steps: steps, lifts: false)
        #expect(!list.isDragging && list.contentOffset.y == 0)
        if steps > 10 {
          stage.device.refresh(seconds: 0.5)
          let top = stage.box?.minY ?? 0
          #expect(abs(top - (PanelledList.safe.minY + distance)) < 0.01, "the panel follows the finger")
          #expect(abs(stage.table.layer.sublayerTransform.m42 - (PanelledList.safe.height + distance)) < 0.01)
        }
        stage.device.touch(.ended, CGPoint(x: 195, y: start.y + distance))
        await stage.run(3)
        #expect((stage.box == nil) == closes && stage.notch.panel.isOpen == !closes)
      }

      @Test func contentThatScrollsKeepsTheFingerUntilItsEnd() async {
        let stage = PanelledList()
        let list = UIScrollView(frame: CGRect(x: 0, y: 0, width: 390, height: 763))
        list.contentSize.height = 3000
        stage.panel.addSubview(list)
        await stage.open()
        stage.device.drag(from: CGPoint(x: 195, y: 500), to: CGPoint(x: 195, y: 300), lifts: false)
        #expect(list.isDragging && list.contentOffset.y > 150 && stage.box == PanelledList.safe)
        stage.device.touch(.ended, CGPoint(x: 195, y: 300))
        await stage.run(3)
        list.setContentOffset(CGPoint(x: 0, y: 3000 - 763), animated: false)
        stage.device.drag(from: CGPoint(x: 195, y: 500), to: CGPoint(x: 195, y: 300), lifts: false)
        stage.device.refresh(seconds: 0.5)
        #expect(!list.isDragging && abs((stage.box?.minY ?? 0) - (PanelledList.safe.minY - 200)) < 0.01)
        stage.device.touch(.cancelled, CGPoint(x: 195, y: 300))
        await stage.run(3)
        #expect(stage.box == PanelledList.safe, "a cancelled push closes nothing")
        // Downwards the finger scrolls the content, without a jump.
        var (last, most) = (list.contentOffset.y, CGFloat(0))
        stage.device.drag(from: CGPoint(x: 195, y: 300), to: CGPoint(x: 195, y: 400), steps: 25, lifts: false)
        {
          most = max(most, abs(list.contentOffset.y - last))
          last = list.contentOffset.y
        }
        #expect(list.isDragging && most <= 4.001 && stage.box == PanelledList.safe)
        stage.device.touch(.ended, CGPoint(x: 195, y: 400))
        list.isScrollEnabled = false
        list.contentOffset.y = 0
        stage.device.drag(from: CGPoint(x: 195, y: 500), to: CGPoint(x: 195, y: 300))
        await stage.run(3)
        #expect(stage.box == nil, "content that does not scroll leaves the finger to the push")
      }

      @Test func theRestIsInertAndTheContentIsNot() async {
        let stage = PanelledList()
        await stage.open()
        let (plane, window) = (stage.notch.plane, stage.device.window)
        #expect(plane.accessibilityViewIsModal)
        #expect(window.hitTest(CGPoint(x: 60, y: 47 + 40), with: nil) === stage.button)
        #expect(window.hitTest(CGPoint(x: 195, y: 835), with: nil) === plane, "the list below takes no touch")
        let top = stage.table.contentOffset.y
        stage.device.drag(from: CGPoint(x: 195, y: 830), to: CGPoint(x: 195, y: 600))
        stage.device.drag(from: CGPoint(x: 195, y: 20), to: CGPoint(x: 195, y: 400))
        await stage.run(2)
        #expect(
          stage.table.contentOffset.y == top && stage.box == PanelledList.safe && !stage.notch.isRefreshing)
        stage.notch.beginRefreshing()
        await stage.run(1)
        #expect(!stage.notch.isRefreshing)
        stage.notch.panel.close()
        await stage.run(3)
        #expect(!plane.accessibilityViewIsModal)
        #expect(window.hitTest(CGPoint(x: 195, y: 835), with: nil)?.isDescendant(of: stage.table) == true)
      }

      @Test func theFocusGoesIntoItAndBack() async throws {
        let stage = PanelledList()
        let (field, before) = (PanelledList.Field(), UIView())
        for view in [field, before] { stage.device.window.addSubview(view) }
        field.becomeFirstResponder()
        UIAccessibility.standInFocus = before
        await stage.open()
        let view = try #require(stage.notch.plane.touched)
        #expect(UIAccessibility.standInFocus === view && view.isFirstResponder)
        #expect(view.accessibilityLabel == "Panel" && view.accessibilityContainerType == .semanticGroup)
        stage.device.press(.keyboardEscape, on: stage.button)
        await stage.run(3)
        #expect(stage.box == nil && field.isFirstResponder && UIAccessibility.standInFocus === before)
        // Without an earlier focus, VoiceOver's cursor moves to the list.
        UIAccessibility.standInFocus = nil
        await stage.open()
        #expect(stage.notch.plane.touched?.accessibilityPerformEscape() == true)
        await stage.run(3)
        #expect(stage.box == nil && UIAccessibility.standInFocus === stage.table)
        // A field in the panel that requests the focus keeps it, and returns it.
        let inner = PanelledList.Field()
        stage.panel.addSubview(inner)
        stage.notch.panel.show()
        inner.becomeFirstResponder()
        await stage.run(3)
        #expect(inner.isFirstResponder)
        stage.notch.panel.close()
        await stage.run(3)
        #expect(field.isFirstResponder)
      }

      @Test func anActionOfVoiceOverShowsIt() async throws {
        let stage = PanelledList()
        let own = UIAccessibilityCustomAction(name: "Own") { _ in true }
        stage.table.accessibilityCustomActions?.append(own)
        stage.notch.labels.showPanel = "Camera"
        #expect(
          Set((stage.table.accessibilityCustomActions ?? []).map(\.name)) == ["Own", "Refresh", "Camera"])
        let action = try #require(stage.table.accessibilityCustomActions?.first { $0.name == "Camera" })
        #expect(action.actionHandler?(action) == true)
        await stage.run(3)
        #expect(stage.box == PanelledList.safe)
        stage.notch.panel.makeView = nil
        await stage.run(3)
        #expect(stage.box == nil && !stage.notch.panel.isOpen, "without its view a panel closes")
        #expect(stage.table.accessibilityCustomActions?.map(\.name).contains("Camera") == false)
      }
    }
  }
#endif
