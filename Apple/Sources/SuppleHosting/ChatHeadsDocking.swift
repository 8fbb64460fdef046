public import SuppleInteractions

/// The docking of a conversation beside its head. Example: `heads.setDocking(.floating)`
public enum ChatHeadsDocking: String, Codable, Sendable {
  /// The conversation is docked at its head and moves with it. Example: `heads.setDocking(.head)`
  case head
  /// The conversation floats at its own place. Example: `let isFree = heads.docking == .floating`
  case floating
  /// The conversation fills the whole room. Example: `heads.setDocking(.full)`
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

/// The purpose of a head. Example: `let help = ChatHead(id: "help", name: "Help", role: .button)`
public enum ChatHeadRole: String, Codable, Sendable {
  /// A tap opens its conversation. Example: `head.role = .conversation`
  case conversation
  /// A tap opens nothing, and the app is notified. Example: `head.role = .button`
  case button
}

extension ChatHeadsStyle {
  /// The style of a launcher: one head that rests 16 points from the corner where lines of text end, and cannot be
  /// dismissed. Example: `heads.style = .launcher`
  public static var launcher: ChatHeadsStyle {
    var style = ChatHeadsStyle.modern
    style.edgeOverhang = -16
    style.startingHeight = 1
    style.dropZones = .none
    return style
  }
}
