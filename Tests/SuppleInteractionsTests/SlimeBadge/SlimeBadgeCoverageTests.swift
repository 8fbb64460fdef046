import Foundation
import Testing

/// The table of what holds each line of the specification is complete, and names tests that exist.
@Suite struct SlimeBadgeCoverageTests {
  private let root = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
    .deletingLastPathComponent().deletingLastPathComponent()

  private func read(_ path: String) throws -> String {
    try String(contentsOf: root.appendingPathComponent(path), encoding: .utf8)
  }

  /// Words only: how lines are broken, set in a table or in a list does not count.
  private func words(_ text: some StringProtocol) -> String {
    text.replacingOccurrences(of: "\\|", with: "¦").replacingOccurrences(of: "|", with: " ")
      .replacingOccurrences(of: "¦", with: "|").split(whereSeparator: \.isWhitespace).joined(separator: " ")
  }

  /// The table's rows: the line, and what holds it.
  private func rows() throws -> [(line: String, held: String)] {
    let lines = try read("Documentation/spec/slime-badge-coverage.md").split(separator: "\n")
    return lines.filter { $0.hasPrefix("| ") && $0.hasSuffix(" |") }.dropFirst().compactMap { line in
      guard let split = line.range(of: " | ", options: .backwards) else { return nil }
      return (words(line[..<split.lowerBound]), words(line[split.upperBound...]))
    }
  }

  @Test func everyLineIsInTheTable() throws {
    let text = try read("Documentation/spec/slime-badge.md").split(separator: "\n").filter { line in
      !line.hasPrefix("#") && !line.hasPrefix("|---") && line != "| let go | what follows |"
    }
    var left = words(
      text.map { $0.hasPrefix("- ") ? String($0.dropFirst(2)) : String($0) }.joined(separator: " "))
    for row in try rows() {
      guard let place = left.range(of: row.line) else {
        Issue.record("not a line of the specification: \(row.line)")
        continue
      }
      left.removeSubrange(place)
    }
    #expect(words(left).isEmpty, "not in the table: \(left)")
  }

  @Test func everyLineIsHeldByTestsThatExist() throws {
    for row in try rows() {
      if row.held.hasPrefix("- ") { continue }
      for name in row.held.split(separator: ",") {
        let parts = name.split(whereSeparator: { $0 == "/" || $0 == " " })
        guard parts.count == 2 else {
          Issue.record("no test: \(name)")
          continue
        }
        let source = try read("Tests/SuppleInteractionsTests/SlimeBadge/\(parts[0]).swift")
        #expect(source.contains("struct \(parts[0])") && source.contains("func \(parts[1])("), "\(name)")
      }
    }
  }
}
