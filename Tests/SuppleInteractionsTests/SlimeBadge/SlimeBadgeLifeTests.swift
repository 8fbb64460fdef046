import SuppleMotion
import SuppleScene
import SuppleScript
import Testing

@testable import SuppleInteractions

@Suite("Slime badge: in an app")
struct SlimeBadgeLifeTests {
  @Test("Content set at its first instant appears immediately; a later change pops, and comes to rest at 1")
  func pop() {
    var stage = SlimeBadgeStage(3)
    #expect(stage.layer(.badge)?.scale == 1)
    #expect(stage.frame.schedule == .settled)
    stage.perform(.setCount(4), at: 1)
    var largest = 0.0
    var least = 2.0
    for step in 0..<120 {
      stage.look(at: 1 + Double(step) / 120)
      largest = max(largest, stage.layer(.badge)?.scale ?? 0)
      least = min(least, stage.layer(.badge)?.scale ?? 0)
    }
    #expect(stage.layer(.badge)?.label == .count(4))
    #expect(largest > 1.05 && largest < 1.3 && least < 1 && least > 0.85)
    stage.settle()
    #expect(stage.layer(.badge)?.scale == 1)
    stage.perform(.setCount(4))
    stage.look()
    #expect(stage.frame.schedule == .settled, "the same count is no change")
  }

  @Test("A hundred changes in a second keep the pop bounded")
  func manyPops() {
    var stage = SlimeBadgeStage(1)
    for step in 0..<100 {
      stage.perform(.setCount(Int32(step % 50 + 1)), at: 1 + Double(step) / 100)
      stage.look()
      #expect((stage.layer(.badge)?.scale ?? 0) < 1.5 && (stage.layer(.badge)?.scale ?? 0) > 0.6)
    }
    stage.settle()
    #expect(stage.layer(.badge)?.scale == 1)
  }

  @Test("It widens and narrows without a jump when the number of characters changes, also under a finger")
  func widening() {
    var stage = SlimeBadgeStage(9)
    stage.pull(by: Vector(x: -80, y: 20), at: 1)
    stage.perform(.setCount(100), at: 2)
    var last = 22.0
    for step in 0..<200 {
      stage.look(at: 2 + Double(step) / 500)
      let width = stage.layer(.badge)?.size.width ?? 0
      #expect(width >= last - 1e-9 && width < last + 1)
      last = width
      #expect(stage.layer(.connector) != nil)
    }
    stage.settle()
    #expect(stage.layer(.badge)?.size.width == 40)
  }

  @Test("A badge appears from nothing when there is a count again")
  func appears() {
    var stage = SlimeBadgeStage(0)
    #expect(stage.frame.layers.isEmpty)
    stage.perform(.setCount(8), at: 1)
    stage.look()
    #expect(stage.layer(.badge)?.scale == 0)
    stage.look(at: 1.05)
    #expect(stage.layer(.badge)?.scale ?? 0 > 0.1)
    stage.settle()
    #expect(stage.layer(.badge)?.scale == 1 && stage.layer(.badge)?.label == .count(8))
  }

  @Test("At 0 the modern badge fades and the classic one bursts, without an event")
  func emptied() {
    var modern = SlimeBadgeStage(3)
    modern.perform(.setCount(0), at: 1)
    modern.look(at: 1.1)
    #expect(modern.layer(.badge)?.opacity ?? 0 < 0.7 && modern.particles.isEmpty)
    modern.look(at: 1.2001)
    #expect(modern.frame.layers.isEmpty && modern.frame.schedule == .settled)
    var classic = SlimeBadgeStage(3, style: .classic)
    classic.perform(.setCount(0), at: 1)
    classic.look(at: 1.1)
    #expect(classic.particles.count == 64)
    classic.settle()
    #expect(classic.frame.layers.isEmpty)
    #expect(modern.events.isEmpty && classic.events.isEmpty)
  }

  @Test("A count during its fade restores it without a jump; during a burst it waits for the end")
  func countAgain() {
    var stage = SlimeBadgeStage(3)
    stage.perform(.setCount(0), at: 1)
    stage.look(at: 1.1)
    let (opacity, scale) = (stage.layer(.badge)?.opacity ?? 0, stage.layer(.badge)?.scale ?? 0)
    stage.perform(.setCount(5))
    stage.look()
    #expect(stage.layer(.badge)?.opacity == opacity && stage.layer(.badge)?.scale == scale)
    stage.settle()
    #expect(stage.layer(.badge)?.opacity == 1 && stage.layer(.badge)?.scale == 1)
    stage.perform(.clear, at: 10)
    stage.perform(.setCount(6), at: 10.2)
    stage.look()
    #expect(stage.layer(.badge) == nil)
    stage.settle()
    #expect(stage.layer(.badge)?.label == .count(6) && stage.layer(.badge)?.scale == 1)
  }

