import SuppleMotion
import SuppleScene
import SuppleScript
import Testing

@testable import SuppleInteractions

/// Pulling: fingers, cancelled touches, scrolling, wheels.
@Suite struct FlippingNotchPullTests {
  // MARK: The finger

  @Test func withoutAWallTheListYieldsEverLess() {
    let driver = FlippingNotchDriver()
    driver.down()
    var last = 0.0
    var step = Double.infinity
    for _ in 0..<12 {
      driver.drag(by: 60, over: 0.1)
      driver.wait(0.2)
      let place = driver.look().listOffset
      #expect(place > last)
      #expect(place - last < step)
      step = place - last
      last = place
    }
    #expect(last > 150)
    #expect(near(driver.look().notchBottom, 26 + last, 1e-9))
    #expect(driver.names == [.armed])
  }

  @Test func theSlopIsTakenUpAndThenItIsOneToOne() {
    let driver = FlippingNotchDriver()
    driver.down()
    driver.pointer(.move, Point(x: 180, y: 209))
    #expect(driver.look().listOffset == 0)
    driver.wait(0.01)
    driver.pointer(.move, Point(x: 180, y: 215))
    // No jump with the sample that begins the drag.
    #expect(near(driver.look().listOffset, 0, 1e-9))
    driver.wait(0.2)
    let height = driver.notch.core.value.geometry.listHeight
    #expect(near(driver.look().listOffset, RubberBand().offset(pull: 15, dimension: height), 1e-6))
    driver.wait(0.01)
    driver.pointer(.move, Point(x: 180, y: 255))
    #expect(near(driver.look().listOffset, RubberBand().offset(pull: 55, dimension: height), 1e-6))
  }

  @Test func itIsArmedAndDisarmedOnceEachWay() {
    let driver = FlippingNotchDriver()
    driver.down()
    driver.drag(by: 230)
    driver.drag(by: 30)
    driver.drag(by: -120)
    driver.drag(by: -20)
    driver.drag(by: 150)
    driver.drag(by: -200)
    driver.lift()
    driver.wait(3)
    #expect(driver.names == [.armed, .disarmed, .armed, .disarmed])
    #expect(driver.look().listOffset == 0)
    guard case .idle = driver.notch.state else {
      Issue.record("not idle")
      return
    }
  }

  @Test func progressCountsToTheThreshold() {
    let driver = FlippingNotchDriver()
    driver.pull(60)
    guard case .pulling(let pull) = driver.notch.state else {
      Issue.record("not pulling")
      return
    }
    #expect(near(pull.progress, driver.look().listOffset / 86, 1e-6))
    driver.drag(by: 200)
    guard case .armed(let armed) = driver.notch.state else {
      Issue.record("not armed")
      return
    }
    #expect(armed.progress > 1)
  }

