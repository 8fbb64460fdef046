import Foundation
import Testing

@testable import SuppleMotion

/// Twenty-five springs that were evaluated at 60 digits, in every regime.
@Suite("Springs against the exact solution")
struct ExactSpringTests {
  struct Case: Decodable, CustomTestStringConvertible, Sendable {
    struct Start: Decodable { let value: Number, velocity: Number }
    struct Sample: Decodable {
      let time: Double, value: String, velocity: String
      init(from decoder: any Decoder) throws {
        var fields = try decoder.unkeyedContainer()
        time = try fields.decode(Double.self)
        value = try fields.decode(String.self)
        velocity = try fields.decode(String.self)
      }
    }
    struct Number: Decodable {
      let value: Double
      init(from decoder: any Decoder) throws {
        let field = try decoder.singleValueContainer()
        value = try (try? field.decode(Double.self)) ?? Double(field.decode(String.self)) ?? .nan
      }
    }
    struct Parameters: Decodable { let mass: Number, stiffness: Number, damping: Number }
    enum CodingKeys: String, CodingKey {
      case id, parameters, initial, target
      case samples = "samples_decimal_strings"
      case settled = "last_time_position_error_ge_0.001_of_range"
    }
    let id: String
    let parameters: Parameters
    let initial: Start
    let target: Number
    let samples: [Sample]
    let settled: Double?
    var testDescription: String { id }

    var motion: SpringMotion {
      let spring = Spring(
        mass: parameters.mass.value, stiffness: parameters.stiffness.value,
        damping: parameters.damping.value, allowOverDamping: true)
      return SpringMotion(
        spring: spring, start: 0, from: initial.value.value, velocity: initial.velocity.value,
        target: target.value)
    }
  }
  private struct File: Decodable { let cases: [Case] }

  /// Empty if the file cannot be read; the first test then reports the reason.
  static let cases: [Case] = (try? read()) ?? []

  private static func read() throws -> [Case] {
    let folder = Bundle.module.resourceURL ?? Bundle.module.bundleURL
    let data = try Data(contentsOf: folder.appending(path: "Vectors/springs_exact.json"))
    return try JSONDecoder().decode(File.self, from: data).cases
  }

  @Test("All cases are there")
  func complete() throws { #expect(try Self.read().count == 25) }

  @Test("Displacement within 1e-12 of the range, velocity within 1e-11 of the fastest", arguments: cases)
  func samples(_ test: Case) throws {
    let motion = test.motion
    var range = 0.0
    var fastest = 0.0
    var worst = 0.0
    var worstVelocity = 0.0
    for sample in test.samples {
      // Digits below a Double's reach matter where the target is large, so the subtraction is done in decimals.
      let exact = try #require(Decimal(string: sample.value))
      let displacement = NSDecimalNumber(decimal: exact - Decimal(motion.target)).doubleValue
      let velocity = try #require(Double(sample.velocity))
      let now = motion.spring.propagator(time: sample.time)
        .advance(displacement: motion.from - motion.target, velocity: motion.initialVelocity)
      range = max(range, abs(displacement))
      fastest = max(fastest, abs(velocity))
      worst = max(worst, abs(now.displacement - displacement))
      worstVelocity = max(worstVelocity, abs(now.velocity - velocity))
    }
    #expect(worst <= 1e-12 * range, "off by \(worst / range) of the range")
    #expect(worstVelocity <= 1e-11 * fastest, "off by \(worstVelocity / fastest) of the fastest")
  }

  @Test("Settling is the last time a thousandth of the range away", arguments: cases)
  func settling(_ test: Case) {
    let motion = test.motion
    let away = motion.target - motion.from
    let range = away == 0 ? 1 : abs(away)
    guard let settled = test.settled else {
      #expect(motion.spring.settlingDuration == .infinity)
      return
    }
    let duration = motion.spring.settlingDuration(
      target: away, initialVelocity: motion.initialVelocity, epsilon: 0.001 * range)
    // The published time of the strongest damping was itself found to 5e-9: its displacement is 0.90000003, not 0.9.
    let tolerance = test.id == "ref-over-very-strong" ? 1e-8 : 1e-12
    #expect(abs(duration - settled) <= tolerance * settled, "\(duration) where \(settled) is exact")
  }
}
