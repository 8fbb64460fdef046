import SuppleScene

/// What an interaction consists of behind its public type: a state, the actions that can happen to it, and one transition
/// function that says what each action makes of each state.
///
/// All that interactions share is written once, in the extensions below: the folds over parts, time stamps, the loop over
/// what falls due, preferences, clamping, events, frames. A core adds its State, Action, Geometry, Style and Frame.
public protocol InteractionCore: Sendable {
  /// The numbers that shape the feel.
  associatedtype Style: InteractionStyle
  /// What the app can ask.
  associatedtype Command: Sendable
  /// What the app is told.
  associatedtype Event: Sendable, Hashable
  /// All that can happen to the state.
  associatedtype Action

  /// The numbers in force, within their ranges.
  var style: Style { get }
  /// The host's time and the motion's.
  var clock: MotionClock { get set }
  /// What the person prefers.
  var preferences: Preferences { get set }
  /// What happened since the host last asked, in the order of time.
  var events: [Timed<Event>] { get set }
  /// When the next frame is due.
  var schedule: Schedule { get }
  /// Whether an episode of motion is open, as the app was told. The shell sets it.
  var isEpisodeOpen: Bool { get set }
  /// The instant, in motion seconds, from which on nothing moves: minus infinity where nothing does, infinity while a finger
  /// holds something or the app's answer is awaited. Where the end is unknown, the next instant at which it may be.
  var episodeEnd: MotionTime { get }

  /// A core at its first instant; `style` is clamped already.
  init(style: Style, viewport: Viewport, seed: UInt64)

  /// Changes the state by an action at the present: the one place where a state follows from another.
  mutating func transition(_ action: Action)

  /// The next instant, in motion seconds, at which the state changes by itself; nil where it waits for input alone.
  ///
  /// The instant may lie before the present; then it happens at the present. Once ``dueAction`` has happened, the next
  /// instant must be another one, later than the present, or nil: else time would stand still.
  func nextDue() -> Double?

  /// The action that happens at the instant of ``nextDue()``.
  var dueAction: Action { get }

  /// How long before its instant something counts as due, in motion seconds: 0, or what makes up for rounding between the
  /// host's time and the motion's. The action happens at its instant all the same, so that a frame just before it changes
  /// nothing that follows.
  static var dueTolerance: Double { get }

  /// Moves what the state does not hold, such as followers and embedded badges, from the present up to an instant in
  /// motion seconds that is not before it. The clock still shows the present, and the shell sets it afterwards.
  mutating func moveParts(to time: Double)

  /// Brings what the state does not hold to the present, which the clock shows already, and forgets what is gone by then.
  mutating func placeParts()

  /// A style with every number within its range.
  static func clamped(_ style: Style) -> Style

  /// Puts other numbers in force, which are within their ranges.
  mutating func adopt(_ style: Style)

  /// Changes what depends on the preferences, which have just replaced `old`.
  mutating func preferencesChanged(from old: Preferences)

  /// Takes in an input at the present; `hostTime` is the input's own stamp, in host seconds. Returns whether it is claimed.
  mutating func receive(_ input: Input, hostTime: HostTime) -> Bool

  /// Does what the app asks, at the present.
  mutating func perform(_ command: Command)

  /// The event by which a change of the episode is told; nil for a core that tells none.
  static func event(_ change: EpisodeEvent) -> Event?

  /// Whether a command ends the episode under way.
  static func interruptsEpisode(_ command: Command) -> Bool

  /// Adds the layers of the present to a frame that has been begun.
  func writeLayers(into frame: inout Frame)

  /// Shows each part with its context to a visitor, in the order of drawing, back to front.
  func visitParts<V: PartReader>(_ visitor: inout V)

  /// Gives each part with its context to a visitor, in the same order.
  mutating func visitParts<V: PartMover>(_ visitor: inout V)
}

// MARK: - Parts

extension InteractionCore {
  /// Shows no part.
  @inlinable
  public func visitParts<V: PartReader>(_ visitor: inout V) {}

  /// Gives no part.
  @inlinable
  public mutating func visitParts<V: PartMover>(_ visitor: inout V) {}

