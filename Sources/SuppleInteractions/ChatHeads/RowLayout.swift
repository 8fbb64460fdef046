import SuppleScene

/// Which head stands in which slot of the open row.
struct RowLayout {
  private let geometry: ChatHeadsGeometry
  private let shown: Int
  private let slots: Int
  private let selectedIndex: Int

  /// The row of these heads: as many as fit, the selected one among them, and a slot for the overflow if there is one.
  init(heads: [Head], selected: Int32, hasOverflow: Bool, geometry: ChatHeadsGeometry) {
    self.geometry = geometry
    let capacity = geometry.rowCapacity
    let overflows = hasOverflow || heads.count > capacity
    slots = max(1, min(heads.count + (overflows ? 1 : 0), capacity))
    shown = overflows ? max(1, slots - 1) : slots
    selectedIndex = heads.firstIndex { $0.id == selected } ?? 0
  }

  /// Whether there is a slot for the overflow.
  var hasOverflowSlot: Bool { slots > shown }

  /// The overflow's slot.
  var overflowPlace: Point { geometry.slot(slots - 1, of: slots) }

  /// The slot of a head, if it has one.
  func slot(of index: Int) -> Int? {
    if selectedIndex >= shown {
      if index == selectedIndex { return shown - 1 }
      return index < shown - 1 ? index : nil
    }
    return index < shown ? index : nil
  }

  /// Where a head stands; one without a slot waits behind the last.
  func place(of index: Int) -> Point { geometry.slot(slot(of: index) ?? slots - 1, of: slots) }
}
