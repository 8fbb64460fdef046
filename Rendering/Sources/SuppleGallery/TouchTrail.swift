import SuppleInteractions
import SuppleScene
import SuppleScript

/// The drawing of a finger at one time.
struct Touch: Sendable, Hashable {
  /// The pointer id in the script.
  var pointer: Int32
  /// Current position, or the position where the finger lifted, in points of the screen.
  var position: Point
  /// Visibility, 0 to 1: it rises quickly, and falls after the finger has lifted.
  var visibility: Double
  /// Scale of the dot: 1 while the finger touches the screen, a little more before and after.
  var scale: Double
}

/// The fingers of a script at any of its times. The result depends on the script and the time only.
struct TouchTrail: Sendable {
  /// Duration of a dot's fade-in, in seconds.
  static let fadeInDuration = 0.08
  /// Duration of a dot's fade-out after the finger has lifted, in seconds.
  static let fadeOutDuration = 0.28
  /// Additional scale of a dot in the air.
  static let scaleInAir = 0.35

  /// One contact of one finger.
  private struct Contact: Sendable {
    var pointer: Int32
    var began: Double
    /// Time when the finger lifted; infinity if it never does.
    var ended: Double
    /// Positions and their times, in order.
    var samples: [(time: Double, position: Point)]
  }

  private var contacts: [Contact] = []

  /// Reads the pointer events of a script.
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

  /// The visible fingers at a time in seconds, ordered by the start of their contact.
  func touches(at time: Double) -> [Touch] {
    contacts.compactMap { contact in
      guard time >= contact.began, time < contact.ended + TouchTrail.fadeOutDuration,
        let position = TouchTrail.position(in: contact.samples, at: time)
      else { return nil }
      // A dot starts at half of its visibility, so that a tap of 50 ms is visible too.
      let arrived = min(1, 0.5 + 0.5 * (time - contact.began) / TouchTrail.fadeInDuration)
      let left = max(0, min(1, (time - contact.ended) / TouchTrail.fadeOutDuration))
      return Touch(
        pointer: contact.pointer, position: position, visibility: arrived * (1 - left) * (1 - left),
        scale: 1 + TouchTrail.scaleInAir * max(2 * (1 - arrived) * 0.5, left * (2 - left)))
    }
  }

  /// The last known position at a time.
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
