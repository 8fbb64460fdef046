import SuppleMotion
import SuppleScene

/// The touch of a panel by a finger.
enum PanelTouch: Sendable {
  /// No finger.
  case none
  /// The finger presses the bar, or drags the panel by it.
  case bar(Drag)
  /// The finger presses edges and has not moved them yet.
  indirect case pressing(PanelEdges, TouchGesture)
  /// The finger moves edges.
  indirect case resizing(PanelResize)

  /// The finger; nil for none.
  var pointer: Int32? {
    switch self {
    case .none: nil
    case .bar(let drag): drag.gesture.pointer
    case .pressing(_, let gesture): gesture.pointer
    case .resizing(let resize): resize.drag.gesture.pointer
    }
  }
}

/// A resize of a panel by a finger: the corner between its edges follows the finger 1:1, the other edges stay.
struct PanelResize: Sendable {
  /// The distance, in points, by which the corner can leave its area.
  private static let give = 24.0

  /// The edges that the finger moves.
  let edges: PanelEdges
  /// The frame at the start.
  let start: Rect
  /// The room of the panel at the start.
  let room: Rect
  /// The range of the corner for the minimum to the maximum size, in the room.
  private let area: Rect
  /// The motion of the corner.
  var drag: Drag

  /// A resize from `start` by a finger whose press has moved beyond its slop. The corner begins at its place in `start` with
  /// `velocity`, in points per second. With reduced motion the corner cannot leave its area.
  @inline(never)
  init(
    _ edges: PanelEdges, of start: Rect, velocity: Vector, by gesture: TouchGesture, _ hostTime: HostTime,
    in beside: BesidePlacement, at now: Double
  ) {
    self.edges = edges
    self.start = start
    room = beside.room
    area = beside.corners(of: start, edges)
    drag = Drag(
      pointer: gesture.pointer, touch: gesture.start, hostTime: hostTime, slop: 0,
      holding: edges.corner(of: start), velocity: velocity, time: now,
      limits: Drag.Limits(
        area: area, give: beside.geometry.reducedMotion ? 1e-6 : Self.give,
        axis: !edges.changesHeight ? .horizontal : edges.changesWidth ? .both : .vertical))
    _ = drag.move(to: gesture.position, hostTime: hostTime, time: now)
  }

  /// The frame at `time`.
  @inline(never)
  func frame(at time: Double) -> Rect { edges.moving(start, to: drag.position(at: time)) }

  /// The frame after the touch spring has come to rest.
  var goal: Rect { edges.moving(start, to: drag.goal) }

  /// The frame at rest: the goal, with the corner back in its area.
  var end: Rect { edges.moving(start, to: area.nearest(to: drag.goal)) }

  /// The motions of the panel's upper left corner and of its size from `time` on, for a finger at rest.
  @inline(never)
  func motions(at time: Double) -> (origin: PointMotion, extent: PointMotion) {
    let velocity = drag.velocity(at: time)
    let isLeft = edges.contains(.left)
    let isTop = edges.contains(.top)
    let origin = Vector(x: isLeft ? velocity.x : 0, y: isTop ? velocity.y : 0)
    let extent = Vector(
      x: isLeft ? -velocity.x : edges.contains(.right) ? velocity.x : 0,
      y: isTop ? -velocity.y : edges.contains(.bottom) ? velocity.y : 0)
    let (now, goal) = (frame(at: time), goal)
    func motion(_ from: Point, _ velocity: Vector, _ target: Point) -> PointMotion {
      PointMotion(
        spring: Drag.touchSpring, start: time, from: from, velocity: velocity, target: target)
    }
    return (
      motion(now.origin, origin, goal.origin),
      motion(
        Point(x: now.width, y: now.height), extent, Point(x: goal.width, y: goal.height))
    )
  }
}
