import SuppleInteractions
import SuppleScene
import SuppleScript

/// Draws touches with up to four pointers: their presses, drags and endings.
struct PointerGenerator {
  private struct Drag {
    let id: Int32
    var position: Point
    /// The displacement from one sample to the next, in points.
    var displacement: Vector
    /// The number of samples that remain.
    var samples: Int
  }

  private var drags: [Drag] = []

  /// Whether any pointer is down.
  var isAnyDown: Bool { !drags.isEmpty }

  /// A pointer act in the form of a step.
  static func act(_ id: Int32, _ phase: PointerPhase, _ position: Point) -> FuzzAct {
    .action(.input(.pointer(Pointer(id: id, phase: phase, position: position))))
  }

  /// Presses a pointer, or ends the drag of a pressed one.
  mutating func press(seeing frame: Frame, on viewport: Viewport, from entropy: inout Entropy) -> FuzzAct {
    let id = drags.isEmpty ? 1 : Int32(1 + entropy.below(4))
    if let index = drags.firstIndex(where: { $0.id == id }) {
      let drag = drags.remove(at: index)
      return PointerGenerator.act(id, entropy.below(4) > 0 ? .up : .cancel, drag.position)
    }
    let position = PointerGenerator.position(seeing: frame, on: viewport, from: &entropy)
    let distance = entropy.oneIn(3) ? 60.0 : 12
    let displacement: Vector =
      switch entropy.below(5) {
      case 0: .zero
      case 1: Vector(x: 0, y: entropy.uniform(0...distance))
      case 2:
        PointerGenerator.direction(from: position, toDismissTargetOf: viewport)
          * entropy.uniform(0...distance)
      default: Vector(x: entropy.uniform(-distance...distance), y: entropy.uniform(-distance...distance))
      }
    drags.append(Drag(id: id, position: position, displacement: displacement, samples: entropy.below(24)))
    return PointerGenerator.act(id, .down, position)
  }

  /// Moves a pressed pointer, or ends its drag after the last sample.
  mutating func continueDrag(from entropy: inout Entropy) -> FuzzAct {
    let index = entropy.below(drags.count)
    var drag = drags[index]
    drag.position = drag.position + drag.displacement
    if drag.samples <= 0 {
      drags.remove(at: index)
      return PointerGenerator.act(drag.id, entropy.below(6) > 0 ? .up : .cancel, drag.position)
    }
    drag.samples -= 1
    if entropy.oneIn(6) {
      let factor = entropy.uniform(-1...1.5)
      drag.displacement =
        drag.displacement * factor + Vector(x: entropy.uniform(-4...4), y: entropy.uniform(-4...4))
    }
    drags[index] = drag
    return PointerGenerator.act(drag.id, .move, drag.position)
  }

  /// A position to touch, usually on a layer of the frame.
  static func position(
    seeing frame: Frame, on viewport: Viewport, from entropy: inout Entropy
  ) -> Point {
    if entropy.below(4) > 0, !frame.layers.isEmpty {
      // Half of the touches hit the front half of the layers.
      let index = entropy.below(frame.layers.count)
      let layer = frame.layers[entropy.oneIn(2) ? index : frame.layers.count - 1 - index / 2]
      if layer.center.isOnSomeScreen {
        return Point(
          x: layer.center.x + entropy.uniform(-0.6...0.6) * min(layer.size.width, 400),
          y: layer.center.y + entropy.uniform(-0.6...0.6) * min(layer.size.height, 400))
      }
    }
    return Point(
      x: entropy.uniform(-20...viewport.size.width + 20), y: entropy.uniform(-20...viewport.size.height + 20))
  }

  /// The direction from a position to the dismiss target, of length 1, or zero at the target.
  private static func direction(from position: Point, toDismissTargetOf viewport: Viewport) -> Vector {
    let target = Point(
      x: viewport.size.width / 2, y: viewport.size.height - viewport.safeArea.bottom - 98)
    return (target - position).normalized ?? .zero
  }
}
