/// The part of the screen's top that shows nothing: a notch, an island, a punch hole. It is always centred.
///
/// ```swift
/// notch.perform(.setCutout(.island), at: time)
/// notch.perform(.setCutout(Cutout(width: 160, depth: 30, cornerRadius: 20, inset: 0)), at: time)
/// ```
public struct Cutout: Sendable, Hashable {
  /// The width, in points.
  public var width: Double
  /// The height, in points: how deep a notch reaches into the screen.
  public var depth: Double
  /// The radius of the corners (of a notch the lower two), in points.
  public var cornerRadius: Double
  /// How far it lies below the screen's top edge, in points; 0 for a notch, which grows out of the edge.
  public var inset: Double

  /// The notch of the original's phone: 209 by 26, corners 20.
  public static let notch = Cutout(width: 209, depth: 26, cornerRadius: 20, inset: 0)
  /// An island: 126 by 37, 11 below the edge.
  public static let island = Cutout(width: 126, depth: 37, cornerRadius: 18.5, inset: 11)
  /// A punch hole: a circle of 26, 12 below the edge.
  public static let punchHole = Cutout(width: 26, depth: 26, cornerRadius: 13, inset: 12)

  /// A cut-out. Numbers that are negative or not finite count as 0; the radius is cut to what there is room for.
  public init(width: Double, depth: Double, cornerRadius: Double, inset: Double) {
    func length(_ x: Double) -> Double { x.isFinite ? min(max(0, x), 10_000) : 0 }
    self.width = length(width)
    self.depth = length(depth)
    self.inset = length(inset)
    let room = inset > 0 ? min(self.width, self.depth) / 2 : min(self.width / 2, self.depth)
    self.cornerRadius = min(length(cornerRadius), room)
  }

  /// Whether it is there at all.
  public var isEmpty: Bool { width <= 0 || depth <= 0 }
}
