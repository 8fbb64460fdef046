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
        table.removeFromSuperview()
        device.window.addSubview(table)
        device.window.layoutIfNeeded()
        device.drag(from: CGPoint(x: 195, y: 300), to: CGPoint(x: 195, y: 400), lifts: false)
        #expect(table.isTracking && !notch.recognizerIsFollowing)
        device.touch(.ended, CGPoint(x: 195, y: 400))
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