  @Test("During a drag a count changes the label and 0 ends the drag")
  func countInDrag() {
    var stage = SlimeBadgeStage(3)
    stage.pull(by: Vector(x: -80, y: 0), at: 1)
    stage.perform(.setCount(4))
    stage.look()
    #expect(stage.layer(.badge)?.label == .count(4))
    #expect((stage.offset - Vector(x: -80, y: 0)).length < 1e-9)
    stage.perform(.setCount(0))
    stage.look(at: stage.time + 0.1)
    #expect((stage.offset - Vector(x: -80, y: 0)).length < 1e-9)
    #expect(stage.layer(.connector)?.opacity ?? 1 < 0.7)
    let answered = stage.point(.move, stage.anchor, at: stage.time)
    #expect(!answered)
    stage.settle()
    #expect(stage.frame.layers.isEmpty)
  }

  @Test("At rest it jumps with its list; in flight it moves along")
  func anchorMoves() {
    var stage = SlimeBadgeStage(3)
    stage.perform(.moveAnchor(Point(x: 300, y: 260)), at: 1)
    stage.look()
    #expect(stage.layer(.badge)?.center == Point(x: 300, y: 260))
    #expect(stage.frame.schedule == .settled)
    stage.pull(by: Vector(x: -100, y: 0), at: 2)
    stage.point(.up, stage.anchor + Vector(x: -100, y: 0), at: 3)
    stage.look(at: 3.02)
    let offset = stage.offset
    stage.perform(.moveAnchor(Point(x: 300, y: 200)))
    stage.look()
    #expect((stage.offset - offset).length < 1e-9)
    #expect(stage.layer(.anchor)?.center == stage.anchor)
    stage.settle()
    #expect(stage.layer(.badge)?.center == stage.anchor)
  }

  @Test("Delete and Backspace on the focused badge clear it; other keys and other focus do nothing")
  func keys() {
    for key in Key.allCases {
      for focus in [LayerID(.badge), LayerID(.anchor), LayerID(.badge, item: 3), nil] {
        var stage = SlimeBadgeStage(3)
        let answered = stage.badge.handle(.key(key, focus: focus), at: 1)
        let clears = (key == .delete || key == .backspace) && focus == LayerID(.badge)
        #expect(answered == clears)
        stage.time = 1
        stage.look()
        #expect(stage.eventNames == (clears ? [.cleared] : []))
        #expect(stage.particles.isEmpty != clears)
        stage.settle()
        #expect((stage.layer(.badge) == nil) == clears)
      }
    }
  }

  @Test("The app clears it in any state, once; cancelled, it stays and bounces")
  func clear() {
    var stage = SlimeBadgeStage(3)
    stage.pull(by: Vector(x: -80, y: 0), at: 1)
    stage.perform(.clear)
    stage.perform(.clear)
    stage.look()
    #expect(stage.eventNames == [.pressed, .cleared])
    #expect(stage.particles.count == 5)
    stage.settle()
    stage.perform(.clear)
    stage.look()
    #expect(stage.eventNames == [.pressed, .cleared])
    var kept = SlimeBadgeStage(3)
    kept.perform(.cancelDismissal, at: 1)
    kept.perform(.clear, at: 2)
    kept.look(at: 2.02)
    #expect(kept.eventNames == [.restored])
    #expect(kept.layer(.badge)?.scale ?? 0 > 1)
    kept.settle()
    #expect(kept.layer(.badge)?.scale == 1)
  }

  @Test("The app's answer to cleared, count 0, lets the classic badge stay away")
  func classicAnswered() {
    var stage = SlimeBadgeStage(3, style: .classic)
    stage.pull(by: Vector(x: -220, y: 0), at: 1)
    stage.point(.up, stage.anchor + Vector(x: -220, y: 0), at: 2)
    stage.look(at: 2.01)
    stage.perform(.setCount(0))
    stage.settle()
    #expect(stage.frame.layers.isEmpty)
  }

