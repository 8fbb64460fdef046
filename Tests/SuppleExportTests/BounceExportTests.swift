import SuppleMotion
import Testing

@testable import SuppleExport

@Suite("Bounces as CSS, keyframes and plots")
struct BounceExportTests {
  private static let kinds: [Bounce.Kind] = [.overshoot, .wall, .shake, .shakeAtWall]

  @Test(
    "From 0 to 1, of a shake from 0 to 0 in units of its distance, within the tolerance", arguments: kinds)
  func curves(_ kind: Bounce.Kind) throws {
    for bounces in [0.0, 2, 3, 8] {
      let bounce = Bounce(bounces: bounces, kind: kind)
      let curve = try Curve(bounce: bounce, distance: 200)
      #expect(curve.from == 0 && curve.to == (bounce.isShake ? 0 : 1))
      let motion = Motion.bouncing(bounce, from: 0, to: 200, at: 0, within: .exact)
      let easing = try CSSEasing(curve, tolerance: 0.001)
      let frames = try Keyframes(curve, tolerance: 0.001)
      for step in 0..<1000 {
        let part = Double(step) / 1000
        let value = motion.value(at: part * curve.duration)
        let progress = bounce.isShake ? (200 - value) / 200 : value / 200
        #expect(abs(curve.value(at: part * curve.duration) - progress) < 1e-12)
        #expect(abs(easing.line.value(at: part) - progress) <= 0.00101, "\(part)")
        #expect(abs(frames.line.value(at: part) - progress) <= 0.00101, "\(part)")
      }
      #expect(
        easing.function.hasPrefix("linear(0, ") && easing.function.hasSuffix(bounce.isShake ? " 0)" : " 1)"))
    }
  }

  @Test("The duration is the rest time, and the contacts are corners")
  func corners() throws {
    let curve = try Curve(bounce: Bounce(kind: .wall), distance: 200)
    let rest = Motion.bouncing(Bounce(), from: 0, to: 1, at: 0, within: .exact)
    #expect(rest.target == 1)
    let spring = Bounce().spring(distance: 200)
    let settled = spring.settlingDuration(target: 1, initialVelocity: spring.alpha(), epsilon: 0.0009)
    #expect(curve.duration >= settled && curve.duration < settled + 0.0001)
    let frames = try Keyframes(curve, tolerance: 0.001)
    for contact in [1.0 / 12, 1.0 / 4] where contact < curve.duration {
      let corner = frames.line.points.min {
        abs($0.time * curve.duration - contact) < abs($1.time * curve.duration - contact)
      }
      #expect(abs((corner?.time ?? 0) * curve.duration - contact) < 1e-12)
      #expect(abs((corner?.value ?? 0) - 1) < 1e-12)
    }
    #expect(frames.line.points.allSatisfy { $0.value <= 1.001 })
  }

  @Test("In units from one number to another, a shake about its end")
  func units() throws {
    let bounce = try Curve(bounce: Bounce(), from: 100, to: 300)
    #expect(bounce.from == 100 && bounce.to == 300 && abs(bounce.value(at: 10.0 / 60) - 305.229) < 5e-4)
    let shake = try Curve(bounce: Bounce(kind: .shake), from: 100, to: 300)
    #expect(shake.from == 300 && shake.to == 300 && abs(shake.value(at: 0.037745) - 242.787) < 5e-4)
    let frames = try Keyframes(shake, tolerance: 0.001)
    #expect(frames.line.points.count < 60)
    #expect(abs((frames.line.points.map(\.value).min() ?? 0) - 242.787) < 0.21)
  }

  @Test("Plots of bounces")
  func plots() {
    #expect(SpringPlot(bounce: Bounce(), from: 100, to: 300).svg.contains("4.6 % over"))
    #expect(!SpringPlot(bounce: Bounce(kind: .wall), from: 100, to: 300).svg.contains("% over"))
    #expect(SpringPlot(bounce: Bounce(kind: .shake), from: 100, to: 300).svg.contains("settled at 0."))
    #expect(SpringPlot(bounce: Bounce(), from: 5, to: 5).svg.contains("</svg>"))
  }

  @Test("An input without a distance, or without an end, is an error")
  func refused() {
    for distance in [0, Double.nan, .infinity] {
      #expect(throws: ExportError.noWay) { try Curve(bounce: Bounce(), distance: distance) }
    }
    #expect(throws: ExportError.neverSettles) { try Curve(bounce: Bounce(), distance: 1, tolerance: 0) }
  }
}
