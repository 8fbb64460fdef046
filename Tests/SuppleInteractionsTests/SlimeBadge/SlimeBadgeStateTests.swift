import SuppleScene
import Testing

@testable import SuppleInteractions

/// Every state with everything that can happen in it.
@Suite("Slime badge: states")
struct SlimeBadgeStateTests {
  enum Name: CaseIterable { case hidden, resting, held, hinting, returning, bursting, fading }

  private static let home = Point(x: 300, y: 200)

  /// A machine with a clock, led into a state.
  struct Life {
    var machine = SlimeBadgeMachine(
      style: .modern, viewport: SlimeBadgeStage.phone, seed: 1, home: SlimeBadgeStateTests.home)
    var clock = Clock()

    mutating func pass(_ seconds: Double) -> Moment {
      clock.advance(to: clock.hostTime + seconds)
      machine.advance(to: clock)
      return Moment(host: clock.hostTime, motion: clock.now)
    }

    mutating func point(_ phase: PointerPhase, _ offset: Vector, id: Int32 = 1) {
      let moment = pass(0.05)
      machine.handle(
        Pointer(id: id, phase: phase, position: SlimeBadgeStateTests.home + offset), hostTime: moment.host,
        at: moment)
    }

    init(_ state: Name) {
      machine.setCount(3, at: pass(1))
      switch state {
      case .hidden:
        machine.setCount(0, at: pass(1))
        _ = pass(9)
      case .resting: break
      case .held, .returning:
        point(.down, .zero)
        point(.move, Vector(x: -40, y: 0))
        point(.move, Vector(x: -80, y: 0))
        if state == .returning { point(.up, Vector(x: -80, y: 0)) }
      case .hinting: machine.hint(by: Vector(x: -40, y: 0), at: pass(1))
      case .bursting: machine.clear(at: pass(1))
      case .fading: machine.setCount(0, at: pass(1))
      }
      _ = pass(0.01)
    }

    var name: Name {
      switch machine.state {
      case .hidden: .hidden
      case .resting: .resting
      case .held: .held
      case .hinting: .hinting
      case .returning: .returning
      case .bursting: .bursting
      case .fading: .fading
      }
    }
  }

  @Test("Every state is reached", arguments: Name.allCases)
  func states(name: Name) { #expect(Life(name).name == name) }

  /// What each cause makes of the states in their order; one that is not to be seen here stays.
  @Test("Every transition is taken, and where none is due nothing changes")
  func transitions() {
    let table: [(String, (inout Life) -> Void, [Name: Name])] = [
      (
        "press",
        { life in
          let moment = life.pass(0.01)
          let finger = Pointer(id: 2, phase: .down, position: life.machine.center)
          life.machine.handle(finger, hostTime: moment.host, at: moment)
        },
        [.resting: .held, .hinting: .held, .returning: .held]
      ),
      ("move", { $0.point(.move, Vector(x: -60, y: 20)) }, [:]),
      ("release", { $0.point(.up, Vector(x: -80, y: 0)) }, [.held: .returning]),
      (
        "release outside, torn",
        { life in
          life.point(.move, Vector(x: -250, y: 0))
          life.point(.up, Vector(x: -250, y: 0))
        }, [.held: .bursting]
      ),
      ("cancel", { $0.point(.cancel, .zero) }, [.held: .returning]),
      (
        "home moved",
        { life in
          let moment = life.pass(0.01)
          life.machine.moveHome(to: Point(x: 290, y: 190), at: moment)
        }, [:]
      ),
      (
        "count 5", { life in life.machine.setCount(5, at: life.pass(0.01)) },
        [.hidden: .resting, .fading: .resting]
      ),
      (
        "count 0", { life in life.machine.setCount(0, at: life.pass(0.01)) },
        [.resting: .fading, .held: .fading, .hinting: .fading, .returning: .fading]
      ),
      (
        "clear", { life in life.machine.clear(at: life.pass(0.01)) },
        [.resting: .bursting, .held: .bursting, .hinting: .bursting, .returning: .bursting]
      ),
      ("refuse", { life in life.machine.cancelDismissal(at: life.pass(0.01)) }, [.bursting: .resting]),
      (
        "nudge", { life in life.machine.hint(by: Vector(x: 20, y: 0), at: life.pass(0.01)) },
        [.resting: .hinting]
      ),
    ]
    for (cause, act, changes) in table {
      for state in Name.allCases {
        var life = Life(state)
        act(&life)
        #expect(life.name == changes[state] ?? state, "\(cause) while \(state)")
      }
    }
  }

  @Test("Time alone ends what ends by itself, and nothing else")
  func due() {
    for state in Name.allCases {
      var life = Life(state)
      if state == .hinting {
        _ = life.pass(0.495)
        #expect(life.name == .returning)
      }
      _ = life.pass(20)
      #expect(
        life.name == (state == .held ? .held : state == .bursting || state == .fading ? .hidden : life.rested)
      )
    }
  }
}

extension SlimeBadgeStateTests.Life {
  /// Where time leads to: hidden stays hidden, all else comes home.
  fileprivate var rested: SlimeBadgeStateTests.Name { machine.content == .hidden ? .hidden : .resting }
}
