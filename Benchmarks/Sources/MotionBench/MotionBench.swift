import Baseline
import Foundation
import SuppleMotion
import SuppleValues

/// Compares the motion engine with the same arithmetic in C, and exits with 1 if a bound is exceeded.
@main
struct MotionBench {
  static func main() {
    var table = Table()
    springValue(&table)
    retarget(&table)
    for count in [1_000, 10_000, 100_000, 1_000_000, 10_000_000] { field(&table, count: count) }
    fingerVelocity(&table)
    print(table.text)
    print("")
    print(InteractionFrames.report)
    exit(table.holds ? 0 : 1)
  }

  private static func springValue(_ table: inout Table) {
    let times = (0..<1000).map { Double($0) * 0.001 }
    for (name, spring) in [
      ("Spring.value, bouncing", Spring.bouncy), ("Spring.value, critical", .smooth),
      ("Spring.value, overdamped", Spring(stiffness: 100, dampingRatio: 2)),
    ] {
      var sum = 0.0
      let result = Comparison(units: 20 * times.count) {
        var part = 0.0
        for _ in 0..<20 {
          for time in times { part += spring.value(target: 1, initialVelocity: 3, time: time) }
        }
        sum += part
      } baseline: {
        for _ in 0..<20 {
          sum += baseline_spring_values(
            spring.mass, spring.stiffness, spring.damping, 1, 3, times, times.count)
        }
      }
      keep(sum)
      table.add(name, "C with libm", result, bound: 1.3)
    }
  }

  private static func retarget(_ table: inout Table) {
    let times = (0..<1000).map { Double($0) * 0.001 }
    var sum = 0.0
    let motion = SpringMotion(spring: .bouncy, start: 0, from: 0, velocity: 3, target: 1)
    let result = Comparison(units: 20 * times.count) {
      var part = 0.0
      for _ in 0..<20 {
        for time in times { part += motion.retargeted(to: time, at: time).initialVelocity }
      }
      sum += part
    } baseline: {
      for _ in 0..<20 { sum += baseline_exp_sin_cos(times, times.count) }
    }
    keep(sum)
    table.add("a retarget", "exp, sin, cos", result, bound: 3)
  }

  private static func field(_ table: inout Table, count: Int) {
    let spring = Spring.bouncy
    var field = SpringField(count: count, spring: spring)
    for index in 0..<count { field.place(index, position: Double(index % 97), velocity: Double(index % 31)) }
    var displacements = (0..<count).map { Double($0 % 97) }
    var velocities = (0..<count).map { Double($0 % 31) }
    // The step is so small that no value becomes subnormal, which would be slow in both implementations.
    let time = 1e-6
    let step = spring.propagator(time: time)
    let coefficients = [
      step.positionFromPosition, step.positionFromVelocity, step.velocityFromPosition,
      step.velocityFromVelocity,
    ]
    let repeats = max(1, 2_000_000 / count)
    field.step(by: time)
    let result = Comparison(units: count * repeats) {
      for _ in 0..<repeats { field.step(by: time) }
    } baseline: {
      for _ in 0..<repeats { baseline_field_step(&displacements, &velocities, count, coefficients) }
    }
    keep(field.position(count / 2) + displacements[count / 2])
    table.add("SpringField of \(count.formatted())", "C loop", result, bound: 1.5)
  }

  private static func fingerVelocity(_ table: inout Table) {
    var tracker = VelocityTracker()
    let times = (0..<20).map { Double($0) * 0.005 }
    let xs = times.map { 3000 * $0 * $0 + 20 * $0 }
    let ys = times.map { 500 * $0 }
    for index in times.indices { tracker.add(time: times[index], x: xs[index], y: ys[index]) }
    var sum = 0.0
    let result = Comparison(units: 20_000) {
      var part = 0.0
      for _ in 0..<20_000 { part += tracker.velocity(at: 0.1).x }
      sum += part
    } baseline: {
      var vx = 0.0
      var vy = 0.0
      for _ in 0..<20_000 {
        baseline_finger_velocity(times, xs, ys, times.count, &vx, &vy)
        sum += vx
      }
    }
    keep(sum)
    table.add(
      "velocity of 20 samples", "C, same sums", result, bound: nil)
  }
}
