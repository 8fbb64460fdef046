import SuppleInteractions
import SuppleScene

/// One of the two presets that every style has: 0 is modern, 1 classic. A messenger has one for each of its parts, in
/// bits of their own.
struct Preset {
  let rawValue: Int32

  /// Whether a part is as the original was.
  func isClassic(part: Int32 = 0) -> Bool { rawValue >> part & 1 == 1 }
}

/// A living interaction of whatever kind, as the exports see it.
class Instance {
  func handle(_ input: Input, at time: Double) -> Bool { false }
  func perform(_ number: Int32, _ arguments: CommandArguments, at time: Double) {}
  func write(into frame: inout Frame, at time: Double) -> [TimedNumbers] { [] }
  func styleValue(at index: Int32) -> Double { 0 }
  func setStyleValue(_ value: Double, at index: Int32, time: Double) {}
  func setPreset(_ preset: Preset, at time: Double) {}
  func beginAnew(viewport: Viewport, seed: UInt64) {}
}

/// An interaction whose commands have numbers.
protocol NumberedCommands: Interaction {
  /// The command of that number, or nil where there is none or its arguments say nothing.
  static func command(_ number: Int32, _ arguments: CommandArguments) -> Command?
}

/// An interaction of one kind.
final class Living<Body: NumberedCommands & NumberedEvents>: Instance {
  private var body: Body

  init(style: Body.Style, viewport: Viewport, seed: UInt64) {
    body = Body(style: style, viewport: viewport, seed: seed)
  }

  override func handle(_ input: Input, at time: Double) -> Bool { body.handle(input, at: time) }

  override func perform(_ number: Int32, _ arguments: CommandArguments, at time: Double) {
    if let command = Body.command(number, arguments) { body.perform(command, at: time) }
  }

  override func write(into frame: inout Frame, at time: Double) -> [TimedNumbers] {
    body.advance(to: time)
    body.write(into: &frame)
    var events: [TimedNumbers] = []
    for event in body.takeEvents() {
      events.append(TimedNumbers(numbers: Body.numbers(of: event.value), time: event.time))
    }
    return events
  }

  override func styleValue(at index: Int32) -> Double { body.style.value(at: index) }

  override func setStyleValue(_ value: Double, at index: Int32, time: Double) {
    var style = body.style
    style.setValue(value, at: index)
    body.setStyle(style, at: time)
  }

  override func setPreset(_ preset: Preset, at time: Double) { body.setStyle(preset.style(), at: time) }

  override func beginAnew(viewport: Viewport, seed: UInt64) {
    body = Body(style: body.style, viewport: viewport, seed: seed)
  }
}

extension Preset {
  /// The preset of one interaction's style.
  func style<Style: InteractionStyle>(part: Int32 = 0) -> Style {
    isClassic(part: part) ? .classic : .modern
  }
}
