import SuppleKit
import Testing

@Suite("Snap points")
struct SnapPointsTests {
  @Test("Values are finite, ascending, each once, and at most 32; without one the present stands alone")
  func values() {
    #expect(SnapPoints([3, 1, 2, 1, .nan, .infinity], present: 9).values == [1, 2, 3])
    #expect(SnapPoints([.nan], present: 9).values == [9])
    #expect(SnapPoints([], present: .nan).values == [0])
    #expect(SnapPoints((0..<99).map(Double.init), present: 0).values.count == 32)
  }

  @Test("An index below the first is 0, one beyond the last is the last value")
  func subscripts() {
    let points = SnapPoints([2, 5], present: 0)
    #expect([-9, -1, 0, 1, 2, .max].map { points[$0] } == [0, 0, 2, 5, 5, 5])
  }

  @Test("A release without velocity lands at the nearest value, of two equally near ones at the lower")
  func nearest() {
    let points = SnapPoints([1, 2, 4], present: 0)
    #expect(
      [0, 1.4, 1.5, 1.6, 3, 3.1, 99].map { points.landing(from: $0, velocity: 0) } == [0, 0, 0, 1, 1, 2, 2])
    #expect([0.4, 0.5, 0.6].map { points.landing(from: $0, velocity: 0, orAway: true) } == [-1, -1, 0])
  }

  @Test("A throw lands where friction stops it: at value + velocity / 7.98")
  func friction() {
    let points = SnapPoints([0, 100, 200], present: 0)
    // From 20 it takes 30 points of travel to come nearer to 100.
    #expect(points.landing(from: 20, velocity: 30 * 7.98 - 0.01) == 0)
    #expect(points.landing(from: 20, velocity: 30 * 7.98 + 0.01) == 1)
    #expect(points.landing(from: 20, velocity: 30 * 4 + 0.01, friction: 4) == 1)
  }

  @Test("A fast throw reaches at least the next value ahead, never one behind")
  func fast() {
    let points = SnapPoints([0, 1000, 2000], present: 0)
    #expect(points.landing(from: 10, velocity: 500) == 0)
    #expect(points.landing(from: 10, velocity: 501) == 1)
    #expect(points.landing(from: 1990, velocity: -501) == 1)
    #expect(points.landing(from: 10, velocity: -501) == 0)
    #expect(SnapPoints([500], present: 0).landing(from: 490, velocity: -501, orAway: true) == -1)
    #expect(points.landing(from: 2500, velocity: 900) == 2, "nothing is ahead")
  }

  @Test("The landing is that of the definition, whatever is thrown where", arguments: 0..<8)
  func definition(seed: UInt64) {
    var random = SeededRandom(seed: seed)
    for _ in 0..<500 {
      let count = 1 + Int(random.unit() * 6)
      let points = SnapPoints((0..<count).map { _ in random.uniform(in: 1...900) }, present: 0)
      let value = random.uniform(in: -100...1000)
      let velocity = random.uniform(in: -2500...2500)
      let isAway = random.unit() < 0.5
      let candidates = (isAway ? [0] : []) + points.values
      let goal = value + velocity / 7.98
      let nearest = candidates.min { ($0 - goal).magnitude < ($1 - goal).magnitude } ?? 0
      var expected = nearest
      if velocity > 500, let next = candidates.first(where: { $0 > value }) { expected = max(nearest, next) }
      if velocity < -500, let next = candidates.last(where: { $0 < value }) { expected = min(nearest, next) }
      let landing = points.landing(from: value, velocity: velocity, orAway: isAway)
      #expect(points[landing] == expected, "\(points.values) from \(value) at \(velocity)")
    }
  }
}
