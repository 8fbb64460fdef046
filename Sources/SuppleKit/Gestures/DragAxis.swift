import SuppleScene

/// The axes along which a layer follows a finger.
public enum DragAxis: Int32, StyleChoice {
  /// Both axes.
  case both = 0
  /// Up and down only.
  case vertical
  /// To the left and right only.
  case horizontal
  /// Neither: the layer stays in its place.
  case none

  /// The option's name.
  public var name: StaticString {
    switch self {
    case .both: "both"
    case .vertical: "vertical"
    case .horizontal: "horizontal"
    case .none: "none"
    }
  }

  /// Whether the layer moves to the left and right.
  public var isHorizontal: Bool { self == .both || self == .horizontal }
  /// Whether the layer moves up and down.
  public var isVertical: Bool { self == .both || self == .vertical }

  /// The part of a displacement or velocity along the axes.
  public func along(_ vector: Vector) -> Vector {
    Vector(x: isHorizontal ? vector.x : 0, y: isVertical ? vector.y : 0)
  }
}
