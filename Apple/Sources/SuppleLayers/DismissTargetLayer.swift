package import QuartzCore
package import SuppleScene

/// The target at which heads are thrown: a disc with a cross, which glows while it holds a head.
package final class DismissTargetLayer: CALayer {
  private let disc = CALayer()
  private let cross = CAShapeLayer()
  /// The colour of a target that holds a head, and of its glow.
  package static var engagedColor: CGColor { CGColor(srgbRed: 0.84, green: 0, blue: 0.08, alpha: 1) }

  package override init() {
    super.init()
    disc.backgroundColor = CGColor(srgbRed: 0, green: 0, blue: 0, alpha: 0.5)
    cross.fillColor = nil
    cross.strokeColor = CGColor(srgbRed: 1, green: 1, blue: 1, alpha: 1)
    cross.lineWidth = 2
    addSublayer(disc)
    disc.addSublayer(cross)
  }

  package required init?(coder: NSCoder) { nil }

  package override init(layer: Any) { super.init(layer: layer) }

  /// Shows what the target's layer says besides its place. Called within the transaction of a frame.
  package func update(with layer: Layer) {
    disc.frame = CGRect(origin: .zero, size: CGSize(layer.size))
    disc.cornerRadius = CGFloat(layer.topRadius)
    disc.opacity = layer.traits.contains(.engaged) ? 1 : 0.8
    let glow = layer.shadow.radius > 0 ? CGFloat(layer.shadow.opacity) : 0
    disc.backgroundColor = CGColor(srgbRed: 0.84 * glow, green: 0, blue: 0.08 * glow, alpha: 0.5 + 0.5 * glow)
    let (middle, arm) = (CGFloat(layer.size.width) / 2, min(8, CGFloat(layer.size.width) / 6))
    let path = CGMutablePath()
    path.move(to: CGPoint(x: middle - arm, y: middle - arm))
    path.addLine(to: CGPoint(x: middle + arm, y: middle + arm))
    path.move(to: CGPoint(x: middle + arm, y: middle - arm))
    path.addLine(to: CGPoint(x: middle - arm, y: middle + arm))
    cross.path = path
  }
}
