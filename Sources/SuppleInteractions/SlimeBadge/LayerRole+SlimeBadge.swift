import SuppleScene

// The layers of a slime badge, alone, on a head or in a row.
extension LayerRole {
  /// The anchor: the dot that stays where the badge lives.
  public static let anchor = LayerRole(rawValue: 6)
  /// The outline of both dots and the connector between them. Index 1 and 2 are the ends of a connector that broke, with the
  /// anchor and with the badge; 3 is the body that the drops of a burst are still joined to.
  public static let connector = LayerRole(rawValue: 7)
  /// The dot under the finger, with the label.
  public static let badge = LayerRole(rawValue: 8)
  /// One piece of a burst.
  public static let particle = LayerRole(rawValue: 9)
  /// A ring, as an outline: that of the zone around the anchor in which a badge whose connector broke is put back, and with
  /// index 1 that around a burst.
  public static let ring = LayerRole(rawValue: 18)
}
