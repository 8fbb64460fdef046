import Foundation
import SuppleMotion

/// The parameters of a spring by the names of several libraries, and samples of its motion, as text.
struct SpringSheet {
  let track: SpringTrack
  let times: [Double]
  /// The first line of the table; nil for none.
  var heading: String?

  private var spring: Spring { track.spring }

  // MARK: Table

  var table: String {
    var pairs: [(String, [(String, Double)])] = [
      ("SwiftUI", [("duration", spring.duration), ("bounce", spring.bounce)]),
      ("", [("response", spring.response), ("damping ratio", spring.dampingRatio)]),
      ("physics", [("mass", spring.mass), ("stiffness", spring.stiffness), ("damping", spring.damping)]),
      ("settling", [("settling duration", spring.settlingDuration)]),
    ]
    // Pop, the damped cosine and UIKit are omitted if they cannot express the spring.
    if spring.bounciness > -1e-9 && spring.speed > -1e-9 {
      pairs.append(("Pop", [("bounciness", spring.bounciness), ("speed", spring.speed)]))
    }
    pairs.append(("Origami", [("tension", spring.tension), ("friction", spring.friction)]))
    if spring.dampingRatio < 1 {
      pairs.append(("cosine", [("omega", spring.dampedAngularFrequency), ("alpha", spring.decayRate)]))
    }
    if spring.dampingRatio >= 0.0015 && spring.dampingRatio <= 1 {
      pairs.append(("UIKit", [("damping", spring.dampingRatio), ("duration", spring.uikitDuration)]))
    }
    var lines = pairs.map { group, values in
      let text = values.map { "\($0.0) \(number($0.1, digits: 6))" }.joined(separator: ", ")
      return group.padding(toLength: 10, withPad: " ", startingAt: 0) + text
    }
    if let heading { lines.insert(heading, at: 0) }
    lines.append("")
    lines.append(column("t") + column("value") + column("velocity"))
    for time in times {
      let now = track.state(at: time)
      lines.append(
        column(number(time, digits: 6)) + column(number(now.value, digits: 7))
          + column(number(now.velocity, digits: 7)))
    }
    return lines.joined(separator: "\n")
  }

  private func column(_ text: String) -> String {
    String(repeating: " ", count: max(14 - text.count, 1)) + text
  }

  private func number(_ x: Double, digits: Int) -> String {
    x == .infinity ? "never" : String(format: "%.\(digits)g", x == 0 ? 0 : x)
  }

  // MARK: CSV and JSON

  var csv: String {
    let rows = times.map { time in
      let now = track.state(at: time)
      return "\(time),\(now.value),\(now.velocity)"
    }
    return (["t,value,velocity"] + rows).joined(separator: "\n")
  }

  var json: String {
    let samples = times.map { time in
      let now = track.state(at: time)
      return #"    {"t": \#(time), "value": \#(now.value), "velocity": \#(now.velocity)}"#
    }
    let settling = spring.settlingDuration
    return """
      {
        "mass": \(spring.mass),
        "stiffness": \(spring.stiffness),
        "damping": \(spring.damping),
        "response": \(spring.response),
        "dampingRatio": \(spring.dampingRatio),
        "duration": \(spring.duration),
        "bounce": \(spring.bounce),
        "settlingDuration": \(settling == .infinity ? "null" : "\(settling)"),
        "from": \(track.from),
        "to": \(track.onSpring.target),
        "velocity": \(track.onSpring.initialVelocity),
        "samples": [
      \(samples.joined(separator: ",\n"))
        ]
      }
      """
  }
}
