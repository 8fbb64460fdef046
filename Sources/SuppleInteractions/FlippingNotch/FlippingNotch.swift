import SuppleScene

/// Pull to refresh out of the phone's notch: the notch stretches with a pulled list. On release a card drops out of the
/// notch, flips over in perspective and becomes the new first row.
///
/// ```swift
/// var notch = FlippingNotch(style: .modern, viewport: screen, seed: 0)
/// notch.handle(.pointer(Pointer(id: 1, phase: .down, position: touch)), at: 0)
/// // ... moves, up, and among the events: `beganRefreshing`. The app fetches, and then:
/// notch.perform(.finishRefreshing(items: 1), at: 2.5)
/// ```
///
/// ### Hosts
///
/// - **Layers**, back to front: `list`, the rows of the list, the rows that come in, `card`, `notch`. If the card drops
///   from below a navigation bar, the bar belongs above the card.
/// - **The list.** `list` is as large as the screen; its centre is the screen's, moved down by the list's offset: its
///   over-scroll minus its scroll position. A host with a native scroller at position s moves it down by offset + s.
///   While `list` has the trait `engaged` (during a pull, and while the list glides after one) the engine scrolls: the
///   host sets s to max(0, -offset) and does not report it. The host does all other scrolling and reports the position
///   with `scrollTo`. `list` has the trait `repositioned` when rows come into a list away from its top, or when the
///   room of a card closes there: the host sets s likewise, once the new rows are in its list, and reports it.
/// - **Touches.** The host passes on the pointers that touch the list. `handle` returns true as soon as the finger, at
///   the top, has moved more down than sideways: then the page must not scroll by itself (on the web: `preventDefault`
///   on the same `touchmove`; in UIKit: the gesture recognizer begins). A pull claims every sample, also one that
///   scrolls back up past the start. The page handles unclaimed samples.
/// - **Rows.** `row` layers are slots, numbered as in scripts: the first rows 1, 2, ... from the top, then each new
///   one, so that of n new ones the topmost has the highest number. The topmost comes in on the back of the card, the
///   others from under it; until they are in the list they are `raised`. At the event `inserted` the new rows are in
///   the list and its offset decreases by their height, in the same frame. A host with a native list shows only the
///   raised ones.
/// - **The card.** `angle` changes from 0 to pi; from pi/2 on the face is the back, drawn upright: turned by angle -
///   pi. The card has the trait `waiting` until the app answers, and after a failure `failed`, with the text as its
///   label.
public struct FlippingNotch: Interaction {
  /// The height of the strip at the panel's lower edge at which a finger can always push the panel, in points.
  public static let panelEdgeHeight = 44.0

  /// The state machine: copy-on-write storage.
  private(set) var core: CopyOnWrite<FlippingNotchCore>

  /// The current style, within its ranges.
  public var style: FlippingNotchStyle { core.value.style }

  /// The current state.
  public var state: FlippingNotchState { core.value.state }

  /// A flipping notch on a screen, with the notch as its cut-out and an empty list. The seed has no effect: there are
  /// no random numbers.
  public init(style: FlippingNotchStyle, viewport: Viewport, seed: UInt64) {
    core = CopyOnWrite(FlippingNotchCore(style: style.clamped(), viewport: viewport, seed: seed))
  }

  /// Sets the style from `time` on, in host seconds. Motion in progress keeps its position and velocity.
  public mutating func setStyle(_ style: FlippingNotchStyle, at time: Double) {
    core.value.setStyle(style, at: time)
  }

  /// Handles an input at `time`, in host seconds. Returns whether the input pulls the list: then the page must neither scroll
  /// nor respond.
  @discardableResult
  public mutating func handle(_ input: Input, at time: Double) -> Bool {
    core.value.handle(input, at: time)
  }

  /// Performs a command of the app at `time`, in host seconds; ignored if it has no meaning in the state at that time.
  public mutating func perform(_ command: Command, at time: Double) {
    core.value.perform(command, at: time)
  }

  /// Moves the present to `time`, in host seconds; due changes happen at their own instants.
  public mutating func advance(to time: Double) { core.value.advance(to: time) }

  /// Writes the current frame.
  public mutating func write(into frame: inout Frame) { core.value.writeFrame(into: &frame) }

  /// Returns the events since the last call, in the order of time, and clears the list.
  public mutating func takeEvents() -> [Timed<Event>] {
    guard !core.value.events.isEmpty else { return [] }
    return core.value.takeEvents()
  }
}
