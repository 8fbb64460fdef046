import SuppleScene

/// How a panel is drawn at an instant: its room, scaled about the point that it grows from.
struct PanelPlacement {
  /// The room at full size, in points.
  let room: Rect
  /// The point that does not move as the panel grows, in points.
  let anchor: Point
  /// The scale, 0 or more.
  let scale: Double
  /// The opacity, 0 to 1.
  let opacity: Double
  /// How far the last half of the growth has come, 0 to 1, in which content and beak come.
  let grown: Double
  /// The opacity of content that fades in place, 0 to 1.
  let contentOpacity: Double

  /// Where a point of the full-sized room is drawn.
  func point(_ point: Point) -> Point { anchor + (point - anchor) * scale }
}
