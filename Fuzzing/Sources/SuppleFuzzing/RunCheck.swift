import SuppleHarness
import SuppleInteractions
import SuppleScene
import SuppleScript

/// One fuzz run, which feeds steps to an interaction and checks all invariants after each of them.
public struct RunCheck<Subject: FuzzedInteraction> {
  /// The maximum time until rest in rooms of usual sizes, in motion seconds.
  private static var maximumSettlingTime: Double { 10 }
  /// The distance that a thrown stack crosses in one motion second in a room beyond all screens, in points.
  private static var crossing: Double { 100_000 }

  private var harness: Harness<Subject>
  /// The events of the latest frame.
  private var events: [EventRecord] = []
  private var eventLog: EventLog
  private var inputs: InputLog
  private var badges: BadgeLog
  private var sampling: CheckSampling
  private var continuity = ContinuityCheck<Subject>()
  private var schedule = ScheduleCheck<Subject>()
  private var reading = ReadingCheck()
  /// Whether a curve without velocity may still be in progress, because the style had options without springs.
  private var hasOtherMotion = false
  /// Whether the style moves everything by springs, which keep velocities, as `.modern` does.
  private var hasSpringsOnly: Bool
  /// A second interaction that takes the same steps but never draws a frame in between, and receives the same room again.
  private var frameless: Subject?
  private var stepCount = 0

  /// An interaction at its start; nil for the start of another interaction.
  init?(_ start: Script, _ thoroughness: Thoroughness) {
    guard let subject = Subject(start) else { return nil }
    harness = Harness(subject)
    harness.record()
    eventLog = EventLog(start, opening: harness.takeEvents())
    inputs = InputLog(start)
    badges = BadgeLog(start)
    sampling = CheckSampling(thoroughness, seed: start.seed)
    if thoroughness == .full || start.seed % 4 == 0 { frameless = subject }
    hasSpringsOnly = Self.hasSpringsOnly(subject.style)
    hasOtherMotion = !hasSpringsOnly
  }

  /// The interaction.
  private var subject: Subject { harness.subject }

  /// The latest frame.
  var frame: Frame { harness.frame }

  /// The names of all events that were emitted so far.
  var emitted: Set<EventName> { eventLog.emitted }

  /// Feeds a step to the interaction and checks the result.
  mutating func take(_ step: FuzzStep) throws(Violation) {
    do { try check(step) } catch {
      var violation = error
      violation.step = stepCount
      throw violation
    }
    stepCount += 1
  }

  private mutating func check(_ step: FuzzStep) throws(Violation) {
    if case .frame = step.act {
      try drawFrame(at: step.time)
      return
    }
    let before = sampling.oneIn(6) ? subject : nil
    harness.subject.take(step.act, at: step.time)
    frameless?.take(step.act, at: step.time)
    harness.record()
    events = harness.takeEvents()
    inputs.recordSettings(step.act, at: frame.time)
    if sampling.oneIn(6) { frameless?.take(.action(.input(.viewport(inputs.viewport))), at: step.time) }
    updateOtherMotion(after: step.act)
    try FrameRules.check(frame, events)
    try eventLog.record(frame, events, after: step.act, viewport: inputs.viewport)
    try badges.record(events, after: step.act, at: frame.time, rate: inputs.preferences.rate)
    try reading.record(frame, events, after: step.act, inputs)
    try checkOverflow(atRest: false)
    if let before {
      try continuity.checkStep(
        step.act, from: before, to: subject, frame, events, inputs, keepsVelocities: !hasOtherMotion)
    }
    inputs.recordPointer(step.act)
    // A late input applies at the present. Without the frames in between, the present is a different time.
    if step.time != frame.time { frameless = nil }
  }

  private mutating func drawFrame(at time: Double) throws(Violation) {
    // With reduced motion, layers appear immediately at their final positions.
    let isContinuous = !inputs.preferences.reducedMotion && frame.time > inputs.fadesUntil
    let before = isContinuous && sampling.oneIn(12) ? subject : nil
    let start = frame.time
    harness.look(at: time)
    events = harness.takeEvents()
    try FrameRules.check(frame, events)
    try eventLog.record(frame, events, after: .frame, viewport: inputs.viewport)
    try badges.record(events, after: .frame, at: frame.time, rate: inputs.preferences.rate)
    try reading.record(frame, events, after: .frame, inputs)
    updateOtherMotion(after: .frame)
    if let before, frame.time > start {
      try continuity.checkInterval(
        before, from: start, to: frame, events, inputs, &sampling)
    }
    if sampling.oneIn(4) { try schedule.check(subject, frame, &sampling) }
    if sampling.oneIn(8) { try compareFrameless() }
    if frame.schedule == .settled { inputs.recordRest() }
  }

  private mutating func compareFrameless() throws(Violation) {
    if let frameless { try schedule.compare(frame, withFrameless: frameless) }
  }

