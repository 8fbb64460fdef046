import SuppleMotion
import SuppleScene
import SuppleScript
import Testing

@testable import SuppleInteractions

/// The states, what moves from one to the next, and what the app hears.
@Suite struct FlippingNotchStateTests {
  private enum Name: String {
    case idle, pulling, armed, dropping, waiting, flipping, inserting, showingFailure, slidingBack
  }

  private func state(_ driver: FlippingNotchDriver) -> Name {
    switch driver.notch.state {
    case .idle: .idle
    case .pulling: .pulling
    case .armed: .armed
    case .dropping: .dropping
    case .waiting: .waiting
    case .flipping: .flipping
    case .inserting: .inserting
    case .cancelled(.showingFailure): .showingFailure
    case .cancelled(.slidingBack): .slidingBack
    }
  }

  /// A driver in the given state.
  private func reach(_ name: Name) -> FlippingNotchDriver {
    let driver = FlippingNotchDriver()
    switch name {
    case .idle: break
    case .pulling: driver.pull(60)
    case .armed: driver.pull(220)
    case .dropping:
      driver.pull(220)
      driver.lift()
      driver.wait(0.1)
    case .waiting: driver.fire()
    case .flipping:
      driver.fire()
      driver.perform(.finishRefreshing(items: 1))
      driver.wait(0.25)
    case .inserting:
      driver.fire()
      driver.perform(.finishRefreshing(items: 1))
      driver.wait(0.601)
    case .showingFailure:
      driver.fire()
      driver.perform(.failRefreshing(text: 7))
      driver.wait(0.5)
    case .slidingBack:
      driver.fire()
      driver.perform(.finishRefreshing(items: 0))
      driver.wait(0.1)
    }
    return driver
  }

  @Test func everyStateIsReached() {
    for name in [
      Name.idle, .pulling, .armed, .dropping, .waiting, .flipping, .inserting, .showingFailure, .slidingBack,
    ] {
      #expect(state(reach(name)) == name)
    }
  }

