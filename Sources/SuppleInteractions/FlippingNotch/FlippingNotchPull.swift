import SuppleMotion

/// A list in the hand of a finger or a wheel.
///
/// All of it happens in the finger's own points: `reach` is how far the finger has come below the place at which the
/// list rests. A positive reach pulls against the rubber band; a negative one scrolls the list, 1:1.
public struct FlippingNotchPull: Sendable {
  /// What holds the list.
  enum Source: Sendable {
    case finger(TouchGesture)
    /// A wheel or trackpad that was last heard at this time of the host's.
    case wheel(last: Double)
  }

  /// What holds the list.
  var source: Source
  private let band: RubberBand
  private let listHeight: Double
  private let limit: Double
  private let wall: Double
  /// Where the list was grabbed.
  private let anchor: Double
  /// Where the finger wants the list: its place once the touch spring has come to rest.
  private(set) var goal: Double
  /// The touch spring: how far the list is from `goal`.
  private var motion = Motion.resting(at: 0)
  /// How far the notch's stretch is from the list's offset: what the two differed by when the list was grabbed.
  private let slack: Motion

  /// Takes hold of a list that is at `place` with `velocity`, while the notch stretches on its own `stretch`.
  init(
    _ source: Source, place: Double, velocity: Double, stretch: Motion, at time: Double,
    geometry: FlippingNotchGeometry, touchSpring: Spring
  ) {
    let style = geometry.style
    self.source = source
    band = RubberBand(coefficient: style.rubberBand)
    // A list that is thrown further than it is tall is held where it is: a band of its own height never gets there.
    listHeight = max(geometry.listHeight, 1.5 * place)
    limit = geometry.threshold
    wall = style.resistance == .wall ? max(limit, place) : .infinity
    anchor = place > 0 ? band.pull(offset: place, dimension: listHeight) : place
    goal = anchor
    slack = .moving(
      from: stretch.value(at: time) - max(0, place),
      velocity: stretch.velocity(at: time) - (place > 0 ? velocity : 0), to: 0, at: time,
      timing: .spring(Drag.touchSpring))
    motion = .moving(
      from: 0, velocity: velocity / slope(at: anchor), to: 0, at: time, timing: .spring(touchSpring))
  }

  /// How far the pull has come to the threshold: 0 at rest, 1 where it is armed, more beyond.
  public var progress: Double { limit > 0 ? max(0, place(of: goal)) / limit : 0 }

  /// Whether it fires when it is let go.
  public var isArmed: Bool { place(of: goal) >= limit - 1e-9 }

  /// Moves the goal; the touch spring takes the list there from where it is.
  mutating func want(_ newGoal: Double, touchSpring spring: Spring, at time: Double) {
    motion = .moving(
      from: reach(at: time) - newGoal, velocity: motion.velocity(at: time), to: 0, at: time,
      timing: .spring(spring))
    goal = newGoal
  }

  /// Follows the finger, which is now `distance` below where it came down. From the slop on it is 1:1.
  mutating func follow(_ distance: Double, beginning: Bool, at time: Double) {
    let newGoal = min(1e6, max(-1e6, anchor + distance))
    if beginning { want(newGoal, touchSpring: Drag.touchSpring, at: time) } else { goal = newGoal }
  }

  /// Where the finger has the list, in the finger's points.
  func reach(at time: Double) -> Double {
    let reach = goal + motion.value(at: time)
    // A wheel's spring must not scroll the list beyond the top: what is below it is the page's.
    if case .wheel = source { return max(0, reach) }
    return reach
  }

  /// Where the list is: its over-scroll, or, below 0, how far it is scrolled.
  func place(at time: Double) -> Double { place(of: reach(at: time)) }

  /// How fast the list moves when the finger moves at `finger` points per second; at the wall it stands.
  func velocity(finger: Double, at time: Double) -> Double {
    let reach = self.reach(at: time)
    return place(of: reach) >= wall ? 0 : finger * slope(at: reach)
  }

  /// How far the notch is stretched.
  func stretch(at time: Double) -> Double { max(0, max(0, place(at: time)) + slack.value(at: time)) }

  /// From when on the list stands until there is input.
  var restTime: Double { max(slack.restTime, motion.restTime) }

  private func place(of reach: Double) -> Double {
    reach <= 0 ? reach : min(wall, band.offset(pull: reach, dimension: listHeight))
  }

  /// The rubber band's slope, c (1 - b / d)^2; 1 where the list scrolls.
  private func slope(at reach: Double) -> Double {
    guard reach > 0, listHeight > 0 else { return 1 }
    let free = 1 - band.offset(pull: reach, dimension: listHeight) / listHeight
    return max(1e-6, band.coefficient * free * free)
  }
}
