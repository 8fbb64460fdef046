import SuppleInteractions
import SuppleScene
import SuppleScript

/// How often the dear checks are made, those that need copies which go their own way.
public enum Thoroughness: Sendable, Hashable {
  /// At random places, for many lives.
  case sampled
  /// Everywhere: for one life.
  case full
}

/// Leads an interaction through a life, and looks after every step whether all invariants hold.
public struct LifeCheck<Subject: FuzzedInteraction> {
  /// How long anything may take to come to rest, in seconds of its own time.
  private static var patience: Double { 10 }
  /// Times beyond this are no times that anything is measured at: a century, in seconds.
  private static var latest: Double { 3.2e9 }

  private(set) var subject: Subject
  /// What was last seen.
  private(set) var frame = Frame()
  /// What was told with it.
  private(set) var events: [EventRecord] = []
  private var other = Frame()
  private var another = Frame()
  private var ledger: Ledger
  private var viewport: Viewport
  private var preferences: Preferences
  /// Until when something may still fade because motion was reduced.
  private var fadesUntil = -Double.infinity
  /// Whether something may still move as a style without springs had it, which keeps no velocities.
  private var hasOtherMotion = false
  private var fingers: [(id: Int32, position: Point)] = []
  private let thoroughness: Thoroughness
  private var chance: SeededRandom
  /// The same life, never looked at in between.
  private var unseen: Subject?
  private var steps = 0

  /// An interaction at its start.
  init?(_ start: Script, _ thoroughness: Thoroughness) {
    guard let subject = Subject(start) else { return nil }
    self.subject = subject
    self.thoroughness = thoroughness
    ledger = Ledger(start)
    viewport = start.viewport
    preferences = Preferences(reducedMotion: start.reducedMotion, rightToLeft: start.rightToLeft)
    chance = SeededRandom(seed: start.seed)
    if thoroughness == .full || start.seed % 4 == 0 { unseen = subject }
    self.subject.write(into: &frame)
    _ = self.subject.takeRecords()
    hasOtherMotion = !hasSpringsOnly
  }

  private mutating func oneIn(_ count: UInt64) -> Bool {
    thoroughness == .full || chance.next() % count == 0
  }

  /// What the app was told so far.
  var told: Set<EventName> { ledger.told }

  /// Takes a step.
  mutating func take(_ step: FuzzStep) throws(Violation) {
    do { try check(step) } catch {
      var violation = error
      violation.step = steps
      throw violation
    }
    steps += 1
  }

  private mutating func check(_ step: FuzzStep) throws(Violation) {
    if case .look = step.act {
      try look(at: step.time)
      return
    }
    let before = oneIn(6) ? subject : nil
    subject.take(step.act, at: step.time)
    unseen?.take(step.act, at: step.time)
    subject.write(into: &frame)
    events = subject.takeRecords()
    note(step.act)
    noteMotion(step.act)
    try FrameRules.check(frame, events)
    try ledger.book(frame, events, after: step.act, viewport: viewport)
    if let before { try compare(before, step) }
    noteFinger(step.act)
    // Late input applies at the present; without frames in between the present is another.
    if step.time != frame.time { unseen = nil }
  }

  private mutating func look(at time: Double) throws(Violation) {
    // Without motion things come up where they belong at once.
    let before = !preferences.reducedMotion && frame.time > fadesUntil && oneIn(12) ? subject : nil
    let start = frame.time
    subject.advance(to: time)
    subject.write(into: &frame)
    events = subject.takeRecords()
    try FrameRules.check(frame, events)
    try ledger.book(frame, events, after: .look, viewport: viewport)
    noteMotion(.look)
    if let before, frame.time > start { try searchJump(before, from: start, to: frame.time) }
    if oneIn(4) { try checkSchedule() }
    if oneIn(8) { try compareUnseen() }
  }

  // MARK: Bookkeeping

  private mutating func note(_ act: FuzzAct) {
    guard case .action(.input(let input)) = act else { return }
    switch input {
    case .viewport(let new): viewport = Viewport(size: new.size, safeArea: new.safeArea)
    case .preferences(let new):
      if preferences.reducedMotion { fadesUntil = frame.time + 1 / min(1, new.rate) }
      preferences = Preferences(
        reducedMotion: new.reducedMotion, rightToLeft: new.rightToLeft, rate: new.rate)
    default: break
    }
  }

  private mutating func noteMotion(_ act: FuzzAct) {
    switch act {
    case .styleNumber, .styleProperty, .preset: hasOtherMotion = hasOtherMotion || !hasSpringsOnly
    default: break
    }
    if hasOtherMotion, frame.schedule == .settled { hasOtherMotion = !hasSpringsOnly }
  }