  /// The earliest instant at which a part changes by itself, in motion seconds; nil for none.
  @inlinable
  public var earliestDue: MotionTime? {
    var fold = EarliestDue(at: now)
    visitParts(&fold)
    return fold.due
  }

  /// The instant from which on no part moves, in motion seconds: minus infinity where none moves.
  @inlinable
  public var latestRest: MotionTime {
    var fold = LatestRest(at: now)
    visitParts(&fold)
    return fold.rest
  }

  /// The earliest instant at which a part changes by itself.
  @inlinable
  public func nextDue() -> Double? { earliestDue }

  /// The schedule of the parts.
  @inlinable
  public var schedule: Schedule { partSchedule }

  /// Now while a part moves, then the earliest instant at which a part wants a frame or the state changes by itself. A core
  /// that moves more than its parts returns it from its ``schedule`` where that rests.
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

  /// Brings each part to the present.
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

  /// Moves the present to that of `target`, a clock that lies ahead: that of an owner, or the core's own, advanced. What
  /// falls due until then happens in order, each at its own instant: parts move there, the clock is set, parts are placed,
  /// and the state changes.
  ///
  /// An instant that falls due takes its stamp from `target`, and leaves the relation of the two times as it is: the
  /// motion's time after any number of instants is that of one step.
  @inlinable
  public mutating func advance(to target: MotionClock) {
    while true {
      let due = nextDue() ?? .infinity
      let next = isEpisodeOpen ? min(due, episodeEnd) : due
      // A time beyond all numbers is infinite as well, and reaches no instant that never comes.
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

  /// Whether begin and end of episodes are told, or were so before the present action.
  @inlinable
  var tellsEpisodes: Bool { isEpisodeOpen || preferences.tells.contains(.settled) }

  /// Moves the present to a host time, in seconds; what falls due until then happens in order, each at its own instant.
  @inlinable
  public mutating func advance(to time: Double) {
    var target = clock
    target.advance(to: HostTime(time))
    advance(to: target)
  }

  /// 0: an instant is due when it is there.
  @inlinable
  public static var dueTolerance: Double { 0 }
}

// MARK: - Input

extension InteractionCore {
  /// Brings the core to `time`, in host seconds, and takes in an input there. Returns whether it is claimed.
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
    // The first event is the end of the episode where the core has interrupted it.
    let first = wasOpen && !isEpisodeOpen ? mark + 1 : mark
    noteEpisode(from: first, interrupts: isClaimed && input.interruptsEpisode)
    return isClaimed
  }

  /// Brings the core to `time`, in host seconds, and does there what the app asks.
  @inlinable
  public mutating func perform(_ command: Command, at time: Double) {
    advance(to: time)
    guard tellsEpisodes else { return perform(command) }
    if Self.interruptsEpisode(command) { interruptEpisode() }
    let mark = events.count
    perform(command)
    noteEpisode(from: mark)
  }

  /// Brings the core to `time`, in host seconds, and puts other numbers in force, clamped to their ranges.
  @inlinable
  public mutating func setStyle(_ style: Style, at time: Double) {
    advance(to: time)
    let mark = events.count
    adopt(Self.clamped(style))
    if tellsEpisodes { noteEpisode(from: mark) }
  }

  /// The style with every number within its range.
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

  /// Writes the frame of the present. It changes nothing, but is called in place: for a call that only reads, the core would
  /// be copied out of its shared storage.
  @inlinable
  public mutating func writeFrame(into frame: inout Frame) {
    frame.begin(at: clock.hostTime.seconds)
    writeLayers(into: &frame)
    frame.schedule = schedule
  }

  /// Adds the layers of the present for an owner, in place as ``writeFrame(into:)``.
  @inlinable
  public mutating func writeEmbedded(into frame: inout Frame) { writeLayers(into: &frame) }

  /// Returns the events since the last call, and forgets them.
  @inlinable
  public mutating func takeEvents() -> [Timed<Event>] {
    guard !events.isEmpty else { return [] }
    defer { events = [] }
    return events
  }
}
