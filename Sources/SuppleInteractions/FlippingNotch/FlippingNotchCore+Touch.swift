import SuppleMotion
import SuppleScene

// Touches, and pulls that the host's scroller begins.
extension FlippingNotchCore {
  /// The time at rest before a touch after which its pull can begin a refresh, in seconds. The last of several flicks
  /// to the top also pulls the list, but is not meant as a refresh.
  private static let peaceDuration = 0.3

  /// Whether the list is at rest at its top and can be pulled.
  private var isAtTop: Bool {
    isEnabled && !isScrolled && now >= scroll.restTime && geometry.threshold >= 1
  }

  /// Whether a downward drag that begins now is a pull: the list is at its top, no card waits for the app, and no row is
  /// edited.
  var canBeginPull: Bool {
    switch state {
    case .idle, .inserting, .cancelled: isAtTop
    default: false
    }
  }

  /// Whether an upward drag that begins now pushes the list under a waiting card, to cancel the refresh, or the panel.
  private var canBeginPush: Bool {
    switch state {
    case .dropping(_, nil), .waiting: isAtTop
    case .panelOpening, .panelOpen, .panelClosing: true
    default: false
    }
  }

  /// Begins a pull with the list's position and velocity. With a card still out, the pull is added to the list's own
  /// motion.
  mutating func beginPull(
    _ source: FlippingNotchPull.Source, touchSpring: Spring, canFire: Bool
  ) -> FlippingNotchPull {
    var offset = 0.0
    var velocity = 0.0
    if !isCardShown {
      // Less than half a point from the top counts as the top: the pull's offset includes the difference.
      offset = overscroll.value(at: now) - scroll.value(at: now)
      velocity = overscroll.velocity(at: now)
      scroll = .resting(at: 0)
      overscroll = .resting(at: 0)
    }
    var room = Double.infinity
    if case .finger(let gesture) = source {
      room = (screenEnd ?? geometry.viewport.size.height) - gesture.start.y
    }
    return FlippingNotchPull(
      source, offset: offset, velocity: velocity, stretch: stretch, at: now, geometry: geometry,
      touchSpring: touchSpring, canFire: canFire, room: room)
  }

  /// Handles a pointer's sample, stamped in host seconds. Returns whether it is claimed.
  mutating func receive(_ pointer: Pointer, hostTime: HostTime) -> Bool {
    var isAlone = true
    switch pointer.phase {
    case .down: isAlone = fingers.add(pointer, besides: pullingFinger?.position)
    case .up, .cancel: fingers.remove(pointer.id)
    case .move: break
    }
    if let push { return receive(pointer, pushing: push, hostTime: hostTime) }
    if var pull = currentPull {
      guard case .finger(var gesture) = pull.source else { return false }
      guard gesture.pointer == pointer.id else {
        // A pinch is no pull: the app handles both fingers. The press alone of a second finger has no effect.
        if pointer.phase == .move, fingers.isPinch(pointer, besides: gesture.position) {
          transition(.cancelPull)
        }
        return false
      }
      switch pointer.phase {
      case .down:
        // The end of the previous touch was lost.
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
    case .down:
      press = nil
      return isAlone && beginPress(pointer, hostTime: hostTime)
    case .move: return movePress(pointer, hostTime: hostTime)
    case .up:
      guard press?.pointer == pointer.id else { return false }
      // Without moves from the host, the finger may have begun to pull since its press.
      let began = movePress(pointer, hostTime: hostTime)
      press = nil
      return began && (currentPull != nil || push != nil) ? receive(pointer, hostTime: hostTime) : false
    case .cancel:
      if press?.pointer == pointer.id { press = nil }
      return false
    }
  }

  /// The finger that pulls; nil for none.
  private var pullingFinger: TouchGesture? {
    guard let pull = currentPull, case .finger(let gesture) = pull.source else { return nil }
    return gesture
  }

  private mutating func movePull(
    _ pull: inout FlippingNotchPull, _ gesture: TouchGesture, beginning: Bool
  ) {
    pull.source = .finger(gesture)
    if gesture.phase == .dragging {
      let distance = gesture.translation.y
      // A waiting card cannot be pulled further down.
      pull.follow(canBeginPush ? min(0, distance) : distance, beginning: beginning, at: now)
    }
    transition(.pull(pull))
  }

  /// Begins a press. On a moving list the press is a pull immediately; on a list at rest, or under a card, once the finger has
  /// moved beyond the slop. Away from the top it becomes a pull after the finger has scrolled the list to its top and moves on.
  private mutating func beginPress(_ pointer: Pointer, hostTime: HostTime) -> Bool {
    guard pointer.position.isFinite, !isPanelShown || canPushPanel(pointer) else { return false }
    pressCanFire =
      clock.hostTime - silentSince >= FlippingNotchCore.peaceDuration
      && now - scroll.restTime >= FlippingNotchCore.peaceDuration
    if now < scroll.restTime { scroll = .resting(at: scroll.value(at: now)) }
    guard isEnabled, geometry.threshold >= 1 else { return false }
    let gesture = TouchGesture(
      pointer: pointer.id, at: pointer.position, time: hostTime, slop: style.slop)
    guard canBeginPull, !isCardShown, overscroll.value(at: now).magnitude >= 0.5 else {
      press = gesture
      return false
    }
    // A press that stops a hint still belongs to the page: a tap is meant for the content.
    let stopsHint = now < hintEnd
    hintEnd = -.infinity
    let pull = beginPull(.finger(gesture), touchSpring: Drag.touchSpring, canFire: pressCanFire)
    transition(.pull(pull))
    return !stopsHint
  }

  /// Handles a move of a pressing finger. A drag that begins downwards is a pull; the page keeps a drag in another direction
  /// until its end. During a refresh a downward drag becomes a press once the card slides back; a scrolling drag does at the
  /// list's top.
  private mutating func movePress(_ pointer: Pointer, hostTime: HostTime) -> Bool {
    guard var gesture = press, gesture.pointer == pointer.id else { return false }
    let began = gesture.move(to: pointer.position, time: hostTime)
    press = gesture
    guard began || gesture.phase == .pressing else {
      if canBeginPull {
        press = TouchGesture(
          pointer: pointer.id, at: pointer.position, time: hostTime, slop: style.slop)
      }
      return false
    }
    let displacement = gesture.translation
    let isVertical = displacement.y.magnitude >= displacement.x.magnitude
    let pulls = isVertical && (displacement.y > 0 ? canBeginPull : displacement.y < 0 && canBeginPush)
    guard began else { return pulls }
    guard pulls else {
      let keepsPress = isVertical && !isPanelShown && (isCardShown ? displacement.y > 0 : isScrolled)
      if !keepsPress { press = nil }
      return false
    }
    press = nil
    if isPanelShown {
      transition(.push(FlippingNotchPush(gesture, at: now)))
      return true
    }
    var pull = beginPull(.finger(gesture), touchSpring: Drag.touchSpring, canFire: pressCanFire)
    pull.follow(displacement.y, beginning: true, at: now)
    transition(.pull(pull))
    return true
  }
}
