import SuppleMotion
import SuppleScene

// Resting places: at the sides, at the top and bottom, and in corners.
//
//     - - ( 1 )( 2 - - - - - - -      top and bottom: as at the sides, with x and y exchanged
//    |                          |
//    |                        ( 1 )   sides: `edgeOverhang` beyond the safe area, the second head
//    |                        ( 2 )   `stackOffset` lower
extension ChatHeadsGeometry {
  /// The gap between a resting head and its edge, and to the ends of the edge, in points; 0 with an overhang.
  var edgeGap: Double { max(0, -style.edgeOverhang) }

  /// The x of a leader's centre that rests at a side.
  func restX(_ edge: RestingEdge) -> Double {
    headX(edge, radius: leaderExtent.width / 2, overhang: leaderOverhang(of: leaderExtent.width))
  }

  /// The x of a resting circle's centre.
  func circleRestX(_ edge: RestingEdge) -> Double {
    headX(edge, radius: headRadius, overhang: min(style.edgeOverhang, headRadius))
  }

  /// The y of a leader's centre that rests at the top or bottom; `keyboard` keeps it above the keyboard.
  func restY(_ edge: RestingEdge, keyboard: Bool = false) -> Double {
    let (radius, height) = (leaderExtent.height / 2, viewport.size.height)
    let safe = viewport.safeBounds
    let y = edgeCenter(
      edge == .bottom, from: safe.minY, to: safe.maxY, within: height, radius: radius,
      overhang: leaderOverhang(of: leaderExtent.height))
    guard keyboard, keyboardHeight > 0 else { return y }
    // A keyboard covers any content that extends into it, unlike the edge of the screen.
    return min(y, max(radius, height - keyboardHeight - radius))
  }

  /// The x of the centre of a head at a side, between the bars. `radius` is half of its width, and `overhang` its part beyond
  /// the bars, in points.
  func headX(_ edge: RestingEdge, radius: Double, overhang: Double) -> Double {
    let safe = viewport.safeBounds
    return edgeCenter(
      edge == .right, from: safe.minX, to: safe.maxX, within: viewport.size.width, radius: radius,
      overhang: overhang)
  }

  /// The centre of a head at the near or far end of a safe room that reaches from `start` to `end`, in a viewport of a
  /// `length`, in points.
  @inline(never)
  private func edgeCenter(
    _ isFar: Bool, from start: Double, to end: Double, within length: Double, radius: Double, overhang: Double
  ) -> Double {
    // In a viewport full of bars heads stand on the bars, within reach.
    let near = min(start + radius - overhang, max(0, length - radius))
    return isFar ? max(near, end - radius + overhang) : near
  }

  /// The side of a place at an edge: for top and bottom the half that contains the place.
  func side(of edge: RestingEdge, x: Double) -> HorizontalEdge {
    edge.isSide ? (edge == .left ? .left : .right) : x < viewport.size.width / 2 ? .left : .right
  }

  /// The resting heights of a leader. `stacked` leaves room for the second head below, `keyboard` for the keyboard. Without
  /// `height`, in points, the leader's own height applies. `toEnds` leaves out the gap to the ends of the edge.
  @inline(never)
  func restHeights(
    stacked: Bool, keyboard: Bool, height: Double? = nil, toEnds: Bool = false
  ) -> ClosedRange<Double> {
    let covered = keyboard ? max(viewport.safeArea.bottom, keyboardHeight) : viewport.safeArea.bottom
    return restSpan(
      of: height ?? leaderExtent.height, within: viewport.size.height, stacked: stacked,
      bars: (viewport.safeArea.top, covered), toEnds: toEnds)
  }

  /// The resting places of a leader along the top and bottom: x of its centre. `stacked` leaves room for the second head, at
  /// the side where lines of text end. Without `width`, in points, the leader's own width applies. `toEnds` as above.
  func restWidths(stacked: Bool, width: Double? = nil, toEnds: Bool = false) -> ClosedRange<Double> {
    let (safe, length) = (viewport.safeArea, viewport.size.width)
    let span = restSpan(
      of: width ?? leaderExtent.width, within: length, stacked: stacked,
      bars: rightToLeft ? (safe.right, safe.left) : (safe.left, safe.right), toEnds: toEnds)
    return rightToLeft ? length - span.upperBound...length - span.lowerBound : span
  }

