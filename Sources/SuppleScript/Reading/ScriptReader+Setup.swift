import SuppleContract
import SuppleInteractions
import SuppleScene

// The values that setups and commands share. The setup of each interaction is read in its file of `Subjects`.
extension ScriptReader {
  func edge(_ node: JSONNode) throws(ScriptError) -> RestingEdge {
    try source.one(of: Contract.edges, node, "the edge")
  }

  /// The number of a head or badge by its id; a new id receives the next number.
  mutating func number(_ node: JSONNode, _ kind: ScriptNames.Kind) throws(ScriptError) -> Int32 {
    let what = kind == .head ? "the id of a head" : "the id of a badge"
    let id = try source.id(node, what)
    guard let number = names.number(of: id, as: kind) else {
      throw source.error(
        node,
        expected: "\(what): this one is a \(kind == .head ? "badge" : "head")'s, and they share their names")
    }
    return number
  }

  /// The count of a badge; nil, for a plain dot, if the script has null.
  func badgeCount(_ node: JSONNode) throws(ScriptError) -> Int32? {
    if case .null = node.value { return nil }
    guard case .number = node.value else {
      throw source.error(node, expected: "the badge's count, a whole number or null for a plain dot")
    }
    return try source.count(node, "the badge's count")
  }

  func point(_ node: JSONNode, _ what: String) throws(ScriptError) -> Point {
    let numbers = try source.numbers(node, ["x", "y"], ScriptLimits.places, what)
    return Point(x: numbers[0], y: numbers[1])
  }
}
