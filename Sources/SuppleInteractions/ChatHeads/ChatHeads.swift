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

  private(set) var machine: ChatHeadsMachine

  /// The numbers in force.
  public var style: ChatHeadsStyle { machine.geometry.style }

  /// No heads yet; the first will rest at the side where reading ends.
  public init(style: ChatHeadsStyle, viewport: Viewport, seed: UInt64) {
    machine = ChatHeadsMachine(style: style, viewport: viewport, seed: seed)
  }

  /// Puts other numbers in force; heads at rest move to where the new numbers want them.
  public mutating func setStyle(_ style: ChatHeadsStyle, at time: Double) {
    own().setStyle(style, at: time)
  }

  /// Moves the present to `time`; what falls due on the way happens in order.
  public mutating func advance(to time: Double) { own().advance(to: time) }

  /// Takes in what happened; returns whether the heads claim it.
  @discardableResult
  public mutating func handle(_ input: Input, at time: Double) -> Bool { own().handle(input, at: time) }

  /// Does what the app asks; unknown heads are ignored.
  public mutating func perform(_ command: Command, at time: Double) {
    own().perform(command, at: time)
  }

  /// Writes what is to be seen at the present.
  public mutating func write(into frame: inout Frame) { own().write(into: &frame) }

  /// Returns what happened since the last call, in the order of time, and forgets it.
  public mutating func takeEvents() -> [Timed<Event>] {
    guard !machine.events.isEmpty else { return [] }
    let machine = own()
    defer { machine.events = [] }
    return machine.events
  }

  // MARK: Composition

  /// Whether the heads stand in a row, and all below them is out of reach.
  public var isOpen: Bool {
    if case .row = machine.state { return true }
    return false
  }

  /// Whether a number is a head's, also of one that is on its way out.
  public func has(_ id: Int32) -> Bool {
    machine.isKnown(id) || machine.departures.contains { $0.head.id == id }
  }

  /// When the next frame is due.
  public var schedule: Schedule { machine.schedule }

  /// Whether a touch at `point` would be theirs.
  public func claims(_ point: Point) -> Bool { machine.claims(point) }

  /// Adds what is to be seen at the present to a frame that has been begun.
  public mutating func writeLayers(into frame: inout Frame) { own().writeLayers(into: &frame) }

  /// The machine, which no other value shares from here on.
  mutating func own() -> ChatHeadsMachine {
    if !isKnownUniquelyReferenced(&machine) { machine = ChatHeadsMachine(copying: machine) }
    return machine
  }
}
