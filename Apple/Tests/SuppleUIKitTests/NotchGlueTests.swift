#if !canImport(ObjectiveC)
  import SuppleHosting
  import SuppleInteractions
  import SuppleScene
  import SuppleUIKit
  import Testing
  import UIKit

  extension HostTests {
    /// The code between the engine of a flipping notch and UIKit.
    @MainActor @Suite(.serialized) struct NotchGlueTests {
      private struct Plain: Error {}

      private func commands(_ notch: FlippingNotchControl, _ body: () -> Void) -> [FlippingNotch.Command] {
        var received: [FlippingNotch.Command] = []
        notch.driver.onInput = { input, _ in
          if case .command(let command) = input { received.append(command) }
        }
        body()
        notch.driver.onInput = nil
        return received
      }

      @Test func rowsComeInWithoutAnAnimation() async {
        let (device, _, notch, _, alarm) = PulledList.make()
        var isAnimated: Bool?
        notch.insertRows = { _ in isAnimated = UIView.areAnimationsEnabled }
        notch.refresh = { 1 }
        notch.beginRefreshing()
        await PulledList.run(device, alarm, seconds: 6)
        #expect(isAnimated == false && UIView.areAnimationsEnabled)
      }

      @Test func switchedOffItCallsOffWhatIsInProgress() async {
        let (device, table, notch, payments, alarm) = PulledList.make()
        notch.refresh = {
          while !Task.isCancelled { await Task.yield() }
          return 0
        }
        notch.beginRefreshing()
        await PulledList.run(device, alarm, seconds: 1)
        notch.isEnabled = false
        await PulledList.run(device, alarm, seconds: 4)
        #expect(!notch.isRefreshing && payments.count == 30 && table.layer.sublayerTransform.m42 == 0)
        let action = table.accessibilityCustomActions?.first { $0.name == notch.labels.refresh }
        #expect(action.map { $0.actionHandler?($0) == true } == false, "VoiceOver cannot refresh it")
        let told = commands(notch) {
          table.removeFromSuperview()
          device.window.addSubview(table)
          device.window.layoutIfNeeded()
        }
        #expect(told.contains { if case .setEnabled(false) = $0 { true } else { false } })
      }

      @Test func leavingItsWindowTheListIsWhereItWas() {
        for isTakenOff in [true, false] {
          let (device, table, _, _, _) = PulledList.make()
          device.drag(from: CGPoint(x: 195, y: 300), to: CGPoint(x: 195, y: 500), lifts: false)
          #expect(table.layer.sublayerTransform.m42 > 10)
          if isTakenOff { table.flippingNotch = nil } else { table.removeFromSuperview() }
          #expect(CATransform3DEqualToTransform(table.layer.sublayerTransform, CATransform3DIdentity))
        }
      }

      @Test func whatIsMeasuredAnewIsTold() {
        let (device, table, notch, _, _) = PulledList.make()
        func told(_ body: () -> Void, _ isMeant: (FlippingNotch.Command) -> Bool) -> Bool {
          commands(notch, body).contains(where: isMeant)
        }
        #expect(told({ notch.cutout = .island }) { if case .setCutout(.some) = $0 { true } else { false } })
        #expect(told({ notch.cutout = .none }) { if case .setCutout(nil) = $0 { true } else { false } })
        #expect(
          told({ notch.rowSize = CGSize(width: 180, height: 90) }) {
            if case .setCell(Size(width: 180, height: 90)) = $0 { true } else { false }
          })
        table.frame.origin.y = 100
        #expect(
          told({ notch.recognizer.prepare() }) {
            if case .setNavigationBar(let height) = $0 { height == 100 } else { false }
          })
        device.refresh(seconds: 1)
      }

      @Test func otherWordsAreOnTheCard() async {
        let (device, _, notch, _, alarm) = PulledList.make()
        (notch.labels.failed, notch.labels.nothingNew) = ("No line", "No mail")
        for (refresh, text) in [({ throw Plain() }, "No line"), ({ 0 }, "No mail")]
          as [(() throws -> Int, String)]
        {
          notch.refresh = { try refresh() }
          var shown: Set<String> = []
          notch.beginRefreshing()
          await PulledList.run(device, alarm, seconds: 6) {
            shown.insert(notch.slots.card?.turning.text ?? "")
          }
          #expect(shown.contains(text), "\(shown)")
        }
      }

      @Test func eventsCanBeAwaited() async {
        let (device, _, notch, _, alarm) = PulledList.make()
        var seen: [FlippingNotchEvent] = []
        let events = notch.events
        notch.refresh = { 2 }
        PulledList.pull(device)
        await PulledList.run(device, alarm, seconds: 8)
        for result in [{ 0 }, { throw NSError(domain: "", code: 1) }] as [@MainActor () async throws -> Int] {
          notch.refresh = result
          notch.beginRefreshing()
          await PulledList.run(device, alarm, seconds: 8)
        }
        for await event in events {
          seen.append(event)
          if case .failed = event { break }
        }
        #expect(seen.first == .armed && seen.contains(.inserted(2)) && seen.contains(.cancelled))
        #expect(seen.count { $0 == .beganRefreshing } == 3)
      }

      @Test func newRowsHaveTheirOwnHeights() async {
        let (device, _, notch, payments, alarm) = PulledList.make()
        let heights: [CGFloat] = [80, 120, 100]
        notch.rowFrames = { count in
          (0..<count).map {
            CGRect(x: 0, y: heights.prefix($0).reduce(0, +), width: 390, height: heights[$0])
          }
        }
        notch.refresh = { 3 }
        var told: [String] = []
        notch.driver.onInput = { input, _ in
          switch input {
          case .command(.setArrivingRows(let count, let extent)): told.append("\(count) \(extent)")
          case .command(.setArrivingRow(_, _, let y, let height)): told.append("\(y) \(height)")
          case .command(.finishRefreshing): told.append("finish")
          default: break
          }
        }
        var drawn: Set<Double> = []
        notch.beginRefreshing()
        await PulledList.run(device, alarm, seconds: 8) {
          for layer in notch.driver.frame.layers where layer.id.role == .row && layer.traits.contains(.raised)
          {
            drawn.insert(layer.size.height)
          }
        }
        #expect(told == ["3 300.0", "0.0 80.0", "80.0 120.0", "200.0 100.0", "finish"])
        #expect(drawn == [120, 100] && payments.count == 33)
      }

      @Test func itTakesThePlaceOfARefreshControl() {
        let list = UIScrollView(frame: CGRect(x: 0, y: 0, width: 390, height: 844))
        list.refreshControl = UIRefreshControl()
        list.flippingNotch = FlippingNotchControl()
        #expect(list.refreshControl == nil)
      }

      @Test func anAnswerThatWasCalledOffIsNotTheNextOnes() async {
        let (device, _, notch, payments, alarm) = PulledList.make()
        var goes: [CheckedContinuation<Void, Never>] = []
        notch.refresh = {
          await withCheckedContinuation { goes.append($0) }
          return 4
        }
        notch.beginRefreshing()
        await PulledList.run(device, alarm, seconds: 1)
        notch.cancelRefreshing()
        await PulledList.run(device, alarm, seconds: 4)
        notch.beginRefreshing()
        await PulledList.run(device, alarm, seconds: 1)
        #expect(goes.count == 2)
        goes.removeFirst().resume()
        await PulledList.run(device, alarm, seconds: 4)
        #expect(notch.isRefreshing && payments.count == 30)
        goes.removeFirst().resume()
        await PulledList.run(device, alarm, seconds: 6)
        #expect(!notch.isRefreshing && payments.count == 34)
      }

      @Test func aWaitForAFrameEndsWithTheWindow() async {
        let (device, table, notch, _, alarm) = PulledList.make()
        var isOver = false
        let wait = Task {
          await notch.cycle.nextFrame()
          isOver = true
        }
        await Task.yield()
        table.removeFromSuperview()
        for _ in 0..<20_000 where !isOver { await Task.yield() }
        #expect(isOver)
        device.window.addSubview(table)
        device.window.layoutIfNeeded()
        await PulledList.run(device, alarm, seconds: 0.5)
        await wait.value
      }

      @Test func theCardsFacesAreWhatIsSeen() async throws {
        let (device, _, notch, _, alarm) = PulledList.make()
        var go: CheckedContinuation<Void, Never>?
        notch.refresh = {
          await withCheckedContinuation { go = $0 }
          return 0
        }
        notch.beginRefreshing()
        await PulledList.run(device, alarm, seconds: 2)
        func all(_ view: UIView) -> [UIView] { [view] + view.subviews.flatMap(all) }
        let spinner = try #require(
          all(device.window).lazy.compactMap { $0 as? UIActivityIndicatorView }.first)
        let front = try #require(spinner.superview)
        #expect(spinner.isAnimating)
        #expect(spinner.center == CGPoint(x: front.bounds.midX, y: front.bounds.midY))
        #expect(front.layer.cornerRadius > 0 && front.clipsToBounds)
        #expect(spinner.color.cgColor != front.layer.backgroundColor)
        go?.resume()
        await PulledList.run(device, alarm, seconds: 0.5)
        #expect(!spinner.isAnimating)
        await PulledList.run(device, alarm, seconds: 6)
      }
    }
  }
#endif
