/// What a layer is in its interaction. Hosts and scripts know each by its name.
public enum LayerRole: Int32, Sendable, Hashable, CaseIterable {
  // Chat heads.
  /// The dark veil behind an open conversation.
  case dim = 0
  /// A head's conversation: a slot.
  case conversation
  /// The place at the bottom where heads are thrown away.
  case target
  /// A head's avatar: a slot.
  case head
  /// The bubble of text beside the resting stack.
  case flyout
  /// The row's slot for the heads that did not fit.
  case overflow
  // Slime badges, alone or on a head.
  /// The trail dot, which stays where the badge lives.
  case home
  /// The outline of both dots and the gum between them.
  case connector
  /// The dot under the finger, with the label.
  case badge
  /// One crumb of a burst.
  case particle
  // Flipping notch.
  /// The app's list; its centre's y carries the offset.
  case list
  /// The stretched cut-out of the screen.
  case notch
  /// The card that drops, waits and flips: two slots, one a face.
  case card
  /// A row that came out of the notch: a slot.
  case row
}

/// The lasting name of a layer: what it is, and of which head, badge or row.
public struct LayerID: Sendable, Hashable {
  /// What the layer is.
  public var role: LayerRole
  /// Whose it is: the number of a head or row, 0 where there is but one.
  public var item: Int32
  /// Which of several: a particle's number, else 0.
  public var index: Int32

  /// A layer's name.
  public init(_ role: LayerRole, item: Int32 = 0, index: Int32 = 0) {
    self.role = role
    self.item = item
    self.index = index
  }
}
