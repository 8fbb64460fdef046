import SuppleContract
import SuppleScript
import Testing

@Suite("Subjects of scripts")
struct SubjectTests {
  private static let names = Contract.interactions.map(\.scriptName) + [Contract.messengerScriptName]

  private func minimal(_ name: String) throws -> Script {
    let text = """
      {"supple": 1, "interaction": "\(name)", "viewport": {"width": 390, "height": 844}, "events": []}
      """
    return try Script(reading: Array(text.utf8))
  }

  @Test("Each interaction of the contract, and a messenger, is read, written and replayed", arguments: names)
  func isKnown(name: String) throws {
    let script = try minimal(name)
    #expect(script.subject.name == name)
    #expect(try Script(reading: Array(script.text.utf8)) == script)
    var replay = Replay(script)
    var frame = ReplayFrame()
    replay.write(into: &frame, at: 1)
    #expect(frame.time == 1 && frame.scene.schedule == .settled)
    let kind = Contract.interactions.first { $0.scriptName == name }?.kind ?? Contract.messengerKind
    #expect(ModuleCalls(script).kind == kind)
  }

  @Test("Another name is an error with the names of all")
  func unknown() {
    let error = #expect(throws: ScriptError.self) { try minimal("tab-bar") }
    for name in Self.names { #expect("\(error.map { "\($0)" } ?? "")".contains(name), "\(name)") }
  }
}
