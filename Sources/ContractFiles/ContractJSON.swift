import SuppleContract
import SuppleInteractions

/// The contract as JSON, for documentation and for programs that read frames.
enum ContractJSON {
  static var contract: JSONValue {
    .object([
      ("version", .number(Double(ContractVersion.number))),
      ("interactions", .array(Contract.interactions.map(interaction))),
      ("roles", .array(Contract.roles.map(role))),
      ("events", .array(Contract.events.map(event))),
      ("traits", numbers(Contract.traits.map { ($0.name, Int($0.value.rawValue)) })),
      ("phases", names(Contract.phases.map(\.name))),
      ("impacts", names(Contract.impacts.map(\.name))),
      ("keys", names(Contract.keys.map(\.name))),
      ("edges", names(Contract.edges.map(\.name))),
      ("dockings", names(Contract.dockings.map(\.name))),
      ("notchStates", names(Contract.notchStates)),
      ("presets", names(Contract.presets)),
      ("frame", frame),
      ("exports", .array(Contract.exports.map(export))),
      ("messenger", .object([("kind", .number(Double(Contract.messengerKind)))])),
    ])
  }

  private static func names(_ names: [String]) -> JSONValue { .array(names.map(JSONValue.string)) }

  private static func numbers(_ pairs: [(String, Int)]) -> JSONValue {
    .object(pairs.map { ($0, .number(Double($1))) })
  }

  private static func optional(_ name: String, _ value: String?) -> [(String, JSONValue)] {
    value.map { [(name, .string($0))] } ?? []
  }

  private static func interaction(_ interaction: InteractionDescription) -> JSONValue {
    .object([
      ("kind", .number(Double(interaction.kind))), ("name", .string(interaction.scriptName)),
      ("type", .string(interaction.typeName)), ("commands", .array(interaction.commands.map(command))),
      ("events", names(interaction.events.map(\.name))), ("roles", names(interaction.roles.map(\.name))),
      ("progress", .array(interaction.progress.map(progress))),
      ("style", .array(interaction.style.map(property))),
    ])
  }

  private static func progress(_ field: ProgressField) -> JSONValue {
    .object([("name", .string(field.name)), ("kind", .string("\(field.kind)"))])
  }

  private static func command(_ command: CommandDescription) -> JSONValue {
    let arguments = command.arguments.map { argument in
      JSONValue.object(
        [
          ("name", .string(argument.name)),
          ("description", .string(argument.documentation ?? argument.words)),
          ("numbers", .number(Double(argument.kind.numberNames.count))),
        ] + (argument.defaultValue.map { [("default", $0.isNaN ? .null : .number($0))] } ?? []))
    }
    return .object([
      ("number", .number(Double(command.number))), ("name", .string(command.name)),
      ("inScripts", .bool(command.isInScripts)), ("arguments", .array(arguments)),
    ])
  }

  private static func event(_ event: EventDescription) -> JSONValue {
    let fields = event.fields.map { field in
      JSONValue.object([("name", .string(field.name)), ("kind", .string(field.kind.rawValue))])
    }
    return .object(
      [
        ("number", .number(Double(event.number))), ("name", .string(event.name)),
        ("page", .string("supple-\(event.pageName)")),
      ] + optional("request", event.request.map { "supple-\($0)" }) + [
        ("impact", .string(Contract.impacts[Int(event.impact.rawValue)].name)), ("fields", .array(fields)),
      ])
  }

  private static func role(_ role: RoleDescription) -> JSONValue {
    .object([
      ("number", .number(Double(role.role.rawValue))), ("name", .string(role.name)),
      ("item", .string(role.item.rawValue)),
      ("values", names(LayerValue.allCases.filter(role.values.contains).map(\.rawValue))),
    ])
  }

  private static func property(_ property: StylePropertyDescription) -> JSONValue {
    var members =
      [("group", .string(property.group))] + optional("owner", property.owner) + [
        ("name", .string(property.name))
      ]
    switch property.values {
    case .number(let range, let unit):
      members += [
        ("unit", .string(Contract.units.first { $0.unit == unit }?.words ?? "")),
        ("minimum", .number(range.lowerBound)), ("maximum", .number(range.upperBound)),
        ("modern", .number(property.modern)), ("classic", .number(property.classic)),
      ]
    case .choice(let choices):
      members += [
        ("choices", names(choices)), ("modern", .string(choices[Int(property.modern)])),
        ("classic", .string(choices[Int(property.classic)])),
      ]
    }
    return .object(members)
  }

  private static var frame: JSONValue {
    .object([
      ("header", numbers(FrameLayout.header.map { ($0.name, $0.index) })),
      ("headerLength", .number(Double(FrameLayout.headerLength))),
      ("layer", names(FrameLayout.layer.map(\.name))), ("event", names(FrameLayout.event)),
      (
        "outline",
        .array(
          FrameLayout.outline.map {
            .object([
              ("name", .string($0.name)), ("command", .string($0.command)),
              ("coordinates", .number(Double($0.coordinates))),
            ])
          })
      ),
      ("labels", names(FrameLayout.labels)), ("schedules", names(FrameLayout.schedules)),
      ("faces", names(Contract.faces.map(\.name))),
    ])
  }

  private static func export(_ export: ExportDescription) -> JSONValue {
    .object(
      [
        ("name", .string(export.name)),
        ("arguments", names((export.takesHandle ? ["handle"] : []) + export.arguments)),
      ] + optional("description", export.documentation))
  }
}
