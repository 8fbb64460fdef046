import SuppleMotion
import SuppleScene
import SuppleScript
import Testing

@testable import SuppleInteractions

/// The numbers of the original.
@Suite struct FlippingNotchClassicTests {
  private let cellShape = 177.0 / 343

  /// A classic notch whose list is 702 high, released at the limit.
  private func fired() -> FlippingNotchDriver {
    let driver = FlippingNotchDriver(.classic)
    driver.pull(220)
    driver.lift()
    return driver
  }

  @Test func theFingerMovesTheListThroughTheRubberBand() {
    let driver = FlippingNotchDriver(.classic)
    driver.perform(.setNavigationBar(height: 32))
    #expect(driver.notch.core.value.geometry.listHeight == 702)
    for distance in stride(from: 20.0, through: 175, by: 31) {
      driver.pull(distance)
      // b(x) = (1 - 1 / (x c / d + 1)) d
      let expected = (1 - 1 / (distance * 0.55 / 702 + 1)) * 702
      #expect(near(driver.look().listOffset, expected, 1e-6), "\(distance)")
      driver.lift()
      driver.wait(5)
    }
  }

  @Test func aFingerTakes178PointsForTheLimit() {
    let finger = RubberBand().pull(offset: 86, dimension: 702)
    #expect(near(finger, 178.19, 0.01))
    for (distance, armed) in [(finger - 0.05, false), (finger + 0.05, true)] {
      let driver = FlippingNotchDriver(.classic)
      driver.perform(.setNavigationBar(height: 32))
      driver.pull(distance)
      _ = driver.look()
      #expect(driver.names == (armed ? [.armed] : []))
    }
  }

  @Test func thePullEndsAtTheLimit() {
    let driver = FlippingNotchDriver(.classic)
    driver.pull(500)
    #expect(near(driver.look().listOffset, 86, 1e-9))
    #expect(near(driver.look().notchBottom, 112, 1e-9))
  }

  @Test func theNotchRunsWithTheList() {
    let driver = FlippingNotchDriver(.classic)
    #expect(driver.look().notchBottom == 26)
    driver.down()
    for _ in 0..<30 {
      driver.drag(by: 8, over: 0.02)
      let frame = driver.look()
      #expect(near(frame.notchBottom, 26 + frame.listOffset, 0.05))
      #expect(frame.layer(LayerID(.notch))?.box.width == 209)
    }
  }

  @Test func aPullBelowTheLimitFallsBack() {
    let driver = FlippingNotchDriver(.classic)
    driver.pull(100)
    driver.lift()
    let start = driver.time
    let from = driver.look().listOffset
    for step in 1...200 {
      let elapsed = Double(step) / 100
      let place = driver.look(at: start + elapsed).listOffset
      #expect(near(place, from * Elementary.exp(-9.3 * elapsed), 0.0006))
      #expect(place >= 0)
    }
    #expect(driver.look().schedule == .settled)
    #expect(driver.events.isEmpty)
  }

  @Test func theCardDropsInThreeTenths() {
    let driver = fired()
    let start = driver.time
    let easing = CubicBezierEasing.easeInOut
    for step in 0...30 {
      let part = Double(step) / 30
      let eased = easing.value(at: part)
      let frame = driver.look(at: start + 0.3 * part)
      if step == 30 { break }
      // From the stretched notch, 209 by 112, to 209 by 107.85 with its top at 40.
      let expected = Rect(
        x: 83, y: 40 * eased, width: 209, height: 112 + (209 * cellShape - 112) * eased)
      #expect(near(frame.card?.box, expected, 1e-6), "\(part)")
      #expect(near(frame.listOffset, 86 + 7.5 * eased, 1e-6))
      #expect(near(frame.card?.topRadius ?? 0, 16 - 6 * part, 1e-6))
      #expect(near(frame.notchBottom, 112 - 86 * eased, 1e-6))
      #expect(frame.card?.angle == 0)
      #expect(frame.card?.face == .front)
    }
    let dropped = driver.look(at: start + 0.3)
    #expect(near(dropped.card?.box, Rect(x: 83, y: 40, width: 209, height: 107.851_311_95), 1e-6))
    #expect(near(dropped.listOffset, 93.5, 1e-6))
    #expect(near(dropped.card?.topRadius ?? 0, 10, 1e-6))
    #expect((dropped.row(1)?.box.minY ?? 0) - (dropped.card?.box.maxY ?? 1e9) >= 10)
  }

