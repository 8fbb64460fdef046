import Foundation
import Testing

@testable import SuppleMotion

/// Twelve gestures that were played to a browser and recorded in its page, with velocities by another program's least
/// squares.
@Suite("Velocity of recorded fingers")
struct RecordedFingerTests {
  private struct File: Decodable {
    struct Finger: Decodable {
      let id: String, samples: [[Double]], release: Double, velocity: [Double]
    }
    let fingers: [Finger]
  }

  @Test("Within a thousandth of an independent fit")
  func all() throws {
    let folder = Bundle.module.resourceURL ?? Bundle.module.bundleURL
    let data = try Data(contentsOf: folder.appending(path: "Vectors/fingers.json"))
    let fingers = try JSONDecoder().decode(File.self, from: data).fingers
    #expect(fingers.count == 12)
    for finger in fingers {
      var tracker = VelocityTracker()
      for sample in finger.samples where sample.count == 3 {
        tracker.add(time: 100 + sample[0], x: sample[1], y: sample[2])
      }
      let velocity = tracker.velocity(at: 100 + finger.release)
      for (found, expected) in zip([velocity.x, velocity.y], finger.velocity) {
        #expect(
          abs(found - expected) <= 0.001 * abs(expected) + 0.01, "\(finger.id): \(found), not \(expected)")
      }
    }
  }
}
