/// A type that can be added and scaled, such as a displacement or a velocity: SwiftUI's `VectorArithmetic`.
///
/// `Double`, `Float` and the SIMD vectors of floating-point numbers conform. A type made of several of them conforms
/// by applying each operation to all parts:
///
/// ```swift
/// extension Vector: VectorSpace {
///   func scaled(by factor: Double) -> Vector { self * factor }
///   var magnitudeSquared: Double { dot(self) }
/// }
/// ```
public protocol VectorSpace: Movable where Displacement == Self {
  /// The neutral element of addition.
  static var zero: Self { get }

  /// The sum.
  static func + (a: Self, b: Self) -> Self

  /// The difference.
  static func - (a: Self, b: Self) -> Self

  /// This value multiplied by `factor`.
  func scaled(by factor: Double) -> Self

  /// The square of the length.
  var magnitudeSquared: Double { get }
}

extension VectorSpace {
  /// The displacement from `origin`: the difference.
  @inlinable
  public func displacement(from origin: Self) -> Self { self - origin }

  /// This value moved by `displacement`: the sum.
  @inlinable
  public func moved(by displacement: Self) -> Self { self + displacement }
}

extension Double: VectorSpace {
  /// This value multiplied by `factor`.
  @inlinable
  public func scaled(by factor: Double) -> Double { self * factor }

  /// The square.
  @inlinable
  public var magnitudeSquared: Double { self * self }
}

extension Float: VectorSpace {
  /// This value multiplied by `factor`, rounded once.
  @inlinable
  public func scaled(by factor: Double) -> Float { Float(Double(self) * factor) }

  /// The square.
  @inlinable
  public var magnitudeSquared: Double { Double(self) * Double(self) }
}

extension SIMD2: Movable, VectorSpace where Scalar: BinaryFloatingPoint {
  /// Each component multiplied by `factor`.
  @inlinable
  public func scaled(by factor: Double) -> SIMD2 { self * Scalar(factor) }

  /// The sum of the squares of the components.
  @inlinable
  public var magnitudeSquared: Double { Double((self * self).sum()) }
}

extension SIMD3: Movable, VectorSpace where Scalar: BinaryFloatingPoint {
  /// Each component multiplied by `factor`.
  @inlinable
  public func scaled(by factor: Double) -> SIMD3 { self * Scalar(factor) }

  /// The sum of the squares of the components.
  @inlinable
  public var magnitudeSquared: Double { Double((self * self).sum()) }
}

extension SIMD4: Movable, VectorSpace where Scalar: BinaryFloatingPoint {
  /// Each component multiplied by `factor`.
  @inlinable
  public func scaled(by factor: Double) -> SIMD4 { self * Scalar(factor) }

  /// The sum of the squares of the components.
  @inlinable
  public var magnitudeSquared: Double { Double((self * self).sum()) }
}

extension SIMD8: Movable, VectorSpace where Scalar: BinaryFloatingPoint {
  /// Each component multiplied by `factor`.
  @inlinable
  public func scaled(by factor: Double) -> SIMD8 { self * Scalar(factor) }

  /// The sum of the squares of the components.
  @inlinable
  public var magnitudeSquared: Double { Double((self * self).sum()) }
}