  /// The centres of a leader of a `size` along an edge of a `length`, between bars of two sizes, in points. A gap to the edge is
  /// also the gap to its ends.
  @inline(never)
  private func restSpan(
    of size: Double, within length: Double, stacked: Bool, bars: (first: Double, last: Double), toEnds: Bool
  ) -> ClosedRange<Double> {
    let radius = size / 2
    let second = stacked ? style.stackOffset : 0
    let gap = toEnds ? 0 : edgeGap
    let first = min(
      max(0, min(bars.first + gap, length - size) + radius), max(radius, length - radius - second))
    let last = length - (bars.last + gap) - radius - second
    // In a small viewport the last bound takes precedence: the first can be reached, also under bars.
    return first...max(first, last)
  }

  /// The height of the nearer corner for a leader at `y`.
  func cornerHeight(near y: Double, stacked: Bool, keyboard: Bool) -> Double {
    let heights = restHeights(stacked: stacked, keyboard: keyboard)
    let corners = restHeights(stacked: stacked, keyboard: false)
    return y > (heights.lowerBound + heights.upperBound) / 2 ? corners.upperBound : corners.lowerBound
  }

  /// The nearest height to `y` at which a leader at `x` may rest: within reach and clear of the exclusion areas.
  @inline(never)
  func clearHeight(near y: Double, x: Double, stacked: Bool) -> Double {
    clear(
      near: y, at: x, of: leaderExtent, in: restHeights(stacked: stacked, keyboard: true),
      second: (0, stacked ? style.stackOffset : 0))
  }

  /// The nearest place to `x` at which a leader at `y` may rest at the top or bottom: within reach and clear of the
  /// exclusion areas.
  @inline(never)
  private func clearWidth(near x: Double, y: Double, stacked: Bool) -> Double {
    let (extent, second) = (leaderExtent, stacked ? style.stackOffset : 0)
    return clear(
      near: x, at: y, of: Size(width: extent.height, height: extent.width), in: restWidths(stacked: stacked),
      second: rightToLeft ? (second, 0) : (0, second), isExchanged: true)
  }

  /// The nearest height to `y` at which a leader of a size, with parts of a second head above or below it, meets no area; with
  /// x and y exchanged everywhere, also in the areas, the nearest x.
  @inline(never)
  private func clear(
    near y: Double, at x: Double, of extent: Size, in heights: ClosedRange<Double>,
    second: (above: Double, below: Double), isExchanged: Bool = false
  ) -> Double {
    let wanted = clamp(y, heights)
    let top = extent.height / 2 + second.above
    let below = extent.height / 2 + second.below
    func placed(_ area: Rect) -> Rect {
      isExchanged ? Rect(x: area.y, y: area.x, width: area.height, height: area.width) : area
    }
    func isClear(_ y: Double) -> Bool {
      let room = Rect(x: x - extent.width / 2, y: y - top, width: extent.width, height: top + below)
      for area in exclusionAreas where placed(area).overlaps(room) { return false }
      return true
    }
    if isClear(wanted) { return wanted }
    var best = wanted
    var distance = Double.infinity
    for area in exclusionAreas {
      let area = placed(area)
      let above = area.minY - below
      let under = area.maxY + top
      if heights.contains(above), isClear(above), (above - wanted).magnitude < distance {
        best = above
        distance = (above - wanted).magnitude
      }
      if heights.contains(under), isClear(under), (under - wanted).magnitude < distance {
        best = under
        distance = (under - wanted).magnitude
      }
    }
    return best
  }

  /// The resting point of a leader for `place`.
  func rest(_ place: RestingPlace, stacked: Bool) -> Point {
    var wanted = place.point(in: self)
    if style.edges == .corners { wanted.y = cornerHeight(near: wanted.y, stacked: stacked, keyboard: false) }
    return restPoint(at: place.edge, near: wanted, stacked: stacked)
  }

  /// The resting point of a leader at `edge`: the nearest one to `point` within reach and clear of the exclusion areas.
  func restPoint(at edge: RestingEdge, near point: Point, stacked: Bool) -> Point {
    guard edge.isSide else {
      let y = restY(edge, keyboard: true)
      return Point(x: clearWidth(near: point.x, y: y, stacked: stacked), y: y)
    }
    let x = style.edges == .free ? clamp(point.x, restX(.left)...restX(.right)) : restX(edge)
    return Point(x: x, y: clearHeight(near: point.y, x: x, stacked: stacked))
  }

