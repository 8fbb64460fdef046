import SuppleInteractions
import SuppleScene
import SuppleScript

/// The rows that the list must contain, according to the commands and the emitted events.
struct RowLog {
  // Rows are numbered from 1 at the top of the first list; each insertion continues the numbers at its bottom row.
  private var initial = 0.0
  private var inserted = 0.0
  private var base = 0.0

  mutating func setInitialCount(_ count: Int32) {
    initial = max(0, min(Double(count), 1e9))
    if inserted == 0 { base = initial }
  }

  mutating func insert(_ items: Double) { inserted += items }

  mutating func removeTop() { inserted -= 1 }

  /// The position of a row in the list, from 0 at the top.
  private func index(of number: Double) -> Double {
    number > base ? base + inserted - number : inserted + number - 1
  }

  /// Checks that the rows of a frame are in order and evenly spaced, and that no row of the visible part is missing.
  func check(_ frame: Frame, viewport: Viewport) throws(Violation) {
    var previous: Layer?
    var pitch: Double?
    var count = 0
    for layer in frame.layers where layer.id.role == .row && !layer.traits.contains(.raised) {
      count += 1
      let index = index(of: Double(layer.id.item))
      guard index < initial + inserted, layer.id.item > 0 else {
        throw Violation(.rows, "row \(layer.id.item), of \(initial) rows and \(inserted) inserted ones")
      }
      if let previous {
        let indexAbove = self.index(of: Double(previous.id.item))
        guard index == indexAbove + 1 else {
          throw Violation(.rows, "row \(layer.id.item) below row \(previous.id.item)")
        }
        let distance = layer.center.y - previous.center.y
        guard distance > 0, ((pitch ?? distance) - distance).magnitude < 1e-3 else {
          throw Violation(.rows, "row \(layer.id.item) is \(distance) pt below the row above")
        }
        pitch = distance
      } else if index > 0, layer.center.y - layer.size.height / 2 > layer.size.height + 1000 {
        throw Violation(.rows, "row \(layer.id.item) is the first of the frame, at \(layer.center.y)")
      }
      previous = layer
    }
    guard let previous, let pitch, count < 64 else { return }
    // The next row would start at `top`, which must be below the viewport.
    let next = self.index(of: Double(previous.id.item)) + 1
    let top = previous.center.y - previous.size.height / 2 + pitch
    guard
      next >= initial + inserted || (next >= inserted && next - inserted >= base)
        || top >= viewport.size.height - 1e-3
    else { throw Violation(.rows, "the row below row \(previous.id.item) is missing") }
  }
}
