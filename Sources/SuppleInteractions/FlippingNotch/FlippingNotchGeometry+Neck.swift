import SuppleScene

// The neck between the cut-out and a card that has just come out.
extension FlippingNotchGeometry {
  /// The minimum distance of the neck's sides from the card's, in points.
  private static let neckInset = 2.0
  /// The overlap of the neck with cut-out and card, in points: edges that only touched would show a fine line.
  private static let neckOverlap = 0.5

  /// The place on the right corner of a shape, or on its edge, at which the neck leaves it.
  private struct Joint {
    /// The distance from the centre line, in points.
    let x: Double
    /// The sine of the corner's angle there: 0 at the side, 1 on the edge.
    let reach: Double

    /// The joint at `reach` on a corner, or as much further inwards as the neck may not be wider than `widest`.
    @inline(never)
    init(halfWidth: Double, radius: Double, reach: Double, widest: Double) {
      let x = halfWidth - radius * (1 - (1 - reach * reach).squareRoot())
      guard x > widest, radius > 0 else {
        (self.x, self.reach) = (min(x, widest), reach)
        return
      }
      let cosine = max(0, 1 - (halfWidth - widest) / radius)
      (self.x, self.reach) = (widest, (1 - cosine * cosine).squareRoot())
    }

    /// The control point along the shape's outline, `least` points from `point`; `down` is 1 downwards, -1 upwards. The more
    /// the outline points inwards, the further, up to half of the distance to the waist.
    @inline(never)
    func handle(from point: Point, to waist: Point, least: Double, down: Double) -> Point {
      let length = least + max(0, (point.x - waist.x) / 2 - least) * reach
      return Point(x: point.x - reach * length, y: point.y + down * (1 - reach * reach).squareRoot() * length)
    }
  }

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
    // Wider than the card, the neck would stand out on both sides of it.
    let widest = max(0, card.width / 2 - Self.neckInset)
    let overlap = Self.neckOverlap
    let radiusAbove = max(0, radius - overlap)
    let radiusBelow = max(0, cardRadius - overlap)
    let above = Joint(halfWidth: shape.width / 2 - overlap, radius: radiusAbove, reach: reach, widest: widest)
    let below = Joint(halfWidth: card.width / 2 - overlap, radius: radiusBelow, reach: reach, widest: widest)
    let upper = Point(x: above.x * (1 - inward), y: shape.maxY - overlap - radiusAbove * (1 - above.reach))
    let lower = Point(x: below.x * (1 - inward), y: card.minY + overlap + radiusBelow * (1 - below.reach))
    // Until both joints are in sight the corners cover each other.
    guard lower.y > upper.y else { return }
    let waist = Point(
      x: max(0, min(upper.x, lower.x) - 0.2 * reach * (lower.y - upper.y)) * (1 - inward),
      y: (upper.y + lower.y) / 2)
    let handle = (lower.y - upper.y) / 4
    // The points of the right half, from the centre line; the left half mirrors them.
    let leaving = above.handle(from: upper, to: waist, least: handle, down: 1)
    let arriving = below.handle(from: lower, to: waist, least: handle, down: -1)
    let upperWaist = Point(x: waist.x, y: waist.y - handle)
    let lowerWaist = Point(x: waist.x, y: waist.y + handle)
    func left(_ point: Point) -> Point { Point(x: centerX - point.x, y: point.y) }
    func right(_ point: Point) -> Point { Point(x: centerX + point.x, y: point.y) }
    path.add(.move(left(upper)))
    path.add(.cubic(left(leaving), left(upperWaist), end: left(waist)))
    path.add(.cubic(left(lowerWaist), left(arriving), end: left(lower)))
    path.add(.line(right(lower)))
    path.add(.cubic(right(arriving), right(lowerWaist), end: right(waist)))
    path.add(.cubic(right(upperWaist), right(leaving), end: right(upper)))
    path.add(.close)
  }
}
