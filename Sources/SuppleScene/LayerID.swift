/// What a layer is in its interaction: a number that each interaction names in constants of its own.
///
/// The scene knows no interaction's words, so the set is open, as `Notification.Name` is. An interaction declares its
/// roles beside itself:
///
/// ```swift
/// extension LayerRole {
///   /// A head's avatar: a slot.
///   static let head = LayerRole(rawValue: 3)
/// }
/// ```
public struct LayerRole: RawRepresentable, Sendable, Hashable {
  /// The number, by which WebAssembly hosts know the role.
  public let rawValue: Int32

  /// The role of a number.
  public init(rawValue: Int32) { self.rawValue = rawValue }
}

/// The lasting name of a layer: what it is, and of which head, badge or row.
public struct LayerID: Sendable, Hashable {
  /// What the layer is.
  public var role: LayerRole
  /// Whose it is: the number of a head, badge or row; 0 where there is but one.
  public var item: Int32
  /// Which of several: a particle's number, else 0.
  public var index: Int32

  /// The name of a layer.
  public init(_ role: LayerRole, item: Int32 = 0, index: Int32 = 0) {
    self.role = role
    self.item = item
    self.index = index
  }
}
