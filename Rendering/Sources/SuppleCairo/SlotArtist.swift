import SuppleScene

/// What a renderer must know of a slot's content before it draws it.
public struct SlotLook: Sendable, Hashable {
  /// Names what is to be seen: as long as it, the layer's name, face, size, traits and label stay as they are, a picture
  /// kept from before is shown. Nil where the content differs in every frame, as a spinner does.
  public var version: Int?
  /// How far inside of the layer's edge the content lies on each side, in points: its shadow is cast from there. An avatar
  /// that fills its head but for 4 points says 4.
  public var inset: Double
  /// How far the content reaches beyond the layer's edge on each side, in points. Above 0 it is not clipped to the
  /// layer's rounded outline.
  public var overhang: Double
  /// What the whole layer is filled with below the content, or nil. It keeps edges clean where the content's own ground
  /// would end exactly at the layer's edge. A card's front has the layer's colour there if nothing else is said.
  public var background: RGBAColor?
  /// A shadow instead of the layer's own, or nil for that.
  public var shadow: Shadow?

  /// A look; one that stays as it is, unless told otherwise.
  public init(
    version: Int? = 0, inset: Double = 0, overhang: Double = 0, background: RGBAColor? = nil,
    shadow: Shadow? = nil
  ) {
    self.version = version
    self.inset = inset
    self.overhang = overhang
    self.background = background
    self.shadow = shadow
  }
}

/// Draws what an app would put into a frame's slots: avatars, conversations, rows.
///
/// The renderer draws by itself what layers carry: fills, paths, counts, shadows, dimming. It asks an artist for the
/// layers of the roles `head`, `conversation`, `target`, `flyout`, `overflow`, `list`, `row` and both faces of the
/// `card`, and for all that lies behind the layers.
///
/// Drawings are in the layer's own points: (0, 0) is its top left corner and `layer.size` its extent, whatever its
/// place, scale or turn on screen; what reaches beyond is cut off along the layer's rounded corners, unless its look has
/// an overhang. A card's back is drawn upright.
public protocol SlotArtist: AnyObject {
  /// The text of a number that a label carries, or nil for none.
  func text(of number: Int32) -> String?
  /// What there is to know of a slot's content; asked once per layer and frame.
  func look(of layer: Layer, at time: Double) -> SlotLook
  /// Draws a slot's content. `time` is the frame's.
  func draw(_ layer: Layer, at time: Double, with painter: Painter)
  /// Names what lies behind the layers, as ``SlotLook/version`` does for slots.
  func backdropVersion(at time: Double) -> Int?
  /// Draws what lies behind the layers, over the whole screen.
  func drawBackdrop(size: Size, at time: Double, with painter: Painter)
}

extension SlotArtist {
  /// No texts.
  public func text(of number: Int32) -> String? { nil }
  /// Content that stays as it is and fills its layer.
  public func look(of layer: Layer, at time: Double) -> SlotLook { SlotLook() }
  /// A backdrop that stays as it is.
  public func backdropVersion(at time: Double) -> Int? { 0 }
}
