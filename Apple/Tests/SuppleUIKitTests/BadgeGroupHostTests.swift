#if !canImport(ObjectiveC)
  import SuppleHosting
  import SuppleUIKit
  import Testing
  import UIKit

  extension HostTests {
    /// A badge that shows the sum of other badges.
    @MainActor @Suite(.serialized) struct BadgeGroupHostTests {
      private let device = Device()
      private let sum = SlimeBadgeView(count: 0)
      private let badges = [3, nil, 7, 1].map { SlimeBadgeView(count: $0) }
      private let group: SuppleHosting.BadgeGroup
      private let alarms = (0..<4).map { _ in TestAlarm() }

      init() {
        group = BadgeGroup(sum: sum)
        sum.accessibilityLabel = "Inbox"
        for (row, badge) in ([sum] + badges).enumerated() {
          badge.frame = CGRect(x: 200, y: 600 - CGFloat(row) * 100, width: 22, height: 22)
          device.window.addSubview(badge)
        }
        for (badge, alarm) in zip(badges, alarms) {
          group.add(badge)
          badge.driver.alarm = alarm
        }
        device.window.layoutIfNeeded()
        pass(0.2)
      }

      /// Advances the time, and fires the alarms of waiting badges.
      private func pass(_ seconds: Double) {
        for _ in 0..<Int(seconds * 120) {
          device.refresh()
          for alarm in alarms { alarm.ring(at: device.time) }
        }
      }

      @Test func theSumFollowsItsMembers() {
        #expect(sum.count == 12)
        badges[0].count = 5
        badges[1].count = 0
        badges[2].isPinned = true
        badges[3].text = "new"
        #expect(sum.count == 6)
      }

      @Test func membersClearInReadingOrderAndUndoRestoresThem() {
        var told: [String] = []
        for (index, badge) in badges.enumerated() {
          badge.addAction(UIAction { _ in told.append("\(index)") }, for: .primaryActionTriggered)
        }
        // An invisible badge clears last.
        badges[3].isHidden = true
        group.onCascade = { told.append("\($0.cleared) \($0.kept)") }
        UIFeedbackGenerator.standInLog = []
        sum.clear()
        pass(0.1)
        #expect(told == ["2", "1"])
        pass(2)
        #expect(told == ["2", "1", "0", "3", "4 0"] && sum.count == 0)
        #expect(UIFeedbackGenerator.standInLog.count <= 1)
        #expect(UIAccessibility.standInPosts == ["Inbox, 12 unread, cleared"])
        group.undo()
        #expect(badges.map(\.count) == [3, nil, 7, 1] && sum.count == 12)
        badges[0].count = 0
        group.undo()
        #expect(sum.count == 9)
      }

      @Test func inARowMembersClearInReadingDirection() {
        for (index, badge) in badges.enumerated() {
          badge.center = CGPoint(x: 40 + 60 * CGFloat(index), y: 300)
        }
        var told: [Int] = []
        for (index, badge) in badges.enumerated() {
          badge.addAction(UIAction { _ in told.append(index) }, for: .primaryActionTriggered)
        }
        sum.clear()
        pass(2)
        #expect(told == [0, 1, 2, 3])
        group.undo()
        device.setRightToLeft(true)
        pass(0.2)
        told = []
        sum.clear()
        pass(2)
        device.setRightToLeft(false)
        #expect(told == [3, 2, 1, 0])
      }

      @Test func aMemberThatIsGoneCountsNoMore() async {
        weak var gone: SlimeBadgeView?
        do {
          let badge = SlimeBadgeView(count: 30)
          group.add(badge)
          gone = badge
          #expect(sum.count == 42)
        }
        for _ in 0..<20_000 where sum.count != 12 { await Task.yield() }
        #expect(gone == nil && sum.count == 12)
      }

      @Test func aCancelledSumClearsNoneAndACancelledMemberStays() {
        var told: [BadgeCascade] = []
        group.onCascade = { told.append($0) }
        sum.shouldClear = { _ in false }
        sum.clear()
        pass(2)
        #expect(told.isEmpty && sum.count == 12)
        sum.shouldClear = nil
        badges[2].shouldClear = { _ in false }
        sum.clear()
        pass(0.05)
        badges[0].count = 4
        pass(2)
        #expect(told.map { [$0.cleared, $0.kept] } == [[2, 2]] && sum.count == 11)
      }

      @Test func aBurstShowsTheAppsPicturesAndWithoutThemDrops() throws {
        let images = (0..<4).map { _ in UIImage(standInSize: CGSize(width: 9, height: 9)) }
        for badge in badges { badge.style.burst = .frames }
        badges[0].burstImages = images
        badges[1].burstView = UILabel()
        badges[1].removeFromSuperview()
        device.window.addSubview(badges[1])
        badges[2].burstImages = images
        badges[2].burstImages = []
        pass(0.1)
        for badge in badges.prefix(3) { badge.clear() }
        var shown: [Int] = []
        for _ in 0..<50 {
          pass(1.0 / 120)
          if let image = (badges[0].slots.burst?.content as? UIImageView)?.image,
            let index = images.firstIndex(where: { $0 === image }), shown.last != index
          {
            shown.append(index)
          }
          if let view = badges[1].slots.burst?.content { #expect(view is UILabel && view.superview != nil) }
          #expect(badges[2].slots.burst?.content == nil)
        }
        #expect(shown == [0, 1, 2, 3])
        pass(0.3)
        #expect(
          badges.allSatisfy { $0.slots.burst?.content == nil }
            && badges[1].burstView?.superview?.superview == nil)
      }

      @Test func aMemberThatLeavesItsWindowIsKeptAndItsGroupEnds() {
        var told: [BadgeCascade] = []
        group.onCascade = { told.append($0) }
        sum.clear()
        pass(0.02)
        badges[0].removeFromSuperview()
        pass(2)
        #expect(told.map { [$0.cleared, $0.kept] } == [[3, 1]] && sum.count == 3)
      }
    }
  }
#endif
