import SuppleScene

/// The places of arriving rows as the app has measured them; rows without measures have the common height. Lengths are points.
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

  /// A row: `x` from its place in the middle of the list, `y` from the upper edge of the first row.
  struct Row: Sendable, Hashable {
    var x: Double
    var y: Double
    var height: Double
  }

  /// The distance by which a new row opens the list, on average.
  private(set) var pitch: Double
  /// The measured rows, the first `rows.count` of them.
  private var rows: [Row] = []

  /// Creates arrivals of `count` rows that open the list by `extent` in total.
  init(count: Int32, extent: Double) {
    pitch = FlippingNotchArrivals.length(extent) / Double(max(1, count))
  }

  /// Sets the place of the row at an index. Rows are set in their order.
  mutating func setRow(_ row: Row, at index: Int32) {
    guard index >= 0, index <= rows.count, index < FlippingNotchArrivals.maximumRows else { return }
    let x = row.x.isFinite ? min(1e4, max(-1e4, row.x)) : 0
    let placed = Row(
      x: x, y: FlippingNotchArrivals.length(row.y), height: FlippingNotchArrivals.length(row.height))
    if index == rows.count { rows.append(placed) } else { rows[Int(index)] = placed }
  }

  /// The place of the row at an index; nil for a row without measures.
  func row(at index: Int) -> Row? { index < rows.count ? rows[index] : nil }

  /// The distance of the first row, on which the card lands, to the right of the middle.
  var firstX: Double { rows.first?.x ?? 0 }

  private static func length(_ length: Double) -> Double {
    // -0 is excluded as well: by a pitch of -0 the list would open for -infinite rows.
    length.isFinite && length > 0 ? min(maximumLength, length) : 0
  }
}
