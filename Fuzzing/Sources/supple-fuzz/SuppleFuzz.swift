import Foundation
import SuppleFuzzing
import SuppleHarness
import SuppleScript

/// `supple-fuzz [--seed N | --seeds N] [--events N] [--interaction NAME]` feeds a number of random events to the
/// interactions, or until an invariant does not hold. `--seeds N` draws N seeds and runs them side by side, one on each
/// core. A failure is printed with its smallest known case, and the exit status is 1.
///
/// `supple-fuzz --seed N --run N [--interaction NAME]` repeats one run.
///
/// `supple-fuzz --scripts N --into DIRECTORY [--seed N]` writes random scripts, so that replays can be compared.
///
/// `supple-fuzz --coverage Documentation/spec/states.md [--seed N] [--events N] [--interaction NAME]` prints the
/// changes of state, and the pairs of changes, that random runs reach and never reach.
///
/// `supple-fuzz --guided ARGUMENTS` runs libFuzzer with its own arguments, in a build with `-sanitize=fuzzer`.
@main
enum SuppleFuzz {
  static func main() {
    do {
      let options = try Options(Array(CommandLine.arguments.dropFirst()))
      if let guide = options.guide {
        guard GuidedFuzzing.isAvailable else { fail(69, "--guided: this was built without -sanitize=fuzzer") }
        exit(GuidedFuzzing.run(guide))
      }
      if let tables = options.tables {
        try cover(tables, options)
      } else if let scripts = options.scripts {
        try write(scripts, options)
      } else if let run = options.run {
        repeatRun(run, options)
      } else {
        fuzz(options)
      }
    } catch {
      fail(64, error.message)
    }
  }

  private static func fail(_ status: Int32, _ message: String) -> Never {
    FileHandle.standardError.write(Data("supple-fuzz: \(message)\n".utf8))
    exit(status)
  }

  // MARK: Fuzzing

  private static func fuzz(_ options: Options) {
    let campaigns = ParallelCampaigns(seeds: options.seeds, kinds: options.kinds)
    let share = campaigns.eventsPerSeed(of: options.events)
    print("fuzzing \(options.kinds.map(\.rawValue).joined(separator: ", ")), \(share) events for each seed")
    for seed in options.seeds { print("  SEED=\(seed) EVENTS=\(share)") }
    let results = campaigns.run(
      events: options.events, processes: ProcessInfo.processInfo.activeProcessorCount,
      progress: { seed, events in
        print("  seed \(seed): \(events) events")
        fflush(nil)
      },
      finished: { result in
        print(result.text)
        fflush(nil)
      })
    for result in results {
      guard let run = result.outcome.failingRun else { continue }
      report(run, Campaign(seed: result.seed, kinds: options.kinds))
    }
    print(SeedResult.summary(of: results, command: command(options)))
    if results.contains(where: \.hasFailed) { exit(1) }
  }

  private static func repeatRun(_ run: UInt64, _ options: Options) {
    for seed in options.seeds {
      let outcome = Campaign(seed: seed, kinds: options.kinds).run(events: 1, from: run)
      guard outcome.failingRun != nil else {
        print("seed \(seed), run \(run): every invariant held")
        continue
      }
      report(run, Campaign(seed: seed, kinds: options.kinds))
      exit(1)
    }
  }

  /// Prints the violation of a run and its smallest known case.
  private static func report(_ run: UInt64, _ campaign: Campaign) {
    guard let failure = campaign.shrink(run) else {
      print("seed \(campaign.seed), run \(run): the failure did not occur again")
      return
    }
    print("seed \(campaign.seed), run \(run): \(failure.violation)")
    print("the smallest case that was found:\n\n\(failure.fuzzCase.text)")
  }

  /// The command that started this process, with the options that hold for every seed.
  private static func command(_ options: Options) -> String {
    let name = CommandLine.arguments.first ?? "supple-fuzz"
    return options.kinds.count == 1 ? "\(name) --interaction \(options.kinds[0].rawValue)" : name
  }

  // MARK: Coverage

  private static func cover(_ path: String, _ options: Options) throws(Misuse) {
    guard let text = try? String(contentsOfFile: path, encoding: .utf8) else {
      fail(66, "\(path): not found")
    }
    for (kind, heading) in FuzzedKind.tables where options.kinds.contains(kind) {
      guard let table = TransitionTable(of: heading, in: text) else {
        throw Misuse("--coverage: there is no table of \(heading) in \(path)")
      }
      var coverage = StateCoverage()
      for seed in options.seeds {
        coverage.add(
          Campaign(seed: seed, kinds: [kind]),
          events: options.events / (FuzzedKind.tables.count * options.seeds.count))
      }
      for line in coverage.report(kind.rawValue, comparedWith: table) { print(line) }
      fflush(nil)
    }
  }

  // MARK: Scripts

  private static func write(_ count: Int, _ options: Options) throws(Misuse) {
    guard let directory = options.directory else { throw Misuse("--scripts needs --into DIRECTORY") }
    for seed in options.seeds {
      for (number, script) in Campaign(seed: seed, kinds: options.kinds).scripts(count).enumerated() {
        let path = "\(directory)/random-\(seed)-\(number).json"
        do {
          try script.text.write(toFile: path, atomically: true, encoding: .utf8)
        } catch {
          fail(73, "\(path): \(error.localizedDescription)")
        }
      }
      print("\(count) scripts with SEED=\(seed) in \(directory)")
    }
  }
}
