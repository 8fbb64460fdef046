import SuppleContract
import SuppleInteractions

// The JSON schema of styles.
extension ScriptSchema {
  static var styles: Members {
    let own = Contract.interactions.map { ("\($0.constantName)Style", style(of: $0)) }
    let parts = Contract.messengerParts.map { ($0.scriptName, reference("\($0.constantName)Style")) }
    let messenger = JSONValue.object([
      ("description", "One preset for all three, or a style for each."),
      ("anyOf", [reference("preset"), object(parts)]),
    ])
    return [("messengerStyle", messenger)] + own
  }

  private static func style(of interaction: InteractionDescription) -> JSONValue {
    var properties: Members = [("preset", withDefault(.string(Contract.presets[0]), reference("preset")))]
    for property in interaction.style {
      let form = form(of: property.values)
      guard let owner = property.owner else {
        properties.append((property.name, form))
        continue
      }
      if let last = properties.last, last.0 == owner, case .object(let members) = last.1,
        case .object(let parts) = members[1].1
      {
        properties[properties.count - 1].1 = owned(parts + [(property.name, form)])
      } else {
        properties.append((owner, owned([(property.name, form)])))
      }
    }
    return .object([
      ("description", "A preset, or an object with properties that differ from it."),
      (
        "anyOf",
        [
          reference("preset"),
          .object([
            ("type", "object"), ("properties", .object(properties)), ("additionalProperties", false),
          ]),
        ]
      ),
    ])
  }

  private static func owned(_ parts: Members) -> JSONValue {
    .object([("type", "object"), ("properties", .object(parts)), ("additionalProperties", false)])
  }

  private static func form(of values: StylePropertyDescription.Values) -> JSONValue {
    switch values {
    case .choice(let names): choice(names)
    case .number(let range, let unit):
      described(Contract.units.first { $0.unit == unit }?.words ?? "", number(range))
    }
  }
}
