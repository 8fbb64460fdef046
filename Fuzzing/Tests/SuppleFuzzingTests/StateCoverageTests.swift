import SuppleFuzzing
import SuppleHarness
import SuppleInteractions
import SuppleScene
import SuppleScript
import Testing

@Suite("Reached states")
struct StateCoverageTests {
  private func pointer(_ phase: PointerPhase, _ x: Double, at time: Double) -> FuzzStep {
    FuzzStep(time, .action(.input(.pointer(Pointer(id: 1, phase: phase, position: Point(x: x, y: 200))))))
  }

  @Test("A badge that is dragged, released and at rest again is four changes and three pairs of them")
  func badge() throws {
    var setup = SlimeBadgeSetup()
    setup.anchor = Point(x: 300, y: 200)
    setup.badge = BadgeSetup(count: 3)
    let start = Script(
      .slimeBadge(.modern, setup), viewport: Viewport(size: Size(width: 390, height: 844)))
    var coverage = StateCoverage()
    coverage.add(
      FuzzCase(
        start: start,
        steps: [
          pointer(.down, 300, at: 1), FuzzStep(1.05, .frame), pointer(.move, 270, at: 1.1),
          pointer(.up, 270, at: 1.2), FuzzStep(9, .action(.badge(0, .setCount(4)))),
        ]))
    let changes = [
      Transition(from: "resting", action: "down", to: "pressed"),
      Transition(from: "pressed", action: "move", to: "dragged"),
      Transition(from: "dragged", action: "up", to: "returning"),
      Transition(from: "returning", action: "time", to: "resting"),
    ]
    #expect(coverage.changes == Set(changes))
    #expect(
      coverage.pairs
        == Set(zip(changes, changes.dropFirst()).map { StateCoverage.Pair(first: $0, second: $1) }))
    #expect(coverage.met.contains(Transition(from: "resting", action: "count", to: "resting")))

    let table = try #require(
      TransitionTable(
        of: "Slime badge",
        in: """
          # States

          ## Slime badge

          States: resting, pressed, dragged, returning.

          Actions: down,
          move, up, time, count.

          | in | by | to |
          |---|---|---|
          | resting | down | pressed |
          | pressed | move, count | dragged |
          | dragged | up | returning |
          | returning | time | resting |
          | returning | down | pressed |

          ## Other
          """))
    let lines = coverage.report("slime-badge", comparedWith: table)
    // Time passed in each state; each state had one other action, and a badge at rest also a count.
    #expect(
      lines.first
        == "slime-badge: 8 of 20 actions in a state, 4 of 6 changes, 3 of 9 pairs of changes")
    #expect(lines.contains("  never | pressed | count | dragged |"))
    #expect(lines.contains("  after | dragged | up | returning | never down: pressed"))
  }
}
