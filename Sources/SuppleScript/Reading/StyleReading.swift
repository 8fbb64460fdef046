import SuppleInteractions

/// Reads styles: a preset's name, or an object with a preset and properties by their names.
struct StyleReading {
  let source: ScriptSource

  /// An interaction's style; by default `.modern`.
  func style<Style: InteractionStyle>(_ node: JSONNode?, of what: String) throws(ScriptError) -> Style {
    guard let node else { return .modern }
    guard case .object(let members) = node.value else { return try preset(node) }
    var style = Style.modern
    var given: [JSONNode.Member] = []
    for member in members {
      if member.name == "preset" { style = try preset(member.node) } else { given.append(member) }
    }
    let assignment = StyleAssignment(given: given, source: source)
    style.visit(assignment)
    if let error = assignment.firstError(what) { throw error }
    return style
  }

  /// The style of a preset.
  func preset<Style: InteractionStyle>(_ node: JSONNode) throws(ScriptError) -> Style {
    try source.one(of: [("modern", Style.modern), ("classic", .classic)], node, "the style's preset")
  }
}

/// Sets the properties of a style to the values in a script.
private final class StyleAssignment: StyleVisitor {
  private let given: [JSONNode.Member]
  private let source: ScriptSource
  private var names: [String] = []
  /// The parts of composed properties, such as a spring.
  private var parts: [(owner: String, name: String)] = []
  private var errors: [(offset: Int, error: ScriptError)] = []

  init(given: [JSONNode.Member], source: ScriptSource) {
    self.given = given
    self.source = source
  }

  /// The first error in the order of the file, including unknown names; nil for none.
  func firstError(_ what: String) -> ScriptError? {
    var errors = self.errors
    for member in given {
      if !names.contains(member.name) {
        errors.append(
          (
            member.nameOffset,
            source.error(
              at: member.nameOffset, found: quoted(member.name),
              expected: "a property of the style of \(what)\(suggestion(for: member.name))")
          ))
      } else if case .object(let members) = member.node.value {
        let known = parts.filter { $0.owner == member.name }.map(\.name)
        for part in members where !known.isEmpty && !known.contains(part.name) {
          let list = known.map { "\"\($0)\"" }.joined(separator: ", ")
          errors.append(
            (
              part.nameOffset,
              source.error(
                at: part.nameOffset, found: quoted(part.name), expected: "in \"\(member.name)\" only \(list)")
            ))
        }
      }
    }
    return errors.min { $0.offset < $1.offset }?.error
  }

  /// A suggestion of a similar name.
  private func suggestion(for name: String) -> String {
    SimilarName.of(name, in: names).map { ", perhaps \"\($0)\"" } ?? ""
  }

  private func node(_ name: StaticString) -> JSONNode? {
    given.first { $0.name == name.description }?.node
  }

  private func attempt<Value>(
    _ node: JSONNode, _ read: () throws(ScriptError) -> Value
  ) -> Value? {
    do throws(ScriptError) {
      return try read()
    } catch {
      errors.append((node.offset, error))
      return nil
    }
  }

  func number(
    _ name: StaticString, _ value: inout Double, in range: ClosedRange<Double>, unit: StyleUnit
  ) {
    names.append(name.description)
    guard let node = node(name) else { return }
    if let number = attempt(
      node, { () throws(ScriptError) in try source.number(node, range, name.description) })
    {
      value = number
    }
  }

  func part(
    _ name: StaticString, of owner: StaticString, _ value: inout Double, in range: ClosedRange<Double>,
    unit: StyleUnit
  ) {
    if names.last != owner.description { names.append(owner.description) }
    parts.append((owner.description, name.description))
    guard let node = node(owner) else { return }
    guard case .object(let members) = node.value else {
      if parts.first(where: { $0.owner == owner.description })?.name == name.description {
        errors.append(
          (
            node.offset,
            source.error(node, expected: "\(owner), an object with \"\(name)\" and its other parts")
          ))
      }
      return
    }
    guard let part = members.first(where: { $0.name == name.description })?.node else { return }
    let what = "\(owner).\(name)"
    if let number = attempt(part, { () throws(ScriptError) in try source.number(part, range, what) }) {
      value = number
    }
  }

  func option(
    _ name: StaticString, _ value: inout Int32, of count: Int32, name optionName: (Int32) -> StaticString
  ) {
    names.append(name.description)
    guard let node = node(name) else { return }
    let choices = (0..<count).map { (name: optionName($0).description, value: $0) }
    let choice = attempt(node) { () throws(ScriptError) in
      try source.one(of: choices, node, name.description)
    }
    if let choice { value = choice }
  }
}
