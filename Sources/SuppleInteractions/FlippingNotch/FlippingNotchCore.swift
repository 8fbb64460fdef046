import SuppleMotion
import SuppleScene

/// The state machine of ``FlippingNotch``, and the motions that run in each state.
///
/// `transition` below is the only code that sets ``state``. The functions in `FlippingNotchCore+Motion.swift` and
/// `FlippingNotchCore+Refresh.swift` start the motions of a transition and return the state that follows.
struct FlippingNotchCore: InteractionCore {
  typealias Style = FlippingNotchStyle
  typealias Command = FlippingNotch.Command
  typealias Event = FlippingNotch.Event
  typealias Action = FlippingNotchAction

  /// The state.
  private(set) var state = FlippingNotchState.idle
  var geometry: FlippingNotchGeometry
  var clock = MotionClock()
  var preferences = Preferences()
  /// The over-scroll of the list at its top, in points. The offset of a pull is added to it.
  var overscroll = Motion.resting(at: 0)
  /// The stretch of the notch, in points; unused during a pull.
  var stretch = Motion.resting(at: 0)
  /// The visibility of the tick for an armed pull, 0 to 1.
  var tick = Motion.resting(at: 0)
  /// The visibility of the line that replaces the tick, 0 to 1: a release opens the panel.
  var line = Motion.resting(at: 0)
  /// The opacity of the arrow and of the tick, 0 to 1, if the cut-out has room for them.
  var mark = Motion.resting(at: 1)
  /// The scroll position of the list, in points from the top; without a pull that scrolls.
  var scroll = Motion.resting(at: 0)
  /// Whether the engine has set another scroll position that the host's scroller has not reported since.
  var isRepositioned = false
  /// The pull of a list whose card still waits or slides back, without a state; nil for none.
  var heldPull: FlippingNotchPull?
  var card = FlippingNotchCard()
  var rows = FlippingNotchRows()
  /// The places of the rows of this refresh, as the app has measured them; nil if all have the common height.
  var arrivals: FlippingNotchArrivals?
  var events: [Timed<FlippingNotch.Event>] = []
  var isEpisodeOpen = false
  /// Whether the list can be pulled.
  var isEnabled = true
  /// Where the screen ends, in points below the top of the viewport; nil where the viewport does.
  var screenEnd: Double?
  /// The fingers on the list.
  var fingers = FlippingNotchFingers()
  /// The press of a finger that has not moved beyond the slop; nil for none.
  var press: TouchGesture?
  /// Whether a pull that begins with this press can begin a refresh.
  var pressCanFire = true
  /// The end of the latest hint, in motion seconds.
  var hintEnd = -Double.infinity
  /// The begin of the current silence of wheels with the list at its top, in host seconds.
  var silentSince = HostTime(-.infinity)
  /// The time at which an unanswered refresh fails, in motion seconds.
  var answerDue = Double.infinity

  var style: FlippingNotchStyle { @_transparent get { geometry.style } }

  init(style: FlippingNotchStyle, viewport: Viewport, seed: UInt64) {
    geometry = FlippingNotchGeometry(viewport: viewport, style: style, cutout: .notch)
  }

  mutating func transition(_ action: FlippingNotchAction) { transition(from: state, by: action) }

