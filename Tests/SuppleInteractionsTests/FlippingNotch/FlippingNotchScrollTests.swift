import SuppleMotion
import SuppleScene
import SuppleScript
import Testing

@testable import SuppleInteractions

/// Pulls below the top of the list, and flings: the transition between pulling and scrolling.
@Suite struct FlippingNotchScrollTests {
  @Test func aFingerThatScrollsTheListToItsTopPullsOn() {
    let driver = FlippingNotchDriver()
    driver.wait(1)
    driver.perform(.scrollTo(y: 40))
    driver.wait(1)
    driver.down()
    var offsets: [Double] = []
    for _ in 0..<20 {
      _ = driver.drag(by: 20, over: 0.02)
      // The page scrolls until it is at the top.
      let scroll = -driver.look().listOffset
      if scroll > 0 { driver.perform(.scrollTo(y: max(0, scroll - 20))) }
      offsets.append(driver.look().listOffset)
    }
    for (offset, next) in zip(offsets, offsets.dropFirst()) {
      #expect(next >= offset && next - offset <= 20.001)
    }
    #expect(offsets.last ?? 0 > 100, "it is pulled from where it met its top")
    driver.lift()
    _ = driver.look()
    #expect(driver.names == [.armed, .beganRefreshing])
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
    // The host reports the engine's own position during a pull.
    driver.perform(.scrollTo(y: 3))
    #expect(near(driver.look().listOffset, -120, 1e-6))
    // Down again, in the same gesture.
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
    // A touch stops it; the page continues from there.
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
}
