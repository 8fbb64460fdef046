import SuppleMotion
import SuppleScene
import SuppleScript
import Testing

@testable import SuppleInteractions

@Suite("Chat heads: lift, lean and squash")
struct ChatHeadsLiftTests {
  @Test(
    "A pressed or dragged head lifts, with a deeper shadow; its followers and captured heads do not"
  )
  func lift() {
    var stage = ChatHeadsStage([1, 2])
    #expect(stage.layer(.head, 1)?.shadow == Shadow(opacity: 0.3, offset: 3, radius: 8))
    stage.point(.down, 368, 300, at: 1)
    stage.look(at: 1.03)
    let rising = stage.layer(.head, 1)?.shadow
    #expect((rising?.offset ?? 0) > 3 && (rising?.offset ?? 0) < 8, "it does not jump")
    stage.look(at: 2)
    #expect(stage.layer(.head, 1)?.shadow == Shadow(opacity: 0.45, offset: 8, radius: 18))
    stage.point(.move, 200, 400, at: 2.1)
    stage.look(at: 3)
    #expect(stage.layer(.head, 1)?.scale == 1.04)
    #expect(stage.layer(.head, 1)?.shadow == Shadow(opacity: 0.45, offset: 8, radius: 18))
    #expect(stage.layer(.head, 2)?.scale == 1)
    #expect(stage.layer(.head, 2)?.shadow == Shadow(opacity: 0.3, offset: 3, radius: 8))
    stage.point(.move, 195, 712, at: 3.1)
    stage.look(at: 4)
    #expect(stage.layer(.head, 1)?.scale == 1)
    stage.point(.move, 200, 400, at: 4.1)
    stage.look(at: 5)
    #expect(stage.layer(.head, 1)?.scale == 1.04)
    stage.point(.up, 200, 400, at: 5.1)
    stage.settle()
    #expect(stage.layer(.head, 1)?.scale == 1)
    #expect(stage.layer(.head, 1)?.shadow == Shadow(opacity: 0.3, offset: 3, radius: 8))
  }

