import Foundation
import Testing

/// The coverage tables of the specifications are complete, and name tests that exist.
@Suite("Every line of the specifications")
struct SpecificationTests {
  private static let root = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()

  /// The specifications with a coverage table.
  private static let names: [String] = {
    let files = try? FileManager.default.contentsOfDirectory(atPath: root.path + "/Documentation/spec")
    return (files ?? []).filter { $0.hasSuffix("-coverage.md") }.map {
      String($0.dropLast("-coverage.md".count))
    }.sorted()
  }()

  private func read(_ path: String) throws -> String {
    try String(contentsOf: Self.root.appendingPathComponent(path), encoding: .utf8)
  }

  /// Words only: line breaks, tables and lists do not count.
  private func words(_ text: some StringProtocol) -> String {
    text.replacingOccurrences(of: "\\|", with: "¦").replacingOccurrences(of: "|", with: " ")
      .replacingOccurrences(of: "¦", with: "|").split(whereSeparator: \.isWhitespace).joined(separator: " ")
  }

  /// The table's rows: the line, and its tests.
  private func rows(_ name: String) throws -> [(line: String, held: String)] {
    let lines = try read("Documentation/spec/\(name)-coverage.md").split(separator: "\n")
    return lines.filter { $0.hasPrefix("| ") && $0.hasSuffix(" |") }.dropFirst().compactMap { line in
      guard let split = line.range(of: " | ", options: .backwards) else { return nil }
      return (words(line[..<split.lowerBound]), words(line[split.upperBound...]))
    }
  }

  @Test(
    "Every line of the specification stands in its table",
    arguments: Self.names)
  func complete(_ name: String) throws {
    let text = try read("Documentation/spec/\(name).md").split(separator: "\n").filter { line in
      !line.hasPrefix("#") && !line.hasPrefix("|---") && line != "| item | value |"
        && line != "| release | what follows |"
    }
    var left = words(
      text.map { $0.hasPrefix("- ") ? String($0.dropFirst(2)) : String($0) }.joined(separator: " ")
        .replacingOccurrences(of: "|sin angle|", with: "\\|sin angle\\|"))
    for row in try rows(name) {
      guard let place = left.range(of: row.line) else {
        Issue.record("not a line of the specification: \(row.line)")
        continue
      }
      left.removeSubrange(place)
    }
    #expect(words(left).isEmpty, "not in the table: \(left)")
  }

  @Test(
    "Every test that a table names exists",
    arguments: Self.names)
  func held(_ name: String) throws {
    let suites = try suites()
    for row in try rows(name) where !row.held.hasPrefix("- ") {
      for reference in row.held.split(separator: ",") {
        let parts = reference.split(whereSeparator: { $0 == "/" || $0 == " " }).map(String.init)
        guard parts.count == 2, let source = suites[parts[0]] else {
          Issue.record("no test: \(reference)")
          continue
        }
        #expect(source.contains("func \(parts[1])(") || source.contains("def \(parts[1])("), "\(reference)")
      }
    }
  }

  /// The text of every suite of tests, by the name of its file, `.swift` left out.
  private func suites() throws -> [String: String] {
    var found: [String: String] = [:]
    for folder in ["Tests", "Web/Tests", "Apple/Tests"] {
      let files = FileManager.default.enumerator(
        at: Self.root.appendingPathComponent(folder), includingPropertiesForKeys: nil)
      while let file = files?.nextObject() as? URL {
        guard file.pathExtension == "swift" || file.pathExtension == "py" else { continue }
        let name =
          file.pathExtension == "swift"
          ? file.deletingPathExtension().lastPathComponent : file.lastPathComponent
        // Suites of hosts may have the name of one of the engine's.
        found[name, default: ""] += try String(contentsOf: file, encoding: .utf8)
      }
    }
    return found
  }
}
