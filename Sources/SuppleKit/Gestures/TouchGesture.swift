import SuppleMotion
import SuppleScene

/// A recognizer for one finger, from down to up: a press that ends as a tap, or a drag that ends with a velocity.
///
/// It knows the finger alone; what moves with the finger is the interaction's concern.
public struct TouchGesture: Sendable {
  /// What has been recognized.
  public enum Phase: Sendable, Hashable {
    /// The finger is down and has not moved beyond the slop.
    case pressing
    /// The finger has moved beyond the slop: from here on it is never a tap.
    case dragging
  }

  /// How a touch ends.
  public enum Ending: Sendable, Hashable {
    /// The finger never moved beyond the slop.
    case tap
    /// The finger dragged, and had this velocity at the end, in points per second.
    case thrown(Vector)
  }

  /// What is known of the finger.
  private struct Contact: Sendable {
    let pointer: Int32
    let start: Point
    let slop: Double
    var position: Point
    var phase: Phase
    var tracker: VelocityTracker
  }

  private var box: Boxed<Contact>

  private var contact: Contact {
    @_transparent get { box.wrappedValue }
    set { box.wrappedValue = newValue }
  }

  /// A finger that came down at `position`, at `time` in host seconds. `slop` is how far it may move, in points, and still
  /// be a press.
  public init(pointer: Int32, at position: Point, time: HostTime, slop: Double) {
    var tracker = VelocityTracker()
    tracker.add(time: time.seconds, x: position.x, y: position.y)
    box = Boxed(
      wrappedValue: Contact(
        pointer: pointer, start: position, slop: slop, position: position, phase: .pressing,
        tracker: tracker))
  }

  /// The pointer's number.
  public var pointer: Int32 { contact.pointer }

  /// Where the finger came down.
  public var start: Point { contact.start }

  /// The finger's last position.
  public var position: Point { contact.position }

  /// Press or drag.
  public var phase: Phase { contact.phase }

  /// The finger's displacement from where it came down.
  public var translation: Vector { position - start }

  /// Takes in a sample, stamped in host seconds; returns whether the drag began with it. A position that is on no possible
  /// screen is ignored.
  public mutating func move(to position: Point, time: HostTime) -> Bool {
    guard position.isOnSomeScreen else { return false }
    var contact = contact
    contact.tracker.add(time: time.seconds, x: position.x, y: position.y)
    return moved(contact, at: position)
  }

  /// Takes in the last position and says how the touch ended. The position counts for the drag but not for the velocity;
  /// its time says whether the finger had come to rest.
  public mutating func end(at position: Point, time: HostTime) -> Ending {
    if position.isOnSomeScreen { _ = moved(contact, at: position) }
    switch phase {
    case .pressing: return .tap
    case .dragging: return .thrown(velocity(at: time))
    }
  }

  /// The finger's velocity if it went up at `time`, in points per second.
  public func velocity(at time: HostTime) -> Vector {
    let v = contact.tracker.velocity(at: time.seconds)
    return Vector(x: v.x, y: v.y)
  }

  private mutating func moved(_ known: Contact, at position: Point) -> Bool {
    var contact = known
    contact.position = position
    let begins = contact.phase == .pressing && position.distance(to: contact.start) > contact.slop
    if begins { contact.phase = .dragging }
    self.contact = contact
    return begins
  }
}
