import SuppleScene

/// The core of an interaction behind its public type: a state, its actions, and one transition function from state and action
/// to the next state.
///
/// The extensions below have the common code of all interactions: the folds over parts, time stamps, the loop over due actions,
/// preferences, clamping, events, frames. A core adds its State, Action, Geometry, Style and Frame.
public protocol InteractionCore: Sendable {
  /// The numbers that shape the feel.
  associatedtype Style: InteractionStyle
  /// Commands of the app.
  associatedtype Command: Sendable
  /// Events for the app.
  associatedtype Event: Sendable, Hashable
  /// Actions on the state.
  associatedtype Action

  /// The current style, within its ranges.
  var style: Style { get }
  /// The host's time and the motion's time.
  var clock: MotionClock { get set }
  /// The person's preferences.
  var preferences: Preferences { get set }
  /// The events since the host last took them, in the order of time.
  var events: [Timed<Event>] { get set }
  /// The time of the next frame.
  var schedule: Schedule { get }
  /// Whether an episode of motion is open for the app. The shell sets it.
  var isEpisodeOpen: Bool { get set }
  /// The instant, in motion seconds, from which on nothing moves. It is minus infinity at rest, and infinity during a press or
  /// while the app's answer is awaited. If the end is unknown, it is the next instant at which motion can end.
  var episodeEnd: MotionTime { get }

  /// Creates a core at its first instant; `style` must be within its ranges.
  init(style: Style, viewport: Viewport, seed: UInt64)

  /// Changes the state by an action at the present. Only this function changes the state.
  mutating func transition(_ action: Action)

  /// The next instant, in motion seconds, at which the state changes without input; nil for none.
  ///
  /// An instant before the present applies at the present. After ``dueAction``, the next instant must be later than the
  /// present, or nil: otherwise time would stand still.
  func nextDue() -> Double?

  /// The action at the instant of ``nextDue()``.
  var dueAction: Action { get }

  /// The tolerance before a due instant, in motion seconds: 0, or enough for the rounding between the host's time and the
  /// motion's. The action still happens at its own instant, so that a frame just before it changes nothing later.
  static var dueTolerance: Double { get }

  /// Moves values outside of the state, such as followers and embedded badges, from the present up to an instant in motion
  /// seconds, which is not before it. The clock still shows the present, and the shell sets it afterwards.
  mutating func moveParts(to time: Double)

  /// Updates values outside of the state to the present, which the clock already shows, and discards ended ones.
  mutating func placeParts()

  /// Returns a style with every number within its range.
  static func clamped(_ style: Style) -> Style

  /// Sets the style, which must be within its ranges.
  mutating func adopt(_ style: Style)

  /// Applies the preferences, which have just replaced `old`.
  mutating func preferencesChanged(from old: Preferences)

  /// Handles an input at the present; `hostTime` is the input's own stamp, in host seconds. Returns whether it is claimed.
  mutating func receive(_ input: Input, hostTime: HostTime) -> Bool

  /// Performs a command of the app at the present.
  mutating func perform(_ command: Command)

  /// The event for a change of the episode; nil for a core without such events.
  static func event(_ change: EpisodeEvent) -> Event?

  /// Whether a command ends the episode in progress.
  static func interruptsEpisode(_ command: Command) -> Bool

  /// Adds the current layers to a begun frame.
  func writeLayers(into frame: inout Frame)

  /// Passes each part with its context to a visitor that reads, in the order of drawing, back to front.
  func visitParts<V: PartReader>(_ visitor: inout V)

  /// Passes each part with its context to a visitor that changes, in the same order.
  mutating func visitParts<V: PartMover>(_ visitor: inout V)
}

// MARK: - Parts

extension InteractionCore {
  /// Visits no part.
  @inlinable
  public func visitParts<V: PartReader>(_ visitor: inout V) {}

  /// Visits no part.
  @inlinable
  public mutating func visitParts<V: PartMover>(_ visitor: inout V) {}

  /// The earliest instant at which a part changes without input, in motion seconds; nil for none.
  @inlinable
  public var earliestDue: MotionTime? {
    var fold = EarliestDue(at: now)
    visitParts(&fold)
    return fold.due
  }

  /// The instant from which on no part moves, in motion seconds: minus infinity at rest.
  @inlinable
  public var latestRest: MotionTime {
    var fold = LatestRest(at: now)
    visitParts(&fold)
    return fold.rest
  }

  /// The earliest instant at which a part changes without input.
  @inlinable
  public func nextDue() -> Double? { earliestDue }

  /// The schedule of the parts.
  @inlinable
  public var schedule: Schedule { partSchedule }

  /// Now while a part moves, then the earliest instant at which a part needs a frame or the state changes without input. A core
  /// with further motion returns this schedule from its ``schedule`` when that motion rests.
  @inlinable
  public var partSchedule: Schedule {
    guard now >= latestRest else { return .now }
    var wake = EarliestWake(at: now)
    visitParts(&wake)
    guard let next = wake.wake(or: nextDue()) else { return .settled }
    return .at(clock.hostTime(at: next).seconds)
  }

