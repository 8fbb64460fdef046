import SuppleMotion
import SuppleScene

// The episodes of a badge.
extension SlimeBadgeCore {
  /// A hint lasts until it has sprung back, including its standstill.
  var episodeEnd: MotionTime { state.touch == nil ? max(restTime, wakeTime ?? -.infinity) : .infinity }

  static func event(_ change: EpisodeEvent) -> SlimeBadge.Event? {
    switch change {
    case .began: .began
    case .settled(let finished): .settled(finished: finished)
    }
  }

  static func interruptsEpisode(_ command: SlimeBadge.Command) -> Bool {
    switch command {
    case .clear, .cancelDismissal, .hint, .setPinned(true): true
    case .setCount, .setText, .setPinned, .moveAnchor, .setBurstFrames, .setConstruction: false
    }
  }
}