  @Test("The hint stretches it a little and releases it; not during another action or with reduced motion")
  func hint() {
    var stage = SlimeBadgeStage(3)
    stage.perform(.hint, at: 1)
    var furthest = 0.0
    var beyond = 0.0
    for step in 0..<150 {
      stage.look(at: 1 + Double(step) / 100)
      furthest = min(furthest, stage.offset.x)
      beyond = max(beyond, stage.offset.x)
      #expect(stage.offset.length < 60)
    }
    // Back along its line, far enough to see the connector; then through the anchor.
    #expect(furthest < -35 && beyond > 3)
    stage.settle()
    #expect(stage.offset == .zero && stage.events.isEmpty)
    var mirrored = SlimeBadge(
      style: .modern, viewport: Viewport(size: Size(width: 800, height: 600)), seed: 1)
    mirrored.handle(.preferences(Preferences(rightToLeft: true)), at: 0)
    mirrored.perform(.moveAnchor(Point(x: 300, y: 300)), at: 0)
    mirrored.perform(.setCount(3), at: 0)
    mirrored.perform(.hint, at: 1)
    mirrored.advance(to: 1.4)
    mirrored.write(into: &stage.frame)
    #expect((stage.frame.layer(LayerID(.badge))?.center.x ?? 0) > 320)
    stage.prefer(reducedMotion: true, at: 10)
    stage.perform(.hint, at: 11)
    stage.look()
    #expect(stage.frame.schedule == .settled)
    var busy = SlimeBadgeStage(3)
    busy.pull(by: Vector(x: 30, y: 0), at: 1)
    busy.perform(.hint)
    busy.look(at: busy.time + 0.3)
    #expect((busy.offset - Vector(x: 30, y: 0)).length < 0.01)
  }

  @Test("A hint can be caught, and its schedule has the end of its standstill")
  func hintCaught() {
    var style = SlimeBadgeStyle.modern
    style.hintDuration = 2
    var stage = SlimeBadgeStage(3, style: style)
    stage.perform(.hint, at: 1)
    stage.look(at: 2.9)
    #expect(stage.frame.schedule == .at(3))
    stage.look(at: 1.2)
    stage.point(.down, stage.anchor + stage.offset, at: 2.95)
    stage.look()
    #expect(stage.eventNames == [.pressed])
    stage.point(.up, stage.anchor + stage.offset, at: 3.5)
    stage.look(at: 3.52)
    #expect(stage.layer(.connector) != nil)
    stage.settle()
    #expect(stage.offset == .zero)
  }

  @Test("The slow motion of springs does not change the finger's path")
  func slowMotion() {
    var stage = SlimeBadgeStage(3)
    stage.badge.handle(.preferences(Preferences(rate: 0.1)), at: 0.5)
    stage.pull(by: Vector(x: -100, y: 0), at: 1, rest: 2)
    stage.look()
    #expect((stage.offset - Vector(x: -100, y: 0)).length < 0.01)
    stage.point(.up, stage.anchor + Vector(x: -100, y: 0), at: 4)
    var normal = SlimeBadgeStage(3)
    normal.pull(by: Vector(x: -100, y: 0), at: 1, rest: 2)
    normal.point(.up, normal.anchor + Vector(x: -100, y: 0), at: 4)
    for step in 1...50 {
      stage.look(at: 4 + Double(step) * 0.05)
      normal.look(at: 4 + Double(step) * 0.005)
      #expect((stage.offset - normal.offset).length < 1e-6)
    }
  }

  @Test("Other numbers in flight: position and velocity carry over")
  func styleInFlight() {
    var stage = SlimeBadgeStage(3)
    stage.pull(by: Vector(x: -110, y: 0), at: 1)
    stage.point(.up, stage.anchor + Vector(x: -110, y: 0), at: 2)
    stage.look(at: 2.02)
    let before = stage.offset
    stage.look(at: 2.02 + 1e-5)
    let speed = (stage.offset.x - before.x) / 1e-5
    var style = SlimeBadgeStyle.modern
    style.returnSpring = Spring(stiffness: 300, dampingRatio: 0.9)
    style.badgeRadius = 14
    stage.badge.setStyle(style, at: stage.time)
    stage.look()
    let after = stage.offset
    #expect((after.x - before.x).magnitude < 0.1)
    stage.look(at: stage.time + 1e-5)
    #expect(((stage.offset.x - after.x) / 1e-5 - speed).magnitude < 0.01 * speed.magnitude)
    #expect(stage.layer(.badge)?.size.height == 28)
    stage.settle()
    #expect(stage.offset == .zero)
  }

  @Test("The presets' colours: the label has a contrast of 4.5, white on modern and dark on classic")
  func contrast() {
    #expect(SlimeBadgeStyle.modern.fill.contrast(with: .white) >= 4.5)
    #expect(SlimeBadgeStyle.classic.fill == RGBAColor(red: 234, green: 175, blue: 47))
    #expect(SlimeBadgeStyle.classic.fill.contrast(with: .white) < 4.5)
    #expect(SlimeBadgeStyle.classic.fill.contrast(with: .black) >= 4.5)
  }
}
