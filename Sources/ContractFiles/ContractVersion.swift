import SuppleContract

/// The version of the contract: a hash of the names and numbers that page and module share.
///
/// Texts for people, units, ranges and the values of presets do not count, because a difference in them causes no
/// misreading.
enum ContractVersion {
  /// The version, 0 to 2^31 - 1, so that it is the same number in Swift and in JavaScript.
  static var number: UInt32 { hash(of: words.joined(separator: "\n")) & 0x7fff_ffff }

  /// The hash of a text's bytes: FNV-1a, http://www.isthe.com/chongo/tech/comp/fnv/.
  private static func hash(of text: String) -> UInt32 {
    text.utf8.reduce(2_166_136_261) { ($0 ^ UInt32($1)) &* 16_777_619 }
  }

  /// All names and numbers, in an order in which every change shows.
  private static var words: [String] {
    Contract.interactions.flatMap(words)
      + Contract.events.map { "event \($0.number) \($0.name) \($0.pageName)" }
      + Contract.roles.map { "role \($0.role.rawValue) \($0.name)" }
      + Contract.traits.map { "trait \($0.value.rawValue) \($0.name)" }
      + Contract.phases.map { "phase \($0.value.rawValue) \($0.name)" }
      + Contract.impacts.map { "impact \($0.value.rawValue) \($0.name)" }
      + Contract.keys.map { "key \($0.value.rawValue) \($0.name)" }
      + Contract.edges.map { "edge \($0.value.rawValue) \($0.name)" }
      + Contract.dockings.map { "docking \($0.value.rawValue) \($0.name)" }
      + Contract.faces.map { "face \($0.value.rawValue) \($0.name)" }
      + Contract.presets.map { "preset \($0)" }
      + Contract.exports.map { "export \($0.name) \($0.takesHandle) \($0.arguments)" }
      + FrameLayout.header.map { "header \($0.index) \($0.name)" }
      + FrameLayout.layer.map { "layer \($0.name)" }
      + FrameLayout.outline.map { "outline \($0.command) \($0.coordinates)" }
      + ["\(FrameLayout.headerLength) \(FrameLayout.event) \(FrameLayout.labels) \(FrameLayout.schedules)"]
  }

  private static func words(_ interaction: InteractionDescription) -> [String] {
    ["interaction \(interaction.kind) \(interaction.scriptName) \(interaction.progress.map(\.name))"]
      + interaction.commands.map { command in
        "command \(command.number) \(command.name) \(command.arguments.flatMap { [$0.name] + $0.kind.numberNames })"
      }
      + interaction.style.map(words)
  }

  private static func words(_ property: StylePropertyDescription) -> String {
    let name = "property \(property.owner ?? "") \(property.name)"
    guard case .choice(let choices) = property.values else { return name }
    return "\(name) \(choices)"
  }
}
