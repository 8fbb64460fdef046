import SuppleScene

/// Which head stands in which slot of the open row.
///
///            pitch
///          |<----->|
///     ( 1 ) ( 2 ) [ 3 ] ( 4 ) ( +2 )     [ ] the selected head, always in a slot; the last slot is the overflow's
///     +--------------------------+
///     |       conversation       |
///
/// Reading from right to left mirrors the row. Heads without a slot wait behind the last slot.
struct RowLayout {
  private let geometry: ChatHeadsGeometry
  private let shown: Int
  private let slots: Int
  private let selectedIndex: Int

  /// The row of a roster: as many heads as fit, the selected one among them, and a slot for the overflow if there is one.
  init(_ roster: HeadRoster, selected: Int32, in geometry: ChatHeadsGeometry) {
    self.geometry = geometry
    let count = roster.heads.count
    let capacity = geometry.rowCapacity
    let overflows = !roster.overflow.isEmpty || count > capacity
    slots = max(1, min(count + (overflows ? 1 : 0), capacity))
    shown = overflows ? max(1, slots - 1) : slots
    selectedIndex = roster.index(of: selected) ?? 0
  }

  /// Whether there is a slot for the overflow.
  var hasOverflowSlot: Bool { slots > shown }

  /// The centre of the overflow's slot.
  var overflowPlace: Point { geometry.slot(slots - 1, of: slots) }

  /// The slot of a head, if it has one.
  func slot(of index: Int) -> Int? {
    if selectedIndex >= shown {
      if index == selectedIndex { return shown - 1 }
      return index < shown - 1 ? index : nil
    }
    return index < shown ? index : nil
  }

  /// Where a head stands.
  func place(of index: Int) -> Point { geometry.slot(slot(of: index) ?? slots - 1, of: slots) }
}
