import SuppleMotion
import SuppleScene
import SuppleScript
import Testing

@testable import SuppleInteractions

/// Pulling with a wheel.
@Suite struct FlippingNotchWheelTests {
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
    #expect(driver.names == [.armed, .beganRefreshing])
    #expect(near(driver.events.last?.time ?? 0, last + 0.15, 1e-9))
  }

  @Test("A frame just before a wheel falls silent changes nothing later, to the bit")
  func frameBeforeSilence() {
    func list(seenAt time: Double?) -> Double {
      let driver = FlippingNotchDriver(from: 10)
      _ = driver.wheel(-32)
      let silent = driver.time + 0.15
      if let time { _ = driver.look(at: silent - time) }
      return driver.look(at: silent + 0.05).listOffset
    }
    #expect(list(seenAt: 1e-10) == list(seenAt: nil))
    #expect(list(seenAt: 0.05) == list(seenAt: nil))
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

  @Test func aListThatIsScrolledByLessThanHalfAPointCountsAsAtItsTop() {
    // Browsers have such a position on a zoomed page.
    let driver = FlippingNotchDriver(from: 10)
    driver.perform(.scrollTo(y: 0.4))
    driver.wait(1)
    #expect(driver.wheel(-10))
    #expect(near(driver.look().listOffset, -0.4, 1e-9))
    driver.wait(0.1)
    #expect(driver.look().listOffset > 0)
    driver.perform(.scrollTo(y: 0))
    driver.wait(4)
    driver.perform(.scrollTo(y: 0.6))
    driver.wait(1)
    #expect(!driver.wheel(-10))
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
    #expect(driver.names == [.armed, .beganRefreshing])
  }
}
