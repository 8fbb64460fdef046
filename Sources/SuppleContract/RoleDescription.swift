import SuppleInteractions
import SuppleScene

/// A value that replays show of a layer, besides its place and size. Replays show them in the order of the cases.
public enum LayerValue: String, Sendable, Hashable, CaseIterable {
  /// The uniform scale.
  case scale
  /// The opacity.
  case opacity
  /// The rotation about the horizontal axis, and the face that is seen.
  case angle
  /// The larger of the corner radii.
  case cornerRadius
  /// The colour.
  case fill
  /// The label.
  case text
  /// The outline.
  case path
  /// The width of the border, where there is one.
  case border
  /// The opacity and the offset of a slot's content, where it has not its place.
  case content
}

/// What the item of a role's layers is, and so how replays name the layers.
public enum ItemKind: String, Sendable, Hashable {
  /// There is one layer of the role.
  case none
  /// A row, by its number from 1: `row:2`.
  case row
  /// A head, by its id: `head:anna`.
  case head
  /// A badge or head by its id, or the one badge: `badge:anna`, `badge`.
  case badge
  /// The same, with the number of the particle: `particle:anna:3`, `particle:3`.
  case particle
}

/// A role of layers.
public struct RoleDescription: Sendable, Hashable {
  /// The name in scripts, replays and among the page's constants.
  public var name: String
  /// The role.
  public var role: LayerRole
  /// What the item of the role's layers is.
  public var item: ItemKind
  /// The values that replays show of the role's layers.
  public var values: Set<LayerValue>

  /// Describes a role.
  init(_ name: String, _ role: LayerRole, item: ItemKind = .none, _ values: Set<LayerValue>) {
    self.name = name
    self.role = role
    self.item = item
    self.values = values
  }
}
