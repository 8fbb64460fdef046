import SuppleScene

/// A part of an interaction, with its own state, motions and layers.
///
/// Each action on a part is a `mutating` method, which takes the context and the present and returns ``PartEffects``.
/// Only these methods and ``due(in:at:)`` change the state of a part.
///
/// A part knows its children and no sibling; the context has the values of others that it needs. A part emits no events: it
/// returns effects, and its owner acts on them. The details of an effect, such as a landing place, are stored properties of the
/// part, valid until its next change.
public protocol Part: Sendable {
  /// The values that the part reads and does not own: a class, or a struct of a few words without new arrays. The owner is no
  /// context, because it would be copied as a whole.
  associatedtype Context

  /// Returns the instant of the next automatic change of state; nil if the part waits for an action. ``due(in:at:)``
  /// moves it to a later instant, or nil.
  func nextDue(in context: borrowing Context, at now: MotionTime) -> MotionTime?
  /// Returns the instant of the next frame if nothing moves: the instant of ``nextDue(in:at:)``, or an earlier one
  /// without a change of state.
  func nextWake(in context: borrowing Context, at now: MotionTime) -> MotionTime?
  /// Returns the time from which on nothing moves, without further input: minus infinity at rest, infinity for an
  /// unknown end.
  func restTime(in context: borrowing Context, at now: MotionTime) -> MotionTime
  /// Performs the change that is due at the instant of ``nextDue(in:at:)``. Owners call ``fire(in:at:)``.
  mutating func due(in context: borrowing Context, at now: MotionTime) -> PartEffects

  /// Moves followers up to `time`, an instant that is not before the present.
  mutating func move(to time: MotionTime, in context: borrowing Context)
  /// Updates derived values to the present, and removes elements that have ended.
  mutating func place(in context: borrowing Context, at now: MotionTime)
  /// Adds the part's layers.
  func write(into frame: inout Frame, in context: borrowing Context, at now: MotionTime)

  /// Passes each child and its context to a visitor that reads, in the order of drawing, back to front.
  func visitParts<V: PartReader>(_ visitor: inout V, in context: borrowing Context)
  /// Passes each child and its context to a visitor that changes, in the same order.
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

  /// The earliest instant of the children or of ``nextDue(in:at:)``.
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

  /// Performs the change that is due by now, if any.
  ///
  /// No tolerance applies, unlike in ``InteractionCore/dueTolerance``: for a due change, the shell has moved the present to
  /// exactly its instant, even if the requested frame is a little earlier.
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

  /// Visits no child.
  @inlinable
  public func visitParts<V: PartReader>(_ visitor: inout V, in context: borrowing Context) {}

  /// Visits no child.
  @inlinable
  public mutating func visitParts<V: PartMover>(_ visitor: inout V, in context: borrowing Context) {}
}
