import SuppleScene

/// The layout of a contact sheet: rows from left to right, each picture with its time below it.
public struct SheetLayout: Sendable, Hashable {
  /// Distance around and between pictures, in points.
  public static let gap = 24.0
  /// Height of the line below a picture, in points.
  public static let captionHeight = 28.0
  /// The preferred aspect ratio, width over height.
  static let shape = 1.6
  /// Largest number of pictures.
  public static let maximumCount = 400

  /// Number of pictures.
  public let count: Int
  /// Size of a picture, in points.
  public let picture: Size
  /// Number of columns.
  public let columns: Int

  /// Creates the layout of `count` pictures (at least 1) of a size.
  public init(count: Int, picture: Size) {
    self.count = max(1, count)
    self.picture = picture
    var best = 1
    var smallestMiss = Double.infinity
    for columns in 1...self.count {
      let size = SheetLayout.size(columns: columns, count: self.count, picture: picture)
      let ratio = size.width / size.height / SheetLayout.shape
      let miss = max(ratio, 1 / ratio)
      // A last row that is nearly empty is avoided.
      let rest = self.count % columns
      let gaps = rest == 0 ? 0 : Double(columns - rest) / Double(self.count)
      if miss + gaps < smallestMiss {
        smallestMiss = miss + gaps
        best = columns
      }
    }
    columns = best
  }

  /// Number of rows.
  public var rows: Int { (count + columns - 1) / columns }

  /// Size of the sheet, in points.
  public var size: Size { SheetLayout.size(columns: columns, count: count, picture: picture) }

  /// Rectangle of a picture, by its index from 0.
  public func frame(of index: Int) -> Rect {
    let column = Double(index % columns)
    let row = Double(index / columns)
    return Rect(
      x: SheetLayout.gap + column * (picture.width + SheetLayout.gap),
      y: SheetLayout.gap + row * (picture.height + SheetLayout.captionHeight + SheetLayout.gap),
      width: picture.width, height: picture.height)
  }

  /// Rectangle of the line below a picture.
  public func caption(of index: Int) -> Rect {
    let frame = frame(of: index)
    return Rect(x: frame.x, y: frame.maxY, width: frame.width, height: SheetLayout.captionHeight)
  }

  private static func size(columns: Int, count: Int, picture: Size) -> Size {
    let rows = Double((count + columns - 1) / columns)
    return Size(
      width: gap + Double(columns) * (picture.width + gap),
      height: gap + rows * (picture.height + captionHeight + gap))
  }
}
