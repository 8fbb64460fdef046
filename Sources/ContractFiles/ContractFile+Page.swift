import SuppleContract
import SuppleInteractions
import SuppleScene

extension ContractFile {
  /// The TypeScript files that describe the module to the page.
  static var pageFiles: [ContractFile] {
    commandFiles + [
      constants("kind", "The interactions", Contract.interactions.map { ($0.constantName, Int($0.kind)) }),
      page("interaction-names", interactionNames),
      constants(
        "role", "The roles of layers: LayerRole", Contract.roles.map { ($0.name, Int($0.role.rawValue)) }),
      constants(
        "trait", "The bits of a layer's traits: LayerTraits",
        Contract.traits.map { ($0.name, Int($0.value.rawValue)) }),
      constants(
        "phase", "The phases of a pointer: PointerPhase",
        Contract.phases.map { ($0.name, Int($0.value.rawValue)) }),
      constants(
        "face", "The visible face of a card", Contract.faces.map { ($0.name, Int($0.value.rawValue)) }),
      constants("label", "The kinds of a layer's label", numbered(FrameLayout.labels)),
      constants(
        "schedule", "The schedules of a frame: after the next input, at a time, or now",
        numbered(FrameLayout.schedules)),
      page("progress", progress), page("layout", layout), page("layer", layer), page("lists", lists),
      page("outline", outline),
      page("exports", PageExports.text), page("version", version), page("script-commands", scriptCommands),
    ] + PageProperties.files
  }

  static func page(_ name: String, _ text: String) -> ContractFile {
    ContractFile(path: "Web/elements/abi/\(name).ts", text: header + text)
  }

  private static func numbered(_ names: [String]) -> [(String, Int)] { names.enumerated().map { ($1, $0) } }

  private static func constants(_ file: String, _ words: String, _ names: [(String, Int)]) -> ContractFile {
    let lines = names.map { "export const \($0) = \($1);\n" }.joined()
    let reason =
      words.count > 60
      ? "The bundler inlines constants" : "They are constants because the bundler inlines constants"
    return page(file, "// \(words). \(reason).\n" + lines)
  }

  private static var commandFiles: [ContractFile] {
    Contract.interactions.map { interaction in
      constants(
        interaction.commandFile, "The commands of \(interaction.words)",
        interaction.commands.map { ($0.name, Int($0.number)) })
    }
  }

  private static var interactionNames: String {
    "/** The names of the interactions in scripts, in the order of their kinds. */\n"
      + "export const interactionNames = \(list(Contract.interactions.map(\.scriptName))) as const;\n"
  }

  private static var version: String {
    """
    /** The version of the contract that this script keeps. */
    export const version = \(ContractVersion.number);

    """
  }

  private static var layout: String {
    var text =
      "// The layout of a frame in the module's memory, counted in numbers of 8 bytes: FrameBuffer.\n"
    text += "export const headerLength = \(FrameLayout.headerLength);\n"
    text += "export const layerStride = \(FrameLayout.layer.count);\n"
    text += "export const eventStride = \(FrameLayout.event.count);\n"
    text += "\n// Where the parts of the header stand.\n"
    for part in FrameLayout.header { text += "export const \(part.name)At = \(part.index);\n" }
    return text
  }

  private static var layer: String {
    var text = "// The numbers of a layer in a frame: Sources/SuppleScene/Layer.swift.\n\n"
    text +=
      "/** A layer of a frame. Lengths are in points, angles in radians; `x` and `y` are the centre. */\n"
    text += "export interface Layer {\n"
    for part in FrameLayout.layer {
      if let documentation = part.documentation { text += "  /** \(documentation) */\n" }
      text += "  \(part.name): number;\n"
    }
    text += "}\n\n/** The parts of a layer in the order in which a frame has them. */\n"
    text += "export const layerParts: readonly (keyof Layer)[] = \(list(FrameLayout.layer.map(\.name)));\n"
    return text
  }

  private static var progress: String {
    Contract.interactions.reduce(
      "// The fields of each interaction's progress, in the order of their numbers.\n"
    ) {
      $0 + "export const \($1.constantName)Progress = \(list($1.progress.map(\.name))) as const;\n"
    } + "\n/** The states of a flipping notch, by number. */\n"
      + "export const notchStates = \(list(Contract.notchStates)) as const;\n"
  }

