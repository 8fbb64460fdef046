import SuppleContract
import SuppleInteractions

/// The text of a script, and the errors at places in it.
struct ScriptSource {
  let text: [UInt8]
  /// The index of the current event.
  var event: Int?

  func error(at offset: Int, found: String, expected: String) -> ScriptError {
    ScriptError(at: SourcePosition(of: offset, in: text), event: event, found: found, expected: expected)
  }

  /// The error for a value of an unexpected form.
  func error(_ node: JSONNode, expected: String) -> ScriptError {
    error(at: node.offset, found: written(node), expected: expected)
  }

  /// A value in the words of the text, or its kind if the text is long.
  func written(_ node: JSONNode) -> String {
    switch node.value {
    case .string(let text): quoted(text)
    case .object: "an object"
    case .array(let elements) where elements.count > 6 || node.end - node.offset > 60: "a list"
    default: shortened(String(decoding: text[node.offset..<node.end], as: UTF8.self))
    }
  }
}

/// An object of a script with a fixed set of names; another name is an error.
struct ScriptFields {
  let source: ScriptSource
  let node: JSONNode
  /// The words for the object in messages.
  let what: String
  private let members: [JSONNode.Member]

  /// Reads an object. Every name must be among `names`.
  init(_ node: JSONNode, _ what: String, names: [String], source: ScriptSource) throws(ScriptError) {
    guard case .object(let members) = node.value else {
      throw source.error(node, expected: "\(what), an object")
    }
    self.source = source
    self.node = node
    self.what = what
    self.members = members
    for member in members where !names.contains(member.name) {
      let known = names.map { "\"\($0)\"" }.joined(separator: ", ")
      throw source.error(
        at: member.nameOffset, found: quoted(member.name),
        expected: names.isEmpty ? "nothing in \(what)" : "in \(what) only \(known)")
    }
  }

  subscript(name: String) -> JSONNode? { members.first { $0.name == name }?.node }

  func required(_ name: String) throws(ScriptError) -> JSONNode {
    guard let node = self[name] else {
      throw source.error(at: node.offset, found: "no \"\(name)\"", expected: "\"\(name)\" in \(what)")
    }
    return node
  }
}

// Values of a kind and range. `what` contains the words for the value in messages.
extension ScriptSource {
  func number(_ node: JSONNode, _ range: ClosedRange<Double>, _ what: String) throws(ScriptError) -> Double {
    guard case .number(let number) = node.value, range.contains(number) else {
      let low = NumberText.string(range.lowerBound)
      let high = NumberText.string(range.upperBound)
      throw error(node, expected: "\(what), a number from \(low) to \(high)")
    }
    // -0 counts as 0.
    return number == 0 ? 0 : number
  }

  func whole(_ node: JSONNode, _ range: ClosedRange<Double>, _ what: String) throws(ScriptError) -> Double {
    guard case .number(let number) = node.value, range.contains(number), number == number.rounded() else {
      let low = NumberText.string(range.lowerBound)
      let high = NumberText.string(range.upperBound)
      throw error(node, expected: "\(what), a whole number from \(low) to \(high)")
    }
    return number == 0 ? 0 : number
  }

  func count(_ node: JSONNode, _ what: String) throws(ScriptError) -> Int32 {
    Int32(try whole(node, ScriptLimits.counts, what))
  }

  func bool(_ node: JSONNode, _ what: String) throws(ScriptError) -> Bool {
    guard case .bool(let value) = node.value else { throw error(node, expected: "\(what), true or false") }
    return value
  }

  func string(_ node: JSONNode, _ what: String) throws(ScriptError) -> String {
    guard case .string(let text) = node.value else {
      throw error(node, expected: "\(what), a text in quotes")
    }
    return text
  }

  func id(_ node: JSONNode, _ what: String) throws(ScriptError) -> String {
    guard case .string(let text) = node.value, !text.isEmpty else {
      throw error(node, expected: "\(what), a text that is not empty")
    }
    return text
  }

  /// The value of one of several names. `other` has the words for another form that the value may have.
  func one<Value>(
    of choices: [(name: String, value: Value)], _ node: JSONNode, _ what: String, or other: String? = nil
  ) throws(ScriptError) -> Value {
    if case .string(let text) = node.value, let choice = choices.first(where: { $0.name == text }) {
      return choice.value
    }
    let names = choices.map { "\"\($0.name)\"" }.joined(separator: ", ")
    let alternative = other.map { "\($0) or " } ?? ""
    throw error(node, expected: "\(what), \(alternative)\(choices.count > 1 ? "one of " : "")\(names)")
  }

  func list(_ node: JSONNode, _ what: String) throws(ScriptError) -> [JSONNode] {
    guard case .array(let elements) = node.value else { throw error(node, expected: "\(what), a list") }
    return elements
  }

  /// A list with a number for each name.
  func numbers(
    _ node: JSONNode, _ names: [String], _ range: ClosedRange<Double>, _ what: String
  ) throws(ScriptError) -> [Double] {
    var numbers: [Double] = []
    for (element, name) in zip(try elements(node, names, what), names) {
      numbers.append(try number(element, range, "\(name) of \(what)"))
    }
    return numbers
  }

  /// A list with an element for each name.
  private func elements(
    _ node: JSONNode, _ names: [String], _ what: String
  ) throws(ScriptError) -> [JSONNode] {
    guard case .array(let elements) = node.value, elements.count == names.count else {
      throw error(node, expected: "\(what), [\(names.joined(separator: ", "))]")
    }
    return elements
  }

  /// The width, height and corner radius of a head's face.
  func face(_ node: JSONNode, _ what: String) throws(ScriptError) -> HeadFace {
    let names = ArgumentKind.optionalFace.numberNames
    let elements = try elements(node, names, what)
    func part(_ index: Int, _ range: ClosedRange<Double>) throws(ScriptError) -> Double {
      try number(elements[index], range, "\(names[index]) of \(what)")
    }
    return HeadFace(
      width: try part(0, ScriptLimits.faceSides), height: try part(1, ScriptLimits.faceSides),
      cornerRadius: try part(2, ScriptLimits.faceRadii))
  }
}
