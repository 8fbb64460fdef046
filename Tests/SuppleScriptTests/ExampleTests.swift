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

  /// Where `make` wants this build's replays, to be compared with those of others.
  private static let exchange = ProcessInfo.processInfo.environment["SUPPLE_REPLAYS"]

  private func leave(_ text: String, as name: String) throws {
    guard let place = Self.exchange else { return }
    try FileManager.default.createDirectory(atPath: place, withIntermediateDirectories: true)
    try Data(text.utf8).write(to: URL(fileURLWithPath: place).appendingPathComponent(name))
  }

  @Test("Each plays, settles and gives the same bytes again", arguments: names)
  func plays(name: String) throws {
    let script = try script(name)
    let first = lines(script)
    #expect(first == lines(script))
    #expect(first.last?.contains("\"settled\":true") == true)
    #expect(first.contains { !$0.hasSuffix("\"events\":[]}") })
    try leave(first.map { $0 + "\n" }.joined(), as: name + "l")
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

  @Test("What one frame rate shows, another shows at the same time", arguments: names)
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

  @Test("Random numbers, for JavaScript to compare with its own")
  func numbers() throws {
    var state: UInt64 = 42
    var text = ""
    for index in 0..<120_000 {
      state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
      let mixed = state ^ state >> 31
      // All bit patterns, and the sort of number that frames hold.
      let number =
        index % 2 == 0 ? Double(bitPattern: mixed) : Double(Int64(bitPattern: mixed) >> 20) / 1_048_576
      guard number.isFinite else { continue }
      text += String(number.bitPattern, radix: 16) + " " + NumberText.string(number) + "\n"
    }
    #expect(text.utf8.count > 1_000_000)
    try leave(text, as: "numbers.txt")
  }
}
