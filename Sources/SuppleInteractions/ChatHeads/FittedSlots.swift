import SuppleScene

/// The slots of an open row in which a head has a face: as many as fit by their lengths.
///
/// The places are computed on demand, from the heads: a frame stores none.
struct FittedSlots {
  /// The number of heads with a slot.
  private(set) var shown: Int
  /// The number of slots, including the overflow's.
  private(set) var slots = 0
  /// The room between two slots, in points; below 0 where the row closes up.
  private(set) var gap = 0.0
  /// The start of the first slot, from the middle of the row, in points.
  private var start = 0.0
  private let heads: [Head]
  private let isColumn: Bool

  /// The slots of a row or column of at most `length` points.
  @inline(never)
  init(
    _ heads: [Head], overflow: Int, length: Double, isColumn: Bool, in geometry: ChatHeadsGeometry
  ) {
    let style = geometry.style
    self.heads = heads
    self.isColumn = isColumn
    shown = heads.count
    // In addition to all fitting heads, the overflow's slot may close the row up until the pictures touch.
    let fitsAll = fits(in: length, with: 0, gap: style.rowSpacing, in: geometry)
    let lists = !fitsAll || overflow > 0
    if lists, !(fitsAll && fits(in: length, with: 1, gap: -2 * style.avatarInset, in: geometry)) {
      if !fitsAll { shown -= 1 }
      while shown > 1, !fits(in: length, with: 1, gap: style.rowSpacing, in: geometry) { shown -= 1 }
    }
    // A single head that is too long has the only slot.
    shown = max(min(1, heads.count), shown)
    slots = shown + (shown < heads.count || overflow > 0 ? 1 : 0)
    let full = total(with: slots - shown, in: geometry)
    var least = style.headSize
    for index in heads.indices { least = min(least, self.length(index, in: geometry)) }
    gap = max(-least, min(style.rowSpacing, (length - full) / Double(max(1, slots - 1))))
    start = -(full + gap * Double(slots - 1)) / 2
  }

  /// The length of a slot, in points; the overflow's slot has a head's size.
  @inline(never)
  func length(_ index: Int, in geometry: ChatHeadsGeometry) -> Double {
    guard index != shown, index < heads.count else { return geometry.style.headSize }
    return geometry.slotLength(of: heads[index].face, isColumn: isColumn)
  }

  /// The length of the shown heads' slots and of `overflow` further ones, without the room between them, in points.
  @inline(never)
  private func total(with overflow: Int, in geometry: ChatHeadsGeometry) -> Double {
    var total = Double(overflow) * geometry.style.headSize
    for index in 0..<shown { total += length(index, in: geometry) }
    return total
  }

  /// Whether the shown heads and `overflow` further slots have room in a length, in points.
  @inline(never)
  private func fits(
    in length: Double, with overflow: Int, gap: Double, in geometry: ChatHeadsGeometry
  ) -> Bool {
    total(with: overflow, in: geometry) + gap * Double(shown + overflow - 1) <= length
  }

  /// The distance of a slot's centre from the middle of the row, in points.
  @inline(never)
  func center(_ index: Int, in geometry: ChatHeadsGeometry) -> Double {
    var start = start
    for earlier in 0..<index { start += length(earlier, in: geometry) + gap }
    return start + length(index, in: geometry) / 2
  }
}
