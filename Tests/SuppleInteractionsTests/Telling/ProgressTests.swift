import SuppleHarness
import SuppleScene
import Testing

@testable import SuppleInteractions

@Suite("Progress")
struct ProgressTests {
  @Test("A badge pulled by 60 of 120 points is half stretched, and at twice that distance it is torn")
  func badge() {
    var style = SlimeBadgeStyle.modern
    style.breakDistance = 120
    var stage = SlimeBadgeStage(style: style)
    #expect(stage.badge.progress() == SlimeBadgeProgress(stretch: 0, isConnected: true, dx: 0, dy: 0))
    stage.pull(by: Vector(x: -60, y: 0), at: 1)
    stage.look()
    #expect(
      stage.badge.progress().rounded == SlimeBadgeProgress(stretch: 0.5, isConnected: true, dx: -60, dy: 0))
    stage.move(from: stage.finger, to: stage.anchor + Vector(x: 0, y: 240), at: 2, lasting: 0.3)
    stage.look(at: 3)
    #expect(
      stage.badge.progress().rounded == SlimeBadgeProgress(stretch: 2, isConnected: false, dx: 0, dy: 240))
    stage.point(.up, stage.finger)
    stage.settle()
    #expect(stage.badge.progress() == SlimeBadgeProgress(stretch: 0, isConnected: false, dx: 0, dy: 0))
  }

  @Test("A pull is 1 at the arming distance; the card's flip is its angle", arguments: [false, true])
  func notch(reducedMotion: Bool) {
    var stage = Harness(FlippingNotch(style: .modern, viewport: FlippingNotchDriver.phone, seed: 0))
    stage.prefer(reducedMotion: reducedMotion)
    stage.point(.down, Point(x: 180, y: 200), at: 1)
    var wasArmed = false
    for step in 1...200 {
      stage.point(.move, Point(x: 180, y: 200 + 2 * Double(step)), at: 1 + Double(step) / 4)
      stage.look(at: 1.2 + Double(step) / 4)
      let progress = stage.subject.progress()
      #expect((progress.pull >= 1 - 1e-9) == (progress.state == .armed))
      wasArmed = wasArmed || progress.state == .armed
    }
    #expect(wasArmed)
    stage.point(.cancel, .zero)
    stage.settle()
    stage.perform(.beginRefreshing)
    stage.look(at: stage.time + 3)
    #expect(stage.subject.progress().state == .waiting)
    stage.perform(.finishRefreshing(items: 1))
    for _ in 0..<60 {
      stage.look(at: stage.time + 1.0 / 60)
      let angle = stage.layer(.card)?.angle ?? 0
      #expect(abs(stage.subject.progress().flip - angle / Double.pi) < 1e-12)
    }
    stage.settle()
    #expect(stage.subject.progress() == FlippingNotchProgress(pull: 0, flip: 0, panel: 0, state: .idle))
  }

  @Test("Heads report the dragged head and its place, the target's distance, and a conversation's growth")
  func heads() {
    var stage = ChatHeadsStage([1, 2])
    #expect(stage.heads.progress().target == -1)
    stage.drag(from: Point(x: 372, y: 300), to: Point(x: 200, y: 500), from: 1, lasting: 0.5, releases: false)
    stage.look(at: 1.6)
    let dragged = stage.heads.progress()
    #expect(dragged.head == 1)
    #expect(Point(x: dragged.x, y: dragged.y) == stage.center(1))
    let center = stage.heads.core.value.geometry.targetCenter
    #expect(dragged.target == stage.center(1).distance(to: center))
    stage.point(.cancel, .zero)
    stage.look(at: 1.65)
    let returning = stage.heads.progress()
    #expect(returning.vx > 50 && returning.rounded.vx.remainder(dividingBy: 10) == 0)
    stage.settle()
    #expect(stage.heads.progress().target == -1 && stage.heads.progress().open == 0)
    stage.perform(.open(head: 2))
    stage.look(at: stage.time + 0.3)
    #expect((0.01..<1).contains(stage.heads.progress().open))
    stage.settle()
    #expect(stage.heads.progress().open == 1)
    #expect(Harness([]).heads.progress().head == 0)
  }

  @Test("The progress of an instant does not depend on the frames before it")
  func frames() {
    var seen = ChatHeadsStage([1, 2, 3])
    var unseen = seen
    for stage in [0, 1] {
      func drag(_ stage: inout ChatHeadsStage) {
        stage.drag(from: Point(x: 372, y: 300), to: Point(x: 150, y: 350), from: 1, lasting: 0.2)
      }
      if stage == 0 { drag(&seen) } else { drag(&unseen) }
    }
    for step in 1...64 { seen.look(at: 1.2 + Double(step) / 64 * 0.5) }
    unseen.look(at: 1.7)
    #expect(seen.heads.progress() == unseen.heads.progress())
  }

  @Test("Ratios are reported in steps of 0.001, points of 0.1 and speeds of 10")
  func steps() {
    #expect([0.1234, 0.1236, 0.99949, 1.0006, 0].map(\.roundedRatio) == [0.123, 0.124, 0.999, 1.001, 0])
    #expect([12.34, 12.36, -12.34, 0.04].map(\.roundedPoints) == [12.3, 12.4, -12.3, 0])
    #expect([1234.0, 1236, -1234, 4].map(\.roundedSpeed) == [1230, 1240, -1230, 0])
    let badge = SlimeBadgeProgress(stretch: 0.50049, isConnected: true, dx: 60.04, dy: -0.06)
    #expect(badge.rounded == SlimeBadgeProgress(stretch: 0.5, isConnected: true, dx: 60, dy: -0.1))
    let notch = FlippingNotchProgress(pull: 1.00049, flip: 0.3333, panel: 0.66666, state: .flipping)
    #expect(notch.rounded == FlippingNotchProgress(pull: 1, flip: 0.333, panel: 0.667, state: .flipping))
    let heads = ChatHeadsProgress(
      head: 3, x: 10.06, y: 20.04, vx: 104, vy: -106, target: -1, open: 0.12351)
    #expect(
      heads.rounded
        == ChatHeadsProgress(head: 3, x: 10.1, y: 20, vx: 100, vy: -110, target: -1, open: 0.124))
  }

  @Test("The panel is reported from 0 to 1 as it opens, and back", arguments: [false, true])
  func panel(reducedMotion: Bool) {
    var stage = Harness(FlippingNotch(style: .modern, viewport: FlippingNotchDriver.phone, seed: 0))
    stage.prefer(reducedMotion: reducedMotion)
    stage.perform(.setPanel(true))
    #expect(stage.subject.progress().panel == 0)
    stage.perform(.showPanel, at: 1)
    stage.look(at: 1.1)
    #expect((0.01..<1).contains(stage.subject.progress().panel))
    stage.settle()
    // The list lies below the panel.
    let open = stage.subject.progress()
    #expect(open.flip == 1 && open.panel == 1 && open.state == .panelOpen && open.pull > 2)
    stage.perform(.closePanel)
    stage.settle()
    #expect(stage.subject.progress() == FlippingNotchProgress(pull: 0, flip: 0, panel: 0, state: .idle))
  }
}
