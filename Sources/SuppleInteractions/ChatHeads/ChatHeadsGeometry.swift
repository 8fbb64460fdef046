import SuppleMotion
import SuppleScene

/// The geometry of chat heads: resting places, distances and rooms.
///
/// The object is immutable, and a class, so that passing it to a function does not copy the style.
final class ChatHeadsGeometry: Sendable {
  /// The style, within its ranges.
  let style: ChatHeadsStyle
  /// The room of the heads, with the style's insets as a part of its safe area.
  let viewport: Viewport
  /// The room that the host has given.
  private let given: Viewport
  /// The height of the keyboard, in points, 0 for none.
  let keyboardHeight: Double
  /// Whether the row begins at the right side.
  let rightToLeft: Bool
  /// Areas that resting heads keep clear of, in points.
  let exclusionAreas: [Rect]
  /// The face of the head that leads the stack; nil for the circle.
  let leaderFace: HeadFace?

  /// The geometry of a viewport, by default without a keyboard and read from left to right.
  init(
    style: ChatHeadsStyle, viewport: Viewport, keyboardHeight: Double = 0, rightToLeft: Bool = false,
    exclusionAreas: [Rect] = [], leaderFace: HeadFace? = nil
  ) {
    self.style = style
    given = viewport
    let (safe, own) = (viewport.safeArea, style.restInsets)
    self.viewport = Viewport(
      size: viewport.size,
      safeArea: Insets(
        top: safe.top + own.top, left: safe.left + own.left, bottom: safe.bottom + own.bottom,
        right: safe.right + own.right))
    self.keyboardHeight = keyboardHeight
    self.rightToLeft = rightToLeft
    self.exclusionAreas = exclusionAreas
    self.leaderFace = leaderFace
  }

  /// Returns a copy with another style.
  @inline(never)
  func with(_ style: ChatHeadsStyle) -> ChatHeadsGeometry {
    ChatHeadsGeometry(
      style: style, viewport: given, keyboardHeight: keyboardHeight, rightToLeft: rightToLeft,
      exclusionAreas: exclusionAreas, leaderFace: leaderFace)
  }

  /// Returns a copy for a leader with another face, nil for the circle.
  @inline(never)
  func with(leader: HeadFace?) -> ChatHeadsGeometry {
    ChatHeadsGeometry(
      style: style, viewport: given, keyboardHeight: keyboardHeight, rightToLeft: rightToLeft,
      exclusionAreas: exclusionAreas, leaderFace: leader)
  }

  /// Returns a copy with every value that is not nil replaced.
  @inline(never)
  func with(
    viewport: Viewport? = nil, keyboardHeight: Double? = nil, rightToLeft: Bool? = nil,
    exclusionAreas: [Rect]? = nil
  ) -> ChatHeadsGeometry {
    ChatHeadsGeometry(
      style: style, viewport: viewport ?? given,
      keyboardHeight: keyboardHeight ?? self.keyboardHeight, rightToLeft: rightToLeft ?? self.rightToLeft,
      exclusionAreas: exclusionAreas ?? self.exclusionAreas, leaderFace: leaderFace)
  }

  /// Half of a head's size, in points.
  var headRadius: Double { style.headSize / 2 }

  /// The diameter of a head's picture, in points.
  var pictureSize: Double { 2 * (headRadius - style.avatarInset) }

  /// A head's size, in points.
  var headExtent: Size { Size(width: style.headSize, height: style.headSize) }

  /// The size of the leader at rest, in points.
  var leaderExtent: Size {
    guard leaderFace != nil else { return headExtent }
    let box = box(of: leaderFace)
    return Size(width: box.width, height: box.height)
  }

  // MARK: Resting

