import SuppleContract

/// The Swift code that converts numbers to commands and back.
struct SwiftCommands {
  let interaction: InteractionDescription

  /// The function from numbers to a command.
  var decoding: String {
    // A number that several commands read as a whole number is converted once, for the size of the module.
    let readTwice = letters.filter { letter in wholeUses.filter { $0 == letter }.count > 1 }
    var text = "  static func command(_ number: Int32, _ arguments: CommandArguments) -> Command? {\n"
    for letter in readTwice {
      text += "    let whole\(letter.uppercased()) = Int32(total: arguments.\(letter))\n"
    }
    text += "    return switch number {\n"
    for command in interaction.commands {
      text += "    case \(command.number): .\(command.name)\(value(of: command, converted: readTwice))\n"
    }
    return text + "    default: nil\n    }\n  }\n"
  }

  /// The function from a command to its number and numbers.
  var encoding: String {
    var text = "  static func numbers(of command: Command) -> CommandNumbers {\n    switch command {\n"
    for command in interaction.commands {
      let names = command.arguments.map { "let \($0.name)" }
      let pattern = names.isEmpty ? "" : "(\(names.joined(separator: ", ")))"
      let numbers = command.arguments.flatMap(numbers)
      var parts = zip(letters, numbers).map { "\($0): \($1)" }
      if let areas = command.arguments.first(where: { $0.kind == .rects }) {
        parts.append("rects: \(areas.name)")
      }
      let list = parts.joined(separator: ", ")
      text += "    case .\(command.name)\(pattern): "
      text += "CommandNumbers(\(command.number), CommandArguments(\(list)))\n"
    }
    return text + "    }\n  }\n"
  }

  private let letters = ["a", "b", "c", "d", "e", "f"]

  /// The letters of the numbers that commands read as whole numbers.
  private var wholeUses: [String] {
    interaction.commands.flatMap { command in
      places(of: command).filter { argument, _ in
        switch argument.kind {
        case .head, .text, .count, .optionalCount, .edge, .docking: true
        default: false
        }
      }.map(\.1[0])
    }
  }

  /// The arguments with the letters of their numbers.
  private func places(of command: CommandDescription) -> [(ArgumentDescription, [String])] {
    var next = 0
    return command.arguments.map { argument in
      defer { next += argument.kind.numberNames.count }
      return (argument, Array(letters[next..<(next + argument.kind.numberNames.count)]))
    }
  }

  private func value(of command: CommandDescription, converted: [String]) -> String {
    let all = places(of: command).map { argument, letters in
      (argument.label.map { "\($0): " } ?? "") + value(of: argument.kind, letters, converted)
    }
    return all.isEmpty ? "" : "(\(all.joined(separator: ", ")))"
  }

  /// The Swift expression of a value from the numbers with these letters.
  private func value(of kind: ArgumentKind, _ letters: [String], _ converted: [String]) -> String {
    let numbers = letters.map { "arguments.\($0)" }
    let first = numbers[0]
    let whole = converted.contains(letters[0]) ? "whole\(letters[0].uppercased())" : "Int32(total: \(first))"
    func labeled(_ type: String) -> String {
      let parts = zip(kind.numberNames, numbers).map { "\($0): \($1)" }
      return "\(type)(\(parts.joined(separator: ", ")))"
    }
    switch kind {
    case .head, .text, .count: return whole
    case .optionalCount: return "\(first).isFinite ? \(whole) : nil"
    case .number: return first
    case .optionalNumber: return "\(first).isNaN ? nil : \(first)"
    case .flag: return "\(first) > 0"
    case .edge: return "RestingEdge(rawValue: \(whole)) ?? .left"
    case .docking: return "PanelDocking(rawValue: \(whole)) ?? .head"
    case .point: return labeled("Point")
    case .rect: return labeled("Rect")
    case .rects: return "arguments.rects"
    case .optionalSize: return "\(first).isFinite ? \(labeled("Size")) : nil"
    case .optionalCutout: return "\(first).isFinite ? \(labeled("Cutout")) : nil"
    case .optionalPicture: return "\(first).isFinite ? \(labeled("PicturePlace")) : nil"
    case .optionalFace: return "\(first).isFinite ? \(labeled("HeadFace")) : nil"
    }
  }

  /// The Swift expressions of the numbers of an argument.
  private func numbers(of argument: ArgumentDescription) -> [String] {
    let name = argument.name
    return switch argument.kind {
    case .head, .text, .count: ["Double(\(name))"]
    case .optionalCount: ["\(name).map { Double($0) } ?? .nan"]
    case .number: [name]
    case .optionalNumber: ["\(name) ?? .nan"]
    case .flag: ["\(name) ? 1 : 0"]
    case .edge, .docking: ["Double(\(name).rawValue)"]
    case .rects: ["Double(\(name).count)"]
    case .point, .rect: argument.kind.numberNames.map { "\(name).\($0)" }
    case .optionalSize, .optionalCutout, .optionalPicture, .optionalFace:
      argument.kind.numberNames.map { "\(name)?.\($0) ?? .nan" }
    }
  }
}
