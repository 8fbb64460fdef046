import SuppleMotion

// Conformances with which springs can move the scene's types: see `Movable` in SuppleMotion.

extension Vector: VectorSpace {
  /// The vector multiplied by `factor`.
  public func scaled(by factor: Double) -> Vector { self * factor }

  /// The square of the length.
  public var magnitudeSquared: Double { dot(self) }
}

extension Point: Movable {
  /// The displacement from `origin` to this point.
  public func displacement(from origin: Point) -> Vector { self - origin }

  /// This point moved by `displacement`.
  public func moved(by displacement: Vector) -> Point { self + displacement }
}

extension Size: Movable {
  /// The differences of width and height from `origin`.
  public func displacement(from origin: Size) -> Vector {
    Vector(x: width - origin.width, y: height - origin.height)
  }

  /// This size, wider and higher by `displacement`.
  public func moved(by displacement: Vector) -> Size {
    Size(width: width + displacement.x, height: height + displacement.y)
  }
}

extension Rect: Movable {
  /// The differences of left edge, top edge, width and height from `origin`.
  public func displacement(from origin: Rect) -> SIMD4<Double> {
    SIMD4(x - origin.x, y - origin.y, width - origin.width, height - origin.height)
  }

  /// This rectangle with `displacement` added to left edge, top edge, width and height.
  public func moved(by displacement: SIMD4<Double>) -> Rect {
    Rect(
      x: x + displacement[0], y: y + displacement[1], width: width + displacement[2],
      height: height + displacement[3])
  }
}

extension RGBAColor: Movable {
  /// The differences of red, green, blue and alpha from `origin`, in units of 1/255.
  public func displacement(from origin: RGBAColor) -> SIMD4<Double> {
    SIMD4(
      Double(red) - Double(origin.red), Double(green) - Double(origin.green),
      Double(blue) - Double(origin.blue), Double(alpha) - Double(origin.alpha))
  }

  /// This colour with `displacement` added to red, green, blue and alpha, each clamped to 0...255.
  public func moved(by displacement: SIMD4<Double>) -> RGBAColor {
    func shifted(_ part: UInt8, by steps: Double) -> UInt8 {
      let sum = Double(part) + steps
      // Rounded to the nearest integer; not-a-number counts as 0.
      return sum >= 255 ? 255 : sum > 0 ? UInt8(sum + 0.5 < 255 ? sum + 0.5 : 255) : 0
    }
    return RGBAColor(
      red: shifted(red, by: displacement[0]), green: shifted(green, by: displacement[1]),
      blue: shifted(blue, by: displacement[2]), alpha: shifted(alpha, by: displacement[3]))
  }
}
