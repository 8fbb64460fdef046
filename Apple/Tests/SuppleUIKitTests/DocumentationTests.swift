#if !canImport(ObjectiveC)
  import Foundation
  import Testing

  /// Verifies the documentation's statements about tests.
  struct DocumentationTests {
    private static let apple = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
      .appending(path: "../..").standardized

    /// Whether a test is declared in its suite's own file, in any of the test targets.
    private func exists(_ suite: Substring, _ test: Substring) -> Bool {
      ["SuppleUIKitTests", "SuppleSwiftUITests"].contains { target in
        let file = Self.apple.appending(path: "Tests/\(target)/\(suite).swift")
        return (try? String(contentsOf: file, encoding: .utf8))?.split(separator: "@Test")
          .dropFirst().contains {
            $0.contains(" func \(test)(") || $0.contains("\nfunc \(test)(")
          } ?? false
      }
    }

    /// Every `Suite/test` that a page about the hosts names is declared by a test in the suite's own file.
    @Test(arguments: ["apple", "testing"]) func everyTestThatItNamesExists(page: String) throws {
      let page = Self.apple.appending(path: "../Documentation/\(page).md").standardized
      let named = try String(contentsOf: page, encoding: .utf8).matches(of: /`(\w+Tests)\/(\w+)`/)
      for test in named { #expect(exists(test.1, test.2), "\(test.0)") }
      #expect(named.count > 20)
    }

    /// Every behaviour of UIKit in the table has a source, and a test of the stand-ins.
    @Test func everyBehaviourHasASourceAndATest() throws {
      let page = Self.apple.appending(path: "StandIns/behaviours.md")
      let lines = try String(contentsOf: page, encoding: .utf8).split(separator: "\n")
        .filter { $0.hasPrefix("| ") && !$0.hasPrefix("| behaviour ") }
      #expect(lines.count > 25)
      for line in lines {
        let cells = line.split(separator: " | ")
        #expect(cells.count == 3 && cells[1].contains("](https://"), "\(line)")
        let test = try #require(line.firstMatch(of: /`(\w+Tests)\/(\w+)`/), "\(line)")
        #expect(exists(test.1, test.2), "\(test.0)")
      }
    }
  }
#endif
