import SuppleMotion
import SuppleScene

// What chat heads tell of their motion.
extension ChatHeadsCore {
  /// The end of followers is unknown until they are looked at on the grid of their chain, that of a badge's burst until its
  /// state ends. A message that waits for its flyout moves already.
  var episodeEnd: MotionTime {
    guard activePointer == nil else { return .infinity }
    let rest = max(latestRest, flyout.flyout?.restTime(after: .infinity) ?? -.infinity)
    guard rest == .infinity else { return rest }
    var end = roster.nextBadgeDue ?? .infinity
    if roster.stack.restTime(in: context, at: now) == .infinity {
      end = min(end, FollowerChain.nextCommit(after: now) ?? -.infinity)
    }
    return end
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
    case .setUnread, .message, .clearExclusionAreas, .addExclusionArea, .setAttention: false
    }
  }
}
