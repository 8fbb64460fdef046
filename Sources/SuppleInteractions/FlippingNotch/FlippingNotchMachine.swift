import SuppleMotion
import SuppleScene

/// The life of ``FlippingNotch``: its state machine, its card and what moves them.
///
/// It is a class, which ``FlippingNotch`` copies before it changes one that is shared: whatever looks at a part of it then
/// needs no copy of the rest.
final class FlippingNotchMachine: @unchecked Sendable {
  /// What it is doing.
  var state = FlippingNotchState.idle
  var geometry: FlippingNotchGeometry
  var clock = Clock()
  var preferences = Preferences()
  /// The list's over-scroll, while nobody pulls.
  var list = Motion.resting(at: 0)
  /// How far the notch is stretched, while nobody pulls.
  var stretch = Motion.resting(at: 0)
  /// How far the list is scrolled, while nobody pulls.
  var scroll = Motion.resting(at: 0)
  var card = FlippingNotchCard()
  var rows = FlippingNotchRows()
  var events: [Timed<FlippingNotch.Event>] = []
  /// A finger that may yet pull.
  var press: TouchGesture?
  /// Since when a wheel could have begun to pull: when it was last heard, or the list arrived at the top.
  var wheelQuietSince = -Double.infinity

  /// A flipping notch on a screen, with the notch as its cut-out and an empty list.
  init(style: FlippingNotchStyle, viewport: Viewport) {
    geometry = FlippingNotchGeometry(viewport: viewport, style: style.clamped(), cutout: .notch)
  }

  /// The same life once more, to go its own way.
  init(copying other: FlippingNotchMachine) {
    state = other.state
    geometry = other.geometry
    clock = other.clock
    preferences = other.preferences
    list = other.list
    stretch = other.stretch
    scroll = other.scroll
    card = other.card
    rows = other.rows
    events = other.events
    press = other.press
    wheelQuietSince = other.wheelQuietSince
  }

  /// Puts other numbers in force. What is under way goes on from where it is to where it now belongs.
  func setStyle(_ style: FlippingNotchStyle, at time: Double) {
    advance(to: time)
    let changed = FlippingNotchGeometry(copying: geometry)
    changed.style = style.clamped()
    layOut(changed, at: clock.now)
  }

  /// Takes in what happened at `time`. Returns whether the list is pulled, so that the page must not scroll or answer.
  func handle(_ input: Input, at time: Double) -> Bool {
    advance(to: time)
    let stamp = time.isFinite ? time : clock.hostTime
    switch input {
    case .pointer(let pointer): return handle(pointer, stamp: stamp)
    case .wheel(let delta, _): return turn(delta)
    case .viewport(let viewport):
      let changed = FlippingNotchGeometry(copying: geometry)
      changed.viewport = viewport
      layOut(changed, at: clock.now)
    case .preferences(let preferences):
      self.preferences = preferences
      clock.setRate(preferences.rate)
    case .key, .keyboard: break
    }
    return false
  }

  /// Does what the app asks; what makes no sense at the time is ignored.
  func perform(_ command: FlippingNotch.Command, at time: Double) {
    advance(to: time)
    let now = clock.now
    let changed = FlippingNotchGeometry(copying: geometry)
    switch command {
    case .beginRefreshing: receive(.start, at: now)
    case .finishRefreshing(let items): receive(.answer(items > 0 ? .items(items) : .nothing), at: now)
    case .failRefreshing(let text): receive(.answer(.failure(text)), at: now)
    case .cancelRefreshing: receive(.cancel, at: now)
    case .scrollTo(let y): scrollTo(y, at: now)
    case .setCutout(let cutout): changed.cutout = cutout.flatMap { $0.isEmpty ? nil : $0 }
    case .setNavigationBar(let height):
      changed.navigationBar = height.isFinite ? min(2000, max(0, height)) : 0
    case .setCell(let size):
      changed.givenCell = size.flatMap { size in
        size.isValid ? Size(width: min(1e4, max(1, size.width)), height: min(1e4, max(1, size.height))) : nil
      }
    case .setRows(let count): rows.setFirst(count)
    case .hint: hint(at: now)
    }
    layOut(changed, at: now)
  }

  /// Moves the present to `time`; what falls due on the way happens at its own instant.
  func advance(to time: Double) {
    guard time.isFinite else { return }
    // A due instant is met up to the rounding between the two times, or a host that wakes at it would wake for ever.
    let hair = 1e-9
    while true {
      let motion = clock.motionTime(at: time)
      let due = self.due.flatMap { $0 <= motion + hair ? $0 : nil }
      let silent = wheelSilent.flatMap { $0 <= max(time, clock.hostTime) + hair ? $0 : nil }
      if let silent {
        // Nothing else falls due while a wheel has the list.
        clock.advance(to: silent)
        wheelFellSilent(at: clock.now)
      } else if let due {
        clock.advance(to: clock.hostTime(at: due))
        receive(.due, at: due)
      } else {
        break
      }
    }
    clock.advance(to: time)
  }

  /// Writes what is to be seen at the present.
  func write(into frame: inout Frame) {
    frame.begin(at: clock.hostTime)
    writeLayers(into: &frame)
    frame.schedule = schedule
  }

  /// Emits an event for the app, stamped with the present.
  func emit(_ event: FlippingNotch.Event) { events.append(Timed(event, at: clock.hostTime)) }
}
