import SuppleInteractions
import SuppleScene
import SuppleScript

/// A finger as a person sees it: where it was last, and how much of its dot is left.
struct Touch: Sendable, Hashable {
  /// The pointer's number in the script.
  var pointer: Int32
  /// Where it is, or was when it lifted, in points of the screen.
  var position: Point
  /// How visible it is, 0 to 1: it comes quickly, and fades once the finger has lifted.
  var presence: Double
  /// The dot's size as a part of its own: a little larger in the air, 1 while it presses.
  var scale: Double
}

/// The fingers of a script, at any time of it. A pure function of script and time: asked twice, it says the same.
struct TouchTrail: Sendable {
  /// How long a dot takes to come, in seconds.
  static let arrival = 0.08
  /// How long a dot takes to fade after its finger has lifted, in seconds.
  static let departure = 0.28
  /// How much larger a dot is in the air than on the glass, as a part of its size.
  static let lift = 0.35

  /// One contact of one finger.
  private struct Contact: Sendable {
    var pointer: Int32
    var began: Double
    /// When it lifted; infinite for one that never does.
    var ended: Double
    /// Where it was from which time on, in order.
    var samples: [(time: Double, position: Point)]
  }

  private var contacts: [Contact] = []

  /// The fingers of a script's events.
  init(_ events: [ScriptEvent]) {
    var open: [Int32: Int] = [:]
    for event in events {
      guard case .input(.pointer(let pointer)) = event.action else { continue }
      switch pointer.phase {
      case .down:
        if let index = open[pointer.id] { contacts[index].ended = event.time }
        open[pointer.id] = contacts.count
        contacts.append(
          Contact(
            pointer: pointer.id, began: event.time, ended: .infinity,
            samples: [(event.time, pointer.position)]))
      case .move:
        if let index = open[pointer.id] { contacts[index].samples.append((event.time, pointer.position)) }
      case .up, .cancel:
        guard let index = open.removeValue(forKey: pointer.id) else { continue }
        if pointer.phase == .up { contacts[index].samples.append((event.time, pointer.position)) }
        contacts[index].ended = event.time
      }
    }
  }

  /// The fingers that are to be seen at a time, first come first.
  func touches(at time: Double) -> [Touch] {
    contacts.compactMap { contact in
      guard time >= contact.began, time < contact.ended + TouchTrail.departure,
        let position = TouchTrail.position(in: contact.samples, at: time)
      else { return nil }
      // Already there when it comes down: a tap of 50 ms is seen, too.
      let arrived = min(1, 0.5 + 0.5 * (time - contact.began) / TouchTrail.arrival)
      let left = max(0, min(1, (time - contact.ended) / TouchTrail.departure))
      return Touch(
        pointer: contact.pointer, position: position, presence: arrived * (1 - left) * (1 - left),
        scale: 1 + TouchTrail.lift * max(2 * (1 - arrived) * 0.5, left * (2 - left)))
    }
  }

  /// Where a finger was last seen at a time.
  private static func position(in samples: [(time: Double, position: Point)], at time: Double) -> Point? {
    var low = 0
    var high = samples.count
    while low < high {
      let middle = (low + high) / 2
      if samples[middle].time <= time { low = middle + 1 } else { high = middle }
    }
    return low > 0 ? samples[low - 1].position : nil
  }
}
