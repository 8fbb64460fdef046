import SuppleValues
import Testing

@testable import SuppleMotion

@Suite("Spring fields")
struct SpringFieldTests {
  @Test("The same motion as each spring alone, to 1e-9, through retargets and changing steps")
  func exactness() {
    var random = SeededGenerator(seed: 71)
    var field = SpringField()
    let kinds = [
      Spring.bouncy, .smooth, Spring(stiffness: 100, dampingRatio: 0),
      Spring(stiffness: 900, dampingRatio: 3),
      Spring(stiffness: 12000, dampingRatio: 0.85),
    ]
    var springs: [Spring] = []
    for kind in kinds {
      let indices = field.append(count: 7, spring: kind, position: 5)
      #expect(indices == springs.count..<springs.count + 7)
      springs += Array(repeating: kind, count: 7)
    }
    var motions = springs.map { SpringMotion.resting(at: 5, spring: $0) }
    var time = 0.0
    for round in 0..<600 {
      for _ in 0..<5 {
        let index = Int(random.next() % UInt64(springs.count))
        let target = random.uniform(-100...100)
        field.retarget(index, to: target)
        motions[index] = motions[index].retargeted(to: target, at: time)
      }
      let step = round % 50 == 0 ? random.uniform(0.001...0.05) : 1.0 / 60
      field.step(by: step)
      time += step
      for index in springs.indices {
        #expect(abs(field.position(index) - motions[index].value(at: time)) < 1e-9)
        #expect(abs(field.velocity(index) - motions[index].velocity(at: time)) < 1e-7)
        #expect(field.target(index) == motions[index].target)
      }
    }
  }

  @Test("A retarget moves nothing")
  func retargeting() {
    var field = SpringField(count: 3, spring: .bouncy)
    field.place(1, position: 20, velocity: 300)
    field.retarget(1, to: 55)
    #expect(field.position(1) == 20 && field.velocity(1) == 300 && field.target(1) == 55)
  }

  @Test("It reports the springs that come to rest, each once")
  func settling() {
    var field = SpringField(count: 100, spring: .smooth)
    #expect(field.movingCount(displacement: 0.01, speed: 0.1) == 0)
    for index in stride(from: 0, to: 100, by: 2) { field.retarget(index, to: Double(index + 1)) }
    #expect(field.movingCount(displacement: 0.01, speed: 0.1) == 50)
    var rested: [Int] = []
    for _ in 0..<300 {
      field.step(by: 1.0 / 60)
      field.settle(displacement: 0.01, speed: 0.1) { rested.append($0) }
    }
    #expect(rested.sorted() == Array(stride(from: 0, to: 100, by: 2)))
    // The shorter the distance, the earlier the rest.
    #expect(rested.first == 0 && rested.last == 98)
    for index in 0..<100 { #expect(field.position(index) == (index % 2 == 0 ? Double(index + 1) : 0)) }
  }

  @Test("Invalid indices, times and numbers change nothing")
  func total() {
    var field = SpringField(count: 2, spring: .smooth, position: .nan)
    for index in [-1, 2, .max, .min] {
      field.retarget(index, to: 1)
      field.place(index, position: 1, velocity: 1)
      #expect(field.position(index) == 0 && field.velocity(index) == 0 && field.target(index) == 0)
    }
    field.retarget(0, to: .nan)
    field.place(0, position: .infinity, velocity: 0)
    for time in [Double.nan, -1, 0, .infinity] { field.step(by: time) }
    #expect(field.position(0) == 0)
    #expect(field.append(count: -3, spring: .smooth).isEmpty)
  }

  @Test("Numbers of any size leave it finite, and it settles")
  func largeNumbers() {
    let largest = Double.greatestFiniteMagnitude
    var field = SpringField(count: 3, spring: .smooth)
    field.retarget(0, to: largest)
    field.place(0, position: -largest)
    field.place(1, position: 0, velocity: largest)
    for sign in [1.0, -1, 1] { field.retarget(2, to: sign * largest) }
    #expect(field.target(0) == 1e100 && field.position(0) == -1e100 && field.velocity(1) == 1e100)
    for time in [1.0 / 60, 1e-300, 0.5, 1000] {
      field.step(by: time)
      for index in 0..<3 { #expect(field.position(index).isFinite && field.velocity(index).isFinite) }
    }
    field.retarget(0, to: 5)
    field.step(by: 1000)
    #expect(field.movingCount(displacement: 0.1, speed: 1) == 0 && field.position(0) == 5)
  }
}
