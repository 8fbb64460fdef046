import SuppleMotion
import SuppleScene

/// The panel of one head's conversation: growing out of its head, open, or shrinking back.
struct ConversationPanel: Sendable {
  /// The head it belongs to; 0 for the overflow's.
  let head: Int32
  /// The slot that it grows from: its centre, in points.
  var anchor: Point
  /// Its scale about the anchor.
  var scale: Motion
  /// Its opacity, 0 to 1.
  var opacity: Motion
  /// Whether it is closing: gone as soon as it rests.
  var isClosing = false

  /// From when on nothing about it moves, in motion seconds.
  var restTime: Double { max(scale.restTime, opacity.restTime) }

  /// Fades it to an opacity, from `time` on.
  mutating func fade(to goal: Double, at time: Double) {
    opacity = opacity.retargeted(to: goal, at: time, timing: .fade(duration: HeadMotion.fadeDuration))
  }

  /// Moves its scale to 1 from `time` on, by the spring that opens it.
  mutating func springOpen(at time: Double, in geometry: ChatHeadsGeometry) {
    scale = scale.retargeted(to: 1, at: time, timing: .spring(geometry.style.openSpring, within: .fractions))
  }

  /// Lets it grow out of its head from `time` on.
  mutating func grow(at time: Double, in geometry: ChatHeadsGeometry, reducedMotion: Bool) {
    if reducedMotion {
      opacity = .resting(at: 0)
      scale = .resting(at: 1)
    }
    fade(to: 1, at: time)
    guard !reducedMotion else { return }
    switch geometry.style.changes {
    case .springs: springOpen(at: time, in: geometry)
    case .recorded:
      let duration = geometry.style.openDuration
      let peak = geometry.style.openPeak
      scale = .curve(
        TimedCurve(
          start: time, duration: duration, from: scale.value(at: time), to: peak, easing: .easeInOut,
          shape: .squared),
        then: TimedCurve(start: time + duration, duration: duration, from: peak, to: 1, easing: .easeInOut))
    }
  }

  /// Lets it shrink back into its head from `time` on.
  mutating func shrink(at time: Double, in geometry: ChatHeadsGeometry, reducedMotion: Bool) {
    isClosing = true
    guard !reducedMotion else { return fade(to: 0, at: time) }
    switch geometry.style.changes {
    case .springs:
      scale = scale.retargeted(
        to: 0, at: time, timing: .spring(geometry.style.closeSpring, within: .fractions))
    case .recorded:
      scale = .curve(
        TimedCurve(
          start: time, duration: geometry.style.openDuration, from: scale.value(at: time), to: 0,
          easing: .easeInOut, shape: .complementSquared), then: nil)
    }
  }

  /// How it is drawn in `room` at `time`: it grows from the point of the room that is nearest to its slot.
  func placement(in room: Rect, at time: Double) -> PanelPlacement {
    PanelPlacement(
      room: room,
      anchor: Point(
        x: min(room.maxX, max(room.minX, anchor.x)), y: min(room.maxY, max(room.minY, anchor.y))),
      scale: max(0, scale.value(at: time)), opacity: min(1, max(0, opacity.value(at: time))))
  }

  /// Writes its layer as it is at `time` in `room`.
  func write(into frame: inout Frame, at time: Double, room: Rect, in geometry: ChatHeadsGeometry) {
    let placement = placement(in: room, at: time)
    let scale = placement.scale
    guard scale > 0, placement.opacity > 0 else { return }
    var layer = Layer(
      head == 0 ? LayerID(.overflowPanel) : LayerID(.conversation, item: head),
      center: placement.point(room.center), size: room.size)
    layer.scale = scale
    layer.opacity = placement.opacity
    let smallest = geometry.style.smallestRadius
    let radius = smallest + (geometry.style.openRadius - smallest) * min(1, scale)
    // The radius is that of the shape on screen; a layer's own is before scaling.
    layer.cornerRadius = radius / max(scale, 0.05)
    layer.shadow = Shadow(opacity: 0.3, offset: 8, radius: 30)
    layer.traits = isClosing ? [] : [.interactive]
    frame.layers.append(layer)
  }
}
