import SuppleScene

/// Chat heads: round avatars that float over an app, rest at its edges, follow each other, open a conversation and can be
/// thrown away.
///
/// The host numbers heads from 1. Heads are ordered front to back: the first head is the stack's leader and the first of the
/// open row.
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
  /// The style: every number that shapes how chat heads feel.
  public typealias Style = ChatHeadsStyle

  /// The maximum number of heads in the stack and the row; further heads move to the overflow.
  public static let maximumVisible = 5
  /// The maximum number of heads in the overflow; the oldest heads beyond it are dropped.
  public static let maximumKept = 16

  /// The state and the motions: copy-on-write storage, shared by copies until one of them changes.
  var core: CopyOnWrite<ChatHeadsCore>

  /// The current style, clamped to its ranges.
  public var style: ChatHeadsStyle { core.value.style }

  /// Creates chat heads without a head. The first head rests at the edge where lines of text end.
  public init(style: ChatHeadsStyle, viewport: Viewport, seed: UInt64) {
    core = CopyOnWrite(ChatHeadsCore(style: ChatHeadsCore.clamped(style), viewport: viewport, seed: seed))
  }

  /// Sets the style, clamped to its ranges. Heads at rest move to their new places.
  public mutating func setStyle(_ style: ChatHeadsStyle, at time: Double) {
    core.value.setStyle(style, at: time)
  }

  /// Advances to `time`, in host seconds. Due changes happen in order.
  public mutating func advance(to time: Double) { core.value.advance(to: time) }

  /// Handles an input at `time`, in host seconds. Returns whether the heads claim the input.
  @discardableResult
  public mutating func handle(_ input: Input, at time: Double) -> Bool { core.value.handle(input, at: time) }

  /// Performs a command of the app at `time`, in host seconds. Commands for unknown heads are ignored.
  public mutating func perform(_ command: Command, at time: Double) { core.value.perform(command, at: time) }

  /// Writes the current frame.
  public mutating func write(into frame: inout Frame) { core.value.writeFrame(into: &frame) }

  /// Returns the events since the last call in the order of their times, and clears the list.
  public mutating func takeEvents() -> [Timed<Event>] {
    core.value.events.isEmpty ? [] : core.value.takeEvents()
  }

  /// The width up to which a flyout beside the resting stack grows with its words, in points. A host lays the words out within
  /// this width and passes their size on with the message.
  public var flyoutLimit: Double { core.value.geometry.flyoutLimit }

  // MARK: - Composition
  //
  // An interaction that contains chat heads begins the frame itself, offers each touch to the heads first, and joins its
  // own schedule with theirs.

  /// Whether a conversation is open.
  public var isOpen: Bool { core.value.state.isRow }

  /// Whether nothing below an open conversation takes touches.
  public var isModal: Bool { core.value.isModal }

  /// Whether a touch at `point`, in points, is kept from the app below: by the heads, or by an open conversation.
  public func covers(_ point: Point) -> Bool { core.value.covers(point) }

  /// Whether a head has this number: shown, in the overflow, or during its removal.
  public func has(_ head: Int32) -> Bool {
    core.value.heads.roster.contains(HeadID(head)) || core.value.heads.roster.removals.contains(HeadID(head))
  }

  /// The numbers of the shown heads, front to back, then of the overflow, the newest first. Touches and unread counts
  /// change the order, so hosts read it and keep no copy.
  public var order: [Int32] { core.value.order }

  /// Whether the heads would claim a touch at `point`, in points.
  public func claims(_ point: Point) -> Bool { core.value.claims(point) }

  /// The first position of a finger that pressed a flyout and began a drag downwards. The heads no longer claim the finger; the
  /// app below receives it as if it had come down there. Nil for other fingers, and after the first call.
  public mutating func takePassedTouch(_ pointer: Int32) -> Point? {
    guard let passed = core.value.flyout.passedTouch, passed.pointer == pointer else { return nil }
    core.value.flyout.forgetPassedTouch()
    return passed.start
  }

  /// The time of the next frame.
  public var schedule: Schedule { core.value.schedule }

  /// Adds the current layers to a begun frame, in front of its other layers.
  public mutating func writeLayers(into frame: inout Frame) { core.value.writeEmbedded(into: &frame) }
}
