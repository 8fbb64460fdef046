import SuppleScene
import Testing

@testable import SuppleInteractions

@Suite("Chat heads: taps")
struct ChatHeadsTapTests {
  private func row(_ style: ChatHeadsStyle = .modern) -> ChatHeadsStage {
    var stage = ChatHeadsStage([1, 2, 3], style: style)
    stage.perform(.open(head: 1), at: 1)
    stage.settle()
    return stage
  }

  @Test(
    "A second tap within 0.3 s of an opening tap changes nothing, at any place",
    arguments: [false, true])
  func doubleTap(reducedMotion: Bool) {
    for later in [0.02, 0.1, 0.2, 0.29] {
      for target in [Point(x: 368, y: 300), Point(x: 195, y: 80), Point(x: 195, y: 123)] {
        var stage = ChatHeadsStage([1, 2, 3])
        stage.heads.handle(.preferences(Preferences(reducedMotion: reducedMotion)), at: 0.5)
        stage.tap(368, 300, at: 1)
        stage.point(.down, target.x, target.y, at: 1.08 + later)
        stage.point(.up, target.x, target.y, at: 1.08 + later + 0.06)
        stage.settle()
        #expect(stage.names(.opened).map(\.item) == [1])
        #expect(stage.names(.closed).isEmpty && stage.names(.selected).isEmpty, "\(later) \(target)")
        #expect(stage.names(.tapped).map(\.item) == [1])
        #expect(stage.layer(.conversation, 1)?.scale == 1)
      }
    }
  }

  @Test("From 0.3 s on a tap on the scrim closes; a tap on the badge of a flying head has no effect")
  func afterDoubleTap() {
    var stage = ChatHeadsStage([1, 2, 3])
    stage.tap(368, 300, at: 1)
    stage.tap(195, 123, at: 1.4)
    stage.look()
    #expect(stage.names(.closed).map(\.item) == [1])
  }

  @Test("Opened by the app, a row handles taps immediately, but a tap on a flying head is not intentional")
  func flying() {
    var stage = ChatHeadsStage([1, 2, 3])
    stage.perform(.setUnread(head: 2, count: 1), at: 0.5)
    stage.perform(.open(head: 1), at: 1)
    stage.look(at: 1.1)
    for head: Int32 in [1, 2, 3] {
      let place = stage.heads.core.value.rowLayout.slot(Int(head) - 1)
      let point = stage.center(head)
      #expect(point.distance(to: place) > 10)
      var tapped = stage
      tapped.point(.down, point.x, point.y, at: 1.1)
      tapped.point(.up, point.x, point.y, at: 1.12)
      tapped.settle()
      #expect(tapped.names(.closed).isEmpty && tapped.names(.selected).isEmpty, "\(head)")
      #expect(tapped.names(.tapped).isEmpty)
      #expect(tapped.center(head).distance(to: place) < 0.01, "it goes on to its slot")
    }
    if let badge = stage.layer(.badge, 2)?.center {
      stage.point(.down, badge.x, badge.y, at: 1.1)
      stage.point(.up, badge.x, badge.y, at: 1.12)
      stage.settle()
      #expect(stage.names(.selected).isEmpty)
    }
    let origin = stage.center(2)
    stage.tap(origin.x, origin.y, at: stage.time + 1)
    stage.look()
    #expect(stage.names(.selected).map(\.item) == [2], "at rest it is a choice")
  }

  @Test("A stack hints again after a hint, a throw, and a place set by the app; not before it has landed")
  func hintsAgain() {
    var stage = ChatHeadsStage([1, 2])
    func hints() -> Bool {
      stage.settle()
      let place = stage.center(1)
      stage.perform(.hint, at: stage.time + 1)
      stage.look(at: stage.time + 0.1)
      return stage.center(1).distance(to: place) > 2
    }
    #expect(hints())
    #expect(hints())
    stage.settle()
    stage.perform(.setRestingPlace(edge: .left, x: nil, y: 200, animated: true), at: stage.time + 1)
    var landing = stage
    landing.look(at: landing.time + 0.1)
    landing.perform(.hint, at: landing.time)
    landing.settle()
    stage.settle()
    #expect(landing.center(1) == stage.center(1))
    #expect(hints())
    let place = stage.center(1)
    stage.drag(from: place, to: Point(x: place.x + 200, y: place.y), at: stage.time + 1, lasting: 0.1)
    #expect(hints())
  }

