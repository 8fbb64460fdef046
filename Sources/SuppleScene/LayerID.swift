/// The kind of a layer: a number for which each interaction declares constants.
///
/// The set of roles is open, as with `Notification.Name`. An interaction declares its roles in an extension:
///
/// ```swift
/// extension LayerRole {
///   /// A head's avatar: a slot.
///   static let head = LayerRole(rawValue: 3)
/// }
/// ```
public struct LayerRole: RawRepresentable, Sendable, Hashable {
  /// The number of the role in the WebAssembly interface.
  public let rawValue: Int32

  /// The role with a number.
  public init(rawValue: Int32) { self.rawValue = rawValue }
}

/// The identity of a layer from frame to frame: its role, and its head, badge or row.
public struct LayerID: Sendable, Hashable {
  /// The role.
  public var role: LayerRole
  /// The number of the head, badge or row; 0 for a single one.
  public var item: Int32
  /// The number of the layer among several with the same role and item, such as a particle's number; else 0.
  public var index: Int32

  /// The identity of a layer.
  public init(_ role: LayerRole, item: Int32 = 0, index: Int32 = 0) {
    self.role = role
    self.item = item
    self.index = index
  }
}
