import SuppleScene

/// The drawing of a panel at an instant: its room, scaled about the point of its growth.
struct PanelPlacement {
  /// The room at full size, in points.
  let room: Rect
  /// The fixed point of the growth, in points.
  let anchor: Point
  /// The scale, 0 or more.
  let scale: Double
  /// The opacity, 0 to 1.
  let opacity: Double
  /// The progress of the part of the growth in which content and beak appear, 0 to 1.
  let grown: Double
  /// The opacity of content that fades in place, 0 to 1.
  let contentOpacity: Double

  /// The position of a point of the full-sized room.
  func point(_ point: Point) -> Point { anchor + (point - anchor) * scale }
}
