import SuppleMotion
import SuppleScene

// What fingers and the host's scroller do to the list.
extension FlippingNotchCore {
  /// How long a list has to have been still before a finger comes down, for that finger's pull to fire, in seconds: the last
  /// of several flicks that bring a list to its top pulls it, and is not meant to refresh it.
  private static let peaceDuration = 0.3

  /// Whether the list can be pulled and is at rest at its top.
  private var isAtTop: Bool {
    isEnabled && scroll.value(at: now) <= 0.5 && now >= scroll.restTime && geometry.threshold >= 1
  }

  /// Whether the list is scrolled away from its top, as far as the host has reported.
  private var isScrolled: Bool { scroll.value(at: now) > 0.5 }

  /// Whether a drag that begins downwards now is a pull: the list is at its top, and its card has not to wait for the app.
  var canBeginPull: Bool {
    switch state {
    case .idle, .inserting, .cancelled: isAtTop
    case .pulling, .armed, .dropping, .waiting, .flipping: false
    }
  }

  /// Whether a drag that begins upwards now pushes the list under a card that waits, to call the refresh off.
  private var canBeginPush: Bool {
    switch state {
    case .dropping(_, nil), .waiting: isAtTop
    case .idle, .pulling, .armed, .dropping, .flipping, .inserting, .cancelled: false
    }
  }

  /// Begins a pull of the list from where it is and as fast as it is. Where a card has not gone, the pull is added to what
  /// the list does by itself.
  mutating func beginPull(
    _ source: FlippingNotchPull.Source, touchSpring: Spring, canFire: Bool
  ) -> FlippingNotchPull {
    var offset = 0.0
    var velocity = 0.0
    if !isCardShown {
      // A list that is scrolled by less than half a point counts as at its top: the pull's offset holds that.
      offset = overscroll.value(at: now) - scroll.value(at: now)
      velocity = overscroll.velocity(at: now)
      scroll = .resting(at: 0)
      overscroll = .resting(at: 0)
    }
    return FlippingNotchPull(
      source, offset: offset, velocity: velocity, stretch: stretch, at: now, geometry: geometry,
      touchSpring: touchSpring, canFire: canFire)
  }

  /// Takes in a pointer's sample, stamped in host seconds. Returns whether it is claimed.
  mutating func receive(_ pointer: Pointer, hostTime: HostTime) -> Bool {
    var isAlone = true
    switch pointer.phase {
    case .down: isAlone = fingers.add(pointer, besides: pullingFinger?.position)
    case .up, .cancel: fingers.remove(pointer.id)
    case .move: break
    }
    if var pull = currentPull {
      guard case .finger(var gesture) = pull.source else { return false }
      guard gesture.pointer == pointer.id else {
        // A pinch is no pull: both fingers are the app's. A second finger that only comes down changes nothing.
        if pointer.phase == .move, fingers.isPinch(pointer, besides: gesture.position) {
          transition(.cancelPull)
        }
        return false
      }
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
    case .down:
      press = nil
      return isAlone && beginPress(pointer, hostTime: hostTime)
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

  /// The finger that pulls; nil where none does.
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
      // A card that waits is not pulled further down.
      pull.follow(canBeginPush ? min(0, distance) : distance, beginning: beginning, at: now)
    }
    transition(.pull(pull))
  }

  /// A finger came down. It stops a list in motion and begins a pull; on a list at rest, or under a card, the pull begins
  /// when the finger has moved beyond the slop. On a list that is scrolled away from its top, the pull begins once the
  /// finger has scrolled the list to its top, and moves on.
  private mutating func beginPress(_ pointer: Pointer, hostTime: HostTime) -> Bool {
    guard pointer.position.isFinite else { return false }
    pressCanFire =
      clock.hostTime - silentSince >= FlippingNotchCore.peaceDuration
      && now - scroll.restTime >= FlippingNotchCore.peaceDuration
    if now < scroll.restTime { scroll = .resting(at: scroll.value(at: now)) }
    guard isEnabled, geometry.threshold >= 1 else { return false }
    let gesture = TouchGesture(
      pointer: pointer.id, at: pointer.position, time: hostTime, slop: style.slop)
    guard isAtTop, !isCardShown, overscroll.value(at: now).magnitude >= 0.5 else {
      press = gesture
      return false
    }
    // A press that stops a hint is still the page's: a tap is meant for what is tapped.
    let stopsHint = now < hintEnd
    hintEnd = -.infinity
    let pull = beginPull(.finger(gesture), touchSpring: Drag.touchSpring, canFire: pressCanFire)
    transition(.pull(pull))
    return !stopsHint
  }

  /// A pressing finger moved. A drag that begins downwards is a pull; one in another direction is the page's until the
  /// finger goes up. One that begins downwards while a refresh is in progress is taken up once the card goes, and one that
  /// scrolls the list is taken up once the list is at its top: from then on it counts as a press where the finger is.
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
      let keepsPress = isVertical && (isCardShown ? displacement.y > 0 : isScrolled)
      if !keepsPress { press = nil }
      return false
    }
    press = nil
    var pull = beginPull(.finger(gesture), touchSpring: Drag.touchSpring, canFire: pressCanFire)
    pull.follow(displacement.y, beginning: true, at: now)
    transition(.pull(pull))
    return true
  }
}
