import SuppleScene

/// Where the pictures of a contact sheet lie: rows from left to right, each picture above its time.
public struct SheetLayout: Sendable, Hashable {
  /// The room around and between pictures, in points.
  public static let gap = 24.0
  /// The height of the line below a picture, in points.
  public static let captionHeight = 28.0
  /// Width over height that a sheet comes as near to as it can.
  static let shape = 1.6
  /// The most pictures on a sheet.
  public static let greatestCount = 400

  /// How many pictures there are.
  public let count: Int
  /// The size of each, in points.
  public let picture: Size
  /// How many stand beside each other.
  public let columns: Int

  /// A sheet of so many pictures (at least 1) of a size.
  public init(count: Int, picture: Size) {
    self.count = max(1, count)
    self.picture = picture
    var best = 1
    var smallestMiss = Double.infinity
    for columns in 1...self.count {
      let size = SheetLayout.size(columns: columns, count: self.count, picture: picture)
      let ratio = size.width / size.height / SheetLayout.shape
      let miss = max(ratio, 1 / ratio)
      // A last row that is nearly empty looks like a mistake.
      let rest = self.count % columns
      let gaps = rest == 0 ? 0 : Double(columns - rest) / Double(self.count)
      if miss + gaps < smallestMiss {
        smallestMiss = miss + gaps
        best = columns
      }
    }
    columns = best
  }

  /// How many rows there are.
  public var rows: Int { (count + columns - 1) / columns }

  /// The size of the whole, in points.
  public var size: Size { SheetLayout.size(columns: columns, count: count, picture: picture) }

  /// The picture of an index from 0.
  public func frame(of index: Int) -> Rect {
    let column = Double(index % columns)
    let row = Double(index / columns)
    return Rect(
      x: SheetLayout.gap + column * (picture.width + SheetLayout.gap),
      y: SheetLayout.gap + row * (picture.height + SheetLayout.captionHeight + SheetLayout.gap),
      width: picture.width, height: picture.height)
  }

  /// The line below that picture.
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
