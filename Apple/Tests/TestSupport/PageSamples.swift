import Foundation

/// The Swift samples of a page of the documentation.
public struct PageSamples {
  private let samples: [String]

  /// Reads the samples of `Documentation/PAGE.md`, without their import of `module` and without manifests.
  public init(of page: String, importing module: String) throws {
    let root = (0..<4).reduce(URL(fileURLWithPath: #filePath)) { url, _ in url.deletingLastPathComponent() }
    let text = try String(contentsOf: root.appending(path: "Documentation/\(page).md"), encoding: .utf8)
    samples = text.components(separatedBy: "```swift\n").dropFirst()
      .map { String($0.prefix { $0 != "`" }).replacingOccurrences(of: "import \(module)", with: "") }
      .filter { !$0.contains(".package(") }
  }

  /// The number of samples.
  public var count: Int { samples.count }

  /// The samples that a file lacks; white space does not count.
  public func missing(from file: String) throws -> [String] {
    let code = dense(try String(contentsOf: URL(fileURLWithPath: file), encoding: .utf8))
    return samples.filter { !code.contains(dense($0)) }
  }

  private func dense(_ code: String) -> String { code.filter { !$0.isWhitespace } }
}
