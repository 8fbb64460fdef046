/// The effects of a change of a part, on which its owner acts.
///
/// Bits 0 to 7 are the kit's. A part declares its own as static members of itself, so that two parts may use one name:
///
/// ```swift
/// extension FlyoutPart { static var hidden: PartEffects { PartEffects(own: 0) } }
/// ```
public struct PartEffects: OptionSet, Sendable, Hashable {
  /// The bits.
  public let rawValue: UInt32
  /// The effects of some bits.
  @inlinable
  public init(rawValue: UInt32) { self.rawValue = rawValue }
  /// The part's own effect with a number, 0 to 23; no effect for any other number.
  @inlinable
  public init(own number: UInt32) { rawValue = number < 24 ? 1 << (number + 8) : 0 }

  /// A field has caught the dragged or thrown layer.
  @inlinable public static var captured: PartEffects { PartEffects(rawValue: 1) }
  /// A field has released the layer.
  @inlinable public static var released: PartEffects { PartEffects(rawValue: 2) }
  /// The part moves to its resting place.
  @inlinable public static var landed: PartEffects { PartEffects(rawValue: 4) }
  /// A finger released the part without a throw.
  @inlinable public static var dropped: PartEffects { PartEffects(rawValue: 8) }
  /// A finger tapped the part.
  @inlinable public static var tapped: PartEffects { PartEffects(rawValue: 16) }
  /// A finger began to drag the part.
  @inlinable public static var dragBegan: PartEffects { PartEffects(rawValue: 32) }
  /// The part has ended.
  @inlinable public static var ended: PartEffects { PartEffects(rawValue: 64) }
  /// Another value that the owner shows has changed.
  @inlinable public static var changed: PartEffects { PartEffects(rawValue: 128) }
}