  @Test func lettingGoBelowTheThresholdFallsBackWithoutOvershoot() {
    for velocity in [-2300.0, -500, 0, 300, 1500] {
      let driver = FlippingNotchDriver()
      driver.down()
      driver.drag(by: 120, over: 0.4)
      driver.drag(by: velocity * 0.05, over: 0.05)
      driver.lift()
      #expect(!driver.names.contains(.triggered))
      var last = Double.infinity
      var isFalling = false
      for _ in 0..<400 {
        driver.wait(0.01)
        let place = driver.look().listOffset
        if case .idle = driver.notch.state,
          driver.look().layer(LayerID(.list))?.traits.contains(.engaged) == false
        {
          #expect(place >= -1e-9, "\(velocity)")
          // It may run on with the finger's velocity at first, and then only falls.
          if place < last { isFalling = true }
          if isFalling { #expect(place <= last + 1e-9) }
        }
        last = place
      }
      #expect(driver.look().schedule == .settled)
    }
  }

  @Test func aRestingFingersListFallsBackAsTheOriginals() {
    let driver = FlippingNotchDriver()
    driver.pull(120)
    driver.lift()
    let start = driver.time
    let from = driver.look().listOffset
    // The spring's slow root is 9.3; the fast one, 120, turns it over within a frame at 60 Hz.
    for elapsed in stride(from: 0.02, through: 1, by: 0.02) {
      let place = driver.look(at: start + elapsed).listOffset
      let expected =
        from * (120 * Elementary.exp(-9.3 * elapsed) - 9.3 * Elementary.exp(-120 * elapsed)) / 110.7
      #expect(near(place, elapsed < 0.95 ? expected : place, 1e-6))
      #expect(place >= from * Elementary.exp(-9.3 * elapsed) - 1e-3)
      #expect(place <= from * Elementary.exp(-9.3 * (elapsed - 1 / 60.0)))
    }
  }

  @Test func aCancelledTouchNeverFires() {
    let driver = FlippingNotchDriver()
    driver.pull(260)
    driver.pointer(.cancel, .zero)
    driver.wait(3)
    #expect(driver.names == [.armed, .disarmed])
    #expect(driver.look().listOffset == 0)
  }

  @Test func aTapASidewaysAndAnUpwardDragAreThePages() {
    for (distance, claimed) in [
      (Point(x: 0, y: 6), true), (Point(x: 30, y: 20), false), (Point(x: -30, y: 20), false),
      (Point(x: 0, y: -30), false), (Point(x: 20, y: 30), true),
    ] {
      let driver = FlippingNotchDriver()
      #expect(!driver.down())
      driver.wait(0.01)
      #expect(driver.pointer(.move, Point(x: 180 + distance.x, y: 200 + distance.y)) == claimed)
      if !claimed {
        // For good: turning down later in the same gesture does not pull.
        #expect(!driver.drag(by: 200))
      }
      driver.lift()
      driver.wait(3)
      #expect(driver.names.isEmpty)
      #expect(driver.look().listOffset == 0)
    }
  }

  @Test func aSecondFingerIsIgnored() {
    let driver = FlippingNotchDriver()
    driver.pull(220)
    #expect(!driver.pointer(.down, Point(x: 90, y: 90), id: 2))
    #expect(!driver.pointer(.move, Point(x: 90, y: 20), id: 2))
    #expect(!driver.pointer(.up, Point(x: 90, y: 20), id: 2))
    #expect(near(driver.look().listOffset, RubberBand().offset(pull: 220, dimension: 734), 1e-6))
    driver.lift()
    _ = driver.look()
    #expect(driver.names == [.armed, .triggered])
  }

  @Test func aListInFlightIsCaughtWithoutAJump() {
    let driver = FlippingNotchDriver()
    driver.pull(150)
    driver.lift()
    driver.wait(0.06)
    let before = driver.look().listOffset
    let earlier =
      before - driver.notch.core.value.overscroll.velocity(at: driver.notch.core.value.clock.now) * 1e-5
    #expect(driver.down())
    #expect(near(driver.look().listOffset, before, 1e-9))
    let after = driver.look(at: driver.time + 1e-5)
    #expect(near((after.listOffset - before) / 1e-5, (before - earlier) / 1e-5, 2))
    #expect(near(after.notchBottom, 26 + after.listOffset, 1e-9))
    driver.wait(0.3)
    #expect(near(driver.look().listOffset, before, 1e-6))
    // From there it is 1:1 in the finger's points.
    driver.drag(by: 100)
    driver.wait(0.2)
    let band = RubberBand()
    let expected = band.offset(pull: band.pull(offset: before, dimension: 734) + 100, dimension: 734)
    #expect(near(driver.look().listOffset, expected, 1e-6))
  }

  @Test func aFingerSeenOnlyDownAndUpStillPulls() {
    let driver = FlippingNotchDriver()
    driver.down()
    driver.wait(0.1)
    #expect(driver.pointer(.up, Point(x: 180, y: 480)))
    _ = driver.look()
    #expect(driver.names == [.armed, .triggered])
  }

  // MARK: Scrolling

  @Test func aPullBelowTheTopMovesTheListOnly() {
    let driver = FlippingNotchDriver()
    driver.perform(.scrollTo(y: 40))
    driver.down()
    for _ in 0..<20 {
      #expect(!driver.drag(by: 20, over: 0.02))
      // The page scrolls, and arrives at the top under the finger.
      let scroll = -driver.look().listOffset
      driver.perform(.scrollTo(y: max(0, scroll - 20)))
    }
    #expect(driver.look().listOffset == 0)
    driver.lift()
    driver.wait(2)
    #expect(driver.names.isEmpty)
  }

  @Test func aFlingThatArrivesAtTheTopDoesNotTrigger() {
    let driver = FlippingNotchDriver()
    for y in [400.0, 200, 80, 20, 0, -12, -3, 0] {
      driver.perform(.scrollTo(y: y))
      driver.wait(0.016)
      #expect(driver.look().listOffset == -max(0, y))
    }
    #expect(driver.names.isEmpty)
    #expect(driver.look().schedule == .settled)
  }

  @Test func aPullThatTurnsBackUpPastItsStartScrolls() {
    let driver = FlippingNotchDriver()
    driver.pull(80)
    #expect(driver.drag(by: -200))
    driver.wait(0.2)
    var frame = driver.look()
    // 1:1 beyond the start.
    #expect(near(frame.listOffset, -120, 1e-6))
    #expect(frame.layer(LayerID(.list))?.traits.contains(.engaged) == true)
    #expect(frame.notchBottom == 26)
    #expect(near(frame.row(1)?.box.minY ?? 0, 68 - 120, 1e-6))
    // What the host reports while the list is held is what the engine did.
    driver.perform(.scrollTo(y: 3))
    #expect(near(driver.look().listOffset, -120, 1e-6))
    // And down again, in the same gesture.
    driver.drag(by: 180)
    driver.wait(0.2)
    frame = driver.look()
    #expect(near(frame.listOffset, RubberBand().offset(pull: 60, dimension: 734), 1e-6))
    driver.drag(by: -100)
    driver.wait(0.2)
    driver.lift()
    driver.wait(1)
    frame = driver.look()
    #expect(near(frame.listOffset, -40, 1e-6))
    #expect(frame.layer(LayerID(.list))?.traits.contains(.engaged) == false)
    #expect(frame.schedule == .settled)
    #expect(driver.names.isEmpty)
  }

  @Test func aFlickUpwardsGlidesOnAsAScrollViewDoes() {
    let driver = FlippingNotchDriver()
    driver.pull(60)
    driver.drag(by: -160, over: 0.16)
    driver.lift()
    let start = driver.time
    let from = driver.look().listOffset
    #expect(driver.look().layer(LayerID(.list))?.traits.contains(.engaged) == true)
    // Released at 1000 points per second: 0.998 per millisecond.
    for elapsed in [0.1, 0.3, 0.6] {
      let distance =
        1000 / (-1000 * Elementary.log(0.998)) * (1 - Elementary.exp(1000 * Elementary.log(0.998) * elapsed))
      #expect(near(driver.look(at: start + elapsed).listOffset, from - distance, 1))
    }
    // A touch stops it; the page takes it from there.
    let place = driver.look().listOffset
    #expect(!driver.down())
    driver.wait(1)
    #expect(driver.look().listOffset == place)
    driver.perform(.scrollTo(y: 77))
    #expect(driver.look().listOffset == -77)
    #expect(driver.names.isEmpty)
  }

  @Test func aGlideStopsAtTheTop() {
    let driver = FlippingNotchDriver()
    driver.pull(20)
    driver.drag(by: -220)
    driver.wait(0.1)
    driver.drag(by: 100, over: 0.08)
    driver.lift()
    var last = -1000.0
    for _ in 0..<300 {
      driver.wait(0.01)
      let place = driver.look().listOffset
      #expect(place <= 0 && place >= last)
      last = place
    }
    #expect(last == 0)
    #expect(driver.names.isEmpty)
    #expect(driver.look().schedule == .settled)
  }

  // MARK: Wheels

  @Test func aWheelPullsAfterSilenceAtTheTopAndSilenceReleasesIt() {
    let driver = FlippingNotchDriver(from: 10)
    for _ in 0..<30 {
      #expect(driver.wheel(-8))
      driver.wait(0.016)
    }
    let frame = driver.look(at: driver.time + 0.1)
    #expect(near(frame.listOffset, RubberBand().offset(pull: 240, dimension: 734), 0.2))
    #expect(driver.names == [.armed])
    let last = driver.time - 0.1 - 0.016
    #expect(frame.schedule == .now || frame.schedule == .at(last + 0.15))
    _ = driver.look(at: last + 0.1499)
    #expect(driver.names == [.armed])
    _ = driver.look(at: last + 0.15)
    #expect(driver.names == [.armed, .triggered])
    #expect(near(driver.events.last?.time ?? 0, last + 0.15, 1e-9))
  }

  @Test func silenceBelowTheThresholdFallsBack() {
    let driver = FlippingNotchDriver(from: 10)
    #expect(driver.wheel(-120))
    #expect(near(driver.look().listOffset, 0, 1e-9))
    driver.wait(0.14)
    #expect(driver.look().listOffset > 50)
    driver.wait(4)
    #expect(driver.look().listOffset == 0)
    #expect(driver.names.isEmpty)
  }

  @Test func aWheelThatScrollsIntoTheTopDoesNotPull() {
    let driver = FlippingNotchDriver(from: 10)
    driver.perform(.scrollTo(y: 100))
    for step in 0..<40 {
      #expect(!driver.wheel(-10))
      driver.perform(.scrollTo(y: max(0, 100 - Double(step) * 10)))
      driver.wait(0.03)
    }
    // Momentum: only silence ends it.
    driver.wait(0.1)
    #expect(!driver.wheel(-10))
    driver.wait(0.16)
    #expect(driver.wheel(-10))
  }

  @Test func theListItselfMustHaveStoodAtTheTop() {
    let driver = FlippingNotchDriver(from: 10)
    driver.perform(.scrollTo(y: 100))
    driver.wait(1)
    driver.perform(.scrollTo(y: 0))
    driver.wait(0.1)
    #expect(!driver.wheel(-10))
  }

  @Test func aWheelTurnedBackGoesToThePage() {
    let driver = FlippingNotchDriver(from: 10)
    #expect(driver.wheel(-60))
    driver.wait(0.05)
    #expect(driver.wheel(40))
    driver.wait(0.05)
    #expect(!driver.wheel(40))
    driver.wait(3)
    #expect(driver.look().listOffset == 0)
    #expect(driver.names.isEmpty)
  }

  @Test func aSidewaysOrDownwardWheelIsThePages() {
    let driver = FlippingNotchDriver(from: 10)
    #expect(!driver.wheel(-10, sideways: 30))
    driver.wait(1)
    #expect(!driver.wheel(30))
    driver.wait(1)
    #expect(!driver.wheel(.nan))
    #expect(driver.wheel(-5))
  }

  @Test func silenceIsRealTimeInSlowMotion() {
    let driver = FlippingNotchDriver(from: 10)
    driver.notch.handle(.preferences(Preferences(rate: 0.1)), at: 10)
    for _ in 0..<40 {
      #expect(driver.wheel(-10))
      driver.wait(0.016)
    }
    let last = driver.time - 0.016
    _ = driver.look(at: last + 0.151)
    #expect(driver.names == [.armed, .triggered])
  }
}
