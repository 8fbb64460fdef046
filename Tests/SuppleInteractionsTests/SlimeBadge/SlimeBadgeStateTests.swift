import SuppleScene
import Testing

@testable import SuppleInteractions

/// Every state with every action.
@Suite("Slime badge: states")
struct SlimeBadgeStateTests {
  enum Name: CaseIterable { case hidden, resting, held, hinting, returning, bursting, fading }

  private static let anchor = Point(x: 300, y: 200)

  /// A badge in a state.
  struct Life {
    var core = SlimeBadgeCore(
      style: .modern, viewport: SlimeBadgeStage.phone, seed: 1, item: 0, anchor: SlimeBadgeStateTests.anchor)

    mutating func pass(_ seconds: Double) { core.advance(to: core.clock.hostTime.seconds + seconds) }

    mutating func perform(_ command: SlimeBadge.Command, after seconds: Double = 0.01) {
      core.perform(command, at: core.clock.hostTime.seconds + seconds)
    }

    mutating func hint(by offset: Vector, after seconds: Double = 0.01) {
      pass(seconds)
      core.transition(.hint(offset))
    }

    mutating func point(_ phase: PointerPhase, _ offset: Vector, id: Int32 = 1) {
      pass(0.05)
      core.handle(
        Pointer(id: id, phase: phase, position: SlimeBadgeStateTests.anchor + offset),
        hostTime: core.clock.hostTime)
    }

    init(_ state: Name) {
      perform(.setCount(3), after: 1)
      switch state {
      case .hidden:
        perform(.setCount(0), after: 1)
        pass(9)
      case .resting: break
      case .held, .returning:
        point(.down, .zero)
        point(.move, Vector(x: -40, y: 0))
        point(.move, Vector(x: -80, y: 0))
        if state == .returning { point(.up, Vector(x: -80, y: 0)) }
      case .hinting: hint(by: Vector(x: -40, y: 0), after: 1)
      case .bursting: perform(.clear, after: 1)
      case .fading: perform(.setCount(0), after: 1)
      }
      pass(0.01)
    }

    var name: Name {
      switch core.state {
      case .hidden: .hidden
      case .resting: .resting
      case .touched: .held
      case .hinting: .hinting
      case .returning: .returning
      case .bursting: .bursting
      case .fading: .fading
      }
    }
  }

  @Test("Every state is reached", arguments: Name.allCases)
  func states(name: Name) { #expect(Life(name).name == name) }

  /// The next state for each action and state; states that are not listed stay.
  @Test("Every transition is taken, and without one nothing changes")
  func transitions() {
    let table: [(String, (inout Life) -> Void, [Name: Name])] = [
      (
        "press",
        { life in
          life.pass(0.01)
          let finger = Pointer(id: 2, phase: .down, position: life.core.center)
          life.core.handle(finger, hostTime: life.core.clock.hostTime)
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
        "move anchor", { $0.perform(.moveAnchor(Point(x: 290, y: 190))) }, [:]
      ),
      (
        "count 5", { $0.perform(.setCount(5)) },
        [.hidden: .resting, .fading: .resting]
      ),
      (
        "count 0", { $0.perform(.setCount(0)) },
        [.resting: .fading, .held: .fading, .hinting: .fading, .returning: .fading]
      ),
      (
        "clear", { $0.perform(.clear) },
        [.resting: .bursting, .held: .bursting, .hinting: .bursting, .returning: .bursting]
      ),
      ("cancel dismissal", { $0.perform(.cancelDismissal) }, [.bursting: .resting]),
      (
        "hint", { $0.hint(by: Vector(x: 20, y: 0)) },
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

  @Test("Time alone ends the states that end without input, and no other")
  func due() {
    for state in Name.allCases {
      var life = Life(state)
      if state == .hinting {
        life.pass(0.495)
        #expect(life.name == .returning)
      }
      life.pass(20)
      #expect(
        life.name == (state == .held ? .held : state == .bursting || state == .fading ? .hidden : life.rested)
      )
    }
  }
}

extension SlimeBadgeStateTests.Life {
  /// The states after time alone: hidden stays hidden, all others return.
  fileprivate var rested: SlimeBadgeStateTests.Name { core.content == .hidden ? .hidden : .resting }
}
