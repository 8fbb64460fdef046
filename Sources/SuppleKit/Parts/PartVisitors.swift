import SuppleScene

/// The earliest instant at which a part changes by itself.
public struct EarliestDue: PartReader {
  /// The instant; nil for none.
  public var due: MotionTime?
  @usableFromInline
  let now: MotionTime
  /// Starts without a part.
  @inlinable
  public init(at now: MotionTime) { self.now = now }
  /// Reads a part.
  @inlinable
  public mutating func read<P: Part>(_ part: borrowing P, in context: borrowing P.Context) {
    guard let next = part.nextDue(in: context, at: now) else { return }
    due = min(due ?? next, next)
  }
}

/// The earliest instant at which a part needs a frame although nothing moves.
public struct EarliestWake: PartReader {
  @usableFromInline
  var wake: MotionTime?
  @usableFromInline
  let now: MotionTime
  /// Starts without a part.
  @inlinable
  public init(at now: MotionTime) { self.now = now }
  /// Reads a part.
  @inlinable
  public mutating func read<P: Part>(_ part: borrowing P, in context: borrowing P.Context) {
    wake = wake(or: part.nextWake(in: context, at: now))
  }
  /// The earlier of this instant and another one; nil for neither.
  @inlinable
  public func wake(or other: MotionTime?) -> MotionTime? {
    guard let wake, let other else { return wake ?? other }
    return min(wake, other)
  }
}

/// The instant from which on no part moves.
public struct LatestRest: PartReader {
  /// The instant; minus infinity if nothing moves.
  public var rest = -MotionTime.infinity
  @usableFromInline
  let now: MotionTime
  /// Starts without a part.
  @inlinable
  public init(at now: MotionTime) { self.now = now }
  /// Reads a part.
  @inlinable
  public mutating func read<P: Part>(_ part: borrowing P, in context: borrowing P.Context) {
    rest = max(rest, part.restTime(in: context, at: now))
  }
}

/// Writes the layers of each part.
public struct WriteLayers: PartReader {
  @usableFromInline
  var frame = Frame()
  @usableFromInline
  let now: MotionTime
  /// Takes the frame's storage, until ``finish(_:)``.
  @inlinable
  public init(into frame: inout Frame, at now: MotionTime) {
    self.now = now
    swap(&self.frame, &frame)
  }
  /// Reads a part.
  @inlinable
  public mutating func read<P: Part>(_ part: borrowing P, in context: borrowing P.Context) {
    part.write(into: &frame, in: context, at: now)
  }
  /// Returns the frame's storage.
  @inlinable
  public mutating func finish(_ frame: inout Frame) { swap(&self.frame, &frame) }
}

/// Moves each part to an instant.
public struct MoveTo: PartMover {
  @usableFromInline
  let time: MotionTime
  /// Moves to an instant.
  @inlinable
  public init(_ time: MotionTime) { self.time = time }
  /// Changes a part.
  @inlinable
  public mutating func move<P: Part>(_ part: inout P, in context: borrowing P.Context) {
    part.move(to: time, in: context)
  }
}

/// Brings each part to the present.
public struct Place: PartMover {
  @usableFromInline
  let now: MotionTime
  /// Places at the present.
  @inlinable
  public init(at now: MotionTime) { self.now = now }
  /// Changes a part.
  @inlinable
  public mutating func move<P: Part>(_ part: inout P, in context: borrowing P.Context) {
    part.place(in: context, at: now)
  }
}
