import SuppleInteractions
import SuppleScene
import SuppleScript

/// The fingers that are down, and when one of them opened a conversation: it checks that the second tap of a
/// double tap changes nothing.
struct TapLog {
  /// For how long after a tap that opened a conversation another tap changes nothing, in seconds.
  private static let period = 0.3

  /// Where each finger came down; `moved` for one that has moved since, or has come down twice.
  private var fingers: [Int32: Point] = [:]
  /// A position that equals none.
  private static let moved = Point(x: .nan, y: .nan)
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
    case .down: fingers[pointer.id] = fingers[pointer.id] == nil ? pointer.position : TapLog.moved
    case .move:
      if let down = fingers[pointer.id], down != pointer.position { fingers[pointer.id] = TapLog.moved }
    case .up: return fingers.removeValue(forKey: pointer.id) == pointer.position
    case .cancel: fingers[pointer.id] = nil
    }
    return false
  }
}
