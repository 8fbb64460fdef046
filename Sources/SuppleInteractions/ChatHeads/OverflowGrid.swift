import SuppleScene

/// The places of the heads in the panel of the overflow.
///
///     +--------------------------+
///     |  ( 6 )   ( 7 )   ( 8 )   |    a cell: the head, and room for its name below
///     |  Fritz   Gina    Hana    |
///     |  ( 9 )   (10 )           |
///     +--------------------------+
///
/// The maximum number of columns shares the width. If the cells do not fit the panel, all of them shrink: every head is
/// visible without scrolling. A panel beside the heads is as high as the cells at full size, within its bounds.
struct OverflowGrid {
  /// A cell's size before scaling, in points.
  let cell: Size
  /// The scale of every cell, 1 or less.
  let scale: Double
  private let columns: Int
  private let width: Double
  private let isMirrored: Bool

  /// The room above the first cells, and in a panel of their height below the last, in points.
  static let margin = 12.0

  /// The grid of `count` heads with cells of a size before scaling, in a panel of `size`.
  init(count: Int, cell: Size, in size: Size, rightToLeft: Bool) {
    let height = min(max(0, size.height - OverflowGrid.margin), 100_000)
    let width = min(size.width, 100_000)
    var scale = 1.0
    var columns = 1
    for _ in 0..<24 {
      columns = max(1, Int((width / (cell.width * scale)).rounded(.down)))
      if columns * Int((height / (cell.height * scale)).rounded(.down)) >= count { break }
      scale *= 0.92
    }
    self.cell = cell
    self.scale = scale
    self.columns = columns
    self.width = width
    isMirrored = rightToLeft
  }

  /// The centre of a cell, from the panel's upper left corner.
  func center(_ index: Int) -> Point {
    let part = (Double(index % columns) + 0.5) / Double(columns)
    let row = Double(index / columns) + 0.5
    return Point(
      x: width * (isMirrored ? 1 - part : part), y: OverflowGrid.margin + row * cell.height * scale)
  }
}