  //
  //     - - ( 1 )( 2 - - - - - - -      top and bottom: as at the sides, with x and y exchanged
  //    |                          |
  //    |                        ( 1 )   sides: `edgeOverhang` beyond the safe area, the second head
  //    |                        ( 2 )   `stackOffset` lower

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
    // A keyboard covers what extends into it, unlike the edge of the screen.
    return min(y, max(radius, height - keyboardHeight - radius))
  }

  /// The x of the centre of a head at a side, between the bars. `radius` is half of its width, and `overhang` the part
  /// beyond the bars, in points.
  private func headX(_ edge: RestingEdge, radius: Double, overhang: Double) -> Double {
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

  /// The side of a place at an edge: of the top and bottom the half with the place.
  func side(of edge: RestingEdge, x: Double) -> HorizontalEdge {
    edge.isSide ? (edge == .left ? .left : .right) : x < viewport.size.width / 2 ? .left : .right
  }

  /// The y of the centre of a circle just below the bars, or on the bars without room below them.
  private var topmost: Double { topmost(height: style.headSize) }

  /// The y of the centre of a head of a height just below the bars, or on the bars without room below them.
  private func topmost(height: Double) -> Double {
    max(0, min(viewport.safeArea.top, viewport.size.height - height) + height / 2)
  }

  /// The resting heights of a leader. `stacked` leaves room for the second head below, `keyboard` for the keyboard. Without
  /// `height`, in points, the leader has its own.
  @inline(never)
  func restHeights(stacked: Bool, keyboard: Bool, height: Double? = nil) -> ClosedRange<Double> {
    let covered = keyboard ? max(viewport.safeArea.bottom, keyboardHeight) : viewport.safeArea.bottom
    return restSpan(
      of: height ?? leaderExtent.height, within: viewport.size.height, stacked: stacked,
      bars: (viewport.safeArea.top, covered))
  }

  /// The resting places of a leader along the top and bottom: x of its centre. `stacked` leaves room for the second head,
  /// at the side where reading ends. Without `width`, in points, the leader has its own.
  func restWidths(stacked: Bool, width: Double? = nil) -> ClosedRange<Double> {
    let (safe, length) = (viewport.safeArea, viewport.size.width)
    let span = restSpan(
      of: width ?? leaderExtent.width, within: length, stacked: stacked,
      bars: rightToLeft ? (safe.right, safe.left) : (safe.left, safe.right))
    return rightToLeft ? length - span.upperBound...length - span.lowerBound : span
  }

  /// The centres of a leader of a `size` along an edge of a `length`, between bars of two sizes, in points.
  @inline(never)
  private func restSpan(
    of size: Double, within length: Double, stacked: Bool, bars: (first: Double, last: Double)
  ) -> ClosedRange<Double> {
    let radius = size / 2
    let second = stacked ? style.stackOffset : 0
    let first = min(
      max(0, min(bars.first, length - size) + radius), max(radius, length - radius - second))
    let last = length - bars.last - radius - second
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
      second: (0, stacked ? style.stackOffset : 0), areas: exclusionAreas)
  }

  /// The nearest place to `x` at which a leader at `y` may rest at the top or bottom: within reach and clear of the
  /// exclusion areas.
  @inline(never)
  private func clearWidth(near x: Double, y: Double, stacked: Bool) -> Double {
    var areas: [Rect] = []
    for area in exclusionAreas {
      areas.append(Rect(x: area.y, y: area.x, width: area.height, height: area.width))
    }
    let (extent, second) = (leaderExtent, stacked ? style.stackOffset : 0)
    return clear(
      near: x, at: y, of: Size(width: extent.height, height: extent.width), in: restWidths(stacked: stacked),
      second: rightToLeft ? (second, 0) : (0, second), areas: areas)
  }

  /// The nearest height to `y` at which a leader of a size, with parts of a second head above or below it, meets no area.
  @inline(never)
  private func clear(
    near y: Double, at x: Double, of extent: Size, in heights: ClosedRange<Double>,
    second: (above: Double, below: Double), areas: [Rect]
  ) -> Double {
    let wanted = clamp(y, heights)
    let top = extent.height / 2 + second.above
    let below = extent.height / 2 + second.below
    func isClear(_ y: Double) -> Bool {
      let room = Rect(x: x - extent.width / 2, y: y - top, width: extent.width, height: top + below)
      for area in areas where area.intersects(room) { return false }
      return true
    }
    if isClear(wanted) { return wanted }
    var best = wanted
    var distance = Double.infinity
    for area in areas {
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

  /// The edge at which a head lands, for a release at `point` with a `velocity` in points per second that would end at
  /// `landing`. A locked axis keeps its place: it leaves the edge `before` only for the opposite one.
  ///
  /// The nearest edge, unless the speed away from it exceeds the style's `escapeSpeed`: then the edge that the throw meets
  /// first. Between three or four edges that speed counts in any direction, unless the head still touches an edge and slides
  /// along it.
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

  /// `edge`, or where the style does not allow it the nearest of its edges to `point`.
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

  /// The edge of the first resting place: of both sides the one where reading ends.
  var startingEdge: RestingEdge {
    switch style.edges {
    case .left: .left
    case .right: .right
    case .top: .top
    case .bottom, .topOrBottom: .bottom
    case .either, .free, .any, .corners: rightToLeft ? .left : .right
    }
  }

  /// The direction of the followers from the leader of a stack at an edge.
  func stackDirection(at edge: RestingEdge) -> Vector {
    edge.isSide ? Vector(x: 0, y: 1) : Vector(x: rightToLeft ? -1 : 1, y: 0)
  }

  /// The places of the heads of a stack at rest at an edge with its leader at `leader`.
  func stackPlaces(of heads: [Head], leader: Point, at edge: RestingEdge) -> [Point?] {
    var places: [Point?] = []
    for index in heads.indices {
      places.append(
        index == 0
          ? leader : leader + stackDirection(at: edge) * stackDrop(index, of: heads, at: edge))
    }
    return places
  }

  // MARK: The open row

  //
  //     ( 1 ) [ 2 ] ( 3 )                row: where a conversation has its height below it
  //     +---------------+
  //     | conversation  |                +--------------------------+ ( 1 )
  //     |               |                | conversation             | [ 2 ]
  //     +---------------+                +--------------------------+ ( 3 )
  //                                      column: on low screens, at the side where the stack rests

  /// The minimum height of a conversation below the row, in points; with less, a wide viewport has a column.
  static let leastRowRoom = 240.0

  /// Whether the open heads stand in a column: the viewport is wider than high, and leaves little height below a row.
  var isColumn: Bool {
    viewport.size.width > viewport.size.height && rowRoom.height < ChatHeadsGeometry.leastRowRoom
  }

  /// Whether the open heads stand above the viewport, invisible: the keyboard leaves little height below a row, and a
  /// column has no room.
  private var isRowAway: Bool {
    keyboardHeight > 0 && !isColumn && rowRoom.height < ChatHeadsGeometry.leastRowRoom
      && style.changes == .springs
  }

  /// The top and the bottom of the column: between the bars, and above the keyboard.
  private var columnHeights: ClosedRange<Double> {
    let top = topmost - headRadius
    return top...max(top, viewport.size.height - max(viewport.safeArea.bottom, keyboardHeight))
  }

  /// The length of the row or column, in points.
  var rowLength: Double {
    let heights = columnHeights
    let margin = max(0, style.rowMargin - style.avatarInset)
    let length = isColumn ? heights.upperBound - heights.lowerBound : viewport.safeBounds.width - 2 * margin
    return min(length, 100_000)
  }

  /// The point `distance` points from the middle of the row, towards the side where reading ends, or of the column at
  /// `edge`, downwards.
  func rowPoint(_ distance: Double, at edge: HorizontalEdge) -> Point {
    let safe = viewport.safeBounds
    guard isColumn else {
      // A badge extends below its head by less than the head's size.
      return Point(
        x: safe.center.x + (rightToLeft ? -distance : distance), y: isRowAway ? -style.headSize : topmost)
    }
    let heights = columnHeights
    return Point(
      x: headX(RestingEdge(edge), radius: headRadius, overhang: 0),
      y: max(topmost, (heights.lowerBound + heights.upperBound) / 2 + distance))
  }

  /// The height of a conversation that the keyboard, the bottom bar and the margin cover, in points.
  private var conversationInset: Double {
    let margin = style.conversationMargin
    return margin == 0 ? keyboardHeight : max(keyboardHeight + margin, viewport.safeArea.bottom)
  }

  /// The room below the row.
  private var rowRoom: Rect {
    let safe = viewport.safeBounds
    let top = viewport.safeArea.top + style.headSize + style.conversationGap
    let margin = style.conversationMargin
    return Rect(
      x: safe.minX + margin, y: top, width: safe.width - 2 * margin,
      height: viewport.size.height - conversationInset - top)
  }

  /// The room of an open conversation: below the row, beside the column at `edge`, or the whole viewport.
  func conversationRoom(beside edge: HorizontalEdge) -> Rect {
    guard isColumn || isRowAway else { return rowRoom }
    let safe = viewport.safeBounds
    let margin = style.conversationMargin
    let top = viewport.safeArea.top + margin
    let beside = isColumn ? style.headSize + style.conversationGap : margin
    return Rect(
      x: safe.minX + (edge == .left ? beside : margin), y: top, width: safe.width - beside - margin,
      height: viewport.size.height - conversationInset - top)
  }

  /// Half the width of a beak's base, in points.
  var beakHalfWidth: Double { 1.5 * style.beakHeight }

  /// The beak of a conversation in `room`, below the row or beside the column at an edge, pointing at `point`: the
  /// middle of its base, and the direction out of the room; nil for an invisible head.
  func beakEdge(
    of room: Rect, beside column: HorizontalEdge?, at point: Point
  ) -> (base: Point, outwards: Vector)? {
    guard !isRowAway else { return nil }
    // The base keeps 20 points, or the rounding, to a corner.
    let inset = max(20, style.openRadius) + beakHalfWidth
    func held(_ x: Double, from start: Double, to end: Double) -> Double {
      max(start + inset, min(end - inset, x))
    }
    guard let column else {
      return (Point(x: held(point.x, from: room.minX, to: room.maxX), y: room.minY), Vector(x: 0, y: -1))
    }
    let isLeft = column == .left
    return (
      Point(x: isLeft ? room.minX : room.maxX, y: held(point.y, from: room.minY, to: room.maxY)),
      Vector(x: isLeft ? -1 : 1, y: 0)
    )
  }

  // MARK: Dismissing
  //
  //          \  band that catches throws  /       3, 4.5 or 6 times `targetSize` wide at the height of the centre
  //           \      . - ~ ~ - .         /
  //            \  .               .     /        field: `captureRadius` around the centre; a finger within it has
  //             .        ___        .  /          its head captured
  //            .       /     \       .
  //            .      (   +   )      .            target: `targetSize` across, `targetCapturedSize` with a head in it
  //             .      \ ___ /      .
  //               .      |        .               `targetHeight`
  //  -----------------------------------------   safe bottom

  /// The target's centre once it has risen.
  var targetCenter: Point {
    Point(x: viewport.size.width / 2, y: viewport.size.height - viewport.safeArea.bottom - style.targetHeight)
  }

  /// The distance that the target rises from below the screen, in points.
  var targetRise: Double { viewport.safeArea.bottom + style.targetHeight + style.targetSize }

  /// The limits of a drag of a head with a size: the screen, and a band beyond its edges in which part of the head stays
  /// visible.
  @inline(never)
  func dragLimits(of extent: Size) -> Drag.Limits {
    Drag.Limits(
      area: Rect(x: 0, y: 0, width: viewport.size.width, height: viewport.size.height),
      give: style.dragOverhang * extent.width, verticalGive: style.dragOverhang * extent.height,
      axis: style.dragAxis)
  }

  /// The field of the dismiss target.
  var targetField: MagnetField {
    MagnetField(
      center: targetCenter, radius: style.captureRadius, passingSpeed: style.passingSpeed,
      spring: style.captureSpring)
  }

  /// The motion to the target's centre by its spring, from `point` with `velocity` at `time`, in motion seconds.
  func motionToTarget(from point: Point, velocity: Vector, at time: Double) -> PointMotion {
    targetField.motion(from: point, velocity: velocity, at: time)
  }

  /// Whether heads can be dismissed.
  var canDismiss: Bool { style.dropZones == .remove }

  /// Whether a dragged head can reach the target.
  var hasTarget: Bool { canDismiss && style.dragAxis == .both }

  /// Whether the target catches a throw in flight, from `point` with `velocity` in points per second.
  func catches(_ point: Point, _ velocity: Vector) -> Bool {
    guard hasTarget, velocity.y > style.throwSpeed else { return false }
    let sideways = velocity.x.magnitude
    // A throw to a place at the bottom must pass the target.
    let width =
      style.edges.reachesBottom
      ? 1.0 : sideways >= style.passingSpeed ? 6.0 : sideways >= style.widerBandSpeed ? 4.5 : 3.0
    let band = min(width * style.targetSize, max(0, viewport.size.width - 2 * style.headSize))
    return targetField.catches(point, velocity: velocity, band: band)
  }

  // MARK: Badges and flyouts

  /// The part of a radius by which the middle of a rounded corner is nearer than the corner's centre, along each axis.
  private static let diagonal = 0.7071067811865476

  /// The distance of a badge's centre from its head's along each axis, for a badge on the picture's rim, at an upper
  /// corner. Without a size the head is the circle.
  @inline(never)
  func badgeOffset(extent: Size? = nil, radius: Double = 0) -> Vector {
    guard let extent else {
      let offset = (headRadius - style.avatarInset) * Self.diagonal
      return Vector(x: offset, y: offset)
    }
    let round = max(0, radius - style.avatarInset)
    let corner = style.avatarInset + round * (1 - Self.diagonal)
    return Vector(x: max(0, extent.width / 2 - corner), y: max(0, extent.height / 2 - corner))
  }

  /// The room of a flyout beside a head, on the side away from `edge`, below it at the top; with `isWhole` it keeps its width where the viewport
  /// has less. It is as large as its words, as far as there is room, and in modern stays within the safe area's height.
  func flyoutRoom(beside head: FlyoutHead, edge: RestingEdge, words: Size, isWhole: Bool = false) -> Rect {
    let safe = viewport.safeBounds
    let leader = head.point
    let gap = (edge.isSide ? head.extent.width : head.extent.height) / 2 + 8
    let margin = flyoutMargin
    let room: Double
    switch edge {
    case .left: room = safe.maxX - leader.x - gap - margin
    case .right: room = leader.x - gap - safe.minX - margin
    case .top, .bottom: room = safe.width - 2 * margin
    }
    let size = flyoutSize(words)
    let width = isWhole ? size.width : max(0, min(size.width, room))
    let x: Double
    var y = leader.y - size.height / 2
    switch edge {
    case .left: x = leader.x + gap
    case .right: x = leader.x - gap - width
    case .top, .bottom:
      x = max(safe.minX + margin, min(safe.maxX - margin - width, leader.x - width / 2))
      y = edge == .top ? leader.y + gap : leader.y - gap - size.height
    }
    if style.changes == .springs { y = max(safe.minY, min(safe.maxY - size.height, y)) }
    return Rect(x: x, y: y, width: width, height: size.height)
  }

  /// The distance that a flyout keeps to the opposite edge, in points: in modern that to the picture of its head.
  private var flyoutMargin: Double { style.changes == .springs ? 12 : 8 }

  /// The size of a flyout with words of a size, in points, where there is room.
  func flyoutSize(_ words: Size) -> Size {
    Size(
      width: clamp(words.width, min(style.flyoutHeight, style.flyoutWidth)...style.flyoutWidth),
      height: clamp(words.height, style.flyoutHeight...4 * style.flyoutHeight))
  }

  /// The width up to which a flyout beside the resting stack grows with its words, in points.
  var flyoutLimit: Double {
    let width = viewport.safeBounds.width - headRadius + style.edgeOverhang - (headRadius + 8) - flyoutMargin
    return max(0, min(style.flyoutWidth, width))
  }

  /// `value`, or the nearest bound.
  func clamp(_ value: Double, _ range: ClosedRange<Double>) -> Double {
    min(range.upperBound, max(range.lowerBound, value))
  }
}
