import SuppleScene

/// One side of a connector, by its points: one quadratic curve, or two that meet in the middle.
struct ConnectorSide {
  /// The joint with the anchor.
  var start: Point
  /// The control point, of the first curve where there are two.
  var control: Point
  /// The place where two curves meet; of the original's one curve the middle of its ends; else nil.
  var middle: Point?
  /// The control point of the second curve; nil for one curve.
  var second: Point?
  /// The joint with the badge.
  var end: Point
}

/// A connector that is drawn.
enum DrawnConnector {
  case smooth(SmoothConnector)
  case parabolic(ParabolicConnector)

  /// One side: 1 clockwise of the axis, -1 against it.
  func side(_ sign: Double) -> ConnectorSide {
    switch self {
    case .smooth(let connector): connector.construction(sign)
    case .parabolic(let connector): connector.construction(sign)
    }
  }
}
