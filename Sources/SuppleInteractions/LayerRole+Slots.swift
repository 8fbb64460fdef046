import SuppleScene

extension LayerRole {
  /// Whether a layer with this role is a slot, with the app's content. Hosts draw all other layers from their
  /// properties. False for roles that no interaction declares.
  public var isSlot: Bool {
    switch self {
    case .conversation, .dismissTarget, .head, .flyout, .overflow, .overflowed, .overflowPanel: true
    case .targetScrim, .list, .card, .row, .panel, .burst: true
    default: false
    }
  }
}
