import SuppleInteractions

/// The numbers of a command's arguments. A page can pass any number: meaningless ones are ignored, and none traps.
struct CommandArguments {
  var a: Double
  var b: Double
  var c: Double
  var d = 0.0
  var e = 0.0
  var f = 0.0
}

/// An interaction with numbered commands. The conformances are generated from the contract.
protocol NumberedCommands: Interaction {
  /// The command with a number; nil for none.
  static func command(_ number: Int32, _ arguments: CommandArguments) -> Command?
}

extension Int32 {
  /// The nearest whole number within the type; 0 for NaN.
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
  /// A seed: the value reduced to 0 to 2^53 - 1; 0 for NaN.
  init(seed value: Double) {
    self = value >= 1 ? UInt64(Swift.min(value, 9_007_199_254_740_991)) : 0
  }
}
