import Testing

@testable import SuppleMotion

@Suite("Springs")
struct SpringTests {
  @Test("The known points of the vocabulary")
  func knownPoints() {
    let perceptual = Spring(duration: 0.5, bounce: 0.3)
    #expect(perceptual.mass == 1)
    #expect(abs(perceptual.stiffness - 157.9) < 0.05)
    #expect(abs(perceptual.damping - 17.6) < 0.05)
    let physical = Spring(mass: 1, stiffness: 100, damping: 10)
    #expect(abs(physical.duration - 0.63) < 0.005)
    #expect(abs(physical.bounce - 0.5) < 1e-15)
  }

  @Test(
    "Settling is the last time a thousandth away",
    arguments: [
      (10.0, 1.2701651956539863), (20, 0.9233413476451585), (40, 2.605814851562862),
    ])
  func settling(damping: Double, seconds: Double) {
    let spring = Spring(stiffness: 100, damping: damping, allowOverDamping: true)
    #expect(abs(spring.settlingDuration - seconds) < 1e-12)
  }
}
