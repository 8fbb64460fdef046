#if !canImport(ObjectiveC)
  import Foundation
  import SuppleHosting
  import SuppleInteractions
  import SuppleLayers
  import SuppleScene
  import SuppleUIKit
  import Testing
  import UIKit

  extension HostTests {
    @MainActor @Suite(.serialized) struct FlippingNotchControlTests {
      struct Offline: LocalizedError { var errorDescription: String? { "You are offline" } }

      @Test(arguments: 0..<240) func layersAreTheEnginesThroughALife(seed: Int) async {
        var dice = Dice(seed: 2000 + seed)
        let mode = Mode.allCases[seed % 4]
        let device = mode.makeDevice()
        defer { device.setReducedMotion(false) }
        let (_, table, notch, payments, alarm) = PulledList.make(on: device)
        notch.cutout = [.notch, .island, .none, .automatic][dice.whole(4)]
        let twin = Twin(of: notch.driver)
        var mustMatch = true
        func look() {
          alarm.ring(at: device.time)
          let frame = twin.frame
          // At rest nothing is drawn. Otherwise every layer above the list equals the frame exactly.
          if notch.plane.superview == nil {
            mustMatch = mustMatch && notch.tree.shownOrder.isEmpty
          } else {
            #expect(differences(notch.tree, frame, where: FlippingNotchControl.isDrawn) == [])
          }
          #expect(notch.driver.frame.layers == frame.layers)
          guard let list = frame.layer(LayerID(.list)) else { return }
          // Scroll position and transform together give the list's position in the frame.
          let place = Double(table.layer.sublayerTransform.m42) - max(0, notch.list.reported)
          #expect(abs(place - (list.center.y - list.size.height / 2)) < 1e-9)
          if list.traits.contains(.engaged) {
            // A list that bounces returns to its top by itself.
            let top = max(0, Double(table.contentOffset.y + table.adjustedContentInset.top))
            #expect(abs(top - max(0, -place)) < 1e-9)
          }
        }
        for _ in 0..<4 {
          let outcome = dice.whole(5)
          let wait = dice.whole(40)
          notch.refresh = {
            for _ in 0..<wait { await Task.yield() }
            switch outcome {
            case 0: return 0
            case 1: throw Offline()
            case 2: throw CancellationError()
            default: return outcome - 2
            }
          }
          if dice.chance(0.2) { notch.beginRefreshing() }
          if dice.chance(0.1) { notch.hint() }
          if dice.chance(0.1) { notch.cancelRefreshing() }
          var start = dice.point(in: mode.size)
          if dice.chance(0.7) {
            start = CGPoint(x: mode.size.width / 2, y: mode.size.height * 0.3)
            let end = CGPoint(x: start.x, y: start.y + dice.number(0...400))
            device.drag(from: start, to: end, steps: 12, frame: look)
          } else {
            RandomDrag(from: start, in: mode.size, &dice).run(
              on: device, &dice, seen: { _, _, _ in }, frame: look)
          }
          for _ in 0..<(30 + dice.whole(200)) {
            device.refresh()
            look()
            await Task.yield()
          }
        }
        await PulledList.run(device, alarm, seconds: 8, frame: look)
        look()
        #expect(mustMatch)
        #expect(!notch.isRefreshing)
        #expect(device.implicitAnimations == [])
        #expect(device.links == 0)
        #expect(alarm.time == nil)
        #expect(table.standInInsetChanges == 0)
        #expect(payments.count >= 30)
      }

      @Test func aPullBringsRowsIn() async {
        let (device, table, notch, payments, alarm) = PulledList.make()
        var asked = 0
        notch.refresh = {
          asked += 1
          return 2
        }
        var told = 0
        notch.addAction(UIAction { _ in told += 1 }, for: .valueChanged)
        PulledList.pull(device)
        #expect(notch.plane.superview === device.window)
        await PulledList.run(device, alarm, seconds: 6)
        #expect(asked == 1 && told == 1)
        #expect(payments.count == 32)
        #expect(!notch.isRefreshing)
        #expect(notch.plane.superview == nil)
        #expect(CATransform3DEqualToTransform(table.layer.sublayerTransform, CATransform3DIdentity))
        #expect(device.announcements == ["Refreshing", "2 new items"])
        #expect(device.impacts == ["light", "light"])
        #expect(table.contentOffset.y == -table.adjustedContentInset.top)
      }

      @Test func theListPullsOnlyAtItsTop() {
        let (device, table, notch, _, _) = PulledList.make()
        table.contentOffset.y = 300
        device.drag(from: CGPoint(x: 195, y: 300), to: CGPoint(x: 195, y: 400), lifts: false)
        #expect(table.isDragging)
        #expect(table.contentOffset.y < 300)
        #expect(!notch.recognizer.isFollowing)
        device.touch(.ended, CGPoint(x: 195, y: 400))
      }

      @Test func upwardsTheListScrolls() {
        let (device, table, notch, _, _) = PulledList.make()
        device.drag(from: CGPoint(x: 195, y: 600), to: CGPoint(x: 195, y: 400), lifts: false)
        #expect(table.isDragging && !notch.recognizer.isFollowing)
        #expect(table.contentOffset.y > 100)
        device.touch(.ended, CGPoint(x: 195, y: 400))
      }

      @Test func downwardsTheListKeepsStillForTheScroller() {
        let (device, table, notch, _, _) = PulledList.make()
        device.drag(from: CGPoint(x: 195, y: 300), to: CGPoint(x: 195, y: 450), lifts: false)
        #expect(!table.isDragging && notch.recognizer.isFollowing)
        #expect(table.layer.sublayerTransform.m42 > 20)
        device.touch(.cancelled, CGPoint(x: 195, y: 450))
      }

      @Test func aTremblingTapIsATap() {
        let (device, table, notch, _, _) = PulledList.make()
        device.touch(.began, CGPoint(x: 195, y: 300))
        device.refresh()
        device.touch(.moved, CGPoint(x: 195, y: 303))
        #expect(notch.recognizer.isFollowing)
        #expect(![.began, .changed].contains(notch.recognizer.state))
        device.touch(.ended, CGPoint(x: 195, y: 303))
        device.refresh(seconds: 1)
        #expect(!table.isDragging && !notch.isRefreshing)
        #expect(device.links == 0)
      }

      @Test func aFailureIsShownAndSaid() async throws {
        let (device, _, notch, payments, alarm) = PulledList.make()
        notch.refresh = { throw Offline() }
        notch.beginRefreshing()
        await PulledList.run(device, alarm, seconds: 1.5)
        #expect(notch.slots.card?.turning.text == "You are offline")
        let card = try #require(PulledList.card(in: device.window))
        let sign = try #require(card.subviews.first?.subviews.first { $0 is UIImageView })
        let message = try #require(card.subviews.first?.subviews.first { $0 is UILabel })
        #expect(!sign.isHidden && sign.frame.width > 15 && abs(sign.frame.midY - card.bounds.midY) < 1e-6)
        #expect(abs(message.frame.minX - sign.frame.maxX - 8) < 1e-6 && sign.frame.minX >= 16)
        #expect(abs(sign.frame.minX - (card.bounds.width - message.frame.maxX)) < 1e-6, "both in the middle")
        await PulledList.run(device, alarm, seconds: 6)
        #expect(device.announcements == ["Refreshing", "You are offline"])
        #expect(payments.count == 30 && !notch.isRefreshing && device.links == 0)
        struct Wordless: Error {}
        notch.refresh = { throw Wordless() }
        notch.beginRefreshing()
        await PulledList.run(device, alarm, seconds: 8)
        #expect(device.announcements.last == "Could not refresh")
      }

      @Test func nothingNewIsSaid() async {
        let (device, _, notch, payments, alarm) = PulledList.make()
        notch.refresh = { 0 }
        PulledList.pull(device)
        var signs: Set<Bool> = []
        for _ in 0..<60 {
          await PulledList.run(device, alarm, seconds: 0.1)
          if let card = PulledList.card(in: device.window), card.text != "" {
            signs.insert(card.subviews[0].subviews.contains { $0 is UIImageView && !$0.isHidden })
          }
        }
        #expect(signs == [false])
        #expect(device.announcements == ["Refreshing", "Up to date"])
        #expect(payments.count == 30 && !notch.isRefreshing)
      }

      @Test func aRefreshThatNeverReturnsCostsNothingAndCanBeCalledOff() async {
        let (device, _, notch, payments, alarm) = PulledList.make()
        var wasCancelled = false
        notch.refresh = {
          while !Task.isCancelled { await Task.yield() }
          wasCancelled = true
          return 5
        }
        PulledList.pull(device)
        await PulledList.run(device, alarm, seconds: 6)
        #expect(notch.isRefreshing)
        #expect(device.links == 0)
        let ticks = device.ticks
        await PulledList.run(device, alarm, seconds: 2)
        #expect(device.ticks == ticks)
        notch.beginRefreshing()
        notch.cancelRefreshing()
        await PulledList.run(device, alarm, seconds: 4)
        #expect(wasCancelled && !notch.isRefreshing)
        #expect(payments.count == 30)
      }

      @Test func whereTheListGoesTheRefreshEnds() async {
        weak var gone: FlippingNotchControl?
        weak var list: UITableView?
        var wasCancelled = false
        let device = Device()
        do {
          let (_, table, notch, _, alarm) = PulledList.make(on: device)
          (gone, list) = (notch, table)
          notch.insertRows = nil
          notch.refresh = {
            while !Task.isCancelled { await Task.yield() }
            wasCancelled = true
            return 1
          }
          notch.beginRefreshing()
          await PulledList.run(device, alarm, seconds: 1)
          table.removeFromSuperview()
          #expect(device.links == 0 && alarm.time == nil)
          // The list may return: the refresh continues until the list and its control are deallocated.
          #expect(notch.isRefreshing && !wasCancelled)
          #expect(notch.plane.superview == nil)
          notch.beginRefreshing()
          notch.hint()
          #expect(device.links == 0)
        }
        for _ in 0..<20_000 where !wasCancelled || gone != nil { await Task.yield() }
        #expect(wasCancelled)
        #expect(gone == nil && list == nil)
      }

      @Test func takenOffItLeavesTheListAsItWas() async {
        let (device, table, notch, _, alarm) = PulledList.make()
        let recognizers = table.gestureRecognizers?.count
        notch.beginRefreshing()
        await PulledList.run(device, alarm, seconds: 1)
        table.flippingNotch = nil
        #expect(table.flippingNotch == nil && notch.scrollView == nil)
        #expect(table.gestureRecognizers?.count == recognizers.map { $0 - 3 })
        #expect(CATransform3DEqualToTransform(table.layer.sublayerTransform, CATransform3DIdentity))
        #expect(device.links == 0 && alarm.time == nil)
        let second = FlippingNotchControl()
        table.flippingNotch = second
        table.flippingNotch = second
        #expect(table.flippingNotch === second)
        #expect(table.gestureRecognizers?.count == recognizers)
      }

      @Test func theAppAnswersWithoutATask() async {
        let (device, _, notch, payments, alarm) = PulledList.make()
        notch.refresh = nil
        notch.endRefreshing(inserted: 3)
        notch.beginRefreshing()
        await PulledList.run(device, alarm, seconds: 1)
        #expect(notch.isRefreshing)
        notch.endRefreshing(inserted: 3)
        await PulledList.run(device, alarm, seconds: 6)
        #expect(payments.count == 33 && !notch.isRefreshing)
      }

      @Test func voiceOverRefreshes() async throws {
        let (device, table, notch, payments, alarm) = PulledList.make()
        notch.refresh = { 1 }
        let action = try #require(table.accessibilityCustomActions?.first)
        #expect(action.name == "Refresh")
        #expect(action.actionHandler?(action) == true)
        await PulledList.run(device, alarm, seconds: 0.5)
        #expect(action.actionHandler?(action) == false)
        await PulledList.run(device, alarm, seconds: 6)
        #expect(payments.count == 31)
      }

      @Test func theCardTurnsItsRow() async {
        let (device, _, notch, _, alarm) = PulledList.make()
        var made: [Int] = []
        notch.rowView = { index in
          made.append(index)
          return UIView()
        }
        notch.refresh = { 3 }
        PulledList.pull(device)
        await PulledList.run(device, alarm, seconds: 6)
        #expect(Set(made) == [0, 1, 2])
        #expect(made.count == 3)
      }

      @Test func theCutoutIsByTheWindow() {
        func found(_ top: CGFloat, _ size: CGSize = CGSize(width: 390, height: 844)) -> Cutout? {
          NotchCutout.automatic.resolved(
            window: size, screen: CGSize(width: 390, height: 844), topInset: top)
        }
        #expect(found(47)?.inset == 0)
        #expect(found(59) == .island)
        #expect(found(62)?.inset == 14)
        #expect(found(20) == nil)
        // In a split screen the cut-out is elsewhere.
        #expect(found(59, CGSize(width: 390, height: 500)) == nil)
        #expect(found(0, CGSize(width: 844, height: 390)) == nil)
      }
    }
  }
#endif
