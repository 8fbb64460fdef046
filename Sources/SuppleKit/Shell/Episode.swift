/// The optional events of an interaction; none by default, so that an app without a listener pays nothing.
public struct Telling: OptionSet, Sendable, Hashable {
  /// The bits.
  public let rawValue: Int32
  /// The options of some bits; bits without a meaning are dropped.
  @inlinable
  public init(rawValue: Int32) { self.rawValue = rawValue & 3 }

  /// The begin and the end of each episode of motion, as events.
  @inlinable public static var settled: Telling { Telling(rawValue: 1) }
  /// The progress of the interaction, which hosts read after a frame.
  @inlinable public static var progress: Telling { Telling(rawValue: 2) }
}

/// The begin or the end of an episode: the time between two states of rest.
public enum EpisodeEvent: Sendable, Hashable {
  /// The first motion or press after rest.
  case began
  /// All motion, presses and open requests are over. `finished` is false if an action interrupted the episode.
  case settled(finished: Bool)
}

extension Input {
  /// Whether the input, if it is claimed, ends the current episode. Moves of a finger prolong it.
  @usableFromInline
  var interruptsEpisode: Bool {
    switch self {
    case .pointer(let pointer): pointer.phase != .move
    case .key: true
    // A wheel interrupts at the begin and the end of a pull, which the interaction knows.
    case .wheel, .viewport, .keyboard, .preferences: false
    }
  }
}

// MARK: - Episodes

extension InteractionCore {
  /// The instant from which on no part moves.
  @inlinable
  public var episodeEnd: MotionTime { latestRest }

  /// No episode. A core that reports episodes stores whether one is open.
  @inlinable
  public var isEpisodeOpen: Bool {
    get { false }
    set {}
  }

  /// Nil. A core that reports episodes has events for them.
  @inlinable
  public static func event(_ change: EpisodeEvent) -> Event? { nil }

  /// False: no command interrupts.
  @inlinable
  public static func interruptsEpisode(_ command: Command) -> Bool { false }

  /// Ends the open episode as interrupted. A core calls it before it emits any other event of the input.
  public mutating func interruptEpisode() {
    if isEpisodeOpen { tell(.settled(finished: false), at: events.count) }
  }

  /// Reports the effect of an action at the present on the episode. The action's events, from the index `mark` on, belong to
  /// the episode that begins with it. Unless the action `interrupts`, they also belong to the episode that ends with it.
  @inline(never)
  public mutating func noteEpisode(from mark: Int, interrupts: Bool = false) {
    guard preferences.tells.contains(.settled) else {
      isEpisodeOpen = false
      return
    }
    let isMoving = now + Self.dueTolerance < episodeEnd
    let wasOpen = isEpisodeOpen
    if wasOpen, interrupts || !isMoving {
      tell(.settled(finished: !interrupts), at: interrupts ? mark : events.count)
    }
    if isMoving, !isEpisodeOpen { tell(.began, at: wasOpen ? mark + 1 : mark) }
  }

  /// Moves a change of the episode before the event at an index: by swaps, as an insertion is much more code.
  @inline(never)
  private mutating func tell(_ change: EpisodeEvent, at place: Int) {
    isEpisodeOpen = change == .began
    guard let event = Self.event(change) else { return }
    emit(event)
    var index = events.count - 1
    while index > place {
      events.swapAt(index, index - 1)
      index -= 1
    }
  }
}