  @Test("A tap on a hinting stack opens it, at any place of the hint; a press ends the hint")
  func hinting() {
    for later in [0.02, 0.05, 0.08, 0.15] {
      var stage = ChatHeadsStage([1, 2, 3])
      stage.perform(.hint, at: 1)
      stage.look(at: 1 + later)
      let point = stage.center(1)
      stage.point(.down, point.x, point.y, at: 1 + later)
      stage.point(.up, point.x, point.y, at: 1.01 + later)
      stage.settle()
      #expect(stage.names(.opened).map(\.item) == [1], "\(later)")
    }
    // Thrown out of its hint, it is in flight like any other stack.
    var stage = ChatHeadsStage([1, 2, 3])
    stage.perform(.hint, at: 1)
    stage.point(.down, 360, 300, at: 1.02)
    for step in 1...6 { stage.point(.move, 360 - 12 * Double(step), 300, at: 1.02 + 0.01 * Double(step)) }
    stage.point(.up, 288, 300, at: 1.08)
    stage.look(at: 1.12)
    let point = stage.center(1)
    #expect(point.x > 40)
    stage.point(.down, point.x, point.y, at: 1.12)
    stage.point(.up, point.x, point.y, at: 1.14)
    stage.settle()
    #expect(stage.names(.opened).isEmpty)
  }

  @Test("A tap that catches the stack far from its resting place opens nothing; near it, it opens")
  func caughtStack() {
    for (late, opens) in [(0.05, false), (2.0, true)] {
      var stage = ChatHeadsStage([1, 2])
      stage.perform(.setRestingPlace(edge: .left, y: 500, animated: true), at: 1)
      stage.look(at: 1 + late)
      let point = stage.center(1)
      stage.point(.down, point.x, point.y, at: 1 + late)
      stage.point(.up, point.x, point.y, at: 1.05 + late)
      stage.settle()
      #expect(stage.names(.opened).isEmpty != opens)
      if !opens { #expect(stage.center(1) == Point(x: 22, y: 500), "it goes on to where it rests") }
    }
  }

  @Test("A drag of a flying head is a drag")
  func flyingDrag() {
    var stage = ChatHeadsStage([1, 2])
    stage.tap(368, 300, at: 1)
    let point = stage.look(at: 1.15).layer(LayerID(.head, item: 1))?.center ?? .zero
    stage.drag(from: point, to: Point(x: 195, y: 500), from: 1.15, lasting: 0.3, releases: false)
    stage.look(at: 2)
    #expect(stage.center(1).distance(to: Point(x: 195, y: 500)) < 0.5)
  }

  @Test("Each tap is reported before its effect: by finger, on a badge, on a flyout, by key")
  func told() {
    var stage = row()
    #expect(stage.names(.tapped).isEmpty, "the app's own opening is no tap")
    stage.heads.handle(.key(.enter, focus: LayerID(.head, item: 2)), at: stage.time + 1)
    stage.settle()
    let origin = stage.center(2)
    stage.tap(origin.x, origin.y, at: stage.time + 1)
    stage.settle()
    stage.perform(.message(head: 3, text: 7))
    stage.look(at: stage.time + 1)
    let flyout = stage.layer(.flyout, 3)?.center ?? .zero
    stage.tap(flyout.x, flyout.y, at: stage.time)
    stage.look()
    let told = stage.events.filter { [.tapped, .opened, .selected, .closed].contains($0.name) }
    #expect(
      told.map { "\($0.name.rawValue) \($0.item)" } == [
        "opened 1", "tapped 2", "selected 2", "tapped 2", "closed 2", "tapped 3", "opened 3",
      ])
  }

  @Test("With tapOpens off taps and keys are reported and change nothing; the app still opens")
  func tapOpens() {
    var style = ChatHeadsStyle.modern
    style.tapOpens = .off
    var stage = ChatHeadsStage([1, 2], style: style)
    stage.perform(.setUnread(head: 1, count: 4), at: 0.5)
    stage.tap(368, 300, at: 1)
    stage.heads.handle(.key(.space, focus: LayerID(.head, item: 1)), at: 2)
    let badge = stage.look(at: 2.5).layer(LayerID(.badge, item: 1))?.center ?? .zero
    stage.tap(badge.x - 6, badge.y - 6, at: 3)
    stage.settle()
    #expect(stage.names(.tapped).map(\.item) == [1, 1, 1])
    #expect(stage.names(.opened).isEmpty)
    #expect(stage.center(1) == Point(x: 368, y: 300) && stage.layer(.head, 1)?.scale == 1)
    stage.perform(.open(head: 1))
    stage.settle()
    let origin = stage.center(1)
    stage.tap(origin.x, origin.y, at: stage.time + 1)
    stage.look()
    #expect(stage.names(.opened).count == 1 && stage.names(.closed).isEmpty)
    #expect(stage.names(.tapped).count == 4)
  }
}
