import Foundation
import Isolation
import SuppleFuzzing

/// Fuzz runs from the bytes of libFuzzer, which keeps and mutates inputs that reach new code.
enum GuidedFuzzing {
  /// Whether the program was built with libFuzzer.
  static var isAvailable: Bool { has_guide() != 0 }

  /// Runs libFuzzer with its own arguments, such as the directory of its corpus and `-max_total_time=600`.
  static func run(_ arguments: [String]) -> Int32 {
    // libFuzzer merges corpora in separate processes, whose command line begins with the first argument.
    let command = (CommandLine.arguments.first ?? "supple-fuzz") + " --guided"
    var pointers: [UnsafeMutablePointer<CChar>?] = ([command] + arguments).map { strdup($0) }
    let count = Int32(pointers.count)
    pointers.append(nil)
    return pointers.withUnsafeMutableBufferPointer { buffer in
      run_guided(count, buffer.baseAddress) { bytes, count in
        GuidedFuzzing.attempt(Array(UnsafeBufferPointer(start: bytes, count: count)))
        return 0
      }
    }
  }

  /// Makes one run from bytes. A violation ends the process, which libFuzzer reports as a crash.
  private static func attempt(_ bytes: [UInt8]) {
    guard let outcome = FuzzRun.draw(bytes: bytes) else { return }
    guard outcome.violation != nil, let failure = Campaign.shrink(outcome) else { return }
    print("\(failure.violation)\nthe smallest case that was found:\n\n\(failure.fuzzCase.text)")
    // `abort` does not write buffered output.
    fflush(nil)
    abort()
  }
}
