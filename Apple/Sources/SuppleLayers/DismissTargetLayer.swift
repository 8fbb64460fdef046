package import QuartzCore
package import SuppleScene

/// The dismiss target: a ring with a cross, which fades as the ring glows around a captured head. In a style without a glow the
/// target is a disc that changes its colours immediately, and the cross stays.
package final class DismissTargetLayer: CALayer {
  /// The cross, in the middle.
  package let cross = CAShapeLayer()
  private let disc = CALayer()
  /// The ring, or the rim of the disc.
  package let rim = RingLayer()
  private var crossSide: CGFloat = -1
  /// The colour of a disc with a captured head, and of the glow.
  package static var engagedColor: CGColor { color(engaged, engaged, 0) }
  /// Red, green, blue and alpha in sRGB, 0 to 1.
  private static let engaged: SIMD4 = [0.84, 0, 0.08, 1]
  private static let resting: SIMD4 = [0.08, 0.09, 0.1, 0.55]
  private static let white: SIMD4 = [1.0, 1, 1, 1]
  /// The colours of a ring on a light and on a dark app: the colour of text, and a red for a captured head, which differs from
  /// the red of unread counts.
  private static let light: (ink: SIMD4<Double>, removal: SIMD4<Double>) = (
    [0.08, 0.09, 0.12, 1], [0.7, 0.15, 0.12, 1]
  )
  private static let dark: (ink: SIMD4<Double>, removal: SIMD4<Double>) = (white, [1, 0.54, 0.5, 1])

  package override init() {
    super.init()
    cross.fillColor = nil
    addSublayer(disc)
    addSublayer(rim)
    addSublayer(cross)
  }

  package required init?(coder: NSCoder) { nil }

  package override init(layer: Any) { super.init(layer: layer) }

  /// Displays the content of the target's layer, over a light or a dark app. Called within the transaction of a frame.
  package func update(with layer: Layer, isDark: Bool) {
    let diameter = CGFloat(layer.size.width)
    let glows = layer.shadow.radius > 0
    let engagement = glows ? layer.shadow.opacity : layer.traits.contains(.engaged) ? 1 : 0
    let box = CGRect(origin: .zero, size: CGSize(layer.size))
    disc.frame = box
    disc.cornerRadius = diameter / 2
    disc.isHidden = glows
    disc.backgroundColor = Self.color(Self.resting, Self.engaged, engagement)
    let width: CGFloat = glows ? 3 : 2
    let ring = isDark ? Self.dark : Self.light
    rim.strokeColor =
      glows ? Self.color(ring.ink, ring.removal, engagement) : Self.color(Self.white, Self.white, 0)
    rim.update(around: box.insetBy(dx: width, dy: width), radius: diameter / 2 - width, width: width)
    cross.strokeColor = rim.strokeColor
    cross.opacity = Float(glows ? 1 - engagement : 1)
    placeCross(diameter)
  }

  /// Draws the cross in the middle of the target.
  private func placeCross(_ diameter: CGFloat) {
    cross.frame = CGRect(x: 0, y: 0, width: diameter, height: diameter)
    let side = 0.34 * diameter
    guard side != crossSide else { return }
    crossSide = side
    cross.lineWidth = 2.5 * side / 24
    let (near, far) = (diameter / 2 - side * 3 / 8, diameter / 2 + side * 3 / 8)
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
