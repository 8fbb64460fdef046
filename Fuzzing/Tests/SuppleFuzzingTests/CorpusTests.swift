import Foundation
import SuppleFuzzing
import Testing

/// The corpus of `make fuzz-guided`: inputs that together reach most of the code, one per line in base64.
@Suite("The corpus of the guided fuzzer")
struct CorpusTests {
  private static func inputs() throws -> [[UInt8]] {
    let file = try #require(Bundle.module.url(forResource: "corpus", withExtension: "txt"))
    return try String(contentsOf: file, encoding: .utf8).split(separator: "\n").map {
      Array(try #require(Data(base64Encoded: String($0))))
    }
  }

  @Test("Every invariant holds in the run of each input")
  func holds() throws {
    for (index, bytes) in try CorpusTests.inputs().enumerated() {
      let outcome = try #require(FuzzRun.draw(bytes: bytes), "line \(index + 1) is empty")
      guard outcome.violation != nil else { continue }
      let failure = Campaign.shrink(outcome)
      Issue.record("line \(index + 1): \(failure.map { "\($0.violation)\n\($0.fuzzCase.text)" } ?? "")")
    }
  }

  @Test("The inputs are small, of every kind and profile, and most of their runs take many steps")
  func covers() throws {
    let inputs = try CorpusTests.inputs()
    #expect((100...150).contains(inputs.count))
    #expect(inputs.reduce(0) { $0 + $1.count } <= 100_000)
    let kinds = FuzzedKind.allCases.count
    let profiles = Set(inputs.map { Int($0[0] & 0x7F) % kinds * 2 + Int($0[0] >> 7) })
    #expect(profiles.count == 2 * kinds)
  }
}
