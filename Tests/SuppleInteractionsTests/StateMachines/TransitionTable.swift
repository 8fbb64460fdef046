import Foundation
import SuppleInteractions
import Testing

/// What became of a state when something happened.
struct Transition: Hashable, CustomStringConvertible {
  var from: String
  var action: String
  var to: String

  var description: String { "| \(from) | \(action) | \(to) |" }
}

/// What a run of an interaction did to its state.
struct TransitionRecorder {
  /// Everything that happened, whether it changed the state or not.
  private(set) var transitions: Set<Transition> = []

  /// Notes what a action made of a state.
  mutating func note(_ from: String, _ action: String, _ to: String) {
    transitions.insert(Transition(from: from, action: action, to: to))
  }

  /// Notes all that another recorder did.
  mutating func add(_ other: TransitionRecorder) { transitions.formUnion(other.transitions) }

  /// What changed the state.
  var changes: Set<Transition> { transitions.filter { $0.from != $0.to } }

  /// Which actions met a state.
  func met(_ state: String) -> Set<String> {
    Set(transitions.filter { $0.from == state }.map(\.action))
  }
}

extension PointerPhase {
  /// Its word in the tables.
  var action: String {
    switch self {
    case .down: "down"
    case .move: "move"
    case .up: "up"
    case .cancel: "cancel"
    }
  }
}

/// One of the tables in Documentation/spec/states.md: every change of state that there is, and no other.
struct TransitionTable {
  /// Its states.
  let states: [String]
  /// Its actions.
  let actions: [String]
  /// Every change of state.
  let changes: Set<Transition>

  /// The table under a heading.
  init(of heading: String) throws {
    let file = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
      .deletingLastPathComponent().deletingLastPathComponent()
      .appendingPathComponent("Documentation/spec/states.md")
    let text = try String(contentsOf: file, encoding: .utf8)
    let sections = text.components(separatedBy: "\n## ")
    let section = try #require(sections.first { $0.hasPrefix(heading + "\n") })
    func names(_ list: some StringProtocol) -> [String] {
      list.components(separatedBy: ",").map { $0.trimmingCharacters(in: .whitespacesAndNewlines) }
    }
    /// The names after a word and a colon, up to the next full stop.
    func list(_ word: String) throws -> [String] {
      let start = try #require(section.range(of: word + ": ")).upperBound
      let end = try #require(section.range(of: ".", range: start..<section.endIndex)).lowerBound
      return names(section[start..<end])
    }
    states = try list("States")
    actions = try list("Actions")
    var changes: Set<Transition> = []
    for line in section.split(separator: "\n") where line.hasPrefix("| ") && line.hasSuffix(" |") {
      let cells = line.split(separator: "|").map { names($0) }
      guard cells.count == 3, cells[0] != ["in"] else { continue }
      for from in cells[0] {
        for action in cells[1] {
          for to in cells[2] { changes.insert(Transition(from: from, action: action, to: to)) }
        }
      }
    }
    self.changes = changes
  }

  /// Asserts that a run changed the state as the table says, in each manner that it says, and that every action met
  /// every state.
  func check(_ recorder: TransitionRecorder) {
    func lines(_ transitions: Set<Transition>) -> String {
      transitions.map(\.description).sorted().joined(separator: "\n")
    }
    let surplus = recorder.changes.subtracting(changes)
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
  /// Asserts that what is reached, in every state by every action and at random, is the table and nothing else.
  ///
  /// `led` leads harnesses into a state; after each action `seconds` pass. `wanderer` starts a run of random actions,
  /// of which there are `steps`, each after one of the pauses that `pause` draws.
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
