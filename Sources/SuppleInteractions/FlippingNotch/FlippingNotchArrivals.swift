import SuppleScene

/// Where the rows that come in will lie, as the app has measured them; without measures they are as high as the others.
/// Lengths are points.
///
/// ```
///   +-----------+ --  first new row, the card's
///   |           |  |
///   +-----------+  |  y of the second
///   +-----------+ --
///   |           |     height
///   +-----------+
///   . . . . . . .     the list opens by `extent` in all
/// ```
struct FlippingNotchArrivals: Sendable, Hashable {
  /// The maximum number of rows whose places are kept; no more are drawn.
  private static let maximumRows = 64
  /// The maximum of an extent, an offset and a height.
  private static let maximumLength = 1e7

  /// One row: x from where it would lie in the middle of the list, y from the upper edge of the first one.
  struct Row: Sendable, Hashable {
    var x: Double
    var y: Double
    var height: Double
  }

  /// The distance by which a new row opens the list, on average.
  private(set) var pitch: Double
  /// The measured rows, the first `rows.count` of them.
  private var rows: [Row] = []

  /// So many rows that open the list by `extent` in all.
  init(count: Int32, extent: Double) {
    pitch = FlippingNotchArrivals.length(extent) / Double(max(1, count))
  }

  /// Sets where the row at an index will lie. Rows come in their order.
  mutating func setRow(_ row: Row, at index: Int32) {
    guard index >= 0, index <= rows.count, index < FlippingNotchArrivals.maximumRows else { return }
    let x = row.x.isFinite ? min(1e4, max(-1e4, row.x)) : 0
    let placed = Row(
      x: x, y: FlippingNotchArrivals.length(row.y), height: FlippingNotchArrivals.length(row.height))
    if index == rows.count { rows.append(placed) } else { rows[Int(index)] = placed }
  }

  /// The place of the row at an index; nil where it was not measured.
  func row(at index: Int) -> Row? { index < rows.count ? rows[index] : nil }

  /// By how much the first row, on which the card lands, lies to the right of the middle.
  var firstX: Double { rows.first?.x ?? 0 }

  private static func length(_ length: Double) -> Double {
    // Not -0 either: by a pitch of -0 the list would open for -infinite rows.
    length.isFinite && length > 0 ? min(maximumLength, length) : 0
  }
}
