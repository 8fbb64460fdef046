import SuppleHarness
import SuppleInteractions
import SuppleScene
import Testing

@Suite("Slime badge: bursts by the app's pictures")
struct SlimeBadgeFramesTests {
  /// A badge that is cleared at 1 s.
  private func cleared(
    _ pictures: Int32, burst: BurstKind = .frames, reducedMotion: Bool = false
  ) -> SlimeBadgeStage {
    var style = SlimeBadgeStyle.modern
    style.burst = burst
    var stage = SlimeBadgeStage(3, style: style)
    stage.prefer(reducedMotion: reducedMotion)
    stage.perform(.setBurstFrames(pictures), at: 0.5)
    stage.perform(.clear, at: 1)
    return stage
  }

  @Test("Picture floor(n t / D) is shown from its instant on, and a frame is due at the next one")
  func pictures() {
    for count in [Int32(1), 7, 8, 60, 1000] {
      var stage = cleared(count)
      let shown = min(60, count)
      for number in 0..<shown {
        stage.look(at: 1 + Double(number) * 0.5 / Double(shown))
        let layer = stage.layer(.burst)
        #expect(layer?.label == .count(number) && layer?.center == stage.anchor)
        #expect(layer?.size == Size(width: 60, height: 60) && layer?.traits == .raised)
        #expect(stage.frame.layers.last?.id == LayerID(.burst) && stage.particles.isEmpty)
        if stage.time > 1.3 {
          let next = number + 1 < shown ? 1 + Double(number + 1) * 0.5 / Double(shown) : 1.5
          #expect(stage.frame.schedule == .at(next))
        }
      }
      stage.look(at: 1.5)
      #expect(stage.layer(.burst) == nil && stage.frame.schedule == .settled)
    }
  }

  @Test("The style says how long all pictures take", arguments: [0.1, 1.2, 3])
  func duration(seconds: Double) {
    var style = SlimeBadgeStyle.modern
    style.burst = .frames
    style.framesDuration = seconds
    var stage = SlimeBadgeStage(3, style: style)
    stage.perform(.setBurstFrames(4), at: 0.5)
    stage.perform(.clear, at: 1)
    for number in Int32(0)..<4 {
      stage.look(at: 1 + Double(number) * seconds / 4 + 1e-9)
      #expect(stage.layer(.burst)?.label == .count(number))
    }
    stage.look(at: 1 + seconds - 1e-6)
    #expect(stage.layer(.burst)?.label == .count(3))
    stage.look(at: 1 + seconds)
    #expect(stage.layer(.burst) == nil && stage.frame.schedule == .settled)
  }

  @Test("The pictures are where the badge was released")
  func place() {
    var style = SlimeBadgeStyle.modern
    style.burst = .frames
    style.framesSize = 100
    var stage = SlimeBadgeStage(3, style: style)
    stage.perform(.setBurstFrames(4), at: 0)
    stage.pull(by: Vector(x: -200, y: 100), at: 1)
    stage.point(.up, Point(x: 100, y: 300))
    stage.look()
    #expect(stage.layer(.burst)?.center.distance(to: Point(x: 100, y: 300)) ?? 9 < 0.01)
    #expect(stage.layer(.burst)?.size.width == 100)
    // A dismissal that the app cancels ends the pictures.
    stage.perform(.cancelDismissal)
    stage.look()
    #expect(stage.layer(.burst) == nil && stage.layer(.badge) != nil)
  }

  @Test("Without pictures it bursts into drops, bit for bit; with reduced motion it fades")
  func fallbacks() {
    var (none, drops) = (cleared(0), cleared(5, burst: .drops))
    for frame in 0...40 {
      none.look(at: 1 + Double(frame) / 60)
      drops.look(at: 1 + Double(frame) / 60)
      #expect(none.frame.layers == drops.frame.layers && none.frame.schedule == drops.frame.schedule)
    }
    var calm = cleared(8, reducedMotion: true)
    calm.look(at: 1.05)
    #expect(calm.layer(.burst) == nil && calm.layer(.badge) != nil)
  }
}
