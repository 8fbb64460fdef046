/// The time of the next frame that an interaction needs. Hosts use `requestAnimationFrame`, `CADisplayLink` or a timer.
public enum Schedule: Sendable, Hashable {
  /// At the next display refresh: something moves.
  case now
  /// At this time, in host seconds; nothing moves before.
  case at(Double)
  /// After the next input; nothing moves before.
  case settled

  /// The earlier of two schedules.
  public func sooner(_ other: Schedule) -> Schedule {
    switch (self, other) {
    case (.now, _), (_, .now): .now
    case (.at(let a), .at(let b)): .at(min(a, b))
    case (.at, .settled): self
    case (.settled, _): other
    }
  }
}

/// The appearance of an interaction at one time: layers from back to front, and the time at which the next frame is
/// due.
///
/// A host keeps one frame and rewrites it for each refresh: its arrays keep their storage.
///
/// ```swift
/// var frame = Frame()
/// heads.advance(to: time)
/// heads.write(into: &frame)
/// for layer in frame.layers { show(layer) }
/// ```
public struct Frame: Sendable {
  /// The time of the frame, in host seconds.
  public var time: Double
  /// The layers, from back to front, without hidden ones.
  public var layers: [Layer]
  /// The outline elements of all layers; each layer has the range of its own, ``Layer/path``.
  public var outlines: Outline
  /// The time of the next frame.
  public var schedule: Schedule

  /// An empty frame.
  public init() {
    time = 0
    layers = []
    outlines = Outline()
    schedule = .settled
  }

  /// Removes all layers and sets the time, in host seconds; the storage is kept.
  public mutating func begin(at time: Double) {
    self.time = time
    layers.removeAll(keepingCapacity: true)
    outlines.removeAll()
    schedule = .settled
  }

  /// Adds a layer in front of the others.
  public mutating func add(_ layer: Layer) { layers.append(layer) }

  /// The elements of the outline of a layer.
  public func outline(of layer: Layer) -> ArraySlice<OutlineElement> {
    let start = max(0, min(layer.path.start, outlines.elements.count))
    let end = max(start, min(start + layer.path.count, outlines.elements.count))
    return outlines.elements[start..<end]
  }

  /// The frontmost layer that a touch at `point` hits; nil for none.
  public func hitTest(_ point: Point) -> Layer? {
    for layer in layers.reversed() where layer.isHit(at: point) { return layer }
    return nil
  }

  /// The first layer with that identity; nil for none.
  public func layer(_ id: LayerID) -> Layer? {
    for layer in layers where layer.id == id { return layer }
    return nil
  }
}
