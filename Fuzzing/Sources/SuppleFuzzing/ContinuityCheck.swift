import SuppleInteractions
import SuppleScene
import SuppleScript

/// Checks that positions and velocities are continuous: across a step, and between two frames.
struct ContinuityCheck<Subject: FuzzedInteraction> {
  /// The maximum time for measuring velocities, in seconds: beyond it two close times are the same number.
  private static var maximumTime: Double { 1e5 }

  // Frames whose memory is reused.
  private var other = Frame()
  private var another = Frame()

  // MARK: Across a step

  /// Compares the interaction after a step with a copy without the step, at the same time. No layer may jump or change
  /// its velocity, except where `Continuity` allows it.
  mutating func checkStep(
    _ act: FuzzAct, from before: Subject, to subject: Subject, _ frame: Frame, _ events: [EventRecord],
    _ inputs: InputLog, keepsVelocities: Bool
  ) throws(Violation) {
    let now = frame.time
    // Settings at time 0 or before take effect immediately.
    guard now.magnitude < ScheduleCheck<Subject>.maximumTime, now > 0 else { return }
    var unchanged = before
    unchanged.advance(to: now)
    unchanged.write(into: &other)
    let isReduced = inputs.preferences.reducedMotion || now <= inputs.fadesUntil
    // A dismissed head implodes, and a head that moves to the overflow shrinks, at its position.
    let dismissed = events.filter { $0.name == .dismissed || $0.name == .overflowed }.map(\.item)
    // A head that is added again during its removal appears like a new one.
    let added = events.filter { $0.name == .added }.map(\.item)
    // Rows appear immediately in a list that is scrolled away. A dropped row leaves the list, and then its gap closes.
    let grows = events.contains { $0.name == .inserted || $0.name == .rowDropped }
    func allowance(_ layer: Layer) -> Continuity.Allowance {
      if added.contains(layer.id.item) || inputs.isNew(layer.id.item, at: now) { return .all }
      let isHeads = layer.id.item != 0 && other.layer(LayerID(.head, item: layer.id.item)) != nil
      return Continuity.allowance(
        layer, ofHead: isHeads, by: act, reducedMotion: isReduced, after: inputs
      )
      .union(Continuity.replacement(layer, from: other, to: frame))
      .union(dismissed.contains(layer.id.item) ? .velocity : [])
      .union(grows ? Continuity.growth(layer, after: inputs) : [])
    }
    let jump = Change.greatest(from: other, to: frame, allowing: allowance)
    if let jump, jump.distance > Continuity.position {
      throw Violation(.position, "\(jump.detail), by \(act)")
    }
    guard now.magnitude < ContinuityCheck.maximumTime, inputs.preferences.rate <= 1, keepsVelocities else {
      return
    }
    // Sizes and opacities are omitted: they follow timed curves, which have a velocity from their start.
    func velocityChange(after interval: Double) -> (velocity: Double, detail: String)? {
      var changed = subject
      var still = unchanged
      still.advance(to: now + interval)
      changed.advance(to: now + interval)
      still.write(into: &other)
      changed.write(into: &another)
      let change = Change.greatest(from: other, to: another) { layer in
        allowance(layer).contains(.velocity) ? .all : allowance(layer).union(.size)
      }
      guard let change else { return nil }
      return ((change.distance - (jump?.distance ?? 0)) / interval, change.detail)
    }
    // A stretched spring changes a velocity as well, in proportion to the interval. Extrapolation to an interval of 0
    // leaves the abrupt part.
    let ratio = 100.0
    if let long = velocityChange(after: Continuity.interval), long.velocity > Continuity.velocity,
      let short = velocityChange(after: Continuity.interval / ratio),
      (ratio * short.velocity - long.velocity) / (ratio - 1) > Continuity.velocity
    {
      throw Violation(.velocity, "\(short.velocity) pt/s, \(short.detail), by \(act)")
    }
  }

  // MARK: Between two frames

  /// Searches for a jump between two frames, by bisection: continuous motion covers a smaller distance in half of the
  /// time, a jump does not. The largest change is followed, and beside it a part of all others, which `sampling`
  /// chooses: the fast motion of one layer hides a small jump of another.
  mutating func checkInterval(
    _ before: Subject, from start: Double, to frame: Frame, _ events: [EventRecord], _ inputs: InputLog,
    _ sampling: inout CheckSampling
  ) throws(Violation) {
    guard frame.time.magnitude < ContinuityCheck.maximumTime else { return }
    // New rows are inserted at one time. From then on the list contains them, and its top rises by their height.
    let grows = events.contains { $0.name == .inserted || $0.name == .rowDropped }
    // After the dismissal of the leader the next head is the leader.
    let changesLeader = events.contains { $0.name == .dismissed }
    func allowance(_ layer: Layer) -> Continuity.Allowance {
      (grows ? Continuity.growth(layer, after: inputs) : [])
        .union(changesLeader ? Continuity.leadership(layer) : [])
    }
    let limit = Continuity.lastStep(onSide: inputs.longestSide)
    var (before, first) = (before, Frame())
    before.write(into: &first)
    let properties = Change.properties(from: first, to: frame, beyond: limit, allowing: allowance)
    guard !properties.isEmpty else { return }
    try bisect(before, from: first, at: start, to: frame, beyond: limit, of: nil, allowing: allowance)
    for property in properties where sampling.oneIn(UInt64(properties.count)) {
      try bisect(before, from: first, at: start, to: frame, beyond: limit, of: property, allowing: allowance)
    }
  }

  /// Searches for a jump of more than `limit`, of one property or of any.
  private mutating func bisect(
    _ before: Subject, from first: Frame, at start: Double, to last: Frame, beyond limit: Double,
    of property: LayerProperty?,
    allowing allowance: (Layer) -> Continuity.Allowance
  ) throws(Violation) {
    var (start, before, first) = (start, before, first)
    var (end, last) = (last.time, last)
    var isJump = false
    while end - start > 1e-9 {
      guard let change = Change.greatest(from: first, to: last, of: property, allowing: allowance),
        change.distance > limit
      else { return }
      let middle = start + (end - start) / 2
      guard middle > start, middle < end else { break }
      var half = before
      half.advance(to: middle)
      half.write(into: &other)
      let early = Change.greatest(from: first, to: other, of: property, allowing: allowance)?.distance ?? 0
      let late = Change.greatest(from: other, to: last, of: property, allowing: allowance)?.distance ?? 0
      // Fast motion covers about half of the distance in each half; a jump keeps all of its distance in one of them.
      isJump = max(early, late) > 0.75 * change.distance
      if early >= late {
        last = other
        end = middle
      } else {
        first = other
        before = half
        start = middle
      }
    }
    if isJump, let change = Change.greatest(from: first, to: last, of: property, allowing: allowance),
      change.distance > limit
    {
      throw Violation(.position, "\(change.detail), without input at \(end)")
    }
  }
}
