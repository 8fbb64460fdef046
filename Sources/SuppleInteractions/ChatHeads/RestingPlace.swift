import SuppleScene

/// The resting place of a stack: an edge and a height, with the bounds at the time of setting, so that rotations return
/// to the same place.
public struct RestingPlace: Sendable, Hashable {
  /// The edge.
  public var edge: HorizontalEdge
  /// The leader's centre when the place was set, in points.
  public var point: Point
  /// The reachable centres when the place was set.
  var bounds: Rect

  /// The place in the current bounds: same side, same relative height.
  func point(in geometry: ChatHeadsGeometry) -> Point {
    let now = RestingPlace.bounds(in: geometry)
    guard now != bounds else { return point }
    let across = bounds.width > 0 ? (point.x - bounds.minX) / bounds.width : 0.5
    let down = bounds.height > 0 ? (point.y - bounds.minY) / bounds.height : 0
    return Point(x: now.minX + across * now.width, y: now.minY + down * now.height)
  }

  /// The reachable centres of a circle, not counting the on-screen keyboard. A leader with another face keeps the place,
  /// as near to it as its size allows.
  static func bounds(in geometry: ChatHeadsGeometry) -> Rect {
    let heights = geometry.restHeights(stacked: false, keyboard: false, height: geometry.style.headSize)
    let left = geometry.circleRestX(.left)
    return Rect(
      x: left, y: heights.lowerBound, width: geometry.circleRestX(.right) - left,
      height: heights.upperBound - heights.lowerBound)
  }

  /// A place in the current bounds.
  init(edge: HorizontalEdge, point: Point, in geometry: ChatHeadsGeometry) {
    self.edge = edge
    self.point = point
    bounds = RestingPlace.bounds(in: geometry)
  }

  /// The first resting place: at `edge`, at the style's starting height.
  static func starting(at edge: HorizontalEdge, in geometry: ChatHeadsGeometry) -> RestingPlace {
    let bounds = RestingPlace.bounds(in: geometry)
    let y = bounds.minY + geometry.style.startingHeight * bounds.height
    return RestingPlace(edge: edge, point: Point(x: geometry.restX(edge), y: y), in: geometry)
  }
}
