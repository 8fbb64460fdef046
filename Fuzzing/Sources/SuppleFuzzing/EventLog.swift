import SuppleInteractions
import SuppleScene
import SuppleScript

/// The emitted events of a run, and the state that follows from them. Checks that the events are consistent.
struct EventLog {
  /// The names of all events so far.
  private(set) var emitted: Set<EventName> = []
  private var lastFrameTime = -Double.infinity
  private var lastEventTime = -Double.infinity
  private var captured: Int32?
  /// Whether the conversation is open according to the events; nil after a start with an open one, or after the restoration of
  /// an arrangement.
  private var isOpen: Bool? = false
  /// The heads with a message whose flyout may still be visible.
  private var announced: Set<Int32> = []
  private var isArmed = false
  private var isRefreshing = false
  private var isPanelArmed = false
  private var isPanelOpen = false
  /// The place of the blank row.
  private var blankRow = BlankRow.none
  /// The number of open episodes of motion, and its maximum: heads and list of a messenger have one each.
  private var episodes = 0
  private let maximumEpisodes: Int
  private var rows = RowLog()
  private var taps = TapLog()

  /// The log after the events of a start. A conversation that opens at the start is still growing.
  init(_ start: Script, opening: [EventRecord]) {
    if case .messenger = start.subject { maximumEpisodes = 2 } else { maximumEpisodes = 1 }
    for event in opening { count(event.name) }
    switch start.subject {
    case .flippingNotch(_, let setup): rows.setInitialCount(setup.rows)
    case .messenger(_, let setup):
      rows.setInitialCount(setup.notch.rows)
      isOpen = setup.chatHeads.open == nil ? false : nil
    case .chatHeads(_, let setup): isOpen = setup.open == nil ? false : nil
    default: break
    }
  }

  /// Records a frame and its events, which follow `act`, and checks them against those before.
  mutating func record(_ frame: Frame, _ events: [EventRecord], after act: FuzzAct, viewport: Viewport)
    throws(Violation)
  {
    guard frame.time >= lastFrameTime else {
      throw Violation(.finite, "the present went back from \(lastFrameTime) to \(frame.time)")
    }
    lastFrameTime = frame.time
    for event in events {
      guard event.time <= frame.time + 1e-6, event.time >= lastEventTime - 1e-6 else {
        throw Violation(.coherentEvents, "\(event) out of order")
      }
      lastEventTime = max(lastEventTime, event.time)
      emitted.insert(event.name)
      try record(event)
    }
    // Without this preference the engine emits no end of an open episode.
    if case .action(.input(.preferences(let new))) = act, !new.tells.contains(.settled) { episodes = 0 }
    // The flyout of an earlier message may have been hidden since the last frame.
    if case .action(.chatHeads(.message(let head, _, _))) = act { announced.insert(head) }
    try taps.record(act, events, at: frame.time)
    if case .restore = act {
      isOpen = nil
      captured = nil
    }
    if case .action(.notch(.setRows(let count))) = act { rows.setInitialCount(count) }
    try rows.check(frame, viewport: viewport)
    let pressed = frame.layers.count { $0.id.role == .head && $0.traits.contains(.pressed) }
    guard pressed <= 1 else { throw Violation(.oneCapture, "\(pressed) heads are pressed at once") }
  }

  /// The place of the blank row according to the events.
  private enum BlankRow { case none, onCard, inList }

  /// Counts the episodes that are open.
  private mutating func count(_ name: EventName) {
    if name == .began { episodes += 1 } else if name == .settled { episodes -= 1 }
  }

  private mutating func record(_ event: EventRecord) throws(Violation) {
    func expect(_ holds: Bool) throws(Violation) {
      if !holds { throw Violation(.coherentEvents, "\(event)") }
    }
    switch event.name {
    case .captured:
      guard captured == nil else {
        throw Violation(.oneCapture, "\(event) while \(captured ?? 0) is captured")
      }
      captured = event.item
    case .released:
      guard captured != nil else { throw Violation(.oneCapture, "\(event) without a capture") }
      captured = nil
    case .opened:
      try expect(isOpen != true)
      isOpen = true
    case .selected:
      try expect(isOpen != false)
      isOpen = true
    case .closed:
      try expect(isOpen != false)
      isOpen = false
    case .armed:
      try expect(!isArmed && !isRefreshing)
      isArmed = true
    case .disarmed:
      try expect(isArmed && !isPanelArmed)
      isArmed = false
    case .panelArmed:
      try expect(isArmed && !isPanelArmed)
      isPanelArmed = true
    case .panelDisarmed:
      try expect(isPanelArmed)
      isPanelArmed = false
    case .panelOpened:
      try expect(!isPanelOpen && !isRefreshing)
      isPanelOpen = true
      isArmed = false
      isPanelArmed = false
    case .panelClosed:
      try expect(isPanelOpen)
      isPanelOpen = false
    case .beganRefreshing:
      try expect(!isRefreshing && !isPanelOpen && blankRow == .none)
      isArmed = false
      isPanelArmed = false
      isRefreshing = true
    case .rowAdded:
      try expect(!isRefreshing && !isPanelOpen && blankRow == .none)
      isArmed = false
      isPanelArmed = false
      blankRow = .onCard
    case .rowKept:
      try expect(blankRow == .inList)
      blankRow = .none
    case .rowDropped:
      try expect(blankRow != .none)
      if blankRow == .inList { rows.removeTop() }
      blankRow = .none
    case .inserted, .failed, .cancelled:
      try expect(isRefreshing || event.name == .inserted && blankRow == .onCard && event.value == 1)
      isRefreshing = false
      if blankRow == .onCard { blankRow = .inList }
      guard event.name == .inserted else { return }
      guard let rows = event.value, rows >= 1, rows.rounded() == rows else {
        throw Violation(.rows, "\(event)")
      }
      self.rows.insert(rows)
    case .began, .settled:
      count(event.name)
      try expect((0...maximumEpisodes).contains(episodes))
    case .added, .overflowed, .dropped, .tapped: try expect(event.item > 0)
    case .flyoutHidden: try expect(announced.remove(event.item) != nil)
    case .cascaded:
      try expect(event.item > 0 && (event.value ?? -1) >= 0 && (event.secondValue ?? -1) >= 0)
    case .panelResized: try expect(event.frame?.isFinite == true)
    case .panelMoved: try expect(event.docking != nil && event.frame?.isFinite == true)
    case .moved:
      try expect(
        event.edge != nil && event.value?.isFinite == true && event.secondValue?.isFinite == true)
    // The others can come in any state.
    default: break
    }
  }
}
