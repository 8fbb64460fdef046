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
  let given: Viewport
  /// The height of the keyboard, in points, 0 for none.
  let keyboardHeight: Double
  /// Whether the row begins at the right side.
  let rightToLeft: Bool
  /// Whether the person prefers reduced motion.
  let reducedMotion: Bool
  /// Areas that resting heads keep clear of, in points.
  let exclusionAreas: [Rect]
  /// The face of the stack's leader; nil for the circle.
  let leaderFace: HeadFace?

  /// The geometry of a viewport, by default without a keyboard and read from left to right.
  init(
    style: ChatHeadsStyle, viewport: Viewport, keyboardHeight: Double = 0, rightToLeft: Bool = false,
    reducedMotion: Bool = false, exclusionAreas: [Rect] = [], leaderFace: HeadFace? = nil
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
    self.reducedMotion = reducedMotion
    self.exclusionAreas = exclusionAreas
    self.leaderFace = leaderFace
  }

  /// Returns a copy with another style.
  @inline(never)
  func with(_ style: ChatHeadsStyle) -> ChatHeadsGeometry {
    ChatHeadsGeometry(
      style: style, viewport: given, keyboardHeight: keyboardHeight, rightToLeft: rightToLeft,
      reducedMotion: reducedMotion,
      exclusionAreas: exclusionAreas, leaderFace: leaderFace)
  }

  /// Returns a copy for a leader with another face, nil for the circle.
  @inline(never)
  func with(leader: HeadFace?) -> ChatHeadsGeometry {
    ChatHeadsGeometry(
      style: style, viewport: given, keyboardHeight: keyboardHeight, rightToLeft: rightToLeft,
      reducedMotion: reducedMotion,
      exclusionAreas: exclusionAreas, leaderFace: leader)
  }

  /// Returns a copy with every value that is not nil replaced.
  @inline(never)
  func with(
    viewport: Viewport? = nil, keyboardHeight: Double? = nil, rightToLeft: Bool? = nil,
    reducedMotion: Bool? = nil, exclusionAreas: [Rect]? = nil
  ) -> ChatHeadsGeometry {
    ChatHeadsGeometry(
      style: style, viewport: viewport ?? given,
      keyboardHeight: keyboardHeight ?? self.keyboardHeight, rightToLeft: rightToLeft ?? self.rightToLeft,
      reducedMotion: reducedMotion ?? self.reducedMotion,
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

  // MARK: The open row

  //
  //     ( 1 ) [ 2 ] ( 3 )                row: where a conversation has its height below it
  //     +---------------+
  //     | conversation  |                +--------------------------+ ( 1 )
  //     |               |                | conversation             | [ 2 ]
  //     +---------------+                +--------------------------+ ( 3 )
  //                                      column: on low screens, at the side where the stack rests

  /// The y of the centre of a circle just below the bars, or on the bars if there is no room below them.
  private var topmost: Double {
    max(0, min(viewport.safeArea.top, viewport.size.height - style.headSize) + headRadius)
  }

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

  /// The point at `distance` points from the middle of the row, towards the side where lines of text end, or from the middle of
  /// the column at `edge`, downwards.
  func rowPoint(_ distance: Double, at edge: HorizontalEdge) -> Point {
    let safe = viewport.safeBounds
    guard isColumn else {
      let x = safe.center.x + (rightToLeft ? -distance : distance)
      // Between wide bars slots overlap, within reach. A badge extends below its head by less than the head's size.
      return Point(x: clamp(x, 0...viewport.size.width), y: isRowAway ? -style.headSize : topmost)
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
    of room: Rect, beside column: HorizontalEdge?, isBeside: Bool, at point: Point
  ) -> (base: Point, outwards: Vector)? {
    guard !isRowAway else { return nil }
    // The base keeps the rounding to a corner, below a row at least 20 points.
    let inset = max(isBeside ? 0 : 20, style.openRadius) + beakHalfWidth
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

  /// Whether the target absorbs the heads that are released in it.
  var absorbs: Bool { style.dismissal == .absorption && !reducedMotion }

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

  /// The distance by which a large badge is further out along each axis, as otherwise it would cover the initials, in points.
  private var badgeOverhang: Double {
    max(0, 2 * style.badge.badgeRadius - (headRadius - style.avatarInset)) * Self.diagonal
  }

  /// The distance between the centres of a badge and a round head along each axis, for a badge on the picture's rim at an upper
  /// corner.
  func badgeOffset() -> Vector {
    let offset = (headRadius - style.avatarInset) * Self.diagonal + badgeOverhang
    return Vector(x: offset, y: offset)
  }

  /// The distance between the centres of a badge and a head of a size and a corner radius along each axis.
  @inline(never)
  func badgeOffset(extent: Size, radius: Double) -> Vector {
    let round = max(0, radius - style.avatarInset)
    let corner = style.avatarInset + round * (1 - Self.diagonal)
    let overhang = badgeOverhang
    return Vector(
      x: max(0, extent.width / 2 - corner) + overhang, y: max(0, extent.height / 2 - corner) + overhang)
  }

  /// The room of a flyout beside a head, on the side away from `edge`, below it at the top; with `isWhole` it keeps its width
  /// in a narrower viewport. It fits its words as far as there is room, and in modern stays within the safe area's height.
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

  /// The distance between a flyout and the opposite edge, in points: in modern the distance of its head's picture from its own
  /// edge.
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
