import SuppleScene

// The names by which chat heads embed a badge. They go as soon as chat heads use the present ones.

typealias SlimeBadgeMachine = SlimeBadgeCore

/// An instant on both clocks.
struct Moment: Sendable, Hashable {
  /// The host's time, in seconds.
  var host: Double
  /// The motion's time, in seconds.
  var motion: Double
}

extension SlimeBadgeCore {
  init(style: SlimeBadgeStyle, viewport: Viewport, seed: UInt64, item: Int32, home: Point) {
    self.init(style: style, viewport: viewport, seed: seed, item: item, anchor: home)
  }

  static func nextCheck(after time: Double) -> Double? { SlimeBadgeGeometry.nextBreakCheck(after: time) }

  mutating func setStyle(_ style: SlimeBadgeStyle) { adopt(style) }
  mutating func carryHome(to point: Point) { carryAnchor(to: point) }
  mutating func checkBreak(at present: Moment) { checkBreak() }
  mutating func handle(_ pointer: Pointer, hostTime: Double, at present: Moment) -> Response {
    handle(pointer, hostTime: hostTime)
  }
  mutating func setCount(_ count: Int32?, at present: Moment) { perform(.setCount(count)) }
  mutating func clear(at present: Moment) { perform(.clear) }
  mutating func cancelDismissal(at present: Moment) { perform(.cancelDismissal) }
  mutating func forgetEvents() { events.removeAll(keepingCapacity: true) }
  mutating func write(into frame: inout Frame) { writeLayers(into: &frame) }
  func schedule(clock: Clock) -> Schedule { schedule }
}

extension InteractionCore {
  mutating func write(into frame: inout Frame) { writeFrame(into: &frame) }
}
