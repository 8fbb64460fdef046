import Foundation
import SuppleFuzzing
import SuppleScript
import Testing

/// Scripts are untrusted input: each must be rejected or read, and never trap.
@Suite("Damaged scripts")
struct DamagedScriptTests {
  private static let examples: [String] = {
    let folder = URL(fileURLWithPath: #filePath).appendingPathComponent("../../../../Examples").standardized
    let files = try? FileManager.default.contentsOfDirectory(atPath: folder.path)
    return (files ?? []).filter { $0.hasSuffix(".json") }.sorted().map {
      folder.appendingPathComponent($0).path
    }
  }()

  @Test("There are scripts to damage")
  func some() {
    #expect(DamagedScriptTests.examples.count >= 10)
  }

  @Test(
    "Each gives an error of one line with its place, or is read and replayed with every invariant",
    arguments: examples)
  func isRefusedOrRead(_ path: String) throws {
    let text = try Array(Data(contentsOf: URL(fileURLWithPath: path)))
    var entropy = Entropy(seed: UInt64(text.count))
    var (refused, read) = (0, 0)
    for _ in 0..<600 {
      let damaged = Damage.damaged(text, from: &entropy)
      do throws(ScriptError) {
        let script = try Script(reading: damaged)
        read += 1
        let again = try Script(reading: Array(script.text.utf8))
        #expect(again.text == script.text)
        guard read % 20 == 0, script.events.last?.time ?? 0 < 60 else { continue }
        let fuzzCase = FuzzCase(script, rate: 30)
        let violation = FuzzRun.violation(in: fuzzCase, .sampled)
        #expect(violation == nil, "\(violation.map { "\($0)" } ?? ""):\n\(script.text)")
      } catch {
        refused += 1
        let lines = damaged.split(separator: 0x0A, omittingEmptySubsequences: false).count
        let position = error.position ?? SourcePosition(line: 1, column: 1)
        #expect(position.line >= 1 && position.line <= lines && position.column >= 1, "\(error)")
        #expect(!error.description.contains("\n") && error.description.utf8.count < 400, "\(error)")
      }
    }
    #expect(refused > 100 && read > 20, "\(refused) refused, \(read) read")
  }
}
