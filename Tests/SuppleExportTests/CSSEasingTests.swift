import SuppleMotion
import Testing

@testable import SuppleExport

@Suite("CSS easings")
struct CSSEasingTests {
  private static let springs = [
    Spring.smooth, .snappy, .bouncy, Spring(stiffness: 100, dampingRatio: 0.05),
    Spring(stiffness: 100, dampingRatio: 4), Spring(stiffness: 100, dampingRatio: 1000),
  ]

  @Test("Reads back within the tolerance of the spring, everywhere", arguments: [0.1, 0.01, 0.001, 0.0001])
  func tolerance(_ tolerance: Double) throws {
    for spring in Self.springs {
      for velocity in [0.0, 10, -20] {
        let easing = try CSSEasing(spring: spring, initialVelocity: velocity, tolerance: tolerance)
        let line = Polyline(points: try parse(easing.function))
        #expect(line.points.first == Polyline.Point(time: 0, value: 0))
        #expect(line.points.last == Polyline.Point(time: 1, value: 1))
        var worst = 0.0
        for index in 0..<1500 {
          let progress = Double(index) / 1500
          let exact = spring.value(target: 1, initialVelocity: velocity, time: progress * easing.duration)
          worst = max(worst, abs(line.value(at: progress) - exact))
        }
        #expect(worst <= tolerance, "\(spring) \(velocity) is off by \(worst)")
        // The values after the end are as near.
        for late in [1.0, 1.01, 1.1, 1.5, 3] {
          let value = spring.value(target: 1, initialVelocity: velocity, time: late * easing.duration)
          #expect(abs(value - 1) <= tolerance)
        }
      }
    }
  }

  @Test("As few points as independent lines, except where the curve bends back")
  func fewest() throws {
    for spring in Self.springs.dropLast() {
      for tolerance in [0.05, 0.01, 0.001] {
        let easing = try CSSEasing(spring: spring, tolerance: tolerance)
        let samples = (0...6000).map { index in
          let progress = Double(index) / 6000
          return (progress, spring.value(target: 1, time: progress * easing.duration))
        }
        let bound = separateLines(samples, tolerance: tolerance)
        var bends = 0
        for index in 2..<samples.count - 2 {
          let before = samples[index - 2].1 + samples[index].1 - 2 * samples[index - 1].1
          let after = samples[index - 1].1 + samples[index + 1].1 - 2 * samples[index].1
          if before * after < 0 { bends += 1 }
        }
        let links = easing.line.points.count - 1
        #expect(links >= bound)
        #expect(links <= bound + bends + 2, "\(links) links where \(bound) apart would do, \(bends) bends")
      }
    }
  }

  /// The minimum number of lines if each may begin anywhere: no connected polyline has fewer.
  private func separateLines(_ samples: [(Double, Double)], tolerance: Double) -> Int {
    var lines = 0
    var begin = 0
    while begin < samples.count {
      lines += 1
      // The longest run that some line passes, by doubling and bisection; a run's best line comes from its hull's width.
      func passes(_ end: Int) -> Bool { width(Array(samples[begin..<end])) <= 2 * tolerance }
      var low = begin + 1
      var high = min(begin + 2, samples.count)
      while high < samples.count, passes(high) {
        low = high
        high = min(begin + 2 * (high - begin), samples.count)
      }
      while low < high {
        let middle = (low + high + 1) / 2
        if passes(middle) { low = middle } else { high = middle - 1 }
      }
      begin = low
    }
    return lines
  }

  /// The minimum vertical distance between two parallel lines that hold all points, by ternary search over the slope.
  private func width(_ points: [(Double, Double)]) -> Double {
    let thinned =
      points.count > 60 ? stride(from: 0, to: points.count, by: points.count / 60).map { points[$0] } : points
    func spread(_ slope: Double) -> Double {
      let rests = thinned.map { $0.1 - slope * $0.0 }
      return (rests.max() ?? 0) - (rests.min() ?? 0)
    }
    var low = -1e3
    var high = 1e3
    for _ in 0..<80 {
      let third = (high - low) / 3
      if spread(low + third) < spread(high - third) { high -= third } else { low += third }
    }
    return spread((low + high) / 2)
  }

  @Test("An easing and any function can be written")
  func otherCurves() throws {
    let ease = try CSSEasing(Curve(easing: .easeInOut, duration: 0.6), tolerance: 0.001)
    let line = Polyline(points: try parse(ease.function))
    for step in 0...1000 {
      let progress = Double(step) / 1000
      #expect(abs(line.value(at: progress) - CubicBezierEasing.easeInOut.value(at: progress)) <= 0.001)
    }
    let straight = try CSSEasing(Curve(duration: 2) { 5 - 2 * $0 })
    #expect(straight.function == "linear(0, 1)")
    #expect(straight.durationText == "2s")
  }

  @Test("An input without an end or a distance is an error with its reason")
  func refusals() {
    #expect(throws: ExportError.neverSettles) { try CSSEasing(spring: Spring(stiffness: 1, dampingRatio: 0)) }
    for tolerance in [0, -1, 1, .nan, .infinity] {
      #expect(throws: ExportError.self) { try CSSEasing(spring: .smooth, tolerance: tolerance) }
    }
    #expect(throws: ExportError.noWay) { try CSSEasing(Curve(duration: 1) { _ in 3 }) }
    for duration in [0, -1, .nan, .infinity] {
      #expect(throws: ExportError.notAFiniteDuration) { try Curve(duration: duration) { $0 } }
    }
  }

  private func parse(_ function: String) throws -> [Polyline.Point] {
    #expect(function.hasPrefix("linear(") && function.hasSuffix(")"))
    let parts = function.dropFirst("linear(".count).dropLast().split(separator: ",")
    return try parts.enumerated().map { index, part in
      let words = part.split(separator: " ")
      let value = try #require(Double(words[0]))
      if words.count == 1 { return Polyline.Point(time: index == 0 ? 0 : 1, value: value) }
      #expect(words[1].hasSuffix("%"))
      return Polyline.Point(time: try #require(Double(words[1].dropLast())) / 100, value: value)
    }
  }
}
