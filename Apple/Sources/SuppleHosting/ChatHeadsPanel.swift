package import SuppleInteractions

/// The docking, the size and the place of a conversation beside its head. An app saves it as a part of the heads' state.
/// Example: `kept.panel = ChatHeadsPanel(docking: .floating, width: 420, x: 0, y: 1)`
public struct ChatHeadsPanel: Codable, Sendable, Equatable {
  /// The docking. Example: `let isFree = heads.state.panel?.docking == .floating`
  public var docking: ChatHeadsDocking
  /// The width that a person or the app has set, in points; nil for the style's. Example: `kept.panel?.width = nil`
  public var width: Double?
  /// The height that a person or the app has set, in points; nil for the style's. Example: `kept.panel?.height = 480`
  public var height: Double?
  /// The place of its left edge in the free width of its room, 0 to 1; nil for the docked place. Example: `kept.panel?.x = 0.5`
  public var x: Double?
  /// The place of its top in the free height of its room, 0 to 1; nil for the docked place. Example: `kept.panel?.y = 0`
  public var y: Double?

  /// Makes a panel. Example: `let panel = ChatHeadsPanel(width: 480)`
  public init(
    docking: ChatHeadsDocking = .head, width: Double? = nil, height: Double? = nil, x: Double? = nil,
    y: Double? = nil
  ) {
    (self.docking, self.width, self.height, self.x, self.y) = (docking, width, height, x, y)
  }

  /// The panel of an engine's arrangement; nil for the style's docking, size and place.
  package init?(_ panel: ChatHeadsArrangement.Panel) {
    guard panel != ChatHeadsArrangement.Panel() else { return nil }
    self.init(
      docking: ChatHeadsDocking(panel.docking), width: panel.width, height: panel.height, x: panel.x,
      y: panel.y)
  }

  /// The engine's value of this panel.
  package var enginePanel: ChatHeadsArrangement.Panel {
    ChatHeadsArrangement.Panel(docking: docking.engineDocking, width: width, height: height, x: x, y: y)
  }
}
