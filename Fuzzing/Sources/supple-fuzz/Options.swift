import SuppleFuzzing

/// An error in the arguments.
struct Misuse: Error {
  /// The error in one line.
  let message: String

  init(_ message: String) { self.message = message }
}

/// The options of the command line.
struct Options {
  /// The maximum number of seeds.
  private static let maximumSeeds = 1000

  var seeds: [UInt64] = []
  var events = 10_000_000
  var kinds = FuzzedKind.allCases
  var run: UInt64?
  var scripts: Int?
  var directory: String?
  /// The file with the tables of states, for comparison with runs.
  var tables: String?
  /// The arguments for libFuzzer, after `--guided`.
  var guide: [String]?

  init(_ arguments: [String]) throws(Misuse) {
    var rest = arguments[...]
    var seed: UInt64?
    var count: Int?
    while let name = rest.popFirst() {
      if name == "--guided" {
        guide = Array(rest)
        return
      }
      guard let value = rest.popFirst() else { throw Misuse("\(name) needs a value") }
      switch name {
      case "--seed": seed = try Options.number(value, name) as UInt64
      case "--seeds": count = try Options.number(value, name) as Int
      case "--events": events = try Options.number(value, name)
      case "--run": run = try Options.number(value, name) as UInt64
      case "--scripts": scripts = try Options.number(value, name) as Int
      case "--into": directory = value
      case "--coverage": tables = value
      case "--interaction":
        guard let kind = FuzzedKind(rawValue: value) else {
          let known = FuzzedKind.allCases.map(\.rawValue).joined(separator: ", ")
          throw Misuse("--interaction: found \(value), expected one of \(known)")
        }
        kinds = [kind]
      default:
        throw Misuse(
          "found \(name), expected --seed, --seeds, --events, --interaction, --run, --scripts, --into, --coverage or "
            + "--guided"
        )
      }
    }
    if run != nil, seed == nil { throw Misuse("--run needs --seed") }
    try setSeeds(seed, count)
  }

  /// Sets the given seed, or the requested number of random ones.
  private mutating func setSeeds(_ seed: UInt64?, _ count: Int?) throws(Misuse) {
    if let seed {
      if count != nil { throw Misuse("--seed gives one seed and --seeds draws several: use one of them") }
      seeds = [seed]
      return
    }
    let count = count ?? 1
    guard count >= 1, count <= Options.maximumSeeds else {
      throw Misuse("--seeds: found \(count), expected 1 to \(Options.maximumSeeds)")
    }
    while seeds.count < count {
      let drawn = UInt64.random(in: 0..<1 << 32)
      if !seeds.contains(drawn) { seeds.append(drawn) }
    }
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
