import SuppleMotion

/// A pull of a list by a finger or a wheel.
///
/// The pull is computed in the finger's points: the finger offset is the distance of the finger below the point at which
/// the list is at rest. A positive one pulls against the rubber band, a negative one scrolls the list 1:1.
///
/// ```
///   list offset
///        ^             wall (classic): no further than the threshold
///  limit |- - - - - .---------
///        |       .-'    .---'''    rubber band: b(x) = (1 - 1 / (x c / d + 1)) d
///        |    .-' .--''              c: style's `rubberBand`, d: height of the list
///        |  .'.-'
///  ------+'----------------------> finger offset x
///       /|
///      / | scrolling, 1:1
/// ```
///
/// A stiff spring, the touch spring, moves the list to the finger offset: it takes up the slop and the list's initial
/// velocity, as for `Drag`. Times are motion seconds unless host seconds are named.
public struct FlippingNotchPull: Sendable {
  /// The distance of a push of the list under a waiting card that cancels the refresh, in points.
  private static let callOffDistance = 44.0

  /// The source of a pull.
  enum Source: Sendable {
    /// A finger.
    case finger(TouchGesture)
    /// A wheel or trackpad whose last event was at this time, in host seconds.
    case wheel(lastEvent: HostTime)
  }

  /// The source of a pull.
  var source: Source
  private let rubberBand: RubberBand
  private let listHeight: Double
  private let threshold: Double
  private let panelThreshold: Double
  private let maximumOffset: Double
  /// Whether a release beyond the threshold begins a refresh.
  private let canFire: Bool
  /// The finger offset at which the pull began.
  private let startOffset: Double
  /// The finger offset once the touch spring has come to rest.
  private(set) var targetOffset: Double
  /// The touch spring: the finger offset less ``targetOffset``.
  private var motion = Motion.resting(at: 0)
  /// The notch's stretch less the list's over-scroll. The two differ when a pull begins on a list that a drop, a hint
  /// or a glide has moved by itself, and a spring brings them together.
  private let stretchDifference: Motion

  /// Begins a pull of a list at `offset` with `velocity` (points, points per second) and a notch stretched by
  /// `stretch`. `room` is the distance from the finger to the lower edge of the screen, in points.
  init(
    _ source: Source, offset: Double, velocity: Double, stretch: Motion, at time: Double,
    geometry: FlippingNotchGeometry, touchSpring: Spring, canFire: Bool, room: Double = .infinity
  ) {
    let style = geometry.style
    self.source = source
    self.canFire = canFire
    // A rubber band never reaches its own dimension. A list thrown further than its height has a longer band.
    listHeight = max(geometry.listHeight, 1.5 * offset)
    threshold = geometry.threshold
    rubberBand = Self.rubberBand(style, threshold: threshold, height: listHeight, room: room + min(0, offset))
    panelThreshold = geometry.panelThreshold
    let wall = geometry.hasPanel ? panelThreshold : threshold
    maximumOffset = style.resistance == .wall ? max(wall, offset) : .infinity
    startOffset = offset > 0 ? rubberBand.pull(offset: offset, dimension: listHeight) : offset
    targetOffset = startOffset
    stretchDifference = .moving(
      from: stretch.value(at: time) - max(0, offset),
      velocity: stretch.velocity(at: time) - (offset > 0 ? velocity : 0), to: 0, at: time,
      timing: .spring(Drag.touchSpring))
    motion = .moving(
      from: 0, velocity: velocity / slope(at: startOffset), to: 0, at: time, timing: .spring(touchSpring))
  }

  /// The rubber band, in points, by which a list follows faster if the finger has little room below it. The pull is armed
  /// before the screen's edge, but not earlier than the style allows, and the list never moves further than the finger.
  private static func rubberBand(
    _ style: FlippingNotchStyle, threshold: Double, height: Double, room: Double
  ) -> RubberBand {
    let band = RubberBand(coefficient: style.rubberBand)
    let reach = max(style.shortestPull, room - style.pullMargin)
    guard style.shortestPull > 0 else { return band }
    let gain = band.pull(offset: threshold, dimension: height) / reach
    return gain > 1 ? RubberBand(coefficient: min(max(1, band.coefficient), band.coefficient * gain)) : band
  }

