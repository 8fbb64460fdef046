/// Quantities that add up and scale, such as displacements and velocities: what a spring does its arithmetic on.
///
/// `Double`, `Float` and the SIMD vectors of floating-point numbers are vector spaces. A type made of several of them
/// becomes one by doing the same to each:
///
/// ```swift
/// extension Vector: VectorSpace {
///   func scaled(by factor: Double) -> Vector { self * factor }
///   var magnitudeSquared: Double { dot(self) }
/// }
/// ```
public protocol VectorSpace: Movable where Displacement == Self {
  /// What changes nothing when it is added.
  static var zero: Self { get }

  /// The sum.
  static func + (a: Self, b: Self) -> Self

  /// The difference.
  static func - (a: Self, b: Self) -> Self

  /// `factor` times this.
  func scaled(by factor: Double) -> Self

  /// The square of the length.
  var magnitudeSquared: Double { get }
}

extension VectorSpace {
  /// The difference to `origin`.
  @inlinable
  public func displacement(from origin: Self) -> Self { self - origin }

  /// The sum with `displacement`.
  @inlinable
  public func moved(by displacement: Self) -> Self { self + displacement }
}

extension Double: VectorSpace {
  /// `factor` times this.
  @inlinable
  public func scaled(by factor: Double) -> Double { self * factor }

  /// The square.
  @inlinable
  public var magnitudeSquared: Double { self * self }
}

extension Float: VectorSpace {
  /// `factor` times this, rounded once.
  @inlinable
  public func scaled(by factor: Double) -> Float { Float(Double(self) * factor) }

  /// The square.
  @inlinable
  public var magnitudeSquared: Double { Double(self) * Double(self) }
}

extension SIMD2: Movable, VectorSpace where Scalar: BinaryFloatingPoint {
  /// `factor` times each number.
  @inlinable
  public func scaled(by factor: Double) -> SIMD2 { self * Scalar(factor) }

  /// The sum of the squares.
  @inlinable
  public var magnitudeSquared: Double { Double((self * self).sum()) }
}

extension SIMD3: Movable, VectorSpace where Scalar: BinaryFloatingPoint {
  /// `factor` times each number.
  @inlinable
  public func scaled(by factor: Double) -> SIMD3 { self * Scalar(factor) }

  /// The sum of the squares.
  @inlinable
  public var magnitudeSquared: Double { Double((self * self).sum()) }
}

extension SIMD4: Movable, VectorSpace where Scalar: BinaryFloatingPoint {
  /// `factor` times each number.
  @inlinable
  public func scaled(by factor: Double) -> SIMD4 { self * Scalar(factor) }

  /// The sum of the squares.
  @inlinable
  public var magnitudeSquared: Double { Double((self * self).sum()) }
}

extension SIMD8: Movable, VectorSpace where Scalar: BinaryFloatingPoint {
  /// `factor` times each number.
  @inlinable
  public func scaled(by factor: Double) -> SIMD8 { self * Scalar(factor) }

  /// The sum of the squares.
  @inlinable
  public var magnitudeSquared: Double { Double((self * self).sum()) }
}
