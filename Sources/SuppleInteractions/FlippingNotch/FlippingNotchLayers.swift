import SuppleScene

// The layers of a flipping notch.
extension LayerRole {
  /// The app's list; its centre's y carries the offset.
  public static let list = LayerRole(rawValue: 10)
  /// The stretched cut-out of the screen.
  public static let notch = LayerRole(rawValue: 11)
  /// The card that drops, waits and flips: two slots, one a face.
  public static let card = LayerRole(rawValue: 12)
  /// A row that came out of the notch: a slot.
  public static let row = LayerRole(rawValue: 13)
}
