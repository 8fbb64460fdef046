import SuppleMotion
import SuppleScene

/// One badge's life, in an owner's time: the state machine of ``SlimeBadge``, which others embed as well.
///
/// An owner resolves times once and hands in moments; it brings the badge to the present by `advance` before
/// anything else, and may set the home at every frame at no cost. The machine's state changes only at its owner's
/// calls and at instants that depend on nothing but these.
struct SlimeBadgeMachine: Sendable {
  /// What a touch was to the badge.
  enum Response: Sendable, Hashable {
    /// Nothing of its own.
    case ignored
    /// It belongs to the badge.
    case claimed
    /// It belonged to the badge, and ended without a drag.
    case tapped
  }

  /// How far from the origin anything is followed, in points: beyond is no screen.
  static let farthest = 1e5
  /// The greatest speed that a finger hands over, in points per second.
  static let fastest = 2e4
  /// How often, per second of absolute time, a badge that its finger's lag or its home still moves is checked for a break.
  static let breakChecks = 960.0

  /// The number that its layers and events carry.
  let item: Int32
  /// All its lengths.
  private(set) var geometry: SlimeBadgeGeometry
  /// Where it lives.
  private(set) var home: Point
  /// What it shows.
  var content = BadgeContent.hidden
  /// What it is doing.
  var state = SlimeBadgeState.hidden
  /// The screen, for fountains.
  var viewport: Viewport
  /// Whether the person asked for less motion.
  var reducedMotion = false
  /// The motion's present, in seconds.
  private(set) var now = 0.0
  /// What happened and has not been written into a frame.
  private(set) var events: [Timed<SlimeBadge.Event>] = []

  /// Its scale.
  var scale = Motion.resting(at: 1)
  /// Half the length of its spine.
  var spine = Motion.resting(at: 0)
  /// How far it is raised above the page, 0 to 1.
  var elevation = Motion.resting(at: 0)
  /// Its opacity.
  var opacity = Motion.resting(at: 1)

  /// Its first instant: what is set then is there at once.
  private var birth: Double?
  /// Whether the app has refused the next clearing.
  var cancelsNextDismissal = false
  /// What its bursts are made of.
  var random: SeededRandom

  /// A hidden badge at `home`. `style` is in its ranges already.
  init(style: SlimeBadgeStyle, viewport: Viewport, seed: UInt64, item: Int32 = 0, home: Point) {
    geometry = SlimeBadgeGeometry(style: style)
    self.viewport = viewport
    self.item = item
    self.home = home
    random = SeededRandom(seed: seed)
  }

  // MARK: What is to be seen

  /// The numbers in force.
  var style: SlimeBadgeStyle { @_transparent get { geometry.style } }

  /// Where its middle is.
  var center: Point {
    switch state {
    case .hidden, .resting: home
    case .held(let hold): hold.position(home: home, at: now)
    case .hinting(let flight, _), .returning(let flight): home + (flight.offset.position(at: now) - .zero)
    case .bursting(let burst, _): burst.badge.center
    case .fading(let departure): home + departure.offset
    }
  }

  /// Its outline, as swollen as it is.
  var capsule: Capsule { capsule(at: center) }

  /// The finger that holds it.
  var pointer: Int32? {
    if case .held(let hold) = state { return hold.drag.gesture.pointer }
    return nil
  }

  /// Whether a touch at `point` would take hold of it.
  func isHit(at point: Point) -> Bool {
    switch state {
    case .hidden, .bursting, .fading: false
    case .resting, .held, .hinting, .returning: geometry.isHit(capsule, at: point)
    }
  }

  /// Whether it has been cleared and its app can still take that back.
  var isCancelable: Bool {
    switch state {
    case .bursting(_, let departure), .fading(let departure): departure.isCancelable
    case .hidden, .resting, .held, .hinting, .returning: false
    }
  }

  /// Whether it is to be seen, whole, and can be cleared.
  var isShown: Bool {
    switch state {
    case .hidden, .bursting, .fading: false
    case .resting, .held, .hinting, .returning: true
    }
  }

  /// The scale of the trail dot of a gum while the badge is at `center`.
  func trailScale(of gum: Gum, center: Point) -> Double {
    switch gum {
    case .whole(let lag): geometry.trailScale(at: center.distance(to: home)) + lag.value(at: now)
    case .broken(let trail): trail.value(at: now)
    }
  }

  /// When it next needs a frame; `clock` is its owner's, at the present.
  func schedule(clock: Clock) -> Schedule {
    let changes = max(max(scale.restTime, spine.restTime), max(elevation.restTime, opacity.restTime))
    let rest: Double
    switch state {
    case .hidden: return .settled
    case .resting: rest = changes
    case .held(let hold): rest = max(changes, max(hold.lagRestTime, hold.gum.restTime))
    case .hinting(let flight, let until):
      if now >= max(changes, flight.restTime) { return .at(clock.hostTime(at: until)) }
      return .now
    case .returning, .bursting, .fading: return .now
    }
    return now < rest ? .now : .settled
  }

