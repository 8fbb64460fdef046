import SuppleScene
import SuppleScript
import Testing

@testable import SuppleInteractions

/// A break needs the finger's own movement: an anchor that moves under a still finger tears nothing.
@Suite("Slime badge: a press while its anchor moves")
struct SlimeBadgeHoldTests {
  /// The first place of the anchor.
  static let anchor = Point(x: 300, y: 200)
  static let styles = [SlimeBadgeStyle.modern, .classic]

  /// A badge that a finger holds 100 to the left of its anchor, which has then moved by an offset in small steps.
  private func held(_ style: SlimeBadgeStyle = .modern, carriedBy offset: Vector) -> SlimeBadgeStage {
    var stage = SlimeBadgeStage(3, style: style)
    stage.pull(by: Vector(x: -100, y: 0), at: 1)
    for step in 1...100 {
      stage.perform(
        .moveAnchor(SlimeBadgeHoldTests.anchor + offset * (Double(step) / 100)), at: 2 + Double(step) / 100)
    }
    stage.look(at: 3.5)
    return stage
  }

  @Test("However far the anchor goes, the connector thins and holds", arguments: styles)
  func holds(style: SlimeBadgeStyle) throws {
    let stage = held(style, carriedBy: Vector(x: 0, y: 500))
    #expect(stage.eventNames == [.pressed])
    #expect(stage.layer(.badge)?.center == SlimeBadgeHoldTests.anchor + Vector(x: -100, y: 0))
    #expect(stage.layer(.anchor)?.scale == style.minimumAnchorScale)
    let connector = try #require(stage.layer(.connector))
    let outline = try #require(MeasuredOutline(stage.frame.outline(of: connector)))
    let bounds = Rect(center: connector.center, size: connector.size)
    #expect(outline.flattened(arcs: 16).allSatisfy { bounds.inset(by: -0.01).contains($0) })
    #expect(stage.frame.schedule == .settled, "a still finger asks for no frame")
  }

  @Test("Released, it returns, without an event", arguments: styles)
  func putBack(style: SlimeBadgeStyle) {
    var stage = held(style, carriedBy: Vector(x: 0, y: 500))
    stage.point(.up, SlimeBadgeHoldTests.anchor + Vector(x: -100, y: 0), at: 4)
    stage.settle()
    #expect(stage.eventNames == [.pressed])
    #expect(stage.layer(.badge)?.center == SlimeBadgeHoldTests.anchor + Vector(x: 0, y: 500))
    #expect(stage.layer(.badge)?.label == .count(3))
  }

  @Test("A finger that trembles tears nothing either", arguments: styles)
  func tremble(style: SlimeBadgeStyle) {
    var stage = held(style, carriedBy: Vector(x: 0, y: 500))
    for step in 0..<50 {
      let aside = Vector(x: -100 + (step % 2 == 0 ? 2 : -2), y: step % 3 == 0 ? 1 : -1)
      stage.point(.move, SlimeBadgeHoldTests.anchor + aside, at: 4 + Double(step) / 60)
    }
    #expect(stage.eventNames == [.pressed])
    stage.look()
    #expect(stage.layer(.connector) != nil)
  }

  @Test(
    "Only the finger's own pull counts: its break distance tears, whatever the anchor has added",
    arguments: styles)
  func ownPull(style: SlimeBadgeStyle) {
    // The anchor goes right by 300, away from the finger, which then pulls on to the left.
    var stage = held(style, carriedBy: Vector(x: 300, y: 0))
    stage.point(.move, SlimeBadgeHoldTests.anchor + Vector(x: 1 - style.breakDistance, y: 0), at: 4)
    stage.look(at: 4.1)
    #expect(stage.eventNames == [.pressed])
    stage.point(.move, SlimeBadgeHoldTests.anchor + Vector(x: -1 - style.breakDistance, y: 0), at: 5)
    stage.look(at: 5.1)
    #expect(stage.eventNames.contains(.snapped))
  }

  @Test("An anchor that comes nearer shortens the connector, which then breaks at 120 from its current place")
  func nearer() {
    var stage = held(carriedBy: Vector(x: -100, y: 0))
    stage.point(.move, SlimeBadgeHoldTests.anchor + Vector(x: -219, y: 0), at: 4)
    stage.look(at: 4.1)
    #expect(stage.eventNames == [.pressed])
    stage.point(.move, SlimeBadgeHoldTests.anchor + Vector(x: -221, y: 0), at: 5)
    stage.look(at: 5.1)
    #expect(stage.eventNames == [.pressed, .snapped])
  }

  @Test("Moved back to its anchor, a finger pulls anew from there")
  func backAtAnchor() {
    var stage = held(carriedBy: Vector(x: 300, y: 0))
    stage.point(.move, SlimeBadgeHoldTests.anchor + Vector(x: 300, y: 0), at: 4)
    stage.point(.move, SlimeBadgeHoldTests.anchor + Vector(x: 300, y: 119), at: 4.2)
    stage.look(at: 4.3)
    #expect(stage.eventNames == [.pressed])
    stage.point(.move, SlimeBadgeHoldTests.anchor + Vector(x: 300, y: 121), at: 4.4)
    stage.look(at: 4.5)
    #expect(stage.eventNames == [.pressed, .snapped])
  }

  @Test("Caught on its return from far off, it does not tear at the first touch", arguments: styles)
  func caught(style: SlimeBadgeStyle) throws {
    var stage = held(style, carriedBy: Vector(x: 0, y: 500))
    stage.point(.up, SlimeBadgeHoldTests.anchor + Vector(x: -100, y: 0), at: 4)
    stage.look(at: 4.01)
    let place = try #require(stage.layer(.badge)).center
    #expect(place.distance(to: SlimeBadgeHoldTests.anchor + Vector(x: 0, y: 500)) > 180)
    stage.point(.down, place, at: 4.01)
    stage.point(.move, place + Vector(x: 6, y: 0), at: 4.05)
    stage.look(at: 4.3)
    #expect(stage.eventNames == [.pressed, .pressed])
    stage.point(.up, place + Vector(x: 6, y: 0), at: 4.4)
    stage.settle()
    #expect(stage.eventNames == [.pressed, .pressed])
  }

  @Test("Before the slop the badge moves with its anchor, and the drag begins at the anchor's current place")
  func pressed() {
    var stage = SlimeBadgeStage(3)
    stage.point(.down, SlimeBadgeHoldTests.anchor, at: 1)
    stage.perform(.moveAnchor(SlimeBadgeHoldTests.anchor + Vector(x: 0, y: 400)), at: 1.1)
    stage.point(.move, SlimeBadgeHoldTests.anchor + Vector(x: 100, y: 0), at: 1.2)
    stage.look(at: 1.5)
    #expect(stage.eventNames == [.pressed])
    stage.point(.move, SlimeBadgeHoldTests.anchor + Vector(x: 181, y: 0), at: 1.6)
    stage.look(at: 1.8)
    #expect(stage.eventNames == [.pressed, .snapped])
  }
}
