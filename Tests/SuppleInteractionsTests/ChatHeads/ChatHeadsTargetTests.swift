import SuppleScene
import SuppleScript
import Testing

@testable import SuppleInteractions

@Suite("Chat heads: lean, glow and contrast of the dismiss target")
struct ChatHeadsTargetTests {
  /// The target's centre on the phone.
  let target = Point(x: 195, y: 844 - 34 - 98)

  private func dragging(_ style: ChatHeadsStyle = .modern, isReduced: Bool = false) -> ChatHeadsStage {
    var stage = ChatHeadsStage([1, 2], style: style)
    stage.heads.handle(.preferences(Preferences(reducedMotion: isReduced)), at: 0.5)
    stage.point(.down, 368, 300, at: 1)
    stage.point(.move, 300, 160, at: 1.2)
    stage.look(at: 3)
    return stage
  }

  @Test(
    "A gradient of 180 above the safe bottom rises behind the target and leaves with it, in classic there is none"
  )
  func scrim() {
    var stage = dragging()
    let layer = stage.layer(.targetScrim)
    #expect(layer?.size == Size(width: 390, height: 214) && layer?.center == Point(x: 195, y: 737))
    #expect(layer?.opacity == 1)
    let roles = stage.frame.layers.map(\.id.role)
    #expect(roles.firstIndex(of: .targetScrim) ?? 9 < roles.firstIndex(of: .dismissTarget) ?? 0)
    stage.point(.move, target.x, target.y, at: 4)
    stage.point(.up, target.x, target.y, at: 5)
    stage.look(at: 5)
    #expect(stage.layer(.targetScrim)?.opacity == 1)
    stage.look(at: 5.3)
    let leaving = stage.layer(.targetScrim)?.opacity ?? 0
    #expect(leaving > 0 && leaving < 1)
    stage.settle()
    #expect(stage.layer(.targetScrim) == nil)
    var released = dragging()
    released.point(.up, 300, 160, at: 4)
    released.look(at: 4.1)
    #expect((released.layer(.targetScrim)?.opacity ?? 1) < 1)
    released.settle()
    #expect(released.layer(.targetScrim) == nil)
    #expect(dragging(.classic).layer(.targetScrim) == nil)
  }

  @Test("The target leans up to 12 towards the finger, and does not lean with a captured head")
  func lean() {
    var stage = dragging()
    #expect(stage.layer(.dismissTarget)?.center == target, "too far away")
    for (distance, lean) in [(500.0, 0.6), (320, 6), (121, 12 * (1 - 1.0 / 400))] {
      stage.point(.move, target.x - distance * 0.6, target.y - distance * 0.8, at: stage.time + 1)
      stage.look(at: stage.time + 2)
      let center = stage.layer(.dismissTarget)?.center ?? .zero
      #expect(
        center.distance(to: Point(x: target.x - lean * 0.6, y: target.y - lean * 0.8)) < 0.01, "\(distance)")
    }
    stage.point(.move, target.x - 40, target.y - 40, at: stage.time + 1)
    stage.look()
    #expect((stage.layer(.dismissTarget)?.center ?? .zero).distance(to: target) > 11, "no jump")
    stage.look(at: stage.time + 2)
    #expect(stage.layer(.dismissTarget)?.center == target)
    for var other in [dragging(.classic), dragging(isReduced: true)] {
      other.point(.move, target.x, target.y - 125, at: 4)
      other.look(at: 6)
      #expect(other.layer(.dismissTarget)?.center == target)
    }
  }

  @Test("With a captured head the target glows over 0.15 s until the last head fades; in classic immediately")
  func glow() {
    var stage = dragging()
    func glow(_ stage: ChatHeadsStage) -> Double { stage.layer(.dismissTarget)?.shadow.opacity ?? -1 }
    #expect(glow(stage) == 0)
    stage.point(.move, target.x, target.y, at: 4)
    stage.look(at: 4.075)
    #expect(abs(glow(stage) - 0.5) < 0.01)
    stage.look(at: 4.15)
    #expect(glow(stage) == 1)
    stage.point(.move, target.x, target.y - 200, at: 5)
    stage.look(at: 5.15)
    #expect(glow(stage) == 0)
    stage.point(.move, target.x, target.y, at: 6)
    stage.look(at: 7)
    stage.point(.up, target.x, target.y, at: 7)
    // Its only head fades from 0.1 s after the release on.
    for step in 0...12 {
      stage.look(at: 7 + Double(step) / 120)
      #expect(glow(stage) == 1, "at \(stage.time)")
    }
    stage.settle()
    #expect(stage.frame.layers.isEmpty)
    var classic = dragging(.classic)
    classic.point(.move, target.x, target.y, at: 4)
    classic.look(at: 4.01)
    #expect(classic.layer(.dismissTarget)?.shadow == Shadow.none)
    #expect(classic.layer(.dismissTarget)?.traits.contains(.engaged) == true)
  }
}
