import SuppleScene

/// Pull a list down and the notch of the phone stretches after it; let go, a card drops out of the notch, flips over in
/// perspective and becomes the new first row.
///
/// ```swift
/// var notch = FlippingNotch(style: .modern, viewport: screen, seed: 0)
/// notch.handle(.pointer(Pointer(id: 1, phase: .down, position: touch)), at: 0)
/// // ... moves, up, and in a frame's events: `triggered`. The app fetches, and then:
/// notch.perform(.finishRefreshing(items: 1), at: 2.5)
/// ```
///
/// ### What a host does
///
/// - **Layers**, back to front: `list`, the rows of the list, the rows that come in, `card`, `notch`. A navigation bar
///   that the card drops out of belongs above the card.
/// - **The list.** `list` is as large as the screen; its centre is the screen's, moved down by the list's place: its
///   over-scroll less how far it is scrolled. A host with a native scroller that stands at s moves it down by place + s.
///   While `list` has the trait `engaged` (a pull has it, or it glides on after one) the engine scrolls: the host sets s
///   to max(0, -place). All other scrolling is the host's, and it tells where its scroller stands with `scrollTo`;
///   movements that it made itself for an engaged list it does not tell.
/// - **Touches.** The host passes on the pointers that touch the list. `handle` returns true as soon as the finger, at the
///   top, has moved more down than sideways: then the page must not scroll by itself (on the web: `preventDefault` on
///   this very `touchmove`). Once it pulls, every sample is claimed, also those that scroll back up past the start.
///   All else is the page's.
/// - **Rows.** `row` layers are slots, numbered as scripts have it: the first rows 1, 2, ... from the top, and each new
///   one counts on, so that of n new ones the topmost has the highest number; it comes in on the card, whose back it is.
///   The others are dealt out from under the card, and until they are in the list they are `raised`. At the event
///   `inserted` the new rows are in the list and its place is less by their height, in the same frame. A host whose list
///   is native shows only the raised ones.
/// - **The card.** `angle` runs from 0 to pi; from pi/2 on the face is the back, drawn upright: turned by angle - pi.
///   `waiting` until the app answers, then perhaps `failed`, with the text as its label.
public struct FlippingNotch: Interaction {
  /// What the app can ask of it.
  public enum Command: Sendable, Hashable {
    /// Refreshes without a finger. Ignored while a refresh is under way.
    case beginRefreshing
    /// Answers with so many new rows; 0 or less: nothing new. Only the first answer to a `triggered` counts.
    case finishRefreshing(items: Int32)
    /// Answers with a failure, whose text the host keeps under this number.
    case failRefreshing(text: Int32)
    /// Calls a refresh, or a pull, off. Too late once the rows are in the list.
    case cancelRefreshing
    /// Where the host's native scroller stands, in points from the top.
    case scrollTo(y: Double)
    /// The screen's cut-out; nil for none.
    case setCutout(Cutout?)
    /// The height of the bar between the safe area and the list, in points.
    case setNavigationBar(height: Double)
    /// The size of a row, in points; nil for the style's: the list's width less its margins, by the cell height.
    case setCell(Size?)
    /// How many rows the list holds that did not come out of the notch.
    case setRows(Int32)
    /// Invites: the list dips a little under the notch and comes back. Ignored when motion is reduced, and when busy.
    case hint
  }

  private(set) var machine: FlippingNotchMachine

  /// The numbers in force, within their ranges.
  public var style: FlippingNotchStyle { machine.geometry.style }

  /// What it is doing.
  public var state: FlippingNotchState { machine.state }

  /// A flipping notch on a screen, with the notch as its cut-out and an empty list. Nothing is random in it, so the seed
  /// is not looked at.
  public init(style: FlippingNotchStyle, viewport: Viewport, seed: UInt64) {
    machine = FlippingNotchMachine(style: style, viewport: viewport)
  }

  /// Puts other numbers in force. What is under way goes on from where it is to where it now belongs.
  public mutating func setStyle(_ style: FlippingNotchStyle, at time: Double) {
    own().setStyle(style, at: time)
  }

  /// Takes in what happened at `time`. Returns whether the list is pulled, so that the page must not scroll or answer.
  @discardableResult
  public mutating func handle(_ input: Input, at time: Double) -> Bool { own().handle(input, at: time) }

  /// Does what the app asks; what makes no sense at the time is ignored.
  public mutating func perform(_ command: Command, at time: Double) { own().perform(command, at: time) }

  /// Moves the present to `time`; what falls due on the way happens at its own instant.
  public mutating func advance(to time: Double) { own().advance(to: time) }

  /// Writes what is to be seen at the present.
  public mutating func write(into frame: inout Frame) { own().write(into: &frame) }

  /// Returns what happened since the last call, in the order of time, and forgets it.
  public mutating func takeEvents() -> [Timed<Event>] {
    guard !machine.events.isEmpty else { return [] }
    let machine = own()
    defer { machine.events = [] }
    return machine.events
  }

  // MARK: For whoever embeds it

  /// When the next frame is due.
  var schedule: Schedule { machine.schedule }

  /// The machine, which no other value shares from here on.
  private mutating func own() -> FlippingNotchMachine {
    if !isKnownUniquelyReferenced(&machine) { machine = FlippingNotchMachine(copying: machine) }
    return machine
  }
}
