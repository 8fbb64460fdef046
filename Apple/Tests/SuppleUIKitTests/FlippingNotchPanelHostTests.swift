#if !canImport(ObjectiveC)
  import SuppleHosting
  import SuppleInteractions
  import SuppleLayers
  import SuppleScene
  import SuppleUIKit
  import Testing
  import UIKit

  extension HostTests {
    /// The panel, to which a pull far beyond the threshold opens.
    @MainActor @Suite(.serialized) struct FlippingNotchPanelHostTests {
      /// A text field of an app.
      private final class Field: UIView {
        override var canBecomeFirstResponder: Bool { true }
      }

      /// A device with a list, whose panel is a view with a button.
      @MainActor private final class Stage: ListStage {
        let panel = UIView()
        let button = UIControl(frame: CGRect(x: 20, y: 20, width: 100, height: 44))
        var made = 0

        override init(on device: Device = Device()) {
          super.init(on: device)
          panel.addSubview(button)
          notch.makePanel = { [unowned self] in
            made += 1
            return panel
          }
        }

        /// A pull beyond the second threshold.
        func pull() { device.drag(from: CGPoint(x: 195, y: 250), to: CGPoint(x: 195, y: 640), steps: 40) }

        func open() async {
          notch.showPanel()
          await run(3)
        }

        /// The frame of the panel's view in the window; nil without it.
        var box: CGRect? {
          notch.plane.touched.map { $0.convert($0.bounds, to: nil) }.flatMap {
            notch.plane.touched?.window == nil ? nil : $0
          }
        }
      }

      private let safe = CGRect(x: 0, y: 47, width: 390, height: 844 - 47 - 34)

      @Test func aLongPullOpensThePanelInPlaceOfARefresh() async {
        let stage = Stage()
        let (notch, device) = (stage.notch, stage.device)
        notch.refresh = {
          Issue.record("a refresh")
          return 1
        }
        stage.pull()
        #expect(notch.isPanelOpen, "the events of a release do not wait for a frame")
        await stage.run(3) {
          #expect(differences(notch.tree, notch.driver.frame, where: FlippingNotchControl.isDrawn) == [])
        }
        #expect(stage.heard == [.armed, .panelArmed, .panelOpened])
        #expect(device.impacts == ["light", "light"])
        #expect(stage.made == 1 && stage.box == safe)
        #expect(stage.panel.convert(stage.panel.bounds, to: nil) == safe)
        #expect(abs(stage.table.layer.sublayerTransform.m42 - safe.height) < 0.01)
        #expect(!notch.isRefreshing && stage.table.standInInsetChanges == 0)
        #expect(device.links == 0 && stage.alarm.time == nil, "an open panel costs nothing")
        #expect(device.implicitAnimations == [])
        notch.closePanel()
        #expect(!notch.isPanelOpen)
        await stage.run(3)
        #expect(stage.heard.last == .panelClosed)
        #expect(stage.box == nil && notch.plane.superview == nil && stage.panel.window == nil)
        #expect(CATransform3DEqualToTransform(stage.table.layer.sublayerTransform, CATransform3DIdentity))
        #expect(stage.table.contentOffset.y == -47 && device.links == 0)
      }

      @Test func withoutAPanelALongPullRefreshes() async {
        let stage = Stage()
        stage.notch.refresh = { 1 }
        stage.notch.makePanel = nil
        stage.notch.showPanel()
        stage.pull()
        await stage.run(6)
        #expect(stage.payments.count == 31 && stage.made == 0)
        #expect(!stage.heard.contains(.panelArmed) && !stage.heard.contains(.panelOpened))
      }

      @Test func theAppCanKeepItClosed() async {
        let stage = Stage()
        let notch = stage.notch
        var asked = 0
        notch.shouldShowPanel = {
          asked += 1
          return false
        }
        let field = Field()
        stage.device.window.addSubview(field)
        field.becomeFirstResponder()
        stage.pull()
        var seen: Set<LayerRole> = []
        await stage.run(3) {
          for layer in notch.driver.frame.layers where layer.opacity > 0 { seen.insert(layer.id.role) }
        }
        #expect(asked == 1 && stage.made == 0 && !notch.isPanelOpen)
        #expect(!seen.contains(.panel), "\(seen)")
        #expect(field.isFirstResponder && !notch.plane.isModal)
        #expect(!stage.heard.contains(.panelOpened) && !stage.heard.contains(.panelClosed))
        notch.showPanel()
        await stage.run(1)
        #expect(asked == 2 && stage.made == 0)
        // A wheel's pull is let go by its silence, between frames.
        stage.table.standInTurnWheel([CGFloat](repeating: 60, count: 14), at: CGPoint(x: 195, y: 400)) {
          stage.device.refresh()
        }
        await stage.run(3)
        #expect(asked == 3 && stage.made == 0 && notch.plane.superview == nil)
      }

      @Test(arguments: [(-60.0, 60, false), (-200, 60, true), (-60, 4, true)])
      func aPushAtItsLowerEdgeClosesIt(distance: Double, steps: Int, closes: Bool) async {
        let stage = Stage()
        // Content that scrolls leaves the edge to the push.
        let list = UIScrollView(frame: CGRect(x: 0, y: 0, width: 390, height: 763))
        list.contentSize.height = 3000
        stage.panel.addSubview(list)
        await stage.open()
        let start = CGPoint(x: 195, y: safe.maxY - 20)
        stage.device.drag(
          from: start, to: CGPoint(x: 195, y: start.y + distance), steps: steps, lifts: false)
        #expect(!list.isTracking && list.contentOffset.y == 0)
        if steps > 10 {
          stage.device.refresh(seconds: 0.5)
          let top = stage.box?.minY ?? 0
          #expect(abs(top - (safe.minY + distance)) < 0.01, "the panel follows the finger")
          #expect(abs(stage.table.layer.sublayerTransform.m42 - (safe.height + distance)) < 0.01)
        }
        stage.device.touch(.ended, CGPoint(x: 195, y: start.y + distance))
        await stage.run(3)
        #expect((stage.box == nil) == closes && stage.notch.isPanelOpen == !closes)
      }

      @Test func contentThatScrollsKeepsTheFingerUntilItsEnd() async {
        let stage = Stage()
        let list = UIScrollView(frame: CGRect(x: 0, y: 0, width: 390, height: 763))
        list.contentSize.height = 3000
        stage.panel.addSubview(list)
        await stage.open()
        stage.device.drag(from: CGPoint(x: 195, y: 500), to: CGPoint(x: 195, y: 300), lifts: false)
        #expect(list.isTracking && list.contentOffset.y > 150 && stage.box == safe)
        stage.device.touch(.ended, CGPoint(x: 195, y: 300))
        await stage.run(3)
        list.setContentOffset(CGPoint(x: 0, y: 3000 - 763), animated: false)
        stage.device.drag(from: CGPoint(x: 195, y: 500), to: CGPoint(x: 195, y: 300), lifts: false)
        stage.device.refresh(seconds: 0.5)
        #expect(!list.isTracking && abs((stage.box?.minY ?? 0) - (safe.minY - 200)) < 0.01)
        stage.device.touch(.cancelled, CGPoint(x: 195, y: 300))
        await stage.run(3)
        #expect(stage.box == safe, "a cancelled push closes nothing")
        // Downwards the finger is the content's, without a jump.
        var (last, most) = (list.contentOffset.y, CGFloat(0))
        stage.device.drag(from: CGPoint(x: 195, y: 300), to: CGPoint(x: 195, y: 400), steps: 25, lifts: false)
        {
          most = max(most, abs(list.contentOffset.y - last))
          last = list.contentOffset.y
        }
        #expect(list.isTracking && most <= 4.001 && stage.box == safe)
        stage.device.touch(.ended, CGPoint(x: 195, y: 400))
        list.isScrollEnabled = false
        list.contentOffset.y = 0
        stage.device.drag(from: CGPoint(x: 195, y: 500), to: CGPoint(x: 195, y: 300))
        await stage.run(3)
        #expect(stage.box == nil, "content that does not scroll leaves the finger to the push")
      }

      @Test func theRestIsInertAndTheContentIsNot() async {
        let stage = Stage()
        await stage.open()
        let (plane, window) = (stage.notch.plane, stage.device.window)
        #expect(plane.accessibilityViewIsModal)
        #expect(window.hitTest(CGPoint(x: 60, y: 47 + 40), with: nil) === stage.button)
        #expect(window.hitTest(CGPoint(x: 195, y: 835), with: nil) === plane, "the list below takes no touch")
        let top = stage.table.contentOffset.y
        stage.device.drag(from: CGPoint(x: 195, y: 830), to: CGPoint(x: 195, y: 600))
        stage.device.drag(from: CGPoint(x: 195, y: 20), to: CGPoint(x: 195, y: 400))
        await stage.run(2)
        #expect(stage.table.contentOffset.y == top && stage.box == safe && !stage.notch.isRefreshing)
        stage.notch.beginRefreshing()
        await stage.run(1)
        #expect(!stage.notch.isRefreshing)
        stage.notch.closePanel()
        await stage.run(3)
        #expect(!plane.accessibilityViewIsModal)
        #expect(window.hitTest(CGPoint(x: 195, y: 835), with: nil)?.isDescendant(of: stage.table) == true)
      }

      @Test func theFocusGoesIntoItAndBack() async throws {
        let stage = Stage()
        let (field, before) = (Field(), UIView())
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
        // Without a cursor of VoiceOver the list is read.
        UIAccessibility.standInFocus = nil
        await stage.open()
        #expect(stage.notch.plane.touched?.accessibilityPerformEscape() == true)
        await stage.run(3)
        #expect(stage.box == nil && UIAccessibility.standInFocus === stage.table)
        // A field in the panel that asks for the focus keeps it, and gives it back.
        let inner = Field()
        stage.panel.addSubview(inner)
        stage.notch.showPanel()
        inner.becomeFirstResponder()
        await stage.run(3)
        #expect(inner.isFirstResponder)
        stage.notch.closePanel()
        await stage.run(3)
        #expect(field.isFirstResponder)
      }

      @Test func anActionOfVoiceOverShowsIt() async throws {
        let stage = Stage()
        let own = UIAccessibilityCustomAction(name: "Own") { _ in true }
        stage.table.accessibilityCustomActions?.append(own)
        stage.notch.labels.showPanel = "Camera"
        #expect(
          Set((stage.table.accessibilityCustomActions ?? []).map(\.name)) == ["Own", "Refresh", "Camera"])
        let action = try #require(stage.table.accessibilityCustomActions?.first { $0.name == "Camera" })
        #expect(action.actionHandler?(action) == true)
        await stage.run(3)
        #expect(stage.box == safe)
        stage.notch.makePanel = nil
        await stage.run(3)
        #expect(stage.box == nil && !stage.notch.isPanelOpen, "without its view a panel closes")
        #expect(stage.table.accessibilityCustomActions?.map(\.name).contains("Camera") == false)
      }

      @Test func aTurnedDeviceKeepsItOpen() async {
        let stage = Stage()
        await stage.open()
        stage.device.resize(
          to: CGSize(width: 844, height: 390), insets: UIEdgeInsets(top: 0, left: 47, bottom: 21, right: 47))
        await stage.run(3)
        #expect(stage.notch.isPanelOpen && stage.made == 1)
        #expect(stage.box == CGRect(x: 0, y: 0, width: 844, height: 369))
        #expect(stage.panel.bounds.size == CGSize(width: 844, height: 369))
      }

      @Test func itsContentIsLaidOutOnceAndScaled() async {
        let stage = Stage()
        stage.notch.showPanel()
        var sizes: Set<Double> = []
        var widths: Set<Double> = []
        await stage.run(3) {
          if stage.panel.window != nil {
            sizes.insert(stage.panel.bounds.height)
            widths.insert(Double(stage.notch.plane.touched?.bounds.width ?? 0))
          }
        }
        #expect(sizes == [safe.height] && widths.count > 10)
      }

      @Test func withReducedMotionItFades() async {
        let stage = Stage()
        stage.device.setReducedMotion(true)
        defer { stage.device.setReducedMotion(false) }
        stage.notch.showPanel()
        var opacities: [Float] = []
        await stage.run(0.15) {
          if let view = stage.notch.plane.touched { opacities.append(view.layer.opacity) }
          #expect(stage.box == safe)
        }
        #expect(opacities.contains { $0 > 0.1 && $0 < 0.9 } && opacities == opacities.sorted())
        await stage.run(1)
        stage.device.drag(from: CGPoint(x: 195, y: 790), to: CGPoint(x: 195, y: 700), lifts: false)
        stage.device.refresh(seconds: 0.5)
        #expect(abs((stage.box?.minY ?? 0) - (safe.minY - 90)) < 0.01)
        stage.device.touch(.cancelled, CGPoint(x: 195, y: 700))
        await stage.run(1)
      }

      @Test func completionsHearOfTheirOwnEpisode() async {
        let stage = Stage()
        var ended: [String] = []
        stage.notch.closePanel { ended.append("closed \($0)") }
        #expect(ended == ["closed true"])
        stage.notch.showPanel { ended.append("show \($0)") }
        await stage.run(0.1)
        stage.notch.closePanel { ended.append("close \($0)") }
        #expect(ended == ["closed true", "show false"])
        await stage.run(3)
        stage.notch.showPanel { ended.append("again \($0)") }
        await stage.run(3)
        #expect(ended.suffix(2) == ["close true", "again true"])
        #expect(await stage.notch.finished)
      }

      @Test func aRefreshUnderWayKeepsItClosed() async {
        let stage = Stage()
        stage.notch.refresh = nil
        stage.notch.beginRefreshing()
        await stage.run(1)
        stage.notch.showPanel()
        await stage.run(1)
        #expect(stage.made == 0 && stage.notch.isRefreshing)
        stage.notch.endRefreshing()
        await stage.run(6)
      }

      @Test func leavingItsWindowItClosesAndLeavesNothing() async {
        weak var gone: FlippingNotchControl?
        weak var content: UIView?
        let device = Device()
        do {
          let stage = Stage(on: device)
          (gone, content) = (stage.notch, stage.panel)
          stage.notch.insertRows = nil
          let field = Field()
          device.window.addSubview(field)
          field.becomeFirstResponder()
          await stage.open()
          device.touch(.began, CGPoint(x: 195, y: 600))
          stage.table.removeFromSuperview()
          #expect(stage.box == nil && stage.panel.window == nil && !stage.notch.isPanelOpen)
          #expect(!stage.notch.plane.isModal && field.isFirstResponder && device.links == 0)
          for _ in 0..<50 { await Task.yield() }
          #expect(stage.heard.last == .panelClosed)
          device.window.addSubview(stage.table)
          await stage.run(0.5)
          #expect(stage.box == nil && stage.table.layer.sublayerTransform.m42 == 0)
          await stage.open()
          #expect(stage.box == safe, "the next engine knows of the panel")
          stage.table.flippingNotch = nil
          #expect(stage.panel.window == nil)
          stage.table.removeFromSuperview()
          field.removeFromSuperview()
          stage.notch.makePanel = nil
        }
        for _ in 0..<50 { await Task.yield() }
        device.refresh()
        #expect(gone == nil && content == nil)
      }

      @Test(arguments: 0..<40) func layersAreTheEnginesThroughALife(seed: Int) async {
        var dice = Dice(seed: 7000 + seed)
        let mode = Mode.allCases[seed % 4]
        let stage = Stage(on: mode.makeDevice())
        let (device, notch) = (stage.device, stage.notch)
        defer { device.setReducedMotion(false) }
        notch.cutout = [.notch, .island, .none, .automatic][dice.whole(4)]
        notch.refresh = { 1 }
        let twin = Twin(of: notch.driver)
        func look() {
          stage.alarm.ring(at: device.time)
          #expect(notch.driver.frame.layers == twin.frame.layers)
          if notch.plane.superview == nil {
            #expect(notch.tree.shownOrder.isEmpty)
          } else {
            #expect(differences(notch.tree, twin.frame, where: FlippingNotchControl.isDrawn) == [])
          }
          #expect((notch.plane.touched?.window != nil) == notch.tree.shownOrder.contains(LayerID(.panel)))
        }
        for _ in 0..<6 {
          notch.shouldShowPanel = dice.chance(0.2) ? { false } : nil
          switch dice.whole(6) {
          case 0: notch.showPanel()
          case 1: notch.closePanel()
          case 2: notch.beginRefreshing()
          case 3: notch.isEnabled.toggle()
          default: break
          }
          if dice.chance(0.6) {
            let isUp = dice.chance(0.5)
            let start = CGPoint(x: mode.size.width / 2, y: mode.size.height * (isUp ? 0.9 : 0.3))
            let distance = dice.number(0...500)
            device.drag(
              from: start, to: CGPoint(x: start.x, y: start.y + (isUp ? -distance : distance)),
              steps: 4 + dice.whole(30), frame: look)
          } else {
            RandomDrag(from: dice.point(in: mode.size), in: mode.size, &dice).run(
              on: device, &dice, seen: { _, _, _ in }, frame: look)
          }
          for _ in 0..<dice.whole(150) {
            device.refresh()
            look()
            await Task.yield()
          }
        }
        notch.isEnabled = true
        notch.closePanel()
        await PulledList.run(device, stage.alarm, seconds: 8, frame: look)
        #expect(!notch.isPanelOpen && !notch.isRefreshing && notch.plane.superview == nil)
        #expect(device.implicitAnimations == [] && device.links == 0 && stage.alarm.time == nil)
        #expect(stage.table.standInInsetChanges == 0)
      }
    }
  }
#endif