  /// The progress of the pull: 0 at rest, 1 at the threshold, more beyond.
  public var progress: Double { threshold > 0 ? max(0, listOffset(of: targetOffset)) / threshold : 0 }

  /// Whether a release begins a refresh.
  public var isArmed: Bool { canFire && listOffset(of: targetOffset) >= threshold - 1e-9 }

  /// Whether a release opens the panel.
  public var isPanelArmed: Bool { isArmed && listOffset(of: targetOffset) >= panelThreshold - 1e-9 }

  /// The number of thresholds that the pull has passed: a release does nothing (0), begins a refresh (1) or opens the panel
  /// (2).
  var armedLevel: Int { isPanelArmed ? 2 : isArmed ? 1 : 0 }

  /// Whether the finger has pushed the list far enough up to cancel the refresh of a waiting card.
  var callsOff: Bool { targetOffset <= -FlippingNotchPull.callOffDistance }

  /// Sets another target; the touch spring moves the list there from its position and velocity.
  mutating func retarget(to newTarget: Double, touchSpring spring: Spring, at time: Double) {
    motion = .moving(
      from: fingerOffset(at: time) - newTarget, velocity: motion.velocity(at: time), to: 0, at: time,
      timing: .spring(spring))
    targetOffset = newTarget
  }

  /// Follows a finger that is `distance` points below its press. After the sample that begins the drag the list follows 1:1 in
  /// the finger's points.
  mutating func follow(_ distance: Double, beginning: Bool, at time: Double) {
    let newTarget = min(1e6, max(-1e6, startOffset + distance))
    if beginning {
      retarget(to: newTarget, touchSpring: Drag.touchSpring, at: time)
    } else {
      targetOffset = newTarget
    }
  }

  /// The finger offset at which the list is, in points.
  func fingerOffset(at time: Double) -> Double {
    let offset = targetOffset + motion.value(at: time)
    // The spring of a wheel must not scroll the list: a wheel turned back past the start scrolls the page. A list a
    // little above its start begins there.
    if case .wheel = source { return max(min(0, startOffset), offset) }
    return offset
  }

  /// The list's offset, in points: its over-scroll, or, below 0, its scroll position.
  func offset(at time: Double) -> Double { listOffset(of: fingerOffset(at: time)) }

  /// The velocity of the list while the finger moves at `finger`, both in points per second; 0 at the wall.
  func velocity(finger: Double, at time: Double) -> Double {
    let offset = fingerOffset(at: time)
    return listOffset(of: offset) >= maximumOffset ? 0 : finger * slope(at: offset)
  }

  /// The velocity of the list by the touch spring while the finger rests, in points per second.
  func touchVelocity(at time: Double) -> Double {
    motion.velocity(at: time) * slope(at: fingerOffset(at: time))
  }

  /// The stretch of the notch, in points.
  func stretch(at time: Double) -> Double {
    max(0, max(0, offset(at: time)) + stretchDifference.value(at: time))
  }

  /// The velocity of the notch's stretch while the finger moves at `finger`, both in points per second.
  func stretchVelocity(finger: Double, at time: Double) -> Double {
    guard stretch(at: time) > 0 else { return 0 }
    let list = offset(at: time) > 0 ? velocity(finger: finger, at: time) + touchVelocity(at: time) : 0
    return list + stretchDifference.velocity(at: time)
  }

  /// The time from which on the list is at rest until the next input.
  var restTime: Double { max(stretchDifference.restTime, motion.restTime) }

  private func listOffset(of fingerOffset: Double) -> Double {
    fingerOffset <= 0
      ? fingerOffset : min(maximumOffset, rubberBand.offset(pull: fingerOffset, dimension: listHeight))
  }

  /// The derivative of the list's offset by the finger offset: c (1 - b / d)^2 on the rubber band, 1 for scrolling.
  private func slope(at fingerOffset: Double) -> Double {
    guard fingerOffset > 0, listHeight > 0 else { return 1 }
    let free = 1 - rubberBand.offset(pull: fingerOffset, dimension: listHeight) / listHeight
    return max(1e-6, rubberBand.coefficient * free * free)
  }
}
