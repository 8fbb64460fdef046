import Foundation
import SuppleFuzzing
import SuppleScript
import Testing

/// Every bug that fuzzing found, as the smallest case: scripts in the folder `Regressions`, and Swift code for what a
/// script cannot contain in `Regressions.swift`.
@Suite("Regressions")
struct RegressionTests {
  private static let folder = Bundle.module.resourceURL?.appendingPathComponent("Regressions")

  private static let scripts: [String] = {
    guard let folder else { return [] }
    let files = try? FileManager.default.contentsOfDirectory(atPath: folder.path)
    return (files ?? []).filter { $0.hasSuffix(".json") }.sorted()
  }()

  @Test("Each script holds every invariant now", arguments: scripts)
  func script(_ name: String) throws {
    let folder = try #require(RegressionTests.folder)
    let script = try Script(reading: Array(Data(contentsOf: folder.appendingPathComponent(name))))
    // The same script at two frame rates, and below without frames.
    for rate in [120.0, 7] {
      let violation = FuzzRun.violation(in: FuzzCase(script, rate: rate))
      #expect(violation == nil, "\(name): \(violation.map { "\($0)" } ?? "")")
    }
    let violation = FuzzRun.violation(
      in: FuzzCase(start: script, steps: script.events.map { FuzzStep($0.time, .action($0.action)) }))
    #expect(violation == nil, "\(name), without frames: \(violation.map { "\($0)" } ?? "")")
  }

  @Test("The table describes each script", arguments: scripts)
  func isDescribed(_ name: String) throws {
    let folder = try #require(RegressionTests.folder)
    let table = try String(contentsOf: folder.appendingPathComponent("README.md"), encoding: .utf8)
    #expect(table.contains("| `\(name)` |"))
  }

  @Test("Each case beyond scripts holds every invariant now", arguments: Regressions.all)
  func beyondScripts(_ regression: Regressions.Regression) throws {
    let start = try Script(reading: Array(regression.start.utf8))
    let violation = FuzzRun.violation(in: FuzzCase(start: start, steps: regression.steps))
    #expect(violation == nil, "\(regression.name): \(violation.map { "\($0)" } ?? "")")
  }

  @Test("There are some")
  func some() {
    #expect(RegressionTests.scripts.count >= 5 && Regressions.all.count >= 3)
  }
}
