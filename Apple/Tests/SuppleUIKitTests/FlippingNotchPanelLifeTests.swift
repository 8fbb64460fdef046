#if !canImport(ObjectiveC)
  import SuppleHosting
  import SuppleInteractions
  import SuppleLayers
  import SuppleScene
  import SuppleUIKit
  import Testing
  import UIKit

  extension HostTests {
    /// The panel of a list while the device, its window and a refresh change, and at random.
    @MainActor @Suite(.serialized) struct FlippingNotchPanelLifeTests {
      @Test func aTurnedDeviceKeepsItOpen() async {
        let stage = PanelledList()
        await stage.open()
        stage.device.resize(
          to: CGSize(width: 844, height: 390), insets: UIEdgeInsets(top: 0, left: 47, bottom: 21, right: 47))
        await stage.run(3)
        #expect(stage.notch.panel.isOpen && stage.made == 1)
        #expect(stage.box == CGRect(x: 0, y: 0, width: 844, height: 369))
        #expect(stage.panel.bounds.size == CGSize(width: 844, height: 369))
      }

      @Test func itsContentIsLaidOutOnceAndScaled() async {
        let stage = PanelledList()
        stage.notch.panel.show()
        var sizes: Set<Double> = []
        var widths: Set<Double> = []
        await stage.run(3) {
          if stage.panel.window != nil {
            sizes.insert(stage.panel.bounds.height)
            widths.insert(Double(stage.notch.plane.touched?.bounds.width ?? 0))
          }
        }
        #expect(sizes == [PanelledList.safe.height] && widths.count > 10)
      }

      @Test func withReducedMotionItFades() async {
        let stage = PanelledList()
        stage.device.setReducedMotion(true)
        defer { stage.device.setReducedMotion(false) }
        stage.notch.panel.show()
        var opacities: [Float] = []
        await stage.run(0.15) {
          if let view = stage.notch.plane.touched { opacities.append(view.layer.opacity) }
          #expect(stage.box == PanelledList.safe)
        }
        #expect(opacities.contains { $0 > 0.1 && $0 < 0.9 } && opacities == opacities.sorted())
        await stage.run(1)
        stage.device.drag(from: CGPoint(x: 195, y: 790), to: CGPoint(x: 195, y: 700), lifts: false)
        stage.device.refresh(seconds: 0.5)
        #expect(abs((stage.box?.minY ?? 0) - (PanelledList.safe.minY - 90)) < 0.01)
        stage.device.touch(.cancelled, CGPoint(x: 195, y: 700))
        await stage.run(1)
      }

      @Test func completionsLearnOfTheirOwnEpisode() async {
        let stage = PanelledList()
        var ended: [String] = []
        stage.notch.panel.close { ended.append("closed \($0)") }
        #expect(ended == ["closed true"])
        stage.notch.panel.show { ended.append("show \($0)") }
        await stage.run(0.1)
        stage.notch.panel.close { ended.append("close \($0)") }
        #expect(ended == ["closed true", "show false"])
        await stage.run(3)
        stage.notch.panel.show { ended.append("again \($0)") }
        await stage.run(3)
        #expect(ended.suffix(2) == ["close true", "again true"])
        #expect(await stage.notch.finished)
      }

      @Test func aRefreshUnderWayKeepsItClosed() async {
        let stage = PanelledList()
        stage.notch.refresh = nil
        stage.notch.beginRefreshing()
        await stage.run(1)
        stage.notch.panel.show()
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
          let stage = PanelledList(on: device)
          (gone, content) = (stage.notch, stage.panel)
          stage.notch.insertRows = nil
          let field = PanelledList.Field()
          device.window.addSubview(field)
          field.becomeFirstResponder()
          await stage.open()
          device.touch(.began, CGPoint(x: 195, y: 600))
          stage.table.removeFromSuperview()
          #expect(stage.box == nil && stage.panel.window == nil && !stage.notch.panel.isOpen)
          #expect(!stage.notch.plane.isModal && field.isFirstResponder && device.links == 0)
          for _ in 0..<20_000 where stage.received.last != .panelClosed { await Task.yield() }
          #expect(stage.received.last == .panelClosed)
          device.window.addSubview(stage.table)
          await stage.run(0.5)
          #expect(stage.box == nil && stage.table.layer.sublayerTransform.m42 == 0)
          await stage.open()
          #expect(stage.box == PanelledList.safe, "the next engine knows of the panel")
          stage.table.flippingNotch = nil
          #expect(stage.panel.window == nil)
          stage.table.removeFromSuperview()
          field.removeFromSuperview()
          stage.notch.panel.makeView = nil
        }
        for _ in 0..<20_000 where gone != nil || content != nil { await Task.yield() }
        device.refresh()
        #expect(gone == nil && content == nil)
      }

      @Test(arguments: 0..<40) func layersAreTheEnginesThroughALife(seed: Int) async {
        var dice = Dice(seed: 7000 + seed)
        let mode = Mode.allCases[seed % 4]
        let stage = PanelledList(on: mode.makeDevice())
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
          notch.panel.shouldShow = dice.chance(0.2) ? { false } : nil
          switch dice.whole(6) {
          case 0: notch.panel.show()
          case 1: notch.panel.close()
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
        notch.panel.close()
        await PulledList.run(device, stage.alarm, seconds: 8, frame: look)
        #expect(!notch.panel.isOpen && !notch.isRefreshing && notch.plane.superview == nil)
        #expect(device.implicitAnimations == [] && device.links == 0 && stage.alarm.time == nil)
        #expect(stage.table.standInInsetChanges == 0)
      }
    }
  }
#endif
