import Foundation
import SuppleFuzzing
import SuppleScript
import Testing

/// Every bug that fuzzing found, as its smallest case: scripts in `regressions.jsonl`, and in `Regressions.swift` Swift
/// code for cases that a script cannot contain.
@Suite("Regressions")
struct RegressionTests {
  /// A line of the file: an object with `name`, `bug` and, last, `script`.
  struct Line: Decodable, CustomTestStringConvertible, Sendable {
    let name: String
    let bug: String
    /// The text of the script in the line.
    private(set) var script: Substring = ""
    var testDescription: String { name }

    private enum CodingKeys: CodingKey { case name, bug }

    init(_ text: Substring) throws {
      guard let start = text.range(of: #""script": "#) else { throw CocoaError(.fileReadCorruptFile) }
      self = try JSONDecoder().decode(Line.self, from: Data(text.utf8))
      script = text[start.upperBound...].dropLast()
    }
  }

  private static let lines: [Line] = {
    guard let file = Bundle.module.url(forResource: "regressions", withExtension: "jsonl"),
      let text = try? String(contentsOf: file, encoding: .utf8)
    else { return [] }
    do {
      return try text.split(separator: "\n").map(Line.init)
    } catch {
      Issue.record(error)
      return []
    }
  }()

  @Test("Each script holds every invariant now", arguments: lines)
  func script(_ line: Line) throws {
    let script = try Script(reading: Array(line.script.utf8))
    // The same script at two frame rates, and below without frames.
    for rate in [120.0, 7] {
      let violation = FuzzRun.violation(in: FuzzCase(script, rate: rate))
      #expect(violation == nil, "\(line.name): \(violation.map { "\($0)" } ?? "")")
    }
    let violation = FuzzRun.violation(
      in: FuzzCase(start: script, steps: script.events.map { FuzzStep($0.time, .action($0.action)) }))
    #expect(violation == nil, "\(line.name), without frames: \(violation.map { "\($0)" } ?? "")")
  }

  @Test("Each case beyond scripts holds every invariant now", arguments: Regressions.all)
  func beyondScripts(_ regression: Regressions.Regression) throws {
    let start = try Script(reading: Array(regression.start.utf8))
    let violation = FuzzRun.violation(in: FuzzCase(start: start, steps: regression.steps))
    #expect(violation == nil, "\(regression.name): \(violation.map { "\($0)" } ?? "")")
  }

  @Test("The file was read, names are unique, and each bug is described")
  func some() {
    let all = RegressionTests.lines.map { ($0.name, $0.bug) } + Regressions.all.map { ($0.name, $0.bug) }
    #expect(RegressionTests.lines.count >= 53 && Regressions.all.count >= 3)
    #expect(Set(all.map(\.0)).count == all.count)
    #expect(all.allSatisfy { $0.1.hasSuffix(".") })
  }
}
