import SuppleFuzzing

/// Arguments that make no sense.
struct Misuse: Error {
  /// What is wrong with them.
  let message: String

  init(_ message: String) { self.message = message }
}

/// What the command line asks for.
struct Options {
  var seed = UInt64.random(in: 0..<1 << 32)
  var events = 10_000_000
  var kinds = FuzzedKind.allCases
  var life: UInt64?
  var scripts: Int?
  var directory: String?
  /// What libFuzzer is told, where it guides.
  var guide: [String]?

  init(_ arguments: [String]) throws(Misuse) {
    var rest = arguments[...]
    while let name = rest.popFirst() {
      if name == "--guided" {
        guide = Array(rest)
        return
      }
      guard let value = rest.popFirst() else { throw Misuse("\(name) needs a value") }
      switch name {
      case "--seed": seed = try Options.number(value, name)
      case "--events": events = try Options.number(value, name)
      case "--life": life = try Options.number(value, name) as UInt64
      case "--scripts": scripts = try Options.number(value, name) as Int
      case "--into": directory = value
      case "--interaction":
        guard let kind = FuzzedKind(rawValue: value) else {
          let known = FuzzedKind.allCases.map(\.rawValue).joined(separator: ", ")
          throw Misuse("--interaction: found \(value), expected one of \(known)")
        }
        kinds = [kind]
      default:
        throw Misuse(
          "found \(name), expected --seed, --events, --interaction, --life, --scripts, --into or --guided")
      }
    }
    if life != nil { events = 1 }
  }

  private static func number<Number: FixedWidthInteger>(
    _ text: String, _ name: String
  ) throws(Misuse) -> Number {
    guard let number = Number(text), number >= 0 else {
      throw Misuse("\(name): found \(text), expected a whole number")
    }
    return number
  }
}
