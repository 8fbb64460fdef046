#if !canImport(ObjectiveC)
  import SuppleHosting
  import SuppleInteractions
  import SuppleLayers
  import SuppleScene
  import SuppleUIKit
  import Testing
  import UIKit

  extension HostTests {
    @MainActor @Suite(.serialized) struct SlimeBadgeViewTests {
      private let anchor = CGPoint(x: 350, y: 300)

      /// A list with a row whose badge is at the window's (350, 300).
      private func list(
        _ count: Int? = 3, on device: Device = Device(), at anchor: CGPoint = CGPoint(x: 350, y: 300)
      ) -> (Device, UIScrollView, SlimeBadgeView) {
        let size = device.window.bounds.size
        let scroller = UIScrollView(frame: CGRect(x: 0, y: 100, width: size.width, height: size.height - 100))
        let row = UIView(frame: CGRect(x: 0, y: anchor.y - 130, width: size.width, height: 60))
        let badge = SlimeBadgeView(count: count)
        badge.seed = 1
        device.window.addSubview(scroller)
        scroller.addSubview(row)
        let own = badge.intrinsicContentSize
        badge.frame = CGRect(
          x: anchor.x - own.width / 2, y: 30 - own.height / 2, width: own.width, height: own.height)
        row.addSubview(badge)
        device.window.layoutIfNeeded()
        device.refresh(seconds: 0.2)
        return (device, scroller, badge)
      }

      @Test(arguments: 0..<240) func layersAreTheEnginesThroughALife(seed: Int) {
        var dice = Dice(seed: seed)
        let mode = Mode.allCases[seed % 4]
        let device = mode.makeDevice()
        defer { device.setReducedMotion(false) }
        let anchor = CGPoint(x: device.window.bounds.width - 60, y: 250)
        let (_, _, badge) = list([nil, 1, 12, 300][dice.whole(4)], on: device, at: anchor)
        if dice.chance(0.3) { badge.shouldClear = { _ in false } }
        let twin = Twin(of: badge.driver)
        #expect(differences(badge.tree, badge.driver.frame) == [])
        var frames = 0
        func look() {
          frames += 1
          // A paused link draws nothing, and nothing has changed since its last frame.
          #expect(differences(badge.tree, twin.frame) == [])
          #expect(badge.driver.frame.layers == twin.frame.layers)
        }
        for _ in 0..<4 {
          if badge.count == 0 { badge.count = 5 }
          if dice.chance(0.3) { badge.hint() }
          var sent: [(PointerPhase, Point, TimeInterval)] = []
          let before = twin.pointers.count
          let start =
            dice.chance(0.9)
            ? CGPoint(x: anchor.x + dice.number(-8...8), y: anchor.y + dice.number(-8...8))
            : dice.point(in: device.window.bounds.size)
          RandomDrag(from: start, in: mode.size, &dice).run(
            on: device, &dice,
            seen: { phase, point, time in
              let mine: PointerPhase =
                phase == .began ? .down : phase == .moved ? .move : phase == .ended ? .up : .cancel
              sent.append((mine, Point(x: point.x, y: point.y), time))
            },
            frame: look)
          // Every coalesced sample has arrived once, at its own place and time: all of them, or the first alone if the
          // badge was not touched.
          let came = twin.pointers[before...].map { ($0.0.phase, $0.0.position, $0.1) }
          #expect(came.isEmpty || came.count == 1 || came.count == sent.count)
          for (mine, theirs) in zip(came, sent) {
            #expect(mine.0 == theirs.0 && mine.1 == theirs.1 && mine.2 == theirs.2)
          }
        }
        device.refresh(seconds: 4, frame: look)
        #expect(differences(badge.tree, twin.frame) == [])
        #expect(frames > 4)
        #expect(device.implicitAnimations == [])
        #expect(device.links == 0)
        #expect(badge.tree.count < 150)
      }

      @Test func restCostsNothing() {
        let (device, _, badge) = list()
        let alarm = TestAlarm()
        badge.driver.alarm = alarm
        let (writes, ticks) = (device.writes, device.ticks)
        device.refresh(seconds: 5)
        #expect(device.writes == writes)
        #expect(device.ticks == ticks)
        #expect(device.links == 0)
        #expect(alarm.time == nil)
      }

      @Test func draggedItIsAboveAllAndTheListKeepsStill() {
        let (device, scroller, badge) = list()
        device.drag(from: anchor, to: CGPoint(x: 300, y: 500), lifts: false)
        #expect(badge.plane.superview === device.window)
        #expect(device.window.subviews.last === badge.plane)
        #expect(!scroller.isDragging)
        #expect(scroller.contentOffset.y == 0)
        device.touch(.cancelled, anchor)
        device.refresh(seconds: 2)
        #expect(badge.plane.superview === badge)
        #expect(badge.count == 3)
      }

      @Test func besideItTheListScrolls() {
        let (device, scroller, badge) = list()
        device.drag(from: CGPoint(x: 100, y: 300), to: CGPoint(x: 100, y: 200), lifts: false)
        #expect(scroller.isDragging)
        #expect(badge.plane.superview === badge)
        device.touch(.ended, CGPoint(x: 100, y: 200))
      }

      @Test func tornOffItTellsAndIsFelt() {
        let (device, _, badge) = list()
        var received: [String] = []
        badge.addAction(UIAction { _ in received.append("down") }, for: .touchDown)
        badge.addAction(UIAction { _ in received.append("changed") }, for: .valueChanged)
        badge.addAction(UIAction { _ in received.append("cleared") }, for: .primaryActionTriggered)
        device.drag(from: anchor, to: CGPoint(x: 100, y: 500), steps: 40)
        device.refresh(seconds: 2)
        #expect(received == ["down", "changed", "cleared"])
        #expect(device.impacts == ["light", "heavy"])
        #expect(badge.count == 0)
        #expect(!badge.isAccessibilityElement)
        #expect(badge.hitTest(CGPoint(x: 5, y: 5), with: nil) == nil)
        #expect(badge.intrinsicContentSize == .zero)
      }

      @Test func aTextIsShownSpokenAndTornOff() {
        let (device, _, badge) = list()
        badge.text = "new"
        device.refresh(seconds: 2)
        #expect(badge.shownText == "new" && badge.accessibilityValue == "new" && badge.count == 3)
        let (short, height) = (badge.intrinsicContentSize.width, badge.intrinsicContentSize.height)
        badge.text = "new here"
        #expect(badge.intrinsicContentSize.width > short + 20 && badge.intrinsicContentSize.height == height)
        device.refresh(seconds: 2)
        badge.text = ""
        device.refresh(seconds: 2)
        #expect(badge.text == nil && badge.shownText == "3")
        badge.text = "1.2k"
        badge.count = 0
        #expect(badge.isAccessibilityElement)
        device.drag(from: anchor, to: CGPoint(x: 100, y: 500), steps: 40)
        device.refresh(seconds: 2)
        #expect(badge.text == nil && badge.count == 0 && !badge.isAccessibilityElement)
      }

      @Test func pinnedItIsTheAppsToPress() {
        let (device, scroller, badge) = list()
        badge.isPinned = true
        #expect(badge.hitTest(CGPoint(x: 5, y: 5), with: nil) == nil)
        device.drag(from: anchor, to: CGPoint(x: 350, y: 100), steps: 40, lifts: false)
        #expect(scroller.isDragging && badge.count == 3 && device.impacts == [])
        device.touch(.ended, CGPoint(x: 350, y: 100))
        device.refresh(seconds: 2)
        #expect(!badge.accessibilityActivate() && badge.accessibilityCustomActions?.isEmpty == true)
        #expect(!badge.accessibilityTraits.contains(.button) && !badge.canBecomeFocused)
        badge.isPinned = false
        #expect(badge.accessibilityActivate() && badge.accessibilityTraits.contains(.button))
      }

      @Test func withoutHapticsNothingIsFelt() {
        let (device, _, badge) = list()
        badge.isHapticsEnabled = false
        device.drag(from: anchor, to: CGPoint(x: 100, y: 500), steps: 40)
        #expect(device.impacts == [])
      }

      @Test func cancelledItComesBack() {
        let (device, _, badge) = list()
        badge.shouldClear = { _ in false }
        device.drag(from: anchor, to: CGPoint(x: 100, y: 500), steps: 40)
        device.refresh(seconds: 3)
        #expect(badge.count == 3)
        #expect(badge.driver.frame.layer(LayerID(.badge))?.center == Point(x: 350, y: 300))
        #expect(device.links == 0)
      }

      @Test func scrolledWhileAtRestItIsHitWhereItIs() {
        let (device, scroller, badge) = list()
        scroller.contentOffset = CGPoint(x: 0, y: 80)
        #expect(device.window.hitTest(CGPoint(x: 350, y: 220), with: nil) === badge)
        #expect(device.window.hitTest(anchor, with: nil) !== badge)
        device.drag(from: CGPoint(x: 350, y: 220), to: CGPoint(x: 320, y: 260), lifts: false)
        #expect(badge.driver.frame.layer(LayerID(.anchor))?.center == Point(x: 350, y: 220))
        device.touch(.cancelled, anchor)
      }

      @Test func aFingerMissesByAFewPointsAndHits() {
        let (device, _, badge) = list()
        #expect(device.window.hitTest(CGPoint(x: 350 - 20, y: 300), with: nil) === badge)
        #expect(device.window.hitTest(CGPoint(x: 350 - 40, y: 300), with: nil) !== badge)
      }

      @Test func takenOutOfItsWindowItLetsGo() {
        let (device, _, badge) = list()
        device.drag(from: anchor, to: CGPoint(x: 320, y: 330), lifts: false)
        badge.removeFromSuperview()
        #expect(badge.plane.superview === badge)
        #expect(device.links == 0)
        #expect(badge.count == 3)
      }

      @Test func withoutAWindowWhatIsAskedHappensAtOnce() {
        let device = Device()
        let badge = SlimeBadgeView(count: 7)
        var cleared = 0
        badge.addAction(UIAction { _ in cleared += 1 }, for: .primaryActionTriggered)
        badge.hint()
        badge.count = -4
        #expect(badge.count == 0)
        badge.clear()
        #expect(cleared == 0)
        badge.count = 2
        badge.shouldClear = { _ in false }
        badge.clear()
        #expect(badge.count == 2)
        badge.shouldClear = nil
        #expect(badge.accessibilityActivate())
        #expect(badge.count == 0 && cleared == 1)
        #expect(!badge.accessibilityActivate())
        #expect(device.links == 0)
      }

      @Test func goneItLeavesNothing() {
        weak var gone: SlimeBadgeView?
        weak var driver: InteractionDriver<SlimeBadge>?
        let device = Device()
        do {
          let (_, _, badge) = list(on: device)
          (gone, driver) = (badge, badge.driver)
          device.drag(from: anchor, to: CGPoint(x: 320, y: 330))
          badge.superview?.superview?.removeFromSuperview()
        }
        #expect(gone == nil && driver == nil)
        #expect(device.links == 0)
      }

      @Test func aWindowThatGoesWithoutAWordLeavesNoLink() {
        weak var gone: SlimeBadgeView?
        do {
          let (device, _, badge) = list()
          gone = badge
          device.drag(from: anchor, to: CGPoint(x: 320, y: 330), lifts: false)
        }
        let next = Device()
        next.refresh()
        #expect(gone == nil)
        #expect(next.links == 0)
      }

      @Test func keysClear() {
        let (device, _, badge) = list()
        device.press(.keyboardTab, on: badge)
        #expect(badge.count == 3)
        device.press(.keyboardDeleteOrBackspace, on: badge)
        device.refresh(seconds: 2)
        #expect(badge.count == 0)
      }

      @Test func voiceOverReadsAndClears() throws {
        let (device, _, badge) = list(120)
        #expect(badge.accessibilityValue == "120 unread")
        #expect(badge.accessibilityTraits == .button)
        #expect(badge.intrinsicContentSize == CGSize(width: 40, height: 22))
        #expect(badge.shownText == "99+")
        let action = try #require(badge.accessibilityCustomActions?.first)
        #expect(action.name == "Clear")
        #expect(action.actionHandler?(action) == true)
        device.refresh(seconds: 2)
        #expect(badge.count == 0)
        #expect(action.actionHandler?(action) == false)
        badge.count = nil
        #expect(badge.accessibilityValue == "New")
        #expect(badge.isAccessibilityElement)
      }

      @Test func largerTextMakesALargerBadge() {
        let (device, _, badge) = list(3)
        UIFontMetrics.standInScale = 1.5
        device.window.standInChangeTraits { $0.standInSize = UIContentSizeCategory(rawValue: "larger") }
        #expect(badge.intrinsicContentSize == CGSize(width: 33, height: 33))
        UIFontMetrics.standInScale = 3
        #expect(badge.intrinsicContentSize.height == 22 * SlimeBadgeView.maximumTextScale)
        UIFontMetrics.standInScale = 1
      }

      @Test func aTintTakesThePlaceOfTheFill() {
        let (device, _, badge) = list(3)
        let own = badge.driver.engine.style.fill
        device.window.tintColor = .systemBlue
        #expect(badge.driver.engine.style.fill == own)
        badge.tintColor = .white
        device.refresh(seconds: 1)
        #expect(badge.tree.node(LayerID(.badge))?.layer.backgroundColor == UIColor.white.cgColor)
      }

      @Test func disabledItIsNotTouched() {
        let (device, _, badge) = list(3)
        badge.isEnabled = false
        device.drag(from: anchor, to: CGPoint(x: 100, y: 500), steps: 40)
        device.refresh(seconds: 2)
        #expect(badge.count == 3)
        #expect(!badge.accessibilityActivate())
      }

      @Test func disabledUnderAFingerItReturns() {
        let (device, _, badge) = list(3)
        device.drag(from: anchor, to: CGPoint(x: 300, y: 330), lifts: false)
        badge.isEnabled = false
        device.refresh(seconds: 2)
        #expect(badge.count == 3)
        #expect(badge.plane.superview === badge)
        #expect(device.links == 0)
      }

      @Test func aFrameShowsWhatWillBeSeen() {
        let (device, _, badge) = list(3)
        device.touch(.began, anchor)
        let target = device.target
        device.refresh()
        #expect(badge.driver.frame.time == target)
        device.touch(.cancelled, anchor)
      }

      @Test func turnedItStaysAtItsPlace() {
        let (device, _, badge) = list(3)
        device.resize(to: CGSize(width: 844, height: 390), insets: .zero)
        badge.superview?.frame.origin.y = 20
        device.window.layoutIfNeeded()
        device.refresh(seconds: 1)
        // At rest the plane moves with the badge: no frame is drawn, and the badge is at its view.
        let middle = badge.convert(CGPoint(x: badge.bounds.midX, y: badge.bounds.midY), to: nil)
        let drawn = badge.driver.frame.layer(LayerID(.badge))?.center ?? .zero
        #expect(badge.plane.convert(CGPoint(x: drawn.x, y: drawn.y), to: nil) == middle)
        #expect(device.window.hitTest(middle, with: nil) === badge)
      }
    }
  }
#endif