  /// Every transition of the table, and that all other signals change nothing.
  @Test func everyTransitionIsTaken() {
    typealias Step = (FlippingNotch.Command, to: [Name: Name])
    let steps: [Step] = [
      (
        .beginRefreshing,
        [
          .idle: .dropping, .pulling: .dropping, .armed: .dropping, .inserting: .dropping,
          .slidingBack: .dropping,
        ]
      ),
      (.finishRefreshing(items: 2), [.waiting: .flipping]),
      (.finishRefreshing(items: 0), [.waiting: .slidingBack]),
      (.finishRefreshing(items: -4), [.waiting: .slidingBack]),
      (.failRefreshing(text: 3), [.waiting: .showingFailure]),
      (
        .cancelRefreshing,
        [
          .pulling: .idle, .armed: .idle, .dropping: .slidingBack, .waiting: .slidingBack,
          .flipping: .slidingBack,
          .showingFailure: .slidingBack,
        ]
      ),
    ]
    for (command, moves) in steps {
      for from in [
        Name.idle, .pulling, .armed, .dropping, .waiting, .flipping, .inserting, .showingFailure,
        .slidingBack,
      ] {
        let driver = reach(from)
        let before = driver.look()
        driver.perform(command)
        #expect(state(driver) == moves[from] ?? from, "\(command) in \(from)")
        // Nothing jumps, whatever is asked when.
        let after = driver.look()
        #expect(near(after.listOffset, before.listOffset, 1e-9), "\(command) in \(from)")
        #expect(near(after.notchBottom, before.notchBottom, 1e-9))
        if let card = before.card { #expect(near(after.card?.box, card.box, 1e-9)) }
      }
    }
  }

  @Test func timeMovesOn() {
    for (from, after, to) in [
      (Name.dropping, 0.3, Name.waiting), (.flipping, 0.4, .inserting), (.inserting, 3, .idle),
      (.showingFailure, 1.4, .slidingBack), (.slidingBack, 0.3, .idle),
    ] {
      let driver = reach(from)
      driver.wait(after)
      #expect(state(driver) == to)
    }
  }

  @Test func theMainPathTellsWhatHappens() {
    let driver = FlippingNotchDriver()
    driver.fire()
    #expect(driver.names == [.armed, .triggered])
    var frame = driver.look()
    #expect(frame.schedule == .settled)
    #expect(frame.card?.traits.contains(.waiting) == true)
    #expect(frame.card?.label == LayerLabel.none)
    #expect(near(frame.card?.box, Rect(x: 83, y: 40, width: 209, height: 107.851_311_95), 1e-6))
    #expect(near(frame.listOffset, 93.5, 1e-9))
    driver.perform(.finishRefreshing(items: 1))
    driver.wait(5)
    frame = driver.look()
    #expect(driver.names == [.armed, .triggered, .inserted])
    #expect(frame.schedule == .settled)
    #expect(frame.card == nil)
    #expect(frame.listOffset == 0)
    #expect(frame.row(5)?.box == Rect(x: 16, y: 68, width: 343, height: 177))
  }

  @Test func theNotchIsBlackAndAlwaysThere() {
    let driver = FlippingNotchDriver()
    for step in 0..<4 {
      if step == 1 { driver.pull(220) }
      if step == 2 { driver.lift() }
      driver.wait(0.2)
      let notch = driver.look().layers.last
      #expect(notch?.id == LayerID(.notch))
      #expect(notch?.fill == .black)
      #expect(notch?.center.x == 187.5)
      #expect(notch?.path.isEmpty == false)
    }
    driver.perform(.setCutout(nil))
    driver.wait(3)
    #expect(driver.look().layer(LayerID(.notch)) == nil)
  }

  @Test func theCardWaitsForAsLongAsItTakes() {
    let driver = reach(.waiting)
    let before = driver.look()
    driver.wait(3600)
    let after = driver.look()
    #expect(after.layers == before.layers)
    #expect(after.schedule == .settled)
  }

  @Test func anEarlyAnswerWaitsForTheCard() {
    for early in [
      FlippingNotch.Command.finishRefreshing(items: 1), .finishRefreshing(items: 0), .failRefreshing(text: 1),
    ] {
      let driver = FlippingNotchDriver()
      driver.pull(220)
      driver.lift()
      let start = driver.time
      driver.wait(0.05)
      driver.perform(early)
      // The first answer counts.
      driver.perform(.finishRefreshing(items: 5))
      #expect(driver.look().card?.traits.contains(.waiting) == false)
      driver.wait(0.2)
      #expect(state(driver) == .dropping)
      _ = driver.look(at: start + 0.3)
      switch early {
      case .finishRefreshing(items: 1): #expect(state(driver) == .flipping)
      case .finishRefreshing: #expect(state(driver) == .slidingBack)
      default: #expect(state(driver) == .showingFailure)
      }
      driver.wait(6)
      #expect(driver.names.count == 3)
      #expect(driver.events.last?.value != 5)
    }
  }

  @Test func lateAndDoubleAnswersAreIgnored() {
    let driver = FlippingNotchDriver()
    driver.perform(.finishRefreshing(items: 1))
    driver.perform(.failRefreshing(text: 1))
    driver.wait(1)
    driver.fire()
    driver.perform(.finishRefreshing(items: 1))
    driver.perform(.finishRefreshing(items: 1))
    driver.wait(5)
    driver.perform(.finishRefreshing(items: 1))
    driver.wait(5)
    #expect(driver.names == [.armed, .triggered, .inserted])
    #expect(driver.notch.core.value.rows.inserted == 1)
  }

  @Test func nothingNewSlidesBackUpIntoTheNotch() {
    let driver = FlippingNotchDriver()
    driver.fire()
    driver.perform(.finishRefreshing(items: 0))
    var last = driver.look()
    for _ in 0..<34 {
      driver.wait(0.01)
      let frame = driver.look()
      #expect((frame.card?.box.maxY ?? 0) < (last.card?.box.maxY ?? 0))
      #expect(frame.listOffset < last.listOffset)
      // Neither runs into the other.
      #expect((frame.row(1)?.box.minY ?? 0) - (frame.card?.box.maxY ?? 1e9) >= 10)
      last = frame
    }
    // At the end the notch hides it: it has the notch's own outline.
    #expect(near(last.card?.box, Rect(x: 83, y: 0, width: 209, height: 26), 1))
    driver.wait(0.02)
    #expect(driver.look().card == nil)
    #expect(driver.names == [.armed, .triggered, .cancelled])
    #expect(driver.look().schedule == .settled)
  }

  @Test func aFailureIsShownAndThenTheCardSlidesBack() {
    let driver = FlippingNotchDriver()
    driver.fire()
    driver.perform(.failRefreshing(text: 42))
    let start = driver.time
    var frame = driver.look()
    #expect(frame.card?.traits.contains(.failed) == true)
    #expect(frame.card?.traits.contains(.waiting) == false)
    #expect(frame.card?.label == .text(42))
    #expect(frame.schedule == .at(start + 1.8))
    #expect(driver.names.last == .failed)
    frame = driver.look(at: start + 1.79)
    #expect(near(frame.card?.box.minY ?? 0, 40, 1e-9))
    frame = driver.look(at: start + 2)
    #expect((frame.card?.box.minY ?? 40) < 39)
    #expect(frame.card?.label == .text(42))
    driver.wait(3)
    #expect(driver.look().card == nil)
    // One ending, not two.
    #expect(driver.names == [.armed, .triggered, .failed])
  }

  @Test func aSecondPullIsIgnoredWhileOneIsUnderWay() {
    for name in [Name.dropping, .waiting, .flipping, .showingFailure, .slidingBack] {
      let driver = reach(name)
      let twin = reach(name)
      let from = driver.time
      #expect(!driver.down())
      for step in 1...6 {
        driver.wait(0.01)
        #expect(!driver.pointer(.move, Point(x: 180, y: 200 + Double(step) * 60)))
      }
      #expect(!driver.lift())
      #expect(!driver.wheel(-40))
      driver.perform(.hint)
      #expect(driver.look(at: from + 0.2).layers == twin.look(at: from + 0.2).layers)
    }
  }

  @Test func theAppStartsItWithoutAFinger() {
    let driver = FlippingNotchDriver()
    driver.perform(.beginRefreshing)
    #expect(driver.look().notchBottom == 26)
    driver.wait(2)
    #expect(driver.names == [.triggered])
    #expect(near(driver.look().listOffset, 93.5, 1e-9))
    // A second start is none.
    driver.perform(.beginRefreshing)
    driver.perform(.finishRefreshing(items: 1))
    driver.wait(3)
    #expect(driver.names == [.triggered, .inserted])
  }

  @Test func aFingerIsShakenOffWhenTheAppStartsOrCancels() {
    for command in [FlippingNotch.Command.beginRefreshing, .cancelRefreshing] {
      let driver = FlippingNotchDriver()
      driver.pull(60)
      driver.perform(command)
      #expect(!driver.drag(by: 300))
      driver.lift()
      driver.wait(3)
      #expect(driver.names == (command == .beginRefreshing ? [.triggered] : []))
    }
  }

  @Test func theAppCancelsAtAnyTime() {
    for name in [Name.dropping, .waiting, .flipping] {
      let driver = reach(name)
      driver.perform(.cancelRefreshing)
      driver.perform(.cancelRefreshing)
      driver.wait(3)
      #expect(driver.names == [.armed, .triggered, .cancelled])
      #expect(driver.look().listOffset == 0)
      #expect(driver.look().card == nil)
      #expect(driver.notch.core.value.rows.inserted == 0)
    }
    let late = reach(.inserting)
    late.perform(.cancelRefreshing)
    late.wait(3)
    #expect(late.names == [.armed, .triggered, .inserted])
  }

  @Test func severalItemsComeInTogether() {
    let driver = FlippingNotchDriver()
    driver.fire()
    driver.perform(.finishRefreshing(items: 3))
    let start = driver.time
    for step in 0..<60 {
      let frame = driver.look(at: start + Double(step) * 0.01)
      // The first comes in on the card: the two others are dealt from under it, the lower one lower.
      guard let card = frame.card, let second = frame.row(6), let third = frame.row(5) else {
        Issue.record("a row is missing at \(step)")
        continue
      }
      #expect(frame.row(7) == nil)
      #expect(second.traits.contains(.raised))
      #expect(near(second.box.width, card.size.width, 1e-9))
      #expect(near(second.box.height, card.size.height, 1e-6))
      #expect(second.box.minY >= card.box.minY - 1e-9)
      #expect(third.box.minY >= second.box.minY - 1e-9)
      #expect((frame.row(1)?.box.minY ?? 1e9) >= third.box.maxY)
      #expect(
        frame.layers.firstIndex { $0.id == second.id } ?? 9 < frame.layers.firstIndex { $0.id == card.id }
          ?? 0)
    }
    let landed = driver.look(at: start + 0.6)
    #expect(driver.events.last?.name == .inserted)
    #expect(driver.events.last?.value == 3)
    for (number, index) in [(Int32(7), 0.0), (6, 1), (5, 2), (1, 3)] {
      #expect(near(landed.row(number)?.box.minY ?? 0, 68 + 187 * index + landed.listOffset, 1e-9))
      #expect(landed.row(number)?.traits.contains(.raised) == false)
    }
  }

