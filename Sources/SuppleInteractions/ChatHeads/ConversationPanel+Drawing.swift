import SuppleMotion
import SuppleScene

// The layers of a panel: its card, its bar and its beak.
extension ConversationPanel {
  /// The scale below which the content fades: a card behind its head is a plain surface.
  private static let clearScale = 0.56

  /// The placement in `room`, `gap` from the heads of a row, at `time`. With springs the panel grows from its head; as recorded,
  /// from the point of the room that is nearest to its slot. A small card has the shape of `picture`.
  func placement(
    in room: Rect, gap: Vector, picture: PanelPicture?, at time: Double, in geometry: ChatHeadsGeometry
  ) -> PanelPlacement {
    var point = growthPoint(at: time)
    let scale = max(0, scale.value(at: time))
    var (roundness, clarity, emergence) = (0.0, 1.0, Vector.zero)
    switch geometry.style.changes {
    case .recorded:
      point = Point(
        x: min(room.maxX, max(room.minX, point.x)), y: min(room.maxY, max(room.minY, point.y)))
    case .springs:
      // The card is round at the width of its head's picture, or a little later in a low room.
      let round = min(geometry.pictureSize / max(1, min(room.width, room.height)), 0.8 * Self.roundScale)
      roundness = smoothStep(clampedToUnit((Self.roundScale - scale) / (Self.roundScale - round)))
      clarity = smoothStep(clampedToUnit((scale - round) / (Self.clearScale - round)))
      // A small card is almost as far from its head's centre as at rest, so that heads cover none of its words.
      let left = 1 - scale
      if isRound { emergence = gap * (left * (1 - left * left)) }
    }
    let least = picture?.radius ?? geometry.style.smallestRadius
    let radius = least + (geometry.style.openRadius - least) * min(1, scale)
    return PanelPlacement(
      room: room, anchor: point, scale: scale, emergence: emergence,
      opacity: clampedToUnit(opacity.value(at: time)),
      grown: 1 - roundness, clarity: clarity, contentOpacity: contentOpacity(at: time),
      roundness: isRound ? roundness : 0, picture: smallest(picture, in: room, geometry),
      // The radius is in points on screen.
      roomRadius: radius / max(scale, 0.05))
  }

  /// The opacity at `time` of content that fades in place, 0 to 1.
  func contentOpacity(at time: Double) -> Double { clampedToUnit(content.value(at: time)) }

  /// The smallest shape of the card behind its head, before scaling: a circle as large as the room allows, or a face in the
  /// ratio of its picture to the circle's.
  private func smallest(
    _ picture: PanelPicture?, in room: Rect, _ geometry: ChatHeadsGeometry
  ) -> PanelPicture {
    let side = min(room.width, room.height)
    guard let picture, geometry.pictureSize > 0 else {
      return PanelPicture(size: Size(width: side, height: side), radius: side / 2)
    }
    return picture.scaled(by: side / geometry.pictureSize)
  }

  /// Writes the layer at `time` and at the placement of that time. A layer that `isBare` is on the card of a layer behind it.
  func write(into frame: inout Frame, at time: Double, _ placement: PanelPlacement, isBare: Bool) {
    guard placement.scale > 0, placement.opacity > 0 else { return }
    var layer = Layer(
      head.map { LayerID(.conversation, item: $0.number) } ?? LayerID(.overflowPanel),
      center: placement.center, size: placement.size)
    layer.scale = placement.scale
    layer.opacity = placement.opacity
    layer.contentOpacity = placement.shownContent
    layer.contentOffset = slide.value(at: time) * placement.room.width
    layer.cornerRadius = placement.cornerRadius
    layer.shadow = isBare ? .none : Shadow(opacity: 0.3, offset: 8, radius: 30)
    layer.traits = isClosing ? [] : [.interactive]
    if isBare { layer.traits.insert(.bare) }
    frame.add(layer)
  }

  /// Writes the bar at the top of a conversation at its placement, `height` points high before scaling.
  func writeBar(
    into frame: inout Frame, _ placement: PanelPlacement, height: Double, traits: LayerTraits,
    in geometry: ChatHeadsGeometry
  ) {
    guard let head, placement.scale > 0, placement.opacity > 0 else { return }
    let room = placement.room
    var layer = Layer(
      LayerID(.panelBar, item: head.number),
      center: placement.point(Point(x: room.center.x, y: room.minY + height / 2)),
      size: Size(width: room.width, height: height))
    layer.scale = placement.scale
    layer.opacity = placement.opacity
    layer.traits = isClosing ? [] : traits
    // A switch does not fade the bar; a card has one bar.
    layer.contentOpacity = isLeaving ? 0 : placement.clarity
    frame.add(layer)
  }

  // MARK: Beak

  /// Writes the beak at a placement, with `growth`, 0 to 1, of its height. The beak points out of the room's edge at the
  /// panel's head, and grows with the content.
  func writeBeak(
    into frame: inout Frame, at time: Double, _ placement: PanelPlacement, growth: Double,
    column: HorizontalEdge?, isBeside: Bool, in geometry: ChatHeadsGeometry
  ) {
    let height = geometry.style.beakHeight * growth * placement.grown
    guard height > 0, placement.opacity > 0, case .springs = geometry.style.changes,
      let edge = geometry.beakEdge(
        of: placement.room, beside: column, isBeside: isBeside, at: placement.anchor)
    else { return }
    let (base, outwards) = edge
    let along = Vector(x: -outwards.y, y: outwards.x)
    let half = geometry.beakHalfWidth
    func point(_ alongEdge: Double, _ outOfEdge: Double) -> Point {
      placement.point(base + along * (alongEdge * half) + outwards * (outOfEdge * height))
    }
    // The beak extends a little into the panel, so that no seam shows.
    let start = frame.outlines.elements.count
    frame.outlines.add(.move(point(-1, -0.1)))
    frame.outlines.add(.line(point(-1, 0)))
    frame.outlines.add(.cubic(point(-0.5, 0), point(-0.2, 1), end: point(0, 1)))
    frame.outlines.add(.cubic(point(0.2, 1), point(0.5, 0), end: point(1, 0)))
    frame.outlines.add(.line(point(1, -0.1)))
    frame.outlines.add(.close)
    var layer = Layer(
      LayerID(.conversationBeak, item: head?.number ?? 0, index: column.map { 1 + $0.rawValue } ?? 0),
      center: placement.point(base),
      size: Size(width: 2 * half, height: 2 * half))
    layer.path = frame.outlines.range(from: start)
    layer.opacity = placement.opacity * clampedToUnit(beak.value(at: time))
    frame.add(layer)
  }
}
