import SuppleMotion
import SuppleScene

/// The bubble of text beside the resting stack: none, or a ``Flyout``.
struct FlyoutPart: Part {
  typealias Context = FlyoutContext

  /// The flyout begins to close, or is dropped before it appears.
  static var closing: PartEffects { PartEffects(own: 0) }
  /// A visible message of ``hiddenHead`` has disappeared, or begins to fade out.
  static var hidden: PartEffects { PartEffects(own: 1) }
  /// The finger on the flyout begins a drag downwards, which belongs to the app below.
  static var passed: PartEffects { PartEffects(own: 2) }

  /// The flyout; nil for none.
  private(set) var flyout: Flyout?
  /// The head of the message that the last change has hidden.
  private(set) var hiddenHead: HeadID?
  /// The head of the message that the last change has tapped.
  private(set) var tappedHead: HeadID?

  /// The finger that the flyout has passed on, and its first position; nil for none since the last press.
  private(set) var passedTouch: (pointer: Int32, start: Point)?

  /// Whether no flyout is open: none exists, or it fades out.
  var isClosing: Bool { flyout?.isClosing ?? true }
  /// The press or drag of the flyout by a finger; nil for none.
  var gesture: TouchGesture? { flyout?.gesture }
  /// The head of the latest message of an open flyout; nil for none.
  var openHead: HeadID? { isClosing ? nil : latestHead }
  /// The head of the latest message; nil without a flyout.
  var latestHead: HeadID? { flyout?.latest.head }

  /// Begins a press on the flyout.
  mutating func press(_ gesture: TouchGesture, at now: MotionTime) { flyout?.press(gesture, at: now) }

  /// Forgets the finger that the flyout has passed on.
  mutating func forgetPassedTouch() { passedTouch = nil }

  /// Keeps the messages of a removed head at its destination.
  mutating func keep(_ head: HeadID, at last: FlyoutHead) { flyout?.keep(head, at: last) }

  /// Follows the stack to another edge.
  mutating func turn(in context: borrowing Context, at now: MotionTime) {
    flyout?.turn(to: context.edge, at: now)
  }

  /// Handles a further sample of the finger on the flyout.
  @inline(never)
  mutating func touch(
    _ pointer: Pointer, _ hostTime: HostTime, in context: borrowing Context, at now: MotionTime
  ) -> PartEffects {
    guard var gesture = flyout?.gesture else { return [] }
    var effects = PartEffects()
    var velocity: Vector?
    switch pointer.phase {
    case .down: return []
    case .move:
      // Sideways drags flick the flyout away; a drag downwards pulls the list below.
      if gesture.move(to: pointer.position, time: hostTime),
        gesture.translation.y > gesture.translation.x.magnitude
      {
        passedTouch = (pointer.id, gesture.start)
        return release(velocity: nil, in: context, at: now).union(Self.passed)
      }
      flyout?.drag(gesture)
      return []
    case .up:
      switch gesture.end(at: pointer.position, time: hostTime) {
      case .tap:
        tappedHead = flyout?.latest.head
        effects = .tapped
      case .thrown(let speed): velocity = speed
      }
    case .cancel: break
    }
    return release(velocity: velocity, in: context, at: now).union(effects)
  }

  /// Opens a flyout for a message, or replaces the message of the open one.
  @inline(never)
  mutating func announce(_ message: FlyoutMessage, in context: borrowing Context, at now: MotionTime)
    -> PartEffects
  {
    guard var open = flyout, !open.isClosing else {
      flyout = Flyout(message, at: now, in: context)
      return []
    }
    hiddenHead = open.latest.head
    let isOther = open.latest.head != message.head && now > open.start
    open.show(message, at: now, in: context.geometry)
    flyout = open
    return isOther ? Self.hidden : []
  }

  /// Ends a drag with `velocity`, in points per second; nil for a cancelled touch.
  @inline(never)
  private mutating func release(velocity: Vector?, in context: borrowing Context, at now: MotionTime)
    -> PartEffects
  {
    guard flyout?.release(velocity: velocity, at: now, in: context.geometry) == true else { return [] }
    return close(in: context, at: now)
  }

  /// Closes the flyout, which fades out beside the stack's edge.
  @inline(never)
  mutating func close(in context: borrowing Context, at now: MotionTime) -> PartEffects {
    guard var open = flyout, !open.isClosing else { return [] }
    guard open.close(at: now, edge: context.edge, in: context.geometry) else {
      flyout = nil
      return Self.closing
    }
    hiddenHead = open.latest.head
    flyout = open
    return [Self.closing, Self.hidden]
  }

  func nextDue(in context: borrowing Context, at now: MotionTime) -> MotionTime? { flyout?.showingEnd }

  func nextWake(in context: borrowing Context, at now: MotionTime) -> MotionTime? {
    guard let flyout, now < flyout.start else { return flyout?.showingEnd }
    return min(flyout.start, flyout.showingEnd ?? .infinity)
  }

  func restTime(in context: borrowing Context, at now: MotionTime) -> MotionTime {
    flyout?.restTime(after: now) ?? -.infinity
  }

  mutating func due(in context: borrowing Context, at now: MotionTime) -> PartEffects {
    close(in: context, at: now)
  }

  // MARK: Places and drawing

  /// The area that takes touches; nil for none. `head` returns the place of a message's head.
  func hitRoom(in context: borrowing Context, at now: MotionTime, head: (FlyoutMessage) -> FlyoutHead)
    -> Rect?
  {
    guard let flyout, now >= flyout.start, !flyout.isClosing else { return nil }
    var room = flyout.room(of: flyout.latest, beside: head(flyout.latest), in: context, at: now)
    room.x += flyout.offset(at: now)
    return room
  }

  /// Writes the flyout: its message, and in front the message that replaces it. `head` returns the place of a
  /// message's head.
  @inline(never)
  func write(
    into frame: inout Frame, in context: borrowing Context, at now: MotionTime,
    head: (FlyoutMessage) -> FlyoutHead
  ) {
    guard let flyout, now >= flyout.start else { return }
    guard let incoming = flyout.incoming else {
      return flyout.write(
        flyout.message, beside: head(flyout.message), into: &frame, in: context, at: now)
    }
    let part = incoming.opacity.value(at: now)
    // A text of the same head fades in over the old one; the bubble stays opaque.
    let isSame = incoming.message.head == flyout.message.head
    flyout.write(
      flyout.message, beside: head(flyout.message), into: &frame, in: context, at: now,
      opacity: isSame ? 1 : 1 - part, shadow: isSame ? 1 - part : 1)
    flyout.write(
      incoming.message, beside: head(incoming.message), into: &frame, in: context, at: now, index: 1,
      opacity: part)
  }

  mutating func place(in context: borrowing Context, at now: MotionTime) {
    flyout?.finishFades(at: now)
    if flyout?.isGone(at: now) == true { flyout = nil }
  }
}
