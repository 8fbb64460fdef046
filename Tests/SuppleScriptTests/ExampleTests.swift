import Foundation
import SuppleScript
import Testing

@Suite("The example scripts")
struct ExampleTests {
  private static let root = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
    .deletingLastPathComponent().deletingLastPathComponent()

  static let names: [String] = {
    let files = try? FileManager.default.contentsOfDirectory(atPath: root.path + "/Examples")
    return (files ?? []).filter { $0.hasSuffix(".json") }.sorted()
  }()

  private func script(_ name: String) throws -> Script {
    let data = try Data(contentsOf: Self.root.appendingPathComponent("Examples/\(name)"))
    return try Script(reading: Array(data))
  }

  @Test("Each plays, settles and gives the same bytes again", arguments: names)
  func plays(name: String) throws {
    let script = try script(name)
    let first = lines(script)
    #expect(first == lines(script))
    #expect(first.last?.contains("\"settled\":true") == true)
    #expect(first.contains { !$0.hasSuffix("\"events\":[]}") })
  }

  @Test("Each is written as it was read", arguments: names)
  func isWritten(name: String) throws {
    let script = try script(name)
    let again = try Script(reading: Array(script.text.utf8))
    #expect(again == script)
    #expect(again.text == script.text)
    #expect(lines(again, .list([0.5, 1])) == lines(script, .list([0.5, 1])))
  }

  @Test("Each is described in the table", arguments: names)
  func isDescribed(name: String) throws {
    let table = try String(
      contentsOf: Self.root.appendingPathComponent("Examples/README.md"), encoding: .utf8)
    #expect(table.contains("[\(name)](\(name))"))
  }

  @Test("The frames of two frame rates are the same at common times", arguments: names)
  func anyFrameRate(name: String) throws {
    let script = try script(name)
    let fine = frames(script, .rate(240, until: 4))
    for (number, coarse) in frames(script, .rate(24, until: 4)).enumerated() {
      let other = fine[number * 10]
      #expect(coarse.scene.layers.map(\.id) == other.scene.layers.map(\.id), "\(coarse.time)")
      for (a, b) in zip(coarse.scene.layers, other.scene.layers) {
        #expect(a.center.distance(to: b.center) < 0.001, "\(a.id) at \(coarse.time)")
      }
    }
  }
}
