/// When an interaction next needs a frame.
public enum Schedule: Sendable, Hashable {
  /// At once: something moves.
  case now
  /// Nothing moves until this time (the host's seconds), when something will.
  case at(Double)
  /// Nothing moves until there is input.
  case settled

  /// The sooner of two.
  public func sooner(_ other: Schedule) -> Schedule {
    switch (self, other) {
    case (.now, _), (_, .now): .now
    case (.at(let a), .at(let b)): .at(min(a, b))
    case (.at, .settled): self
    case (.settled, _): other
    }
  }
}

/// What an interaction looks like at one time: layers back to front, and when the next frame is due.
///
/// A host keeps one frame and has it written again and again; its arrays keep their storage.
///
/// ```swift
/// var frame = Frame()
/// heads.advance(to: time)
/// heads.write(into: &frame)
/// for layer in frame.layers { show(layer) }
/// ```
public struct Frame: Sendable {
  /// The time it shows, in the host's seconds.
  public var time: Double
  /// The layers, back to front; hidden ones are left out.
  public var layers: [Layer]
  /// The elements of every layer's path; a layer names its part.
  public var outlines: Outline
  /// When the next frame is due.
  public var schedule: Schedule

  /// An empty frame.
  public init() {
    time = 0
    layers = []
    outlines = Outline()
    schedule = .settled
  }

  /// Empties the frame for the given time and keeps its storage.
  public mutating func begin(at time: Double) {
    self.time = time
    layers.removeAll(keepingCapacity: true)
    outlines.removeAll()
    schedule = .settled
  }

  /// The elements of a layer's outline.
  public func outline(of layer: Layer) -> ArraySlice<OutlineElement> {
    let start = max(0, min(layer.path.start, outlines.elements.count))
    let end = max(start, min(start + layer.path.count, outlines.elements.count))
    return outlines.elements[start..<end]
  }

  /// The layer in front of all others that a touch at `point` meets.
  public func hitTest(_ point: Point) -> Layer? {
    for layer in layers.reversed() where layer.isHit(at: point) { return layer }
    return nil
  }

  /// The first layer of that name.
  public func layer(_ id: LayerID) -> Layer? {
    for layer in layers where layer.id == id { return layer }
    return nil
  }
}
