import SuppleScene

/// The open heads and their conversation side by side, in a wide room.
///
///     +----------------------+ ⟵ panelMargin ⟶ edge of the safe area
///     | conversation         |   ( 1 )   the leader, near its resting place
///     |                      >   [ 2 ]   the column, away from the nearer of top and bottom
///     |                      |   ( 3 )
///     +----------------------+
///                             panelGap
struct BesidePlacement {
  /// The minimum safe area of the automatic layout, in points.
  static let leastSize = Size(width: 600, height: 360)
  /// The initial scale of a panel, which grows out of its head immediately.
  static let openScale = 0.3

  /// The leader's centre, inside the safe area.
  let leader: Point
  /// The heights of the column's centres.
  private let heights: ClosedRange<Double>
  /// The room of the panel and the heads: the safe area above the keyboard, less the margin.
  let room: Rect
  /// The size of the panel, within its limits, in a room without bounds.
  private var size: Size
  /// Sizes, places and distances.
  let geometry: ChatHeadsGeometry

  /// The placement for a stack that rests with its leader at `rest`, and a panel of the style's size; nil if the heads form a
  /// row.
  init?(rest: Point, in geometry: ChatHeadsGeometry) {
    let style = geometry.style
    let safe = geometry.viewport.safeBounds
    switch style.layout {
    case .row: return nil
    case .automatic:
      guard safe.width >= Self.leastSize.width, safe.height >= Self.leastSize.height else { return nil }
    case .beside: break
    }
    let radius = geometry.headRadius
    let margin = style.panelMargin
    // The keyboard never changes the layout.
    guard safe.height - 2 * margin >= style.panelMinimumHeight else { return nil }
    let bottom = min(safe.maxY, geometry.viewport.size.height - geometry.keyboardHeight)
    self.geometry = geometry
    size = style.panelSize(PanelSize())
    room = Rect(
      x: safe.minX + margin, y: safe.minY + margin, width: safe.width - 2 * margin,
      height: max(0, bottom - safe.minY - 2 * margin))
    heights = safe.minY + radius...max(safe.minY + radius, bottom - radius)
    leader = Point(
      x: geometry.clamp(rest.x, safe.minX + radius...max(safe.minX + radius, safe.maxX - radius)),
      y: geometry.clamp(rest.y, heights))
    guard width(on: widerSide) >= style.panelMinimumWidth else { return nil }
  }

  /// Returns the placement of a panel with another size.
  func with(_ size: PanelSize) -> BesidePlacement {
    var placement = self
    placement.size = geometry.style.panelSize(size)
    return placement
  }

  // MARK: The column

  /// The maximum length of the column, in points.
  var columnLength: Double { heights.upperBound - heights.lowerBound + geometry.style.headSize }

  /// The first slot of a column, and whether the others are below it: away from the nearer of top and bottom. `length` is the
  /// distance between the centres of the first and last slot; `first` and `last` are their extents beyond the centres, in
  /// points. The column moves by the smallest distance to a place within the room and clear of the exclusion areas.
  func column(_ length: Double, first: Double, last: Double) -> (first: Point, isUpper: Bool) {
    let isUpper = leader.y - heights.lowerBound <= heights.upperBound - leader.y
    let radius = geometry.headRadius
    let (above, below) = isUpper ? (first, last) : (last, first)
    let highest = heights.lowerBound + (above - radius)
    let top = geometry.clamp(
      isUpper ? leader.y : leader.y - length,
      highest...max(highest, heights.upperBound - (below - radius) - length))
    let column = Rect(
      x: leader.x - radius, y: top - above, width: 2 * radius, height: length + (above + below))
    let clear =
      Self.clearTop(
        of: column, within: heights.lowerBound - radius...heights.upperBound + radius,
        areas: geometry.exclusionAreas) ?? column.minY
    return (Point(x: leader.x, y: clear + above + (isUpper ? 0 : length)), isUpper)
  }

  // MARK: The panel

  /// The side of the heads with more room; with equal room, the side at which lines of text end.
  private var widerSide: HorizontalEdge {
    let right = room.maxX - leader.x
    let left = leader.x - room.minX
    return right == left ? (geometry.rightToLeft ? .left : .right) : right > left ? .right : .left
  }

