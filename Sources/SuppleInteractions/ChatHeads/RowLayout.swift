import SuppleScene

/// The slots of the open row and their heads.
///
///            pitch
///          |<----->|
///     ( 1 ) ( 2 ) [ 3 ] ( 4 ) ( +2 )     [ ] the selected head, always in a slot; the last slot is the overflow's
///     +--------------------------+
///     |       conversation       |
///
/// Reading from right to left mirrors the row. The heads have slots in their order, front to back. Heads without room
/// belong to the overflow while the row is open, in front of its other heads.
///
/// In a wide and low viewport the row is a column, at the stack's edge, beside the conversation. In a wide and high viewport
/// the column is at the leader's place.
///
/// If all heads fit, but not the overflow's slot beside them, the row narrows until the pictures touch: one more head then
/// takes one slot and not two.
///
/// A face has a slot of its own length: its width in the row, its height in a column.
struct RowLayout {
  /// The number of heads with a slot.
  let shown: Int
  /// The number of slots, including the overflow's.
  let slots: Int
  /// The distance between the centres of two slots, in points; in a row with faces the distance of two circles.
  let pitch: Double
  /// The number of heads without a slot, including the overflow.
  let listed: Int
  /// The first slot and the step to the next one of a column at the leader's place; nil for any other layout.
  private let column: (first: Point, step: Double)?
  /// The slots of a row with faces; nil if no head has a face.
  private let fitted: FittedSlots?
  private let geometry: ChatHeadsGeometry
  private let edge: HorizontalEdge

  /// The row of heads, and a number of others in the overflow. A column stands at `edge`, or as in `beside`.
  init(
    _ heads: [Head], overflow: Int, at edge: HorizontalEdge, beside: BesidePlacement?,
    in geometry: ChatHeadsGeometry
  ) {
    self.geometry = geometry
    self.edge = edge
    let size = geometry.style.headSize
    let widest = size + geometry.style.rowSpacing
    let length = beside?.columnLength ?? geometry.rowLength
    let count = heads.count
    if heads.hasFaces {
      let fitted = FittedSlots(
        heads, overflow: overflow, length: length, isColumn: beside != nil || geometry.isColumn, in: geometry)
      shown = fitted.shown
      slots = fitted.slots
      listed = count - shown + overflow
      pitch = size + fitted.gap
      self.fitted = fitted
      let last = slots - 1
      column = Self.column(
        beside, length: fitted.center(last, in: geometry) - fitted.center(0, in: geometry),
        first: fitted.length(0, in: geometry) / 2, last: fitted.length(last, in: geometry) / 2, step: 1)
      return
    }
    fitted = nil
    let fitting = max(1, Int(((length + geometry.style.rowSpacing) / widest).rounded(.down)))
    let overflows = count > fitting || overflow > 0
    // In addition to all fitting heads, the overflow's slot needs the length of one more pitch.
    let closest = size - 2 * geometry.style.avatarInset
    let closesUp = count <= fitting && length - size >= Double(count) * closest
    shown = overflows && !closesUp ? max(1, min(count, fitting - 1)) : count
    slots = shown + (overflows ? 1 : 0)
    listed = count - shown + overflow
    pitch = max(0, min(widest, (length - size) / Double(max(1, slots - 1))))
    column = Self.column(
      beside, length: Double(slots - 1) * pitch, first: geometry.headRadius, last: geometry.headRadius,
      step: pitch)
  }

  /// The column at the leader's place, with a step of a size; nil for any other layout.
  @inline(never)
  private static func column(
    _ beside: BesidePlacement?, length: Double, first: Double, last: Double, step: Double
  ) -> (first: Point, step: Double)? {
    guard let place = beside?.column(length, first: first, last: last) else { return nil }
    return (place.first, place.isUpper ? step : -step)
  }

  /// Whether there is a slot for the overflow.
  var hasOverflowSlot: Bool { slots > shown }

  /// The centre of the overflow's slot.
  var overflowPlace: Point { slot(slots - 1) }

  /// The distance from a slot's centre within which a touch hits the slot, in points: crowded slots share the room.
  var hitRadius: Double { min(geometry.headRadius, max(pitch / 2, 12)) }

  /// Whether the head at a place of the roster has a slot.
  func hasSlot(_ index: Int) -> Bool { index < shown }

  /// The centre of a slot, counted from the side where lines of text begin.
  func slot(_ index: Int) -> Point {
    if let column {
      let steps =
        fitted.map { $0.center(index, in: geometry) - $0.center(0, in: geometry) } ?? Double(index)
      return column.first + Vector(x: 0, y: column.step * steps)
    }
    return rowSlot(index)
  }

  private func rowSlot(_ index: Int) -> Point {
    let distance = fitted?.center(index, in: geometry) ?? (Double(index) - Double(slots - 1) / 2) * pitch
    return geometry.rowPoint(distance, at: edge)
  }

  /// The slot of each of `count` heads; nil for a head without one.
  func places(of count: Int) -> [Point?] {
    var places: [Point?] = []
    for index in 0..<count { places.append(hasSlot(index) ? slot(index) : nil) }
    return places
  }

  /// The slot of a head; the overflow's slot for a listed head and for nil.
  func place(of id: HeadID?, in heads: [Head]) -> Point {
    slot(min(heads.index(of: id) ?? slots - 1, slots - 1))
  }

  /// The distance of a point from a head's slot, in points: below the row, beside the column, away from its edge, or in
  /// any direction from a column at the leader's place.
  func distance(of point: Point, fromSlot index: Int) -> Double {
    let slot = slot(index)
    if column != nil { return point.distance(to: slot) }
    guard geometry.isColumn else { return point.y - slot.y }
    return edge == .left ? point.x - slot.x : slot.x - point.x
  }

  /// The start of a new head on its path to the first slot: above the row, or beyond the column's edge.
  var entry: Point {
    let size = geometry.style.headSize
    return slot(0)
      + (geometry.isColumn || column != nil
        ? Vector(x: edge == .left ? -size : size, y: 0) : Vector(x: 0, y: -size))
  }
}
