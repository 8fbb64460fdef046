/// A rule that must hold for every interaction after any input.
public enum Invariant: String, Sendable, Hashable, CaseIterable {
  /// No input ends the process.
  case neverTraps = "nothing traps"
  /// Every input and every frame takes a finite time.
  case ends = "nothing goes on for ever"
  /// All numbers of a frame are finite and within their ranges; the time of a frame is never less than the one before.
  case finite = "all numbers are finite and make sense"
  /// No two layers of a frame have the same id.
  case uniqueLayers = "every layer's name is unique"
  /// Emitted events fit together: opened and closed, armed and disarmed alternate, each refresh ends once.
  case coherentEvents = "events fit together"
  /// A pointer drags one layer at most; a capture is followed by one release or one dismissal.
  case oneCapture = "at most one capture a pointer"
  /// A badge breaks only where a finger has just moved.
  case ownMovement = "a badge is torn by a finger's own movement"
  /// A pinned badge is not touched.
  case pinned = "a pinned badge is not touched"
  /// Counts are not negative.
  case counts = "counts are never negative"
  /// The rows of the list are in order, each once, without a gap.
  case rows = "no row is lost or doubled"
  /// A settled frame does not change until the next input, or until its schedule's time.
  case settledStays = "a settled frame stays settled"
  /// After the last input everything comes to rest within 10 motion seconds.
  case settles = "everything settles within 10 s"
  /// At rest the center of every head is in the viewport.
  case reach = "at rest every head is within reach"
  /// At rest a conversation beside its head lies in the safe area, and meets no exclusion area where there is a clear place.
  case panelPlace = "at rest a panel stands in a clear place of the room"
  /// No layer jumps, except where the specification allows it.
  case position = "positions are continuous"
  /// No layer changes its velocity abruptly, except where the specification allows it.
  case velocity = "velocities are continuous"
  /// A frame does not depend on the times of the frames before it.
  case frameRate = "the frame rate does not show"
  /// The memory of an interaction has a bound.
  case memory = "memory is bounded"
}

/// An invariant that did not hold, and the step after which it was checked.
public struct Violation: Error, Sendable, CustomStringConvertible {
  /// The invariant.
  public let invariant: Invariant
  /// The values that contradict the invariant.
  public let detail: String
  /// The index of the step, from 0; the number of steps where the check was made at the end of the run.
  public var step: Int

  init(_ invariant: Invariant, _ detail: String, step: Int = 0) {
    self.invariant = invariant
    self.detail = detail
    self.step = step
  }

  /// One line with the invariant, the values and the step.
  public var description: String { "\(invariant.rawValue): \(detail) (after step \(step))" }
}
