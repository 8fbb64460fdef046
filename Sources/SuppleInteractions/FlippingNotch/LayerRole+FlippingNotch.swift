import SuppleScene

// The layers of a flipping notch.
extension LayerRole {
  /// The app's list; its centre is the screen's, moved down by the list's offset.
  public static let list = LayerRole(rawValue: 10)
  /// The screen's cut-out with its stretch, as an outline.
  public static let notch = LayerRole(rawValue: 11)
  /// The card that drops, waits and flips: two slots, one for each face.
  public static let card = LayerRole(rawValue: 12)
  /// A row of the list: a slot.
  public static let row = LayerRole(rawValue: 13)
  /// The mark in the stretched cut-out, as an outline: an arrow that turns with the pull, a tick for an armed pull, and a line
  /// if a release opens the panel.
  public static let indicator = LayerRole(rawValue: 16)
  /// The panel, to which a pull far beyond the threshold opens: a slot, the back of its card.
  public static let panel = LayerRole(rawValue: 21)
}
