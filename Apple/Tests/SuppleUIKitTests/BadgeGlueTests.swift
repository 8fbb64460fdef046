#if !canImport(ObjectiveC)
  import SuppleHosting
  import SuppleInteractions
  import SuppleScene
  import SuppleUIKit
  import Testing
  import UIKit

  extension HostTests {
    /// The code between the engine of a badge and UIKit.
    @MainActor @Suite(.serialized) struct BadgeGlueTests {
      @Test func eventsCanBeAwaited() async {
        let device = Device()
        let badge = device.showBadge()
        var (refuses, seen): (Bool, [SlimeBadgeEvent]) = (true, [])
        badge.shouldClear = { _ in !refuses }
        let events = badge.events
        device.drag(from: CGPoint(x: 111, y: 211), to: CGPoint(x: 111, y: 500), steps: 20)
        device.refresh(seconds: 2)
        refuses = false
        badge.clear()
        device.refresh(seconds: 2)
        for await event in events {
          seen.append(event)
          if event == .cleared { break }
        }
        #expect(seen.first == .pressed && seen.contains(.snapped) && seen.contains(.restored), "\(seen)")
      }

      @Test func aFingerHighlightsIt() {
        let device = Device()
        let badge = device.showBadge()
        device.touch(.began, CGPoint(x: 111, y: 211))
        #expect(badge.isHighlighted)
        device.touch(.ended, CGPoint(x: 111, y: 211))
        #expect(!badge.isHighlighted)
        device.refresh(seconds: 1)
      }

      @Test func itAsksForItsNewSize() {
        let device = Device()
        let badge = device.showBadge()
        var before = badge.standInInvalidations
        badge.count = 12
        #expect(badge.standInInvalidations > before)
        before = badge.standInInvalidations
        let radius = badge.driver.engine.style.badgeRadius
        UIFontMetrics.standInScale = 1.5
        device.window.standInChangeTraits { $0.standInSize = UIContentSizeCategory(rawValue: "larger") }
        #expect(badge.standInInvalidations > before)
        #expect(badge.driver.engine.style.badgeRadius == radius * 1.5)
        UIFontMetrics.standInScale = 1
        device.refresh(seconds: 1)
      }

      @Test func anAlertDimsItsTint() {
        let device = Device()
        let badge = device.showBadge()
        badge.tintColor = .black
        device.window.tintAdjustmentMode = .dimmed
        device.refresh(seconds: 0.1)
        let gray = UIColor.systemGray.engineColor(for: badge.traitCollection)
        #expect(badge.driver.engine.style.fill == gray)
        device.window.tintAdjustmentMode = .normal
        device.refresh(seconds: 0.1)
        #expect(badge.tree.node(LayerID(.badge))?.layer.backgroundColor == UIColor.black.cgColor)
      }

      @Test func inMotionItGoesWithItsList() throws {
        let device = Device()
        let list = UIScrollView(frame: device.window.bounds)
        device.window.addSubview(list)
        let badge = SlimeBadgeView(count: 3)
        badge.frame = CGRect(x: 100, y: 200, width: 22, height: 22)
        list.addSubview(badge)
        device.window.layoutIfNeeded()
        device.refresh(seconds: 0.2)
        badge.hint()
        device.refresh(seconds: 0.1)
        var moves: [Point] = []
        badge.driver.onInput = { input, _ in
          if case .command(.moveAnchor(let point)) = input { moves.append(point) }
        }
        list.contentOffset.y += 40
        device.refresh()
        #expect(moves == [Point(x: 111, y: 218)])
        device.refresh(seconds: 2)
      }

      @Test func pinnedBeforeItHasAWindowItStaysPinned() {
        let device = Device()
        let badge = SlimeBadgeView(count: 3)
        badge.isPinned = true
        device.showBadge(badge)
        device.press(.keyboardDeleteForward, on: badge)
        device.refresh(seconds: 2)
        #expect(badge.count == 3)
        badge.isPinned = false
        device.press(.keyboardDeleteForward, on: badge)
        device.refresh(seconds: 2)
        #expect(badge.count == 0)
      }

      @Test func itsNumberIsAsLargeAsItsRadiusAsks() throws {
        let device = Device()
        let badge = device.showBadge()
        func label(in view: UIView) -> UILabel? {
          (view as? UILabel) ?? view.subviews.lazy.compactMap(label).first
        }
        let number = try #require(label(in: badge))
        #expect(number.font.pointSize == 13 && number.text == "3")
        badge.style.badgeRadius = 22
        device.refresh(seconds: 0.1)
        #expect(number.font.pointSize == 26)
      }

      @Test func aFingerThatItHasIsNotTakenAway() {
        let device = Device()
        let badge = device.showBadge()
        let edgeSwipe = UIPanGestureRecognizer()
        #expect(badge.recognizer.canBePrevented(by: edgeSwipe))
        device.touch(.began, CGPoint(x: 111, y: 211))
        #expect(!badge.recognizer.canBePrevented(by: edgeSwipe))
        device.touch(.cancelled, CGPoint(x: 111, y: 211))
        device.refresh(seconds: 1)
      }

      @Test func whatAPersonAsksOfTheSystemIsReceivedWhileItIsShown() {
        let device = Device()
        let badge = device.showBadge()
        var received: [Preferences] = []
        badge.driver.onInput = { input, _ in
          if case .input(.preferences(let preferences)) = input { received.append(preferences) }
        }
        device.setReducedMotion(true)
        #expect(received.last?.reducedMotion == true)
        device.setReducedMotion(false)
        #expect(received.last?.reducedMotion == false)
        device.setRightToLeft(true)
        #expect(received.last?.rightToLeft == true)
        device.setRightToLeft(false)
        #expect(received.last?.rightToLeft == false)
      }
    }
  }
#endif
