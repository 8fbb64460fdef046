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

/// A property of a style that has several named options; its raw values count up from 0.
public protocol StyleChoice: RawRepresentable, Sendable, Hashable where RawValue == Int32 {
  /// The option's name in scripts and attributes.
  var name: StaticString { get }
}

/// The numbers that shape the feel of an interaction.
public protocol InteractionStyle: Sendable, Hashable {
  /// The preset that people expect today; the default.
  static var modern: Self { get }
  /// The preset of the original.
  static var classic: Self { get }
  /// Visits every property, in a fixed order.
  mutating func visit<Visitor: StyleVisitor>(_ visitor: Visitor)
}
