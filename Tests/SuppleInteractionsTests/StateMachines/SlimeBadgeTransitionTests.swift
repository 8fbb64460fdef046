import SuppleHarness
import SuppleScene
import Testing

@_spi(States) @testable import SuppleInteractions

/// The state machine of a slime badge against its written table.
@Suite("Slime badge: every transition")
struct SlimeBadgeTransitionTests {
  typealias Machine = TransitionHarness<SlimeBadge>

  static func reach(_ state: String, style: SlimeBadgeStyle, reducedMotion: Bool, cancels: Bool) -> Machine? {
    var machine = Machine(style: style, reducedMotion: reducedMotion)
    machine.pass(0.01)
    if state == "hidden" { return machine }
    machine.act("count") { $0.perform(.setCount(3), at: $1) }
    machine.pass(3)
    switch state {
    case "pressed": machine.point(.down, Machine.anchor)
    case "dragged", "returning":
      machine.point(.down, Machine.anchor)
      machine.pass(0.05)
      machine.point(.move, Machine.anchor + Vector(x: -80, y: 0))
      machine.pass(0.1)
      if state == "returning" { machine.point(.up, Machine.anchor + Vector(x: -80, y: 0)) }
    case "hinting":
      machine.act("hint") { badge, _ in badge.core.value.transition(.hint(Vector(x: -30, y: 0))) }
    case "bursting": machine.act("clear") { $0.perform(.clear, at: $1) }
    case "fading" where reducedMotion: machine.act("clear") { $0.perform(.clear, at: $1) }
    case "fading": machine.act("count 0") { $0.perform(.setCount(0), at: $1) }
    default: break
    }
    if cancels, state != "bursting" {
      machine.act("cancel dismissal") { $0.perform(.cancelDismissal, at: $1) }
    }
    return machine.state == state ? machine : nil
  }

  static func actions() -> [(inout Machine) -> Void] {
    var all: [(inout Machine) -> Void] = []
    func add(_ name: String, _ change: @escaping (inout SlimeBadge, Double) -> Void) {
      all.append { $0.act(name, change) }
    }
    all.append { $0.point(.down, $0.subject.core.value.center, id: 2) }
    all.append { $0.point(.down, $0.subject.core.value.center) }
    all.append { $0.point(.down, Point(x: 20, y: 700), id: 2) }
    for distance in [0.0, 60, 120, 250] {
      let place = Machine.anchor + Vector(x: -distance, y: 0)
      all.append { $0.point(.move, place) }
      all.append { $0.point(.up, place) }
      // Out, torn, and from there back to `distance`.
      all.append {
        $0.point(.move, Machine.anchor + Vector(x: -250, y: 0))
        $0.pass(0.2)
        $0.point(.move, place)
        $0.pass(0.2)
        $0.point(.up, place)
        $0.pass(0.02)
      }
    }
    // Torn, cancelled, and caught on its return.
    for caught in [0.0, -20, -100] {
      all.append {
        $0.act("cancel dismissal") { $0.perform(.cancelDismissal, at: $1) }
        $0.point(.down, $0.subject.core.value.center)
        $0.point(.move, Machine.anchor + Vector(x: -250, y: 0))
        $0.pass(0.1)
        $0.point(.up, Machine.anchor + Vector(x: -250, y: 0))
        $0.pass(0.03)
        let place = $0.subject.core.value.center
        $0.point(.down, place)
        if caught == -20 { $0.point(.move, place + Vector(x: caught, y: 0)) }
        $0.pass(0.02)
        $0.point(.up, place + Vector(x: caught, y: 0))
      }
    }
    all.append { $0.point(.cancel, Machine.anchor) }
    all.append { $0.pass(6) }
    for count: Int32? in [1, 120, nil] { add("count") { $0.perform(.setCount(count), at: $1) } }
    add("count 0") { $0.perform(.setCount(0), at: $1) }
    add("clear") { $0.perform(.clear, at: $1) }
    all.append {
      $0.act("clear") { $0.perform(.clear(after: 0.05), at: $1) }
      $0.pass(0.06)
    }
    add("count") { $0.perform(.setText(1, width: 40), at: $1) }
    all.append {
      $0.act("pin") { $0.perform(.setPinned(true), at: $1) }
      $0.act("pin") { $0.perform(.setPinned(false), at: $1) }
    }
    add("cancel dismissal") { $0.perform(.cancelDismissal, at: $1) }
    all.append {
      $0.act("clear") { $0.perform(.clear, at: $1) }
      $0.pass(0.05)
      $0.act("cancel dismissal") { $0.perform(.cancelDismissal, at: $1) }
    }
    add("hint") { badge, _ in badge.core.value.transition(.hint(Vector(x: -30, y: 0))) }
    add("move anchor") { $0.perform(.moveAnchor(Point(x: 100, y: 300)), at: $1) }
    add("style") { $0.setStyle(.classic, at: $1) }
    return all
  }

  @Test("The reached transitions, in every state by every action and at random, are exactly the table")
  func table() throws {
    try TransitionTable(of: "Slime badge").explore(
      Self.actions(), after: 4,
      led: { state in
        [SlimeBadgeStyle.modern, .classic].flatMap { style in
          [(false, false), (false, true), (true, false)].compactMap { reduced, cancels in
            Self.reach(state, style: style, reducedMotion: reduced, cancels: cancels)
          }
        }
      },
      wanderer: { seed, _ in Machine(style: seed % 2 == 0 ? .modern : .classic, reducedMotion: seed % 5 == 0)
      },
      steps: 150, pause: { $0.uniform(in: 0...0.4) })
  }
}

extension SlimeBadge: TransitionNamed {}

extension TransitionHarness<SlimeBadge> {
  static var anchor: Point { Point(x: 300, y: 200) }

  init(style: SlimeBadgeStyle, reducedMotion: Bool) {
    self.init(SlimeBadge(style: style, viewport: SlimeBadgeStage.phone, seed: 1))
    harness.perform(.moveAnchor(Self.anchor))
    harness.prefer(reducedMotion: reducedMotion)
  }
}
