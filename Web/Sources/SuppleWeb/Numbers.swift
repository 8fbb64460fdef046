/// Four numbers that came with a command; whatever a page puts in them has a meaning or none, and never traps.
struct CommandArguments {
  var a: Double
  var b: Double
  var c: Double
  var d: Double
}

extension Int32 {
  /// The nearest whole number within the type; 0 for what is not a number.
  init(total value: Double) {
    guard value == value else {
      self = 0
      return
    }
    self =
      value >= 2_147_483_647 ? .max : value <= -2_147_483_648 ? .min : Int32(value.rounded(.toNearestOrEven))
  }
}

extension UInt64 {
  /// A seed: a whole number from 0 to 2^53 - 1, within which others are brought; 0 for what is not a number.
  init(seed value: Double) {
    self = value >= 1 ? UInt64(Swift.min(value, 9_007_199_254_740_991)) : 0
  }
}
