/// Reads JSON (RFC 8259) with the position of every value. Foundation's readers do not keep positions.
///
/// The reader rejects all input that JavaScript's `JSON.parse` rejects. It also rejects duplicate names in an object,
/// numbers beyond the range of a double, unpaired surrogates, and nesting deeper than a script needs.
struct JSONReader {
  /// The deepest nesting of values; a script needs half of it.
  private static let deepest = 16

  private let text: [UInt8]
  private var at = 0

  private init(_ text: [UInt8]) { self.text = text }

  /// Reads a whole text with one value.
  static func read(_ text: [UInt8]) throws(ScriptError) -> JSONNode {
    var reader = JSONReader(text)
    if text.starts(with: [0xEF, 0xBB, 0xBF]) {
      throw reader.error(at: 0, found: "a byte order mark", expected: "\"{\" as the first character")
    }
    reader.skipSpace()
    let node = try reader.value(depth: 0)
    reader.skipSpace()
    guard reader.at == text.count else {
      throw reader.error(
        at: reader.at, found: reader.token(), expected: "nothing after the end of the script")
    }
    return node
  }

  // MARK: Values

  private mutating func value(depth: Int) throws(ScriptError) -> JSONNode {
    let start = at
    guard depth <= JSONReader.deepest else {
      throw error(
        at: start, found: "values nested more than \(JSONReader.deepest) deep",
        expected: "a script's few levels")
    }
    let value: JSONNode.Value
    switch peek() {
    case UInt8(ascii: "{"): value = try object(depth: depth)
    case UInt8(ascii: "["): value = try array(depth: depth)
    case UInt8(ascii: "\""): value = .string(try string())
    case .some(let byte) where byte == UInt8(ascii: "-") || (0x30...0x39).contains(byte):
      value = .number(try number())
    default:
      if take("true") {
        value = .bool(true)
      } else if take("false") {
        value = .bool(false)
      } else if take("null") {
        value = .null
      } else {
        throw error(at: start, found: token(), expected: "a JSON value")
      }
    }
    return JSONNode(value: value, offset: start, end: at)
  }

  private mutating func object(depth: Int) throws(ScriptError) -> JSONNode.Value {
    var members: [JSONNode.Member] = []
    var names: Set<[UInt8]> = []
    at += 1
    skipSpace()
    if take("}") { return .object(members) }
    while true {
      let nameOffset = at
      guard peek() == UInt8(ascii: "\"") else {
        throw error(at: at, found: token(), expected: "a name in quotes")
      }
      let name = try string()
      guard names.insert(Array(name.utf8)).inserted else {
        throw error(at: nameOffset, found: "\(quoted(name)) for the second time", expected: "each name once")
      }
      skipSpace()
      guard take(":") else { throw error(at: at, found: token(), expected: "\":\" after a name") }
      skipSpace()
      members.append(
        JSONNode.Member(name: name, nameOffset: nameOffset, node: try value(depth: depth + 1)))
      skipSpace()
      if take("}") { return .object(members) }
      guard take(",") else { throw error(at: at, found: token(), expected: "\",\" or \"}\"") }
      skipSpace()
    }
  }

  private mutating func array(depth: Int) throws(ScriptError) -> JSONNode.Value {
    var elements: [JSONNode] = []
    at += 1
    skipSpace()
    if take("]") { return .array(elements) }
    while true {
      elements.append(try value(depth: depth + 1))
      skipSpace()
      if take("]") { return .array(elements) }
      guard take(",") else { throw error(at: at, found: token(), expected: "\",\" or \"]\"") }
      skipSpace()
    }
  }

  // MARK: Numbers

  private mutating func number() throws(ScriptError) -> Double {
    let start = at
    _ = take("-")
    if !take("0"), !digits() { throw malformedNumber(start) }
    if take("."), !digits() { throw malformedNumber(start) }
    if take("e") || take("E") {
      if !take("+") { _ = take("-") }
      if !digits() { throw malformedNumber(start) }
    }
    if let next = peek(), JSONReader.isWord(next) { throw malformedNumber(start) }
    let written = String(decoding: text[start..<at], as: UTF8.self)
    guard let number = Double(written), number.isFinite else {
      throw error(at: start, found: shortened(written), expected: "a number that is finite")
    }
    return number
  }

  private mutating func digits() -> Bool {
    let start = at
    while let byte = peek(), byte >= UInt8(ascii: "0"), byte <= UInt8(ascii: "9") { at += 1 }
    return at > start
  }

  private mutating func malformedNumber(_ start: Int) -> ScriptError {
    at = start
    return error(at: start, found: token(), expected: "a number as JSON writes it")
  }

  // MARK: Strings

