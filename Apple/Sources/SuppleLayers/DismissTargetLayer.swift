package import QuartzCore
package import SuppleScene

/// The dismiss target: a disc with a rim and a cross, which glows while it captures a head.
///
/// A captured head covers the middle. So the cross moves to the lower right as the glow grows, on a small disc of its
/// own. A style without a glow changes its colours immediately, and its cross does not move.
package final class DismissTargetLayer: CALayer {
  /// The cross, on its own disc.
  package let cross = CAShapeLayer()
  private let disc = CALayer()
  private let rim = RingLayer()
  private let crossDisc = CALayer()
  private var crossSide: CGFloat = -1
  /// The colour of a target that captures a head, and of its glow.
  package static var engagedColor: CGColor { color(engaged, engaged, 0) }
  /// Red, green, blue and alpha in sRGB, 0 to 1.
  private static let engaged: SIMD4 = [0.84, 0, 0.08, 1]
  private static let resting: SIMD4 = [0.08, 0.09, 0.1, 0.55]
  private static let white: SIMD4 = [1.0, 1, 1, 1]
  private static let clear: SIMD4 = [1.0, 1, 1, 0]

  package override init() {
    super.init()
    cross.fillColor = nil
    rim.strokeColor = Self.color(Self.white, Self.white, 0)
    addSublayer(disc)
    addSublayer(rim)
    addSublayer(crossDisc)
    crossDisc.addSublayer(cross)
  }

  package required init?(coder: NSCoder) { nil }

  package override init(layer: Any) { super.init(layer: layer) }

  /// Displays the content of the target's layer. Called within the transaction of a frame.
  package func update(with layer: Layer) {
    let diameter = CGFloat(layer.size.width)
    let glows = layer.shadow.radius > 0
    let engagement = glows ? layer.shadow.opacity : layer.traits.contains(.engaged) ? 1 : 0
    let box = CGRect(origin: .zero, size: CGSize(layer.size))
    disc.frame = box
    disc.cornerRadius = diameter / 2
    disc.backgroundColor = Self.color(Self.resting, Self.engaged, engagement)
    rim.update(
      around: box.insetBy(dx: 2, dy: 2), radius: diameter / 2 - 2, width: 2)
    placeCross(diameter, offset: glows ? engagement : 0)
  }

  /// Draws the cross; `offset` is the share of its displacement to the lower right, 0 to 1.
  private func placeCross(_ diameter: CGFloat, offset: Double) {
    let middle = diameter * CGFloat(0.5 + 0.41 * offset)
    let reach = 0.17 * diameter
    crossDisc.frame = CGRect(x: middle - reach, y: middle - reach, width: 2 * reach, height: 2 * reach)
    crossDisc.cornerRadius = reach
    crossDisc.backgroundColor = Self.color(Self.clear, Self.white, offset)
    cross.strokeColor = Self.color(Self.white, Self.engaged, offset)
    let side = CGFloat(0.34 - 0.16 * offset) * diameter
    cross.lineWidth = CGFloat(2.5 + 1.5 * offset) * side / 24
    guard side != crossSide else { return }
    crossSide = side
    let (near, far) = (reach - side * 3 / 8, reach + side * 3 / 8)
    let path = CGMutablePath()
    path.move(to: CGPoint(x: near, y: near))
    path.addLine(to: CGPoint(x: far, y: far))
    path.move(to: CGPoint(x: far, y: near))
    path.addLine(to: CGPoint(x: near, y: far))
    cross.path = path
  }

  /// Interpolates between two colours; `part` is the share of the second, 0 to 1.
  private static func color(_ first: SIMD4<Double>, _ second: SIMD4<Double>, _ part: Double) -> CGColor {
    let mixed = first * (1 - part) + second * part
    return CGColor(srgbRed: mixed.x, green: mixed.y, blue: mixed.z, alpha: mixed.w)
  }
}
