import SuppleMotion
import SuppleScene

/// A visitor of a style's properties in their order: to clamp, list, read or write them.
///
/// Every style lists its properties once, in `visit`; visitors use the names, the ranges or the numbers. The list is
/// generic over its visitor: a program without a visitor that reads names, such as a page's module, is compiled without
/// them.
public protocol StyleVisitor: AnyObject {
  /// Begins a group of properties with this name.
  func group(_ name: StaticString)

  /// A number within a range.
  func number(_ name: StaticString, _ value: inout Double, in range: ClosedRange<Double>, unit: StyleUnit)

  /// A part of a property, such as a spring's stiffness; hosts write `owner.name`. It counts as a separate number.
  func part(
    _ name: StaticString, of owner: StaticString, _ value: inout Double, in range: ClosedRange<Double>,
    unit: StyleUnit)

  /// One of `count` named options, by its raw value from 0 up; `optionName` returns their names.
  func option(
    _ name: StaticString, _ value: inout Int32, of count: Int32, name optionName: (Int32) -> StaticString)
}

extension StyleVisitor {
  /// Ignores the name.
  @inlinable
  public func group(_ name: StaticString) {}

  /// Visits the part as a number.
  @inlinable
  public func part(
    _ name: StaticString, of owner: StaticString, _ value: inout Double, in range: ClosedRange<Double>,
    unit: StyleUnit
  ) { number(name, &value, in: range, unit: unit) }

  /// Ignores the number.
  @inlinable
  public func number(
    _ name: StaticString, _ value: inout Double, in range: ClosedRange<Double>, unit: StyleUnit
  ) {}

  /// Ignores the option.
  @inlinable
  public func option(
    _ name: StaticString, _ value: inout Int32, of count: Int32, name optionName: (Int32) -> StaticString
  ) {}

  /// One of several named options.
  @inlinable
  public func choice<Choice: StyleChoice>(_ name: StaticString, _ value: inout Choice) {
    var raw = value.rawValue
    var count: Int32 = 0
    while Choice(rawValue: count) != nil { count += 1 }
    option(name, &raw, of: count) { Choice(rawValue: $0)?.name ?? "" }
    if let chosen = Choice(rawValue: raw) { value = chosen }
  }

  /// A spring within the ranges in which every spring is at rest within 10 s of a throw.
  @inlinable
  @inline(never)
  public func spring(_ name: StaticString, _ value: inout Spring) {
    spring(name, &value, stiffness: 150...20000, dampingRatio: 0.25...1.5)
  }

  /// A spring, as its two parts: stiffness at mass 1, and damping ratio.
  @inlinable
  @inline(never)
  public func spring(
    _ name: StaticString, _ value: inout Spring, stiffness: ClosedRange<Double>,
    dampingRatio: ClosedRange<Double>
  ) {
    var k = value.stiffness / value.mass
    var z = value.dampingRatio
    part("stiffness", of: name, &k, in: stiffness, unit: .stiffness)
    part("dampingRatio", of: name, &z, in: dampingRatio, unit: .ratio)
    if k != value.stiffness || z != value.dampingRatio || value.mass != 1 {
      value = Spring(stiffness: k, dampingRatio: z)
    }
  }

  /// A colour, as its parts red, green and blue from 0 to 255.
  @inlinable
  @inline(never)
  public func color(_ name: StaticString, _ value: inout RGBAColor) {
    func part(_ part: StaticString, _ value: inout UInt8) {
      var number = Double(value)
      self.part(part, of: name, &number, in: 0...255, unit: .count)
      if number >= 0, number < 256 { value = UInt8(number) }
    }
    part("red", &value.red)
    part("green", &value.green)
    part("blue", &value.blue)
  }
}
