import Foundation

// Page: https://developer.apple.com/documentation/coregraphics/cgpathelementtype; iOS 2
public enum CGPathElementType: Int32, Sendable {
  case moveToPoint, addLineToPoint, addQuadCurveToPoint, addCurveToPoint, closeSubpath
}

// Page: https://developer.apple.com/documentation/coregraphics/cgpathelement; iOS 2
public struct CGPathElement {
  public var type: CGPathElementType
  public var points: UnsafeMutablePointer<CGPoint>
  public init(type: CGPathElementType, points: UnsafeMutablePointer<CGPoint>) {
    (self.type, self.points) = (type, points)
  }
}

// Page: https://developer.apple.com/documentation/coregraphics/cgpath; iOS 2
/// A path; on Apple's platforms a Core Foundation type.
public class CGPath: Equatable {
  /// The elements with their points, for tests.
  public struct StandInElement: Equatable, Sendable {
    public var type: CGPathElementType
    public var points: [CGPoint]
  }
  public fileprivate(set) var standInElements: [StandInElement] = []
  fileprivate init() {}
  /// Copies a path for a layer. Later changes to a mutable path do not affect the copy.
  public func standInCopy() -> CGPath {
    let copy = CGPath()
    copy.standInElements = standInElements
    return copy
  }
  public init(rect: CGRect, transform: UnsafePointer<CGAffineTransform>?) {
    let corners = [
      CGPoint(x: rect.minX, y: rect.minY), CGPoint(x: rect.maxX, y: rect.minY),
      CGPoint(x: rect.maxX, y: rect.maxY), CGPoint(x: rect.minX, y: rect.maxY),
    ]
    standInElements = [StandInElement(type: .moveToPoint, points: [corners[0]])]
    standInElements += corners.dropFirst().map { StandInElement(type: .addLineToPoint, points: [$0]) }
    standInElements.append(StandInElement(type: .closeSubpath, points: []))
  }
  public init(
    roundedRect rect: CGRect, cornerWidth: CGFloat, cornerHeight: CGFloat,
    transform: UnsafePointer<CGAffineTransform>?
  ) {
    precondition(
      2 * cornerWidth <= rect.width && 2 * cornerHeight <= rect.height, "Core Graphics stops there")
    let (x, y) = (cornerWidth, cornerHeight)
    // The distance of a control point from its corner, as a part of the radius: one cubic curve for a quarter of an
    // ellipse.
    let near: CGFloat = 0.4477152501692064
    let (left, right, top, bottom) = (rect.minX, rect.maxX, rect.minY, rect.maxY)
    func line(_ px: CGFloat, _ py: CGFloat) {
      standInElements.append(StandInElement(type: .addLineToPoint, points: [CGPoint(x: px, y: py)]))
    }
    func curve(_ points: (CGFloat, CGFloat)...) {
      let points = points.map { CGPoint(x: $0.0, y: $0.1) }
      standInElements.append(StandInElement(type: .addCurveToPoint, points: points))
    }
    standInElements = [StandInElement(type: .moveToPoint, points: [CGPoint(x: left + x, y: top)])]
    line(right - x, top)
    curve((right - x * near, top), (right, top + y * near), (right, top + y))
    line(right, bottom - y)
    curve((right, bottom - y * near), (right - x * near, bottom), (right - x, bottom))
    line(left + x, bottom)
    curve((left + x * near, bottom), (left, bottom - y * near), (left, bottom - y))
    line(left, top + y)
    curve((left, top + y * near), (left + x * near, top), (left + x, top))
    standInElements.append(StandInElement(type: .closeSubpath, points: []))
  }
  public func applyWithBlock(_ block: (UnsafePointer<CGPathElement>) -> Void) {
    for element in standInElements {
      var points = element.points.isEmpty ? [CGPoint.zero] : element.points
      points.withUnsafeMutableBufferPointer { buffer in
        guard let first = buffer.baseAddress else { return }
        var one = CGPathElement(type: element.type, points: first)
        block(&one)
      }
    }
  }
  public static func == (a: CGPath, b: CGPath) -> Bool { a === b || a.standInElements == b.standInElements }
}

// Page: https://developer.apple.com/documentation/coregraphics/cgmutablepath; iOS 2
public class CGMutablePath: CGPath {
  public override init() { super.init() }
  private func add(_ type: CGPathElementType, _ points: [CGPoint], _ transform: CGAffineTransform) {
    let moved = transform == .identity ? points : points.map { $0.applying(transform) }
    standInElements.append(StandInElement(type: type, points: moved))
  }
  public func move(to point: CGPoint, transform: CGAffineTransform = .identity) {
    add(.moveToPoint, [point], transform)
  }
  public func addLine(to point: CGPoint, transform: CGAffineTransform = .identity) {
    add(.addLineToPoint, [point], transform)
  }
  public func addQuadCurve(to end: CGPoint, control: CGPoint, transform: CGAffineTransform = .identity) {
    add(.addQuadCurveToPoint, [control, end], transform)
  }
  public func addCurve(
    to end: CGPoint, control1: CGPoint, control2: CGPoint, transform: CGAffineTransform = .identity
  ) {
    add(.addCurveToPoint, [control1, control2, end], transform)
  }
  public func closeSubpath() { add(.closeSubpath, [], .identity) }
}
