import SuppleInteractions
import SuppleScene

extension LayerRole {
  /// Every role of every interaction, with the word by which scripts and replays call it.
  private static let words: [(role: LayerRole, word: String)] = [
    (.scrim, "dim"), (.conversation, "conversation"), (.dismissTarget, "target"), (.head, "head"),
    (.flyout, "flyout"), (.overflow, "overflow"), (.anchor, "home"), (.connector, "connector"),
    (.badge, "badge"), (.particle, "particle"), (.list, "list"), (.notch, "notch"), (.card, "card"),
    (.row, "row"),
  ]

  /// The roles of all interactions.
  public static let all = words.map(\.role)

  /// The word by which scripts and replays call the role; its number for one of no interaction here.
  public var scriptName: String {
    LayerRole.words.first { $0.role == self }?.word ?? String(rawValue)
  }

  /// The role of a word.
  public init?(scriptName: String) {
    guard let found = LayerRole.words.first(where: { $0.word == scriptName }) else { return nil }
    self = found.role
  }
}

extension ScriptNames {
  /// A layer's name, such as `head:anna`, `particle:3` or `row:2`.
  public func name(of layer: LayerID) -> String {
    let role = layer.role.scriptName
    switch layer.role {
    case .flyout, .scrim, .dismissTarget, .overflow, .list, .notch, .card: return role
    case .row: return "\(role):\(layer.item)"
    default:
      var name = role
      if layer.item != 0 { name += ":" + (id(of: layer.item) ?? String(layer.item)) }
      if layer.role == .particle { name += ":\(layer.index)" }
      return name
    }
  }
}