  // MARK: Styles without springs

  private mutating func updateOtherMotion(after act: FuzzAct) {
    switch act {
    case .styleNumber, .styleProperty, .preset:
      hasSpringsOnly = Self.hasSpringsOnly(subject.style)
      hasOtherMotion = hasOtherMotion || !hasSpringsOnly
    default: break
    }
    if hasOtherMotion, frame.schedule == .settled { hasOtherMotion = !hasSpringsOnly }
  }

  private static func hasSpringsOnly(_ style: Subject.Style) -> Bool {
    style.options == Subject.Style.modern.options
  }

  // MARK: The end of a run

  /// Checks the end of the run: without further input everything comes to rest, with every head within reach.
  mutating func finish() throws(Violation) {
    do {
      try settle(after: "the last input")
      let remaining = inputs.pointers.map(\.id)
      for id in remaining {
        let cancel = Pointer(id: id, phase: .cancel, position: .zero)
        try take(FuzzStep(frame.time, .action(.input(.pointer(cancel)))))
      }
      if !remaining.isEmpty { try settle(after: "all pointers were cancelled") }
      try checkReach()
      if let heads = subject as? ChatHeads, !inputs.hasKeyboard {
        try PanelRules.check(heads, in: inputs.viewport)
      }
      // Reflection takes as long as the rest of a run.
      if sampling.oneIn(8) { try checkFootprint() }
    } catch {
      var violation = error
      violation.step = stepCount
      throw violation
    }
  }

  private mutating func settle(after cause: String) throws(Violation) {
    guard frame.time.magnitude < ScheduleCheck<Subject>.maximumTime else { return }
    let rate = min(1, inputs.preferences.rate)
    let travel = max(inputs.longestSide, inputs.longestDistance) / RunCheck.crossing
    var limit = frame.time + (RunCheck.maximumSettlingTime + travel) / rate + 1
    var interval = 0.05 / rate
    while frame.schedule != .settled {
      guard frame.time <= limit else {
        let late = frame.time - limit + RunCheck.maximumSettlingTime
        throw Violation(.settles, "\(frame.schedule) at \(frame.time), \(late) s after \(cause)")
      }
      let last = frame.time
      switch frame.schedule {
      // Waiting counts as rest: a stack before it tucks itself away, an open flyout, a card without an answer.
      case .at(let due) where due > last:
        limit += due - last
        try drawFrame(at: due)
      default: try drawFrame(at: last + interval)
      }
      if frame.time == last { interval *= 2 }
    }
    try schedule.check(subject, frame, &sampling)
    try compareFrameless()
  }

  private func checkReach() throws(Violation) {
    let viewport = inputs.viewport
    // The rule holds for viewports with room for a head. An open row moves out of sight for a keyboard.
    let isTyping =
      inputs.hasKeyboard
      && frame.layers.contains {
        [.scrim, .conversation, .overflowPanel].contains($0.id.role) && $0.traits.contains(.interactive)
      }
    for layer in frame.layers
    where !isTyping && layer.id.role == .head && viewport.size.width > 2 * layer.size.width
      && viewport.size.height > 3 * layer.size.height
    {
      // Half of a wide face beyond an edge and half of it back is the edge, except for rounding.
      guard viewport.bounds.inset(by: -FrameRules.rounding).contains(layer.center) else {
        throw Violation(.reach, "\(FrameRules.name(layer.id)) rests at \(layer.center) on \(viewport.size)")
      }
    }
    try checkOverflow(atRest: true)
  }

  /// Checks that in an open row each head has a slot or counts in the overflow's slot. At rest an open panel must list all
  /// counted heads. With one slot, a pressed head may stand beside the selected one.
  private func checkOverflow(atRest: Bool) throws(Violation) {
    guard let heads = subject as? ChatHeads, heads.isOpen else { return }
    // Heads that fade out are drawn, and cannot be touched.
    let drawn = frame.layers.filter { atRest || $0.traits.contains(.interactive) }
    let standing = drawn.count { $0.id.role == .head }
    let listed = drawn.count { $0.id.role == .overflowed }
    var counted = 0
    if case .count(let count)? = frame.layer(LayerID(.overflow))?.label { counted = Int(count) }
    let all = heads.arrangement.heads.count
    let isListing = frame.layer(LayerID(.overflowPanel)) != nil
    guard standing + counted == all || (!atRest && standing == 2 && counted == all - 1),
      !atRest || listed == (isListing ? counted : 0)
    else {
      throw Violation(
        .reach, "of \(all) heads \(standing) stand in the row, \(counted) are counted and \(listed) listed")
    }
  }

  private func checkFootprint() throws(Violation) {
    let count = Footprint.count(subject)
    guard count <= Footprint.maximum else {
      throw Violation(.memory, "the interaction stores \(count) elements")
    }
  }
}
