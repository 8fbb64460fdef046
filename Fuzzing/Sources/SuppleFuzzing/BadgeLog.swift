import SuppleInteractions
import SuppleScript

/// The state of a run's badges, and its checks.
struct BadgeLog {
  /// The time after a finger's sample in which its lag can tear a badge, in motion seconds: the touch spring rests
  /// earlier.
  private static let lag = 1.0

  /// The badges at the start: 0 for a single one.
  private let badges: Set<Int32>
  /// The pinned badges, each with the time of pinning, in seconds.
  private var pinned: [Int32: Double] = [:]
  private var lastSample = -Double.infinity
  private var slowestRate = 1.0

  init(_ start: Script) {
    switch start.subject {
    case .slimeBadge(_, let setup):
      badges = [0]
      if setup.badge.isPinned { pinned[0] = 0 }
    case .messenger(_, let setup):
      badges = Set(setup.badges.map(\.badge))
      for badge in setup.badges where badge.shows.isPinned { pinned[badge.badge] = 0 }
    default: badges = []
    }
  }

  /// Records the events that follow `act`, up to a frame's time, and checks them.
  mutating func record(
    _ events: [EventRecord], after act: FuzzAct, at time: Double, rate: Double
  ) throws(Violation) {
    if case .action(.input(.pointer)) = act { lastSample = time }
    if rate > 0 { slowestRate = min(slowestRate, rate) }
    for event in events where event.name == .snapped || event.name == .pressed {
      if event.name == .snapped, event.time > lastSample + BadgeLog.lag / slowestRate {
        throw Violation(.ownMovement, "\(event), the last sample was at \(lastSample)")
      }
      if let since = pinned[event.item], event.time > since {
        throw Violation(.pinned, "\(event), pinned since \(since)")
      }
    }
    guard case .action(.badge(let number, .setPinned(let isPinned))) = act else { return }
    let badge = badges == [0] ? 0 : number
    guard badges.contains(badge) else { return }
    pinned[badge] = isPinned ? pinned[badge] ?? time : nil
  }
}