  /// The room for the panel on a side of the heads, in points.
  private func width(on side: HorizontalEdge) -> Double {
    (side == .right ? room.maxX - leader.x : leader.x - room.minX) - geometry.headRadius
      - geometry.style.panelGap
  }

  /// The panel's room, and its side with the heads. `first` is the first slot, and `selected` the slot of the panel's head.
  ///
  /// At the height `s` of the room, 0 to 1, the first head meets the panel at the height `s` of the panel: at the top the panel
  /// extends down from its head, at the bottom up. With a gap between heads and edges, `s` is 0 and 1 where
  /// their gap ends, and both end on one line. A `level`, 0 to 1, takes the place of `s`. Where the beak would be held at a
  /// corner, the panel moves to its head by the smallest distance. Heads that `keeps` has at a side of the panel stay there
  /// where the panel has room.
  func panel(
    first: Point, selected: Point, level: Double? = nil, keeps: HorizontalEdge? = nil
  ) -> (room: Rect, heads: HorizontalEdge) {
    let style = geometry.style
    let height = min(size.height, room.height)
    let gap = geometry.edgeGap
    let ends = gap > 0 ? max(0, geometry.headRadius + gap - style.panelMargin) : 0
    let length = room.height - 2 * ends
    let share = level ?? (length > 0 ? geometry.clamp((first.y - room.minY - ends) / length, 0...1) : 0)
    let corner = min(style.openRadius + geometry.beakHalfWidth, height / 2)
    let level = room.minY + share * (room.height - height)
    let reached = min(selected.y - corner, max(selected.y + corner - height, level))
    let top = max(room.minY, min(room.maxY - height, reached))
    let isKept = keeps.map { width(on: $0.opposite) >= style.panelMinimumWidth } ?? false
    let near = isKept ? keeps?.opposite ?? widerSide : widerSide
    let best = frame(on: near, top: top, height: height)
    let areas = panelAreas
    let heights = room.minY...room.maxY
    if let clear = Self.clearTop(of: best, within: heights, areas: areas) {
      return (frame(on: near, top: clear, height: height), near.opposite)
    }
    let hasOther = !isKept && width(on: near.opposite) >= style.panelMinimumWidth
    let sides = hasOther ? [near, near.opposite] : [near]
    if hasOther,
      let clear = Self.clearTop(
        of: frame(on: near.opposite, top: top, height: height), within: heights, areas: areas)
    {
      return (frame(on: near.opposite, top: clear, height: height), near)
    }
    var tallest: (room: Rect, heads: HorizontalEdge)?
    for side in sides {
      let span = Self.tallestSpan(
        along: frame(on: side, top: room.minY, height: room.height), areas: areas)
      guard span.height >= style.panelMinimumHeight, span.height > (tallest?.room.height ?? 0) else {
        continue
      }
      tallest = (span, side.opposite)
    }
    return tallest ?? (best, near.opposite)
  }

  /// The frame of a panel of a height on a side of the heads.
  private func frame(on side: HorizontalEdge, top: Double, height: Double) -> Rect {
    let width = min(size.width, self.width(on: side))
    let beside = geometry.headRadius + geometry.style.panelGap
    return Rect(
      x: side == .right ? leader.x + beside : leader.x - beside - width, y: top, width: width, height: height)
  }

  // MARK: A panel away from its head

  /// The frame of a floating panel at `place`, in parts of the free width and height of the room. A panel that would meet an
  /// exclusion area takes the nearest free place.
  func floating(at place: Point) -> Rect {
    let (width, height) = (min(size.width, room.width), min(size.height, room.height))
    let wanted = Rect(
      x: room.minX + place.x * (room.width - width), y: room.minY + place.y * (room.height - height),
      width: width, height: height)
    let areas = panelAreas
    var best = wanted
    var distance = Double.infinity
    // At the wanted x, and at each x left and right of an area.
    for index in 0...2 * areas.count {
      var moved = wanted
      if index > 0 {
        let area = areas[(index - 1) / 2]
        moved.x = index % 2 == 0 ? area.maxX : area.minX - width
        guard moved.minX >= room.minX, moved.maxX <= room.maxX else { continue }
      }
      guard let top = Self.clearTop(of: moved, within: room.minY...room.maxY, areas: areas) else { continue }
      moved.y = top
      let length = moved.origin.distance(to: wanted.origin)
      if length < distance { (best, distance) = (moved, length) }
    }
    return best
  }

