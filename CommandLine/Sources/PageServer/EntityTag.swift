/// The validator that lets a browser keep what it has.
package struct EntityTag: Equatable, Sendable {
  /// The quoted value of the `ETag` header.
  package let value: String

  /// A tag that changes whenever a file is written anew.
  ///
  /// - Parameters:
  ///   - modified: when the file was written, in nanoseconds.
  ///   - size: its length in bytes.
  ///   - encoding: the content coding, empty for the file as it is; each coding needs a tag of its own.
  package init(modified: Int64, size: Int64, encoding: String = "") {
    let suffix = encoding.isEmpty ? "" : "-\(encoding)"
    value = "\"\(String(modified, radix: 16))-\(String(size, radix: 16))\(suffix)\""
  }

  /// Whether one of the values of `If-None-Match` names this tag (weak comparison, RFC 9110 section 13.1.2).
  package func isNamed(in values: [String]) -> Bool {
    values.flatMap { $0.split(separator: ",") }.contains { item in
      var candidate = item.filter { $0 != " " && $0 != "\t" }
      if candidate.hasPrefix("W/") { candidate.removeFirst(2) }
      return candidate == "*" || candidate == value
    }
  }
}
