/// The area without pixels at the screen's top, for a camera: a notch, an island, a punch hole. It is always centred.
///
/// ```swift
/// notch.perform(.setCutout(.island), at: time)
/// notch.perform(.setCutout(Cutout(width: 160, depth: 30, cornerRadius: 20, inset: 0)), at: time)
/// ```
public struct Cutout: Sendable, Hashable {
  /// The width, in points.
  public var width: Double
  /// The height, in points.
  public var depth: Double
  /// The radius of the corners, in points; for a notch, of the two lower corners.
  public var cornerRadius: Double
  /// The distance from the screen's top edge, in points; 0 for a notch, which is part of the edge.
  public var inset: Double

  /// The notch of the original's phone: 209 by 26 points, corners of 20.
  public static let notch = Cutout(width: 209, depth: 26, cornerRadius: 20, inset: 0)
  /// An island: 126 by 37 points, 11 below the edge.
  public static let island = Cutout(width: 126, depth: 37, cornerRadius: 18.5, inset: 11)
  /// A punch hole: a circle of 26 points across, 12 below the edge.
  public static let punchHole = Cutout(width: 26, depth: 26, cornerRadius: 13, inset: 12)

  /// A cut-out. Numbers that are negative or not finite count as 0, lengths above 10,000 as 10,000; the radius is
  /// limited to half of the shorter side, for a notch to half of the width and to the depth.
  public init(width: Double, depth: Double, cornerRadius: Double, inset: Double) {
    func length(_ x: Double) -> Double { x.isFinite ? min(max(0, x), 10_000) : 0 }
    self.width = length(width)
    self.depth = length(depth)
    self.inset = length(inset)
    let room = inset > 0 ? min(self.width, self.depth) / 2 : min(self.width / 2, self.depth)
    self.cornerRadius = min(length(cornerRadius), room)
  }

  /// Whether the cut-out has no area.
  public var isEmpty: Bool { width <= 0 || depth <= 0 }
}
