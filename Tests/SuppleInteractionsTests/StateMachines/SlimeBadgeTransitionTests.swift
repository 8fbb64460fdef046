import SuppleScene
import Testing

@testable import SuppleInteractions

/// The state machine of a slime badge against its written table.
@Suite("Slime badge: every transition")
struct SlimeBadgeTransitionTests {
  /// A badge whose every change of state is noted.
  struct Watch {
    static let home = Point(x: 300, y: 200)

    var machine: SlimeBadgeMachine
    var clock = Clock()
    var recorder = TransitionRecorder()

    init(style: SlimeBadgeStyle, reducedMotion: Bool) {
      machine = SlimeBadgeMachine(
        style: style, viewport: SlimeBadgeStage.phone, seed: 1, home: Watch.home)
      machine.reducedMotion = reducedMotion
    }

    var state: String {
      switch machine.state {
      case .hidden: "hidden"
      case .resting: "resting"
      case .held(let hold): hold.origin == nil ? "pressed" : "dragged"
      case .hinting: "nudged"
      case .returning: "returning"
      case .bursting: "bursting"
      case .fading: "fading"
      }
    }

    private var moment: Moment { Moment(host: clock.hostTime, motion: clock.now) }

    /// Lets time pass, in steps in which no more than one thing falls due.
    mutating func pass(_ seconds: Double) {
      let steps = max(1, Int(seconds * 120))
      for _ in 0..<steps {
        let from = state
        clock.advance(to: clock.hostTime + seconds / Double(steps))
        machine.advance(to: clock)
        recorder.note(from, "time", state)
      }
    }

    mutating func act(_ stimulus: String, _ change: (inout SlimeBadgeMachine, Moment) -> Void) {
      let from = state
      change(&machine, moment)
      recorder.note(from, stimulus, state)
    }

    mutating func point(_ phase: PointerPhase, _ point: Point, id: Int32 = 1) {
      act(phase.stimulus) {
        $0.handle(Pointer(id: id, phase: phase, position: point), hostTime: $1.host, at: $1)
      }
    }
  }

  static func reach(_ state: String, style: SlimeBadgeStyle, reducedMotion: Bool, refuses: Bool) -> Watch? {
    var watch = Watch(style: style, reducedMotion: reducedMotion)
    watch.pass(0.01)
    if state == "hidden" { return watch }
    watch.act("count") { $0.setCount(3, at: $1) }
    watch.pass(3)
    switch state {
    case "pressed": watch.point(.down, Watch.home)
    case "dragged", "returning":
      watch.point(.down, Watch.home)
      watch.pass(0.05)
      watch.point(.move, Watch.home + Vector(x: -80, y: 0))
      watch.pass(0.1)
      if state == "returning" { watch.point(.up, Watch.home + Vector(x: -80, y: 0)) }
    case "nudged": watch.act("nudge") { $0.hint(by: Vector(x: -30, y: 0), at: $1) }
    case "bursting": watch.act("clear") { $0.clear(at: $1) }
    case "fading" where reducedMotion: watch.act("clear") { $0.clear(at: $1) }
    case "fading": watch.act("count 0") { $0.setCount(0, at: $1) }
    default: break
    }
    if refuses, state != "bursting" { watch.act("refuse") { $0.cancelDismissal(at: $1) } }
    return watch.state == state ? watch : nil
  }

  static func stimuli() -> [(inout Watch) -> Void] {
    var all: [(inout Watch) -> Void] = []
    func add(_ name: String, _ change: @escaping (inout SlimeBadgeMachine, Moment) -> Void) {
      all.append { $0.act(name, change) }
    }
    all.append { $0.point(.down, $0.machine.center, id: 2) }
    all.append { $0.point(.down, $0.machine.center) }
    all.append { $0.point(.down, Point(x: 20, y: 700), id: 2) }
    for way in [0.0, 60, 120, 250] {
      let place = Watch.home + Vector(x: -way, y: 0)
      all.append { $0.point(.move, place) }
      all.append { $0.point(.up, place) }
      // Out, torn, and from there back to `way`.
      all.append {
        $0.point(.move, Watch.home + Vector(x: -250, y: 0))
        $0.pass(0.2)
        $0.point(.move, place)
        $0.pass(0.2)
        $0.point(.up, place)
        $0.pass(0.02)
      }
    }
    // Torn, refused, and caught on its way home.
    for caught in [0.0, -20, -100] {
      all.append {
        $0.act("refuse") { $0.cancelDismissal(at: $1) }
        $0.point(.down, $0.machine.center)
        $0.point(.move, Watch.home + Vector(x: -250, y: 0))
        $0.pass(0.1)
        $0.point(.up, Watch.home + Vector(x: -250, y: 0))
        $0.pass(0.03)
        let place = $0.machine.center
        $0.point(.down, place)
        if caught == -20 { $0.point(.move, place + Vector(x: caught, y: 0)) }
        $0.pass(0.02)
        $0.point(.up, place + Vector(x: caught, y: 0))
      }
    }
    all.append { $0.point(.cancel, Watch.home) }
    all.append { $0.pass(6) }
    for count: Int32? in [1, 120, nil] { add("count") { $0.setCount(count, at: $1) } }
    add("count 0") { $0.setCount(0, at: $1) }
    add("clear") { $0.clear(at: $1) }
    add("refuse") { $0.cancelDismissal(at: $1) }
    add("nudge") { $0.hint(by: Vector(x: -30, y: 0), at: $1) }
    add("move home") { $0.moveHome(to: Point(x: 100, y: 300), at: $1) }
    add("style") { machine, _ in machine.setStyle(.classic) }
    return all
  }

  @Test("What is reached, in every state by every stimulus and at random, is the table and nothing else")
  func table() throws {
    let table = try TransitionTable(of: "Slime badge")
    let stimuli = Self.stimuli()
    var recorder = TransitionRecorder()
    var reached: Set<String> = []
    for style in [SlimeBadgeStyle.modern, .classic] {
      for (reduced, refuses) in [(false, false), (false, true), (true, false)] {
        for state in table.states {
          guard let watch = Self.reach(state, style: style, reducedMotion: reduced, refuses: refuses) else {
            continue
          }
          reached.insert(state)
          for act in stimuli {
            var life = watch
            act(&life)
            life.pass(4)
            recorder.add(life.recorder)
          }
        }
      }
    }
    #expect(reached == Set(table.states), "every state is reached")
    for seed in 0..<60 {
      var random = SeededRandom(seed: UInt64(seed))
      var watch = Watch(style: seed % 2 == 0 ? .modern : .classic, reducedMotion: seed % 5 == 0)
      for _ in 0..<150 {
        watch.pass(random.uniform(in: 0...0.4))
        stimuli[Int(random.unit() * Double(stimuli.count))](&watch)
      }
      recorder.add(watch.recorder)
    }
    table.check(recorder)
  }
}
