import ContractFiles
import Foundation
import SuppleContract
import Testing

@Suite("The contract")
struct ContractTests {
  private static let root = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
    .deletingLastPathComponent().deletingLastPathComponent()

  @Test(
    "Every file that follows from it is current; `make contract` writes them", arguments: ContractFile.sources
  )
  func isCurrent(file: ContractFile) throws {
    let text = try String(contentsOf: Self.root.appendingPathComponent(file.path), encoding: .utf8)
    #expect(text == file.text, "\(file.path)")
  }

  @Test("The generated folder has no other file")
  func noOthers() throws {
    for folder in ["Web/Sources/SuppleWeb/Generated", "Sources/SuppleScript/Generated"] {
      let found = try FileManager.default.contentsOfDirectory(atPath: Self.root.path + "/" + folder)
      #expect(Set(found.map { "\(folder)/\($0)" }).isSubset(of: ContractFile.sources.map(\.path)))
    }
  }

  @Test("Commands are numbered from 0 without a gap, and named once", arguments: Contract.interactions)
  func commands(interaction: InteractionDescription) {
    #expect(interaction.commands.map(\.number) == Array(0..<Int32(interaction.commands.count)))
    #expect(Set(interaction.commands.map(\.name)).count == interaction.commands.count)
    for command in interaction.commands {
      // The module passes six numbers, of which a messenger needs one for a badge's number.
      let most = interaction.kind == Contract.slimeBadge.kind ? 5 : 6
      #expect(command.arguments.map(\.kind.numberNames.count).reduce(0, +) <= most, "\(command.name)")
      #expect(Int32(interaction.commands.count) < Contract.messengerCommandStride)
      for argument in command.arguments where command.isInScripts {
        #expect(argument.kind != .optionalCutout, "\(command.name)")
      }
    }
  }

  @Test("Roles, events, keys, traits and units are numbered from 0 without a gap, and named once")
  func numbers() {
    #expect(Contract.roles.map(\.role.rawValue) == Array(0..<Int32(Contract.roles.count)))
    #expect(Set(Contract.roles.map(\.name)).count == Contract.roles.count)
    #expect(Contract.events.map(\.number) == Array(0..<Int32(Contract.events.count)))
    #expect(Set(Contract.events.map(\.name)).count == Contract.events.count)
    #expect(Contract.keys.map(\.value.rawValue) == Array(0..<Int32(Contract.keys.count)))
    #expect(Contract.phases.map(\.value.rawValue) == Array(0..<4))
    #expect(Contract.traits.map(\.value.rawValue) == (0..<Contract.traits.count).map { 1 << Int32($0) })
    #expect(Contract.units.map(\.unit.rawValue) == Array(0..<Int32(Contract.units.count)))
    #expect(Contract.interactions.map(\.kind) == Array(0..<Int32(Contract.interactions.count)))
    #expect(Contract.messengerKind > Int32(Contract.interactions.count))
  }

  @Test("An event that two interactions share has the same description but for its item")
  func sharedEvents() {
    for event in Contract.interactions.flatMap(\.events) {
      #expect(Contract.events[Int(event.number)].name == event.name)
      #expect(Contract.events[Int(event.number)].request == event.request)
    }
  }

  @Test("Events are in the past tense, and a request is the verb of its event")
  func tenses() {
    for event in Contract.events {
      #expect(
        ["ed", "en", "Left", "Kept"].contains { event.name.hasSuffix($0) } || event.name.hasPrefix("began"),
        "\(event.name)")
      // A panel's events are named shown and hidden on a page, like dialogs' events.
      guard let request = event.request, !["show", "hide"].contains(request) else { continue }
      #expect(
        !request.hasSuffix("ed") && event.name.lowercased().contains(request.prefix(3)), "\(event.name)")
    }
  }

  @Test("The exports of the module are the contract's exports")
  func exports() throws {
    let sources = try ["Exports", "SpringExports"].map { name in
      let path = Self.root.appendingPathComponent("Web/Sources/SuppleWeb/\(name).swift")
      return try String(contentsOf: path, encoding: .utf8)
    }
    let source = sources.joined()
    let found = source.matches(of: /@_expose\(wasm, "(\w+)"\)\s+@c\(\w+\)\s+public func \w+\(([^)]*)\)/)
    #expect(Set(found.map { String($0.1) }) == Set(Contract.exports.map(\.name)))
    for match in found {
      let export = try #require(Contract.exports.first { $0.name == match.1 })
      let count = match.2.split(separator: ":").count - 1
      #expect(max(0, count) == export.arguments.count + (export.takesHandle ? 1 : 0), "\(export.name)")
    }
  }
}
