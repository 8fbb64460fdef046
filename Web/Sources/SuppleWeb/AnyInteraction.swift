import SuppleInteractions
import SuppleScene

/// An interaction of any kind, as the exports see it.
class AnyInteraction {
  func handle(_ input: Input, at time: Double) -> Bool { false }
  func perform(_ number: Int32, _ arguments: CommandArguments, at time: Double) {}
  func write(into frame: inout Frame, at time: Double) -> [TimedNumbers] { [] }
  func styleValue(at index: Int32) -> Double { 0 }
  func setStyleValue(_ value: Double, at index: Int32, time: Double) {}
  func setStyle(_ numbers: UnsafeBufferPointer<Double>, at time: Double) {}
  func setPreset(_ preset: Preset, at time: Double) {}
  func reset(viewport: Viewport, seed: UInt64) {}
}

/// An interaction of one kind.
final class InteractionBox<Wrapped: NumberedCommands & NumberedEvents>: AnyInteraction {
  private var wrapped: Wrapped

  init(style: Wrapped.Style, viewport: Viewport, seed: UInt64) {
    wrapped = Wrapped(style: style, viewport: viewport, seed: seed)
  }

  override func handle(_ input: Input, at time: Double) -> Bool { wrapped.handle(input, at: time) }

  override func perform(_ number: Int32, _ arguments: CommandArguments, at time: Double) {
    if let command = Wrapped.command(number, arguments) { wrapped.perform(command, at: time) }
  }

  override func write(into frame: inout Frame, at time: Double) -> [TimedNumbers] {
    wrapped.advance(to: time)
    wrapped.write(into: &frame)
    var events: [TimedNumbers] = []
    for event in wrapped.takeEvents() {
      events.append(TimedNumbers(numbers: Wrapped.numbers(of: event.value), time: event.time))
    }
    return events
  }

  override func styleValue(at index: Int32) -> Double { wrapped.style.value(at: index) }

  override func setStyleValue(_ value: Double, at index: Int32, time: Double) {
    var style = wrapped.style
    style.setValue(value, at: index)
    wrapped.setStyle(style, at: time)
  }

  override func setStyle(_ numbers: UnsafeBufferPointer<Double>, at time: Double) {
    var style = wrapped.style
    for index in 0..<numbers.count { style.setValue(numbers[index], at: Int32(truncatingIfNeeded: index)) }
    wrapped.setStyle(style, at: time)
  }

  override func setPreset(_ preset: Preset, at time: Double) { wrapped.setStyle(preset.style(), at: time) }

  override func reset(viewport: Viewport, seed: UInt64) {
    wrapped = Wrapped(style: wrapped.style, viewport: viewport, seed: seed)
  }
}
