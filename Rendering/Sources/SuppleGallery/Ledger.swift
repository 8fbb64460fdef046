import SuppleMotion
import SuppleScene

/// What the frames so far have shown: which messages wait, which rows have come and when.
struct Ledger: Sendable {
  /// How long a row that has come stays lifted off the list, in seconds.
  static let liftedFor = 0.5
  /// How long it then takes to lie down, in seconds.
  static let settlingFor = 0.9

  private var clearedAt: [Int32: Double] = [:]
  private var badgesSeen: Set<Int32> = []
  private var rowBadges: [Int32: Int32] = [:]
  private var inserted: Int32 = 0
  private var insertedAt: [Int32: Double] = [:]
  private let first: Int32
  /// When the card last came out, and began to wait.
  private(set) var lastTriggered = 0.0
  /// Whether rows lie under the bar.
  private(set) var isListScrolled = false
  /// The number of the row that the card becomes.
  private(set) var cardRow: Int32

  /// What there is to know before the first frame.
  init(_ history: ScriptHistory) {
    first = history.firstRows
    cardRow = first + 1
    for badge in history.rowBadges { rowBadges[badge.row] = badge.badge }
  }

  /// Takes in a frame. Frames come in the order of their times.
  mutating func note(_ replayed: ReplayFrame, history: ScriptHistory) {
    let frame = replayed.scene
    for event in replayed.events {
      switch event.name {
      case .cleared: clearedAt[event.item] = event.time
      case .triggered: lastTriggered = event.time
      case .inserted:
        let count = Int32(clamping: Int(exactly: (event.value ?? 0).rounded()) ?? 0)
        for _ in 0..<max(0, min(count, 10_000)) {
          inserted += 1
          insertedAt[first + inserted] = event.time
        }
      default: break
      }
    }
    badgesSeen.removeAll(keepingCapacity: true)
    var highestArriving = first + inserted
    for layer in frame.layers {
      switch layer.id.role {
      case .badge, .home, .connector, .particle: badgesSeen.insert(layer.id.item)
      case .list: isListScrolled = layer.center.y - layer.size.height / 2 < -0.5
      case .row where layer.traits.contains(.raised):
        highestArriving = max(highestArriving, layer.id.item)
      default: break
      }
    }
    // The card lies on top of those that come with it.
    cardRow = highestArriving + 1
  }

  /// When a head's badge was last torn off or cleared; long ago if never.
  func lastCleared(head: Int32) -> Double { clearedAt[head] ?? -.infinity }

  /// Whether a row's badge is there.
  func isUnread(row: Int32) -> Bool {
    guard let badge = rowBadges[row] else { return false }
    return badgesSeen.contains(badge)
  }

  /// Whether a row is the list's first.
  func isTop(row: Int32) -> Bool { row == (inserted > 0 ? first + inserted : 1) }

  /// How much a row is lifted off the list at a time, 1 to 0: one that came out of the notch lies down by and by.
  func lift(ofRow row: Int32, at time: Double) -> Double {
    guard let since = insertedAt[row] else { return 0 }
    let settled = (time - since - Ledger.liftedFor) / Ledger.settlingFor
    return settled < 1 ? 1 - CubicBezierEasing.ease.value(at: max(0, settled)) : 0
  }
}
