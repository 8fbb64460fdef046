import SuppleScene

/// Pull to refresh out of the phone's notch: as a list is pulled down the notch stretches with it; on release a card
/// drops out of the notch, flips over in perspective and becomes the new first row.
///
/// ```swift
/// var notch = FlippingNotch(style: .modern, viewport: screen, seed: 0)
/// notch.handle(.pointer(Pointer(id: 1, phase: .down, position: touch)), at: 0)
/// // ... moves, up, and among the events: `beganRefreshing`. The app fetches, and then:
/// notch.perform(.finishRefreshing(items: 1), at: 2.5)
/// ```
///
/// ### What a host does
///
/// - **Layers**, back to front: `list`, the rows of the list, the rows that come in, `card`, `notch`. A navigation bar
///   from below which the card drops belongs above the card.
/// - **The list.** `list` is as large as the screen; its centre is the screen's, moved down by the list's offset: its
///   over-scroll less how far it is scrolled. A host with a native scroller that stands at s moves it down by offset + s.
///   While `list` has the trait `engaged` (during a pull, and while the list glides after one) the engine scrolls: the
///   host sets s to max(0, -offset). All other scrolling is the host's, which reports where its scroller stands with
///   `scrollTo`. It does not report movements that it made for an engaged list. Where rows come into a list that is
///   scrolled away from its top, or the room of a card is taken away there, `list` has the trait `repositioned`: the host
///   sets s likewise, once the new rows are in its list, and does report that.
/// - **Touches.** The host passes on the pointers that touch the list. `handle` returns true as soon as the finger, at the
///   top, has moved more down than sideways: then the page must not scroll by itself (on the web: `preventDefault` on
///   this very `touchmove`; in UIKit: the gesture recognizer begins). During the pull every sample is claimed, also one
///   that scrolls back up past the start. What is not claimed is the page's.
/// - **Rows.** `row` layers are slots, numbered as scripts have it: the first rows 1, 2, ... from the top, and each new
///   one counts on, so that of n new ones the topmost has the highest number. The topmost comes in on the back of the
///   card, the others from under it, and until they are in the list they are `raised`. At the event `inserted` the new
///   rows are in the list and its offset is less by their height, in the same frame. A host whose list is native shows
///   only the raised ones.
/// - **The card.** `angle` runs from 0 to pi; from pi/2 on the face is the back, drawn upright: turned by angle - pi.
///   The card has the trait `waiting` until the app answers, and `failed`, with the text as its label, after a failure.
public struct FlippingNotch: Interaction {
  /// The state machine, which copies share until one of them changes.
  private(set) var core: CopyOnWrite<FlippingNotchCore>

  /// The numbers in force, within their ranges.
  public var style: FlippingNotchStyle { core.value.style }

  /// What the interaction is doing.
  public var state: FlippingNotchState { core.value.state }

  /// A flipping notch on a screen, with the notch as its cut-out and an empty list. Nothing in it is random: the seed
  /// has no effect.
  public init(style: FlippingNotchStyle, viewport: Viewport, seed: UInt64) {
    core = CopyOnWrite(FlippingNotchCore(style: style.clamped(), viewport: viewport, seed: seed))
  }

  /// Puts other numbers in force from `time` on, in host seconds. Motion in progress keeps its position and velocity.
  public mutating func setStyle(_ style: FlippingNotchStyle, at time: Double) {
    core.value.setStyle(style, at: time)
  }

  /// Takes in an input that happened at `time`, in host seconds. Returns whether the list is pulled, so that the page
  /// must neither scroll nor answer.
  @discardableResult
  public mutating func handle(_ input: Input, at time: Double) -> Bool {
    core.value.handle(input, at: time)
  }

  /// Does what the app asks at `time`, in host seconds; what makes no sense in the state at that time is ignored.
  public mutating func perform(_ command: Command, at time: Double) {
    core.value.perform(command, at: time)
  }

  /// Moves the present to `time`, in host seconds; what falls due before then happens at its own instant.
  public mutating func advance(to time: Double) { core.value.advance(to: time) }

  /// Writes the frame of the present.
  public mutating func write(into frame: inout Frame) { core.value.writeFrame(into: &frame) }

  /// Returns the events since the last call, in the order of time, and forgets them.
  public mutating func takeEvents() -> [Timed<Event>] {
    guard !core.value.events.isEmpty else { return [] }
    return core.value.takeEvents()
  }
}
