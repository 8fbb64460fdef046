import SuppleScene

// The layers of a slime badge, alone, on a head or in a row.
extension LayerRole {
  /// The anchor: the dot that stays where the badge lives.
  public static let anchor = LayerRole(rawValue: 6)
  /// The outline of both dots and the connector between them.
  public static let connector = LayerRole(rawValue: 7)
  /// The dot under the finger, with the label.
  public static let badge = LayerRole(rawValue: 8)
  /// One piece of a burst.
  public static let particle = LayerRole(rawValue: 9)
}
