import SuppleScene

/// A frame as numbers in the module's memory: a header, the layers, the events and the outlines, by the contract's
/// `FrameLayout`.
///
/// All interactions use the buffer in turn. It grows to the size of the largest frame so far.
struct FrameBuffer {
  /// The maximum length of an outline's element, in numbers: its kind and the six coordinates of a cubic.
  private static let elementLimit = 7

  /// The address of the numbers.
  private(set) var start: UnsafeMutablePointer<Double>
  private var capacity: Int
  private var end = 0

  init() {
    capacity = 4096
    start = .allocate(capacity: capacity)
  }

  /// The first `count` numbers, limited to the capacity.
  func numbers(_ count: Int32) -> UnsafeBufferPointer<Double> {
    UnsafeBufferPointer(start: start, count: min(capacity, max(0, Int(count))))
  }

  /// Writes a frame of an interaction with its events, and returns the address.
  mutating func write(
    _ frame: Frame, of interaction: AnyInteraction, eventCount: Int
  ) -> UnsafeMutablePointer<Double> {
    let layers = frame.layers.count * FrameLengths.layer
    let events = eventCount * FrameLengths.event
    let outlines = frame.outlines.elements.count * FrameBuffer.elementLimit
    reserve(FrameLengths.header + layers + events + outlines)
    end = FrameLengths.header + layers + events
    // A layer is written after its outline, because it contains the outline's length.
    var place = FrameLengths.header
    for layer in frame.layers {
      let outline = end
      for element in frame.outline(of: layer) { put(element) }
      layer.write(to: start + place, outline: outline, outlineLength: end - outline)
      place += FrameLengths.layer
    }
    for index in 0..<eventCount {
      put(interaction.event(index), at: place)
      place += FrameLengths.event
    }
    start[0] = Double(frame.layers.count)
    start[1] = Double(eventCount)
    start[2] = Double(end)
    switch frame.schedule {
    case .settled: (start[3], start[4]) = (0, 0)
    case .at(let time): (start[3], start[4]) = (1, time)
    case .now: (start[3], start[4]) = (2, 0)
    }
    start[5] = frame.time
    (start[6], start[7]) = (0, 0)
    return start
  }

  private mutating func reserve(_ length: Int) {
    guard length > capacity else { return }
    start.deallocate()
    capacity = length + length / 2
    start = .allocate(capacity: capacity)
  }

  private func put(_ event: TimedNumbers, at place: Int) {
    let to = start + place
    to[0] = Double(event.numbers.name)
    to[1] = Double(event.numbers.item)
    to[2] = event.numbers.x
    to[3] = event.numbers.y
    to[4] = event.time
    to[5] = event.numbers.width
    to[6] = event.numbers.height
    to[7] = event.numbers.docking
  }

  private mutating func put(_ element: OutlineElement) {
    switch element {
    case .move(let point): put(0, point)
    case .line(let point): put(1, point)
    case .quadratic(let control, let end):
      put(2, control)
      put(end)
    case .cubic(let first, let second, let end):
      put(3, first)
      put(second)
      put(end)
    case .close:
      start[end] = 4
      end += 1
    }
  }

  private mutating func put(_ kind: Double, _ point: Point) {
    start[end] = kind
    end += 1
    put(point)
  }

  private mutating func put(_ point: Point) {
    start[end] = point.x
    start[end + 1] = point.y
    end += 2
  }
}