  @Test func theCardIsBlackWithAFifthOfThePage() {
    let driver = fired()
    #expect(driver.look().card?.fill == RGBAColor(rgba: 0x3333_33FF))
    var style = FlippingNotchStyle.classic
    style.pageColor = RGBAColor(rgba: 0x6432_C8FF)
    driver.notch.setStyle(style, at: driver.time)
    #expect(driver.look().card?.fill == RGBAColor(rgba: 0x140A_28FF))
  }

  @Test func theCardFlipsInSixTenths() {
    let driver = fired()
    let start = driver.time + 0.3
    let easing = CubicBezierEasing.easeInOut
    for step in 0..<60 {
      let part = Double(step) / 60
      let eased = easing.value(at: part)
      let frame = driver.look(at: start + 0.6 * part)
      let width = 209 + 134 * eased
      let expected = Rect(
        x: 187.5 - width / 2, y: 40 + 28 * eased, width: width, height: width * cellShape)
      #expect(near(frame.card?.box, expected, 1e-6), "\(part)")
      #expect(near(frame.card?.angle ?? 0, Double.pi * eased, 1e-6))
      #expect(near(frame.listOffset, 93.5 * (1 + eased), 1e-6))
      if (eased - 0.5).magnitude > 1e-6 { #expect(frame.card?.face == (eased < 0.5 ? .front : .back)) }
      #expect(driver.events.allSatisfy { $0.name != .inserted })
    }
    let landed = driver.look(at: start + 0.6)
    #expect(landed.card == nil)
    #expect(landed.listOffset == 0)
    #expect(near(landed.row(5)?.box, Rect(x: 16, y: 68, width: 343, height: 177), 1e-9))
    #expect(near(landed.row(1)?.box, Rect(x: 16, y: 255, width: 343, height: 177), 1e-9))
    #expect(landed.schedule == .settled)
    #expect(driver.names == [.armed, .beganRefreshing, .inserted])
    #expect(near(driver.events.last?.time ?? 0, start + 0.6, 1e-9))
    #expect(driver.events.last?.value == 1)
  }

  @Test func itNeverAsks() {
    let driver = fired()
    driver.perform(.finishRefreshing(items: 3))
    driver.perform(.failRefreshing(text: 1))
    driver.wait(2)
    #expect(driver.names == [.armed, .beganRefreshing, .inserted])
    #expect(driver.events.last?.value == 1)
  }

  /// The slow values in the original's code are a drop of 3.3 s and a flip of 3.6 s.
  @Test func theOriginalsSlowMotionIsARateOfASixth() {
    var style = FlippingNotchStyle.classic
    style.dropDuration = 0.55
    let driver = FlippingNotchDriver(style)
    driver.notch.handle(.preferences(Preferences(rate: 1.0 / 6)), at: 0)
    driver.perform(.beginRefreshing)
    // It makes no request: the flip follows the drop.
    let instants = [
      (3.3 - 1e-6, FlippingNotchStateName.dropping), (3.3 + 1e-6, .flipping), (6.9 - 1e-6, .flipping),
    ]
    for (time, state) in instants {
      driver.wait(time - driver.time)
      #expect(driver.stateName == state, "at \(time)")
    }
    #expect(driver.names == [.beganRefreshing])
    driver.wait(2e-6)
    #expect(driver.stateName != .flipping && driver.names.last == .inserted)
  }
}