  private func capsule(at center: Point) -> Capsule {
    let scale = max(0.001, self.scale.value(at: now))
    return Capsule(
      center: center, radius: style.badgeRadius * scale, halfSpine: max(0, spine.value(at: now)) * scale)
  }

  // MARK: What its owner asks

  /// Brings it to the present; what falls due on the way happens at its own instant.
  mutating func advance(to clock: Clock) {
    let target = clock.now
    if birth == nil {
      birth = target
      now = target
    }
    while let due = nextDue(upTo: target) {
      now = max(now, due)
      transition(.due, at: Moment(host: clock.hostTime(at: now), motion: now))
    }
    now = max(now, target)
  }

  /// Says what a finger did at the present; `hostTime` is the sample's own stamp.
  @discardableResult
  mutating func handle(_ pointer: Pointer, hostTime: Double, at moment: Moment) -> Response {
    let isOwn = self.pointer == pointer.id
    switch pointer.phase {
    case .down:
      // A finger that comes down again has been up: its release was lost.
      if isOwn { transition(.cancelled(hostTime: hostTime), at: moment) }
      guard isReachable(pointer.position), isHit(at: pointer.position) else { return .ignored }
      transition(.pressed(pointer: pointer.id, at: pointer.position, hostTime: hostTime), at: moment)
      return .claimed
    case .move:
      guard isOwn else { return .ignored }
      if isReachable(pointer.position) {
        transition(.moved(to: pointer.position, hostTime: hostTime), at: moment)
      }
      return .claimed
    case .up:
      guard isOwn, case .held(let hold) = state else { return .ignored }
      let place = isReachable(pointer.position) ? pointer.position : hold.drag.gesture.position
      let wasPressing = hold.origin == nil
      transition(.released(at: place, hostTime: hostTime), at: moment)
      return wasPressing && place.distance(to: hold.drag.gesture.start) <= style.slop ? .tapped : .claimed
    case .cancel:
      guard isOwn else { return .ignored }
      transition(.cancelled(hostTime: hostTime), at: moment)
      return .claimed
    }
  }

  /// Sets where it lives, at the present. Free of cost but while it is dragged.
  mutating func moveHome(to point: Point, at moment: Moment) {
    guard isReachable(point), point != home else { return }
    home = point
    transition(.homeMoved, at: moment)
  }

  /// Sets where it lives while its owner's content moves: it goes along, and whether its gum breaks is looked at when
  /// the owner says so, lest the instant depend on when it was carried.
  mutating func carryHome(to point: Point) {
    let far = SlimeBadgeMachine.farthest
    home = Point(x: min(far, max(-far, point.x)), y: min(far, max(-far, point.y)))
  }

  /// Looks whether its gum breaks where its home is now. An owner that carries the home does so at each `nextCheck`.
  mutating func checkBreak(at moment: Moment) { transition(.homeMoved, at: moment) }

  /// The first instant after `time` on the fixed grid on which moving things are checked for a break; nil where time
  /// is too coarse for one.
  static func nextCheck(after time: Double) -> Double? {
    let number = (time * breakChecks).rounded(.down)
    // Where rounding has put a check on this side of its own instant, the next one counts.
    for ahead in [1.0, 2] where (number + ahead) / breakChecks > time {
      return (number + ahead) / breakChecks
    }
    return nil
  }

  /// Sets what it shows: nil for a plain dot, 0 for no badge; less is ignored.
  mutating func setCount(_ count: Int32?, at moment: Moment) {
    guard let content = BadgeContent(count: count) else { return }
    transition(.counted(content), at: moment)
  }

  /// Lets it burst, as if it had been torn off.
  mutating func clear(at moment: Moment) { transition(.cleared, at: moment) }

  /// Takes the last clearing back while its burst is under way, or else the next one before it happens.
  mutating func cancelDismissal(at moment: Moment) { transition(.cancelDismissal, at: moment) }

  /// Stretches it a little, by `offset`.
  mutating func hint(by offset: Vector, at moment: Moment) { transition(.hinting(offset), at: moment) }

  /// Puts other numbers in force, which are in their ranges already.
  mutating func setStyle(_ style: SlimeBadgeStyle) {
    geometry = SlimeBadgeGeometry(style: style)
    let half = geometry.halfSpine(of: content)
    if half != spine.target {
      spine = spine.retargeted(to: half, at: now, timing: .spring(style.changeSpring, within: .fractions))
    }
    if case .returning(var flight) = state {
      flight.offset = homeward(
        from: flight.offset.position(at: now) - .zero, velocity: flight.offset.velocity(at: now))
      state = .returning(flight)
    }
  }

  /// Returns what happened since the last call, and forgets it.
  mutating func takeEvents() -> [Timed<SlimeBadge.Event>] {
    guard !events.isEmpty else { return [] }
    defer { events = [] }
    return events
  }

