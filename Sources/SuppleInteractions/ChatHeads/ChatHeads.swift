import SuppleScene

/// Chat heads: round avatars that float over an app, cling to its edges, follow each other, open a conversation
/// and can be thrown away.
///
/// Heads go by numbers that the host gives them, 1 and up. They are kept front to back: the first leads the
/// stack, and is the first of the open row.
///
/// ```swift
/// var heads = ChatHeads(style: .modern, viewport: Viewport(size: Size(width: 390, height: 844)), seed: 0)
/// heads.perform(.add(head: 1, unread: 2, animated: true), at: 0)
/// heads.perform(.open(head: 1), at: 1)
/// heads.advance(to: 2)
/// var frame = Frame()
/// heads.write(into: &frame)
/// ```
public struct ChatHeads: Interaction {
  /// The numbers that shape its feel.
  public typealias Style = ChatHeadsStyle

  /// How many heads are shown at most; more go to the overflow.
  public static let maximumVisible = 5
  /// How many heads the overflow keeps at most; more are forgotten.
  public static let maximumKept = 16

  /// The state and what moves, shared by copies until one of them changes.
  var core: CopyOnWrite<ChatHeadsCore>

  /// The numbers in force, within their ranges.
  public var style: ChatHeadsStyle { core.value.style }

  /// No heads yet; the first will rest at the side where reading ends.
  public init(style: ChatHeadsStyle, viewport: Viewport, seed: UInt64) {
    core = CopyOnWrite(ChatHeadsCore(style: ChatHeadsCore.clamped(style), viewport: viewport, seed: seed))
  }

  /// Puts other numbers in force, clamped to their ranges; heads at rest move to where the new numbers want them.
  public mutating func setStyle(_ style: ChatHeadsStyle, at time: Double) {
    core.value.setStyle(style, at: time)
  }

  /// Moves the present to `time`, in the host's seconds; what falls due before that happens in order.
  public mutating func advance(to time: Double) { core.value.advance(to: time) }

  /// Takes in an input at `time`, in the host's seconds; returns whether the heads claim it.
  @discardableResult
  public mutating func handle(_ input: Input, at time: Double) -> Bool { core.value.handle(input, at: time) }

  /// Does what the app asks at `time`, in the host's seconds; unknown heads are ignored.
  public mutating func perform(_ command: Command, at time: Double) { core.value.perform(command, at: time) }

  /// Writes the frame of the present.
  public mutating func write(into frame: inout Frame) { core.value.writeFrame(into: &frame) }

  /// Returns the events since the last call, in the order of time, and forgets them.
  public mutating func takeEvents() -> [Timed<Event>] {
    core.value.events.isEmpty ? [] : core.value.takeEvents()
  }

  // MARK: - Composition
  //
  // An interaction that contains chat heads begins the frame itself, offers each touch to the heads first, and joins its
  // own schedule with theirs.

  /// Whether a conversation is open: the heads stand in a row, and nothing below them takes touches.
  public var isOpen: Bool { core.value.state.isRow }

  /// Whether a number is taken: by a head, by one of the overflow, or by one that is being removed.
  public func has(_ head: Int32) -> Bool {
    core.value.roster.contains(head) || core.value.removals.contains(head)
  }

  /// Whether a touch at `point`, in points, would be the heads'.
  public func claims(_ point: Point) -> Bool { core.value.claims(point) }

  /// When the next frame is due.
  public var schedule: Schedule { core.value.schedule }

  /// Adds the layers of the present to a frame that has been begun, in front of what is there.
  public mutating func writeLayers(into frame: inout Frame) { core.value.writeLayers(into: &frame) }
}
