import SuppleContract
import SuppleInteractions
import SuppleScene

extension LayerRole {
  /// The roles of all interactions, in the order of their numbers.
  public static let all = Contract.roles.map(\.role)

  /// The name of the role in scripts and replays; the number, as text, for a role of no interaction.
  public var scriptName: String { roleDescription?.name ?? String(rawValue) }

  /// The role with a name in scripts.
  public init?(scriptName: String) {
    guard let found = Contract.roles.first(where: { $0.name == scriptName }) else { return nil }
    self = found.role
  }

  /// The role's description in the contract. Roles are numbered from 0 without a gap.
  var roleDescription: RoleDescription? {
    let index = Int(rawValue)
    return Contract.roles.indices.contains(index) ? Contract.roles[index] : nil
  }
}

extension ScriptNames {
  /// The name of a layer, such as `head:anna`, `particle:3` or `row:2`.
  public func name(of layer: LayerID) -> String {
    let role = layer.role.scriptName
    let kind = layer.role.roleDescription?.item ?? .badge
    switch kind {
    case .none: return role
    case .row: return "\(role):\(layer.item)"
    case .head, .badge, .particle:
      var name = role
      if layer.item != 0 { name += ":" + (id(of: layer.item) ?? String(layer.item)) }
      if kind == .particle || layer.index != 0 { name += ":\(layer.index)" }
      return name
    }
  }
}
