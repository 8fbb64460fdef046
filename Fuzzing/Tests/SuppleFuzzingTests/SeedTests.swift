import Foundation
import SuppleFuzzing
import Testing

/// Several seeds side by side. These tests start `supple-fuzz` itself, because it forks and a test process has threads.
@Suite("Seeds")
struct SeedTests {
  private func run(_ arguments: [String]) throws -> (status: Int32, lines: [String]) {
    let process = Process()
    process.executableURL = Bundle.module.bundleURL.deletingLastPathComponent()
      .appendingPathComponent("supple-fuzz")
    process.arguments = arguments
    let output = Pipe()
    process.standardOutput = output
    process.standardError = output
    try process.run()
    let data = try output.fileHandleForReading.readToEnd() ?? Data()
    process.waitUntilExit()
    let lines = String(decoding: data, as: UTF8.self).split(separator: "\n").map(String.init)
    return (process.terminationStatus, lines)
  }

  @Test("Three seeds share the events, each is printed, and the last line has their sums")
  func threeSeeds() throws {
    let (status, lines) = try run(["--seeds", "3", "--events", "900", "--interaction", "slime-badge"])
    #expect(status == 0, "\(lines)")
    let seeds = lines.filter { $0.hasPrefix("  SEED=") && $0.hasSuffix(" EVENTS=300") }
    #expect(Set(seeds).count == 3, "\(lines)")
    let results = lines.filter { $0.hasPrefix("seed ") && $0.hasSuffix(": every invariant held") }
    #expect(results.count == 3, "\(lines)")
    let events = results.compactMap { Int($0.split(separator: " ")[2]) }
    #expect(
      events.count == 3 && events.allSatisfy { $0 >= 300 && $0 < 300 + Campaign.stepsPerRun }, "\(lines)")
    let last = try #require(lines.last)
    #expect(last.hasPrefix("3 seeds, ") && last.hasSuffix(": every invariant held"), "\(last)")
  }

  @Test("A campaign beside others gives the same result as the same campaign alone")
  func isDeterministic() throws {
    let (_, lines) = try run(["--seeds", "2", "--events", "1000", "--interaction", "flipping-notch"])
    for line in lines where line.hasPrefix("  SEED=") {
      let seed = try #require(line.split(separator: " ").first?.dropFirst("SEED=".count))
      let alone = try run(["--seed", "\(seed)", "--events", "500", "--interaction", "flipping-notch"])
      let result = try #require(alone.lines.first { $0.hasPrefix("seed \(seed): ") })
      #expect(lines.contains(result), "\(lines), alone \(alone.lines)")
    }
  }

  @Test("A seed together with a number of seeds is an error")
  func misuse() throws {
    #expect(try run(["--seed", "1", "--seeds", "2"]).status == 64)
    #expect(try run(["--seeds", "0"]).status == 64)
    #expect(try run(["--run", "3"]).status == 64)
  }

  private func result(_ seed: UInt64, events: Int, runs: Int, failingRun: UInt64? = nil) -> SeedResult {
    SeedResult(seed: seed, outcome: Campaign.Outcome(events: events, runs: runs, failingRun: failingRun))
  }

  @Test("The summary names the sums, and after a failure the command that repeats it")
  func summary() {
    let held = result(5, events: 10_000_000, runs: 66_666)
    #expect(
      SeedResult.summary(of: [held, result(6, events: 50, runs: 1)], command: "supple-fuzz")
        == "2 seeds, 10,000,050 events in 66,667 runs: every invariant held")
    #expect(
      SeedResult.summary(of: [result(6, events: 50, runs: 1)], command: "supple-fuzz")
        == "1 seed, 50 events in 1 run: every invariant held")
    let failed = result(17, events: 999, runs: 7, failingRun: 7)
    var ended = result(8, events: 0, runs: 0)
    ended.isIncomplete = true
    #expect(!held.hasFailed && failed.hasFailed && ended.hasFailed)
    #expect(
      SeedResult.summary(of: [held, failed, ended], command: "supple-fuzz --interaction messenger")
        == "3 seeds, 10,000,999 events in 66,673 runs: 2 seeds failed; to repeat: "
        + "supple-fuzz --interaction messenger --seed 17 --run 7; supple-fuzz --interaction messenger --seed 8"
    )
  }
}
