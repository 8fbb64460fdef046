import SuppleMotion
import SuppleScene

/// The state of a badge.
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
  /// A finger is on the badge. Within the slop the badge moves with its anchor, in a drag with the finger.
  case touched(SlimeBadgeTouch)
  /// The badge stretches as a hint until the given time in motion seconds.
  case hinting(SlimeBadgeFlight, until: Double)
  /// A spring draws the badge back to its anchor.
  case returning(SlimeBadgeFlight)
  /// The badge has burst, and its particles fly.
  case bursting(SlimeBadgeBurst, SlimeBadgeRemoval)
  /// The badge fades out.
  case fading(SlimeBadgeRemoval)

  /// The finger on the badge; nil for none.
  var touch: SlimeBadgeTouch? {
    if case .touched(let touch) = self { return touch }
    return nil
  }
}

/// A touch of a badge, from press to release.
struct SlimeBadgeTouch: Sendable {
  /// The drag, relative to `origin`.
  var drag: Drag
  /// The time from which on the badge has caught up with the finger, in motion seconds.
  var lagRestTime: Double
  /// The anchor at the start of the drag; nil before it, while the badge moves with its anchor.
  var origin: Point?
  /// The anchor at the last check of the connector, in a drag.
  private var checkedAnchor = Point.zero
  /// The part of the distance from anchor to badge by the anchor's own movement, in points: 0 to the whole distance.
  private var carriedDistance = 0.0
  /// The connector of badge and anchor.
  var connector: ConnectorState
  /// Whether the connector broke during this touch, or before.
  var hasSnapped: Bool
  /// Whether a torn badge is within the zone around its anchor, by the last event.
  var isInZone = false

  /// Whether the finger has moved beyond the slop.
  var isDragged: Bool { origin != nil }

  /// Begins a touch on a badge that moves with its anchor.
  ///
  /// For a whole connector that already reaches the break distance, such as after a move of the anchor in a drag, the
  /// stretch does not count as a pull of this finger.
  init(drag: Drag, offset: Vector, connector: ConnectorState, breakDistance: Double) {
    self.drag = drag
    self.connector = connector
    carriedDistance = offset.length < breakDistance ? 0 : offset.length
    lagRestTime = drag.restTime
    origin = nil
    if case .broken = connector { hasSnapped = true } else { hasSnapped = false }
  }

  /// Begins a drag: the badge follows the finger and not its anchor.
  mutating func beginDrag(anchor: Point) {
    origin = anchor
    checkedAnchor = anchor
    lagRestTime = drag.restTime
  }

  /// Notes the anchor's movement since the last check, and returns the distance of the finger's pull, in points: from
  /// anchor to badge, without the anchor's own movement. The anchor never lengthens the pull.
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
  /// The connector of badge and anchor.
  var connector: ConnectorState

  /// The offset at a time in motion seconds.
  @inline(never)
  func displacement(at time: Double) -> Vector { offset.position(at: time) - .zero }

  /// The velocity at a time in motion seconds, in points per second.
  @inline(never)
  func velocity(at time: Double) -> Vector { offset.velocity(at: time) }

  /// The time from which on the badge is at its target, in motion seconds.
  var restTime: Double { max(offset.restTime, connector.restTime) }
}

/// A badge that is being removed.
struct SlimeBadgeRemoval: Sendable {
  /// The badge's offset from its anchor at the start.
  var offset: Vector
  /// The connector of the badge's place and its anchor.
  var connector: ConnectorState
  /// Start time, in motion seconds.
  var start: Double
  /// End time, in motion seconds.
  var end: Double
  /// The content after the removal.
  var next: BadgeContent
  /// Whether the app can still cancel the removal: it is a dismissal, not a count of 0.
  var isCancelable: Bool
}

/// The connector of badge and anchor.
indirect enum ConnectorState: Sendable {
  /// The connector is whole. The anchor's scale is the scale by the stretch plus `lag`, which springs to 0.
  case whole(lag: Motion)
  /// The connector broke. The anchor's scale no longer depends on the stretch.
  case broken(anchorScale: Motion)

  /// A whole connector without lag.
  static var fresh: ConnectorState { .whole(lag: .resting(at: 0)) }

  /// The time from which on the connector does not move by itself, in motion seconds.
  var restTime: Double {
    switch self {
    case .whole(let motion), .broken(let motion): motion.restTime
    }
  }
}
