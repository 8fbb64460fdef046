import Testing

@testable import SuppleScene

@Suite("Points, rectangles, colours")
struct GeometryTests {
  @Test("Points and vectors add, subtract and measure")
  func vectors() {
    let difference = Point(x: 4, y: 6) - Point(x: 1, y: 2)
    #expect(difference == Vector(x: 3, y: 4) && difference.length == 5)
    #expect(Point(x: 1, y: 2) + difference == Point(x: 4, y: 6))
    #expect(difference.perpendicular.dot(difference) == 0)
    #expect(difference.normalized == Vector(x: 0.6, y: 0.8))
    #expect(Vector.zero.normalized == nil)
    #expect(Vector(x: .infinity, y: 0).normalized == nil)
  }

  @Test("A rectangle is never negative and has four edges")
  func rectangles() {
    #expect(Rect(x: 1, y: 2, width: -5, height: .nan).size == .zero)
    let r = Rect(center: Point(x: 10, y: 20), size: Size(width: 6, height: 8))
    #expect(r.minX == 7 && r.maxX == 13 && r.minY == 16 && r.maxY == 24)
    #expect(r.contains(Point(x: 7, y: 24)) && !r.contains(Point(x: 6.99, y: 20)))
    #expect(!r.intersects(Rect(x: 13, y: 16, width: 5, height: 5)), "an edge is not an overlap")
    #expect(
      r.inset(by: Insets(top: 1, left: 2, bottom: 3, right: 1)) == Rect(x: 9, y: 17, width: 3, height: 4)
    )
  }

  @Test("An impossible size or place of a screen is detected")
  func validity() {
    #expect(!Size(width: -1, height: 1).isValid && !Size(width: .nan, height: 1).isValid)
    #expect(!Size(width: .infinity, height: 1).isValid && Size.zero.isValid)
    #expect(!Insets(top: -1).isValid && Insets.zero.isValid)
    #expect(!Point(x: 1e7, y: 0).isOnSomeScreen && !Point(x: .nan, y: 0).isOnSomeScreen)
  }

  @Test("A colour's contrast is WCAG's: white on black 21, the modern badge's red at least 4.5 under white")
  func contrast() {
    #expect(abs(RGBAColor.white.contrast(with: .black) - 21) < 1e-9)
    // Published: #767676 on white is the lightest grey that passes, 4.54.
    #expect(abs(RGBAColor(rgba: 0x7676_76FF).contrast(with: .white) - 4.54) < 0.005)
    #expect(RGBAColor(red: 215, green: 0, blue: 21).contrast(with: .white) >= 4.5)
    #expect(RGBAColor(rgba: 0x1234_5678).rgba == 0x1234_5678)
  }
}