  @Test func aPullMayFollowAtOnce() {
    let driver = reach(.inserting)
    let before = driver.look()
    driver.pull(220)
    _ = before
    driver.lift()
    driver.wait(2)
    driver.perform(.finishRefreshing(items: 1))
    driver.wait(3)
    #expect(driver.names == [.armed, .triggered, .inserted, .armed, .triggered, .inserted])
    #expect(driver.look().row(6)?.box.minY == 68)
  }

  @Test func withReducedMotionTheRowFadesIn() {
    let driver = FlippingNotchDriver()
    driver.notch.handle(.preferences(Preferences(reducedMotion: true)), at: 0)
    driver.pull(220)
    driver.lift()
    let start = driver.time
    let dropped = driver.notch.core.value.geometry.droppedCard
    for step in 0...20 {
      let frame = driver.look(at: start + Double(step) * 0.01)
      #expect(near(frame.card?.box, dropped, 1e-9))
      #expect(near(frame.card?.opacity ?? 0, Double(step) / 20, 1e-6))
    }
    driver.wait(1)
    #expect(state(driver) == .waiting)
    driver.perform(.finishRefreshing(items: 2))
    let answered = driver.time
    for step in 0..<20 {
      let frame = driver.look(at: answered + Double(step) * 0.01)
      #expect(frame.card?.angle == 0)
      #expect(near(frame.card?.opacity ?? 0, 1 - Double(step) / 20, 1e-6))
      // Where they belong, all the time.
      #expect(frame.row(6)?.box == Rect(x: 16, y: 68, width: 343, height: 177))
      #expect(frame.row(5)?.box == Rect(x: 16, y: 255, width: 343, height: 177))
      let eased = CubicBezierEasing.easeInOut.value(at: Double(step) / 20)
      #expect(near(frame.row(6)?.opacity ?? 0, eased, 1e-6))
    }
    let landed = driver.look(at: answered + 0.2)
    #expect(driver.names == [.armed, .triggered, .inserted])
    #expect(landed.card == nil)
    #expect(landed.row(6)?.opacity == 1)
    #expect(near(landed.row(1)?.box.minY ?? 0, 68 + 374, 1e-9))
    #expect(landed.schedule == .settled)
  }

