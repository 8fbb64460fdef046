import SuppleScene

/// The properties of a slot's content that the frame renderer needs before it draws the content.
public struct SlotLook: Sendable, Hashable {
  /// Version of the content. As long as the version and the layer's id, face, size, traits and label are unchanged, a
  /// cached picture is drawn. Nil for content that changes in every frame, such as a spinner.
  public var version: Int?
  /// Distance between the layer's edge and the content on each side, in points. The content casts the shadow: an avatar
  /// that leaves 4 points of its head free has an inset of 4.
  public var inset: Double
  /// Distance that the content extends beyond the layer's edge on each side, in points. If it is above 0, the content
  /// is not clipped to the layer's rounded outline.
  public var overhang: Double
  /// Colour of the whole layer below the content, or nil. It keeps edges clean if the content's own background would end
  /// exactly at the layer's edge. Nil on the front of a card means the layer's fill.
  public var background: RGBAColor?
  /// A shadow that replaces the layer's own; nil for the layer's own.
  public var shadow: Shadow?

  /// Creates a look; by default, of content that never changes.
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

/// Draws the app's content in the slots of a frame: avatars, conversations, rows.
///
/// A ``FrameRenderer`` itself draws fills, outlines, counts, shadows and dimming. A slot renderer decides which layers
/// are slots, and draws them (a card's two faces in turn) and the backdrop behind all layers.
///
/// Drawing is in the layer's own points: (0, 0) is its top left corner and `layer.size` its size, regardless of
/// position, scale or angle on screen. The content is clipped to the layer's rounded corners unless its look has an
/// overhang. The back of a card is drawn upright.
public protocol SlotRenderer: AnyObject {
  /// Whether this renderer draws the content of a layer, which belongs to the app. For the layers of Supple's own
  /// interactions this is `layer.id.role.isSlot`.
  func isSlot(_ layer: Layer) -> Bool
  /// The text with a number that a label refers to; nil if there is none.
  func text(of number: Int32) -> String?
  /// The colour of the border of a layer that has one.
  func borderColor(of layer: Layer) -> RGBAColor
  /// The colour of an outline without its own fill, from the slot that it continues; nil for none.
  func outlineColor(of layer: Layer) -> RGBAColor?
  /// The colour of a line of one point along the outline of a layer that has one; nil for none.
  func edgeColor(of layer: Layer) -> RGBAColor?
  /// The look of a slot's content; called once per layer and frame.
  func look(of layer: Layer, at time: Double) -> SlotLook
  /// Draws the content of a slot. `time` is the time of the frame, in seconds.
  func draw(_ layer: Layer, at time: Double, with painter: Painter)
  /// Version of the backdrop, with the meaning of ``SlotLook/version``.
  func backdropVersion(at time: Double) -> Int?
  /// Draws the backdrop over the whole screen, whose size is in points.
  func drawBackdrop(size: Size, at time: Double, with painter: Painter)
}

extension SlotRenderer {
  /// Default: there are no texts.
  public func text(of number: Int32) -> String? { nil }
  /// Default: white.
  public func borderColor(of layer: Layer) -> RGBAColor { .white }
  /// Default: none.
  public func outlineColor(of layer: Layer) -> RGBAColor? { nil }
  /// Default: none.
  public func edgeColor(of layer: Layer) -> RGBAColor? { nil }
  /// Default: content that never changes and fills its layer.
  public func look(of layer: Layer, at time: Double) -> SlotLook { SlotLook() }
  /// Default: a backdrop that never changes.
  public func backdropVersion(at time: Double) -> Int? { 0 }
}
