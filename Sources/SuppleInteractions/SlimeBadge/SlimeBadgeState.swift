import SuppleMotion
import SuppleScene

/// What a badge is doing.
///
///     hidden <--due-- fading, bursting <--clear, count 0-- any that is shown
///       | count                |  ^
///       v   cancel dismissal   |  | up away from the anchor, connector broken
///     resting <--- returning <-+  |
///       |   ^ hinting -^   ^      |
///       +----down----> touched ---+
indirect enum SlimeBadgeState: Sendable {
  /// The count is 0: there is no badge.
  case hidden
  /// The badge rests on its anchor.
  case resting
  /// A finger is on the badge: pressed within the slop, where the badge moves with its anchor, and then dragged, where it
  /// follows the finger.
  case touched(SlimeBadgeTouch)
  /// The badge stretches by itself, as a hint, until the given time in motion seconds.
  case hinting(SlimeBadgeFlight, until: Double)
  /// A spring draws the badge back to its anchor.
  case returning(SlimeBadgeFlight)
  /// The badge has burst, and its particles fly.
  case bursting(SlimeBadgeBurst, SlimeBadgeRemoval)
  /// The badge fades out.
  case fading(SlimeBadgeRemoval)

  /// The finger on the badge, if there is one.
  var touch: SlimeBadgeTouch? {
    if case .touched(let touch) = self { return touch }
    return nil
  }
}

/// A finger on a badge, and what it has done so far.
struct SlimeBadgeTouch: Sendable {
  /// The drag, relative to `origin`.
  var drag: Drag
  /// From when on the badge is where the finger wants it, in motion seconds.
  var lagRestTime: Double
  /// Where the anchor was when the drag began; nil before that, while the badge moves with its anchor.
  var origin: Point?
  /// Where the anchor was when the connector was last checked, in a drag.
  private var checkedAnchor = Point.zero
  /// The part of the distance from anchor to badge that the finger has not pulled, in points: what the anchor's own
  /// movement has added to it, 0 to the whole distance.
  private var carriedDistance = 0.0
  /// What joins the badge to its anchor.
  var connector: ConnectorState
  /// Whether the connector broke during this touch, or was broken when it began.
  var hasSnapped: Bool
  /// Whether the badge, its connector broken, is within the zone around its anchor, as the app was notified.
  var isInZone = false

  /// Whether the finger has moved beyond the slop.
  var isDragged: Bool { origin != nil }

  /// A touch that begins, on a badge that moves with its anchor.
  ///
  /// A whole connector that is as long as the break distance already, such as one whose anchor was carried off before the
  /// badge was let go, is stretched by no pull of this finger.
  init(drag: Drag, offset: Vector, connector: ConnectorState, breakDistance: Double) {
    self.drag = drag
    self.connector = connector
    carriedDistance = offset.length < breakDistance ? 0 : offset.length
    lagRestTime = drag.restTime
    origin = nil
    if case .broken = connector { hasSnapped = true } else { hasSnapped = false }
  }

  /// Has the badge follow the finger from now on, wherever its anchor goes.
  mutating func beginDrag(anchor: Point) {
    origin = anchor
    checkedAnchor = anchor
    lagRestTime = drag.restTime
  }

  /// Notes where the anchor has moved since the last check, and gives the distance that the finger has pulled, in points:
  /// from the anchor to the badge, less what the anchor's own movement has added. The anchor never lengthens the pull.
  mutating func pulledDistance(distance: Double, center: Point, anchor: Point) -> Double {
    if isDragged {
      carriedDistance += distance - center.distance(to: checkedAnchor)
      checkedAnchor = anchor
    }
    carriedDistance = max(0, min(distance, carriedDistance))
    return distance - carriedDistance
  }

  /// The badge's centre while its anchor is at `anchor`.
  func position(anchor: Point, at time: Double) -> Point {
    (origin ?? anchor) + (drag.position(at: time) - .zero)
  }
}

/// A badge on a spring.
struct SlimeBadgeFlight: Sendable {
  /// The offset from the anchor, in points. Its target is zero, except for a hint. The badge moves with its anchor.
  var offset: PointMotion
  /// What joins the badge to its anchor.
  var connector: ConnectorState

  /// The offset at a time in motion seconds.
  @inline(never)
  func displacement(at time: Double) -> Vector { offset.position(at: time) - .zero }

  /// The velocity at a time in motion seconds, in points per second.
  @inline(never)
  func velocity(at time: Double) -> Vector { offset.velocity(at: time) }

  /// From when on the badge is on its target, in motion seconds.
  var restTime: Double { max(offset.restTime, connector.restTime) }
}

/// A badge that is being removed.
struct SlimeBadgeRemoval: Sendable {
  /// The badge's offset from its anchor when the removal began.
  var offset: Vector
  /// What joins the place of the badge to its anchor.
  var connector: ConnectorState
  /// When the removal began, in motion seconds.
  var start: Double
  /// When nothing of the badge is left, in motion seconds.
  var end: Double
  /// What is shown then.
  var next: BadgeContent
  /// Whether the app can still cancel the removal: it is a dismissal, not a count of 0.
  var isCancelable: Bool
}

/// What joins a badge to its anchor.
indirect enum ConnectorState: Sendable {
  /// The connector is whole. The anchor's scale is that of the stretch plus `lag`, which springs to 0.
  case whole(lag: Motion)
  /// The connector broke. The anchor's scale no longer depends on the stretch.
  case broken(anchorScale: Motion)

  /// A whole connector without lag.
  static var fresh: ConnectorState { .whole(lag: .resting(at: 0)) }

  /// From when on nothing of it moves by itself, in motion seconds.
  var restTime: Double {
    switch self {
    case .whole(let motion), .broken(let motion): motion.restTime
    }
  }
}
