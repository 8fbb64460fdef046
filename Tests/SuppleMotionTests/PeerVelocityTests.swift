import Foundation
import Testing

@testable import SuppleMotion

/// Fingers and velocities of other projects, which are not part of this one. They are read from a folder beside the checkout,
/// or from `SUPPLE_SHARED`; otherwise the suite is skipped.
@Suite("Velocity of a finger, beside Flutter and Android", .enabled(if: peerVelocities != nil, skipped))
struct PeerVelocityTests {
  private struct Case {
    let id: String
    let samples: [(time: Double, x: Double, y: Double)]
    let release: Double
    /// Axis, velocity, relative tolerance.
    let expected: [(axis: String, velocity: Double, tolerance: Double)]
  }

  private static func cases() throws -> [Case] {
    guard let file = peerVelocities else { return [] }
    let json = try JSONSerialization.jsonObject(with: Data(contentsOf: file)) as? [String: Any]
    let cases = json?["cases"] as? [[String: Any]] ?? []
    return cases.map { fields in
      let id = fields["id"] as? String ?? ""
      let tolerance = (fields["tolerance"] as? [String: Any])?["rel"] as? Double ?? 0.001
      if let samples = fields["samples_t_x_y"] as? [[Double]] {
        let fingers = samples.map { (time: $0[0] / 1000, x: $0[1], y: $0[2]) }
        let velocity = fields["expected"] as? [String: Double] ?? [:]
        return Case(
          id: id, samples: fingers, release: fingers.last?.time ?? 0,
          expected: [("X", velocity["vx"] ?? .nan, tolerance), ("Y", velocity["vy"] ?? .nan, tolerance)])
      }
      let samples = (fields["samples_t_x_y_ns"] as? [[Double]] ?? []).map {
        (time: $0[0] / 1e9, x: $0[1], y: $0[2])
      }
      let expected = (fields["expected"] as? [[String: Any]] ?? []).filter {
        $0["strategy"] as? String == "LSQ2"
      }
      return Case(
        id: id, samples: samples.dropLast(), release: samples.last?.time ?? 0,
        expected: expected.map {
          ($0["axis"] as? String ?? "", $0["v"] as? Double ?? 0, $0["rel_tolerance"] as? Double ?? 0)
        })
    }
  }

  @Test("Within the stated tolerance of every velocity by least squares")
  func all() throws {
    let cases = try Self.cases()
    #expect(cases.count == 43)
    var compared = 0
    for test in cases {
      var tracker = VelocityTracker()
      for sample in test.samples { tracker.add(time: sample.time, x: sample.x, y: sample.y) }
      let velocity = tracker.velocity(at: test.release)
      for (axis, expected, tolerance) in test.expected {
        let found = axis == "X" ? velocity.x : velocity.y
        #expect(
          abs(found - expected) <= tolerance * abs(expected) + 1e-3,
          "\(test.id) \(axis): \(found), not \(expected)")
        compared += 1
      }
    }
    print("velocity beside Flutter and Android: \(cases.count) fingers, \(compared) velocities compared")
  }
}

private let skipped: Comment =
  "the velocities of other projects (../shared/vectors/velocity.json) are not beside this checkout"

private let peerVelocities: URL? = {
  var folders: [URL] = []
  if let path = ProcessInfo.processInfo.environment["SUPPLE_SHARED"] {
    folders.append(URL(filePath: path))
  }
  let checkout = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
    .deletingLastPathComponent()
  folders.append(checkout.deletingLastPathComponent().appending(path: "shared"))
  return folders.map { $0.appending(path: "vectors/velocity.json") }
    .first { FileManager.default.fileExists(atPath: $0.path) }
}()
