import SuppleMotion
import SuppleScene

// The overflow's slot, and the cells on its panel: the heads without a slot of the open row.
extension ConversationPart {
  /// The head with its cell at `point`; nil for none.
  func cell(at point: Point, in context: borrowing HeadsContext, at now: MotionTime) -> HeadID? {
    guard let placement = placement(of: nil, at: now, in: context.geometry) else { return nil }
    for index in overflow.cells.indices where overflow.cells[index].isShown {
      let layer = overflow.layer(index, on: placement, at: now, reducedMotion: context.reducedMotion)
      let extent = Size(width: layer.size.width * layer.scale, height: layer.size.height * layer.scale)
      if Rect(center: layer.center, size: extent).contains(point) { return HeadID(layer.id.item) }
    }
    return nil
  }

  /// The centre of a listed head's picture, in the upper part of its cell.
  func picturePoint(of id: HeadID, in context: borrowing HeadsContext, at now: MotionTime) -> Point? {
    guard let placement = placement(of: nil, at: now, in: context.geometry),
      let index = overflow.cells.index(of: id)
    else { return nil }
    let layer = overflow.layer(index, on: placement, at: now, reducedMotion: context.reducedMotion)
    let below = (layer.size.height - context.geometry.style.headSize) / 2 * layer.scale
    return Point(x: layer.center.x, y: layer.center.y - below)
  }

  /// Writes the cells, except for heads that are drawn elsewhere. Cells of an open panel take touches; a finger presses
  /// the cell of `pressed`.
  func writeCells(
    into frame: inout Frame, in context: borrowing HeadsContext, at now: MotionTime, isOpen: Bool,
    pressed: HeadID?, isElsewhere: (HeadID) -> Bool
  ) {
    guard let placement = placement(of: nil, at: now, in: context.geometry) else { return }
    for index in overflow.cells.indices {
      var layer = overflow.layer(index, on: placement, at: now, reducedMotion: context.reducedMotion)
      let id = HeadID(layer.id.item)
      guard layer.opacity > 0, layer.scale > 0, !isElsewhere(id) else { continue }
      if isOpen, overflow.cells[index].isShown { layer.traits = [.interactive] }
      if id == pressed { layer.traits.insert(.pressed) }
      frame.add(layer)
    }
  }

  // MARK: The slot

  /// Whether the overflow's slot is visible: in an open row, and after it the slot fades with the scrim.
  func isSlotVisible(isRow: Bool, in geometry: ChatHeadsGeometry, at now: MotionTime) -> Bool {
    isRow || (scrimProgress(at: now, in: geometry) > 0 && geometry.style.scrimOpacity > 0)
  }

  /// Moves the overflow's slot by a spring, without animation if the slot was hidden or motion is reduced.
  mutating func moveSlot(
    to goal: Point, by spring: Spring, isRow: Bool, in context: borrowing HeadsContext, at now: MotionTime
  ) {
    let glides = isSlotVisible(isRow: isRow, in: context.geometry, at: now) && !context.reducedMotion
    overflow.moveSlot(to: goal, by: glides ? spring : nil, at: now)
  }

  /// Writes the visible slot of a row's overflow, if the row has one.
  func writeSlot(
    of row: RowLayout, into frame: inout Frame, isRow: Bool, isListing: Bool,
    in geometry: ChatHeadsGeometry, at now: MotionTime
  ) {
    guard row.hasOverflowSlot else { return }
    overflow.writeSlot(
      into: &frame, listed: row.listed, opacity: scrimProgress(at: now, in: geometry),
      traits: isRow ? isListing ? [.interactive, .selected] : [.interactive] : [], at: now, in: geometry)
  }
}
