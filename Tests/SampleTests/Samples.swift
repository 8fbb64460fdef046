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

  @Test("Documentation/curves.md, sample 1")
  func sample2() throws {
    let (r1, r2, d) = (6.5, 11.0, 90.0)
    func between(_ a: Point, _ b: Point, _ t: Double) -> Point { a + (b - a) * t }

    let (start, control, end) = (Point(x: 0, y: r1), Point(x: d / 2, y: r1), Point(x: d, y: r2))
    let (left, right) = (between(start, control, 0.5), between(control, end, 0.5))
    let point = between(left, right, 0.5)              // de Casteljau at t = 1/2
    let halfWidth = r1 + (r2 - r1) * 0.5 * 0.5         // the formula at a = d / 2
    #expect(point == Point(x: 45, y: 7.625) && halfWidth == point.y)
    _ = point
    _ = halfWidth
  }

  @Test("Documentation/host.md, sample 1")
  func sample3() throws {
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

  @Test("Documentation/parts.md, sample 1")
  func sample4() throws {
    // Edge: from x = 182 to the left edge, where a head rests at x = 22.
    let cosine = SpringMotion.dampedCosine(omega: 0.06, alpha: 0.04, framesPerSecond: 60, start: 0, from: 182, target: 22)
    let head = PointMotion(x: Motion(cosine), y: .resting(at: 260))
    let farthest = (0...120).map { cosine.value(at: Double($0) / 60) }.min() ?? 22

    // Stack: two followers, which start at rest behind the head.
    let places = [178.0, 174.0].map { FollowerChain.Body(position: SIMD2($0, 260), velocity: .zero) }
    let offsets = [SIMD2(-4.0, 0), SIMD2(-4.0, 0)]
    var chain = FollowerChain(spring: Spring(stiffness: 800, dampingRatio: 0.9), bodies: places, offsets: offsets, time: 0)
    chain.advance(to: 8, lead: { head.lead(at: $0) }, breaks: { head.nextBreak(after: $0) })

    // Conversation: its scale over time.
    let growth = TimedCurve(start: 0, duration: 0.3, from: 0, to: 1.1, easing: .easeInOut)
    let settling = TimedCurve(start: 0.3, duration: 0.3, from: 1.1, to: 1, easing: .easeInOut)
    let conversation = Motion.curve(growth, then: settling)
    #expect(farthest < -2 && farthest > -3)
    #expect((chain.bodies[1].position.x - 14).magnitude < 0.01)
    #expect(conversation.value(at: 0.3) == 1.1 && conversation.value(at: 1) == 1)
    _ = cosine
    _ = head
    _ = farthest
    _ = places
    _ = offsets
    _ = chain
    _ = growth
    _ = settling
    _ = conversation
  }

  @Test("Documentation/parts.md, sample 2")
  func sample5() throws {
    let anchor = Point(x: 200, y: 300)
    let (press, finger) = (Point(x: 202, y: 299), Point(x: 112, y: 299))
    let badge = anchor + (finger - press)                                       // 1:1 with the finger

    let pull = badge - anchor
    let (distance, breakDistance) = (pull.length, 180.0)
    let isBroken = distance >= breakDistance
    let (r1, r2) = (10 * (1 - 0.75 * distance / breakDistance), 15.0)           // the anchor shrinks to a quarter

    var outline = Outline()
    if !isBroken, let axis = pull.normalized {
      let side = axis.perpendicular
      outline.add(.move(anchor + side * r1))
      outline.add(.line(anchor - side * r1))
      outline.add(.quadratic(control: anchor - side * r1 + axis * (distance / 2), end: badge - side * r2))
      outline.add(.line(badge + side * r2))
      outline.add(.quadratic(control: anchor + side * r1 + axis * (distance / 2), end: anchor + side * r1))
      outline.add(.close)
    }

    let spring = Spring(stiffness: 52 * 52, dampingRatio: 0.505)
    let release = PointMotion(spring: spring, start: 0, from: badge, velocity: .zero, target: anchor)
    let position = release.position(at: 0.07)                                   // beyond the anchor
    #expect(outline.elements.count == 6 && !isBroken)
    #expect(position.x > anchor.x + 10 && release.position(at: 3) == anchor)
    _ = anchor
    _ = badge
    _ = pull
    _ = isBroken
    _ = outline
    _ = spring
    _ = release
    _ = position
  }

  @Test("Documentation/parts.md, sample 3")
  func sample6() throws {
    let rowsBefore = ["Anna", "Ben"]
    var rows = ["Anna", "Ben"]
    let cell = Size(width: 343, height: 177)

    // Reaction to the scroll, for a list 702 points high.
    let overscroll = RubberBand().offset(pull: 178, dimension: 702)
    var notch = Outline()
    notch.addRect(Rect(x: 83, y: 0, width: 209, height: 26 + overscroll), bottomRadius: 20)

    // Drop: the lower edge of the card over time.
    let card = Motion.moving(from: 26, to: 112, at: 0, timing: .easeInOut(duration: 0.3))

    // Flip: half a turn, seen in perspective from 800 points.
    let angle = Motion.moving(from: 0, to: Double.pi, at: 0.3, timing: .easeInOut(duration: 0.6))
    let turn = Transform3D.rotationX(angle.value(at: 0.5)).concatenating(.perspective(distance: 800))
    let edge = turn.project(Point(x: 0, y: cell.height / 2))                     // the lower edge of the card on the screen
    let showsBack = angle.value(at: 0.7) > Double.pi / 2
    if angle.restTime <= 0.9 { rows.insert("Clara", at: 0) }
    #expect(overscroll > 85 && overscroll < 88 && notch.elements.count > 5)
    #expect(card.value(at: 0.3) == 112 && edge != nil && rows.count == rowsBefore.count + 1)
    _ = rows
    _ = cell
    _ = overscroll
    _ = notch
    _ = card
    _ = angle
    _ = turn
    _ = edge
    _ = showsBack
  }

  @Test("Sources/SuppleMotion/SuppleMotion.docc/SuppleMotion.md, sample 1")
  func sample7() throws {
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
  func sample8() throws {
    let calm = Spring.smooth           // duration 0.5, bounce 0
    let quick = Spring.smooth(duration: 0.3)
    _ = calm
    _ = quick
  }

  @Test("Sources/SuppleMotion/SuppleMotion.docc/WhichSpring.md, sample 2")
  func sample9() throws {
    let (now, place, edge) = (1.0, 40.0, 350.0)
    var tracker = VelocityTracker()
    tracker.add(time: 0.9, x: 30, y: 0)
    let throwing = SpringMotion(
      spring: .snappy, start: now, from: place, velocity: tracker.velocity(at: now).x, target: edge)
    _ = throwing
  }
}
