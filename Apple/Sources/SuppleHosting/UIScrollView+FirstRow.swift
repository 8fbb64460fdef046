#if canImport(UIKit)
package import SuppleInteractions
package import UIKit

extension UIScrollView {
  /// The frame of the first row of a table, or the first item of a collection, in the content's points.
  package var firstRow: CGRect? { row(0) }

  private func row(_ index: Int) -> CGRect? {
    let path = IndexPath(indexes: [0, index])
    switch self {
    case let table as UITableView:
      return table.numberOfSections > 0 && table.numberOfRows(inSection: 0) > index
        ? table.rectForRow(at: path) : nil
    case let collection as UICollectionView:
      return collection.numberOfSections > 0 && collection.numberOfItems(inSection: 0) > index
        ? collection.layoutAttributesForItem(at: path)?.frame : nil
    default: return nil
    }
  }

  /// The frames of the first line of a collection view: its first item, and those as high up. At most 12.
  package var firstLine: [CGRect] {
    guard self is UICollectionView, let first = firstRow else { return [] }
    return [first] + (1..<12).lazy.compactMap { self.row($0) }.prefix { $0.minY == first.minY }
  }

  /// The distance from the first row to the row or line below it, in points.
  fileprivate var rowGap: CGFloat? {
    guard let first = firstRow else { return nil }
    // A line of a grid has several items.
    let next = (1...12).lazy.compactMap { self.row($0) }.first { $0.minY >= first.maxY }
    return next.map { $0.minY - first.maxY }
  }

  /// The frames of new items on top of a collection view, in the columns of its first line: at most 64, and the last one.
  /// `gap` is the distance between two lines, in points.
  package func frames(ofNewItems count: Int, gap: Double) -> [CGRect] {
    let line = firstLine
    guard let first = line.first, count > 0 else { return [] }
    return ((0..<min(64, count - 1)) + [count - 1]).map { index in
      let (row, column) = index.quotientAndRemainder(dividingBy: line.count)
      return line[column].offsetBy(dx: 0, dy: CGFloat(row) * (first.height + CGFloat(gap)))
    }
  }
}

extension FlippingNotchStyle {
  /// Returns the style with the place of a list's first row and the gap below it; `first` is the app's own frame.
  @MainActor package func fitted(to list: UIScrollView, first: CGRect?) -> FlippingNotchStyle {
    var style = self
    if let row = first ?? list.firstRow { style.firstRowInset = max(0, Double(row.minY)) }
    if let gap = list.rowGap { style.rowGap = Double(gap) }
    return style
  }
}
#endif