  /// The place of a floating panel with its upper left corner at `point`: the nearest in the room. Within `snap` points of an
  /// edge the panel is at that edge.
  func place(of point: Point, snap: Double = 0) -> Point {
    Self.place(
      of: Rect(
        x: point.x, y: point.y, width: min(size.width, room.width), height: min(size.height, room.height)),
      in: room, snap: snap)
  }

  /// The place of a panel with `frame` in the room `room`.
  @inline(never)
  static func place(of frame: Rect, in room: Rect, snap: Double = 0) -> Point {
    func part(_ value: Double, of free: Double) -> Double {
      value <= snap ? 0 : value >= free - snap ? 1 : value / free
    }
    return Point(
      x: part(frame.minX - room.minX, of: room.width - frame.width),
      y: part(frame.minY - room.minY, of: room.height - frame.height))
  }

  // MARK: A resize

  /// The range of the corner between `edges` while a finger resizes a panel from `frame`: between the minimum and maximum size,
  /// and in the room, which takes precedence.
  @inline(never)
  func corners(of frame: Rect, _ edges: PanelEdges) -> Rect {
    let (width, height) = geometry.style.panelSizes
    /// The range of an edge at the low or high end of an axis, with the other edge at `fixed`.
    func range(
      _ isLow: Bool, fixed: Double, _ sizes: ClosedRange<Double>, _ low: Double, _ high: Double
    ) -> (Double, Double) {
      let (from, to) =
        isLow
        ? (fixed - sizes.upperBound, fixed - sizes.lowerBound)
        : (fixed + sizes.lowerBound, fixed + sizes.upperBound)
      return isLow ? (max(low, from), max(low, to)) : (min(high, from), min(high, to))
    }
    let isLeft = edges.contains(.left)
    let isTop = edges.contains(.top)
    let (left, right) = range(
      isLeft, fixed: isLeft ? frame.maxX : frame.minX, width, room.minX, room.maxX)
    let (top, bottom) = range(
      isTop, fixed: isTop ? frame.maxY : frame.minY, height, room.minY, room.maxY)
    return Rect(x: left, y: top, width: right - left, height: bottom - top)
  }

  /// The corner of a panel that is farthest from its heads at the side `heads`.
  func farCorner(heads: HorizontalEdge) -> PanelEdges {
    heads.opposite.ofPanel.union(leader.y > room.center.y ? .top : .bottom)
  }

  // MARK: Exclusion areas

  /// The areas that panels keep clear of, enlarged by the margin.
  private var panelAreas: [Rect] { geometry.exclusionAreas.map { $0.inset(by: -geometry.style.panelMargin) } }

  /// The top, nearest to the top of `rect`, at which `rect` lies in `heights` and meets no area; nil for none.
  private static func clearTop(
    of rect: Rect, within heights: ClosedRange<Double>, areas: [Rect]
  ) -> Double? {
    func isClear(_ top: Double) -> Bool {
      let moved = Rect(x: rect.minX, y: top, width: rect.width, height: rect.height)
      return !areas.contains { $0.overlaps(moved) }
    }
    if isClear(rect.minY) { return rect.minY }
    var best: Double?
    for area in areas {
      for top in [area.minY - rect.height, area.maxY]
      where top >= heights.lowerBound && top + rect.height <= heights.upperBound && isClear(top) {
        if (top - rect.minY).magnitude < ((best ?? .infinity) - rect.minY).magnitude { best = top }
      }
    }
    return best
  }

  /// The tallest part of `strip` that meets no area.
  private static func tallestSpan(along strip: Rect, areas: [Rect]) -> Rect {
    var spans = [strip.minY...strip.maxY]
    for area in areas where area.intersects(strip) {
      var rest: [ClosedRange<Double>] = []
      for span in spans {
        if area.minY > span.lowerBound { rest.append(span.lowerBound...min(span.upperBound, area.minY)) }
        if area.maxY < span.upperBound { rest.append(max(span.lowerBound, area.maxY)...span.upperBound) }
      }
      spans = rest
    }
    var best = Rect(x: strip.minX, y: strip.minY, width: strip.width, height: 0)
    for span in spans where span.upperBound - span.lowerBound > best.height {
      best = Rect(
        x: strip.minX, y: span.lowerBound, width: strip.width, height: span.upperBound - span.lowerBound)
    }
    return best
  }
}
