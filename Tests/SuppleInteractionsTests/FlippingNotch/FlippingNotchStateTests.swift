import SuppleMotion
import SuppleScene
import SuppleScript
import Testing

@testable import SuppleInteractions

/// The states, the transitions between them, and the app's events.
@Suite struct FlippingNotchStateTests {
  @Test func everyStateIsReached() {
    for name in FlippingNotchStateName.allCases {
      #expect(FlippingNotchDriver.inState(name).stateName == name)
    }
  }

  /// Every transition of the table, and that all other actions change nothing.
  @Test func everyTransitionIsTaken() {
    typealias Step = (FlippingNotch.Command, to: [FlippingNotchStateName: FlippingNotchStateName])
    let steps: [Step] = [
      (
        .beginRefreshing,
        [
          .idle: .dropping, .pulling: .dropping, .armed: .dropping, .inserting: .dropping,
          .showingMessage: .dropping, .slidingBack: .dropping,
        ]
      ),
      (.finishRefreshing(items: 2), [.waiting: .flipping]),
      (.finishRefreshing(items: 0), [.waiting: .showingMessage]),
      (.finishRefreshing(items: -4), [.waiting: .showingMessage]),
      (.failRefreshing(text: 3), [.waiting: .showingMessage]),
      (
        .cancelRefreshing,
        [
          .pulling: .idle, .armed: .idle, .dropping: .slidingBack, .waiting: .slidingBack,
          .flipping: .slidingBack,
          .showingMessage: .slidingBack,
        ]
      ),
    ]
    for (command, moves) in steps {
      for from in [
        FlippingNotchStateName.idle, .pulling, .armed, .dropping, .waiting, .flipping, .inserting,
        .showingMessage,
        .slidingBack,
      ] {
        let driver = FlippingNotchDriver.inState(from)
        let before = driver.look()
        driver.perform(command)
        #expect(driver.stateName == moves[from] ?? from, "\(command) in \(from)")
        // Nothing jumps, for any command at any time.
        let after = driver.look()
        #expect(near(after.listOffset, before.listOffset, 1e-9), "\(command) in \(from)")
        #expect(near(after.notchBottom, before.notchBottom, 1e-9))
        if let card = before.card { #expect(near(after.card?.box, card.box, 1e-9)) }
      }
    }
  }

  @Test func timeMovesOn() {
    for (from, after, to) in [
      (FlippingNotchStateName.dropping, 0.3, FlippingNotchStateName.waiting), (.flipping, 0.4, .inserting),
      (.inserting, 3, .idle),
      (.showingMessage, 1.4, .slidingBack), (.slidingBack, 0.3, .idle),
    ] {
      let driver = FlippingNotchDriver.inState(from)
      driver.wait(after)
      #expect(driver.stateName == to)
    }
  }

  @Test func theMainPathTellsWhatHappens() {
    let driver = FlippingNotchDriver()
    driver.fire()
    #expect(driver.names == [.armed, .beganRefreshing])
    var frame = driver.look()
    #expect(frame.schedule == .settled)
    #expect(frame.card?.traits.contains(.waiting) == true)
    #expect(frame.card?.label == LayerLabel.none)
    #expect(near(frame.card?.box, Rect(x: 83, y: 40, width: 209, height: 107.851_311_95), 1e-6))
    #expect(near(frame.listOffset, 93.5, 1e-9))
    driver.perform(.finishRefreshing(items: 1))
    driver.wait(5)
    frame = driver.look()
    #expect(driver.names == [.armed, .beganRefreshing, .inserted])
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
      let notch = driver.look().layers.last { $0.id.role != .indicator }
      #expect(notch?.id == LayerID(.notch))
      #expect(notch?.fill == .black)
      #expect(notch?.center.x == 187.5)
      #expect(notch?.path.isEmpty == false)
    }
    driver.perform(.setCutout(nil))
    driver.wait(3)
    #expect(driver.look().layer(LayerID(.notch)) == nil)
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
    #expect(near(most, 48, 0.01))
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

  @Test("A press that stops a hint belongs to the page, and a drag from there is a pull")
  func pressStopsHint() {
    let driver = FlippingNotchDriver()
    driver.perform(.hint)
    driver.wait(0.15)
    let place = driver.look().listOffset
    #expect(place > 5)
    #expect(!driver.down())
    driver.wait(0.5)
    #expect(near(driver.look().listOffset, place, 3))
    _ = driver.lift()
    driver.wait(4)
    #expect(driver.look().listOffset == 0)
    driver.perform(.hint)
    driver.wait(0.15)
    #expect(!driver.down())
    #expect(driver.drag(by: 60))
    #expect(driver.look().listOffset > place)
    // A list that returns by itself is caught, and the press is no tap.
    _ = driver.lift()
    driver.wait(0.05)
    #expect(driver.look().listOffset > 1)
    #expect(driver.down())
  }
}
