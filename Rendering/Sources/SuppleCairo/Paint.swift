import SuppleScene

/// A colour at a position of a gradient.
public struct GradientStop: Sendable, Hashable {
  /// Position, 0 (the start) to 1 (the end).
  public var place: Double
  /// Colour at the position.
  public var color: RGBAColor

  /// Creates a stop from its position and colour.
  public init(_ place: Double, _ color: RGBAColor) {
    self.place = place
    self.color = color
  }
}

/// The fill of a shape.
public enum Paint: Sendable, Hashable {
  /// One colour.
  case color(RGBAColor)
  /// A linear gradient between two points; beyond them the colours of the ends continue.
  case linear(from: Point, to: Point, [GradientStop])
  /// A radial gradient from a centre to a radius in points; beyond it the last colour continues.
  case radial(center: Point, radius: Double, [GradientStop])
}

/// The rule by which a point lies inside of outlines that cross.
public enum FillRule: Sendable, Hashable {
  /// Inside is where the winding number is not 0.
  case winding
  /// Inside is where an odd number of outlines surrounds the point.
  case evenOdd
}

/// The shape of the ends of a line.
public enum LineCap: Sendable, Hashable {
  /// A straight end, exactly at the end point.
  case butt
  /// A semicircle around the end point.
  case round
}
