import SuppleMotion
import SuppleScene

// The parts, due times, the schedule and layers of frames, the idle stack, and the events of motion.
extension ChatHeadsCore {
  func visitParts<V: PartReader>(_ visitor: inout V) {
    let context = context
    visitor.read(target, in: context)
    visitor.read(heads, in: context)
    visitor.read(flyout, in: flyoutContext)
  }

  mutating func visitParts<V: PartMover>(_ visitor: inout V) {
    let (context, flyoutContext) = (context, flyoutContext)
    visitor.move(&target, in: context)
    visitor.move(&heads, in: context)
    visitor.move(&flyout, in: flyoutContext)
  }

  /// Moves a badge under a finger, and the followers, to `time` in motion seconds.
  mutating func moveParts(to time: Double) {
    let context = context
    heads.roster.moveBadges(to: time, clock: &clock, in: context)
    heads.roster.move(to: time, in: context)
  }

  /// Moves badges, panels and parts to the present, independent of the frames in between.
  mutating func placeParts() {
    placeBadges()
    heads.placePanels(in: context, at: now)
    var place = Place(at: now)
    visitParts(&place)
  }

  /// The next instant, in motion seconds, at which the state changes without input.
  func nextDue() -> Double? {
    let captureTime = state.captureTime(in: geometry, by: clock)
    let first = min(captureTime ?? .infinity, earliestDue ?? .infinity, tuckTime ?? .infinity)
    return first < .infinity ? first : nil
  }

  var dueAction: ChatHeadsAction { .due }

  // MARK: An idle stack

  /// Brings a tucked stack out, and restarts the time without activity.
  mutating func wake() {
    heads.roster.idle.note(at: now)
    if case .stack(.tucked) = state { transition(.wake) }
  }

  /// The time at which the resting stack tucks itself away without finger and flyout, in motion seconds; nil for never.
  var tuckTime: Double? {
    guard let time = heads.roster.tuckTime(of: state, in: context), flyout.isClosing, activePointer == nil
    else { return nil }
    return time
  }

  // MARK: Layers

  /// Adds the current layers to a begun frame, back to front.
  func writeLayers(into frame: inout Frame) {
    let context = context
    heads.writePanels(of: state, into: &frame, in: context, at: now)
    target.write(into: &frame, in: context, at: now)
    heads.writeHeads(of: state, into: &frame, in: context, at: now)
    // Without a flyout the closure would still copy the core.
    if flyout.flyout != nil, !heads.roster.heads.isEmpty {
      flyout.write(into: &frame, in: flyoutContext, at: now) { flyoutHead(of: $0) }
    }
    heads.roster.removals.write(.front, into: &frame, in: context, at: now)
  }

  // MARK: Episodes

  /// A message that waits for its flyout counts as motion.
  var episodeEnd: MotionTime {
    guard activePointer == nil else { return .infinity }
    let rest = max(latestRest, flyout.flyout?.restTime(after: .infinity) ?? -.infinity)
    return rest == .infinity ? heads.roster.nextPossibleRest(in: context, at: now) : rest
  }

  static func event(_ change: EpisodeEvent) -> ChatHeads.Event? {
    switch change {
    case .began: .began
    case .settled(let finished): .settled(finished: finished)
    }
  }

  static func interruptsEpisode(_ command: ChatHeads.Command) -> Bool {
    switch command {
    case .add, .remove, .open, .select, .close, .setRestingPlace, .cancelDismissal, .openOverflow, .hint,
      .enter, .setDocking, .setPanelFrame, .setPanelSize, .restorePanel, .setFace:
      true
    case .setUnread, .message, .setExclusionAreas, .setAttention, .setContentHeight, .setEditing: false
    }
  }
}
