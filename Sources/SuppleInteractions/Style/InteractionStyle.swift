/// The unit of a style's number.
public enum StyleUnit: Int32, Sendable, Hashable {
  /// A plain factor.
  case ratio = 0
  /// Points.
  case points
  /// Points per second.
  case pointsPerSecond
  /// Points per second, per second.
  case pointsPerSecondSquared
  /// Seconds.
  case seconds
  /// One over seconds.
  case perSecond
  /// A spring's stiffness at mass 1.
  case stiffness
  /// A whole number of things.
  case count
  /// Radians.
  case radians
}

/// Something that goes through a style's properties in their order: to clamp, list, read or write them.
///
/// Every style lists its properties once, in `visit`; whatever needs names, ranges or access by number is a visitor.
public protocol StyleVisitor {
  /// The following properties belong together under this name.
  mutating func group(_ name: StaticString)
  /// A number within a range.
  mutating func number(
    _ name: StaticString, _ value: inout Double, in range: ClosedRange<Double>, unit: StyleUnit)
  /// A part of a property that has several, such as a spring's stiffness; hosts write `name.part`.
  mutating func part(
    _ name: StaticString, of owner: StaticString, _ value: inout Double, in range: ClosedRange<Double>,
    unit: StyleUnit)
  /// One of several named ways.
  mutating func choice<Choice: StyleChoice>(_ name: StaticString, _ value: inout Choice)
}

/// One of several named ways a style can go; its raw values count up from 0.
public protocol StyleChoice: RawRepresentable, CaseIterable, Sendable, Hashable where RawValue == Int32 {
  /// The way's name, as scripts and attributes write it.
  var name: StaticString { get }
}

/// The numbers that shape how an interaction feels.
public protocol InteractionStyle: Sendable, Hashable {
  /// What a person expects today; the default.
  static var modern: Self { get }
  /// What the original showed.
  static var classic: Self { get }
  /// Goes through every property, in an order that does not change.
  mutating func visit<Visitor: StyleVisitor>(_ visitor: inout Visitor)
}