  @Test("One point off the rim the shadow is never paler than at rest, in each frame of a lift")
  func rim() {
    var stage = ChatHeadsStage([1])
    /// The shadow's darkness one point outside of a half-plane at `angle`, as a blur with half the radius as its deviation.
    func darkness(_ layer: Layer?, _ angle: Double) -> Double {
      guard let shadow = layer?.shadow else { return 0 }
      let distance = 1 - shadow.offset * Elementary.sin(angle)
      return shadow.opacity / (1 + Elementary.exp(1.702 * distance / (shadow.radius / 2)))
    }
    let resting = stage.layer(.head, 1)
    stage.point(.down, 368, 300, at: 1)
    for step in 0...60 {
      stage.look(at: 1 + Double(step) / 120)
      for angle in stride(from: -1.5707963, through: 1.5707963, by: 0.19634954) {
        #expect(
          darkness(stage.layer(.head, 1), angle) >= darkness(resting, angle) - 1e-9, "\(step) at \(angle)")
      }
    }
  }

  @Test("A ring of 2 stands round picture and badge, in classic none")
  func rings() {
    for style in [ChatHeadsStyle.modern, .classic] {
      var stage = ChatHeadsStage([1], style: style)
      stage.perform(.setUnread(head: 1, count: 3), at: 1)
      stage.settle()
      #expect(style.ringWidth == (style.dismissal == .implosion ? 0 : 2))
      #expect(stage.layer(.badge, 1)?.borderWidth == style.ringWidth)
    }
  }

  @Test(
    "Where motion is reduced, and in classic, nothing lifts, leans or is squashed", arguments: [true, false])
  func still(isReduced: Bool) {
    var stage = ChatHeadsStage([1, 2], style: isReduced ? .modern : .classic)
    stage.heads.handle(.preferences(Preferences(reducedMotion: isReduced)), at: 0.5)
    let shadow = stage.layer(.head, 1)?.shadow
    stage.drag(from: Point(x: 368, y: 300), to: Point(x: 100, y: 400), from: 1, lasting: 0.2)
    for step in 0...80 {
      stage.look(at: 1 + Double(step) / 60)
      for layer in stage.frame.layers where layer.id.role == .head {
        #expect(layer.rotation == 0 && layer.size == Size(width: 66, height: 66))
        if layer.id.item == 1 { #expect(layer.shadow == shadow) }
      }
    }
  }

  @Test(
    "Heads lean back by 0.19 v / (v + 1200) rad; under a finger a head does not, and no release makes it jump"
  )
  func lean() {
    var stage = ChatHeadsStage([1, 2, 3])
    stage.drag(from: Point(x: 368, y: 300), to: Point(x: 100, y: 300), from: 1, lasting: 0.2)
    var greatest = 0.0
    for step in 0...400 {
      stage.look(at: 1.2 + Double(step) / 400)
      let speed = stage.heads.core.value.velocity(1).x
      let expected = -0.19 * speed / (abs(speed) + 1200)
      #expect(abs((stage.layer(.head, 2)?.rotation ?? 0) - expected) < 1e-9)
      if speed.magnitude >= 1500 { #expect(expected.magnitude >= 6 * Double.pi / 180, "seen at full speed") }
      greatest = max(greatest, expected)
      let leader = stage.layer(.head, 1)?.rotation ?? 1
      if step == 0 { #expect(leader.magnitude < 0.001, "it begins in the hand") }
      if step == 32 {
        let core = stage.heads.core.value
        let speed = core.velocity(0).x
        let lift = core.heads.roster.heads[0].lift(at: core.now, in: core.geometry.style)
        let lean = 0.19 * speed / (abs(speed) + 1200) * (lift - 1)
        #expect(speed < -100 && lift < 0.3 && abs(leader - lean) < 1e-9, "at \(speed)")
      }
    }
    #expect(greatest > 0.1, "to the left it leans to the right: \(greatest)")
    stage.settle()
    #expect(stage.layer(.head, 1)?.rotation == 0)
    var held = ChatHeadsStage([1])
    held.point(.down, 368, 300, at: 1)
    held.point(.move, 340, 300, at: 1.5)
    for step in 0...60 {
      held.point(.move, 340 - Double(step) * 3, 300, at: 1.6 + Double(step) / 120)
      held.look()
      #expect((held.layer(.head, 1)?.rotation ?? 1).magnitude < 0.01)
    }
  }

  @Test("The leader is squashed by 6 % when it meets its edge, and not before")
  func squash() {
    var stage = ChatHeadsStage([1])
    stage.drag(from: Point(x: 368, y: 300), to: Point(x: 150, y: 300), from: 1, lasting: 0.1)
    var least = 66.0
    var isThere = false
    for step in 0...200 {
      stage.look(at: 1.1 + Double(step) / 240)
      guard let layer = stage.layer(.head, 1) else { continue }
      isThere = isThere || layer.center.x <= 22 + 24
      if !isThere { #expect(layer.size.width == 66, "at \(layer.center.x)") }
      #expect(abs(layer.size.width + layer.size.height - 132) < 1e-9)
      least = min(least, layer.size.width)
    }
    #expect(isThere && abs(least - 66 * 0.94) < 0.05, "\(least)")
    stage.settle()
    #expect(stage.layer(.head, 1)?.size == Size(width: 66, height: 66))
    // A head that is caught before its arrival is not squashed under the finger.
    var caught = ChatHeadsStage([1])
    caught.drag(from: Point(x: 368, y: 300), to: Point(x: 200, y: 300), from: 1, lasting: 0.1)
    caught.look(at: 1.12)
    let center = caught.center(1)
    caught.point(.down, center.x, center.y, at: 1.12)
    for step in 0...60 {
      caught.look(at: 1.12 + Double(step) / 120)
      #expect(caught.layer(.head, 1)?.size.width == 66)
    }
  }

  @Test(
    "Heads that are there as an app starts come in from beyond their edge, one after the other, or fade in")
  func enter() {
    var stage = ChatHeadsStage([1, 2])
    stage.perform(.enter, at: 1)
    stage.look(at: 1)
    #expect(stage.center(1) == Point(x: 434, y: 300) && stage.layer(.head, 1)?.opacity == 0)
    stage.look(at: 1.05)
    #expect(stage.center(1).x < 434 && stage.center(2).x == 434)
    stage.settle()
    #expect(stage.center(1) == Point(x: 368, y: 300) && stage.center(2) == Point(x: 368, y: 312))
    #expect(stage.layer(.head, 1)?.opacity == 1 && stage.frame.schedule == .settled)
    var calm = ChatHeadsStage([1])
    calm.heads.handle(.preferences(Preferences(reducedMotion: true)), at: 0.5)
    calm.perform(.enter, at: 1)
    calm.look(at: 1.1)
    #expect(calm.center(1) == Point(x: 368, y: 300) && abs((calm.layer(.head, 1)?.opacity ?? 0) - 0.5) < 1e-9)
    // An open row is unchanged.
    var open = ChatHeadsStage([1])
    open.perform(.open(head: 1), at: 1)
    open.settle()
    let slot = open.center(1)
    open.perform(.enter)
    open.look()
    #expect(open.center(1) == slot)
  }
}
