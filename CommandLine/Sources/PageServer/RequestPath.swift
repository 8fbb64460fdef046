/// The path of a request, decoded once and split into names that can safely be looked up below a directory.
///
/// Nothing that could leave the directory gets through: `.` and `..` under any encoding, encoded slashes,
/// backslashes, NUL and other control characters are malformed, as are broken percent escapes and broken UTF-8.
package struct RequestPath: Equatable, Sendable {
  /// The names from the root down, none of them empty; the root itself has none.
  package let names: [String]
  /// Whether it ends in a slash and so asks for a directory's index.
  package let namesDirectory: Bool

  /// Reads the target of a request line, or returns nil when it is malformed.
  ///
  /// - Parameter target: origin form (`/a/b?query`) or absolute form (`http://host/a/b`), as it came over the wire.
  package init?(target: String) {
    guard let path = Self.path(of: target) else { return nil }
    var names: [String] = []
    for part in path.dropFirst().split(separator: UInt8(ascii: "/"), omittingEmptySubsequences: false) {
      guard let name = Self.decode(part) else { return nil }
      names.append(name)
    }
    namesDirectory = names.last == ""
    if namesDirectory { names.removeLast() }
    if names.contains("") { return nil }
    self.names = names
  }

  /// The bytes of the target without scheme, host and query; nil unless that is a path.
  private static func path(of target: String) -> Substring.UTF8View? {
    var rest = Substring(target).utf8
    if target.lowercased().hasPrefix("http://") {
      rest = rest.dropFirst(7).drop { $0 != UInt8(ascii: "/") }
      if rest.isEmpty { rest = Substring("/").utf8 }
    }
    guard rest.first == UInt8(ascii: "/"), !rest.contains(UInt8(ascii: "#")) else { return nil }
    return rest.prefix { $0 != UInt8(ascii: "?") }
  }

  private static func decode(_ part: Substring.UTF8View) -> String? {
    var bytes: [UInt8] = []
    var rest = part
    while let byte = rest.popFirst() {
      if byte == UInt8(ascii: "%") {
        guard let high = rest.popFirst().flatMap(hexadecimal), let low = rest.popFirst().flatMap(hexadecimal)
        else { return nil }
        bytes.append(high << 4 | low)
      } else {
        bytes.append(byte)
      }
    }
    for byte in bytes {
      if byte < 0x20 || byte == 0x7f || byte == UInt8(ascii: "/") || byte == UInt8(ascii: "\\") { return nil }
    }
    guard let name = String(validating: bytes, as: UTF8.self), name != ".", name != ".." else { return nil }
    return name
  }

  private static func hexadecimal(_ byte: UInt8) -> UInt8? {
    switch byte {
    case UInt8(ascii: "0")...UInt8(ascii: "9"): byte - UInt8(ascii: "0")
    case UInt8(ascii: "a")...UInt8(ascii: "f"): byte - UInt8(ascii: "a") + 10
    case UInt8(ascii: "A")...UInt8(ascii: "F"): byte - UInt8(ascii: "A") + 10
    default: nil
    }
  }
}
