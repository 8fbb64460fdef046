import SuppleScene

/// A colour at a place of a gradient.
public struct GradientStop: Sendable, Hashable {
  /// Where, 0 (the start) to 1 (the end).
  public var place: Double
  /// The colour there.
  public var color: RGBAColor

  /// A colour at a place.
  public init(_ place: Double, _ color: RGBAColor) {
    self.place = place
    self.color = color
  }
}

/// What fills a shape.
public enum Paint: Sendable, Hashable {
  /// One colour.
  case color(RGBAColor)
  /// Colours that change along a line; beyond its ends the outermost go on.
  case linear(from: Point, to: Point, [GradientStop])
  /// Colours that change from a centre outwards up to a radius, in points; beyond it the outermost goes on.
  case radial(center: Point, radius: Double, [GradientStop])
}

/// Which parts lie inside of outlines that cross.
public enum FillRule: Sendable, Hashable {
  /// Where outlines wind around a point more often one way than the other.
  case winding
  /// Where an odd number of outlines lies around a point.
  case evenOdd
}

/// How a line ends.
public enum LineCap: Sendable, Hashable {
  /// Right at its end.
  case butt
  /// In a half circle around its end.
  case round
}