  /// Every transition of the state machine. An unlisted pair changes nothing.
  ///
  /// A due action happens at the end of the state, `until`; all others at the present. As an argument the state is copied once,
  /// and not for each pattern.
  @inline(never)
  private mutating func transition(from current: FlippingNotchState, by action: FlippingNotchAction) {
    let now = clock.now
    switch (current, action) {
    // A pull can begin on a list that rests, falls back, or settles after new rows.
    case (.idle, .pull(let pull)), (.inserting, .pull(let pull)), (.pulling, .pull(let pull)),
      (.armed, .pull(let pull)):
      arm(pull.armedLevel, at: now)
      setMark(true, at: now)
      state = pull.isArmed ? .armed(pull) : .pulling(pull)

    // A release below the threshold, or a cancelled pull, begins no refresh.
    case (.pulling(let pull), .release(let velocity)):
      endPull(pull, fingerVelocity: velocity, at: now)
      state = .idle
    case (.pulling(let pull), .cancelPull), (.pulling(let pull), .cancelRefreshing),
      (.armed(let pull), .cancelPull), (.armed(let pull), .cancelRefreshing):
      arm(0, at: now)
      endPull(pull, fingerVelocity: 0, at: now)
      state = .idle

    // A pull that begins while the card slides back moves the list; it is armed once the card is gone.
    case (.cancelled(.showing(let message, _)), .pull(let pull)):
      state = slideBack(saying: message, at: now)
      heldPull = pull
    case (.cancelled(.slidingBack), .pull(let pull)):
      heldPull = pull
    case (.cancelled(.slidingBack), .release(let velocity)):
      endHeldPull(fingerVelocity: velocity, at: now)
    case (.cancelled(.slidingBack), .cancelPull), (.cancelled(.slidingBack), .cancelRefreshing):
      endHeldPull(at: now)

    // A person who pushes up the list of a waiting card cancels the refresh.
    case (.dropping(_, let result), .pull(let pull)):
      heldPull = pull
      if result == nil, pull.callsOff { state = callOff(at: now) }
    case (.waiting, .pull(let pull)):
      heldPull = pull
      if pull.callsOff { state = callOff(at: now) }
    case (.dropping, .release(let velocity)), (.waiting, .release(let velocity)):
      settleHeldPull(fingerVelocity: velocity, at: now)
    case (.dropping, .cancelPull), (.waiting, .cancelPull):
      settleHeldPull(at: now)

    // A release beyond the threshold begins a refresh, beyond the second threshold it opens the panel. The app can also begin a
    // refresh while the last card still shows its message, or slides back.
    case (.armed(let pull), .release(let velocity)):
      let listVelocity = endPull(pull, fingerVelocity: velocity, at: now)
      state =
        pull.isPanelArmed
        ? openPanel(listVelocity: listVelocity, at: now)
        : dropCard(style.content.result, listVelocity: listVelocity, at: now)
    case (.pulling(let pull), .beginRefreshing(let result)), (.armed(let pull), .beginRefreshing(let result)):
      let listVelocity = endPull(pull, fingerVelocity: 0, at: now)
      state = dropCard(result, listVelocity: listVelocity, at: now)
    case (.idle, .beginRefreshing(let result)), (.inserting, .beginRefreshing(let result)),
      (.cancelled, .beginRefreshing(let result)):
      endHeldPull(at: now)
      state = dropCard(result, listVelocity: overscroll.velocity(at: now), at: now)

    // The first result counts; a result before the end of the drop waits for it.
    case (.dropping(let until, nil), .finishRefreshing(let result)):
      state = .dropping(until: until, result: result)
    case (.dropping(let until, let result?), .due):
      state = showResult(result, at: until)
    case (.dropping(let until, nil), .due):
      state = .waiting(until: max(until, answerDue))
    case (.waiting, .finishRefreshing(let result)):
      state = showResult(result, at: now)
    // A late answer of the app counts as a failure without a text.
    case (.waiting(let until), .due):
      state = showResult(.failure(0), at: until)

    // The card lands, and then the list comes to rest.
    case (.flipping(let items, let isBlank, let until), .due):
      state = insertRows(items, isBlank: isBlank, at: until)
    case (.inserting, .due):
      state = .idle
    // Arriving rows land immediately if they are off-screen.
    case (.flipping(let items, let isBlank, _), .scrollAway):
      state = insertAbove(items, isBlank: isBlank, at: now)

    // A blank row is kept or dropped; the next one waits until it has gone.
    case (.editing, .keepRow):
      emit(.rowKept)
      state = .idle
    case (.editing, .beginRefreshing(.blankRow)):
      emit(.rowKept)
      state = dropCard(.blankRow, listVelocity: overscroll.velocity(at: now), at: now)
    case (.editing, .dropRow):
      state = removeRow(at: now)
    case (.removing(let until, _), .beginRefreshing(.blankRow)):
      state = .removing(until: until, addsRow: true)
    case (.removing(let until, _), .dropRow), (.removing(let until, _), .cancelRefreshing):
      state = .removing(until: until, addsRow: false)
    case (.removing(let until, true), .due):
      state = dropCard(.blankRow, listVelocity: overscroll.velocity(at: until), at: until)
    case (.removing(let until, false), .due):
      state = .inserting(until: max(until, overscroll.restTime))
    case (.dropping(_, .blankRow), .dropRow), (.dropping(_, .blankRow), .cancelRefreshing),
      (.flipping(_, true, _), .dropRow), (.flipping(_, true, _), .cancelRefreshing):
      state = dropCardRow(at: now)

    // The refresh is cancelled, or a message has been shown: the card slides back up.
    case (.dropping, .cancelRefreshing), (.waiting, .cancelRefreshing):
      settleHeldPull(at: now)
      state = callOff(at: now)
    case (.flipping(let items, _, _), .cancelRefreshing):
      emit(.cancelled)
      state = slideBack(items: items, at: now)
    case (.cancelled(.showing(let message, let until)), .due):
      state = slideBack(saying: message, at: until)
    case (.cancelled(.showing(let message, _)), .cancelRefreshing):
      state = slideBack(saying: message, at: now)
    case (.cancelled(.slidingBack), .due):
      state = .idle
      if let pull = heldPull {
        heldPull = nil
        transition(.pull(pull))
      }

    // The app opens the panel.
    case (.idle, .showPanel), (.inserting, .showPanel), (.pulling, .showPanel), (.armed, .showPanel),
      (.panelClosing, .showPanel):
      if let pull = currentPull { endPull(pull, fingerVelocity: 0, at: now) }
      state = openPanel(listVelocity: overscroll.velocity(at: now), at: now)
    case (.panelOpening, .due):
      state = .panelOpen
    case (.panelClosing, .due):
      state = .idle

    // A finger pushes the panel up; far or fast enough, it closes.
    case (.panelOpening, .push(let push)), (.panelOpen, .push(let push)), (.panelPushed, .push(let push)),
      (.panelClosing, .push(let push)):
      state = pushPanel(push, at: now)
    case (.panelPushed(let push), .release(let velocity)):
      endPush(push, fingerVelocity: velocity, at: now)
      state = closesPanel(push, fingerVelocity: velocity) ? closePanel(at: now) : .panelOpen
    case (.panelPushed(let push), .cancelPull):
      endPush(push, fingerVelocity: 0, at: now)
      state = .panelOpen
    case (.panelPushed(let push), .cancelRefreshing):
      endPush(push, fingerVelocity: 0, at: now)
      state = closePanel(at: now)
    case (.panelOpening, .cancelRefreshing), (.panelOpen, .cancelRefreshing):
      state = closePanel(at: now)

    default: break
    }
  }

