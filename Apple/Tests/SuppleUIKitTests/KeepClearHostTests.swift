#if !canImport(ObjectiveC)
  import SuppleHosting
  import SuppleInteractions
  import SuppleScene
  import SuppleUIKit
  import Testing
  import UIKit

  extension HostTests {
    /// Heads keep clear of the app's own views, wherever these move.
    @MainActor @Suite(.serialized) struct KeepClearHostTests {
      /// A button at the heads' resting place, heads, and the alarm that ends the wait for a scroll.
      private func make(keeps: Bool = true) throws -> (
        Device, UIView, ChatHeadsController, TestAlarm, UIViewController
      ) {
        let (device, root, heads, _) = HeadsOnADevice.install(1)
        heads.move(to: .right, height: 0.7)
        device.refresh(seconds: 2)
        let place = try #require(HeadsOnADevice.center(heads, .head))
        let button = UIView(frame: CGRect(x: 300, y: place.y - 20, width: 80, height: 40))
        root.view.addSubview(button)
        let alarm = TestAlarm()
        heads.clearance.alarm = alarm
        if keeps { heads.keepClear([button]) }
        device.refresh(seconds: 2)
        return (device, button, heads, alarm, root)
      }

      /// The distance between the head and a view, in points; 0 or less if they meet.
      private func gap(_ heads: ChatHeadsController, _ view: UIView) throws -> CGFloat {
        let center = try #require(HeadsOnADevice.center(heads, .head))
        let box = view.convert(view.bounds, to: nil)
        return max(box.minY - center.y - 33, center.y - 33 - box.maxY)
      }

      @Test func aHeadLeavesWhatItCoversAndFollowsIt() throws {
        let (device, button, heads, _, root) = try make()
        #expect(try gap(heads, button) >= 8 - 0.01)
        let place = try #require(HeadsOnADevice.center(heads, .head))
        // The button moves to the head's current place.
        button.center.y = place.y
        device.refresh(seconds: 2)
        #expect(try gap(heads, button) >= 8 - 0.01)
        heads.keepClear([button], gap: 30)
        device.refresh(seconds: 2)
        #expect(try gap(heads, button) >= 30 - 0.01)
        _ = root
      }

      @Test func hiddenOutsideAndGoneItDoesNotCount() throws {
        let (device, button, heads, _, root) = try make()
        func areas() -> Int { heads.clearance.areas.count }
        #expect(areas() == 1)
        button.isHidden = true
        device.refresh()
        #expect(areas() == 0)
        button.isHidden = false
        device.refresh()
        #expect(areas() == 1)
        root.view.alpha = 0
        device.refresh()
        #expect(areas() == 0)
        root.view.alpha = 1
        button.center.x += 600
        device.refresh()
        #expect(areas() == 0)
        button.center.x -= 600
        device.refresh()
        #expect(areas() == 1)
        button.removeFromSuperview()
        device.refresh()
        #expect(areas() == 0)
      }

      @Test func viewsAreHeldWeaklyAndReplacedByTheNextCall() throws {
        let (device, button, heads, _, root) = try make()
        weak var gone: UIView?
        do {
          let other = UIView(frame: CGRect(x: 0, y: 0, width: 50, height: 50))
          gone = other
          root.view.addSubview(other)
          heads.keepClear([button, other])
          device.refresh()
          #expect(heads.clearance.areas.count == 2)
          other.removeFromSuperview()
        }
        #expect(gone == nil)
        device.refresh()
        #expect(heads.clearance.areas.count == 1)
        heads.keepClear([])
        #expect(heads.clearance.areas == [])
        #expect(CFRunLoop.standInObservers == 0)
      }

      @Test func theAppsOwnAreasCountBesideThem() throws {
        let (device, button, heads, _, root) = try make()
        let place = try #require(HeadsOnADevice.center(heads, .head))
        heads.setExclusionAreas([CGRect(x: 300, y: place.y - 40, width: 90, height: 80)])
        device.refresh(seconds: 2)
        let moved = try #require(HeadsOnADevice.center(heads, .head))
        #expect(abs(moved.y - place.y) > 60)
        #expect(try gap(heads, button) >= 8 - 0.01)
        _ = root
      }

      @Test func whileItScrollsNothingChasesIt() throws {
        let (device, button, heads, alarm, root) = try make(keeps: false)
        let list = UIScrollView(frame: root.view.bounds)
        list.contentSize = CGSize(width: 390, height: 4000)
        root.view.addSubview(list)
        let row = UIView(frame: button.frame)
        list.addSubview(row)
        var told = 0
        heads.keepClear([row])
        device.refresh(seconds: 2)
        let tell = heads.clearance.tell
        heads.clearance.tell = {
          told += 1
          tell($0)
        }
        for _ in 0..<30 {
          list.contentOffset.y += 5
          device.refresh()
        }
        #expect(told == 0 && alarm.time.map { $0 > device.time } == true)
        device.wait(0.15)
        alarm.ring(at: device.time)
        #expect(told == 1)
        #expect(
          abs((heads.clearance.areas.first?.minY ?? 0) - (row.convert(row.bounds, to: nil).minY - 8)) < 0.01)
        // The app may request an update within a scroll.
        list.contentOffset.y += 5
        device.refresh()
        #expect(told == 1)
        heads.setNeedsKeepClearUpdate()
        #expect(told == 2 && alarm.time == nil)
        // A view that moves by itself is followed immediately, but not by less than a point.
        row.center.y += 0.6
        device.refresh()
        #expect(told == 2)
        row.center.y += 0.6
        device.refresh()
        #expect(told == 3)
      }

      @Test func aFingerKeepsItsHeadAndTheReleaseIsClear() throws {
        let (device, button, heads, _, root) = try make(keeps: false)
        let start = try #require(HeadsOnADevice.center(heads, .head))
        device.drag(from: start, to: CGPoint(x: 340, y: start.y), lifts: false)
        heads.keepClear([button])
        device.refresh(seconds: 0.5)
        #expect(try gap(heads, button) < 0)
        device.touch(.ended, CGPoint(x: 340, y: start.y))
        device.refresh(seconds: 2)
        #expect(try gap(heads, button) >= 8 - 0.01)
        _ = root
      }

      @Test func aWideConversationKeepsClearToo() throws {
        let device = Device(size: CGSize(width: 1024, height: 768))
        let (_, root, heads, _) = HeadsOnADevice.install(1, on: device)
        let composer = UIView(frame: CGRect(x: 500, y: 640, width: 524, height: 128))
        root.view.addSubview(composer)
        heads.keepClear([composer])
        heads.move(to: .right, height: 1)
        heads.open("anna")
        device.refresh(seconds: 3)
        let frame = try #require(heads.panelFrame)
        #expect(!frame.intersects(composer.frame.insetBy(dx: -8, dy: -8)))
      }

      @Test func inAWindowOfTheirOwnTheyKeepClearOfTheAppsWindow() throws {
        let device = Device()
        let scene = UIWindowScene(standInBounds: CGRect(x: 0, y: 0, width: 390, height: 844))
        let (window, root) = (UIWindow(windowScene: scene), UIViewController())
        window.rootViewController = root
        window.makeKeyAndVisible()
        let button = UIView(frame: CGRect(x: 300, y: 100, width: 80, height: 500))
        root.view.addSubview(button)
        let heads = ChatHeadsController()
        heads.heads = HeadsOnADevice.makeHeads(1)
        heads.keepClear([button])
        heads.install(in: scene)
        heads.view.layoutIfNeeded()
        device.refresh(seconds: 2)
        #expect(heads.clearance.areas == [button.frame.insetBy(dx: -8, dy: -8)])
        let elsewhere = UIWindow(frame: CGRect(x: 0, y: 0, width: 390, height: 844))
        elsewhere.addSubview(button)
        device.refresh()
        #expect(heads.clearance.areas == [], "another scene's views do not count")
        heads.uninstall()
        #expect(CFRunLoop.standInObservers == 0)
      }

      @Test func atRestAndWithoutAWindowNothingWatches() throws {
        let (device, button, heads, _, root) = try make()
        #expect(device.links == 0 && CFRunLoop.standInObservers == 1)
        heads.uninstall()
        #expect(CFRunLoop.standInObservers == 0)
        button.center.y = 200
        heads.install(over: root)
        device.window.layoutIfNeeded()
        device.refresh(seconds: 2)
        #expect(heads.clearance.areas.first?.midY == 200)
        #expect(CFRunLoop.standInObservers == 1)
        heads.uninstall()
      }
    }
  }
#endif
