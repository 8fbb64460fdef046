import SuppleInteractions
import SuppleScene
import SuppleScript

/// The rules for every frame, independent of the frames before it.
enum FrameRules {
  /// The largest difference by rounding, in points.
  static let rounding = 1e-6
  /// The maximum number of layers: a messenger full of rows, with bursts of particles.
  static let maximumLayers = 1200
  /// The maximum number of outline elements.
  static let maximumElements = 4096

  static func check(_ frame: Frame, _ events: [EventRecord]) throws(Violation) {
    guard frame.time.isFinite else { throw Violation(.finite, "the frame's time is \(frame.time)") }
    if case .at(let time) = frame.schedule, !time.isFinite {
      throw Violation(.finite, "the next frame is due at \(time)")
    }
    for layer in frame.layers { try check(layer) }
    for element in frame.outlines.elements where !isFinite(element) {
      throw Violation(.finite, "an outline contains \(element)")
    }
    for event in events {
      guard event.time.isFinite, event.value?.isFinite ?? true else {
        throw Violation(.finite, "\(event)")
      }
    }
    try checkNames(frame.layers)
    try checkOverflow(frame.layers)
    guard frame.layers.count <= maximumLayers, frame.outlines.elements.count <= maximumElements else {
      throw Violation(
        .memory,
        "\(frame.layers.count) layers and \(frame.outlines.elements.count) outline elements in a frame")
    }
  }

  private static func check(_ layer: Layer) throws(Violation) {
    let numbers = (
      layer.center.isFinite && layer.size.width.isFinite && layer.size.height.isFinite,
      layer.scale.isFinite && layer.angle.isFinite && layer.rotation.isFinite && layer.depth.isFinite
        && layer.perspective.isFinite,
      layer.topRadius.isFinite && layer.bottomRadius.isFinite && layer.hitOutset.isFinite,
      layer.shadow.opacity.isFinite && layer.shadow.offset.isFinite && layer.shadow.radius.isFinite
    )
    guard numbers.0, numbers.1, numbers.2, numbers.3, layer.opacity >= 0, layer.opacity <= 1,
      layer.dimming >= 0, layer.dimming <= 1, layer.shadow.opacity >= 0, layer.shadow.opacity <= 1,
      layer.size.width >= 0, layer.size.height >= 0, layer.scale >= 0, layer.topRadius >= 0,
      layer.bottomRadius >= 0, layer.borderWidth >= 0, layer.borderWidth <= 4,
      layer.saturation >= 0, layer.saturation <= 1
    else { throw Violation(.finite, "\(layer)") }
    switch layer.label {
    case .count(let count) where count < 0: throw Violation(.counts, "\(layer)")
    case .moreThan(let count) where count < 1: throw Violation(.counts, "\(layer)")
    default: break
    }
  }

  private static func isFinite(_ element: OutlineElement) -> Bool {
    switch element {
    case .move(let a), .line(let a): a.isFinite
    case .quadratic(let a, let b): a.isFinite && b.isFinite
    case .cubic(let a, let b, let c): a.isFinite && b.isFinite && c.isFinite
    case .close: true
    }
  }

  /// The overflow's slot counts at least one head, and its open panel lists at most as many as the slot counts. A head
  /// stands in one place: in the panel or among the others.
  private static func checkOverflow(_ layers: [Layer]) throws(Violation) {
    let listed = layers.filter { $0.id.role == .overflowed && $0.traits.contains(.interactive) }
    for layer in listed where layers.contains(where: { $0.id == LayerID(.head, item: layer.id.item) }) {
      throw Violation(.uniqueLayers, "head \(layer.id.item) is listed and stands elsewhere")
    }
    guard let slot = layers.first(where: { $0.id.role == .overflow }) else {
      guard listed.isEmpty else { throw Violation(.counts, "heads are listed without the overflow's slot") }
      return
    }
    guard case .count(let count) = slot.label, count > 0, listed.count <= Int(count) else {
      throw Violation(.counts, "\(slot) with \(listed.count) listed heads")
    }
  }

  private static func checkNames(_ layers: [Layer]) throws(Violation) {
    for (index, layer) in layers.enumerated() {
      for other in layers[..<index] where other.id == layer.id {
        throw Violation(.uniqueLayers, "\(name(layer.id)) appears twice")
      }
    }
  }

  static func name(_ id: LayerID) -> String { "\(id.role.scriptName) \(id.item).\(id.index)" }
}
