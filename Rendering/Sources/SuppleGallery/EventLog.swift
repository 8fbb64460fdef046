import SuppleMotion
import SuppleInteractions
import SuppleScene
import SuppleScript

/// A log of the frames so far: unread messages, and inserted rows with their times.
struct EventLog: Sendable {
  /// Time for which an inserted row stays elevated above the list, in seconds.
  static let elevatedDuration = 0.05
  /// Time in which its elevation then falls to 0, in seconds.
  static let settlingDuration = 0.3

  private var clearedAt: [Int32: Double] = [:]
  private var badgesSeen: Set<Int32> = []
  private var rowBadges: [Int32: Int32] = [:]
  private var inserted: Int32 = 0
  private var insertedAt: [Int32: Double] = [:]
  private let first: Int32
  /// Time when the card last came out and began to wait, in seconds.
  private(set) var lastTriggered = 0.0
  /// Whether rows lie below the navigation bar.
  private(set) var isListScrolled = false
  /// The number of the row that the card will become.
  private(set) var cardRow: Int32

  /// Whether the card will become a blank row.
  private(set) var isCardBlank = false
  private var blankRows: Set<Int32> = []

  /// Creates the log of a script before its first frame.
  init(_ history: ScriptHistory) {
    first = history.firstRows
    cardRow = first + 1
    for badge in history.rowBadges { rowBadges[badge.row] = badge.badge }
  }

  /// Records the events of a frame. Frames must be recorded in the order of their times.
  mutating func record(_ frame: ReplayFrame, history: ScriptHistory) {
    for event in frame.events {
      switch event.name {
      case .cleared: clearedAt[event.item] = event.time
      case .beganRefreshing:
        lastTriggered = event.time
        isCardBlank = false
      case .rowAdded: isCardBlank = true
      case .rowKept: blankRows.remove(first + inserted)
      // A row that is still on the card has no number yet. The next row has the number of the dropped one.
      case .rowDropped: if blankRows.contains(first + inserted) { inserted -= 1 }
      case .inserted:
        let count = Int32(clamping: Int(exactly: (event.value ?? 0).rounded()) ?? 0)
        for _ in 0..<max(0, min(count, 10_000)) {
          inserted += 1
          insertedAt[first + inserted] = event.time
          blankRows.remove(first + inserted)
        }
        if isCardBlank { blankRows.insert(first + inserted) }
        isCardBlank = false
      default: break
      }
    }
    badgesSeen.removeAll(keepingCapacity: true)
    var highestArriving = first + inserted
    for layer in frame.scene.layers {
      switch layer.id.role {
      case .badge, .anchor, .connector, .particle, .ring: badgesSeen.insert(layer.id.item)
      case .list: isListScrolled = layer.center.y - layer.size.height / 2 < -0.5
      case .row where layer.traits.contains(.raised):
        highestArriving = max(highestArriving, layer.id.item)
      default: break
      }
    }
    // Of several rows that arrive together, the card is the topmost.
    cardRow = highestArriving + 1
  }

  /// Time when a head's badge was last torn off or cleared, in seconds; negative infinity if never.
  func lastCleared(head: Int32) -> Double { clearedAt[head] ?? -.infinity }

  /// Whether a row has a badge.
  func isUnread(row: Int32) -> Bool {
    guard let badge = rowBadges[row] else { return false }
    return badgesSeen.contains(badge)
  }

  /// Whether a row is blank.
  func isBlank(row: Int32) -> Bool { blankRows.contains(row) }

  /// Whether a row is the first of the list.
  func isTop(row: Int32) -> Bool { row == (inserted > 0 ? first + inserted : 1) }

  /// Elevation of a row above the list, 1 (as it comes out of the notch) to 0 (at rest), `time` in seconds.
  func elevation(ofRow row: Int32, at time: Double) -> Double {
    guard let since = insertedAt[row] else { return 0 }
    let settled = (time - since - EventLog.elevatedDuration) / EventLog.settlingDuration
    return settled < 1 ? 1 - CubicBezierEasing.ease.value(at: max(0, settled)) : 0
  }
}