  /// The tucked position of a leader that rests at `point`, at `edge`. A leader away from the edge keeps its position.
  func tucked(_ point: Point, at edge: RestingEdge) -> Point {
    guard edge.isSide ? point.x == restX(edge) : point.y == restY(edge) else { return point }
    let length = edge.isSide ? leaderExtent.width : leaderExtent.height
    let overhang = leaderFace == nil ? style.edgeOverhang : leaderOverhang(of: length)
    let shift = max(0, style.idleOverhang * length - overhang)
    let tucked = point - edge.inwards * shift
    let size = viewport.size
    return edge.isSide
      ? Point(x: clamp(tucked.x, 0...max(0, size.width)), y: point.y)
      : Point(x: point.x, y: clamp(tucked.y, 0...max(0, size.height)))
  }

  /// The edge at which a head lands after a release at `point` with a `velocity` in points per second, for a throw that would
  /// end at `landing`. With a locked axis a head leaves the edge `before` only for the opposite one.
  ///
  /// The nearest edge, unless the speed away from it exceeds the style's `escapeSpeed`: then the first edge on the throw's
  /// path. Between three or four edges speed in any direction counts, unless the head still touches an edge and slides along
  /// it.
  @inline(never)
  func landingEdge(
    from point: Point, velocity: Vector, landing: Point, before: RestingEdge
  ) -> RestingEdge {
    let axis = style.dragAxis
    let isCorner = style.edges == .corners
    let at = isCorner ? landing : point
    var near: (edge: RestingEdge, distance: Double)?
    var met: (edge: RestingEdge, time: Double)?
    var count = 0
    for edge in [RestingEdge.top, .bottom, .left, .right] where style.edges.allows(edge) {
      guard edge.isSide ? axis.isHorizontal : axis.isVertical,
        axis == .both || edge.isSide == before.isSide
      else { continue }
      count += 1
      let distance = distance(of: at, to: edge)
      if distance <= near?.distance ?? .infinity { near = (edge, distance) }
      let speed = -speed(velocity, awayFrom: edge)
      let time = max(0, distance) / speed
      if speed > 0, time < met?.time ?? .infinity { met = (edge, time) }
    }
    guard let near else { return allowed(before, near: point) }
    guard !isCorner, let met, count > 1 else { return near.edge }
    let leaves = speed(velocity, awayFrom: near.edge) > style.escapeSpeed
    let flies = count > 2 && near.distance > style.headSize && velocity.length > style.escapeSpeed
    return leaves || flies ? met.edge : near.edge
  }

  /// The distance of a point from an edge of the viewport, in points.
  private func distance(of point: Point, to edge: RestingEdge) -> Double {
    switch edge {
    case .left: point.x
    case .right: viewport.size.width - point.x
    case .top: point.y
    case .bottom: viewport.size.height - point.y
    }
  }

  private func speed(_ velocity: Vector, awayFrom edge: RestingEdge) -> Double {
    edge.isSide ? velocity.x * edge.inwards.x : velocity.y * edge.inwards.y
  }

  /// `edge`, or if the style does not allow it, the nearest allowed edge to `point`.
  func allowed(_ edge: RestingEdge, near point: Point) -> RestingEdge {
    if style.edges.allows(edge) { return edge }
    switch style.edges {
    case .left: return .left
    case .right: return .right
    case .top: return .top
    case .bottom: return .bottom
    case .topOrBottom: return point.y < viewport.size.height / 2 ? .top : .bottom
    case .either, .free, .corners, .any: return point.x < viewport.size.width / 2 ? .left : .right
    }
  }

  /// The edge of the first resting place: of both sides the side where lines of text end.
  var startingEdge: RestingEdge {
    switch style.edges {
    case .left: .left
    case .right: .right
    case .top: .top
    case .bottom, .topOrBottom: .bottom
    case .either, .free, .any, .corners: rightToLeft ? .left : .right
    }
  }

  /// The direction from the leader of a stack at an edge to its followers.
  func stackDirection(at edge: RestingEdge) -> Vector {
    edge.isSide ? Vector(x: 0, y: 1) : Vector(x: rightToLeft ? -1 : 1, y: 0)
  }

  /// The places of the heads of a stack that rests at an edge with its leader at `leader`.
  func stackPlaces(of heads: [Head], leader: Point, at edge: RestingEdge) -> [Point?] {
    var places: [Point?] = []
    for index in heads.indices {
      places.append(
        index == 0
          ? leader : leader + stackDirection(at: edge) * stackDrop(index, of: heads, at: edge))
    }
    return places
  }
}

extension Rect {
  /// Whether an area and a rectangle have more in common than an edge, whose coordinate is rounded in each of them.
  func overlaps(_ other: Rect) -> Bool { inset(by: 1e-6).intersects(other) }
}
