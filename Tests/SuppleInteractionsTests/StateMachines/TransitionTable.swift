import Foundation
import SuppleHarness
import SuppleInteractions
import Testing

/// The recorded transitions of an interaction.
struct TransitionRecorder {
  /// All actions, whether they changed the state or not.
  private(set) var transitions: Set<Transition> = []

  /// Notes the effect of an action on a state.
  mutating func note(_ from: String, _ action: String, _ to: String) {
    transitions.insert(Transition(from: from, action: action, to: to))
  }

  /// Adds the notes of another recorder.
  mutating func add(_ other: TransitionRecorder) { transitions.formUnion(other.transitions) }

  /// The changes of the state.
  var changes: Set<Transition> { transitions.filter { $0.from != $0.to } }

  /// The actions in a state.
  func met(_ state: String) -> Set<String> {
    Set(transitions.filter { $0.from == state }.map(\.action))
  }
}

extension TransitionTable {
  /// The table under a heading.
  init(of heading: String) throws {
    let file = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
      .deletingLastPathComponent().deletingLastPathComponent()
      .appendingPathComponent("Documentation/spec/states.md")
    self = try #require(TransitionTable(of: heading, in: String(contentsOf: file, encoding: .utf8)))
  }

  /// Asserts that the changes of state are exactly those of the table, each except the rare ones, and that every action
  /// occurred in every state.
  func check(_ recorder: TransitionRecorder) {
    func lines(_ transitions: Set<Transition>) -> String {
      transitions.map(\.description).sorted().joined(separator: "\n")
    }
    let surplus = recorder.changes.subtracting(changes).subtracting(rareChanges)
    #expect(surplus.isEmpty, "not in the table:\n\(lines(surplus))")
    let missing = changes.subtracting(recorder.changes)
    #expect(missing.isEmpty, "in the table, and never seen:\n\(lines(missing))")
    for state in states {
      let unmet = Set(actions).subtracting(recorder.met(state)).sorted()
      #expect(unmet.isEmpty, "never tried while \(state): \(unmet.joined(separator: ", "))")
    }
    for change in recorder.changes {
      #expect(states.contains(change.from) && states.contains(change.to) && actions.contains(change.action))
    }
  }

  /// Asserts that the reached transitions, in every state by every action and at random, are exactly the table.
  ///
  /// `led` brings harnesses into a state; after each action `seconds` pass. `wanderer` starts a run of `steps` random actions,
  /// each after a pause from `pause`.
  func explore<Subject>(
    _ actions: [(inout TransitionHarness<Subject>) -> Void], after seconds: Double,
    led: (String) -> [TransitionHarness<Subject>],
    wanderer: (_ seed: Int, inout SeededRandom) -> TransitionHarness<Subject>?,
    steps: Int, pause: (inout SeededRandom) -> Double
  ) {
    var recorder = TransitionRecorder()
    for state in states {
      let starts = led(state)
      #expect(!starts.isEmpty, "\(state) is not reached")
      for start in starts {
        for act in actions {
          var harness = start
          act(&harness)
          harness.pass(seconds)
          recorder.add(harness.recorder)
        }
      }
    }
    for seed in 0..<60 {
      var random = SeededRandom(seed: UInt64(seed))
      guard var harness = wanderer(seed, &random) else { continue }
      for _ in 0..<steps {
        harness.pass(pause(&random))
        actions[Int(random.unit() * Double(actions.count))](&harness)
      }
      recorder.add(harness.recorder)
    }
    check(recorder)
  }
}
