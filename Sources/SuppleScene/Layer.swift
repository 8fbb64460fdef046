import SuppleMotion

/// What a layer shows besides its shape.
public enum LayerLabel: Sendable, Hashable {
  /// Nothing.
  case none
  /// A count; hosts write "99+" above 99.
  case count(Int32)
  /// A text that the host keeps under this number.
  case text(Int32)
}

/// A soft shadow below a layer.
public struct Shadow: Sendable, Hashable {
  /// Its darkness, 0 to 1; the colour is black.
  public var opacity: Double
  /// How far it falls downwards, in points.
  public var offset: Double
  /// How soft it is: twice the standard deviation, as CSS has it, in points.
  public var radius: Double

  /// A shadow of the given darkness, offset and softness.
  public init(opacity: Double, offset: Double, radius: Double) {
    self.opacity = opacity
    self.offset = offset
    self.radius = radius
  }

  /// No shadow.
  public static let none = Shadow(opacity: 0, offset: 0, radius: 0)
}

/// Which side of a flipping layer is seen.
public enum Face: Int32, Sendable, Hashable {
  /// The front.
  case front = 0
  /// The back, which a host draws upright.
  case back
}

/// Traits that hosts tell apart when they draw a layer or speak of it.
public struct LayerTraits: OptionSet, Sendable, Hashable {
  /// The bits.
  public let rawValue: Int32
  /// Traits from their bits.
  public init(rawValue: Int32) { self.rawValue = rawValue }

  /// A finger holds it.
  public static let pressed = LayerTraits(rawValue: 1)
  /// It is the chosen one of several.
  public static let selected = LayerTraits(rawValue: 2)
  /// It takes touches (where its hit area is).
  public static let interactive = LayerTraits(rawValue: 4)
  /// It is drawn above everything else of the page and clipped by nothing.
  public static let raised = LayerTraits(rawValue: 8)
  /// It waits for the app: a host may show a shimmer or a spinner.
  public static let waiting = LayerTraits(rawValue: 16)
  /// It holds something: the target with a captured head.
  public static let engaged = LayerTraits(rawValue: 32)
  /// The failure is shown on it.
  public static let failed = LayerTraits(rawValue: 64)
}

/// One thing to show: where it is, how large, how turned, and what it carries.
///
/// A layer is either drawn by the host from what it carries (fill, path, label, shadow) or it is a slot, where
/// the app's own content goes. Size is before scaling; the scale is about the centre.
public struct Layer: Sendable, Hashable {
  /// Its lasting name.
  public var id: LayerID
  /// The centre on screen, in points.
  public var center: Point
  /// Width and height before scaling, in points.
  public var size: Size
  /// Uniform scale about the centre, 0 or more.
  public var scale: Double
  /// 0 (not seen) to 1.
  public var opacity: Double
  /// The turn about the horizontal axis through the centre, radians; positive brings the bottom edge forward.
  public var angle: Double
  /// How far it stands back from the screen, in points.
  public var depth: Double
  /// The viewer's distance, in points; 0 for no perspective. The vanishing point is the layer's centre.
  public var perspective: Double
  /// The radius of the upper two corners, in points.
  public var topRadius: Double
  /// The radius of the lower two corners, in points.
  public var bottomRadius: Double
  /// The colour that fills it or its path, or nil for a slot that draws itself.
  public var fill: RGBAColor?
  /// The part of the frame's path elements that is its outline, in screen coordinates.
  public var path: OutlineRange
  /// What it says.
  public var label: LayerLabel
  /// Its shadow.
  public var shadow: Shadow
  /// The side that is seen.
  public var face: Face
  /// How much darker it is than its content, 0 to 1.
  public var dimming: Double
  /// How far beyond its edge it is hit, on each side, in points before scaling.
  public var hitOutset: Double
  /// What hosts tell apart.
  public var traits: LayerTraits

  /// A layer at rest, with nothing but a place.
  public init(_ id: LayerID, center: Point, size: Size) {
    self.id = id
    self.center = center
    self.size = size
    scale = 1
    opacity = 1
    angle = 0
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
    hitOutset = 0
    traits = []
  }

  /// The same radius at all four corners; reading gives the upper ones'.
  public var cornerRadius: Double {
    get { topRadius }
    set {
      topRadius = newValue
      bottomRadius = newValue
    }
  }

  /// The matrix from the layer's own points, origin at its centre, to the screen.
  public var transform: Transform3D {
    transformAboutCenter.concatenating(.translation(x: center.x, y: center.y))
  }

  /// The transform without the place: scale, turn, depth and perspective about the layer's centre. Core Animation takes
  /// it so, with the place as the layer's position.
  public var transformAboutCenter: Transform3D {
    var result = Transform3D.scale(scale)
    if angle != 0 || depth != 0 {
      result = result.concatenating(.rotationX(angle)).concatenating(.translation(x: 0, y: 0, z: -depth))
        .concatenating(.perspective(distance: perspective))
    }
    return result
  }

  /// Whether a touch at `point` (on screen) meets the layer, the hit outset included; the hit area has the corners of the layer.
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
