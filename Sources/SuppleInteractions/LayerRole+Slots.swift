import SuppleScene

extension LayerRole {
  /// Whether a layer with this role is a slot, whose content is the app's. Hosts draw all other layers from what the layers
  /// carry. False for roles that no interaction has named.
  public var isSlot: Bool {
    switch self {
    case .conversation, .dismissTarget, .head, .flyout, .overflow, .overflowed, .overflowPanel: true
    case .targetScrim, .list, .card, .row: true
    default: false
    }
  }
}
