public import SuppleInteractions

/// What a conversation beside its head is attached to. Example: `heads.setDocking(.floating)`
public enum ChatHeadsDocking: String, Codable, Sendable {
  /// Its head, with which it moves. Example: `heads.setDocking(.head)`
  case head
  /// A place of its own. Example: `let isFree = heads.docking == .floating`
  case floating
  /// The whole room. Example: `heads.setDocking(.full)`
  case full

  /// The docking of an engine's value.
  package init(_ docking: PanelDocking) {
    switch docking {
    case .head: self = .head
    case .floating: self = .floating
    case .full: self = .full
    }
  }

  /// The engine's value of this docking.
  package var engineDocking: PanelDocking {
    switch self {
    case .head: .head
    case .floating: .floating
    case .full: .full
    }
  }
}

/// What a head is for. Example: `let help = ChatHead(id: "help", name: "Help", role: .button)`
public enum ChatHeadRole: String, Codable, Sendable {
  /// A tap opens its conversation. Example: `head.role = .conversation`
  case conversation
  /// A tap opens nothing, and the app is notified of it. Example: `head.role = .button`
  case button
}

extension ChatHeadsStyle {
  /// The style of a launcher: one head that rests 16 points from the corner where lines of text end, and cannot be
  /// dismissed. Example: `heads.style = .launcher`
  public static var launcher: ChatHeadsStyle {
    var style = ChatHeadsStyle.modern
    let gap = 16.0
    style.edgeOverhang = -gap
    style.restInsets.bottom = gap
    style.startingHeight = 1
    style.dropZones = .none
    return style
  }
}
