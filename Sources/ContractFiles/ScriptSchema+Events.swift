import SuppleContract

// The JSON schema of events.
extension ScriptSchema {
  private static let time = ("t", reference("time"))

  private static let pointer = "The number of the finger."

  static var inputs: Members {
    func finger(_ name: String, _ description: String) -> (String, JSONValue) {
      let number = described(pointer, integer(ScriptLimits.counts, default: 1))
      return (
        name,
        object(
          description, [time, (name, reference("place")), ("pointer", number)], required: ["t", name])
      )
    }
    func event(
      _ name: String, _ description: String, _ value: JSONValue, _ more: Members = [], required: [String] = []
    ) -> (String, JSONValue) {
      (name, object(description, [time, (name, value)] + more, required: ["t", name] + required))
    }
    return [
      finger("down", "A finger comes down."), finger("move", "A finger moves."),
      finger("up", "A finger goes up."),
      event(
        "cancel", "The system cancels the touch of a finger.",
        described(pointer, integer(ScriptLimits.counts))),
      event(
        "wheel", "A wheel or trackpad turns.",
        described(
          "[dx, dy] in points; a positive dy scrolls towards the end.", pair(ScriptLimits.places)),
        [("at", reference("place"))], required: ["at"]),
      event(
        "key", "A key goes down.", choice(Contract.keys.map(\.name)),
        [
          (
            "focus",
            .object([
              ("description", "The focused layer, by its id in replays."),
              ("type", "string"), ("pattern", .string(focusPattern)),
            ])
          )
        ]),
      event(
        "resize", "The viewport changes.", reference("size"),
        [("safeArea", described("The default is the current one.", reference("safeArea")))]),
      event(
        "keyboard", "The height of the on-screen keyboard.", number(ScriptLimits.lengths)),
    ]
  }

  static var input: JSONValue { .object([("oneOf", .array(inputs.map { reference($0.0) }))]) }

  /// A number from 1 to a count's maximum, 10 to the power of 9.
  private static let rowPattern = "([1-9][0-9]{0,8}|1000000000)"

  /// The names of layers: with an id, with a row's number, or alone.
  private static var focusPattern: String {
    let named = Contract.roles.filter { ![.none, .row].contains($0.item) }.map(\.name)
    let alone = Contract.roles.filter { $0.item != .head }.map(\.name)
    return "^((\(named.joined(separator: "|"))):.+|row:\(rowPattern)|\(alone.joined(separator: "|")))$"
  }

  // MARK: Commands

  static var commands: Members {
    let own = Contract.interactions.map { ("\($0.constantName)Command", all(of: $0)) }
    return own + [("messengerCommand", messengerCommand)]
  }

  private static var messengerCommand: JSONValue {
    func constant(_ interaction: InteractionDescription) -> JSONValue {
      .object([("const", .string(interaction.scriptName))])
    }
    let reserved = Contract.messengerParts.map(\.scriptName)
    let id = JSONValue.object([("type", "string"), ("minLength", 1), ("not", choice(reserved))])
    return .object([
      (
        "description",
        "`in` names the addressee; for a badge it is the badge's id, or \"slime-badge\" with the id in `badge`."
      ),
      (
        "oneOf",
        [
          all(of: Contract.chatHeads, in: [("in", constant(Contract.chatHeads))]),
          all(of: Contract.flippingNotch, in: [("in", constant(Contract.flippingNotch))]),
          all(
            of: Contract.slimeBadge, in: [("in", constant(Contract.slimeBadge)), ("badge", reference("id"))]),
          all(of: Contract.slimeBadge, in: [("in", id)]),
        ]
      ),
    ])
  }

  /// The commands of an interaction; `place` is their part of a messenger.
  private static func all(of interaction: InteractionDescription, in place: Members = []) -> JSONValue {
    let commands = interaction.scriptCommands(inMessenger: !place.isEmpty).map { command in
      let arguments = command.arguments.flatMap { argument -> Members in
        let sender = argument.sender.map { words in
          JSONValue.object([
            ("description", .string("\(words.prefix(1).uppercased() + words.dropFirst()).")),
            ("type", "string"),
          ])
        }
        return [(argument.name, form(of: argument))] + (sender.map { [("sender", $0)] } ?? [])
      }
      let required = command.arguments.filter { $0.defaultValue == nil }.map(\.name)
      return object(
        [time, ("do", .object([("const", .string(command.name))]))] + place + arguments,
        required: ["t", "do"] + place.map(\.0) + required)
    }
    return .object([("oneOf", .array(commands))])
  }

  /// The form of an argument of a command, or of a member of a setup.
  static func form(of argument: ArgumentDescription) -> JSONValue {
    let form: JSONValue =
      switch argument.kind {
      case .head: reference("id")
      case .text: .object([("type", "string")])
      case .count where argument.defaultValue == nil && argument.documentation == nil: reference("count")
      case .count: integer(ScriptLimits.counts, default: argument.defaultValue)
      case .optionalCount: reference("badgeCount")
      case .number(let range): number(range, default: argument.defaultValue)
      case .optionalNumber(let range): number(range)
      case .flag:
        .object(
          [("type", "boolean")] + (argument.defaultValue.map { [("default", .bool($0 > 0))] } ?? []))
      case .edge: reference("edge")
      case .docking: choice(Contract.dockings.map(\.name))
      case .point: reference("place")
      case .rect: list(of: number(ScriptLimits.lengths), count: 4)
      case .rects: .object([("type", "array"), ("items", reference("rectangle"))])
      case .optionalPicture: list(of: number(ScriptLimits.places), count: 3)
      case .optionalFace: face
      case .optionalSize: list(of: number(ScriptLimits.lengths), count: 2)
      case .optionalCutout: preconditionFailure("scripts have no form for \(argument.name)")
      }
    return argument.documentation.map { described($0, form) } ?? form
  }
}
