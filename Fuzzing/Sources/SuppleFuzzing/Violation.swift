/// What must hold whatever an interaction is fed.
public enum Invariant: String, Sendable, Hashable, CaseIterable {
  /// Nothing ends the process.
  case neverTraps = "nothing traps"
  /// All numbers of a frame are finite and within their meaning; the present never runs back.
  case finite = "all numbers are finite and make sense"
  /// No layer's name stands twice.
  case uniqueLayers = "every layer's name is unique"
  /// What the app is told fits together: opened and closed, armed and disarmed, each refresh ended once.
  case coherentEvents = "events fit together"
  /// A finger has one thing at most; a capture is followed by one release or one dismissal.
  case oneCapture = "at most one capture a pointer"
  /// Counts are 0 or more.
  case counts = "counts are never negative"
  /// The rows of the list stand in their order, each once, without a gap.
  case rows = "no row is lost or doubled"
  /// A settled frame stays as it is until there is input, or until the time that it names itself.
  case settledStays = "a settled frame stays settled"
  /// Once nothing is fed any more, everything rests within 10 s.
  case settles = "everything settles within 10 s"
  /// At rest every head can be touched.
  case reach = "at rest every head is within reach"
  /// Nothing jumps, but where the specification says so.
  case position = "positions are continuous"
  /// Nothing changes its velocity at once, but where the specification says so.
  case velocity = "velocities are continuous"
  /// What is seen at a time does not depend on when it was looked at before.
  case frameRate = "the frame rate does not show"
  /// Nothing grows without a bound.
  case memory = "memory is bounded"
}

/// An invariant that did not hold, and where.
public struct Violation: Error, Sendable, CustomStringConvertible {
  /// What should have held.
  public let invariant: Invariant
  /// What was seen instead.
  public let detail: String
  /// The number of the step after which it was seen; that of the steps where it was seen once all had been taken.
  public var step: Int

  init(_ invariant: Invariant, _ detail: String, step: Int = 0) {
    self.invariant = invariant
    self.detail = detail
    self.step = step
  }

  /// A line that says what did not hold, and what was seen.
  public var description: String { "\(invariant.rawValue): \(detail) (after step \(step))" }
}
