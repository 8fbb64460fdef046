#if !canImport(ObjectiveC)
  import SuppleInteractions
  import SuppleScene
  import SuppleUIKit
  import Testing
  import UIKit

  extension HostTests {
    /// The flipping notch on lists that scroll as UIKit's do: under large titles, in motion, and pulled from anywhere.
    @MainActor @Suite(.serialized) struct ScrollingTests {
      private let x: CGFloat = 195

      /// The list's displacement on the screen, in points: scroll position and transform.
      private func place(_ table: UITableView) -> CGFloat {
        table.layer.sublayerTransform.m42 - table.contentOffset.y
      }

      @Test func halfAnOpenTitleIsPulledOpenByTheList() {
        let (device, table, notch, _, _) = PulledList.make()
        table.standInLargeTitle = 52
        table.contentOffset.y = -99
        device.tap(CGPoint(x: x, y: 300))
        device.refresh(seconds: 0.2)
        // The title has collapsed, and nothing has touched the list since.
        table.contentOffset.y = -47
        device.refresh(seconds: 0.5)
        device.drag(from: CGPoint(x: x, y: 300), to: CGPoint(x: x, y: 340), lifts: false)
        #expect(table.isDragging && table.adjustedContentInset.top > 60, "the title comes out")
        #expect(table.layer.sublayerTransform.m42 == 0 && !notch.isRefreshing)
        device.touch(.ended, CGPoint(x: x, y: 340))
        device.refresh(seconds: 1)
        #expect(!notch.isRefreshing)
      }

      @Test func beyondTheTitleThePullGoesOn() async {
        let (device, table, notch, payments, alarm) = PulledList.make()
        notch.refresh = { 1 }
        table.standInLargeTitle = 52
        table.contentOffset.y = -99
        device.tap(CGPoint(x: x, y: 300))
        device.refresh(seconds: 0.2)
        table.contentOffset.y = -47
        device.refresh(seconds: 0.5)
        device.drag(from: CGPoint(x: x, y: 200), to: CGPoint(x: x, y: 700), steps: 60)
        await PulledList.run(device, alarm, seconds: 6)
        #expect(payments.count == 31)
        #expect(table.contentOffset.y == -99 && table.adjustedContentInset.top == 99)
      }

      @Test func aListWithLessRoomAboveItIsPulledAtItsNewTop() async {
        let (device, table, notch, payments, alarm) = PulledList.make()
        notch.refresh = { 1 }
        table.contentInset.top = 60
        table.contentOffset.y = -107
        device.refresh(seconds: 0.2)
        device.tap(CGPoint(x: x, y: 300))
        // A banner of the app disappears.
        table.contentInset.top = 0
        table.contentOffset.y = -47
        device.refresh(seconds: 0.2)
        PulledList.pull(device)
        await PulledList.run(device, alarm, seconds: 6)
        #expect(payments.count == 31)
      }

      @Test func noScrollBeginsWithAJump() {
        for (start, end, offset) in [(600.0, 500.0, 0.0), (300, 400, 400), (600, 500, 400)] {
          let (device, table, notch, _, _) = PulledList.make()
          table.contentOffset.y += offset
          device.refresh(seconds: 0.2)
          var (last, most) = (table.contentOffset.y, CGFloat(0))
          device.drag(
            from: CGPoint(x: x, y: start), to: CGPoint(x: x, y: end), steps: 25, lifts: false
          ) {
            most = max(most, abs(table.contentOffset.y - last))
            last = table.contentOffset.y
          }
          #expect(
            table.isDragging && most <= 4.001, "from \(start) to \(end) at \(offset): \(most)")
          device.touch(.ended, CGPoint(x: x, y: end))
          notch.cancelRefreshing()
        }
      }

      @Test func aListThatCannotBePulledScrollsWithoutAJump() {
        let (device, table, notch, _, _) = PulledList.make()
        notch.isEnabled = false
        device.refresh(seconds: 0.2)
        var (last, most) = (table.contentOffset.y, CGFloat(0))
        device.drag(from: CGPoint(x: x, y: 300), to: CGPoint(x: x, y: 400), steps: 25, lifts: false) {
          most = max(most, abs(table.contentOffset.y - last))
          last = table.contentOffset.y
        }
        #expect(table.isDragging && most <= 4.001)
        device.touch(.ended, CGPoint(x: x, y: 400))
      }

      @Test func aSidewaysFingerIsTheCells() {
        for slope in [CGFloat(0), 0.5] {
          let (device, table, notch, _, _) = PulledList.make()
          notch.style.slop = 24
          let swipe = UIPanGestureRecognizer(target: nil, action: nil)
          let view = UIView(frame: CGRect(x: 0, y: 80, width: 390, height: 80))
          view.addGestureRecognizer(swipe)
          table.addSubview(view)
          var began: CGFloat?
          device.touch(.began, CGPoint(x: 300, y: 170))
          for step in 1...20 where began == nil {
            let point = CGPoint(x: 300 - CGFloat(step) * 2, y: 170 + CGFloat(step) * 2 * slope)
            device.touch(.moved, point)
            if swipe.state == .began { began = CGFloat(step) * 2 }
          }
          #expect(began == 12, "as soon as a pan begins without us, \(slope)")
          #expect(!notch.recognizer.isFollowing)
          device.touch(.ended, CGPoint(x: 260, y: 170))
        }
      }

      /// UIKit delivers a frame's touches before the frame is drawn, so this finger moves before any frame shows its press.
      @Test func aFingerThatTremblesBeforeTheFirstFrameTapsTheRow() {
        let (device, table, notch, _, _) = PulledList.make()
        let button = UIControl(frame: CGRect(x: 0, y: 80, width: 390, height: 80))
        var taps = 0
        button.addAction(UIAction { _ in taps += 1 }, for: .touchUpInside)
        table.addSubview(button)
        let place = button.convert(CGPoint(x: x, y: 40), to: nil)
        device.touch(.began, place)
        device.touch(.moved, CGPoint(x: place.x, y: place.y + 0.5))
        #expect(!notch.list.isFollowing)
        device.touch(.ended, CGPoint(x: place.x, y: place.y + 0.5))
        device.refresh(seconds: 1)
        #expect(taps == 1 && !notch.isRefreshing)
      }

      /// A finger that went sideways belongs to the row, also once it goes down.
      @Test func aSidewaysFingerStaysTheCells() {
        let (device, table, notch, _, _) = PulledList.make()
        let swipe = UIPanGestureRecognizer(target: nil, action: nil)
        let view = UIView(frame: CGRect(x: 0, y: 80, width: 390, height: 80))
        view.addGestureRecognizer(swipe)
        table.addSubview(view)
        device.drag(from: CGPoint(x: 300, y: 170), to: CGPoint(x: 260, y: 170), lifts: false)
        for step in 1...20 {
          device.touch(.moved, CGPoint(x: 260, y: 170 + CGFloat(step)))
          device.refresh()
        }
        #expect(!notch.list.isFollowing && table.layer.sublayerTransform.m42 == 0)
        device.touch(.ended, CGPoint(x: 260, y: 190))
        device.refresh(seconds: 1)
        #expect(!notch.isRefreshing)
      }

      @Test func aPullMayBeginFurtherDown() async {
        let (device, table, notch, payments, alarm) = PulledList.make()
        notch.refresh = { 2 }
        let top = table.contentOffset.y
        table.contentOffset.y = top + 120
        device.refresh(seconds: 0.2)
        var (last, most, isTaken) = (place(table), CGFloat(0), false)
        device.drag(from: CGPoint(x: x, y: 200), to: CGPoint(x: x, y: 700), steps: 50) {
          most = max(most, abs(self.place(table) - last))
          last = self.place(table)
          if table.layer.sublayerTransform.m42 > 0 {
            isTaken = true
            #expect(table.contentOffset.y == top && !table.isDragging)
          }
        }
        #expect(isTaken && most <= 10.5, "a finger moves by 10 points a frame: \(most)")
        await PulledList.run(device, alarm, seconds: 6)
        #expect(payments.count == 32 && table.contentOffset.y == top)
      }

      @Test func aPullThatTurnsRoundScrollsTheListUp() {
        let (device, table, notch, _, _) = PulledList.make()
        let top = table.contentOffset.y
        table.contentOffset.y = top + 60
        device.refresh(seconds: 0.2)
        device.drag(from: CGPoint(x: x, y: 200), to: CGPoint(x: x, y: 360), steps: 40, lifts: false)
        #expect(table.layer.sublayerTransform.m42 > 10)
        for step in 1...40 {
          device.touch(.moved, CGPoint(x: x, y: 360 - CGFloat(step) * 6))
          device.refresh()
        }
        // The finger is 80 points above its press, and the pan took ten to begin.
        #expect(abs(table.contentOffset.y - (top + 151)) < 4)
        #expect(abs(table.layer.sublayerTransform.m42) < 0.5)
        device.touch(.ended, CGPoint(x: x, y: 120))
        device.refresh(seconds: 1)
        #expect(!notch.isRefreshing)
      }

      @Test func aPullDuringABounceDoesNotJump() async {
        let (device, table, notch, payments, alarm) = PulledList.make()
        notch.refresh = { 1 }
        let top = table.contentOffset.y
        table.contentOffset.y = top + 300
        device.refresh(seconds: 0.2)
        // The list is flung, and bounces at its top.
        device.drag(from: CGPoint(x: x, y: 300), to: CGPoint(x: x, y: 500), steps: 8)
        for _ in 0..<600 where table.contentOffset.y > top - 15 { device.refresh() }
        #expect(table.isDecelerating && table.contentOffset.y < top - 10)
        var (last, most) = (place(table), CGFloat(0))
        device.drag(from: CGPoint(x: x, y: 300), to: CGPoint(x: x, y: 700), steps: 80) {
          most = max(most, abs(self.place(table) - last))
          last = self.place(table)
        }
        #expect(most <= 6, "a finger moves by 5 points a frame: \(most)")
        await PulledList.run(device, alarm, seconds: 6)
        #expect(table.contentOffset.y == top && !notch.isRefreshing && payments.count <= 31)
        #expect(table.layer.sublayerTransform.m42 == 0 && !table.isDecelerating)
      }

      @Test func aListThatTheEngineScrollsHasOneMover() {
        let (device, table, _, _, _) = PulledList.make()
        // A pull reverses and ends in a throw upwards: the engine scrolls the list, and lets it decelerate.
        device.drag(from: CGPoint(x: x, y: 300), to: CGPoint(x: x, y: 340), steps: 8, lifts: false)
        for step in 1...12 {
          device.touch(.moved, CGPoint(x: x, y: 340 - CGFloat(step) * 14))
          device.refresh()
        }
        device.touch(.ended, CGPoint(x: x, y: 172))
        table.standInDecelerate(-900)
        let moves = table.standInOwnMoves
        device.refresh(seconds: 0.5)
        #expect(table.standInOwnMoves <= moves + 1 && !table.isDecelerating)
        #expect(table.contentOffset.y > 100)
      }

      @Test func aRefreshSurvivesAPush() async {
        let (device, table, notch, payments, alarm) = PulledList.make()
        var go: CheckedContinuation<Void, Never>?
        var asked = 0
        notch.refresh = {
          asked += 1
          await withCheckedContinuation { go = $0 }
          return 2
        }
        notch.beginRefreshing()
        await PulledList.run(device, alarm, seconds: 2)
        // A page is pushed over the list, and popped before there is an answer.
        table.removeFromSuperview()
        await PulledList.run(device, alarm, seconds: 1)
        #expect(notch.isRefreshing && device.links == 0)
        device.window.addSubview(table)
        device.window.layoutIfNeeded()
        await PulledList.run(device, alarm, seconds: 2)
        #expect(
          notch.isRefreshing && asked == 1 && notch.plane.superview != nil, "the card waits again")
        go?.resume()
        await PulledList.run(device, alarm, seconds: 6)
        #expect(payments.count == 32 && !notch.isRefreshing && asked == 1)
      }

      @Test func rowsOnTheirCardAreInTheListWhenAPageIsPushed() async {
        let (device, table, notch, payments, alarm) = PulledList.make()
        var go: CheckedContinuation<Void, Never>?
        notch.refresh = {
          await withCheckedContinuation { go = $0 }
          return 2
        }
        notch.beginRefreshing()
        await PulledList.run(device, alarm, seconds: 2)
        go?.resume()
        await PulledList.run(device, alarm, seconds: 0.1)
        #expect(payments.count == 30 && notch.isRefreshing, "the card has not landed")
        table.removeFromSuperview()
        #expect(payments.count == 32 && !notch.isRefreshing)
        device.window.addSubview(table)
        device.window.layoutIfNeeded()
        await PulledList.run(device, alarm, seconds: 3)
        #expect(payments.count == 32 && notch.plane.superview == nil)
      }

      @Test func anAnswerThatComesUnderAPushIsInTheListOnReturn() async {
        let (device, table, notch, payments, alarm) = PulledList.make()
        var go: CheckedContinuation<Void, Never>?
        notch.refresh = {
          await withCheckedContinuation { go = $0 }
          return 2
        }
        notch.beginRefreshing()
        await PulledList.run(device, alarm, seconds: 2)
        table.removeFromSuperview()
        go?.resume()
        await PulledList.run(device, alarm, seconds: 1)
        #expect(payments.count == 32 && !notch.isRefreshing)
        device.window.addSubview(table)
        device.window.layoutIfNeeded()
        await PulledList.run(device, alarm, seconds: 2)
        #expect(payments.count == 32 && notch.plane.superview == nil)
      }
    }
  }
#endif