  /// Forgets what happened: its owner has taken it over.
  mutating func forgetEvents() { events.removeAll(keepingCapacity: true) }

  // MARK: The one transition function

  private mutating func transition(_ cause: SlimeBadgeCause, at moment: Moment) {
    switch cause {
    case .pressed(let pointer, let touch, let time):
      switch state {
      case .resting: hold(pointer, touch, time, from: .zero, velocity: .zero, gum: .fresh, moment)
      case .hinting(let flight, _), .returning(let flight):
        hold(
          pointer, touch, time, from: flight.offset.position(at: now) - .zero,
          velocity: flight.offset.velocity(at: now), gum: caught(flight), moment)
      // A second finger on a badge that is held, or a finger on one that goes.
      case .held, .hidden, .bursting, .fading: break
      }
    case .moved, .released, .cancelled, .homeMoved:
      if case .held(let hold) = state { follow(cause, hold, moment) }
    case .due:
      switch state {
      case .held(let hold): follow(cause, hold, moment)
      case .hinting(let flight, _):
        fly(
          from: flight.offset.position(at: now) - .zero, velocity: flight.offset.velocity(at: now),
          gum: flight.gum)
      case .returning: state = .resting
      case .bursting(_, let departure), .fading(let departure): depart(departure)
      case .hidden, .resting: break
      }
    case .counted(let next):
      switch state {
      case .bursting(let burst, var departure):
        departure.next = next
        if next == .hidden { departure.gum = vanishing(departure.gum) }
        state = .bursting(burst, departure)
      case .fading(var departure):
        departure.next = next
        state = .fading(departure)
        if !departure.isCancelable, next != .hidden { comeBack(departure) }
      case .hidden: appear(as: next, from: 0)
      case .resting, .held, .hinting, .returning:
        if next == .hidden {
          leave(velocity: .zero, isCancelable: false, moment)
        } else {
          change(to: next)
        }
      }
    case .cleared:
      switch state {
      case .resting, .held, .hinting, .returning:
        guard cancelsNextDismissal else { return leave(velocity: .zero, isCancelable: true, moment) }
        cancelsNextDismissal = false
        emit(.restored, moment)
        pop()
      case .hidden, .bursting, .fading: break
      }
    case .cancelDismissal:
      switch state {
      case .bursting(_, let departure) where departure.isCancelable,
        .fading(let departure) where departure.isCancelable:
        emit(.restored, moment)
        comeBack(departure)
      case .hidden, .resting, .held, .hinting, .returning, .bursting, .fading: cancelsNextDismissal = true
      }
    case .hinting(let offset):
      guard case .resting = state, !reducedMotion, isReachable(.zero + offset) else { return }
      let pull = PointMotion(
        spring: style.hintSpring, start: now, from: .zero, velocity: .zero, target: .zero + offset)
      state = .hinting(SlimeBadgeFlight(offset: pull, gum: .fresh), until: now + style.hintDuration)
    }
  }

  /// The next instant at which something falls due by itself, up to `target`.
  private func nextDue(upTo target: Double) -> Double? {
    let due: Double
    switch state {
    case .hidden, .resting: return nil
    case .held(let hold):
      // What the finger does is looked at as it happens; between samples only the lag moves the badge.
      guard now < hold.lagRestTime, let next = SlimeBadgeMachine.nextCheck(after: now) else { return nil }
      due = next
    case .hinting(_, let until): due = until
    case .returning(let flight): due = flight.restTime
    case .bursting(_, let departure), .fading(let departure): due = departure.end
    }
    return due <= target ? due : nil
  }
}

// MARK: - Limits

extension SlimeBadgeMachine {
  /// Whether it is past its first instant.
  var hasLived: Bool { now > birth ?? now }

  /// A number on a spring from now on, without a bounce where motion is reduced.
  func springing(
    _ spring: Spring, from: Double, velocity: Double = 0, to target: Double
  ) -> Motion {
    Motion(
      spring: calm(spring), start: now, from: from, velocity: velocity, target: target, within: .fractions)
  }

  /// A spring that does not bounce where motion is reduced.
  func calm(_ spring: Spring) -> Spring {
    guard reducedMotion, spring.dampingRatio < 1 else { return spring }
    return Spring(stiffness: spring.stiffness / spring.mass, dampingRatio: 1)
  }

  /// Whether anything at a point is followed.
  func isReachable(_ point: Point) -> Bool {
    point.x.magnitude <= SlimeBadgeMachine.farthest && point.y.magnitude <= SlimeBadgeMachine.farthest
  }

  /// A finger's velocity, cut to what any finger can do.
  func limited(_ velocity: Vector) -> Vector {
    let speed = velocity.length
    guard speed.isFinite else { return .zero }
    return speed > SlimeBadgeMachine.fastest ? velocity * (SlimeBadgeMachine.fastest / speed) : velocity
  }

  /// Emits an event for the app.
  mutating func emit(_ event: SlimeBadge.Event, _ moment: Moment) {
    events.append(Timed(event, at: moment.host))
  }
}
