/// A position in a text file.
public struct SourcePosition: Sendable, Hashable, CustomStringConvertible {
  /// The line, from 1.
  public var line: Int
  /// The column, from 1, counted in Unicode scalars.
  public var column: Int

  /// Creates a position.
  public init(line: Int, column: Int) {
    self.line = line
    self.column = column
  }

  /// The position of a byte in UTF-8 text.
  init(of offset: Int, in text: [UInt8]) {
    line = 1
    column = 1
    for byte in text.prefix(max(0, offset)) {
      if byte == UInt8(ascii: "\n") {
        line += 1
        column = 1
      } else if byte & 0xC0 != 0x80 {
        column += 1
      }
    }
  }

  /// The text `line:column`, the form of compilers.
  public var description: String { "\(line):\(column)" }
}
