import SuppleMotion
import SuppleScene

// The panel: the card of a pull beyond the second threshold turns into it, and the list moves down with it.
extension FlippingNotchCore {
  /// The speed upwards from which on a push closes the panel at any distance, in points per second.
  private static let closingSpeed = 500.0

  /// Whether the panel is out, or the card moves to it or from it.
  var isPanelShown: Bool {
    switch state {
    case .panelOpening, .panelOpen, .panelPushed, .panelClosing: true
    default: false
    }
  }

  /// The finger that pushes the panel; nil for none.
  var push: FlippingNotchPush? {
    if case .panelPushed(let push) = state { push } else { nil }
  }

  /// The timing of the panel and of the list that moves down with it.
  private var panelTiming: Timing { timing(style.panelSpring, style.flipDuration) }

  /// The duration of the panel's turn, in seconds.
  private var panelDuration: Double { preferences.reducedMotion ? style.fadeDuration : style.flipDuration }

  // MARK: Transitions

  /// Opens the panel from the notch, or from its current place. `listVelocity` is in points per second.
  mutating func openPanel(listVelocity: Double, at time: Double) -> FlippingNotchState {
    emit(.panelOpened)
    press = nil
    setMark(false, at: time)
    let velocity = listVelocity - scroll.velocity(at: time)
    scroll = .resting(at: scroll.value(at: time))
    showCard(
      in: geometry.panel, offset: panelOffset, listVelocity: velocity, at: time, timing: panelTiming,
      for: panelDuration)
    card.origin = .panel
    if preferences.reducedMotion {
      card.turn = .resting(at: 1)
    } else {
      card.turn(to: 1, at: time, for: panelDuration)
    }
    return .panelOpening(until: time + panelDuration)
  }

  /// Closes the panel into the notch. A push by a finger has ended before.
  mutating func closePanel(at time: Double) -> FlippingNotchState {
    emit(.panelClosed)
    setTick(false, at: time)
    overscroll = overscroll.retargeted(to: 0, at: time, timing: panelTiming)
    guard !preferences.reducedMotion else {
      card.visibility = .moving(
        from: card.visibility.value(at: time), to: 0, at: time, timing: .linear(duration: panelDuration))
      return .panelClosing(until: time + panelDuration)
    }
    card.turn(to: 0, at: time, for: panelDuration)
    moveCard(
      to: geometry.retractedCard(stretch: 0), radius: geometry.retractedRadius, at: time, timing: panelTiming,
      for: panelDuration)
    return .panelClosing(until: max(time + panelDuration, max(card.restTime, overscroll.restTime)))
  }

  /// Begins or continues a push by a finger; a panel that is not yet open opens meanwhile.
  mutating func pushPanel(_ push: FlippingNotchPush, at time: Double) -> FlippingNotchState {
    switch state {
    case .panelPushed: break
    case .panelClosing: _ = openPanel(listVelocity: overscroll.velocity(at: time), at: time)
    default: aimPanel(at: time)
    }
    return .panelPushed(push)
  }

  /// Ends a push by a finger of the given velocity, in points per second: panel and list continue from their current places.
  mutating func endPush(_ push: FlippingNotchPush, fingerVelocity: Double, at time: Double) {
    let offset = push.offset(at: time)
    let velocity = push.velocity(finger: FlippingNotchCore.limited(fingerVelocity), at: time)
    card.top = card.top.pushed(by: offset, velocity: velocity, at: time, timing: panelTiming)
    overscroll = overscroll.pushed(by: offset, velocity: velocity, at: time, timing: panelTiming)
  }

  /// Whether a push that ends with the given velocity, in points per second, was far or fast enough to close the panel.
  func closesPanel(_ push: FlippingNotchPush, fingerVelocity: Double) -> Bool {
    -push.gesture.translation.y > style.pushRatio * geometry.panel.height
      || fingerVelocity < -FlippingNotchCore.closingSpeed
  }

  /// Moves a visible panel to its place on the screen, also after a change of the layout.
  mutating func aimPanel(at time: Double) {
    overscroll = overscroll.retargeted(to: panelOffset, at: time, timing: panelTiming)
    moveCard(to: geometry.panel, radius: style.cellRadius, at: time, timing: panelTiming, for: panelDuration)
  }

  /// The over-scroll of the list under the panel: a scrolled list moves down as far as a list at its top.
  private var panelOffset: Double { geometry.panelOffset + scroll.value(at: now) }

  /// The progress of the panel, 0 to 1: its height divided by its open height; with reduced motion, its opacity.
  var panelProgress: Double {
    guard isPanelShown else { return 0 }
    let height = cardBox(at: now).height / max(1, geometry.panel.height)
    return clampedToUnit(height) * cardOpacity(at: now)
  }

  // MARK: Touch

  /// Whether a finger that comes down pushes the panel when it moves up: on the strip at the panel's lower edge, or if the
  /// content cannot scroll further.
  func canPushPanel(_ pointer: Pointer) -> Bool {
    let box = cardBox(at: now)
    guard isEnabled, box.contains(pointer.position) else { return false }
    guard let content = pointer.scrollable else { return true }
    return content.offset >= content.range || pointer.position.y >= box.maxY - FlippingNotch.panelEdgeHeight
  }

  /// Handles a sample of the finger that pushes the panel. Returns whether the sample belongs to that finger.
  mutating func receive(_ pointer: Pointer, pushing push: FlippingNotchPush, hostTime: HostTime) -> Bool {
    var push = push
    guard push.gesture.pointer == pointer.id else { return false }
    switch pointer.phase {
    case .move:
      _ = push.gesture.move(to: pointer.position, time: hostTime)
      transition(.push(push))
    case .up:
      guard case .thrown(let velocity) = push.gesture.end(at: pointer.position, time: hostTime) else { break }
      transition(.push(push))
      transition(.release(fingerVelocity: velocity.y))
    case .down, .cancel: transition(.cancelPull)
    }
    return true
  }
}

extension Motion {
  /// Returns the motion from a place `distance` away and with an additional velocity, to the same target.
  fileprivate func pushed(by distance: Double, velocity: Double, at time: Double, timing: Timing) -> Motion {
    .moving(
      from: value(at: time) + distance, velocity: self.velocity(at: time) + velocity, to: target, at: time,
      timing: timing)
  }
}
