/// The face of a chat head: a rounded rectangle of its own size, in place of the circle.
///
/// ```swift
/// heads.perform(.setFace(head: 1, HeadFace(width: 160, height: 48), animated: true), at: time)  // a pill
/// ```
public struct HeadFace: Sendable, Hashable {
  /// The range of a side, in points.
  public static let sides = 24.0...400.0

  /// The width, in points.
  public let width: Double
  /// The height, in points.
  public let height: Double
  /// The radius of the corners, in points, from 0 to half of the smaller side.
  public let cornerRadius: Double

  /// Creates a face. A side out of its range takes the nearest bound; one that is not finite is 66, as in a head without a
  /// face. Without a finite radius the face is a circle or a pill.
  @inline(never)
  public init(width: Double, height: Double, cornerRadius: Double? = nil) {
    func side(_ value: Double) -> Double {
      value.isFinite ? max(Self.sides.lowerBound, min(value, Self.sides.upperBound)) : 66
    }
    self.width = side(width)
    self.height = side(height)
    let roundest = min(self.width, self.height) / 2
    let radius = cornerRadius ?? .nan
    self.cornerRadius = radius.isFinite ? max(0, min(radius, roundest)) : roundest
  }

  /// The larger side, in points.
  var largerSide: Double { max(width, height) }
  /// The smaller side, in points.
  var smallerSide: Double { min(width, height) }
}
