import SuppleMotion
import SuppleScene

// The mark in the stretched cut-out, which shows when to release.
extension FlippingNotchCore {
  /// The spring of the tick's visibility. It overshoots by 6 %, by its damping ratio z: e^(-pi z / sqrt(1 - z^2)).
  private static let tickSpring = Spring(stiffness: 900, dampingRatio: 0.667)

  /// The duration in which the mark appears or disappears, unless the stretch of the cut-out shows or hides it, in
  /// seconds.
  private static let markFade = 0.12

  /// Sets the number of passed thresholds: changes the mark, and emits the events.
  mutating func arm(_ level: Int, at time: Double) {
    let known = currentPull?.armedLevel ?? 0
    if level > 0, known < 1 { emit(.armed) }
    if level > 1, known < 2 { emit(.panelArmed) }
    if level < 2, known > 1 { emit(.panelDisarmed) }
    if level < 1, known > 0 { emit(.disarmed) }
    setTick(level > 0, at: time)
    setLine(level > 1, at: time)
  }

  /// Changes the mark from a tick to a line, or back.
  private mutating func setLine(_ isShown: Bool, at time: Double) {
    line = toggled(line, isShown, at: time, timing: timing(FlippingNotchCore.tickSpring, style.fadeDuration))
  }

  /// Changes the mark to an arrow or a tick.
  mutating func setTick(_ isShown: Bool, at time: Double) {
    tick = toggled(tick, isShown, at: time, timing: timing(FlippingNotchCore.tickSpring, style.fadeDuration))
  }

  /// Shows the mark, or hides it once the card has come out of the cut-out.
  mutating func setMark(_ isShown: Bool, at time: Double) {
    mark = toggled(mark, isShown, at: time, timing: .linear(duration: FlippingNotchCore.markFade))
  }

  /// The motion of a part of the mark to 1 or 0; immediate if the cut-out is too short to show it.
  private func toggled(_ part: Motion, _ isOn: Bool, at time: Double, timing: Timing) -> Motion {
    let end: Double = isOn ? 1 : 0
    guard part.target != end else { return part }
    let isSeen = listPosition(at: time).stretch > style.indicatorSize
    return isSeen ? part.retargeted(to: end, at: time, timing: timing) : .resting(at: end)
  }

  /// Adds the arrow, turned by half a turn at the pull limit, the tick, which replaces the arrow, and the line, which replaces
  /// the tick. The mark fades in as the cut-out gets long enough.
  func writeIndicator(stretch: Double, into frame: inout Frame) {
    let size = style.indicatorSize
    let box = geometry.notch(stretch: stretch)
    let opacity = min(1, (stretch - size) / max(size, 1)) * mark.value(at: now)
    guard size > 0, box.width > 0, opacity > 0 else { return }
    let center = Point(x: box.center.x, y: box.maxY - size)
    let armed = max(0, tick.value(at: now))
    let lineScale = max(0, line.value(at: now))
    let tickScale = armed * max(0, 1 - lineScale)
    let start = frame.outlines.elements.count
    let angle = Double.pi * geometry.progress(stretch)
    let arrowScale = size * max(0, 1 - armed)
    let turn = Vector(angle: angle, length: arrowScale)
    if arrowScale > 0 {
      frame.outlines.addPolygon(arrowShaft, at: center, turn: turn)
      frame.outlines.addPolygon(arrowHead, at: center, turn: turn)
    }
    if tickScale > 0 {
      frame.outlines.addPolygon(tickMark, at: center, turn: Vector(x: size * tickScale, y: 0))
    }
    if lineScale > 0 {
      frame.outlines.addPolygon(lineMark, at: center, turn: Vector(x: size * lineScale, y: 0))
    }
    var layer = Layer(LayerID(.indicator), center: center, size: Size(width: size, height: size))
    layer.path = frame.outlines.range(from: start)
    layer.fill = .white
    layer.opacity = opacity
    layer.traits = .raised
    frame.add(layer)
  }
}

// Corners of the marks in the square from -0.5 to 0.5: strokes of 0.16, with ends cut at right angles.
private let arrowShaft: [(Double, Double)] = [(-0.08, -0.5), (0.08, -0.5), (0.08, 0.35), (-0.08, 0.35)]
private let arrowHead: [(Double, Double)] = [
  (0, 0.5), (-0.38, 0.12), (-0.267, 0.007), (0, 0.274), (0.267, 0.007), (0.38, 0.12),
]
private let lineMark: [(Double, Double)] = [(-0.5, -0.08), (0.5, -0.08), (0.5, 0.08), (-0.5, 0.08)]
private let tickMark: [(Double, Double)] = [
  (-0.12, 0.42), (-0.5, 0.04), (-0.387, -0.073), (-0.12, 0.194), (0.387, -0.313), (0.5, -0.2),
]

extension Outline {
  /// Adds a polygon about a point, its corners multiplied by `turn` as complex numbers.
  fileprivate mutating func addPolygon(_ corners: [(Double, Double)], at center: Point, turn: Vector) {
    for (index, (x, y)) in corners.enumerated() {
      let corner = Point(
        x: center.x + x * turn.x - y * turn.y, y: center.y + x * turn.y + y * turn.x)
      add(index == 0 ? .move(corner) : .line(corner))
    }
    add(.close)
  }
}
