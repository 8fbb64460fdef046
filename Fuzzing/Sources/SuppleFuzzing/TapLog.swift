import SuppleInteractions
import SuppleScene
import SuppleScript

/// A log of pressed fingers and of the opening of conversations. It checks that the second tap of a double tap has no
/// effect.
struct TapLog {
  /// The time after a tap that opened a conversation in which another tap has no effect, in seconds.
  private static let period = 0.3

  /// The position of each finger's press; `moved` for a finger that has moved since, or has come down twice.
  private var fingers: [Int32: Point] = [:]
  /// A position that is equal to no other.
  private static let moved = Point(x: .nan, y: .nan)
  /// The time at which a tap opened the open conversation; nil for another action.
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
