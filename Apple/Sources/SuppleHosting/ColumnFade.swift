#if canImport(UIKit)
package import UIKit

extension UICollectionView {
  /// The duration of the cross-fade, in seconds.
  private static var columnFade: TimeInterval { 0.2 }

  /// Calls `insert`, which inserts `count` items on top. If the new items do not fill whole lines, all other items change
  /// their column. Pictures of the items fade out at the old places, and the items fade in at the new ones.
  ///
  /// ```
  ///   before   after 1 item      `gap` is the distance between two lines, in points
  ///    a b        n a            a picture of a, in front of b, fades out; the item a fades in
  ///    c          b c
  /// ```
  package func crossFade(inserting count: Int, gap: Double, _ insert: () -> Void) {
    let line = firstLine
    guard let first = line.first, count % line.count != 0 else { return insert() }
    let opening = CGFloat((count - 1) / line.count + 1) * (first.height + CGFloat(gap))
    let pictures = visibleItems(from: 0).compactMap { cell, frame -> UIView? in
      let picture = cell.snapshotView(afterScreenUpdates: false)
      picture?.frame = frame.offsetBy(dx: 0, dy: opening)
      picture?.isUserInteractionEnabled = false
      return picture
    }
    insert()
    UIView.performWithoutAnimation { layoutIfNeeded() }
    let uncovered = visibleItems(from: count).filter { _, frame in
      !pictures.contains { $0.frame.intersects(frame) }
    }.map(\.cell)
    for cell in uncovered { cell.alpha = 0 }
    for picture in pictures { addSubview(picture) }
    UIView.animate(withDuration: Self.columnFade, delay: 0, options: .allowUserInteraction) {
      for cell in uncovered { cell.alpha = 1 }
      for picture in pictures { picture.alpha = 0 }
    } completion: { _ in
      for picture in pictures { picture.removeFromSuperview() }
    }
  }

  /// The visible cells of the first section, from an item on, with their frames in the layout.
  private func visibleItems(from item: Int) -> [(cell: UICollectionViewCell, frame: CGRect)] {
    indexPathsForVisibleItems.filter { $0[0] == 0 && $0[1] >= item }.compactMap { path in
      guard let cell = cellForItem(at: path), let place = layoutAttributesForItem(at: path) else {
        return nil
      }
      return (cell, place.frame)
    }
  }
}

extension NotchHost {
  /// Calls `insert`, which inserts `count` rows that have landed, without an animation of the list.
  package func land(_ count: Int, _ insert: () -> Void) {
    func inserting() { UIView.performWithoutAnimation(insert) }
    guard count > 0, rowSize == nil, let grid = scrollView as? UICollectionView else { return inserting() }
    grid.crossFade(inserting: count, gap: driver.engine.style.rowGap, inserting)
  }
}
#endif
