import SuppleScene

/// A frame as numbers, where JavaScript reads it: a header, the layers, the outlines and the events.
///
/// `Web/elements/abi.js` names the places. The storage grows to the largest frame so far, and serves all instances in turn.
struct FrameBuffer {
  /// How many numbers stand before the first layer.
  static let headerLength = 8
  /// How many numbers a layer takes.
  static let layerStride = 26
  /// How many numbers an event takes.
  static let eventStride = 5
  /// The most numbers that an element of an outline takes: a cubic's, after its own.
  private static let elementLimit = 7

  private var start: UnsafeMutablePointer<Double>
  private var capacity: Int
  private var end = 0

  init() {
    capacity = 4096
    start = .allocate(capacity: capacity)
  }

  /// Writes a frame; returns where it stands.
  mutating func write(_ frame: Frame, _ occurred: [TimedNumbers]) -> UnsafeMutablePointer<Double> {
    let layers = frame.layers.count * FrameBuffer.layerStride
    let events = occurred.count * FrameBuffer.eventStride
    let outlines = frame.outlines.elements.count * FrameBuffer.elementLimit
    reserve(FrameBuffer.headerLength + layers + events + outlines)
    end = FrameBuffer.headerLength + layers + events
    // An outline's length in numbers is known once it is written, so the layers come after what they point to.
    var place = FrameBuffer.headerLength
    for layer in frame.layers {
      let outline = end
      for element in frame.outline(of: layer) { put(element) }
      put(layer, outline: outline, length: end - outline, at: place)
      place += FrameBuffer.layerStride
    }
    for event in occurred {
      put(event, at: place)
      place += FrameBuffer.eventStride
    }
    start[0] = Double(frame.layers.count)
    start[1] = Double(occurred.count)
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

  private func put(_ layer: Layer, outline: Int, length: Int, at place: Int) {
    let to = start + place
    to[0] = Double(layer.id.role.rawValue)
    to[1] = Double(layer.id.item)
    to[2] = Double(layer.id.index)
    to[3] = layer.center.x
    to[4] = layer.center.y
    to[5] = layer.size.width
    to[6] = layer.size.height
    to[7] = layer.scale
    to[8] = layer.opacity
    to[9] = layer.angle
    to[10] = layer.depth
    to[11] = layer.perspective
    to[12] = layer.topRadius
    to[13] = layer.bottomRadius
    to[14] = layer.fill.map { Double($0.rgba) } ?? -1
    to[15] = Double(outline)
    to[16] = Double(length)
    switch layer.label {
    case .none: (to[17], to[18]) = (0, 0)
    case .count(let count): (to[17], to[18]) = (1, Double(count))
    case .text(let text): (to[17], to[18]) = (2, Double(text))
    }
    to[19] = layer.shadow.opacity
    to[20] = layer.shadow.offset
    to[21] = layer.shadow.radius
    to[22] = Double(layer.face.rawValue)
    to[23] = layer.dimming
    to[24] = layer.hitOutset
    to[25] = Double(layer.traits.rawValue)
  }

  private func put(_ event: TimedNumbers, at place: Int) {
    let to = start + place
    to[0] = Double(event.numbers.name)
    to[1] = Double(event.numbers.item)
    to[2] = event.numbers.x
    to[3] = event.numbers.y
    to[4] = event.time
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
