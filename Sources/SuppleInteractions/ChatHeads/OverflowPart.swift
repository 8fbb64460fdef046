import SuppleMotion
import SuppleScene

/// The overflow of the open row: its slot, and the heads without a slot as buttons in the panel's grid.
///
/// A cell is a `Head` with the motion of the cell's centre, from the panel's upper left corner, and with the cell's
/// visibility.
struct OverflowPart: Part {
  /// The context of the overflow.
  struct Context {
    /// Whether the panel exists: opening, open or closing.
    let hasPanel: Bool
  }

  /// The motion of the slot.
  private(set) var slot: HeadMotion = .resting(at: .zero)
  /// The prominence of the slot in the open row.
  var prominence = Prominence()
  /// The cells, including cells that fade out.
  private(set) var cells: [Head] = []
  /// Whether the list had faces at its last update, which then determined the width.
  private var hadFaces = false
  /// The width of a cell before scaling, in points.
  private var cellWidth: Motion = .resting(at: 0)
  /// The size of a cell before scaling, in points.
  private var cell = Size.zero
  /// The height of a panel that shows the listed heads at full size, in points.
  private(set) var height = 0.0
  /// The scale of every cell.
  private var scale: Motion = .resting(at: 1)

  func restTime(in context: borrowing Context, at now: MotionTime) -> MotionTime {
    var rest = max(slot.restTime, prominence.restTime)
    guard context.hasPanel else { return rest }
    rest = max(rest, scale.restTime, cellWidth.restTime)
    for index in cells.indices {
      rest = max(rest, max(cells[index].travel.restTime, cells[index].restTime))
    }
    return rest
  }

  // MARK: The slot

  /// Moves the slot to a point without animation.
  mutating func putSlot(at goal: Point) { slot = .resting(at: goal) }

  /// Moves the slot to a point by a spring; nil for no animation.
  mutating func moveSlot(to goal: Point, by spring: Spring?, at now: MotionTime) {
    guard slot.target != goal else { return }
    guard let spring else { return putSlot(at: goal) }
    slot = .leaving(
      slot.position(at: now), velocity: slot.velocity(at: now), for: goal, at: now, delay: 0, spring: spring)
  }

  /// Writes the slot, with the number of heads that its panel lists.
  func writeSlot(
    into frame: inout Frame, listed: Int, opacity: Double, traits: LayerTraits, at now: MotionTime,
    in geometry: ChatHeadsGeometry
  ) {
    var layer = Layer(LayerID(.overflow), center: slot.position(at: now), size: geometry.headExtent)
    layer.cornerRadius = geometry.headRadius
    layer.scale = prominence.value(from: geometry.style.unselectedScale, at: now)
    layer.opacity = opacity
    layer.label = .count(Int32(truncatingIfNeeded: listed))
    layer.traits = traits
    frame.add(layer)
  }

  // MARK: The list

  /// Measures the listed heads: the size of a cell, and the height of a panel with a width.
  mutating func measure(_ listed: [Head], width: Double, in geometry: ChatHeadsGeometry) {
    var widest = geometry.style.headSize
    for index in listed.indices {
      widest = max(widest, geometry.slotLength(of: listed[index].face, isColumn: false))
    }
    cell = Size(width: widest + 24, height: geometry.style.headSize + 28)
    let columns = max(1, Int((min(width, 100_000) / cell.width).rounded(.down)))
    height = 2 * OverflowGrid.margin + Double((listed.count + columns - 1) / columns) * cell.height
  }

  /// Updates the cells for the measured heads from `time` on. Remaining cells move to their places, others fade out, and
  /// new cells fade in after the removal of their heads elsewhere. With `isNew` all cells appear without animation.
  @inline(never)
  mutating func update(
    _ listed: [Head], in room: Rect, isNew: Bool, at time: Double, geometry: ChatHeadsGeometry
  ) {
    let reducedMotion = geometry.reducedMotion
    let grid = OverflowGrid(
      count: listed.count, cell: cell, in: room.size, rightToLeft: geometry.rightToLeft)
    let spring = geometry.style.closeSpring
    // Without faces only the style changes the width. The last face can have left while the width still moves.
    let moves = hadFaces || listed.hasFaces || time < cellWidth.restTime
    hadFaces = listed.hasFaces
    cellWidth =
      isNew || reducedMotion || !moves
      ? .resting(at: grid.cell.width)
      : cellWidth.retargeted(to: grid.cell.width, at: time, timing: .spring(spring, within: .points))
    if isNew { cells = [] }
    scale =
      isNew || reducedMotion
      ? .resting(at: grid.scale)
      : scale.retargeted(to: grid.scale, at: time, timing: .spring(spring, within: .fractions))
    for index in cells.indices where listed.index(of: cells[index].id) == nil {
      cells[index].setShown(false, at: time)
    }
    for place in listed.indices {
      let goal = grid.center(place)
      guard let index = cells.index(of: listed[place].id) else {
        var head = listed[place]
        head.appear(at: goal, from: isNew ? nil : time + HeadMotion.fadeDuration)
        cells.append(head)
        continue
      }
      cells[index].unread = listed[place].unread
      cells[index].setShown(true, at: time)
      let travel = cells[index].travel
      guard travel.target != goal else { continue }
      let start = travel.position(at: time)
      cells[index].travel =
        reducedMotion
        ? .fading(from: start, to: goal, start: time)
        : .leaving(
          start, velocity: travel.velocity(at: time), for: goal, at: time, delay: 0, spring: spring)
    }
  }

  /// Removes the cell of a head that moves from the panel into the row.
  mutating func remove(_ id: HeadID) {
    if let index = cells.index(of: id) { cells.remove(at: index) }
  }

  /// Removes the cells that have faded out.
  mutating func place(in context: borrowing Context, at now: MotionTime) {
    for index in cells.indices.reversed()
    where !cells[index].isShown && now >= cells[index].restTime {
      cells.remove(at: index)
    }
  }

  /// The layer of a cell at `time`, in a panel at `placement`.
  @inline(never)
  func layer(_ index: Int, on placement: PanelPlacement, at time: Double, reducedMotion: Bool) -> Layer {
    let head = cells[index]
    let offset = head.travel.position(at: time)
    let place = Point(x: placement.room.minX + offset.x, y: placement.room.minY + offset.y)
    var layer = Layer(
      LayerID(.overflowed, item: head.id.number), center: placement.point(place),
      size: Size(width: max(0, cellWidth.value(at: time)), height: cell.height))
    layer.scale =
      max(0, scale.value(at: time)) * placement.scale * head.scale(at: time, reducedMotion: reducedMotion)
    layer.opacity =
      head.opacity(at: time) * placement.opacity * placement.shownContent
      * head.travel.opacity(at: time)
    if head.unread > 0 { layer.label = head.badge.style.label(of: .number(head.unread)) }
    return layer
  }
}
