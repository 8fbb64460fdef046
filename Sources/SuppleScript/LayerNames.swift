import SuppleScene

extension LayerRole {
  /// The word by which scripts and replays call it.
  public var scriptName: String {
    switch self {
    case .dim: "dim"
    case .conversation: "conversation"
    case .target: "target"
    case .head: "head"
    case .flyout: "flyout"
    case .overflow: "overflow"
    case .home: "home"
    case .connector: "connector"
    case .badge: "badge"
    case .particle: "particle"
    case .list: "list"
    case .notch: "notch"
    case .card: "card"
    case .row: "row"
    }
  }

  /// The role of a word.
  public init?(scriptName: String) {
    guard let role = LayerRole.allCases.first(where: { $0.scriptName == scriptName }) else { return nil }
    self = role
  }
}

extension EventName {
  /// The word by which replays call it.
  public var scriptName: String {
    switch self {
    case .pressed: "pressed"
    case .opened: "opened"
    case .closed: "closed"
    case .selected: "selected"
    case .moved: "moved"
    case .captured: "captured"
    case .released: "released"
    case .dismissed: "dismissed"
    case .added: "added"
    case .overflowed: "overflowed"
    case .dropped: "dropped"
    case .cleared: "cleared"
    case .snapped: "snapped"
    case .restored: "restored"
    case .armed: "armed"
    case .disarmed: "disarmed"
    case .triggered: "triggered"
    case .inserted: "inserted"
    case .failed: "failed"
    case .cancelled: "cancelled"
    }
  }
}

extension ScriptNames {
  /// A layer's name, such as `head:anna`, `particle:3` or `row:2`.
  public func name(of layer: LayerID) -> String {
    let role = layer.role.scriptName
    switch layer.role {
    case .flyout, .dim, .target, .overflow, .list, .notch, .card: return role
    case .row: return "\(role):\(layer.item)"
    case .conversation, .head, .home, .connector, .badge, .particle:
      var name = role
      if layer.item != 0 { name += ":" + (id(of: layer.item) ?? String(layer.item)) }
      if layer.role == .particle { name += ":\(layer.index)" }
      return name
    }
  }
}
