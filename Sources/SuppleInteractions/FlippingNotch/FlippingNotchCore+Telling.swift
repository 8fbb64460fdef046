import SuppleMotion
import SuppleScene

// The episodes and the progress of a flipping notch.
extension FlippingNotchCore {
  var episodeEnd: MotionTime {
    guard currentPull == nil, push == nil else { return .infinity }
    switch state {
    case .waiting, .dropping(_, nil): return .infinity
    // Reading time of a message is no motion.
    case .cancelled(.showing): return restTime
    default: return max(restTime, stateEnd ?? -.infinity)
    }
  }

  static func event(_ change: EpisodeEvent) -> FlippingNotch.Event? {
    switch change {
    case .began: .began
    case .settled(let finished): .settled(finished: finished)
    }
  }

  static func interruptsEpisode(_ command: FlippingNotch.Command) -> Bool {
    switch command {
    case .beginRefreshing, .cancelRefreshing, .hint, .setEnabled(false), .showPanel, .closePanel,
      .setPanel(false), .addRow, .keepRow, .dropRow:
      true
    case .finishRefreshing, .failRefreshing, .scrollTo, .setCutout, .setNavigationBar, .setCell, .setRows,
      .setArrivingRows, .setArrivingRow, .setEnabled, .setPanel, .setScreenEnd:
      false
    }
  }
}
