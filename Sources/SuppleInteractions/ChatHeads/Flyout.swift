import SuppleMotion
import SuppleScene

/// The bubble of text beside the resting stack when a message has come.
struct Flyout: Sendable {
  /// What becomes of it.
  enum State: Sendable {
    /// It comes, stays its time and goes by itself at `leaving`.
    case showing(leaving: Double)
    /// A finger drags it; its time stands still.
    case held(TouchGesture)
    /// It was flicked away or overtaken and goes.
    case leaving
  }

  /// Whose message it is.
  let head: Int32
  /// The text's number.
  let text: Int32
  /// How far it has come in, 0 to 1.
  var visibility: Motion
  /// When it appears.
  let start: Double
  /// How far it is pulled sideways, in points.
  var pull: Motion
  /// What becomes of it.
  var state: State
  /// At which edge the stack was as it began to go: it does not change sides on its way.
  var lastEdge: HorizontalEdge?

  /// From when on it does not move by itself, as things are.
  func restTime(after time: Double) -> Double {
    time < start ? -.infinity : max(visibility.restTime, pull.restTime)
  }
}

extension ChatHeadsMachine {
  /// Announces a message beside the stack, a little later.
  func announce(_ text: Int32, of head: Int32, at time: Double) {
    let start = time + geometry.style.flyoutDelay
    let rising = Motion.resting(at: 0)
    flyout = Flyout(
      head: head, text: text,
      visibility: preferences.reducedMotion
        ? rising.retargeted(to: 1, at: start, timing: .fade(duration: HeadTravel.fadeDuration))
        : rising.retargeted(
          to: 1, at: start, timing: .spring(geometry.style.flyoutSpring, within: .fractions)),
      start: start, pull: .resting(at: 0), state: .showing(leaving: start + geometry.style.flyoutDuration))
  }

  /// Sends the flyout away.
  func dropFlyout(at time: Double) {
    if case .held? = flyout?.state { return releaseFlyout(velocity: nil, at: time, stays: false) }
    guard var leaving = flyout else { return }
    if case .leaving = leaving.state { return }
    guard time > leaving.start else {
      flyout = nil
      return
    }
    leaving.state = .leaving
    leaving.lastEdge = place.edge
    leaving.visibility = leaving.visibility.retargeted(to: 0, at: time, timing: .fade(duration: 0.15))
    flyout = leaving
  }

  /// Lets a dragged flyout go: away, or back to where it was. Without a velocity it was taken from its finger, perhaps
  /// to go away as well.
  func releaseFlyout(velocity: Vector?, at time: Double, stays: Bool = true) {
    guard var released = flyout else { return }
    let pulled = flyoutPull(released)
    let speed = velocity?.x ?? 0
    let isFast = speed.magnitude > geometry.style.flyoutFlickSpeed
    let isFar = pulled.magnitude > geometry.style.flyoutFlickDistance * geometry.style.flyoutWidth
    let isFlicked = velocity != nil && (isFast || isFar)
    let away = (isFast ? speed : pulled) < 0 ? -geometry.style.flyoutWidth : geometry.style.flyoutWidth
    released.pull = Motion(
      spring: geometry.style.flyoutSpring, start: time, from: pulled,
      velocity: speed + released.pull.velocity(at: time), target: isFlicked ? away : 0)
    released.state = .showing(leaving: time + geometry.style.flyoutDuration)
    flyout = released
    if isFlicked || !stays { dropFlyout(at: time) }
  }
}
