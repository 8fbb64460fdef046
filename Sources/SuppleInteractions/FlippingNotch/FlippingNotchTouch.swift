import SuppleMotion
import SuppleScene

// What fingers, wheels and the host's scroller do to the list.
extension FlippingNotchMachine {
  /// Whether no finger is down that may yet pull.
  var isUntouched: Bool { press == nil }

  private var heldPull: FlippingNotchPull? {
    switch state {
    case .pulling(let pull), .armed(let pull): pull
    case .idle, .dropping, .waiting, .flipping, .inserting, .cancelled: nil
    }
  }

  /// Whether a pull may begin: nothing is under way, the list stands at its top, and there is room.
  private func canPull(at time: Double) -> Bool {
    switch state {
    case .idle, .inserting:
      scroll.value(at: time) <= 0.5 && time >= scroll.restTime && geometry.threshold >= 1
    case .pulling, .armed, .dropping, .waiting, .flipping, .cancelled: false
    }
  }

  func handle(_ pointer: Pointer, stamp: Double) -> Bool {
    let now = clock.now
    if var pull = heldPull {
      guard case .finger(var gesture) = pull.source, gesture.pointer == pointer.id else { return false }
      switch pointer.phase {
      case .down:
        // Its end was never heard of.
        receive(.abandon, at: now)
        return touch(pointer, stamp: stamp, at: now)
      case .move:
        let began = gesture.move(to: pointer.position, time: stamp)
        follow(&pull, gesture, beginning: began, at: now)
      case .up:
        let wasPressing = gesture.phase == .pressing
        let ending = gesture.end(at: pointer.position, time: stamp)
        follow(&pull, gesture, beginning: wasPressing && gesture.phase == .dragging, at: now)
        if case .thrown(let velocity) = ending {
          receive(.release(finger: velocity.y), at: now)
        } else {
          receive(.release(finger: 0), at: now)
        }
      case .cancel: receive(.abandon, at: now)
      }
      return true
    }
    switch pointer.phase {
    case .down: return touch(pointer, stamp: stamp, at: now)
    case .move: return stray(pointer, stamp: stamp, at: now)
    case .up:
      guard press?.pointer == pointer.id else { return false }
      // A finger that was only seen down and up may have pulled in between.
      let began = stray(pointer, stamp: stamp, at: now)
      press = nil
      return began && heldPull != nil ? handle(pointer, stamp: stamp) : false
    case .cancel:
      if press?.pointer == pointer.id { press = nil }
      return false
    }
  }

  private func follow(
    _ pull: inout FlippingNotchPull, _ gesture: TouchGesture, beginning: Bool, at time: Double
  ) {
    pull.source = .finger(gesture)
    if gesture.phase == .dragging {
      pull.follow(gesture.translation.y, beginning: beginning, at: time)
    }
    receive(.pull(pull), at: time)
  }

  /// A finger came down: a list in flight is caught at once, one at rest once the finger moves.
  private func touch(_ pointer: Pointer, stamp: Double, at time: Double) -> Bool {
    guard press == nil || press?.pointer == pointer.id, pointer.position.isFinite else { return false }
    press = nil
    if time < scroll.restTime { scroll = .resting(at: scroll.value(at: time)) }
    guard canPull(at: time) else { return false }
    let gesture = TouchGesture(
      pointer: pointer.id, at: pointer.position, time: stamp, slop: geometry.style.slop)
    guard list.value(at: time).magnitude >= 0.5 else {
      press = gesture
      return false
    }
    receive(.pull(grab(.finger(gesture), touchSpring: Drag.touchSpring, at: time)), at: time)
    return true
  }

  /// A finger that does not pull yet moved: down from the top it pulls, any other way it is the page's for good.
  private func stray(_ pointer: Pointer, stamp: Double, at time: Double) -> Bool {
    guard var gesture = press, gesture.pointer == pointer.id else { return false }
    let began = gesture.move(to: pointer.position, time: stamp)
    press = gesture
    let displacement = gesture.translation
    let pulls = displacement.y > 0 && displacement.y >= displacement.x.magnitude && canPull(at: time)
    guard began else { return pulls }
    press = nil
    guard pulls else { return false }
    var pull = grab(.finger(gesture), touchSpring: Drag.touchSpring, at: time)
    pull.follow(displacement.y, beginning: true, at: time)
    receive(.pull(pull), at: time)
    return true
  }

  private func grab(
    _ source: FlippingNotchPull.Source, touchSpring: Spring, at time: Double
  ) -> FlippingNotchPull {
    // A list that is scrolled by a hair is held where it is, and from here on the pull knows where.
    let place = list.value(at: time) - scroll.value(at: time)
    scroll = .resting(at: 0)
    return FlippingNotchPull(
      source, place: place, velocity: list.velocity(at: time), stretch: stretch, at: time,
      geometry: geometry, touchSpring: touchSpring)
  }

  /// A wheel was turned. It pulls when it and the list have been still at the top for a while.
  func turn(_ delta: Vector) -> Bool {
    guard delta.isFinite else { return false }
    let now = clock.now
    let quiet = clock.hostTime - wheelQuietSince >= geometry.style.wheelSilence - 1e-9
    wheelQuietSince = clock.hostTime
    if var pull = heldPull {
      guard case .wheel = pull.source else { return true }
      let goal = pull.goal - delta.y
      pull.source = .wheel(last: clock.hostTime)
      pull.want(min(1e6, max(0, goal)), touchSpring: geometry.style.wheelSpring, at: now)
      receive(.pull(pull), at: now)
      guard goal < 0 else { return true }
      // Turned back past its start: from here on the page scrolls.
      receive(.abandon, at: now)
      return false
    }
    guard quiet, delta.y < 0, -delta.y >= delta.x.magnitude, press == nil, canPull(at: now),
      list.value(at: now) >= scroll.value(at: now)
    else { return false }
    var pull = grab(.wheel(last: clock.hostTime), touchSpring: geometry.style.wheelSpring, at: now)
    pull.want(min(1e6, pull.goal - delta.y), touchSpring: geometry.style.wheelSpring, at: now)
    receive(.pull(pull), at: now)
    return true
  }

  /// When a wheel that has the list will have been silent for long enough, in the host's time.
  var wheelSilent: Double? {
    guard let pull = heldPull, case .wheel(let last) = pull.source else { return nil }
    return last + geometry.style.wheelSilence
  }

  func wheelFellSilent(at time: Double) {
    receive(.release(finger: 0), at: time)
  }

  /// The host's scroller moved. While a pull has the list the engine knows better.
  func scrollTo(_ y: Double, at time: Double) {
    guard y.isFinite, heldPull == nil else { return }
    // Where a scroller bounces, it reports less than 0: that is the top.
    let newScroll = min(1e9, max(0, y))
    if scroll.value(at: time) > 0.5, newScroll <= 0.5 { wheelQuietSince = clock.hostTime }
    scroll(to: newScroll, at: time)
  }
}
