import SuppleInteractions

/// A change of an interaction's state, in the names of Documentation/spec/states.md.
public struct Transition: Sendable, Hashable, CustomStringConvertible {
  /// The state before.
  public var from: String
  /// The action.
  public var action: String
  /// The state after.
  public var to: String

  /// A change of state.
  public init(from: String, action: String, to: String) {
    self.from = from
    self.action = action
    self.to = to
  }

  /// The row of the table for this change.
  public var description: String { "| \(from) | \(action) | \(to) |" }
}

/// A table of Documentation/spec/states.md: every possible change of state, and no other.
public struct TransitionTable: Sendable {
  /// The states.
  public let states: [String]
  /// The actions.
  public let actions: [String]
  /// Every change of state that is not rare.
  public let changes: Set<Transition>
  /// The changes of state under "Rare", which need extreme styles and events.
  public let rareChanges: Set<Transition>

  /// The table under a heading of a text; nil for none.
  public init?(of heading: String, in text: String) {
    guard let section = text.split(separator: "\n## ").first(where: { $0.hasPrefix(heading + "\n") }) else {
      return nil
    }
    func names(_ list: Substring) -> [String] {
      list.split(separator: ",").map { $0.split(whereSeparator: \.isWhitespace).joined(separator: " ") }
    }
    /// The names after a word and a colon, up to the next full stop.
    func list(_ word: String) -> [String]? {
      guard let start = section.firstRange(of: "\n\(word): ")?.upperBound,
        let end = section[start...].firstIndex(of: ".")
      else { return nil }
      return names(section[start..<end])
    }
    guard let states = list("States"), let actions = list("Actions") else { return nil }
    self.states = states
    self.actions = actions
    /// The changes in rows of a table.
    func changes(_ lines: Substring) -> Set<Transition> {
      var changes: Set<Transition> = []
      for line in lines.split(separator: "\n") where line.hasPrefix("| ") && line.hasSuffix(" |") {
        let cells = line.split(separator: "|").map(names)
        guard cells.count == 3, cells[0] != ["in"] else { continue }
        for from in cells[0] {
          for action in cells[1] {
            for to in cells[2] { changes.insert(Transition(from: from, action: action, to: to)) }
          }
        }
      }
      return changes
    }
    let rare = section.firstRange(of: "\n### Rare\n")?.lowerBound ?? section.endIndex
    self.changes = changes(section[..<rare])
    rareChanges = changes(section[rare...])
  }
}

extension PointerPhase {
  /// The name of the action in the tables.
  public var tableAction: String {
    switch self {
    case .down: "down"
    case .move: "move"
    case .up: "up"
    case .cancel: "cancel"
    }
  }
}
