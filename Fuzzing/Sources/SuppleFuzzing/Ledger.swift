import SuppleInteractions
import SuppleScene
import SuppleScript

/// What the app was told so far, and whether it fits together.
struct Ledger {
  private(set) var present = -Double.infinity
  private(set) var told: Set<EventName> = []
  private var lastEvent = -Double.infinity
  private var captured: Int32?
  /// What is open, as told; nil where that is not known, since something was restored or open from the start.
  private var isOpen: Bool? = false
  private var isArmed = false
  private var isRefreshing = false
  private var rows = RowLedger()

  init(_ start: Script) {
    switch start.subject {
    case .flippingNotch(_, let setup): rows.setFirst(setup.rows)
    case .messenger(_, let setup):
      rows.setFirst(setup.notch.rows)
      isOpen = setup.chatHeads.open == nil ? false : nil
    case .chatHeads(_, let setup): isOpen = setup.open == nil ? false : nil
    case .slimeBadge: break
    }
  }

  /// Books a frame that was seen right after an act.
  mutating func book(_ frame: Frame, _ events: [EventRecord], after act: FuzzAct, viewport: Viewport)
    throws(Violation)
  {
    guard frame.time >= present else {
      throw Violation(.finite, "the present ran back from \(present) to \(frame.time)")
    }
    present = frame.time
    for event in events {
      guard event.time <= frame.time + 1e-6, event.time >= lastEvent - 1e-6 else {
        throw Violation(.coherentEvents, "\(event) out of order")
      }
      lastEvent = max(lastEvent, event.time)
      told.insert(event.name)
      try book(event)
    }
    if case .restore = act {
      isOpen = nil
      captured = nil
    }
    if case .action(.notch(.setRows(let count))) = act { rows.setFirst(count) }
    try rows.check(frame, viewport: viewport)
    // What is held can be seen.
    let pressed = frame.layers.count { $0.id.role == .head && $0.traits.contains(.pressed) }
    guard pressed <= 1 else { throw Violation(.oneCapture, "\(pressed) heads are held at once") }
  }

  private mutating func book(_ event: EventRecord) throws(Violation) {
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
      try expect(isArmed)
      isArmed = false
    case .triggered:
      try expect(!isRefreshing)
      isArmed = false
      isRefreshing = true
    case .inserted, .failed, .cancelled:
      try expect(isRefreshing)
      isRefreshing = false
      guard event.name == .inserted else { return }
      guard let rows = event.value, rows >= 1, rows.rounded() == rows else {
        throw Violation(.rows, "\(event)")
      }
      self.rows.insert(rows)
    case .added, .overflowed, .dropped: try expect(event.item > 0)
    case .pressed, .moved, .dismissed, .cleared, .snapped, .restored: break
    }
  }
}

/// Which rows the list must hold, by what was done and told.
struct RowLedger {
  private var first = 0.0
  private var inserted = 0.0
  private var base = 0.0

  mutating func setFirst(_ count: Int32) {
    first = max(0, min(Double(count), 1e9))
    if inserted == 0 { base = first }
  }

  mutating func insert(_ items: Double) { inserted += items }

  private func number(at index: Double) -> Double {
    index < inserted ? base + inserted - index : index - inserted + 1
  }

  private func index(of number: Double) -> Double {
    number > base ? base + inserted - number : inserted + number - 1
  }

  /// The rows stand in order, at one distance, and none is missing that would be on the screen.
  func check(_ frame: Frame, viewport: Viewport) throws(Violation) {
    var last: Layer?
    var pitch: Double?
    var count = 0
    for layer in frame.layers where layer.id.role == .row && !layer.traits.contains(.raised) {
      count += 1
      let index = index(of: Double(layer.id.item))
      guard index < first + inserted, layer.id.item > 0 else {
        throw Violation(.rows, "row \(layer.id.item), of \(first) and \(inserted) new ones")
      }
      if let last {
        let before = self.index(of: Double(last.id.item))
        guard index == before + 1 else {
          throw Violation(.rows, "row \(layer.id.item) below row \(last.id.item)")
        }
        let apart = layer.center.y - last.center.y
        guard apart > 0, ((pitch ?? apart) - apart).magnitude < 1e-3 else {
          throw Violation(.rows, "row \(layer.id.item) is \(apart) below the one above it")
        }
        pitch = apart
      } else if index > 0, layer.center.y - layer.size.height / 2 > layer.size.height + 1000 {
        throw Violation(.rows, "row \(layer.id.item) is the first to be seen, at \(layer.center.y)")
      }
      last = layer
    }
    guard let last, let pitch, count < 64 else { return }
    // The next one below would begin below the screen.
    let next = self.index(of: Double(last.id.item)) + 1
    let top = last.center.y - last.size.height / 2 + pitch
    guard
      next >= first + inserted || (next >= inserted && next - inserted >= base)
        || top >= viewport.size.height - 1e-3
    else { throw Violation(.rows, "the row below row \(last.id.item) is missing") }
  }
}
