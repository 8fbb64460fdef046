import SuppleMotion
import SuppleScene

// What chat heads tell of their motion.
extension ChatHeadsCore {
  /// The end of followers is unknown until they are looked at on the grid of their chain.
  var episodeEnd: MotionTime {
    guard activePointer == nil else { return .infinity }
    let rest = latestRest
    guard rest == .infinity, stack.restTime(in: context, at: now) == .infinity else { return rest }
    return FollowerChain.nextCommit(after: now) ?? -.infinity
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
      .enter:
      true
    case .setUnread, .message, .clearExclusionAreas, .addExclusionArea, .setAttention: false
    }
  }
}
