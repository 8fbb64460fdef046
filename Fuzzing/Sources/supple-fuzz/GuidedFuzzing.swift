import Foundation
import Isolation
import SuppleFuzzing

/// Lives that libFuzzer turns over: it keeps what reaches new code, and changes that.
enum GuidedFuzzing {
  /// Whether this was built with it.
  static var isAvailable: Bool { has_guide() != 0 }

  /// Runs libFuzzer with its own arguments, such as a directory that keeps what it found and `-max_total_time=600`.
  static func run(_ arguments: [String]) -> Int32 {
    var pointers: [UnsafeMutablePointer<CChar>?] = (["supple-fuzz"] + arguments).map { strdup($0) }
    let count = Int32(pointers.count)
    pointers.append(nil)
    return pointers.withUnsafeMutableBufferPointer { buffer in
      run_guided(count, buffer.baseAddress) { bytes, count in
        GuidedFuzzing.attempt(Array(UnsafeBufferPointer(start: bytes, count: count)))
        return 0
      }
    }
  }

  /// Leads one life, drawn from bytes, and ends the process if it breaks something: that is how libFuzzer hears of it.
  private static func attempt(_ bytes: [UInt8]) {
    guard let first = bytes.first else { return }
    let kinds = FuzzedKind.allCases
    let manner: Manner = first & 0x80 == 0 ? .wild : .orderly
    let outcome = Life.draw(
      kinds[Int(first & 0x7F) % kinds.count], manner, steps: 1000,
      from: Entropy(bytes: Array(bytes.dropFirst())))
    guard outcome.violation != nil, let failure = Campaign.shrink(outcome) else { return }
    print("\(failure.violation)\nas small as it could be made:\n\n\(failure.life.text)")
    // What a file has yet to be given would end with the process.
    fflush(nil)
    abort()
  }
}
