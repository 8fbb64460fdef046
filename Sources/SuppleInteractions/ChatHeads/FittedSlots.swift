import SuppleScene

/// The slots of an open row in which a head has a face: as many as fit by their lengths.
struct FittedSlots {
  /// The number of heads with a slot.
  let shown: Int
  /// The number of slots, including the overflow's.
  let slots: Int
  /// The room between two slots, in points; below 0 where the row closes up.
  let gap: Double
  /// The distance of each slot's centre from the middle of the row, in points.
  let centers: SIMD8<Double>
  /// Half of the length of the first slot, in points.
  let firstHalf: Double
  /// Half of the length of the last slot, in points.
  let lastHalf: Double

  /// The slots of a row or column of at most `length` points.
  @inline(never)
  init(_ roster: HeadRoster, length: Double, isColumn: Bool, in geometry: ChatHeadsGeometry) {
    let style = geometry.style
    let count = roster.heads.count
    // The overflow's slot has a head's size.
    var lengths = SIMD8<Double>(repeating: style.headSize)
    for index in 0..<min(count, 7) {
      lengths[index] = geometry.slotLength(of: roster.heads[index].face, isColumn: isColumn)
    }
    func total(_ shown: Int, with overflow: Int) -> Double {
      var total = Double(overflow) * style.headSize
      for index in 0..<min(shown, 7) { total += lengths[index] }
      return total
    }
    func fits(_ shown: Int, with overflow: Int, gap: Double) -> Bool {
      total(shown, with: overflow) + gap * Double(shown + overflow - 1) <= length
    }
    // In addition to all fitting heads, the overflow's slot may close the row up until the pictures touch.
    let fitsAll = fits(count, with: 0, gap: style.rowSpacing)
    let lists = !fitsAll || !roster.overflow.isEmpty
    var shown = count
    if lists, !(fitsAll && fits(count, with: 1, gap: -2 * style.avatarInset)) {
      if !fitsAll { shown -= 1 }
      while shown > 1, !fits(shown, with: 1, gap: style.rowSpacing) { shown -= 1 }
    }
    shown = max(min(1, count), shown)
    // A single head that is too long has the only slot.
    let overflows = shown < count || !roster.overflow.isEmpty
    let slots = shown + (overflows ? 1 : 0)
    if overflows, shown < 7 { lengths[shown] = style.headSize }
    let full = total(shown, with: overflows ? 1 : 0)
    let gap = max(-lengths.min(), min(style.rowSpacing, (length - full) / Double(max(1, slots - 1))))
    var centers = SIMD8<Double>()
    var start = -(full + gap * Double(slots - 1)) / 2
    for index in 0..<min(slots, 8) {
      centers[index] = start + lengths[index] / 2
      start += lengths[index] + gap
    }
    self.shown = shown
    self.slots = slots
    self.gap = gap
    self.centers = centers
    firstHalf = lengths[0] / 2
    lastHalf = lengths[max(0, min(slots - 1, 7))] / 2
  }
}