  private mutating func noteFinger(_ act: FuzzAct) {
    guard case .action(.input(.pointer(let pointer))) = act else { return }
    // Whether a finger that comes down twice is another one is for each interaction to say, and so where it is.
    let isDoubled = pointer.phase == .down && lastKnown(pointer.id) != nil
    let position = isDoubled ? Point(x: .nan, y: .nan) : pointer.position
    fingers.removeAll { $0.id == pointer.id }
    if pointer.phase == .down || pointer.phase == .move { fingers.append((pointer.id, position)) }
    if fingers.count > 64 { fingers.removeFirst() }
  }

  private func lastKnown(_ id: Int32) -> Point? { fingers.first { $0.id == id }?.position }

  /// Whether the style moves everything by springs, which keep velocities, as `.modern` does.
  private var hasSpringsOnly: Bool { subject.style.ways == Subject.Style.modern.ways }

  // MARK: Continuity

  /// What an act moved at once, or kicked.
  private mutating func compare(_ before: Subject, _ step: FuzzStep) throws(Violation) {
    let now = frame.time
    // What is set at the very first instant is there at once.
    guard now.magnitude < LifeCheck.latest, now > 0 else { return }
    var still = before
    still.advance(to: now)
    still.write(into: &other)
    let isReduced = preferences.reducedMotion || now <= fadesUntil
    // What is dismissed implodes where it was.
    let gone = events.filter { $0.name == .dismissed }.map(\.item)
    // What was on its way out and is added comes in anew.
    let anew = events.filter { $0.name == .added }.map(\.item)
    func allowance(_ layer: Layer) -> Continuity.Allowance {
      if anew.contains(layer.id.item) { return .all }
      let isHeads = layer.id.item != 0 && other.layer(LayerID(.head, item: layer.id.item)) != nil
      return Continuity.allowance(
        layer, ofHead: isHeads, by: step.act, reducedMotion: isReduced, lastKnown: lastKnown
      )
      .union(gone.contains(layer.id.item) ? .velocity : [])
    }
    let jump = Change.greatest(from: other, to: frame, allowing: allowance)
    if let jump, jump.distance > Continuity.position {
      throw Violation(.position, "\(jump.detail), by \(step.act)")
    }
    // The clock must tell moments apart.
    guard now.magnitude < 1e5, preferences.rate <= 1, !hasOtherMotion else { return }
    // Sizes and opacities run by the clock as well, and begin at once.
    func kick(after moment: Double) -> (velocity: Double, detail: String)? {
      var moved = subject
      var unmoved = still
      unmoved.advance(to: now + moment)
      moved.advance(to: now + moment)
      unmoved.write(into: &other)
      moved.write(into: &another)
      let change = Change.greatest(from: other, to: another) { layer in
        allowance(layer).contains(.velocity) ? .all : allowance(layer).union(.size)
      }
      guard let change else { return nil }
      return ((change.distance - (jump?.distance ?? 0)) / moment, change.detail)
    }
    // A stretched spring changes a velocity too, by less in a shorter moment: what is left in none is a kick.
    let shorter = 100.0
    if let late = kick(after: Continuity.moment), late.velocity > Continuity.velocity,
      let soon = kick(after: Continuity.moment / shorter),
      (shorter * soon.velocity - late.velocity) / (shorter - 1) > Continuity.velocity
    {
      throw Violation(.velocity, "\(soon.velocity) pt/s, \(soon.detail), by \(step.act)")
    }
  }

