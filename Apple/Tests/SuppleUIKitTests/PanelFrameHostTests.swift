#if !canImport(ObjectiveC)
  import SuppleInteractions
  import SuppleLayers
  import SuppleScene
  import SuppleUIKit
  import Testing
  import UIKit

  extension HostTests {
    /// The docking and the frame of a conversation beside its head, as the app sets them, and at random.
    @MainActor @Suite(.serialized) struct PanelFrameHostTests {
      @Test func theAppDocksAndPlacesIt() throws {
        let (device, root, heads) = WidePanel.open()
        let listener = WidePanel.Listener()
        heads.delegate = listener
        let frame = CGRect(x: 100, y: 120, width: 500, height: 400)
        heads.setPanelFrame(frame)
        device.refresh(seconds: 2)
        #expect(WidePanel.frame(heads) == frame && heads.panelFrame == frame && heads.docking == .floating)
        #expect(listener.moves == [.floating] && listener.frames == [frame])
        heads.setPanelFrame(CGRect(x: 1, y: CGFloat.nan, width: 300, height: 300))
        device.refresh(seconds: 2)
        #expect(WidePanel.frame(heads) == frame)
        heads.docking = .full
        device.refresh()
        #expect(WidePanel.frame(heads).width == 992, "without motion")
        #expect(listener.moves == [.floating], "the app's own change without motion is not reported")
        heads.setDocking(.head, animated: true)
        let before = WidePanel.frame(heads)
        device.refresh(seconds: 0.05)
        #expect(WidePanel.frame(heads).width < before.width)
        device.refresh(seconds: 2)
        #expect(listener.moves == [.floating, .head])
        _ = root
      }

      @Test func whatIsAskedWithoutAWindowHoldsInTheNext() throws {
        let device = Device(size: WidePanel.size)
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
          #expect(WidePanel.frame(heads) == frame && heads.docking == .floating)
          heads.uninstall()
        }
        heads.docking = .head
        heads.install(over: root)
        device.window.layoutIfNeeded()
        device.refresh(seconds: 2)
        #expect(
          heads.docking == .head && WidePanel.frame(heads).width == 500, "its size stays, as in a window")
      }

      @Test(arguments: 0..<60) func layersAreTheEnginesThroughALifeInAWideWindow(seed: Int) throws {
        var dice = Dice(seed: 9000 + seed)
        let device = Device(size: WidePanel.size)
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
            heads.setPanelFrame(CGRect(origin: dice.point(in: WidePanel.size), size: size))
          case 3:
            let size = dice.chance(0.5) ? WidePanel.size : CGSize(width: 390, height: 844)
            device.resize(to: size, insets: UIEdgeInsets(top: 20, left: 0, bottom: 10, right: 0))
          default: heads.open(HeadsOnADevice.people[dice.whole(4)])
          }
          for _ in 0..<dice.whole(60) {
            device.refresh()
            look()
          }
          var start = dice.point(in: WidePanel.size)
          if let bar = heads.driver.frame.layers.first(where: { $0.id.role == .panelBar }), dice.chance(0.8) {
            start = CGPoint(x: bar.center.x + dice.number(-170...170), y: bar.center.y)
          }
          RandomDrag(from: start, in: WidePanel.size, &dice).run(
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
