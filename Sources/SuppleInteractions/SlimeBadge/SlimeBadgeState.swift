import SuppleMotion
import SuppleScene

/// An instant on both clocks: the host's, in which events and input are stamped, and the motion's.
struct Moment: Sendable, Hashable {
  /// The host's time, in seconds.
  var host: Double
  /// The motion's time, in seconds.
  var motion: Double
}

/// What a badge is doing.
///
///     hidden <--- fading, bursting <--- clear, count 0 --- any that is shown
///       | count                |  ^
///       v            refuse    |  | let go outside of home, torn
///     resting <--- returning <-+  |
///       |   ^ nudged --^   ^      |
///       +------------------+--- held
indirect enum SlimeBadgeState: Sendable {
  /// There is no badge: its count is 0.
  case hidden
  /// At home, at rest.
  case resting
  /// Under a finger.
  case held(SlimeBadgeHold)
  /// Stretching by itself, as an invitation, until it lets go.
  case hinting(SlimeBadgeFlight, until: Double)
  /// On the spring home.
  case returning(SlimeBadgeFlight)
  /// Coming apart.
  case bursting(SlimeBadgeBurst, SlimeBadgeDeparture)
  /// Fading away.
  case fading(SlimeBadgeDeparture)
}

/// What joins the badge to its trail dot.
indirect enum Gum: Sendable {
  /// It holds. The trail's scale is that of the stretch, and what is left of a lag behind it.
  case whole(lag: Motion)
  /// It broke; the trail's scale goes its own way.
  case broken(trail: Motion)

  /// A gum that holds and has nothing to catch up on.
  static var fresh: Gum { .whole(lag: .resting(at: 0)) }

  /// From when on nothing of it moves by itself.
  var restTime: Double {
    switch self {
    case .whole(let motion), .broken(let motion): motion.restTime
    }
  }
}

/// A badge under a finger.
struct SlimeBadgeHold: Sendable {
  /// The finger's hold, relative to `origin`.
  var drag: Drag
  /// From when on the badge is where the finger wants it.
  var lagRestTime: Double
  /// Where home was when the drag began; nil while it is but pressed and rides along with its home.
  var origin: Point?
  /// What joins it to its trail.
  var gum: Gum
  /// Whether the gum broke at any time in this drag, or was broken when it began.
  var hasSnapped: Bool

  /// A hold that begins, on a badge that rides with its home.
  init(drag: Drag, gum: Gum) {
    self.drag = drag
    self.gum = gum
    lagRestTime = drag.restTime
    origin = nil
    if case .broken = gum { hasSnapped = true } else { hasSnapped = false }
  }

  /// From here on the badge follows the finger, whatever its home does.
  mutating func beginDrag(from home: Point) {
    origin = home
    lagRestTime = drag.restTime
  }

  /// Where the badge is while its home is at `home`.
  func position(home: Point, at time: Double) -> Point {
    (origin ?? home) + (drag.position(at: time) - .zero)
  }
}

/// A badge on a spring.
struct SlimeBadgeFlight: Sendable {
  /// Its offset from home, drawn to zero but for an invitation: it rides along when its home moves.
  var offset: PointMotion
  /// What joins it to its trail.
  var gum: Gum

  /// From when on it is where it is drawn to.
  var restTime: Double { max(offset.restTime, gum.restTime) }
}

/// A badge that goes.
struct SlimeBadgeDeparture: Sendable {
  /// Where it was when it went, from home.
  var offset: Vector
  /// What joins it to its trail.
  var gum: Gum
  /// When.
  var start: Double
  /// When nothing is left.
  var end: Double
  /// What is shown then.
  var next: BadgeContent
  /// Whether the app was asked, and so can still refuse.
  var isCancelable: Bool
}

/// What can happen to a badge.
enum SlimeBadgeCause: Sendable {
  /// A finger came down on it.
  case pressed(pointer: Int32, at: Point, hostTime: Double)
  /// The finger that holds it moved.
  case moved(to: Point, hostTime: Double)
  /// That finger went up.
  case released(at: Point, hostTime: Double)
  /// That finger was taken away.
  case cancelled(hostTime: Double)
  /// Its home is somewhere else.
  case homeMoved
  /// What it was waiting for is due.
  case due
  /// The app set what it shows.
  case counted(BadgeContent)
  /// The app or a key clears it.
  case cleared
  /// The app wants it back.
  case cancelDismissal
  /// It is to show what can be done with it, by an offset.
  case hinting(Vector)
}
