import SuppleCairo
import SuppleScene

extension Painter {
  /// Draws a line of one device pixel, on whole pixels, right above or below a height.
  func drawHairline(x: Double, width: Double, y: Double, above: Bool, color: RGBAColor) {
    // A point has at least one pixel; at scale 1 that is a point's whole width.
    let pixel = 1 / max(1, scale)
    let edge = (y / pixel).rounded() * pixel
    fill(
      .rectangle(Rect(x: x, y: above ? edge - pixel : edge, width: width, height: pixel)),
      with: .color(color))
  }
}
