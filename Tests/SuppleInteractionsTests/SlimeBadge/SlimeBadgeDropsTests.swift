import SuppleMotion
import SuppleScene
import SuppleScript
import Testing

@testable import SuppleInteractions

/// The burst of `.modern`: a few drops that stay joined for a moment, and a ring that spreads.
@Suite("Slime badge: drops")
struct SlimeBadgeDropsTests {
  /// A badge that its app clears at 1 s.
  private func burst(_ count: Int32 = 3, style: SlimeBadgeStyle = .modern, seed: UInt64 = 1)
    -> SlimeBadgeStage
  {
    var stage = SlimeBadgeStage(count, style: style, seed: seed)
    stage.perform(.clear, at: 1)
    stage.look()
    return stage
  }

  /// The outlines that join the drops.
  private func parts(_ stage: SlimeBadgeStage) -> [MeasuredOutline?] {
    guard let body = stage.layer(.connector, index: 3) else { return [] }
    return MeasuredOutline.parts(of: stage.frame.outline(of: body)).map { MeasuredOutline($0) }
  }

  @Test("Five drops of unequal size", arguments: Array(1...20) as [UInt64])
  func unequal(seed: UInt64) {
    let stage = burst(seed: seed)
    let radii = stage.particles.map { $0.size.width / 2 }
    #expect(radii.count == 5)
    #expect(radii.allSatisfy { $0 >= 0.15 * 11 && $0 <= 0.42 * 11 })
    #expect((radii.max() ?? 0) > 1.5 * (radii.min() ?? 9))
  }

  @Test("For 90 ms the drops stay joined, the smallest separate first, and the rest of the badge shrinks")
  func goo() throws {
    var stage = burst(12)
    var last = 7
    for step in 0..<90 {
      stage.look(at: 1 + Double(step) / 1000 + 1e-6)
      let outlines = parts(stage)
      #expect(outlines.count <= last && outlines.count >= 2, "\(step) ms")
      last = outlines.count
      if step <= 30 { #expect(outlines.count == 6, "all of them after \(step) ms") }
      for outline in outlines.dropFirst() {
        let polygon = try #require(outline).flattened(arcs: 16, edges: 24)
        // The rest of the badge and one of the drops are one.
        #expect(MeasuredOutline.contains(stage.anchor, in: polygon), "\(step) ms")
        #expect(stage.particles.contains { MeasuredOutline.contains($0.center, in: polygon) })
      }
    }
    stage.look(at: 1.0901)
    #expect(parts(stage).count == 1)
    stage.look(at: 1.1801)
    #expect(parts(stage).isEmpty && stage.particles.count == 5)
  }

  @Test("A ring spreads from the badge's edge to 1.8 times that in 0.2 s, and fades")
  func flash() throws {
    var stage = burst()
    let first = try #require(stage.layer(.ring, index: 1))
    #expect((first.size.width - 24).magnitude < 1e-6 && first.center.distance(to: stage.anchor) < 1e-6)
    var last = first
    for step in 1..<20 {
      stage.look(at: 1 + Double(step) / 100)
      let ring = try #require(stage.layer(.ring, index: 1))
      #expect(ring.opacity < last.opacity && ring.size.width > last.size.width - 0.1)
      last = ring
    }
    #expect((last.size.width / 22 - 1.8).magnitude < 0.02)
    stage.look(at: 1.2001)
    #expect(stage.layer(.ring, index: 1) == nil)
  }

  @Test("All parts have the badge's own colour")
  func tint() {
    var style = SlimeBadgeStyle.modern
    style.fill = RGBAColor(red: 20, green: 90, blue: 200)
    var stage = burst(style: style)
    for step in 0..<40 {
      stage.look(at: 1 + Double(step) / 100)
      #expect(stage.frame.layers.allSatisfy { $0.fill == style.fill && $0.traits.contains(.raised) })
    }
  }

  @Test("The bursts of classic are unchanged: 36 cells on a head, less the corners, 64 alone")
  func classic() {
    #expect(burst(style: ChatHeadsStyle.classic.badge).particles.count == 32)
    #expect(burst(style: .classic).particles.count == 64)
    for style in [ChatHeadsStyle.classic.badge, .classic] {
      var stage = burst(style: style)
      for step in 0..<10 {
        stage.look(at: 1 + Double(step) / 50)
        #expect(stage.frame.layers.allSatisfy { $0.path.isEmpty })
      }
    }
  }
}
