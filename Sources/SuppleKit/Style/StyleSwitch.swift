/// A property of a style with two values: on and off.
public enum StyleSwitch: Int32, StyleChoice {
  /// Off.
  case off = 0
  /// On.
  case on

  /// The option's name in scripts and attributes.
  public var name: StaticString { self == .on ? "on" : "off" }
}
