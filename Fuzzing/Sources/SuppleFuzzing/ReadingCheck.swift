import SuppleInteractions
import SuppleScene
import SuppleScript

/// Checks that what a list shows far from its top stays where it is: neither a card that waits, nor rows that come, nor
/// their absence may move a row.
struct ReadingCheck {
  /// How far a list must at least be scrolled, in points, and the lower edge of the cut-out and the height of a row more. No
  /// card needs so much room above its rows.
  private static let minimumScroll = 900.0

  /// The vertical positions of the rows of the frame before, where the list was scrolled far away; nil where it was not.
  private var rows: [Int32: Double]?
  /// Whether those rows were where they had been in the frame before that one. A list that oscillates about its top reads
  /// as one that is scrolled.
  private var isStill = false

  /// Compares a frame, which follows `act`, with the one before.
  mutating func record(_ frame: Frame, after act: FuzzAct) throws(Violation) {
    let before = rows
    let wasStill = isStill
    rows = ReadingCheck.rows(of: frame)
    isStill = before != nil
    guard let before, let rows else { return }
    for (number, y) in rows {
      guard let last = before[number], (y - last).magnitude > Continuity.position else { continue }
      isStill = false
      guard wasStill, !ReadingCheck.mayMove(act) else { return }
      throw Violation(.position, "row \(number) moved from \(last) to \(y) under its reader, by \(act)")
    }
  }

  private static func rows(of frame: Frame) -> [Int32: Double]? {
    let cutout = frame.layer(LayerID(.notch)).map { $0.center.y + $0.size.height / 2 } ?? 0
    let row = frame.layers.first { $0.id.role == .row }?.size.height ?? 0
    guard let list = frame.layer(LayerID(.list)), !list.traits.contains(.engaged),
      list.center.y - list.size.height / 2 < -minimumScroll - cutout - row
    else { return nil }
    var rows: [Int32: Double] = [:]
    for layer in frame.layers where layer.id.role == .row && !layer.traits.contains(.raised) {
      rows[layer.id.item] = layer.center.y
    }
    return rows
  }

  /// Whether an act scrolls the list, or lays it out anew.
  private static func mayMove(_ act: FuzzAct) -> Bool {
    switch act {
    case .frame: return false
    case .action(.notch(let command)):
      switch command {
      case .beginRefreshing, .finishRefreshing, .failRefreshing, .cancelRefreshing, .setEnabled, .hint:
        return false
      case .scrollTo, .setCutout, .setNavigationBar, .setCell, .setRows: return true
      }
    case .action(.chatHeads), .action(.badge), .addBadge: return false
    case .action(.input), .restore, .styleNumber, .styleProperty, .preset: return true
    }
  }
}
