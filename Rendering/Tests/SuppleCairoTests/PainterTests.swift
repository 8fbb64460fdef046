import SuppleCairo
import SuppleScene
import Testing

@Suite("Painter")
struct PainterTests {
  @Test func `a rectangle covers its pixels and no others`() throws {
    let pixels = try Pixels(width: 8, height: 8)
    let painter = Painter(on: pixels, scale: 2)
    painter.fill(
      .rectangle(Rectangle(x: 1, y: 1, width: 2, height: 2)), with: .color(Color(rgba: 0xFF00_00FF)))
    #expect(pixels[2, 2] == Color(rgba: 0xFF00_00FF))
    #expect(pixels[1, 2]?.alpha == 0)
    #expect(pixels[6, 2]?.alpha == 0)
  }
}
