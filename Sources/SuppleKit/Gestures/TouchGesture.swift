import SuppleMotion
import SuppleScene

/// A recognizer for one finger, from down to up: a press that ends as a tap, or a drag that ends with a velocity.
///
/// It tracks the finger alone; the interaction moves the layer.
public struct TouchGesture: Sendable {
  /// The recognized phase.
  public enum Phase: Sendable, Hashable {
    /// The finger is down and has not moved beyond the slop.
    case pressing
    /// The finger has moved beyond the slop: from here on it is never a tap.
    case dragging
  }

  /// The ending of a touch.
  public enum Ending: Sendable, Hashable {
    /// The finger never moved beyond the slop.
    case tap
    /// The drag ended with this velocity, in points per second.
    case thrown(Vector)
  }

  /// The samples and the phase of the finger.
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

  /// A finger that comes down at `position`, at `time` in host seconds. Within `slop`, in points, its movement is a
  /// press.
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

  /// The finger's first position.
  public var start: Point { contact.start }

  /// The finger's last position.
  public var position: Point { contact.position }

  /// Press or drag.
  public var phase: Phase { contact.phase }

  /// The finger's displacement from its first position.
  public var translation: Vector { position - start }

  /// Handles a sample, stamped in host seconds; returns whether it begins the drag. A position outside of any possible screen
  /// is ignored.
  public mutating func move(to position: Point, time: HostTime) -> Bool {
    guard position.isOnSomeScreen else { return false }
    var contact = contact
    contact.tracker.add(time: time.seconds, x: position.x, y: position.y)
    return moved(contact, at: position)
  }

  /// Handles the last position and returns the ending. The position counts for the drag but not for the velocity; its time
  /// decides whether the finger had come to rest.
  public mutating func end(at position: Point, time: HostTime) -> Ending {
    if position.isOnSomeScreen { _ = moved(contact, at: position) }
    switch phase {
    case .pressing: return .tap
    case .dragging: return .thrown(velocity(at: time))
    }
  }

  /// The finger's velocity for a release at `time`, in points per second.
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
