#if !canImport(ObjectiveC)
  import SuppleInteractions
  import SuppleUIKit
  import Testing
  import UIKit

  extension HostTests {
    @MainActor @Suite(.serialized) struct FlippingNotchInputTests {
      private let middle = CGPoint(x: 195, y: 400)

      @Test func aWheelPullsAtTheTop() async {
        let (device, table, notch, payments, alarm) = PulledList.make()
        notch.refresh = { 1 }
        let top = table.contentOffset.y
        table.standInTurnWheel([CGFloat](repeating: 40, count: 8), at: middle) { device.refresh() }
        #expect(table.contentOffset.y == top)
        #expect(table.layer.sublayerTransform.m42 > 20)
        await PulledList.run(device, alarm, seconds: 6)
        #expect(payments.count == 31 && !notch.isRefreshing)
        #expect(device.links == 0)
      }

      @Test func awayFromTheTopAWheelScrolls() {
        let (device, table, notch, _, _) = PulledList.make()
        table.contentOffset.y = 600
        device.refresh(seconds: 0.5)
        table.standInTurnWheel([40, 40], at: middle) { device.refresh() }
        #expect(table.contentOffset.y == 520)
        #expect(!notch.isRefreshing)
        table.standInTurnWheel([-40, -40], at: middle) { device.refresh() }
        #expect(table.contentOffset.y == 600)
      }

      @Test func upwardsAndDisabledAWheelScrolls() {
        let (device, table, notch, _, _) = PulledList.make()
        let top = table.contentOffset.y
        table.standInTurnWheel([-30, -30], at: middle) { device.refresh() }
        #expect(table.contentOffset.y == top + 60)
        table.contentOffset.y = top
        notch.isEnabled = false
        device.refresh(seconds: 0.5)
        table.standInTurnWheel([30], at: middle) { device.refresh() }
        #expect(table.contentOffset.y < top)
        #expect(CATransform3DEqualToTransform(table.layer.sublayerTransform, CATransform3DIdentity))
      }

      @Test func backInAWindowTheListIsWhereItWas() {
        let (device, table, notch, _, _) = PulledList.make()
        table.contentOffset.y = 300
        device.refresh(seconds: 0.5)
        // A tap sends the scroll position to the engine. The engine of the next window needs it again.
        device.touch(.began, CGPoint(x: 195, y: 300))
        device.touch(.ended, CGPoint(x: 195, y: 300))
        #expect(notch.list.reported > 300)
        table.removeFromSuperview()
        device.window.addSubview(table)
        device.window.layoutIfNeeded()
        device.drag(from: CGPoint(x: 195, y: 300), to: CGPoint(x: 195, y: 400), lifts: false)
        #expect(table.isDragging && !notch.recognizer.isFollowing)
        device.touch(.ended, CGPoint(x: 195, y: 400))
      }

      @Test func aControlOutlivesItsScrollView() async {
        let device = Device()
        let notch: FlippingNotchControl
        weak var gone: UITableView?
        do {
          let (_, table, control, _, alarm) = PulledList.make(on: device)
          (notch, gone) = (control, table)
          notch.insertRows = nil
          // It is removed during a pull.
          device.drag(from: CGPoint(x: 195, y: 300), to: CGPoint(x: 195, y: 450), lifts: false)
          table.removeFromSuperview()
          #expect(device.links == 0 && alarm.time == nil && notch.plane.superview == nil)
          device.touch(.ended, CGPoint(x: 195, y: 450))
        }
        device.refresh()
        #expect(gone == nil && notch.scrollView == nil && !notch.isRefreshing)
        notch.beginRefreshing()
        notch.endRefreshing(inserted: 2)
        notch.cancelRefreshing()
        notch.hint()
        (notch.style, notch.cutout, notch.rowSize, notch.isEnabled) = (.classic, .island, nil, false)
        notch.isEnabled = true
        #expect(!notch.isRefreshing && device.links == 0)
        let (_, table, _, payments, alarm) = PulledList.make(on: device)
        notch.refresh = { 2 }
        notch.insertRows = { payments.count += $0 }
        table.flippingNotch = notch
        notch.beginRefreshing()
        await PulledList.run(device, alarm, seconds: 8)
        #expect(payments.count == 32 && !notch.isRefreshing)
      }

      @Test func aRefreshThatIsCancelledTakesTheCardBack() async {
        let (device, _, notch, payments, alarm) = PulledList.make()
        notch.refresh = { throw CancellationError() }
        PulledList.pull(device)
        await PulledList.run(device, alarm, seconds: 6)
        #expect(!notch.isRefreshing && payments.count == 30)
        #expect(!device.announcements.contains("Could not refresh"))
        #expect(device.links == 0 && alarm.time == nil)
      }

      @Test func aNegativeAnswerIsNothingNew() async {
        let (device, _, notch, payments, alarm) = PulledList.make()
        notch.refresh = { -4 }
        PulledList.pull(device)
        await PulledList.run(device, alarm, seconds: 6)
        #expect(device.announcements == ["Refreshing", "Up to date"])
        #expect(payments.count == 30 && !notch.isRefreshing)
      }
    }
  }
#endif
