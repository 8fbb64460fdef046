#if !canImport(ObjectiveC)
  import SuppleHosting
  import SuppleInteractions
  import SuppleUIKit
  import Testing
  import UIKit

  extension HostTests {
    /// Waiting for motion, and following it.
    @MainActor @Suite(.serialized) struct TellingHostTests {
      private func badge(on device: Device) -> SlimeBadgeView {
        let badge = SlimeBadgeView(count: 3)
        badge.frame = CGRect(x: 200, y: 200, width: 22, height: 22)
        device.window.addSubview(badge)
        device.window.layoutIfNeeded()
        device.refresh(seconds: 0.2)
        return badge
      }

      @Test func beginAndSettleAlternateAndNothingIsAskedOfTheEngineUnheard() {
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

      @Test func completionsHearOfTheirOwnEpisode() {
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
