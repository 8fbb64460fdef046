import SuppleCairo
import SuppleScene

extension Painter {
  /// Draws a horizontal line one device pixel high, on whole pixels, directly above or below `y`.
  func drawHairline(x: Double, width: Double, y: Double, above: Bool, color: RGBAColor) {
    // A pixel is at most one point, so that the line is not thicker than a point at scales below 1.
    let pixel = 1 / max(1, scale)
    let edge = (y / pixel).rounded() * pixel
    fill(
      .rectangle(Rect(x: x, y: above ? edge - pixel : edge, width: width, height: pixel)),
      with: .color(color))
  }
}
