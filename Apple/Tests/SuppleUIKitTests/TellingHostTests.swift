#if !canImport(ObjectiveC)
  import SuppleHosting
  import SuppleInteractions
  import SuppleScene
  import SuppleUIKit
  import Testing
  import UIKit

  extension HostTests {
    /// Awaiting and following motion.
    @MainActor @Suite(.serialized) struct TellingHostTests {
      private func badge(on device: Device) -> SlimeBadgeView {
        device.showBadge(frame: CGRect(x: 200, y: 200, width: 22, height: 22))
      }

      @Test func beginAndSettleAlternateAndNothingIsAskedOfTheEngineUnobserved() {
        let device = Device()
        let badge = badge(on: device)
        #expect(badge.driver.engine.progress().stretch == 0)
        var told: [Bool?] = []
        badge.onBegin = { told.append(nil) }
        badge.onSettle = { told.append($0) }
        badge.hint()
        device.refresh(seconds: 0.05)
        badge.clear()
        device.refresh(seconds: 3)
        #expect(told == [nil, false, nil, true])
        badge.count = 2
        device.refresh(seconds: 0.05)
        badge.removeFromSuperview()
        #expect(told.suffix(2) == [nil, false])
        (badge.onBegin, badge.onSettle) = (nil, nil)
        device.window.addSubview(badge)
        badge.clear()
        device.refresh(seconds: 3)
        #expect(told.count == 6)
      }

      @Test func completionsLearnOfTheirOwnEpisode() {
        let device = Device()
        let badge = badge(on: device)
        var ended: [String] = []
        badge.hint { ended.append("hint \($0)") }
        badge.clear { ended.append("clear \($0)") }
        #expect(ended == ["hint false"])
        device.refresh(seconds: 3)
        badge.clear { ended.append("empty \($0)") }
        #expect(ended == ["hint false", "clear true", "empty true"])
      }

      @Test func finishedIsAwaitedAndACancelledTaskHasSeenNoEnd() async {
        let device = Device()
        let badge = badge(on: device)
        #expect(await badge.finished)
        badge.hint()
        let waiting = Task { await badge.finished }
        let cancelled = Task { await badge.finished }
        await Task.yield()
        cancelled.cancel()
        #expect(await cancelled.value == false)
        device.refresh(seconds: 3)
        #expect(await waiting.value)
      }

      @Test func aDelegateOfHeadsIsToldIfItFollowsMotion() {
        final class Plain: ChatHeadsDelegate {}
        final class Listener: ChatHeadsDelegate, ChatHeadsMotionDelegate {
          var told: [Bool?] = []
          var open: [Double] = []
          func chatHeadsDidBegin(_ controller: ChatHeadsController) { told.append(nil) }
          func chatHeads(_ controller: ChatHeadsController, didSettle finished: Bool) {
            told.append(finished)
          }
          func chatHeads(_ controller: ChatHeadsController, didProgress progress: ChatHeadsProgress) {
            open.append(progress.open)
          }
        }
        let device = Device()
        let root = UIViewController()
        device.window.rootViewController = root
        let heads = ChatHeadsController()
        heads.heads = [ChatHead(id: "anna", name: "Anna"), ChatHead(id: "ben", name: "Ben")]
        heads.install(over: root)
        device.window.layoutIfNeeded()
        device.refresh(seconds: 3)
        let (plain, listener) = (Plain(), Listener())
        heads.delegate = plain
        #expect(heads.episodes.tells == [])
        heads.delegate = listener
        var ended: [Bool] = []
        heads.open("anna") { ended.append($0) }
        device.refresh(seconds: 3)
        #expect(listener.told == [nil, true] && ended == [true])
        #expect(listener.open.last == 1 && listener.open.contains { $0 > 0 && $0 < 1 })
        heads.open("nobody") { ended.append($0) }
        #expect(ended == [true, true])
        heads.delegate = plain
        heads.close { ended.append($0) }
        heads.hint { ended.append($0) }
        device.refresh(seconds: 3)
        #expect(listener.told == [nil, true] && ended == [true, true, false, true])
      }

      @Test func everyCommandOfHeadsHasACompletion() {
        let (device, root, heads, alarm) = HeadsOnADevice.install(7)
        var ended: [Bool] = []
        func expectEnd(_ name: String, _ command: ((@escaping (Bool) -> Void) -> Void)) {
          ended = []
          command { ended.append($0) }
          #expect(ended.isEmpty, "\(name) has only begun")
          HeadsOnADevice.run(device, alarm, frames: 400)
          #expect(ended == [true], "\(name)")
          // The next episode interrupts it.
          ended = []
        }
        expectEnd("move") { heads.move(to: .left, height: 0.8, completion: $0) }
        expectEnd("open") { heads.open("anna", completion: $0) }
        expectEnd("list") { heads.openOverflow(completion: $0) }
        expectEnd("close") { heads.close(completion: $0) }
        expectEnd("hint") { heads.hint(completion: $0) }
        heads.move(to: .right, height: 0.2) { ended.append($0) }
        device.refresh(seconds: 0.05)
        heads.open("ben") { ended.append($0) }
        #expect(ended == [false])
        device.refresh(seconds: 0.05)
        heads.uninstall()
        #expect(ended == [false, false], "without a window nothing finishes")
        _ = root
      }

      @Test func aConversationsFrameAndDockingHaveCompletions() {
        let (device, root, heads) = WidePanel.open()
        var ended: [Bool] = []
        heads.setPanelFrame(CGRect(x: 100, y: 120, width: 500, height: 400)) { ended.append($0) }
        device.refresh(seconds: 2)
        heads.setDocking(.full) { ended.append($0) }
        device.refresh(seconds: 2)
        #expect(ended == [true, true])
        heads.setDocking(.head) { ended.append($0) }
        device.refresh(seconds: 0.05)
        heads.setPanelFrame(CGRect(x: 80, y: 90, width: 500, height: 400)) { ended.append($0) }
        device.refresh(seconds: 2)
        #expect(ended == [true, true, false, true])
        _ = root
      }

      @Test func everyCommandOfAListHasACompletion() async {
        let (device, _, notch, payments, alarm) = PulledList.make()
        var ended: [String] = []
        notch.refresh = { 1 }
        notch.beginRefreshing { ended.append("refresh \($0)") }
        await PulledList.run(device, alarm, seconds: 1)
        #expect(ended == [])
        await PulledList.run(device, alarm, seconds: 7)
        #expect(ended == ["refresh true"] && payments.count == 31)
        notch.hint { ended.append("hint \($0)") }
        #expect(ended.count == 1)
        // The list's rest distance is a hundredth of a point.
        await PulledList.run(device, alarm, seconds: 8)
        notch.refresh = {
          while !Task.isCancelled { await Task.yield() }
          return 0
        }
        notch.beginRefreshing { ended.append("refresh \($0)") }
        await PulledList.run(device, alarm, seconds: 1)
        notch.cancelRefreshing { ended.append("cancel \($0)") }
        await PulledList.run(device, alarm, seconds: 4)
        #expect(ended == ["refresh true", "hint true", "refresh false", "cancel true"])
      }

      /// A listener's command takes effect after the frame of its event.
      @Test func aCommandInAListenerActsFromTheNextFrame() {
        let device = Device()
        let badge = badge(on: device)
        badge.hint()
        var (layers, ticks): ([Layer], [Int]) = ([], [])
        badge.onProgress = { progress in
          ticks.append(device.ticks)
          guard layers.isEmpty, progress.stretch > 0 else { return }
          layers = badge.driver.frame.layers
          badge.count = 9
          badge.clear()
          #expect(badge.driver.frame.layers == layers, "the frame is as it was")
        }
        for _ in 0..<60 where layers.isEmpty { device.refresh() }
        let told = ticks.last
        #expect(!layers.isEmpty && layers.allSatisfy { $0.id.role != .particle })
        device.refresh(seconds: 0.1)
        #expect(badge.driver.frame.layers != layers && (told ?? 0) < device.ticks)
        #expect(Set(ticks).count == ticks.count, "at most once a frame")
      }

      @Test func tenThousandRandomFramesNeverRepeatAValue() {
        let device = Device()
        let badge = badge(on: device)
        var told: [SlimeBadgeProgress] = []
        badge.onProgress = { told.append($0) }
        var random = Dice(seed: 4)
        var place = CGPoint(x: 211, y: 211)
        var isDown = false
        for frame in 0..<10_000 {
          if frame % 16 == 0 {
            device.touch(isDown ? .ended : .began, isDown ? place : CGPoint(x: 211, y: 211))
            isDown.toggle()
            place = CGPoint(x: 211, y: 211)
          } else if isDown, random.chance(0.5) {
            // Half of the frames have no sample, or a sample at the same place.
            if random.chance(0.5) { place.x -= random.number(0...4) }
            device.touch(.moved, place)
          }
          device.refresh()
        }
        #expect(told.count > 1000 && told.count <= 10_000)
        #expect(zip(told, told.dropFirst()).allSatisfy { $0 != $1 })
      }

      @Test func progressIsToldOnceForEachValue() {
        let device = Device()
        let badge = badge(on: device)
        var told: [SlimeBadgeProgress] = []
        badge.onProgress = { told.append($0) }
        device.touch(.began, CGPoint(x: 211, y: 211))
        for step in 1...10 {
          device.touch(.moved, CGPoint(x: 211 - 4 * Double(step), y: 211))
          device.refresh(seconds: 0.02)
        }
        device.touch(.ended, CGPoint(x: 171, y: 211))
        device.refresh(seconds: 3)
        #expect(told.count > 10 && zip(told, told.dropFirst()).allSatisfy { $0 != $1 })
        #expect(told.contains { $0.stretch > 0.1 && $0.isConnected })
        #expect(told.last?.stretch == 0)
        let count = told.count
        badge.onProgress = nil
        badge.hint()
        device.refresh(seconds: 3)
        #expect(told.count == count)
      }
    }
  }
#endif
