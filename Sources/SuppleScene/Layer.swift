import SuppleMotion

/// The text or number that a layer shows.
public enum LayerLabel: Sendable, Hashable {
  /// No label.
  case none
  /// A count, which hosts write in full.
  case count(Int32)
  /// A count above this one, which hosts write with a plus sign, "99+".
  case moreThan(Int32)
  /// A text, which the host keeps under this number.
  case text(Int32)
  /// A letter, by its number in ASCII.
  case letter(Int32)
}

/// The shadow of a layer.
public struct Shadow: Sendable, Hashable {
  /// The opacity of the black shadow, 0 to 1.
  public var opacity: Double
  /// The vertical offset, in points, positive downwards.
  public var offset: Double
  /// The blur radius, in points: twice the standard deviation, as in CSS's `box-shadow`. Core Animation's
  /// `shadowRadius` is half of it.
  public var radius: Double

  /// A shadow with an opacity (0 to 1), a vertical offset and a blur radius, in points.
  public init(opacity: Double, offset: Double, radius: Double) {
    self.opacity = opacity
    self.offset = offset
    self.radius = radius
  }

  /// No shadow.
  public static let none = Shadow(opacity: 0, offset: 0, radius: 0)
}

/// The visible side of a layer that turns.
public enum Face: Int32, Sendable, Hashable {
  /// The front.
  case front = 0
  /// The back, which hosts draw upright: turned by `angle` - pi.
  case back
}

/// Properties of a layer that change how hosts draw it or describe it to assistive technology.
public struct LayerTraits: OptionSet, Sendable, Hashable {
  /// The set as bits.
  public let rawValue: Int32
  /// A set from its bits.
  public init(rawValue: Int32) { self.rawValue = rawValue }

  /// The layer is pressed or dragged by a finger.
  public static let pressed = LayerTraits(rawValue: 1)
  /// The layer is the selected one of several.
  public static let selected = LayerTraits(rawValue: 2)
  /// The layer can be touched, within its hit area.
  public static let interactive = LayerTraits(rawValue: 4)
  /// The layer is drawn above the rest of the page and is not clipped.
  public static let raised = LayerTraits(rawValue: 8)
  /// The layer waits for the app: hosts can show a shimmer or a spinner.
  public static let waiting = LayerTraits(rawValue: 16)
  /// The layer is in use: a dismiss target that has captured a head, a head that is dragged, a list that is pulled.
  public static let engaged = LayerTraits(rawValue: 32)
  /// The layer shows a failure.
  public static let failed = LayerTraits(rawValue: 64)
  /// The engine has moved the layer's content to another scroll position: the host scrolls there and reports the position.
  public static let repositioned = LayerTraits(rawValue: 128)
  /// The slot has no background and no shadow of its own: it slides over the background of a slot behind it.
  public static let bare = LayerTraits(rawValue: 256)
}

