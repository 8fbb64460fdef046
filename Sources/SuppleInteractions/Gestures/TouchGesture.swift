import SuppleMotion
import SuppleScene

/// One finger from down to up: a press that becomes a tap, or a drag that ends in a throw.
///
/// It holds what a finger did and says what that means; what moves with it is the interaction's matter.
public struct TouchGesture: Sendable {
  /// How far it has come.
  public enum Phase: Sendable, Hashable {
    /// Down, and not yet moved beyond the slop.
    case pressing
    /// Moved beyond the slop: from here on never a tap.
    case dragging
  }

  /// What letting go means.
  public enum Ending: Sendable, Hashable {
    /// It never moved beyond the slop.
    case tap
    /// It was dragged and had this velocity, in points per second.
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

  /// A finger that came down at `position`. `slop` is how far it may stray, in points, and still be a press.
  public init(pointer: Int32, at position: Point, time: Double, slop: Double) {
    var tracker = VelocityTracker()
    tracker.add(time: time, x: position.x, y: position.y)
    box = Boxed(
      wrappedValue: Contact(
        pointer: pointer, start: position, slop: slop, position: position, phase: .pressing,
        tracker: tracker))
  }

  /// The finger.
  public var pointer: Int32 { contact.pointer }

  /// Where it came down.
  public var start: Point { contact.start }

  /// Where it was last seen.
  public var position: Point { contact.position }

  /// Press or drag.
  public var phase: Phase { contact.phase }

  /// How far the finger is from where it came down.
  public var translation: Vector { position - start }

  /// Takes in a sample; returns whether the drag began with it. A place that can be on no screen is ignored.
  public mutating func move(to position: Point, time: Double) -> Bool {
    guard position.isOnSomeScreen else { return false }
    var contact = contact
    contact.tracker.add(time: time, x: position.x, y: position.y)
    return place(contact, at: position)
  }

  /// Takes in the last place and says what the touch was. The place moves what is held and is no sample for
  /// the velocity; its time tells whether the finger had come to rest.
  public mutating func end(at position: Point, time: Double) -> Ending {
    if position.isOnSomeScreen { _ = place(contact, at: position) }
    switch phase {
    case .pressing: return .tap
    case .dragging: return .thrown(velocity(at: time))
    }
  }

  /// The finger's velocity if it were let go at `time`, in points per second.
  public func velocity(at time: Double) -> Vector {
    let v = contact.tracker.velocity(at: time)
    return Vector(x: v.x, y: v.y)
  }

  private mutating func place(_ known: Contact, at position: Point) -> Bool {
    var contact = known
    contact.position = position
    let begins = contact.phase == .pressing && position.distance(to: contact.start) > contact.slop
    if begins { contact.phase = .dragging }
    self.contact = contact
    return begins
  }
}
