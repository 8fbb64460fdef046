import SuppleInteractions
import SuppleScene
import SuppleScript

/// Checks that the rows of a list far from its top do not move by a waiting card, by new rows or by their absence.
struct ReadingCheck {
  /// The minimum scroll position, in points, beyond the lower edge of the cut-out and the height of a row. No card
  /// needs so much room above its rows.
  private static let minimumScroll = 900.0

  /// The vertical positions of the rows when the list was last at rest, scrolled far away; nil after scrolling. A list
  /// that oscillates about its top, or still opens for rows, is not at rest.
  private var rows: [Int32: Double]?
  /// The rows of the previous frame, if the list was scrolled far away.
  private var last: [Int32: Double]?
  /// The time of that frame, in seconds: two frames of one time do not differ by motion.
  private var lastTime = -Double.infinity
  /// Whether the app has moved the list since it was at rest, perhaps while the list still opened.
  private var wasMovedByApp = false

  /// Compares a frame, which follows `act`, with the list at rest. Rows that the app has measured scroll the list by
  /// the app's measures, among rows of its own height.
  mutating func record(
    _ frame: Frame, _ events: [EventRecord], after act: FuzzAct, _ inputs: InputLog
  ) throws(Violation) {
    let viewport = inputs.viewport
    let landsMeasured =
      inputs.hasMeasuredRows && events.contains { $0.name == .inserted || $0.name == .rowDropped }
    // A list that was scrolled below a panel scrolls to its place as the panel closes.
    let leavesPanel = events.contains { $0.name == .panelClosed }
    if landsMeasured || leavesPanel || ReadingCheck.mayMove(act) {
      rows = nil
      last = nil
      if case .action(.input) = act, !leavesPanel {} else { wasMovedByApp = true }
    }
    if frame.schedule != .now { wasMovedByApp = false }
    // A viewport without a width shows no notch, so that the depth of the cut-out is unknown.
    guard viewport.size.width > 0, let now = ReadingCheck.rows(of: frame) else {
      rows = nil
      last = nil
      return
    }
    if let rows, let (number, from, to) = ReadingCheck.difference(rows, now, above: Continuity.position) {
      throw Violation(.position, "row \(number) moved from \(from) to \(to) under its reader, by \(act)")
    }
    let standsStill =
      frame.time > lastTime
      && last.map { before in
        // Two frames of a fast list have no row in common, so no comparison is possible.
        now.keys.contains { before[$0] != nil }
          && ReadingCheck.difference(before, now, above: Continuity.position) == nil
      } ?? false
    if rows == nil, !wasMovedByApp, standsStill || frame.schedule != .now { rows = now }
    last = now
    lastTime = frame.time
  }

  /// A row that moved by more than a distance, with both positions; nil for none.
  private static func difference(
    _ before: [Int32: Double], _ after: [Int32: Double], above distance: Double
  ) -> (Int32, Double, Double)? {
    for (number, y) in after {
      if let from = before[number], (y - from).magnitude > distance { return (number, from, y) }
    }
    return nil
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

  /// Whether an act scrolls the list, or changes its layout.
  private static func mayMove(_ act: FuzzAct) -> Bool {
    switch act {
    case .frame: return false
    case .action(.notch(let command)):
      switch command {
      case .beginRefreshing, .finishRefreshing, .failRefreshing, .cancelRefreshing, .setEnabled, .hint,
        .addRow, .keepRow, .dropRow, .setScreenEnd:
        return false
      case .scrollTo, .setCutout, .setNavigationBar, .setCell, .setRows, .setArrivingRows, .setArrivingRow,
        .setPanel,
        .showPanel, .closePanel:
        return true
      }
    case .action(.input), .restore, .styleNumber, .styleProperty, .preset: return true
    // Commands of interactions without a list.
    case .action, .addBadge: return false
    }
  }
}
