import SuppleContract

/// The Swift code that turns events into numbers or records.
struct SwiftEvents {
  let interaction: InteractionDescription

  /// The function from an event to the module's numbers.
  var numbers: String {
    var text = "  static func numbers(of event: Event) -> EventNumbers {\n    switch event {\n"
    for event in interaction.events {
      var parts = ["name: \(event.number)"]
      if let item = event.item { parts.append("item: \(item)") }
      var slots = ["x", "y"][...]
      for field in event.fields {
        switch field.kind {
        case .docking, .edge: parts.append("docking: Double(\(field.name).rawValue)")
        case .frame: parts += ["x", "y", "width", "height"].map { "\($0): \(field.name).\($0)" }
        default: parts.append("\(slots.removeFirst()): \(number(field))")
        }
      }
      text +=
        "    case .\(event.name)\(pattern(event)): return EventNumbers(\(parts.joined(separator: ", ")))\n"
    }
    for forwarded in interaction.forwardedEvents {
      text += "    case .\(forwarded.swiftCase)(let item, let event):\n"
      text += "      var numbers = \(forwarded.typeName).numbers(of: event)\n"
      text += "      numbers.item = item\n      return numbers\n"
    }
    return text + "    }\n  }\n"
  }

  /// The initializer of a record.
  var record: String {
    var text = "  /// The record of an event of \(interaction.words).\n"
    text += "  public init(_ event: Timed<\(interaction.typeName).Event>) {\n    switch event.value {\n"
    for event in interaction.events {
      var parts = ["at: event.time"]
      if let item = event.item { parts.append("item: \(item)") }
      for field in event.fields {
        switch field.kind {
        case .edge, .docking, .frame: parts.append("\(field.kind.rawValue): \(field.name)")
        case .number, .count, .flag:
          let slot = parts.contains { $0.hasPrefix("value:") } ? "secondValue" : "value"
          parts.append("\(slot): \(number(field))")
        case .text: parts.append("text: \(field.name)")
        }
      }
      let arguments = parts.joined(separator: ", ")
      text += "    case .\(event.name)\(pattern(event)): self.init(.\(event.name), \(arguments))\n"
    }
    for forwarded in interaction.forwardedEvents {
      text += "    case .\(forwarded.swiftCase)(let item, let value):\n"
      text += "      self.init(Timed(value, at: event.time))\n      self.item = item\n"
    }
    return text + "    }\n  }\n"
  }

  private func pattern(_ event: EventDescription) -> String {
    let names = (event.item.map { [$0] } ?? []) + event.fields.map(\.name)
    return names.isEmpty ? "" : "(\(names.map { "let \($0)" }.joined(separator: ", ")))"
  }

  private func number(_ field: EventField) -> String {
    switch field.kind {
    case .number: field.name
    case .flag: "\(field.name) ? 1 : 0"
    case .edge, .count, .text, .docking, .frame: "Double(\(field.name))"
    }
  }
}
