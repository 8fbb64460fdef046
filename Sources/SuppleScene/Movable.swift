import SuppleMotion

// Springs move the scene's types as they move numbers: see `Movable` in SuppleMotion.

extension Vector: VectorSpace {
  /// The vector stretched by `factor`.
  public func scaled(by factor: Double) -> Vector { self * factor }

  /// The square of the length.
  public var magnitudeSquared: Double { dot(self) }
}

extension Point: Movable {
  /// The way from `origin` to here.
  public func displacement(from origin: Point) -> Vector { self - origin }

  /// The point that lies `displacement` away.
  public func moved(by displacement: Vector) -> Point { self + displacement }
}

extension Size: Movable {
  /// How much wider and higher it is than `origin`.
  public func displacement(from origin: Size) -> Vector {
    Vector(x: width - origin.width, y: height - origin.height)
  }

  /// The size that is wider and higher by `displacement`.
  public func moved(by displacement: Vector) -> Size {
    Size(width: width + displacement.x, height: height + displacement.y)
  }
}

extension Rect: Movable {
  /// How far its left and upper edge, its width and its height are from those of `origin`.
  public func displacement(from origin: Rect) -> SIMD4<Double> {
    SIMD4(x - origin.x, y - origin.y, width - origin.width, height - origin.height)
  }

  /// The rectangle whose left and upper edge, width and height are that far away.
  public func moved(by displacement: SIMD4<Double>) -> Rect {
    Rect(
      x: x + displacement[0], y: y + displacement[1], width: width + displacement[2],
      height: height + displacement[3])
  }
}

extension RGBAColor: Movable {
  /// How far its red, green, blue and alpha are from those of `origin`, in steps of 0 to 255.
  public func displacement(from origin: RGBAColor) -> SIMD4<Double> {
    SIMD4(
      Double(red) - Double(origin.red), Double(green) - Double(origin.green),
      Double(blue) - Double(origin.blue), Double(alpha) - Double(origin.alpha))
  }

  /// The colour whose red, green, blue and alpha are that far away, each held within 0 to 255.
  public func moved(by displacement: SIMD4<Double>) -> RGBAColor {
    func shifted(_ part: UInt8, by steps: Double) -> UInt8 {
      let sum = Double(part) + steps
      // Rounded to the nearest; not-a-number counts as 0.
      return sum >= 255 ? 255 : sum > 0 ? UInt8(sum + 0.5 < 255 ? sum + 0.5 : 255) : 0
    }
    return RGBAColor(
      red: shifted(red, by: displacement[0]), green: shifted(green, by: displacement[1]),
      blue: shifted(blue, by: displacement[2]), alpha: shifted(alpha, by: displacement[3]))
  }
}
