import SuppleContract

extension ContractFile {
  /// The Swift files of the module and of the scripts.
  static var swiftFiles: [ContractFile] { moduleFiles + scriptFiles }

  private static let ignoredByFormatter = "// swift-format-ignore-file\n"

  private static func swift(_ path: String, imports: [String], _ body: String) -> ContractFile {
    let imports = imports.map { "import \($0)\n" }.joined()
    return ContractFile(path: path, text: header + ignoredByFormatter + imports + "\n" + body)
  }

  private static var moduleFiles: [ContractFile] {
    let folder = "Web/Sources/SuppleWeb/Generated/"
    let events = Contract.interactions.map { interaction in
      "extension \(interaction.typeName): NumberedEvents {\n\(SwiftEvents(interaction: interaction).numbers)}\n"
    }
    return [
      swift(
        folder + "NumberedEvents.swift", imports: ["SuppleInteractions", "SuppleScene"],
        events.joined(separator: "\n")),
      swift(folder + "Kind.swift", imports: ["SuppleInteractions"], kind),
      ContractFile(
        path: folder + "ContractVersion.swift",
        text: header + ignoredByFormatter + "\n/// The version of the contract that this module keeps.\n"
          + "let contractVersion: Int32 = \(ContractVersion.number)\n"),
    ]
  }

  /// The kinds of the module. The messenger, and the interaction of an app, have flags of their own.
  private static var kind: String {
    let kinds: [(name: String, number: Int32, flag: String, made: String)] =
      Contract.interactions.map { interaction in
        let flag = String(interaction.scriptName.uppercased().map { $0 == "-" ? "_" : $0 })
        return (interaction.constantName, interaction.kind, flag, box(interaction.typeName))
      } + [
        (
          "messenger", Contract.messengerKind, "MESSENGER",
          box("Messenger", style: "preset.messengerStyle")
        ), ("own", Contract.ownKind, "OWN_INTERACTION", box("OwnInteraction")),
      ]
    func cases(_ what: (Int) -> String) -> String {
      kinds.indices.map {
        "    #if \(kinds[$0].flag)\n      case .\(kinds[$0].name): \(what($0))\n    #endif\n"
      }
      .joined()
    }
    return """
      #if MESSENGER
        import SuppleMessenger
      #endif

      /// The interactions that a page can create. The flags of its build select a module's kinds: one flag for each
      /// interaction, MESSENGER for replays, and OWN_INTERACTION for the interaction of an app. The linker removes unused code.
      enum Kind: Int32 {
      \(kinds.map { "  case \($0.name) = \($0.number)" }.joined(separator: "\n"))

        /// Whether the module has this kind.
        var isInModule: Bool {
          switch self {
      \(cases { _ in "true" })    default: false
          }
        }

        /// A new interaction of this kind; nil if the module lacks it.
        func interaction(preset: Preset, viewport: Viewport, seed: UInt64) -> AnyInteraction? {
          switch self {
      \(cases { kinds[$0].made })    default: nil
          }
        }
      }

      """
  }

  private static func box(_ type: String, style: String = "preset.style()") -> String {
    "InteractionBox<\(type)>(style: \(style), viewport: viewport, seed: seed)"
  }

  // The page's modules also compile the first and the last of these: see Scripts/build-module.
  private static var scriptFiles: [ContractFile] {
    let folder = "Sources/SuppleScript/Generated/"
    let commands = Contract.interactions.map { interaction in
      "extension \(interaction.typeName): NumberedCommands {\n\(SwiftCommands(interaction: interaction).decoding)}\n"
    }
    let numbers = Contract.interactions.map { interaction in
      "extension \(interaction.typeName) {\n\(SwiftCommands(interaction: interaction).encoding)}\n"
    }
    let records = Contract.interactions.map { interaction in
      "extension EventRecord {\n\(SwiftEvents(interaction: interaction).record)}\n"
    }
    return [
      swift(
        folder + "NumberedCommands.swift", imports: ["SuppleInteractions", "SuppleScene"],
        commands.joined(separator: "\n")),
      swift(
        folder + "EncodedCommands.swift", imports: ["SuppleInteractions", "SuppleScene"],
        numbers.joined(separator: "\n")),
      swift(folder + "EventRecords.swift", imports: ["SuppleInteractions"], records.joined(separator: "\n")),
      ContractFile(path: folder + "EventName.swift", text: header + ignoredByFormatter + eventName),
      layerNumbers(folder),
    ]
  }

  private static var eventName: String {
    var text =
      "\n/// The names by which scripts, replays and hosts know the events of all interactions, in the order of"
    text += "\n/// their numbers.\npublic enum EventName: String, Sendable, Hashable, CaseIterable {\n"
    for event in Contract.events {
      let owners = Contract.interactions.filter {
        $0.events.contains(event) || $0.events.map(\.name).contains(event.name)
      }
      text +=
        "  /// An event of \(owners.map(\.words).joined(separator: " and of ")).\n  case \(event.name)\n"
    }
    return text + "}\n"
  }

  private static func layerNumbers(_ folder: String) -> ContractFile {
    var text =
      "extension Layer {\n  /// Writes the layer as numbers; `outline` is where its outline begins.\n  @inline(never)\n"
    text += "  func write(to numbers: UnsafeMutablePointer<Double>, outline: Int, outlineLength: Int) {\n"
    text += "    let layer = self\n    let label, text: Double\n    switch layer.label {\n"
    text += "    case .none: (label, text) = (0, 0)\n"
    text += "    case .count(let count): (label, text) = (1, Double(count))\n"
    text += "    case .text(let number): (label, text) = (2, Double(number))\n"
    text += "    case .moreThan(let count): (label, text) = (3, Double(count))\n"
    text += "    case .letter(let letter): (label, text) = (4, Double(letter))\n    }\n"
    for (index, part) in FrameLayout.layer.enumerated() {
      text += "    numbers[\(index)] = \(part.swift)\n"
    }
    text += "  }\n}\n\n/// The lengths of the parts of a frame, in numbers.\nenum FrameLengths {\n"
    text +=
      "  static let header = \(FrameLayout.headerLength)\n  static let layer = \(FrameLayout.layer.count)\n"
    text += "  static let event = \(FrameLayout.event.count)\n}\n"
    return swift(folder + "LayerNumbers.swift", imports: ["SuppleScene"], text)
  }
}
