import SuppleInteractions
import SuppleScene

/// A value of a layer in replays, besides position and size. Replays print the values in the order of the cases.
public enum LayerValue: String, Sendable, Hashable, CaseIterable {
  /// The uniform scale.
  case scale
  /// The opacity.
  case opacity
  /// The rotation about the horizontal axis, and the visible face.
  case angle
  /// The larger of the corner radii.
  case cornerRadius
  /// The colour.
  case fill
  /// The label.
  case text
  /// The outline.
  case path
  /// The width of the border, if there is one.
  case border
  /// The opacity and the offset of a slot's content, if the content is displaced or transparent.
  case content
}

/// The meaning of the item of a role's layers. It determines the layers' names in replays.
public enum ItemKind: String, Sendable, Hashable {
  /// The role has one layer.
  case none
  /// A row, by its number from 1: `row:2`.
  case row
  /// A head, by its id: `head:anna`.
  case head
  /// A badge or head by its id, or the one badge: `badge:anna`, `badge`.
  case badge
  /// One of a badge's or head's particles, or of the parts of its construction, with its number: `particle:anna:3`,
  /// `particle:3`.
  case particle
}

/// A role of layers.
public struct RoleDescription: Sendable, Hashable {
  /// The name in scripts, replays and among the page's constants.
  public var name: String
  /// The role.
  public var role: LayerRole
  /// The meaning of the item of the role's layers.
  public var item: ItemKind
  /// The values of the role's layers in replays.
  public var values: Set<LayerValue>

  /// Describes a role.
  init(_ name: String, _ role: LayerRole, item: ItemKind = .none, _ values: Set<LayerValue>) {
    self.name = name
    self.role = role
    self.item = item
    self.values = values
  }
}