  /// Looks for a jump between two times: where it jumps, half the time makes no smaller a step.
  private mutating func searchJump(
    _ before: Subject, from start: Double, to end: Double
  ) throws(Violation) {
    guard end.magnitude < 1e5 else { return }
    var (start, end, before) = (start, end, before)
    var first = Frame()
    before.write(into: &first)
    var last = frame
    // New rows come in at one instant, and the list, which holds them from then on, stands higher by as much.
    let grows = events.contains { $0.name == .inserted }
    // The next one leads once the target has swallowed the one that did.
    let leads = events.contains { $0.name == .dismissed }
    func allowance(_ layer: Layer) -> Continuity.Allowance {
      (grows ? Continuity.growth(layer, on: viewport) : [])
        .union(leads ? Continuity.leadership(layer) : [])
    }
    var isJump = false
    while end - start > 1e-9 {
      guard let change = Change.greatest(from: first, to: last, allowing: allowance),
        change.distance > Continuity.position
      else { return }
      let middle = start + (end - start) / 2
      guard middle > start, middle < end else { break }
      var half = before
      half.advance(to: middle)
      half.write(into: &other)
      let early = Change.greatest(from: first, to: other, allowing: allowance)?.distance ?? 0
      let late = Change.greatest(from: other, to: last, allowing: allowance)?.distance ?? 0
      // However fast it is, half the time makes half the way; a jump is as far in either.
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
    if isJump, let change = Change.greatest(from: first, to: last, allowing: allowance),
      change.distance > Continuity.position
    {
      throw Violation(.position, "\(change.detail), by itself at \(end)")
    }
  }

  // MARK: Rest

  /// What a frame says of when the next is due is true.
  private mutating func checkSchedule() throws(Violation) {
    guard frame.time.magnitude < LifeCheck.latest else { return }
    switch frame.schedule {
    case .now: return
    case .settled:
      try checkStillness(until: frame.time + 0.01, isSettled: true)
      // An hour is long: what is held is looked at again and again all the while.
      if oneIn(8) { try checkStillness(until: frame.time + 3600, isSettled: true) }
    case .at(let time):
      let eve = time - max(1e-6, (time - frame.time) * 1e-3)
      if eve > frame.time { try checkStillness(until: eve, isSettled: false) }
      var woken = subject
      woken.advance(to: time)
      woken.write(into: &other)
      if case .at(let next) = other.schedule, next <= time {
        throw Violation(.settledStays, "a frame is due at \(time), and then still is at \(next)")
      }
    }
  }

  private mutating func checkStillness(until time: Double, isSettled: Bool) throws(Violation) {
    var waiting = subject
    waiting.advance(to: time)
    waiting.write(into: &other)
    let told = waiting.takeRecords()
    guard other.layers == frame.layers, other.outlines == frame.outlines, told.isEmpty else {
      let change = Change.greatest(from: frame, to: other)
      throw Violation(
        .settledStays,
        "settled at \(frame.time), and other at \(time): "
          + (change.map(\.detail) ?? "\(other.layers.count) layers, \(told)"))
    }
    if isSettled, other.schedule != .settled {
      throw Violation(.settledStays, "settled at \(frame.time), and \(other.schedule) at \(time)")
    }
  }

  /// The life that was never looked at is where this one is.
  private mutating func compareUnseen() throws(Violation) {
    guard var unseen else { return }
    unseen.advance(to: frame.time)
    unseen.write(into: &other)
    // What is as good as not there may be there or not.
    func names(_ frame: Frame) -> [String] {
      frame.layers.filter { min($0.size.width, $0.size.height) * $0.scale > 0.01 && $0.opacity > 1e-4 }
        .map { FrameRules.name($0.id) }
    }
    guard names(other) == names(frame) else {
      throw Violation(.frameRate, "\(names(frame)), and unseen \(names(other)), at \(frame.time)")
    }
    if let change = Change.greatest(from: frame, to: other), change.distance > 0.001 {
      throw Violation(.frameRate, "\(change.detail) at \(frame.time)")
    }
  }

  // MARK: The end

  /// Nothing is fed any more: everything comes to rest, and every head within reach.
  mutating func finish() throws(Violation) {
    do {
      try settle(after: "the last input")
      let held = fingers.map(\.id)
      for id in held {
        let cancel = Pointer(id: id, phase: .cancel, position: .zero)
        try take(FuzzStep(frame.time, .action(.input(.pointer(cancel)))))
      }
      if !held.isEmpty { try settle(after: "all fingers were gone") }
      try checkReach()
      try checkFootprint()
    } catch {
      var violation = error
      violation.step = steps
      throw violation
    }
  }

  private mutating func settle(after what: String) throws(Violation) {
    guard frame.time.magnitude < LifeCheck.latest else { return }
    let limit = frame.time + LifeCheck.patience / min(1, preferences.rate) + 1
    var pace = 0.05 / min(1, preferences.rate)
    while frame.schedule != .settled {
      guard frame.time <= limit else {
        throw Violation(
          .settles,
          "\(frame.schedule) at \(frame.time), \(frame.time - limit + LifeCheck.patience) s after \(what)")
      }
      let last = frame.time
      switch frame.schedule {
      case .at(let due) where due > last: try look(at: due)
      default: try look(at: last + pace)
      }
      if frame.time == last { pace *= 2 }
    }
    try checkSchedule()
    try compareUnseen()
  }

  private func checkReach() throws(Violation) {
    // On a screen that is hardly one nothing is within reach.
    for layer in frame.layers
    where layer.id.role == .head && viewport.size.width > 2 * layer.size.width
      && viewport.size.height > 3 * layer.size.height
    {
      guard viewport.bounds.contains(layer.center) else {
        throw Violation(.reach, "\(FrameRules.name(layer.id)) rests at \(layer.center) on \(viewport.size)")
      }
    }
  }

  private func checkFootprint() throws(Violation) {
    let count = Footprint.count(subject)
    guard count <= Footprint.most else { throw Violation(.memory, "it keeps \(count) things") }
  }
}
