import SuppleScene

// The neck between the cut-out and a card that has just come out.
extension FlippingNotchGeometry {
  /// The distance between the cut-out and the waiting card, in points.
  var waitingDistance: Double { droppedCard.minY - notch(stretch: 0).maxY }

  /// Adds the neck between the lower edge of the stretched cut-out and the upper edge of a card; none if they are too
  /// far apart, or still one shape.
  ///
  /// The neck continues the round corners of both without an edge, and is the thinner the further they are apart:
  ///
  /// ```
  ///  |          |    cut-out
  ///   \        /     the neck leaves its corner, later its lower edge
  ///    )      (      waist
  ///   /        \
  ///  |          |    card
  /// ```
  func addNeck(stretch: Double, to card: Rect, radius cardRadius: Double, into path: inout Outline) {
    let shape = notch(stretch: stretch)
    let radius = notchRadius(stretch: stretch)
    let corners = radius + cardRadius
    let length = min(style.neckLength, 0.6 * waitingDistance)
    // From the start of one shape's corner to the end of the other's.
    let span = card.minY - shape.maxY + corners
    guard length > 0, corners > 0, span > 0, span < length + corners else { return }
    // The place at which the neck leaves each shape: along its corner, then towards the middle of its edge, 0 to 1.
    let reach = min(1, 0.9 * span / corners)
    let beyond = span - corners / 0.9
    let inward = beyond > 0 ? min(1, beyond / (length + corners - corners / 0.9)) : 0
    let slope = (1 - reach * reach).squareRoot()
    let upper = Point(
      x: (shape.width / 2 - radius * (1 - slope)) * (1 - inward), y: shape.maxY - radius * (1 - reach))
    let lower = Point(
      x: (card.width / 2 - cardRadius * (1 - slope)) * (1 - inward),
      y: card.minY + cardRadius * (1 - reach))
    let waist = Point(
      x: max(0, min(upper.x, lower.x) - 0.2 * reach * (lower.y - upper.y)) * (1 - inward),
      y: (upper.y + lower.y) / 2)
    let handle = (lower.y - upper.y) / 4
    // Along the edge at the joint; the more this edge points inwards, the longer.
    let bend = handle + max(0, (max(upper.x, lower.x) - waist.x) / 2 - handle) * reach
    // The points of the right half, from the centre line; the left half mirrors them.
    let leaving = Point(x: upper.x - reach * bend, y: upper.y + slope * bend)
    let arriving = Point(x: lower.x - reach * bend, y: lower.y - slope * bend)
    let above = Point(x: waist.x, y: waist.y - handle)
    let below = Point(x: waist.x, y: waist.y + handle)
    func left(_ point: Point) -> Point { Point(x: centerX - point.x, y: point.y) }
    func right(_ point: Point) -> Point { Point(x: centerX + point.x, y: point.y) }
    path.add(.move(left(upper)))
    path.add(.cubic(left(leaving), left(above), end: left(waist)))
    path.add(.cubic(left(below), left(arriving), end: left(lower)))
    path.add(.line(right(lower)))
    path.add(.cubic(right(arriving), right(below), end: right(waist)))
    path.add(.cubic(right(above), right(leaving), end: right(upper)))
    path.add(.close)
  }
}
