import SuppleMotion
import SuppleScene
import SuppleScript
import Testing

@testable import SuppleInteractions

/// Pulling with a finger, and touches that are cancelled.
@Suite struct FlippingNotchPullTests {
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

  @Test func aListIsArmedAt120PointsOfFinger() {
    for height in [600.0, 812, 1200] {
      let size = Size(width: 375, height: height)
      let viewport = Viewport(size: size, safeArea: FlippingNotchDriver.phone.safeArea)
      for (distance, isArmed) in [(110.0, false), (128, true)] {
        let driver = FlippingNotchDriver(viewport: viewport)
        driver.pull(distance)
        driver.wait(0.2)
        _ = driver.look()
        #expect((driver.names == [.armed]) == isArmed, "\(distance) pt on a list \(height) high")
      }
    }
  }

  /// The distance of a finger, in whole points, at which a pull is armed that begins `room` points above the screen's end.
  private func armingDistance(
    _ style: FlippingNotchStyle = .modern, room: Double, setUp: (FlippingNotchDriver) -> Void = { _ in }
  ) -> Double? {
    let driver = FlippingNotchDriver(style)
    setUp(driver)
    driver.down(at: Point(x: 180, y: 812 - room))
    var last = driver.look().listOffset
    for distance in 1...200 {
      driver.drag(by: 1, over: 0.01)
      driver.wait(0.3)
      let offset = driver.look().listOffset
      #expect(offset >= last && (offset - last <= 1 + 1e-6 || distance < 30), "\(room) at \(distance)")
      last = offset
      if driver.names == [.armed] { return Double(distance) }
    }
    return nil
  }

  @Test("A finger near the screen's end arms 16 pt before it, and never below 72 pt of finger")
  func roomUnderTheFinger() throws {
    for (room, expected) in [
      (60.0, 72.0), (88, 72), (100, 84), (120, 104), (130, 114), (140, 121), (400, 121),
    ] {
      let distance = try #require(armingDistance(room: room))
      #expect(abs(distance - expected) <= 1, "\(room): \(distance)")
    }
    // The original's list follows equally everywhere.
    var classic = FlippingNotchStyle.classic
    classic.content = .asksApp
    let (near, far) = (armingDistance(classic, room: 60), armingDistance(classic, room: 400))
    #expect(near == far && abs((near ?? 0) - 178) <= 10)
  }

  @Test("The host says where the screen ends, if that is not where the viewport does")
  func screenEnd() throws {
    let higher = try #require(armingDistance(room: 400) { $0.perform(.setScreenEnd(y: 500)) })
    #expect(abs(higher - 72) <= 1)
    let lower = try #require(armingDistance(room: 60) { $0.perform(.setScreenEnd(y: 1200)) })
    #expect(abs(lower - 121) <= 1)
    let unknown = try #require(armingDistance(room: 60) { $0.perform(.setScreenEnd(y: .nan)) })
    #expect(abs(unknown - 72) <= 1)
  }

  @Test func progressCountsToTheThreshold() {
    let driver = FlippingNotchDriver()
    driver.pull(60)
    guard case .pulling(let pull) = driver.notch.state else {
      Issue.record("not pulling")
      return
    }
    #expect(near(pull.progress, driver.look().listOffset / 61, 1e-6))
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
      #expect(!driver.names.contains(.beganRefreshing))
      var last = Double.infinity
      var isFalling = false
      for _ in 0..<400 {
        driver.wait(0.01)
        let place = driver.look().listOffset
        if case .idle = driver.notch.state,
          driver.look().layer(LayerID(.list))?.traits.contains(.engaged) == false
        {
          #expect(place >= -1e-9, "\(velocity)")
          // It may continue with the finger's velocity at first, and then only falls.
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
        // For the rest of the gesture: turning down later does not pull.
        #expect(!driver.drag(by: 200))
      }
      driver.lift()
      driver.wait(3)
      #expect(driver.names.isEmpty)
      #expect(driver.look().listOffset == 0)
    }
  }

  @Test func aSecondFingerThatDoesNotPinchChangesNothing() {
    let driver = FlippingNotchDriver()
    driver.pull(220)
    let before = driver.look().listOffset
    #expect(!driver.pointer(.down, Point(x: 90, y: 90), id: 2))
    #expect(!driver.pointer(.move, Point(x: 95, y: 100), id: 2))
    driver.wait(0.2)
    #expect(driver.look().listOffset >= before)
    #expect(!driver.pointer(.up, Point(x: 95, y: 100), id: 2))
    driver.lift()
    _ = driver.look()
    #expect(driver.names == [.armed, .beganRefreshing])
  }

  @Test func aPinchEndsThePullWithoutAJump() {
    let driver = FlippingNotchDriver()
    driver.pull(220)
    let before = driver.look()
    #expect(!driver.pointer(.down, Point(x: 90, y: 90), id: 2))
    #expect(!driver.pointer(.move, Point(x: 90, y: 20), id: 2))
    #expect(near(driver.look().listOffset, before.listOffset, 1e-9))
    #expect(near(driver.look().notchBottom, before.notchBottom, 1e-9))
    // Both fingers belong to the app.
    #expect(!driver.drag(by: 60))
    #expect(!driver.pointer(.up, Point(x: 90, y: 20), id: 2))
    #expect(!driver.lift())
    driver.wait(3)
    #expect(driver.names == [.armed, .disarmed])
    #expect(driver.look().listOffset == 0)
    driver.pull(220)
    driver.lift()
    _ = driver.look()
    #expect(driver.names.suffix(2) == [.armed, .beganRefreshing])
  }

  @Test func aListInFlightIsCaughtWithoutAJump() {
    let driver = FlippingNotchDriver()
    driver.pull(100)
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
    // From then on it is 1:1 in the finger's points.
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
    #expect(driver.names == [.armed, .beganRefreshing])
  }
}
