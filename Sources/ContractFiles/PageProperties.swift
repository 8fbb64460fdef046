import SuppleContract

/// The TypeScript files of the styles' properties: constants with their numbers, for the elements, and full
/// descriptions for tuners, which pages load on demand.
enum PageProperties {
  static var files: [ContractFile] {
    var files: [ContractFile] = []
    for interaction in Contract.interactions {
      let prefix = interaction.commandFile.split(separator: "-")[0]
      files.append(ContractFile.page("\(prefix)-property", numbers(of: interaction)))
      files.append(ContractFile.page("\(prefix)-properties", descriptions(of: interaction)))
    }
    return files + [all, badgeLook, headsLook]
  }

  /// The properties of all interactions, in the order of their kinds.
  private static var all: ContractFile {
    var text = "// The properties of all styles, in the order of the interactions' kinds.\n"
    for interaction in Contract.interactions {
      let prefix = interaction.commandFile.split(separator: "-")[0]
      text += "import { properties as \(interaction.constantName) } from './\(prefix)-properties.js';\n"
    }
    text +=
      "\n/** The properties by the names of the interactions in scripts. */\nexport const allProperties = {\n"
    for interaction in Contract.interactions {
      text += "  '\(interaction.scriptName)': \(interaction.constantName),\n"
    }
    return ContractFile.page("all-properties", text + "} as const;\n")
  }

  private static var badgeLook: ContractFile {
    let names = ["badgeRadius", "characterWidth", "borderWidth", "maximumCount"]
    return restingLook("badge-look", "a slime badge at rest", of: Contract.slimeBadge.style) {
      property in
      property.owner == "fill" || (property.owner == nil && names.contains(property.name))
    }
  }

  private static var headsLook: ContractFile {
    let names = [
      "headSize", "avatarInset", "edgeOverhang", "stackOffset", "startingHeight", "edges", "shadowOpacity",
      "shadowOffset", "shadowRadius", "ringWidth", "glowRadius",
    ]
    return restingLook("heads-look", "chat heads at rest", of: Contract.chatHeads.style) { property in
      property.owner == nil && names.contains(property.name)
    }
  }

  /// A file with the properties of both presets for the appearance of an element at rest.
  private static func restingLook(
    _ name: String, _ words: String, of style: [StylePropertyDescription],
    with isPart: (StylePropertyDescription) -> Bool
  ) -> ContractFile {
    var text = "// The appearance of \(words) in the presets `modern` and `classic`, for pages that wait for"
    text += " the engine.\n"
    for property in style where isPart(property) {
      let values = "[\(number(property.modern)), \(number(property.classic))]"
      text += "export const \(property.name) = \(values);\n"
    }
    return ContractFile.page(name, text)
  }

  private static func numbers(of interaction: InteractionDescription) -> String {
    var text = "// The numbers of the properties in the style of \(interaction.words).\n"
    text += "// They are constants because the bundler inlines constants.\n"
    for (index, property) in interaction.style.enumerated() {
      text += "export const \(constant(property)) = \(index);\n"
    }
    return text
  }

  /// The name of a property as a constant. A part's name begins with its owner's, such as `badgeBorderWidth`.
  private static func constant(_ property: StylePropertyDescription) -> String {
    guard let owner = property.owner else { return property.name }
    return owner + property.name.prefix(1).uppercased() + property.name.dropFirst()
  }

  private static func descriptions(of interaction: InteractionDescription) -> String {
    var text = "import type { StyleProperty } from '../style-property.js';\n\n"
    text += "/** The properties in the style of \(interaction.words), in the engine's order. */\n"
    text += "export const properties: readonly StyleProperty[] = [\n"
    for property in interaction.style { text += row(property) }
    return text + "];\n"
  }

  private static func row(_ property: StylePropertyDescription) -> String {
    let name = (property.owner.map { "\($0)." } ?? "") + property.name
    var text = "  { name: '\(name)', group: '\(property.group)', "
    switch property.values {
    case .number(let range, let unit):
      let abbreviation = Contract.units.first { $0.unit == unit }?.abbreviation ?? ""
      text += "unit: '\(abbreviation)', minimum: \(number(range.lowerBound)), "
      text += "maximum: \(number(range.upperBound)), "
      text += "modern: \(number(property.modern)), classic: \(number(property.classic)) },\n"
    case .choice(let names):
      let list = names.map { "'\($0)'" }.joined(separator: ", ")
      text += "unit: '', minimum: 0, maximum: \(names.count - 1), choices: [\(list)], "
      text += "modern: '\(names[Int(property.modern)])', classic: '\(names[Int(property.classic)])' },\n"
    }
    return text
  }

  /// A number in TypeScript's form.
  private static func number(_ value: Double) -> String {
    value == value.rounded() && value.magnitude < 1e15 ? String(Int(value)) : String(value)
  }
}
