import SuppleMotion
import SuppleScene

// What fingers and the host's scroller do to the list.
extension FlippingNotchCore {
  /// The pull that is in progress; nil where there is none.
  var currentPull: FlippingNotchPull? {
    switch state {
    case .pulling(let pull), .armed(let pull): pull
    case .idle, .dropping, .waiting, .flipping, .inserting, .cancelled: nil
    }
  }

  /// Whether a pull may begin: no refresh is in progress, the list is at rest at its top, and the threshold is not 0.
  var canBeginPull: Bool {
    switch state {
    case .idle, .inserting:
      scroll.value(at: now) <= 0.5 && now >= scroll.restTime && geometry.threshold >= 1
    case .pulling, .armed, .dropping, .waiting, .flipping, .cancelled: false
    }
  }

  /// Begins a pull of the list from where it is and as fast as it is.
  mutating func beginPull(_ source: FlippingNotchPull.Source, touchSpring: Spring) -> FlippingNotchPull {
    // A list that is scrolled by less than half a point counts as at its top: from here on the pull's offset holds that.
    let offset = overscroll.value(at: now) - scroll.value(at: now)
    scroll = .resting(at: 0)
    return FlippingNotchPull(
      source, offset: offset, velocity: overscroll.velocity(at: now), stretch: stretch, at: now,
      geometry: geometry, touchSpring: touchSpring)
  }

  /// Takes in a pointer's sample, stamped in host seconds. Returns whether it is claimed.
  mutating func receive(_ pointer: Pointer, hostTime: Double) -> Bool {
    if var pull = currentPull {
      guard case .finger(var gesture) = pull.source, gesture.pointer == pointer.id else { return false }
      switch pointer.phase {
      case .down:
        // The end of the touch before was lost.
        transition(.cancelPull)
        return beginPress(pointer, hostTime: hostTime)
      case .move:
        let began = gesture.move(to: pointer.position, time: hostTime)
        movePull(&pull, gesture, beginning: began)
      case .up:
        let wasPressing = gesture.phase == .pressing
        let ending = gesture.end(at: pointer.position, time: hostTime)
        movePull(&pull, gesture, beginning: wasPressing && gesture.phase == .dragging)
        if case .thrown(let velocity) = ending {
          transition(.release(fingerVelocity: velocity.y))
        } else {
          transition(.release(fingerVelocity: 0))
        }
      case .cancel: transition(.cancelPull)
      }
      return true
    }
    switch pointer.phase {
    case .down: return beginPress(pointer, hostTime: hostTime)
    case .move: return movePress(pointer, hostTime: hostTime)
    case .up:
      guard press?.pointer == pointer.id else { return false }
      // Where the host reports no moves, the finger may have begun to pull since it came down.
      let began = movePress(pointer, hostTime: hostTime)
      press = nil
      return began && currentPull != nil ? receive(pointer, hostTime: hostTime) : false
    case .cancel:
      if press?.pointer == pointer.id { press = nil }
      return false
    }
  }

  private mutating func movePull(
    _ pull: inout FlippingNotchPull, _ gesture: TouchGesture, beginning: Bool
  ) {
    pull.source = .finger(gesture)
    if gesture.phase == .dragging {
      pull.follow(gesture.translation.y, beginning: beginning, at: now)
    }
    transition(.pull(pull))
  }

  /// A finger came down. It stops a list in motion and begins a pull; on a list at rest the pull begins when the finger
  /// has moved beyond the slop.
  private mutating func beginPress(_ pointer: Pointer, hostTime: Double) -> Bool {
    guard press == nil || press?.pointer == pointer.id, pointer.position.isFinite else { return false }
    press = nil
    if now < scroll.restTime { scroll = .resting(at: scroll.value(at: now)) }
    guard canBeginPull else { return false }
    let gesture = TouchGesture(
      pointer: pointer.id, at: pointer.position, time: hostTime, slop: style.slop)
    guard overscroll.value(at: now).magnitude >= 0.5 else {
      press = gesture
      return false
    }
    let pull = beginPull(.finger(gesture), touchSpring: Drag.touchSpring)
    transition(.pull(pull))
    return true
  }

  /// A pressing finger moved. A drag that begins downwards is a pull; one in another direction is the page's until the
  /// finger goes up.
  private mutating func movePress(_ pointer: Pointer, hostTime: Double) -> Bool {
    guard var gesture = press, gesture.pointer == pointer.id else { return false }
    let began = gesture.move(to: pointer.position, time: hostTime)
    press = gesture
    let displacement = gesture.translation
    let pulls = displacement.y > 0 && displacement.y >= displacement.x.magnitude && canBeginPull
    guard began else { return pulls }
    press = nil
    guard pulls else { return false }
    var pull = beginPull(.finger(gesture), touchSpring: Drag.touchSpring)
    pull.follow(displacement.y, beginning: true, at: now)
    transition(.pull(pull))
    return true
  }

  /// The host's scroller is at `y` points from the top. During a pull the report is late, and ignored.
  mutating func scrollTo(_ y: Double) {
    guard y.isFinite, currentPull == nil else { return }
    // A native scroller that bounces reports less than 0: that is the top.
    let newScroll = min(1e9, max(0, y))
    if scroll.value(at: now) > 0.5, newScroll <= 0.5 { wheelSilentSince = clock.hostTime }
    setScroll(to: newScroll)
  }
}