  /// The time at which the state ends without input, in motion seconds; nil for a state that waits for the person or the app.
  var stateEnd: Double? {
    switch state {
    case .idle, .pulling, .armed, .waiting(until: .infinity), .panelOpen, .panelPushed, .editing: nil
    case .waiting(let until), .dropping(let until, _), .flipping(_, _, let until), .inserting(let until),
      .panelOpening(let until), .panelClosing(let until), .removing(let until, _):
      until
    case .cancelled(.showing(_, let until)), .cancelled(.slidingBack(_, _, let until)): until
    }
  }

  /// The end of the state, or of a silent wheel's pull.
  ///
  /// The release of a wheel is an instant of the host's clock, since a wheel is not slower in slow motion.
  func nextDue() -> Double? {
    guard let release = wheelRelease else { return stateEnd }
    return min(release, stateEnd ?? .infinity)
  }

  /// The time at which the silence of a pulling wheel counts as a release, in motion seconds; nil if no wheel pulls.
  private var wheelRelease: Double? { wheelReleaseTime.map { clock.motionTime(at: $0) } }

  /// A frame at the end of a state, up to rounding, shows the next state.
  static var dueTolerance: Double { 1e-9 }

  /// A wheel with a sufficient silence releases the list; every other due time ends the state.
  var dueAction: FlippingNotchAction {
    guard let release = wheelRelease, release <= stateEnd ?? .infinity else { return .due }
    return .release(fingerVelocity: 0)
  }
}
