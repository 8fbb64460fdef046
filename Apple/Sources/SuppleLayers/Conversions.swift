package import QuartzCore
package import SuppleScene

extension CGPoint {
  /// The point for Core Graphics.
  package init(_ point: Point) { self.init(x: point.x, y: point.y) }
}

extension Point {
  /// The point for the engine.
  package init(_ point: CGPoint) { self.init(x: Double(point.x), y: Double(point.y)) }
}

extension CGSize {
  /// The size for Core Graphics.
  package init(_ size: Size) { self.init(width: size.width, height: size.height) }
}

extension Size {
  /// The size for the engine.
  package init(_ size: CGSize) { self.init(width: Double(size.width), height: Double(size.height)) }
}

extension CGRect {
  /// The rectangle for Core Graphics.
  package init(_ rect: Rect) {
    self.init(origin: CGPoint(x: rect.x, y: rect.y), size: CGSize(rect.size))
  }
}

extension Rect {
  /// The rectangle for the engine.
  package init(_ rect: CGRect) {
    self.init(
      x: Double(rect.origin.x), y: Double(rect.origin.y), width: Double(rect.size.width),
      height: Double(rect.size.height))
  }
}

extension RGBAColor {
  /// The colour for Core Graphics, in sRGB.
  package var cgColor: CGColor {
    CGColor(
      srgbRed: CGFloat(red) / 255, green: CGFloat(green) / 255, blue: CGFloat(blue) / 255,
      alpha: CGFloat(alpha) / 255)
  }

  /// The nearest colour with eight bits a channel; channels are in sRGB, 0 to 1, and clamped.
  package init(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
    func part(_ x: CGFloat) -> UInt8 { UInt8(min(255, max(0, (Double(x) * 255).rounded()))) }
    self.init(red: part(red), green: part(green), blue: part(blue), alpha: part(alpha))
  }
}

extension CATransform3D {
  /// Converts the matrix without change: engine and Core Animation both store rows and multiply row vectors from the
  /// left.
  package init(_ t: Transform3D) {
    self.init(
      m11: t.m1[0], m12: t.m1[1], m13: t.m1[2], m14: t.m1[3], m21: t.m2[0], m22: t.m2[1], m23: t.m2[2],
      m24: t.m2[3], m31: t.m3[0], m32: t.m3[1], m33: t.m3[2], m34: t.m3[3], m41: t.m4[0], m42: t.m4[1],
      m43: t.m4[2], m44: t.m4[3])
  }
}

extension CGPath {
  /// The outline as a path of Core Graphics.
  package static func make(_ outline: ArraySlice<OutlineElement>) -> CGPath {
    let path = CGMutablePath()
    for element in outline {
      switch element {
      case .move(let point): path.move(to: CGPoint(point))
      case .line(let point): path.addLine(to: CGPoint(point))
      case .quadratic(let control, let end):
        path.addQuadCurve(to: CGPoint(end), control: CGPoint(control))
      case .cubic(let first, let second, let end):
        path.addCurve(to: CGPoint(end), control1: CGPoint(first), control2: CGPoint(second))
      case .close: path.closeSubpath()
      }
    }
    return path
  }
}
