import SuppleInteractions
import SuppleScene
import SuppleScript

/// The fingers that have not moved so far, and when one of them opened a conversation: it checks that the second tap of a
/// double tap changes nothing.
struct TapLog {
  /// For how long after a tap that opened a conversation another tap changes nothing, in seconds.
  private static let period = 0.3

  /// Where each finger came down that has not moved since.
  private var still: [Int32: Point] = [:]
  /// When a tap opened the conversation that is open; nil where something else did.
  private var opened: Double?

  /// Records an act and its events, and checks them.
  mutating func record(_ act: FuzzAct, _ events: [EventRecord], at time: Double) throws(Violation) {
    let isTap = isTap(act)
    for event in events {
      switch event.name {
      case .opened: opened = isTap && event.time == time ? event.time : nil
      case .closed, .selected:
        if isTap, event.time == time, let opened, time - opened < TapLog.period {
          throw Violation(.coherentEvents, "\(event) by the second tap after \(opened)")
        }
        if event.name == .closed { opened = nil }
      default: break
      }
    }
  }

  /// Whether an act lifts a finger that has not moved.
  private mutating func isTap(_ act: FuzzAct) -> Bool {
    guard case .action(.input(.pointer(let pointer))) = act else { return false }
    switch pointer.phase {
    case .down: still[pointer.id] = pointer.position
    case .move: if still[pointer.id] != pointer.position { still[pointer.id] = nil }
    case .up: return still.removeValue(forKey: pointer.id) == pointer.position
    case .cancel: still[pointer.id] = nil
    }
    return false
  }
}
