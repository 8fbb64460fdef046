import SuppleContract
import SuppleInteractions
import SuppleScene

// Reads commands by their descriptions in the contract.
extension ScriptReader {
  mutating func command(
    _ node: JSONNode, _ given: ScriptFields
  ) throws(ScriptError) -> ScriptAction {
    let nameNode = try given.required("do")
    let addressee = try addressee(given)
    let what = "a command of \(addressee.interaction.scriptName)"
    let name = try source.string(nameNode, what)
    let commands = addressee.interaction.scriptCommands(inMessenger: addressee.badge != 0)
    let command = try source.one(of: commands.map { ($0.name, $0) }, nameNode, what)
    let fields = try ScriptFields(
      node, "\"do\": \"\(name)\"",
      names: ["t", "do"] + addressee.fields + command.arguments.flatMap(\.memberNames),
      source: source)
    var numbers: [Double] = []
    for argument in command.arguments { numbers += try self.numbers(of: argument, fields) }
    var arguments = CommandArguments(numbers)
    for argument in command.arguments where argument.kind == .rects {
      arguments.rects = try areas(fields.required(argument.name))
    }
    guard
      let action = ScriptAction(addressee.interaction, command.number, arguments, badge: addressee.badge)
    else { throw source.error(nameNode, expected: what) }
    return action
  }

  /// The addressee of a command.
  private struct Addressee {
    var interaction: InteractionDescription
    /// The number of the badge in a messenger, else 0.
    var badge: Int32 = 0
    /// The names of the members for the addressee.
    var fields: [String] = []
  }

  private func addressee(_ given: ScriptFields) throws(ScriptError) -> Addressee {
    if let interaction = subject.start.contract { return Addressee(interaction: interaction) }
    let node = try given.required("in")
    // The id of a badge needs no further member.
    if case .string(let id) = node.value, let number = names.number(of: id), names.kind(of: number) == .badge
    {
      return Addressee(interaction: Contract.slimeBadge, badge: number, fields: ["in"])
    }
    let interaction = try source.one(
      of: Contract.messengerParts.map { ($0.scriptName, $0) }, node,
      "the command's target", or: "a badge's id")
    guard interaction.kind == Contract.slimeBadge.kind else {
      return Addressee(interaction: interaction, fields: ["in"])
    }
    return Addressee(
      interaction: interaction, badge: try badge(given.required("badge")), fields: ["in", "badge"])
  }

  /// The number of one of a messenger's badges.
  func badge(_ node: JSONNode) throws(ScriptError) -> Int32 {
    let id = try source.id(node, "the id of a badge")
    guard let number = names.number(of: id), names.kind(of: number) == .badge else {
      throw source.error(node, expected: "the id of one of the badges in \"setup\"")
    }
    return number
  }

  /// The numbers of an argument.
  private mutating func numbers(
    of argument: ArgumentDescription, _ fields: ScriptFields
  ) throws(ScriptError) -> [Double] {
    if let value = argument.defaultValue, fields[argument.name] == nil {
      return argument.kind.numberNames.indices.map { $0 == 0 ? value : 0 }
    }
    let node = try fields.required(argument.name)
    switch argument.kind {
    case .head: return [Double(try number(node, .head))]
    case .text:
      let text = try source.string(node, argument.words)
      var sender: String?
      if let words = argument.sender, let node = fields["sender"] { sender = try source.string(node, words) }
      return [Double(names.number(ofText: text, sender: sender))]
    case .count: return [Double(try source.count(node, argument.words))]
    case .optionalCount: return [try badgeCount(node).map { Double($0) } ?? .nan]
    case .number(let range), .optionalNumber(let range):
      return [try source.number(node, range, argument.words)]
    case .flag: return [try source.bool(node, argument.words) ? 1 : 0]
    case .edge: return [Double(try edge(node).rawValue)]
    case .docking: return [Double(try source.one(of: Contract.dockings, node, argument.words).rawValue)]
    case .point:
      let point = try point(node, argument.words)
      return [point.x, point.y]
    case .optionalPicture:
      return try source.numbers(node, argument.kind.numberNames, ScriptLimits.places, argument.words)
    case .rects: return [Double(try source.list(node, argument.words).count)]
    case .optionalFace:
      let face = try source.face(node, argument.words)
      return [face.width, face.height, face.cornerRadius]
    case .rect, .optionalSize:
      return try source.numbers(node, argument.kind.numberNames, ScriptLimits.lengths, argument.words)
    case .optionalCutout: throw source.error(node, expected: "no \"\(argument.name)\"")
    }
  }
}