  private static var requests: String {
    Contract.events.compactMap { event in
      event.request.map { request in
        event.pageName.contains("-") ? "'\(event.pageName)': '\(request)'" : "\(event.pageName): '\(request)'"
      }
    }.joined(separator: ", ")
  }

  private static var lists: String {
    """
    // The lists whose order the engine's module and this page share, as Swift has them.

    /** The presets of a style. The default is the first one. */
    export const presets = \(list(Contract.presets)) as const;

    /** The name of a preset. */
    export type Preset = typeof presets[number];

    /** The events of an interaction, as DOM events are named after `supple-`: EventName. */
    export const eventNames = \(list(Contract.events.map(\.pageName))) as const;

    /** The name of an event. */
    export type EventName = typeof eventNames[number];

    /** The verbs of events that ask the page or mark a begin or end; a DOM event has one after `supple-`. */
    export const eventRequests = { \(requests) } as const;

    /** The name of a request. */
    export type RequestName = keyof typeof eventRequests;

    /** The strengths of haptic feedback: Impact. */
    export const impacts = \(list(Contract.impacts.map(\.name))) as const;

    /** The strength of an event's haptic feedback. */
    export type Impact = typeof impacts[number];

    /** The impact of each event by its number, in the order of the events' names. */
    export const eventImpacts: readonly number[] = [\(Contract.events.map { String($0.impact.rawValue) }.joined(separator: ", "))];

    /** The keys that interactions handle, by their web names: Key. */
    export const keys: readonly string[] = \(list(Contract.keys.map(\.name)));

    /** The edges at which chat heads rest: RestingEdge. */
    export const edges = \(list(Contract.edges.map(\.name))) as const;

    /** The name of an edge. */
    export type Edge = typeof edges[number];

    /** The dockings of an open conversation: PanelDocking. */
    export const dockings = \(list(Contract.dockings.map(\.name))) as const;

    /** The name of a docking. */
    export type Docking = typeof dockings[number];

    """
  }

  private static var outline: String {
    """
    // The elements of an outline, by their number.

    /** The SVG command of each element. */
    export const commands = '\(FrameLayout.outline.map(\.command).joined())';
    /** The number of coordinates after each element. */
    export const lengths = [\(FrameLayout.outline.map { String($0.coordinates) }.joined(separator: ", "))];

    """
  }

  private static var scriptCommands: String {
    // A badge moves with its anchor's element, so `moveAnchor` is the page's own.
    var text = "// The commands that the recorder writes into scripts.\n\n"
    text +=
      "/** A command as scripts write it: its name, and its arguments with the count of their numbers, 0 for one that can be missing, below 0 for a list with as many in each entry. */\n"
    text += "export interface ScriptCommand {\n  readonly name: string;\n"
    text += "  readonly argumentLengths: Readonly<Record<string, number>>;\n}\n\n"
    text +=
      "/** The commands by the kind of the interaction and their number; the others are not recorded. */\n"
    text += "export const scriptCommands: readonly Readonly<Record<number, ScriptCommand>>[] = [\n"
    for interaction in Contract.interactions {
      text += "  {\n"
      for command in interaction.commands
      where command.isInScripts && command.arguments.allSatisfy({ $0.kind != .point }) {
        let lengths = command.arguments.map { argument in
          if case .optionalNumber = argument.kind { return "\(argument.name): 0" }
          if argument.kind == .rects { return "\(argument.name): -4" }
          return "\(argument.name): \(argument.kind.numberNames.count)"
        }.joined(separator: ", ")
        let list = lengths.isEmpty ? "{}" : "{ \(lengths) }"
        text += "    \(command.number): { name: '\(command.name)', argumentLengths: \(list) },\n"
      }
      text += "  },\n"
    }
    return text + "];\n"
  }

  /// A list of texts, on one line if it fits, otherwise on filled lines.
  private static func list(_ names: [String]) -> String {
    let items = names.map { "'\($0)'" }
    let line = "[\(items.joined(separator: ", "))]"
    guard line.count > 60 else { return line }
    var lines = ["  "]
    for item in items {
      if lines[lines.count - 1].count + item.count + 2 > 120 { lines.append("  ") }
      lines[lines.count - 1] += (lines[lines.count - 1] == "  " ? "" : " ") + item + ","
    }
    return "[\n\(lines.joined(separator: "\n"))\n]"
  }
}
