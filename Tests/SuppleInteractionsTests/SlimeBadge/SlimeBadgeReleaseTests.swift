import SuppleMotion
import SuppleScene
import SuppleScript
import Testing

@testable import SuppleInteractions

@Suite("Slime badge: release")
struct SlimeBadgeReleaseTests {
  @Test("Never snapped, classic: to the anchor by w0 52 and z 0.5, from rest with an overshoot of 15.9 %")
  func overshoot() {
    var stage = SlimeBadgeStage(3, style: .classic)
    stage.pull(by: Vector(x: 0, y: 150), at: 1)
    stage.point(.up, stage.anchor + Vector(x: 0, y: 150), at: stage.time)
    let released = stage.time
    var lowest = (0.0, 0.0)
    for step in 1...400 {
      stage.look(at: released + Double(step) / 2000)
      if stage.offset.y < lowest.0 { lowest = (stage.offset.y, stage.time - released) }
      #expect(stage.layer(.connector) != nil)
      #expect(stage.offset.x == 0)
    }
    #expect((-lowest.0 / 150 - 0.159).magnitude < 0.001)
    // Half a swing of the damped frequency: pi / (52 sqrt(1 - z^2)).
    #expect((lowest.1 - 0.07).magnitude < 0.001)
    stage.settle()
    #expect(stage.offset == .zero)
    #expect(stage.eventNames == [.pressed])
  }

