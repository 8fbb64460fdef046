import Foundation

/// The path of a request, split into decoded names that can safely be looked up below a directory.
///
/// A path that could leave the directory is malformed: `.` and `..` in any encoding, encoded slashes, backslashes, NUL
/// and other control characters, wrong percent escapes and invalid UTF-8.
package struct RequestPath: Equatable, Sendable {
  /// The names from the root down, none of them empty; no name at all for the root.
  package let names: [String]
  /// Whether the path ends in a slash, and so asks for the index page of a directory.
  package let namesDirectory: Bool

  /// Reads the target of a request line; nil if it is malformed.
  ///
  /// - Parameter target: the path and the query (`/a/b?query`), still percent-encoded.
  package init?(target: String) {
    // Scalars rather than characters are compared: a slash with a combining mark is one character, but not "/".
    let path = target.unicodeScalars.prefix { $0 != "?" }
    guard path.first == "/", !path.contains("#") else { return nil }
    var names: [String] = []
    for part in path.dropFirst().split(separator: "/", omittingEmptySubsequences: false) {
      guard let name = Self.decode(String(part)) else { return nil }
      names.append(name)
    }
    namesDirectory = names.last == ""
    if namesDirectory { names.removeLast() }
    if names.contains("") { return nil }
    self.names = names
  }

  private static func decode(_ part: String) -> String? {
    guard let name = part.removingPercentEncoding, name != ".", name != ".." else { return nil }
    let isSafe = name.utf8.allSatisfy { $0 >= 0x20 && $0 != 0x7f && $0 != 0x2f && $0 != 0x5c }
    return isSafe ? name : nil
  }
}
