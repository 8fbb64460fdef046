import SuppleInteractions
import SuppleScene

/// An interaction of any kind, for the exports.
class AnyInteraction {
  func handle(_ input: Input, at time: Double) -> Bool { false }
  func perform(_ number: Int32, _ arguments: CommandArguments, at time: Double) {}
  /// Writes the frame at a time, and takes the events until then; returns their number.
  func write(into frame: inout Frame, at time: Double) -> Int { 0 }
  /// An event of the last frame.
  func event(_ index: Int) -> TimedNumbers { TimedNumbers(numbers: EventNumbers(name: 0), time: 0) }
  func styleValue(at index: Int32) -> Double { 0 }
  /// The item at a place of the order, front to back; 0 beyond the end.
  func item(at place: Int32) -> Int32 { 0 }
  func progress(at index: Int32) -> Double { 0 }
  func panel(at index: Int32) -> Double { .nan }
  func setStyle(_ numbers: UnsafeBufferPointer<Double>, at time: Double) {}
  func setPreset(_ preset: Preset, at time: Double) {}
  func reset(viewport: Viewport, seed: UInt64) {}
}

/// An interaction of one kind.
final class InteractionBox<Wrapped: NumberedCommands & NumberedEvents>: AnyInteraction {
  private var wrapped: Wrapped
  private var events: [Timed<Wrapped.Event>] = []

  init(style: Wrapped.Style, viewport: Viewport, seed: UInt64) {
    wrapped = Wrapped(style: style, viewport: viewport, seed: seed)
  }

  override func handle(_ input: Input, at time: Double) -> Bool { wrapped.handle(input, at: time) }

  override func perform(_ number: Int32, _ arguments: CommandArguments, at time: Double) {
    if let command = Wrapped.command(number, arguments) { wrapped.perform(command, at: time) }
  }

  override func write(into frame: inout Frame, at time: Double) -> Int {
    wrapped.advance(to: time)
    wrapped.write(into: &frame)
    events = wrapped.takeEvents()
    return events.count
  }

  override func event(_ index: Int) -> TimedNumbers {
    TimedNumbers(numbers: Wrapped.numbers(of: events[index].value), time: events[index].time)
  }

  override func styleValue(at index: Int32) -> Double { wrapped.style.value(at: index) }

  override func item(at place: Int32) -> Int32 {
    let order = wrapped.order
    return place >= 0 && place < order.count ? order[Int(place)] : 0
  }

  override func progress(at index: Int32) -> Double { wrapped.progressNumber(at: index) }

  override func panel(at index: Int32) -> Double { wrapped.panelNumber(at: index) }

  override func setStyle(_ numbers: UnsafeBufferPointer<Double>, at time: Double) {
    var style = wrapped.style
    style.setFirstValues(numbers)
    wrapped.setStyle(style, at: time)
  }

  override func setPreset(_ preset: Preset, at time: Double) { wrapped.setStyle(preset.style(), at: time) }

  override func reset(viewport: Viewport, seed: UInt64) {
    wrapped = Wrapped(style: wrapped.style, viewport: viewport, seed: seed)
  }
}
