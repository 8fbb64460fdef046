import SuppleMotion
import SuppleScene
import SuppleScript
import Testing

@testable import SuppleInteractions

/// The fades with reduced motion.
@Suite struct FlippingNotchReducedMotionTests {
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
    #expect(driver.stateName == .waiting)
    driver.perform(.finishRefreshing(items: 2))
    let answered = driver.time
    for step in 0..<20 {
      let frame = driver.look(at: answered + Double(step) * 0.01)
      // The card fades out while the list makes room, and only then the rows fade in: nothing is visible through them.
      #expect(frame.card?.angle ?? 0 == 0)
      #expect(near(frame.card?.opacity ?? 0, max(0, 1 - Double(step) / 10), 1e-6))
      #expect(near(frame.row(6)?.opacity ?? 0, max(0, Double(step) / 10 - 1), 1e-6))
      if frame.row(6)?.opacity ?? 0 > 1e-6 { #expect(near(frame.row(1)?.box.minY ?? 0, 68 + 374, 1e-6)) }
      #expect(frame.row(6)?.box == Rect(x: 16, y: 68, width: 343, height: 177))
      #expect(frame.row(5)?.box == Rect(x: 16, y: 255, width: 343, height: 177))
    }
    let landed = driver.look(at: answered + 0.2)
    #expect(driver.names == [.armed, .beganRefreshing, .inserted])
    #expect(landed.card == nil)
    #expect(landed.row(6)?.opacity == 1)
    #expect(near(landed.row(1)?.box.minY ?? 0, 68 + 374, 1e-9))
    #expect(landed.schedule == .settled)
  }

  @Test func withReducedMotionACardThatLeavesFades() {
    for command in [FlippingNotch.Command.finishRefreshing(items: 0), .cancelRefreshing] {
      var style = FlippingNotchStyle.modern
      style.nothingNewDuration = 0
      let driver = FlippingNotchDriver(style)
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
    let driver = FlippingNotchDriver.inState(.slidingBack)
    driver.notch.handle(.preferences(Preferences(reducedMotion: true)), at: driver.time)
    driver.perform(.beginRefreshing)
    driver.wait(1)
    #expect(near(driver.look().card?.box, driver.notch.core.value.geometry.droppedCard, 1e-9))
    driver.perform(.finishRefreshing(items: 1))
    driver.notch.handle(.preferences(Preferences()), at: driver.time)
    driver.wait(3)
    #expect(driver.look().row(5)?.box.minY == 68)
  }
}
