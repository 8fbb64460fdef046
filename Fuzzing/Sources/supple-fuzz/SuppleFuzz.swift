import Foundation
import SuppleFuzzing
import SuppleScript

/// `supple-fuzz [--seed N] [--events N] [--interaction NAME]` leads interactions through random lives until so many
/// events have happened, or an invariant did not hold: then it prints the life, as small as it can be made, and ends with 1.
///
/// `supple-fuzz --scripts N --into DIRECTORY [--seed N]` writes as many random scripts, for replays to be compared.
///
/// `supple-fuzz --guided ARGUMENTS` hands the choice to libFuzzer, where it was built with it.
@main
enum SuppleFuzz {
  static func main() {
    do {
      let options = try Options(Array(CommandLine.arguments.dropFirst()))
      if let guide = options.guide {
        guard GuidedFuzzing.isAvailable else { fail(69, "--guided: this was built without -sanitize=fuzzer") }
        exit(GuidedFuzzing.run(guide))
      }
      if let scripts = options.scripts { try write(scripts, options) } else { try fuzz(options) }
    } catch {
      fail(64, error.message)
    }
  }

  private static func fail(_ status: Int32, _ message: String) -> Never {
    FileHandle.standardError.write(Data("supple-fuzz: \(message)\n".utf8))
    exit(status)
  }

  private static func fuzz(_ options: Options) throws(Misuse) {
    let campaign = Campaign(seed: options.seed, kinds: options.kinds)
    let again = "SEED=\(options.seed) EVENTS=\(options.events)"
    print("fuzzing \(options.kinds.map(\.rawValue).joined(separator: ", ")) with \(again)")
    let outcome = campaign.run(events: options.events, from: options.life ?? 0) { events in
      print("  \(events) events")
    }
    guard let failure = outcome.failure else {
      print("\(outcome.events) events in \(outcome.lives) lives: every invariant held")
      return
    }
    print("after \(outcome.events) events, in life \(failure.number): \(failure.violation)")
    print("as small as it could be made:\n\n\(failure.life.text)")
    print("again: make fuzz \(again), or supple-fuzz --seed \(options.seed) --life \(failure.number)")
    exit(1)
  }

  private static func write(_ count: Int, _ options: Options) throws(Misuse) {
    guard let directory = options.directory else { throw Misuse("--scripts needs --into DIRECTORY") }
    for (number, script) in Campaign(seed: options.seed, kinds: options.kinds).scripts(count).enumerated() {
      let path = "\(directory)/random-\(options.seed)-\(number).json"
      do {
        try script.text.write(toFile: path, atomically: true, encoding: .utf8)
      } catch {
        fail(73, "\(path): \(error.localizedDescription)")
      }
    }
    print("\(count) scripts with SEED=\(options.seed) in \(directory)")
  }
}
