import SuppleMotion
import SuppleScene

/// What a badge is doing.
///
///     hidden <--due-- fading, bursting <--clear, count 0-- any that is shown
///       | count                |  ^
///       v   cancel dismissal   |  | up away from the anchor, connector broken
///     resting <--- returning <-+  |
///       |   ^ hinting -^   ^      |
///       +----> pressed ----+--- dragged
indirect enum SlimeBadgeState: Sendable {
  /// The count is 0: there is no badge.
  case hidden
  /// The badge rests on its anchor.
  case resting
  /// A finger is down on the badge and within the slop; the badge moves with its anchor.
  case pressed(SlimeBadgeTouch)
  /// The badge follows a finger.
  case dragged(SlimeBadgeTouch)
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
    switch self {
    case .pressed(let touch), .dragged(let touch): touch
    case .hidden, .resting, .hinting, .returning, .bursting, .fading: nil
    }
  }

  /// The removal under way, if there is one.
  var removal: SlimeBadgeRemoval? {
    switch self {
    case .bursting(_, let removal), .fading(let removal): removal
    case .hidden, .resting, .pressed, .dragged, .hinting, .returning: nil
    }
  }
}

extension SlimeBadgeState: TableNamed {
  var tableName: StaticString {
    switch self {
    case .hidden: "hidden"
    case .resting: "resting"
    case .pressed: "pressed"
    case .dragged: "dragged"
    case .hinting: "hinting"
    case .returning: "returning"
    case .bursting: "bursting"
    case .fading: "fading"
    }
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
  /// What joins the badge to its anchor.
  var connector: ConnectorState
  /// Whether the connector broke during this touch, or was broken when it began.
  var hasSnapped: Bool

  /// A touch that begins, on a badge that moves with its anchor.
  init(drag: Drag, connector: ConnectorState) {
    self.drag = drag
    self.connector = connector
    lagRestTime = drag.restTime
    origin = nil
    if case .broken = connector { hasSnapped = true } else { hasSnapped = false }
  }

  /// Has the badge follow the finger from now on, wherever its anchor goes.
  mutating func beginDrag(anchor: Point) {
    origin = anchor
    lagRestTime = drag.restTime
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
