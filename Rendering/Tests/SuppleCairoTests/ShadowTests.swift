import Foundation
import SuppleCairo
import SuppleScene
import Testing

/// Compares shadows with the integral of the Gaussian function.
@Suite("Shadows")
struct ShadowTests {
  @Test(arguments: [1.0, 2.0, 3.0], [2.0, 8.0, 30.0])
  func `a rectangle's shadow is the product of two error functions`(scale: Double, radius: Double) throws {
    let pixels = try Pixels(width: Int(200 * scale), height: Int(180 * scale))
    let painter = Painter(on: pixels, scale: scale)
    let box = Rect(x: 70, y: 60, width: 60, height: 40)
    painter.shadow(
      of: box, topRadius: 0, bottomRadius: 0, Shadow(opacity: 1, offset: 5, radius: radius))
    let deviation = radius / 2
    func part(_ at: Double, _ low: Double, _ high: Double) -> Double {
      let unit = deviation * 2.0.squareRoot()
      return (erf((at - low) / unit) - erf((at - high) / unit)) / 2
    }
    var greatest = 0.0
    for y in 0..<pixels.height {
      for x in 0..<pixels.width {
        let point = Point(x: (Double(x) + 0.5) / scale, y: (Double(y) + 0.5) / scale)
        let expected = part(point.x, 70, 130) * part(point.y, 65, 105)
        greatest = max(greatest, abs(expected - Double(pixels[x, y]?.alpha ?? 0) / 255))
      }
    }
    // A shift by one point would cause an error of 1 / (deviation sqrt(2 pi)): 0.40, 0.10, 0.027.
    #expect(greatest < 0.008)
  }

  @Test(arguments: [0.0, 0.25, 0.5, 0.75]) func `a shadow lies at its quarter of a pixel`(phase: Double)
    throws
  {
    let pixels = try Pixels(width: 80, height: 80)
    let painter = Painter(on: pixels, scale: 1)
    painter.shadow(
      of: Rect(x: 20 + phase, y: 20, width: 30, height: 30), topRadius: 15, bottomRadius: 15,
      Shadow(opacity: 1, offset: 0, radius: 4))
    var weight = 0.0
    var moment = 0.0
    for y in 0..<80 {
      for x in 0..<80 {
        let alpha = Double(pixels[x, y]?.alpha ?? 0)
        weight += alpha
        moment += alpha * (Double(x) + 0.5)
      }
    }
    #expect(abs(moment / weight - (35 + phase)) < 0.01)
  }

  @Test func `a disc's shadow has the depth of a blurred disc in its middle`() throws {
    let pixels = try Pixels(width: 120, height: 120)
    let painter = Painter(on: pixels, scale: 1)
    painter.shadow(
      of: Rect(x: 40.5, y: 40.5, width: 40, height: 40), topRadius: 20, bottomRadius: 20,
      Shadow(opacity: 1, offset: 0, radius: 30))
    // The integral of the Gaussian function over a disc of radius R around its centre is 1 - exp(-R^2 / 2 s^2).
    let expected = 1 - exp(-400.0 / (2 * 225))
    #expect(abs(Double(pixels[60, 60]?.alpha ?? 0) / 255 - expected) < 0.012)
  }

  @Test func `an outline's shadow is a rounded rectangle's`() throws {
    let box = Rect(x: 30.25, y: 30.5, width: 50, height: 36)
    let shadow = Shadow(opacity: 0.8, offset: 3, radius: 6)
    let kept = try Pixels(width: 220, height: 200)
    Painter(on: kept, scale: 2).shadow(of: box, topRadius: 12, bottomRadius: 12, shadow)
    let fresh = try Pixels(width: 220, height: 200)
    Painter(on: fresh, scale: 2).shadow(
      of: Outline.rectangle(box, radius: 12).elements[...], within: box, shadow)
    var greatest = 0
    for y in 0..<200 {
      for x in 0..<220 {
        greatest = max(greatest, abs(Int(kept[x, y]?.alpha ?? 0) - Int(fresh[x, y]?.alpha ?? 0)))
      }
    }
    #expect(greatest <= 3)
  }

  @Test func `a glow is brightest along the edge and stays inside`() throws {
    let pixels = try Pixels(width: 100, height: 100)
    let painter = Painter(on: pixels, scale: 1)
    painter.innerGlow(
      in: Rect(x: 10, y: 10, width: 80, height: 80), cornerRadius: 40, blur: 12, color: .white)
    let line = (0..<50).map { Double(pixels[$0, 50]?.alpha ?? 0) / 255 }
    #expect(line[0..<9].allSatisfy { $0 == 0 })
    // At a straight edge half of the Gaussian lies outside; at a circle's edge slightly more.
    #expect(line[10] > 0.45 && line[10] < 0.6)
    #expect(zip(line[10...], line[11...]).allSatisfy { $0 >= $1 })
    #expect(line[49] < 0.01)
  }
}