  /// Moves each part up to an instant in motion seconds.
  @inlinable
  public mutating func moveParts(to time: Double) {
    var fold = MoveTo(time)
    visitParts(&fold)
  }

  /// Places each part at the present.
  @inlinable
  public mutating func placeParts() {
    var fold = Place(at: now)
    visitParts(&fold)
  }

  /// Writes each part.
  @inlinable
  public func writeLayers(into frame: inout Frame) {
    var fold = WriteLayers(into: &frame, at: now)
    visitParts(&fold)
    fold.finish(&frame)
  }
}

// MARK: - Time

extension InteractionCore {
  /// The motion's present, in seconds.
  @inlinable
  public var now: Double { clock.now }

  /// Moves the present to the time of `target`, a clock ahead: an owner's, or the core's own, advanced. Due actions until then
  /// happen in order, each at its own instant: parts move there, the clock is set, parts are placed, and the state changes.
  ///
  /// A due instant takes its stamp from `target`, without a change to the relation of the two times: after any number of
  /// instants, the motion's time is the same as after one step.
  @inlinable
  public mutating func advance(to target: MotionClock) {
    while true {
      let due = nextDue() ?? .infinity
      let next = isEpisodeOpen ? min(due, episodeEnd) : due
      // A time beyond all numbers is infinite as well, and reaches no instant that never occurs.
      guard next < .infinity, next <= target.now + Self.dueTolerance else { break }
      let instant = max(now, next)
      moveParts(to: instant)
      clock = target.moved(to: instant)
      placeParts()
      let mark = events.count
      if due == next { transition(dueAction) }
      if tellsEpisodes { noteEpisode(from: mark) }
    }
    moveParts(to: target.now)
    clock = target
    placeParts()
  }

  /// Whether the app receives episode events, or did before this action.
  @inlinable
  var tellsEpisodes: Bool { isEpisodeOpen || preferences.tells.contains(.settled) }

  /// Moves the present to a host time, in seconds; due actions until then happen in order, each at its own instant.
  @inlinable
  public mutating func advance(to time: Double) {
    var target = clock
    target.advance(to: HostTime(time))
    advance(to: target)
  }

  /// 0: no tolerance.
  @inlinable
  public static var dueTolerance: Double { 0 }
}

// MARK: - Input

extension InteractionCore {
  /// Advances the core to `time`, in host seconds, and handles an input there. Returns whether it is claimed.
  @inlinable
  public mutating func handle(_ input: Input, at time: Double) -> Bool {
    advance(to: time)
    if case .preferences(let changed) = input {
      let old = preferences
      clock.setRate(changed.rate)
      preferences = changed
      preferencesChanged(from: old)
    }
    let stamp = time.isFinite ? HostTime(time) : clock.hostTime
    guard tellsEpisodes else { return receive(input, hostTime: stamp) }
    let (mark, wasOpen) = (events.count, isEpisodeOpen)
    let isClaimed = receive(input, hostTime: stamp)
    // The first event is the end of the episode if the core has interrupted it.
    let first = wasOpen && !isEpisodeOpen ? mark + 1 : mark
    noteEpisode(from: first, interrupts: isClaimed && input.interruptsEpisode)
    return isClaimed
  }

  /// Advances the core to `time`, in host seconds, and performs a command of the app there.
  @inlinable
  public mutating func perform(_ command: Command, at time: Double) {
    advance(to: time)
    guard tellsEpisodes else { return perform(command) }
    if Self.interruptsEpisode(command) { interruptEpisode() }
    let mark = events.count
    perform(command)
    noteEpisode(from: mark)
  }

  /// Advances the core to `time`, in host seconds, and sets the style, clamped to its ranges.
  @inlinable
  public mutating func setStyle(_ style: Style, at time: Double) {
    advance(to: time)
    let mark = events.count
    adopt(Self.clamped(style))
    if tellsEpisodes { noteEpisode(from: mark) }
  }

  /// Returns the style with every number within its range.
  @inlinable
  public static func clamped(_ style: Style) -> Style { style.clamped() }

  /// Changes nothing.
  @inlinable
  public mutating func preferencesChanged(from old: Preferences) {}
}

// MARK: - Frames and events

extension InteractionCore {
  /// Emits an event for the app, stamped with the host's present.
  @inlinable
  public mutating func emit(_ event: Event) { events.append(Timed(event, at: clock.hostTime.seconds)) }

  /// Writes the current frame. The method changes nothing. It is mutating so that it works in place: a non-mutating call would
  /// copy the core out of its shared storage.
  @inlinable
  public mutating func writeFrame(into frame: inout Frame) {
    frame.begin(at: clock.hostTime.seconds)
    writeLayers(into: &frame)
    frame.schedule = schedule
  }

  /// Adds the current layers for an owner, in place as ``writeFrame(into:)``.
  @inlinable
  public mutating func writeEmbedded(into frame: inout Frame) { writeLayers(into: &frame) }

  /// Returns the events since the last call, and clears the list.
  @inlinable
  public mutating func takeEvents() -> [Timed<Event>] {
    guard !events.isEmpty else { return [] }
    defer { events = [] }
    return events
  }
}
