import SuppleHarness
@_spi(States) import SuppleInteractions
import SuppleScript

/// An interaction whose states and actions have names in Documentation/spec/states.md.
protocol TableInteraction: FuzzedSubject {
  /// The heading of its table.
  static var tableHeading: String { get }
  /// The name of its state.
  var stateName: StaticString { get }
  /// The name of an act; nil for an act outside of the table.
  static func tableAction(of act: FuzzAct) -> String?
}

/// The changes of state that fuzz runs of one interaction reached, for comparison with its table in
/// Documentation/spec/states.md.
public struct StateCoverage: Sendable {
  /// Two consecutive changes: acts in between had no effect.
  public struct Pair: Sendable, Hashable {
    /// The first change.
    public var first: Transition
    /// The next one.
    public var second: Transition

    /// Two changes.
    public init(first: Transition, second: Transition) {
      self.first = first
      self.second = second
    }
  }

  /// The reached states, each with the actions in it, whether they changed it or not.
  public private(set) var met: Set<Transition> = []
  /// The changes of state.
  public private(set) var changes: Set<Transition> = []
  /// The pairs of changes.
  public private(set) var pairs: Set<Pair> = []
  /// The first place of each change: the number of the case in its campaign, and the step.
  public private(set) var places: [Transition: (run: UInt64, step: Int)] = [:]
  private var last: Transition?
  private var place: (run: UInt64, step: Int) = (0, 0)

  /// Nothing is reached.
  public init() {}

  /// Adds the runs of a campaign with at least `events` events.
  public mutating func add(_ campaign: Campaign, events: Int) {
    var number: UInt64 = 0
    var fed = 0
    while fed < events {
      let fuzzCase = campaign.perform(number).fuzzCase
      place.run = number
      add(fuzzCase)
      fed += max(1, fuzzCase.steps.count)
      number += 1
    }
  }

  /// Repeats the steps of a case, and notes the changes of state. A messenger has no table; its parts have one each.
  public mutating func add(_ fuzzCase: FuzzCase) {
    if let type = FuzzedKind(fuzzCase.start).type as? any TableInteraction.Type { take(type, fuzzCase) }
  }

  private mutating func take<Subject: TableInteraction>(_ type: Subject.Type, _ fuzzCase: FuzzCase) {
    guard let subject = Subject(fuzzCase.start) else { return }
    last = nil
    var harness = Harness(subject)
    for (number, step) in fuzzCase.steps.enumerated() {
      place.step = number
      pass(&harness, to: step.time)
      guard let action = Subject.tableAction(of: step.act) else {
        harness.subject.take(step.act, at: step.time)
        if case .frame = step.act { continue }
        last = nil
        continue
      }
      let from = harness.subject.stateName
      harness.subject.take(step.act, at: step.time)
      note(from, action, harness.subject.stateName)
    }
    pass(&harness, to: harness.frame.time + 12)
  }

  /// Lets time pass until a step, and notes each change that falls due at its own instant.
  private mutating func pass<Subject: TableInteraction>(_ harness: inout Harness<Subject>, to time: Double) {
    guard time.isFinite else { return }
    harness.look()
    var steps = 0
    while harness.frame.time < time {
      let present = harness.frame.time
      steps += 1
      let next =
        switch harness.frame.schedule {
        case .settled: time
        case .at(let due): min(time, max(due, present.nextUp))
        case .now: steps < 5000 ? min(time, present + 1.0 / 120) : time
        }
      look(&harness, from: present, to: next)
      if harness.frame.time == present { return }
    }
  }

  /// Checks the state at an instant. If it has changed since the last check, the interval is halved until each change
  /// is alone, or the instants are adjacent.
  private mutating func look<Subject: TableInteraction>(
    _ harness: inout Harness<Subject>, from start: Double, to end: Double
  ) {
    let from = harness.subject.stateName
    let before = harness
    harness.look(at: end)
    let middle = start + (end - start) / 2
    guard from.description != harness.subject.stateName.description, start < middle, middle < end else {
      return note(from, "time", harness.subject.stateName)
    }
    harness = before
    look(&harness, from: start, to: middle)
    look(&harness, from: middle, to: end)
  }

  private mutating func note(_ from: StaticString, _ action: String, _ to: StaticString) {
    let transition = Transition(from: from.description, action: action, to: to.description)
    met.insert(transition)
    guard transition.from != transition.to else { return }
    if changes.insert(transition).inserted { places[transition] = place }
    if let last, last.to == transition.from { pairs.insert(Pair(first: last, second: transition)) }
    last = transition
  }

  /// The lines of a report: the parts of a table that runs reached, and the parts that they never reached.
  public func report(_ name: String, comparedWith table: TransitionTable) -> [String] {
    let possible = table.changes.flatMap { first in
      table.changes.filter { $0.from == first.to }.map { Pair(first: first, second: $0) }
    }
    let missingPairs = Set(possible).subtracting(pairs)
    let missing = table.changes.subtracting(changes)
    let tried = Set(met.map { [$0.from, $0.action] })
    let untried = table.states.map { state in
      (state: state, actions: table.actions.filter { !tried.contains([state, $0]) })
    }
    let count = table.states.count * table.actions.count
    var lines = [
      "\(name): \(count - untried.reduce(0) { $0 + $1.actions.count }) of \(count) actions in a state, "
        + "\(table.changes.count - missing.count) of \(table.changes.count) changes, "
        + "\(possible.count - missingPairs.count) of \(possible.count) pairs of changes"
    ]
    for (state, actions) in untried where !actions.isEmpty {
      lines.append("  never tried while \(state): \(actions.joined(separator: ", "))")
    }
    lines += missing.map { "  never \($0)" }.sorted()
    let rare = table.rareChanges.subtracting(table.changes)
    lines += rare.subtracting(changes).map { "  rare, and never \($0)" }.sorted()
    lines += changes.subtracting(table.changes).subtracting(rare).map { change in
      "  not in the table \(change)" + (places[change].map { " in run \($0.run), step \($0.step)" } ?? "")
    }.sorted()
    // The changes that never followed each change.
    let groups = Dictionary(grouping: missingPairs.filter { changes.contains($0.first) }, by: \.first)
    lines += groups.map { first, pairs in
      "  after \(first) never "
        + pairs.map { "\($0.second.action): \($0.second.to)" }.sorted().joined(separator: ", ")
    }.sorted()
    return lines
  }
}
