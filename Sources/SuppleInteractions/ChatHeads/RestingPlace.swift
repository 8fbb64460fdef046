import SuppleScene

/// The resting place of a stack: an edge and a point at it, with the bounds at the time of setting, so that rotations return
/// to the same place.
public struct RestingPlace: Sendable, Hashable {
  /// The edge.
  public var edge: RestingEdge
  /// The leader's centre when the place was set, in points.
  public var point: Point
  /// The reachable centres when the place was set.
  var bounds: Rect

  /// The place in the current bounds: the same edge, and the same part of the height at a side, of the width at the top and
  /// bottom.
  func point(in geometry: ChatHeadsGeometry) -> Point {
    let now = RestingPlace.bounds(at: edge, in: geometry)
    guard now != bounds else { return point }
    let across = bounds.width > 0 ? (point.x - bounds.minX) / bounds.width : 0.5
    let down = bounds.height > 0 ? (point.y - bounds.minY) / bounds.height : 0
    return Point(x: now.minX + across * now.width, y: now.minY + down * now.height)
  }

  /// The centres of a circle between the bars, without regard to the on-screen keyboard and to a gap at the edges, so that a
  /// later style does not change the place that was set. A leader comes as near to the place as gap and size allow.
  ///
  /// Without `toEnds` they are the reachable centres, which the gap makes fewer.
  static func bounds(at edge: RestingEdge, in geometry: ChatHeadsGeometry, toEnds: Bool = true) -> Rect {
    let size = geometry.style.headSize
    let heights = geometry.restHeights(stacked: false, keyboard: false, height: size, toEnds: toEnds)
    let widths =
      edge.isSide
      ? geometry.circleRestX(.left)...geometry.circleRestX(.right)
      : geometry.restWidths(stacked: false, width: size, toEnds: toEnds)
    return Rect(
      x: widths.lowerBound, y: heights.lowerBound, width: widths.upperBound - widths.lowerBound,
      height: heights.upperBound - heights.lowerBound)
  }

  /// A place in the current bounds.
  init(edge: RestingEdge, point: Point, in geometry: ChatHeadsGeometry) {
    self.edge = edge
    self.point = point
    bounds = RestingPlace.bounds(at: edge, in: geometry)
  }

  /// The first resting place at `edge`: the style's starting height, at the top and bottom as a part of the width, from the
  /// side where lines of text begin.
  static func starting(at edge: RestingEdge, in geometry: ChatHeadsGeometry) -> RestingPlace {
    let bounds = RestingPlace.bounds(at: edge, in: geometry)
    let part = geometry.style.startingHeight
    let point =
      edge.isSide
      ? Point(x: geometry.restX(edge), y: bounds.minY + part * bounds.height)
      : Point(
        x: bounds.minX + (geometry.rightToLeft ? 1 - part : part) * bounds.width, y: geometry.restY(edge))
    return RestingPlace(edge: edge, point: point, in: geometry)
  }
}
