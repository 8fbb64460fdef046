#if !canImport(ObjectiveC)
  import Foundation
  import Testing

  /// What the documentation says of the tests.
  struct DocumentationTests {
    /// Every `Suite/test` that Documentation/apple.md names is declared by a test in the suite's own file.
    @Test func everyTestThatItNamesExists() throws {
      let tests = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
      let page = tests.appending(path: "../../../Documentation/apple.md").standardized
      let named = try String(contentsOf: page, encoding: .utf8).matches(of: /`(\w+Tests)\/(\w+)`/)
      for test in named {
        let suite = try String(contentsOf: tests.appending(path: "\(test.1).swift"), encoding: .utf8)
        let exists = suite.split(separator: "\n").contains {
          $0.contains("@Test") && $0.contains(" func \(test.2)(")
        }
        #expect(exists, "\(test.0)")
      }
      #expect(named.count > 20)
    }
  }
#endif