  @Test func withReducedMotionACardThatLeavesFades() {
    for command in [FlippingNotch.Command.finishRefreshing(items: 0), .cancelRefreshing] {
      let driver = FlippingNotchDriver()
      driver.notch.handle(.preferences(Preferences(reducedMotion: true)), at: 0)
      driver.fire()
      driver.perform(command)
      let start = driver.time
      let frame = driver.look(at: start + 0.1)
      #expect(near(frame.card?.opacity ?? 0, 0.5, 1e-6))
      #expect(near(frame.card?.box, driver.notch.core.value.geometry.droppedCard, 1e-9))
      driver.wait(1)
      #expect(driver.look().card == nil)
      #expect(driver.look().listOffset == 0)
    }
  }

  @Test func motionThatIsReducedInMidFlightStillArrives() {
    let driver = reach(.slidingBack)
    driver.notch.handle(.preferences(Preferences(reducedMotion: true)), at: driver.time)
    driver.perform(.beginRefreshing)
    driver.wait(1)
    #expect(near(driver.look().card?.box, driver.notch.core.value.geometry.droppedCard, 1e-9))
    driver.perform(.finishRefreshing(items: 1))
    driver.notch.handle(.preferences(Preferences()), at: driver.time)
    driver.wait(3)
    #expect(driver.look().row(5)?.box.minY == 68)
  }

  @Test func anInvitationDipsAndComesBack() {
    let driver = FlippingNotchDriver()
    driver.perform(.hint)
    var most = 0.0
    for _ in 0..<100 {
      driver.wait(0.01)
      let frame = driver.look()
      most = max(most, frame.listOffset)
      #expect(frame.listOffset >= 0)
      #expect(near(frame.notchBottom, 26 + frame.listOffset, 1e-9))
    }
    #expect(near(most, 26, 0.01))
    driver.wait(4)
    #expect(driver.look().listOffset == 0)
    #expect(driver.look().schedule == .settled)
    #expect(driver.names.isEmpty)
    let still = FlippingNotchDriver()
    still.notch.handle(.preferences(Preferences(reducedMotion: true)), at: 0)
    still.perform(.hint)
    still.wait(0.3)
    #expect(still.look().listOffset == 0)
    let scrolled = FlippingNotchDriver()
    scrolled.perform(.scrollTo(y: 50))
    scrolled.perform(.hint)
    scrolled.wait(0.3)
    #expect(scrolled.look().listOffset == -50)
    let held = FlippingNotchDriver()
    held.pull(60)
    let place = held.look().listOffset
    held.perform(.hint)
    held.wait(0.3)
    #expect(held.look().listOffset == place)
  }
}
