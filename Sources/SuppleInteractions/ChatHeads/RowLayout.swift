import SuppleScene

/// Which heads have a slot of the open row, and where the slots are.
///
///            pitch
///          |<----->|
///     ( 1 ) ( 2 ) [ 3 ] ( 4 ) ( +2 )     [ ] the selected head, always in a slot; the last slot is the overflow's
///     +--------------------------+
///     |       conversation       |
///
/// Reading from right to left mirrors the row. The heads have slots in their order, front to back; those for which there
/// is no room belong to the overflow while the row is open, before those that are in the overflow always.
///
/// In a viewport that is wide and low the row is a column, at the side where the stack rests; the conversation has the
/// height beside it.
///
/// Where all heads fit and the overflow's slot does not, the row closes up for it, until the pictures touch: so one more
/// head costs one slot and not two.
struct RowLayout {
  /// How many heads have a slot.
  let shown: Int
  /// The number of slots, including the overflow's.
  let slots: Int
  /// The distance from one slot's centre to the next, in points.
  let pitch: Double
  /// The number of heads without a slot, including the overflow.
  let listed: Int
  private let geometry: ChatHeadsGeometry
  private let edge: HorizontalEdge

  /// The row of a roster; as a column it stands at `edge`.
  init(_ roster: HeadRoster, at edge: HorizontalEdge, in geometry: ChatHeadsGeometry) {
    self.geometry = geometry
    self.edge = edge
    let size = geometry.style.headSize
    let widest = size + geometry.style.rowSpacing
    let length = geometry.rowLength
    let count = roster.heads.count
    let fitting = max(1, Int(((length + geometry.style.rowSpacing) / widest).rounded(.down)))
    let overflows = count > fitting || !roster.overflow.isEmpty
    // Beside all the heads that fit, the overflow's slot asks for the length of one more pitch.
    let closest = size - 2 * geometry.style.avatarInset
    let closesUp = count <= fitting && length - size >= Double(count) * closest
    shown = overflows && !closesUp ? max(1, min(count, fitting - 1)) : count
    slots = shown + (overflows ? 1 : 0)
    listed = count - shown + roster.overflow.count
    pitch = max(0, min(widest, (length - size) / Double(max(1, slots - 1))))
  }

  /// Whether there is a slot for the overflow.
  var hasOverflowSlot: Bool { slots > shown }

  /// The centre of the overflow's slot.
  var overflowPlace: Point { slot(slots - 1) }

  /// The distance from a slot's centre within which a touch hits the slot, in points: crowded slots share the room.
  var hitRadius: Double { min(geometry.headRadius, max(pitch / 2, 12)) }

  /// Whether the head at a place of the roster has a slot.
  func hasSlot(_ index: Int) -> Bool { index < shown }

  /// The centre of a slot, counted from the side where reading begins.
  func slot(_ index: Int) -> Point {
    geometry.rowPoint((Double(index) - Double(slots - 1) / 2) * pitch, at: edge)
  }

  /// The slot of each of `count` heads; nil for a head without one.
  func places(of count: Int) -> [Point?] {
    var places: [Point?] = []
    for index in 0..<count { places.append(hasSlot(index) ? slot(index) : nil) }
    return places
  }

  /// The slot of a head of the roster; the overflow's slot for a listed head and for nil.
  func place(of id: HeadID?, in roster: HeadRoster) -> Point {
    slot(min(roster.index(of: id) ?? slots - 1, slots - 1))
  }

  /// How far a point is from the slot of a head, in points: below the row, or beside the column, away from its edge.
  func distance(of point: Point, fromSlot index: Int) -> Double {
    let slot = slot(index)
    guard geometry.isColumn else { return point.y - slot.y }
    return edge == .left ? point.x - slot.x : slot.x - point.x
  }

  /// From where a new head comes into the first slot: from above the row, or from beyond the column's edge.
  var entry: Point {
    let size = geometry.style.headSize
    return slot(0)
      + (geometry.isColumn ? Vector(x: edge == .left ? -size : size, y: 0) : Vector(x: 0, y: -size))
  }
}
