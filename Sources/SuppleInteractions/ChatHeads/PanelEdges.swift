import SuppleScene

/// The edges of a panel that a finger moves: one edge, or the two of a corner. The raw value is the index of a handle's layer.
struct PanelEdges: OptionSet, Sendable, Hashable {
  let rawValue: Int32

  static let left = PanelEdges(rawValue: 1)
  static let right = PanelEdges(rawValue: 2)
  static let top = PanelEdges(rawValue: 4)
  static let bottom = PanelEdges(rawValue: 8)

  /// Whether the width changes.
  var changesWidth: Bool { contains(.left) || contains(.right) }
  /// Whether the height changes.
  var changesHeight: Bool { contains(.top) || contains(.bottom) }

  /// The point of `rect` where these edges meet; along an axis without an edge, the right or the bottom.
  @inline(never)
  func corner(of rect: Rect) -> Point {
    Point(x: contains(.left) ? rect.minX : rect.maxX, y: contains(.top) ? rect.minY : rect.maxY)
  }

  /// Returns `rect` with these edges at `corner` and the other edges unchanged.
  @inline(never)
  func moving(_ rect: Rect, to corner: Point) -> Rect {
    var moved = rect
    if contains(.left) {
      moved.x = corner.x
      moved.width = max(0, rect.maxX - corner.x)
    } else if contains(.right) {
      moved.width = max(0, corner.x - rect.minX)
    }
    if contains(.top) {
      moved.y = corner.y
      moved.height = max(0, rect.maxY - corner.y)
    } else if contains(.bottom) {
      moved.height = max(0, corner.y - rect.minY)
    }
    return moved
  }
}

extension HorizontalEdge {
  /// This edge of a panel.
  var ofPanel: PanelEdges { self == .left ? .left : .right }
}

extension Rect {
  /// The point of this area that is nearest to `point`.
  @inline(never)
  func nearest(to point: Point) -> Point {
    Point(x: max(minX, min(maxX, point.x)), y: max(minY, min(maxY, point.y)))
  }
}