  @Test("It keeps the finger's velocity, and connector and anchor move with it through the anchor and back")
  func velocity() {
    var stage = SlimeBadgeStage(3)
    stage.pull(by: Vector(x: -90, y: 0), at: 1, lasting: 0.2, rest: 0)
    stage.point(.up, stage.anchor + Vector(x: -90, y: 0), at: 1.2)
    stage.look()
    let start = stage.offset.x
    stage.look(at: 1.2 + 1e-4)
    #expect(((stage.offset.x - start) / 1e-4 + 450).magnitude < 30)
    var passed = false
    while stage.frame.schedule == .now {
      stage.look(at: stage.time + 0.004)
      if stage.offset.x > 1 {
        passed = true
        #expect(stage.layer(.connector) != nil)
        #expect(
          ((stage.layer(.anchor)?.scale ?? 0) - max(0.55, 1 - stage.offset.length / 120)).magnitude < 1e-9)
      }
    }
    #expect(passed)
    #expect(stage.offset == .zero)
  }

  @Test("Snapped and released within 60 of its anchor: it returns, kept, with the event restored")
  func restored() {
    for (distance, isKept) in [
      (0.0, true), (22, true), (60, true), (70.9, true), (71.1, false), (100, false),
    ] {
      var stage = SlimeBadgeStage(3)
      stage.pull(by: Vector(x: -200, y: 0), at: 1)
      stage.point(.move, stage.anchor + Vector(x: 0, y: distance), at: 2)
      stage.point(.up, stage.anchor + Vector(x: 0, y: distance), at: 2.5)
      stage.look()
      #expect(
        stage.eventNames == [.pressed, .snapped] + (isKept ? [.zoneEntered, .restored] : [.cleared]),
        "\(distance)")
      #expect(stage.events.last?.time == 2.5)
      stage.settle()
      #expect((stage.layer(.badge) != nil) == isKept)
      if isKept {
        #expect(stage.offset == .zero)
        #expect(stage.layer(.badge)?.label == .count(3))
      }
    }
  }

  @Test("Snapped and released outside: it bursts in place, and the count is 0 at the end")
  func cleared() {
    var stage = SlimeBadgeStage(3)
    stage.pull(by: Vector(x: -220, y: 60), at: 1)
    stage.point(.up, stage.anchor + Vector(x: -220, y: 60), at: 2)
    stage.look()
    #expect(stage.eventNames == [.pressed, .snapped, .cleared])
    #expect(stage.layer(.badge) == nil)
    #expect(stage.particles.count == 5)
    #expect(stage.particles.allSatisfy { $0.traits == .raised && $0.fill == SlimeBadgeStyle.modern.fill })
    stage.settle()
    #expect(stage.frame.layers.isEmpty)
    #expect(stage.frame.schedule == .settled)
  }

  @Test("A release that jumps over the break snaps and bursts immediately: no sample is lost")
  func releaseBeyond() {
    var stage = SlimeBadgeStage(3)
    stage.pull(by: Vector(x: -100, y: 0), at: 1)
    stage.point(.up, stage.anchor + Vector(x: -300, y: 0), at: 2)
    stage.look()
    #expect(stage.eventNames == [.pressed, .snapped, .cleared])
    #expect(stage.events.suffix(2).allSatisfy { $0.time == 2 })
  }

  @Test("A release that is stamped late or early is never lost")
  func lateRelease() {
    var stage = SlimeBadgeStage(3)
    stage.pull(by: Vector(x: -100, y: 0), at: 1)
    stage.look(at: 3)
    stage.badge.handle(
      .pointer(Pointer(id: 1, phase: .up, position: stage.anchor + Vector(x: -100, y: 0))), at: 1.3)
    stage.look(at: 3.05)
    #expect(stage.offset.length < 99)
    stage.settle()
    #expect(stage.offset == .zero)
  }

  @Test("Classic: after the burst the badge is back at its anchor with its count")
  func classicReturns() {
    var stage = SlimeBadgeStage(3, style: .classic)
    stage.pull(by: Vector(x: -220, y: 0), at: 1)
    stage.point(.up, stage.anchor + Vector(x: -220, y: 0), at: 2)
    stage.look(at: 2.5)
    #expect(stage.eventNames == [.pressed, .snapped, .cleared])
    #expect(stage.layer(.badge) == nil && stage.layer(.anchor) != nil)
    stage.look(at: 5.001)
    #expect(stage.layer(.badge)?.label == .count(3))
    stage.settle()
    #expect(stage.offset == .zero && stage.layer(.badge)?.scale == 1 && stage.particles.isEmpty)
  }

  @Test("Cancelled: to the anchor as if never snapped, torn or not, and without an event")
  func cancelled() {
    for distance in [3.0, 100, 250] {
      var stage = SlimeBadgeStage(3)
      stage.pull(by: Vector(x: -distance, y: 0), at: 1)
      let count = distance > 180 ? 2 : 1
      stage.point(.cancel, Point(x: .nan, y: .nan), at: 2)
      stage.settle()
      #expect(stage.offset == .zero)
      #expect(stage.eventNames.count == count)
      #expect(stage.layer(.badge)?.label == .count(3))
    }
  }

  @Test("A press without movement is only a press")
  func tap() {
    var stage = SlimeBadgeStage(3)
    let claimsPress = stage.point(.down, stage.anchor, at: 1)
    #expect(claimsPress)
    let claimsRelease = stage.point(.up, stage.anchor + Vector(x: 2, y: 0), at: 1.1)
    #expect(claimsRelease)
    stage.settle()
    #expect(stage.eventNames == [.pressed])
    #expect(stage.offset == .zero)
    #expect(stage.frame.schedule == .settled)
  }

  @Test("From rest it first returns in the sixth frame at 60 a second")
  func sixFrames() {
    var stage = SlimeBadgeStage(3)
    stage.pull(by: Vector(x: -80, y: 0), at: 1)
    stage.point(.up, stage.anchor + Vector(x: -80, y: 0), at: 2)
    var frames = 0
    repeat {
      frames += 1
      stage.look(at: 2 + Double(frames) / 60)
    } while stage.offset.x < 0 && frames < 60
    #expect(frames == 6)
  }

  @Test("A new drag catches the badge in flight, with its position and velocity")
  func catchInFlight() {
    var stage = SlimeBadgeStage(3)
    stage.pull(by: Vector(x: -110, y: 0), at: 1)
    stage.point(.up, stage.anchor + Vector(x: -110, y: 0), at: 2)
    stage.look(at: 2.03)
    let place = stage.offset
    #expect(place.x < -20 && place.x > -105)
    let isCaught = stage.point(.down, stage.anchor + place, at: 2.03, id: 9)
    #expect(isCaught)
    stage.look()
    #expect((stage.offset - place).length < 1e-9)
    // The touch spring takes up its speed: the badge continues a little, then returns to the finger.
    stage.look(at: 2.04)
    #expect(stage.offset.x > place.x + 5)
    stage.look(at: 3)
    #expect((stage.offset - place).length < 0.01)
    #expect(stage.layer(.connector) != nil)
    stage.point(.move, stage.anchor + Vector(x: 50, y: 60), at: 3.1, id: 9)
    stage.look(at: 4)
    #expect((stage.offset - (Vector(x: 50, y: 60))).length < 0.01)
    stage.point(.up, stage.anchor + Vector(x: 50, y: 60), at: 4.1, id: 9)
    stage.settle()
    #expect(stage.offset == .zero)
    #expect(stage.eventNames == [.pressed, .pressed])
  }

  @Test("Caught in flight after a snap: still broken, unless it covers its anchor")
  func catchBroken() {
    for (wait, isJoined) in [(0.02, false), (0.6, true)] {
      var style = SlimeBadgeStyle.modern
      style.anchorZone = 120
      style.breakDistance = 240
      style.returnSpring = Spring(stiffness: 400, dampingRatio: 1)
      var stage = SlimeBadgeStage(3, style: style)
      stage.pull(by: Vector(x: -300, y: 0), at: 1)
      stage.point(.move, stage.anchor + Vector(x: -120, y: 0), at: 2)
      stage.point(.up, stage.anchor + Vector(x: -120, y: 0), at: 2.5)
      stage.look(at: 2.5 + wait)
      stage.point(.down, stage.anchor + stage.offset, at: stage.time)
      stage.point(.move, stage.anchor + stage.offset + Vector(x: -40, y: 0), at: stage.time + 0.1)
      stage.look(at: stage.time + 0.5)
      #expect((stage.layer(.connector) != nil) == isJoined)
    }
  }

  @Test("It cannot be caught while it bursts")
  func notInBurst() {
    var stage = SlimeBadgeStage(3)
    stage.pull(by: Vector(x: -220, y: 0), at: 1)
    stage.point(.up, stage.anchor + Vector(x: -220, y: 0), at: 2)
    stage.look(at: 2.1)
    let hitsBurst = stage.point(.down, stage.anchor + Vector(x: -220, y: 0), at: 2.1, id: 2)
    #expect(!hitsBurst)
    let hitsAnchor = stage.point(.down, stage.anchor, at: 2.1, id: 3)
    #expect(!hitsAnchor)
  }

  @Test("Cancelled before: the next clearing springs to the anchor instead, with restored")
  func cancelledBefore() {
    var stage = SlimeBadgeStage(3)
    stage.perform(.cancelDismissal, at: 0.5)
    for round in 0..<2 {
      let start = 1 + Double(round) * 20
      _ = stage.takeEvents()
      stage.pull(by: Vector(x: -220, y: 0), at: start)
      stage.point(.up, stage.anchor + Vector(x: -220, y: 0), at: start + 1)
      stage.look()
      #expect(stage.eventNames == [.pressed, .snapped, round == 0 ? .restored : .cleared])
      stage.settle()
      #expect((stage.layer(.badge) != nil) == (round == 0))
    }
  }

  @Test("Cancelled while it bursts: it springs to the anchor from its burst, with its count")
  func cancelledAfter() {
    var stage = SlimeBadgeStage(12)
    stage.pull(by: Vector(x: -220, y: 0), at: 1)
    stage.point(.up, stage.anchor + Vector(x: -220, y: 0), at: 2)
    stage.look(at: 2.016)
    stage.perform(.cancelDismissal, at: 2.02)
    stage.look()
    #expect(stage.eventNames == [.pressed, .snapped, .cleared, .restored])
    #expect((stage.offset - Vector(x: -220, y: 0)).length < 1e-9)
    #expect(stage.particles.isEmpty)
    #expect(stage.layer(.badge)?.scale ?? 0 > 0.9)
    stage.settle()
    #expect(stage.offset == .zero && stage.layer(.badge)?.label == .count(12))
    #expect(stage.layer(.badge)?.scale == 1)
    // The cancellation was used up.
    stage.perform(.clear, at: 30)
    stage.settle()
    #expect(stage.frame.layers.isEmpty)
  }

  @Test("Near an edge it springs to its anchor within 4 points of that edge, and uses nearly all of them")
  func edges() {
    let viewport = SlimeBadgeStage.phone.size
    // The anchor, the pull away from the near edge, and the distance of the outline from that edge.
    let edges: [(anchor: Point, pull: Vector, gap: (Point) -> Double)] = [
      (Point(x: 370, y: 300), Vector(x: -110, y: 0), { viewport.width - $0.x - 11 }),
      (Point(x: 20, y: 300), Vector(x: 110, y: 0), { $0.x - 11 }),
      (Point(x: 200, y: 18), Vector(x: 0, y: 110), { $0.y - 11 }),
      (Point(x: 200, y: 824), Vector(x: 20, y: -100), { viewport.height - $0.y - 11 }),
    ]
    for (anchor, pull, gap) in edges {
      for rest in [0.5, 0] {
        var stage = SlimeBadgeStage(3, anchor: anchor)
        stage.pull(by: pull, at: 1, lasting: 0.2, rest: rest)
        stage.point(.up, anchor + pull, at: stage.time)
        stage.look()
        var nearest = Double.infinity
        while stage.frame.schedule == .now {
          nearest = min(nearest, gap(anchor + stage.offset))
          stage.look(at: stage.time + 1 / 480.0)
        }
        #expect(nearest >= 3.98, "\(anchor), \(rest)")
        #expect(nearest < 4.5, "\(anchor), \(rest)")
        #expect(stage.offset == .zero)
      }
    }
  }

  @Test(
    "Thrown towards its anchor, at any speed and from anywhere, it stays within the margin of the edges"
  )
  func thrownAtEdges() {
    var random = SeededRandom(seed: 24)
    for round in 0..<300 {
      let anchor = Point(x: random.uniform(in: 15...375), y: random.uniform(in: 15...829))
      var stage = SlimeBadgeStage(3, anchor: anchor)
      let angle = random.uniform(in: 0...(2 * Double.pi))
      let reach = random.uniform(in: 20...110)
      var end = anchor + Vector(x: reach * Elementary.cos(angle), y: reach * Elementary.sin(angle))
      end = Point(x: min(375, max(15, end.x)), y: min(829, max(15, end.y)))
      let speed = random.uniform(in: 0...6000)
      stage.pull(by: end - anchor, at: 1)
      // The finger flies on towards the anchor, and is lifted in motion.
      let back = anchor - end
      let step = back * min(0.2, speed / 120 / max(1, back.length))
      for sample in 1...3 { stage.point(.move, end + step * Double(sample), at: 1.7 + Double(sample) / 120) }
      stage.point(.up, end + step * 3, at: 1.7 + 3 / 120.0)
      stage.look()
      while stage.frame.schedule == .now {
        let at = anchor + stage.offset
        let gap = min(min(at.x, 390 - at.x), min(at.y, 844 - at.y)) - 11
        #expect(gap >= 3.98, "round \(round), \(anchor), \(end)")
        stage.look(at: stage.time + 1 / 240.0)
      }
    }
  }

  @Test("The edges are the edges of the viewport's safe area")
  func safeArea() {
    let anchor = Point(x: 240, y: 300)
    var stage = SlimeBadgeStage(3, anchor: anchor)
    let safeArea = Insets(left: 40, right: 130)
    stage.badge.handle(.viewport(Viewport(size: SlimeBadgeStage.phone.size, safeArea: safeArea)), at: 0)
    stage.pull(by: Vector(x: -100, y: 0), at: 1)
    stage.point(.up, anchor + Vector(x: -100, y: 0), at: stage.time)
    stage.look()
    var furthest = 0.0
    while stage.frame.schedule == .now {
      furthest = max(furthest, stage.offset.x)
      stage.look(at: stage.time + 1 / 960.0)
    }
    // 390 less 130 is 260: less the margin of 4 and the radius of 11, the centre reaches 245.
    #expect((furthest - 5).magnitude < 0.05)
  }

  @Test("In the middle of the viewport, and with a margin of 0, it overshoots as usual")
  func overshootsElsewhere() {
    func overshoot(anchor: Point, margin: Double) -> Double {
      var style = SlimeBadgeStyle.modern
      style.returnMargin = margin
      var stage = SlimeBadgeStage(3, style: style, anchor: anchor)
      stage.pull(by: Vector(x: -100, y: 0), at: 1)
      stage.point(.up, anchor + Vector(x: -100, y: 0), at: stage.time)
      var furthest = 0.0
      stage.look()
      while stage.frame.schedule == .now {
        furthest = max(furthest, stage.offset.x)
        stage.look(at: stage.time + 1 / 960.0)
      }
      return furthest
    }
    // e^(-pi z / sqrt(1 - z^2)) of the distance.
    let expected = 100 * Elementary.exp(-Double.pi * 0.42 / (1 - 0.42 * 0.42).squareRoot())
    #expect((overshoot(anchor: Point(x: 200, y: 300), margin: 4) - expected).magnitude < 0.05)
    #expect((overshoot(anchor: Point(x: 370, y: 300), margin: 0) - expected).magnitude < 0.05)
    #expect((overshoot(anchor: Point(x: 370, y: 300), margin: 4) - 5).magnitude < 0.05)
  }
}
