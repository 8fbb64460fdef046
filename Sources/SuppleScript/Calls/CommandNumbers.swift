import SuppleContract
import SuppleInteractions
import SuppleScene

/// The numbers of a command's arguments in the WebAssembly module, in the contract's order.
struct CommandArguments: Sendable, Hashable {
  var a = 0.0
  var b = 0.0
  var c = 0.0
  var d = 0.0
  var e = 0.0
  var f = 0.0
  /// The areas of a command with a list of them, which the module reads from the style buffer.
  var rects: [Rect] = []

  init(
    a: Double = 0, b: Double = 0, c: Double = 0, d: Double = 0, e: Double = 0, f: Double = 0,
    rects: [Rect] = []
  ) {
    self.a = a
    self.b = b
    self.c = c
    self.d = d
    self.e = e
    self.f = f
    self.rects = rects
  }

  /// The first six numbers of a list; missing ones are 0.
  init(_ list: [Double]) {
    func number(_ index: Int) -> Double { index < list.count ? list[index] : 0 }
    self.init(
      a: number(0), b: number(1), c: number(2), d: number(3), e: number(4),
      f: number(5))
  }

  var list: [Double] { [a, b, c, d, e, f] }
}

/// The number of a command and the numbers of its arguments.
struct CommandNumbers: Sendable, Hashable {
  var number: Int32
  var arguments: CommandArguments

  init(_ number: Int32, _ arguments: CommandArguments) {
    self.number = number
    self.arguments = arguments
  }
}

/// An interaction with numbered commands. The conformances are generated from the contract.
protocol NumberedCommands: Interaction {
  /// The command with a number; nil for none.
  static func command(_ number: Int32, _ arguments: CommandArguments) -> Command?
  /// The numbers of a command.
  static func numbers(of command: Command) -> CommandNumbers
}

extension Int32 {
  /// The nearest whole number; 0 for a value outside of the type.
  init(total value: Double) { self = Int32(exactly: value.rounded()) ?? 0 }
}
