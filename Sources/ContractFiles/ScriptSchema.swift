import SuppleContract

/// The JSON Schema of scripts.
enum ScriptSchema {
  /// The whole schema.
  static var schema: JSONValue {
    .object([
      ("$schema", "https://json-schema.org/draft/2020-12/schema"),
      ("title", "Supple script"),
      (
        "description",
        """
        A recorded interaction, which `supple replay` plays. Times are seconds, lengths points, angles radians; y runs \
        down. A reader also checks rules beyond JSON Schema: the t of events never falls; heads and badges \
        are named once; a badge is in one group once; `open` and a badge's `row` name existing items; a `focus` \
        names a head or badge that has appeared; a messenger's `in` may be the id of an existing badge.
        """
      ),
      ("type", "object"),
      ("properties", properties),
      ("required", ["supple", "interaction", "viewport", "events"]),
      ("additionalProperties", false),
      ("allOf", .array(subjects.map { rule(scriptName: $0.scriptName, prefix: $0.prefix) })),
      ("$defs", .object(values + setups + inputs + commands + [("input", input)] + styles)),
    ])
  }

  /// The names of a script's subjects: in scripts, and at the beginning of definitions.
  private static let subjects =
    Contract.interactions.map { (scriptName: $0.scriptName, prefix: $0.constantName) }
    + [(scriptName: Contract.messengerScriptName, prefix: "messenger")]

  private static var properties: JSONValue {
    .object([
      ("supple", .object([("const", 1)])),
      ("interaction", choice(subjects.map(\.scriptName))),
      ("viewport", reference("viewport")),
      ("style", .object([("default", .string(Contract.presets[0]))])),
      ("seed", described("Feeds all that is random.", integer(ScriptLimits.seeds, default: 0))),
      ("setup", .object([("type", "object")])),
      ("reducedMotion", .object([("type", "boolean"), ("default", false)])),
      ("rightToLeft", .object([("type", "boolean"), ("default", false)])),
      (
        "tells",
        .object([
          (
            "description",
            "Optional output of replays: the events `began` and `settled`, and the key `progress` in each frame."
          ),
          ("type", "array"), ("items", choice(Contract.tellings.map(\.name))), ("uniqueItems", .bool(true)),
        ])
      ),
      ("events", .object([("description", "In the order of their times."), ("type", "array")])),
      (
        "duration",
        described(
          "Until when frames are shown. The default is until all has settled for good, at most 30 s past the last "
            + "event.", reference("time"))
      ),
    ])
  }

  /// The forms of style, setup and events in a script about one subject.
  private static func rule(scriptName: String, prefix: String) -> JSONValue {
    let items = JSONValue.object([("anyOf", [reference("input"), reference("\(prefix)Command")])])
    return .object([
      (
        "if", .object([("properties", .object([("interaction", .object([("const", .string(scriptName))]))]))])
      ),
      (
        "then",
        .object([
          (
            "properties",
            .object([
              ("style", reference("\(prefix)Style")), ("setup", reference("\(prefix)Setup")),
              ("events", .object([("items", items)])),
            ])
          )
        ])
      ),
    ])
  }
}

// Builders of the definitions.
extension ScriptSchema {
  typealias Members = [(String, JSONValue)]

  static func reference(_ name: String) -> JSONValue { .object([("$ref", .string("#/$defs/\(name)"))]) }

  static func choice(_ names: [String]) -> JSONValue {
    .object([("enum", .array(names.map(JSONValue.string)))])
  }

  static func described(_ description: String, _ form: JSONValue) -> JSONValue {
    guard case .object(let members) = form else { return form }
    return .object([("description", .string(description))] + members)
  }

  static func withDefault(_ value: JSONValue, _ form: JSONValue) -> JSONValue {
    guard case .object(let members) = form else { return form }
    return .object(members + [("default", value)])
  }

  static func number(
    _ range: ClosedRange<Double>, default defaultValue: Double? = nil, type: JSONValue = "number"
  ) -> JSONValue {
    let members: Members = [
      ("type", type), ("minimum", .number(range.lowerBound)), ("maximum", .number(range.upperBound)),
    ]
    return .object(members + (defaultValue.map { [("default", .number($0))] } ?? []))
  }

  static func integer(_ range: ClosedRange<Double>, default defaultValue: Double? = nil) -> JSONValue {
    number(range, default: defaultValue, type: "integer")
  }

  /// Two numbers in a list.
  static func pair(_ range: ClosedRange<Double>) -> JSONValue { list(of: number(range), count: 2) }

  /// A list of a number of items.
  static func list(of items: JSONValue, count: Double) -> JSONValue {
    .object([("type", "array"), ("items", items), ("minItems", .number(count)), ("maxItems", .number(count))])
  }

  static func object(_ properties: Members, required: [String] = []) -> JSONValue {
    object(nil, properties, required: required)
  }

  static func object(
    _ description: String?, _ properties: Members, required: [String] = []
  ) -> JSONValue {
    .object(
      [("type", "object")] + (description.map { [("description", .string($0))] } ?? []) + [
        ("properties", .object(properties)), ("required", .array(required.map(JSONValue.string))),
        ("additionalProperties", false),
      ])
  }
}

extension JSONValue: ExpressibleByArrayLiteral {
  init(arrayLiteral elements: JSONValue...) { self = .array(elements) }
}