  private mutating func string() throws(ScriptError) -> String {
    let start = at
    at += 1
    var bytes: [UInt8] = []
    while let byte = peek() {
      switch byte {
      case UInt8(ascii: "\""):
        at += 1
        return String(decoding: bytes, as: UTF8.self)
      case UInt8(ascii: "\\"):
        bytes.append(contentsOf: String(try escape()).utf8)
      case 0..<0x20:
        throw error(
          at: at, found: byte == UInt8(ascii: "\n") ? "the end of the line" : "a control character in a text",
          expected: "the text's closing quote")
      case 0..<0x80:
        bytes.append(byte)
        at += 1
      default:
        let length = sequenceLength()
        guard length > 0 else {
          throw error(at: at, found: "bytes that are not UTF-8 (\(hexadecimal(byte)))", expected: "UTF-8")
        }
        bytes.append(contentsOf: text[at..<(at + length)])
        at += length
      }
    }
    throw error(at: start, found: "a text without an end", expected: "its closing quote")
  }

  private mutating func escape() throws(ScriptError) -> Character {
    let start = at
    at += 1
    guard let byte = peek() else {
      throw error(at: start, found: "the end of the file", expected: "an escape")
    }
    at += 1
    switch byte {
    case UInt8(ascii: "\""): return "\""
    case UInt8(ascii: "\\"): return "\\"
    case UInt8(ascii: "/"): return "/"
    case UInt8(ascii: "b"): return "\u{8}"
    case UInt8(ascii: "f"): return "\u{C}"
    case UInt8(ascii: "n"): return "\n"
    case UInt8(ascii: "r"): return "\r"
    case UInt8(ascii: "t"): return "\t"
    case UInt8(ascii: "u"):
      var code = codeUnit()
      if let high = code, (0xD800..<0xDC00).contains(high), take("\\u") {
        code = codeUnit().flatMap { low in
          (0xDC00..<0xE000).contains(low) ? 0x10000 + (high - 0xD800) << 10 + (low - 0xDC00) : nil
        }
      }
      if let code, let scalar = Unicode.Scalar(code) { return Character(scalar) }
    default: break
    }
    throw error(
      at: start, found: String(decoding: text[start..<min(at, text.count)], as: UTF8.self),
      expected: "an escape of a whole character, such as \\n or \\u00e9")
  }

  private mutating func codeUnit() -> UInt32? {
    guard at + 4 <= text.count else { return nil }
    var code: UInt32 = 0
    for byte in text[at..<(at + 4)] {
      guard let digit = Character(Unicode.Scalar(byte)).hexDigitValue else { return nil }
      code = code << 4 | UInt32(truncatingIfNeeded: digit)
    }
    at += 4
    return code
  }

  /// The length in UTF-8 of the character at the current position; 0 if the bytes are not UTF-8.
  private func sequenceLength() -> Int {
    for length in 2...4 where at + length <= text.count {
      let bytes = text[at..<(at + length)]
      let character = String(decoding: bytes, as: UTF8.self)
      // Bytes that are not UTF-8 are replaced.
      if character.unicodeScalars.count == 1, character.utf8.elementsEqual(bytes) { return length }
    }
    return 0
  }

  // MARK: Bytes

  private func peek() -> UInt8? { at < text.count ? text[at] : nil }

  private mutating func take(_ wanted: StaticString) -> Bool {
    let count = wanted.utf8CodeUnitCount
    guard at + count <= text.count else { return false }
    for index in 0..<count where text[at + index] != wanted.utf8Start[index] { return false }
    at += count
    return true
  }

  private mutating func skipSpace() {
    while let byte = peek(), byte == 0x20 || byte == 0x0A || byte == 0x0D || byte == 0x09 { at += 1 }
  }

  private static func isWord(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
      UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "+"), UInt8(ascii: "-"), UInt8(ascii: "."),
      UInt8(ascii: "_"), UInt8(ascii: "$"):
      true
    default: false
    }
  }

  /// The text at the current position, for a message.
  private func token() -> String {
    guard let byte = peek() else { return "the end of the file" }
    let word = text[at...].prefix(24).prefix(while: JSONReader.isWord)
    if !word.isEmpty { return String(decoding: word, as: UTF8.self) }
    if byte >= 0x20, byte < 0x7F { return "\"\(Character(Unicode.Scalar(byte)))\"" }
    let length = sequenceLength()
    if length > 0 { return "\"\(String(decoding: text[at..<(at + length)], as: UTF8.self))\"" }
    return byte < 0x80 ? "a control character" : "bytes that are not UTF-8 (\(hexadecimal(byte)))"
  }

  private func hexadecimal(_ byte: UInt8) -> String {
    "0x" + (byte < 16 ? "0" : "") + String(byte, radix: 16, uppercase: true)
  }

  private func error(at offset: Int, found: String, expected: String) -> ScriptError {
    ScriptError(at: SourcePosition(of: offset, in: text), found: onOneLine(found), expected: expected)
  }
}