/// One element of a frame: position, size, turn and appearance. A host shows it as an element with a CSS transform,
/// as a `CALayer` or `UIView`, or as pixels.
///
/// A layer is either drawn by the host from its properties (fill, path, label, shadow), or it is a slot, which shows
/// the app's content. The size is measured before scaling; the scale is about the centre.
public struct Layer: Sendable, Hashable {
  /// The identity, which stays the same from frame to frame.
  public var id: LayerID
  /// The centre on the screen, in points.
  public var center: Point
  /// The width and height before scaling, in points.
  public var size: Size
  /// The scale about the centre, 0 or more.
  public var scale: Double
  /// The opacity, 0 to 1.
  public var opacity: Double
  /// The rotation about the horizontal axis through the centre, in radians; a positive one moves the bottom edge
  /// towards the viewer.
  public var angle: Double
  /// The rotation in the screen's plane about the centre, in radians, clockwise; 0 for a layer with an ``angle``.
  public var rotation: Double
  /// The distance behind the screen's plane, in points.
  public var depth: Double
  /// The distance of the viewer from the screen's plane, in points (CSS's `perspective`); 0 for no perspective. The
  /// vanishing point is the layer's centre.
  public var perspective: Double
  /// The radius of the two upper corners, in points.
  public var topRadius: Double
  /// The radius of the two lower corners, in points.
  public var bottomRadius: Double
  /// The colour that fills the layer, or its path; nil for a slot, which the app draws.
  public var fill: RGBAColor?
  /// The range of the layer's outline in the frame's `outlines`, whose coordinates are the screen's; empty for a
  /// rounded rectangle.
  public var path: OutlineRange
  /// The text or number that the layer shows.
  public var label: LayerLabel
  /// The shadow.
  public var shadow: Shadow
  /// The visible side.
  public var face: Face
  /// The darkening of the content, 0 to 1.
  public var dimming: Double
  /// The saturation of a slot's content, 0 for grey to 1.
  public var saturation: Double
  /// The opacity of a slot's content on its ground, 0 to 1.
  public var contentOpacity: Double
  /// The displacement of a slot's content to the right, in points before scaling; the slot clips it.
  public var contentOffset: Double
  /// The width of the border outside of the layer's edge or outline, in points before scaling; its colour is the host's.
  public var borderWidth: Double
  /// The distance beyond each edge up to which the layer is hit, in points before scaling.
  public var hitOutset: Double
  /// The traits.
  public var traits: LayerTraits

  /// A layer with a position and a size, in points, and the default of every other property.
  public init(_ id: LayerID, center: Point, size: Size) {
    self.id = id
    self.center = center
    self.size = size
    scale = 1
    opacity = 1
    angle = 0
    rotation = 0
    depth = 0
    perspective = 0
    topRadius = 0
    bottomRadius = 0
    fill = nil
    path = .none
    label = .none
    shadow = .none
    face = .front
    dimming = 0
    saturation = 1
    contentOpacity = 1
    contentOffset = 0
    borderWidth = 0
    hitOutset = 0
    traits = []
  }

  /// The radius of all four corners, in points; reading returns the radius of the upper ones.
  public var cornerRadius: Double {
    get { topRadius }
    set {
      topRadius = newValue
      bottomRadius = newValue
    }
  }

  /// The matrix from the layer's points, with the origin at its centre, to the screen's.
  public var transform: Transform3D {
    transformAboutCenter.concatenating(.translation(x: center.x, y: center.y))
  }

  /// The transform without the position: scale, turn, depth and perspective about the layer's centre. It suits Core Animation,
  /// where the position is a separate property.
  public var transformAboutCenter: Transform3D {
    var result = Transform3D.scale(scale)
    if rotation != 0 { result = result.concatenating(.rotationZ(rotation)) }
    if angle != 0 || depth != 0 {
      result = result.concatenating(.rotationX(angle)).concatenating(.translation(x: 0, y: 0, z: -depth))
        .concatenating(.perspective(distance: perspective))
    }
    return result
  }

  /// Whether a touch at `point`, in the screen's points, hits the layer. The hit area is the layer's rounded
  /// rectangle, extended by the hit outset.
  public func isHit(at point: Point) -> Bool {
    guard traits.contains(.interactive), opacity > 0, scale > 0, point.isFinite,
      let local = transform.unproject(point)
    else { return false }
    let halfWidth = size.width / 2 + hitOutset
    let halfHeight = size.height / 2 + hitOutset
    let x = local.x.magnitude
    let y = local.y.magnitude
    guard x <= halfWidth, y <= halfHeight else { return false }
    let radius = min(max(0, (local.y < 0 ? topRadius : bottomRadius) + hitOutset), min(halfWidth, halfHeight))
    let cornerX = x - (halfWidth - radius)
    let cornerY = y - (halfHeight - radius)
    guard cornerX > 0, cornerY > 0 else { return true }
    return cornerX * cornerX + cornerY * cornerY <= radius * radius
  }
}
