import SuppleMotion
import SuppleScene

/// The dismiss target: the disc at the bottom in which heads are dismissed. It rises while a head is dragged.
struct DismissTarget: Sendable {
  /// How far it has risen, 0 to 1 and a little beyond.
  private(set) var rise: Motion = .resting(at: 0)
  /// Its diameter, in points.
  private(set) var diameter: Motion
  /// Whether it has captured a head.
  private(set) var hasCaptured = false

  /// A target below the viewport.
  init(in geometry: ChatHeadsGeometry) { diameter = .resting(at: geometry.style.targetSize) }

  /// From when on nothing about it moves, in motion seconds.
  var restTime: Double { max(rise.restTime, diameter.restTime) }

  /// Whether any of it is visible at `time`.
  func isVisible(at time: Double) -> Bool { rise.target > 0 || time < rise.restTime }

  /// Raises it from `time` on, or lets it fall away.
  @inline(never)
  mutating func setRaised(
    _ isRaised: Bool, at time: Double, in geometry: ChatHeadsGeometry, reducedMotion: Bool
  ) {
    let goal = isRaised ? 1.0 : 0.0
    guard rise.target != goal else { return }
    rise = rise.retargeted(
      to: goal, at: time,
      timing: reducedMotion
        ? .fade(duration: HeadMotion.fadeDuration) : .spring(geometry.style.targetSpring, within: .fractions))
  }

  /// Closes it round what it has captured, from `time` on, or opens it again.
  @inline(never)
  mutating func setCaptured(
    _ hasCaptured: Bool, at time: Double, in geometry: ChatHeadsGeometry, reducedMotion: Bool
  ) {
    guard self.hasCaptured != hasCaptured else { return }
    self.hasCaptured = hasCaptured
    let goal = hasCaptured ? geometry.style.targetCapturedSize : geometry.style.targetSize
    diameter =
      reducedMotion
      ? .resting(at: goal)
      : diameter.retargeted(
        to: goal, at: time, timing: .spring(geometry.style.targetSpring, within: .fractions))
  }

  /// Takes its size from another style, without any motion, unless it has captured a head.
  mutating func adoptSize(in geometry: ChatHeadsGeometry) {
    if !hasCaptured { diameter = .resting(at: geometry.style.targetSize) }
  }

  /// Writes its layer as it is at `time`.
  func write(
    into frame: inout Frame, at time: Double, in geometry: ChatHeadsGeometry, reducedMotion: Bool
  ) {
    guard isVisible(at: time) else { return }
    let rise = rise.value(at: time)
    let diameter = max(0, diameter.value(at: time))
    let center = geometry.targetCenter
    var layer = Layer(
      LayerID(.dismissTarget),
      center: reducedMotion
        ? center : Point(x: center.x, y: center.y + (1 - rise) * geometry.targetRise),
      size: Size(width: diameter, height: diameter))
    layer.cornerRadius = diameter / 2
    layer.opacity = min(1, max(0, rise))
    if hasCaptured { layer.traits.insert(.engaged) }
    frame.layers.append(layer)
  }
}
