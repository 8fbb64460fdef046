import Foundation
import SuppleFuzzing
import Testing

/// The corpus of `make fuzz-guided`: inputs that libFuzzer kept because each reaches code that the others do not.
@Suite("The corpus of the guided fuzzer")
struct CorpusTests {
  private static let folder = Bundle.module.resourceURL?.appendingPathComponent("Corpus")

  private static func inputs() throws -> [(name: String, bytes: [UInt8])] {
    let folder = try #require(CorpusTests.folder)
    return try FileManager.default.contentsOfDirectory(atPath: folder.path).sorted().map {
      ($0, Array(try Data(contentsOf: folder.appendingPathComponent($0))))
    }
  }

  @Test("Every invariant holds in the run of each input")
  func holds() throws {
    for (name, bytes) in try CorpusTests.inputs() {
      let outcome = try #require(FuzzRun.draw(bytes: bytes), "\(name) is empty")
      guard outcome.violation != nil else { continue }
      let failure = Campaign.shrink(outcome)
      Issue.record("\(name): \(failure.map { "\($0.violation)\n\($0.fuzzCase.text)" } ?? "")")
    }
  }

  @Test("The inputs are small, of every kind and profile, and most of their runs take many steps")
  func covers() throws {
    let inputs = try CorpusTests.inputs()
    #expect(inputs.count >= 100)
    #expect(inputs.reduce(0) { $0 + $1.bytes.count } <= 400_000)
    let kinds = FuzzedKind.allCases.count
    let profiles = Set(inputs.map { Int($0.bytes[0] & 0x7F) % kinds * 2 + Int($0.bytes[0] >> 7) })
    #expect(profiles.count == 2 * kinds)
  }
}
