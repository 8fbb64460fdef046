import SuppleMotion
import SuppleScene

// Due times, the motion of the parts and the schedule of frames.
extension ChatHeadsCore {
  func visitParts<V: PartReader>(_ visitor: inout V) {
    let context = context
    visitor.read(conversation, in: context)
    visitor.read(target, in: context)
    visitor.read(removals, in: context)
    visitor.read(roster, in: context)
    visitor.read(idle, in: context)
    visitor.read(flyout, in: context)
  }

  mutating func visitParts<V: PartMover>(_ visitor: inout V) {
    let context = context
    visitor.move(&conversation, in: context)
    visitor.move(&target, in: context)
    visitor.move(&removals, in: context)
    visitor.move(&roster, in: context)
    visitor.move(&idle, in: context)
    visitor.move(&flyout, in: context)
  }

  /// Moves a badge under a finger, and the followers, to `time` in motion seconds.
  mutating func moveParts(to time: Double) {
    let context = context
    roster.moveBadges(to: time, clock: &clock, in: context)
    roster.move(to: time, in: context)
  }

  /// Moves badges, panels and parts to the present, independent of the frames in between.
  mutating func placeParts() {
    placeBadges()
    placePanels()
    var place = Place(at: now)
    visitParts(&place)
  }

  /// The next instant, in motion seconds, at which the state changes by itself.
  func nextDue() -> Double? {
    let captureTime = state.captureTime(in: geometry, by: clock)
    let first = min(captureTime ?? .infinity, earliestDue ?? .infinity, tuckTime ?? .infinity)
    return first < .infinity ? first : nil
  }

  var dueAction: ChatHeadsAction { .due }
}
