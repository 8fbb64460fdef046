import SuppleScene

/// A piece of an interaction with a state, motions and layers of its own.
///
/// Each action on a part is a `mutating` method, which takes the context and the present and returns ``PartEffects``. The
/// state of a part changes in these methods and in ``due(in:at:)`` alone.
///
/// A part knows its children and no sibling. The context has what the part needs of others. A part emits no events: it
/// returns effects, and its owner acts on them. What belongs to an effect, such as the place where something landed, is a
/// stored property of the part, valid until its next change.
public protocol Part: Sendable {
  /// What the part reads and does not own: a class, or a struct of a few words that makes no array. Never the owner, all of
  /// which would be copied.
  associatedtype Context

  /// Returns when the state changes by itself; nil where it waits for an action. After ``due(in:at:)`` it is another instant,
  /// or nil.
  func nextDue(in context: borrowing Context, at now: MotionTime) -> MotionTime?
  /// Returns when a frame is wanted although nothing moves until then: the instant of ``nextDue(in:at:)``, or an earlier one
  /// at which the state does not change.
  func nextWake(in context: borrowing Context, at now: MotionTime) -> MotionTime?
  /// Returns from when on nothing moves, as things are at `now`: minus infinity where nothing does, infinity where the end is
  /// unknown.
  func restTime(in context: borrowing Context, at now: MotionTime) -> MotionTime
  /// Does what falls due at the instant of ``nextDue(in:at:)``. Owners call ``fire(in:at:)``.
  mutating func due(in context: borrowing Context, at now: MotionTime) -> PartEffects

  /// Moves what follows something else up to `time`, an instant that is not before the present.
  mutating func move(to time: MotionTime, in context: borrowing Context)
  /// Brings what is derived to the present, and forgets what is gone by then.
  mutating func place(in context: borrowing Context, at now: MotionTime)
  /// Adds its layers.
  func write(into frame: inout Frame, in context: borrowing Context, at now: MotionTime)

  /// Shows each child with its context to a visitor, in the order of drawing, back to front.
  func visitParts<V: PartReader>(_ visitor: inout V, in context: borrowing Context)
  /// Gives each child with its context to a visitor, in the same order.
  mutating func visitParts<V: PartMover>(_ visitor: inout V, in context: borrowing Context)
}

/// A visitor that reads parts.
public protocol PartReader {
  /// Reads a part.
  mutating func read<P: Part>(_ part: borrowing P, in context: borrowing P.Context)
}

/// A visitor that changes parts.
public protocol PartMover {
  /// Changes a part.
  mutating func move<P: Part>(_ part: inout P, in context: borrowing P.Context)
}

extension Part {
  /// The earliest instant of the children.
  @inlinable
  public func nextDue(in context: borrowing Context, at now: MotionTime) -> MotionTime? {
    var fold = EarliestDue(at: now)
    visitParts(&fold, in: context)
    return fold.due
  }

  /// The earliest instant of the children, or that of ``nextDue(in:at:)``.
  @inlinable
  public func nextWake(in context: borrowing Context, at now: MotionTime) -> MotionTime? {
    var fold = EarliestWake(at: now)
    visitParts(&fold, in: context)
    return fold.wake(or: nextDue(in: context, at: now))
  }

  /// The latest instant of the children.
  @inlinable
  public func restTime(in context: borrowing Context, at now: MotionTime) -> MotionTime {
    var fold = LatestRest(at: now)
    visitParts(&fold, in: context)
    return fold.rest
  }

  /// Changes nothing.
  @inlinable
  public mutating func due(in context: borrowing Context, at now: MotionTime) -> PartEffects { [] }

  /// Does what falls due by now, if anything does.
  ///
  /// There is no tolerance as in ``InteractionCore/dueTolerance``: when something falls due, the shell has moved the present
  /// to exactly that instant, also where the frame that was asked for is a little earlier.
  @inlinable
  public mutating func fire(in context: borrowing Context, at now: MotionTime) -> PartEffects {
    guard let instant = nextDue(in: context, at: now), instant <= now else { return [] }
    return due(in: context, at: now)
  }

  /// Moves the children.
  @inlinable
  public mutating func move(to time: MotionTime, in context: borrowing Context) {
    var fold = MoveTo(time)
    visitParts(&fold, in: context)
  }

  /// Places the children.
  @inlinable
  public mutating func place(in context: borrowing Context, at now: MotionTime) {
    var fold = Place(at: now)
    visitParts(&fold, in: context)
  }

  /// Writes the children.
  @inlinable
  public func write(into frame: inout Frame, in context: borrowing Context, at now: MotionTime) {
    var fold = WriteLayers(into: &frame, at: now)
    visitParts(&fold, in: context)
    fold.finish(&frame)
  }

  /// Shows no child.
  @inlinable
  public func visitParts<V: PartReader>(_ visitor: inout V, in context: borrowing Context) {}

  /// Gives no child.
  @inlinable
  public mutating func visitParts<V: PartMover>(_ visitor: inout V, in context: borrowing Context) {}
}
