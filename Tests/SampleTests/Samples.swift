// Written by Scripts/write-samples from the samples of README and documentation. Do not edit.

// swift-format-ignore-file
import SuppleInteractions
import SuppleMotion
import SuppleScene
import Testing

@Suite("Samples of the documentation compile and run")
struct Samples {
  @Test("README.md, sample 1")
  func sample1() throws {
    let spring = Spring(duration: 0.5, bounce: 0.3)
    let position = spring.value(target: 100, initialVelocity: 800, time: 0.1)
    #expect(position > 50)
    _ = spring
    _ = position
  }

  @Test("Documentation/host.md, sample 1")
  func sample2() throws {
    let viewport = Viewport(size: Size(width: 390, height: 844))
    var heads = ChatHeads(style: .modern, viewport: viewport, seed: 0)
    heads.perform(.add(head: 1, unread: 2, animated: true), at: 0)
    heads.handle(.pointer(Pointer(id: 1, phase: .down, position: Point(x: 370, y: 228))), at: 1)
    heads.advance(to: 1.016)
    var frame = Frame()
    heads.write(into: &frame)         // layers to show, and when the next frame is due
    let events = heads.takeEvents()   // what happened: a head joined, and a finger came down on it
    #expect(!frame.layers.isEmpty && events.map(\.value) == [.added(head: 1), .pressed(head: 1)])
    _ = viewport
    _ = heads
    _ = frame
    _ = events
  }

  @Test("Sources/SuppleMotion/SuppleMotion.docc/SuppleMotion.md, sample 1")
  func sample3() throws {
    let spring = Spring(duration: 0.5, bounce: 0.3)
    let position = spring.value(target: 100, initialVelocity: 800, time: 0.1)

    var motion = SpringMotion(spring: spring, start: 0, from: 0, velocity: 800, target: 100)
    motion = motion.retargeted(to: 0, at: 0.1)       // position and velocity run on
    let rest = motion.restTime(displacement: 0.1, speed: 1)  // when the display may go to sleep
    _ = spring
    _ = position
    _ = motion
    _ = rest
  }

  @Test("Sources/SuppleMotion/SuppleMotion.docc/WhichSpring.md, sample 1")
  func sample4() throws {
    let calm = Spring.smooth           // duration 0.5, bounce 0
    let quick = Spring.smooth(duration: 0.3)
    _ = calm
    _ = quick
  }

  @Test("Sources/SuppleMotion/SuppleMotion.docc/WhichSpring.md, sample 2")
  func sample5() throws {
    let (now, place, edge) = (1.0, 40.0, 350.0)
    var tracker = VelocityTracker()
    tracker.add(time: 0.9, x: 30, y: 0)
    let throwing = SpringMotion(
      spring: .snappy, start: now, from: place, velocity: tracker.velocity(at: now).x, target: edge)
    _ = throwing
  }
}
