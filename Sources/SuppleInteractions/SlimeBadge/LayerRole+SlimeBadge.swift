import SuppleScene

// The layers of a slime badge, alone, on a head or in a row.
extension LayerRole {
  /// The anchor: the dot at the badge's resting place.
  public static let anchor = LayerRole(rawValue: 6)
  /// The outline of both dots and the connector between them. Index 1 and 2 are the ends of a broken connector, at the
  /// anchor and at the badge; 3 is the body of a burst with the drops that are still joined.
  public static let connector = LayerRole(rawValue: 7)
  /// The dot under the finger, with the label.
  public static let badge = LayerRole(rawValue: 8)
  /// One piece of a burst.
  public static let particle = LayerRole(rawValue: 9)
  /// A ring, as an outline: around the zone in which a torn badge is put back, and with index 1 around a burst.
  public static let ring = LayerRole(rawValue: 18)
  /// The app's own picture of a burst; its label has the picture's number, from 0.
  public static let burst = LayerRole(rawValue: 20)
  /// A part of the connector's construction. Index 0 has its lines on a light ground, 1 the lines; 2 to 7 are the points
  /// A, B, C, D, O and P, 8 to 13 their letters, and 14 to 17 the control points, in the order of the outline.
  public static let construction = LayerRole(rawValue: 23)
}
