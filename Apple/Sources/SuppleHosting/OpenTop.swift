#if canImport(UIKit)
package import UIKit

/// The height above a list's content with an open large title.
///
/// UIKit removes a title's height when the title collapses. A list measured from the collapsed title would always be at its
/// top.
package struct OpenTop {
  private var known: (room: CGFloat, inset: CGFloat, size: CGSize) = (0, 0, .zero)

  package init() {}

  /// Measures the height above the content of a list at its very top.
  @MainActor package mutating func height(of list: UIScrollView) -> CGFloat {
    let (room, inset, size) = (list.adjustedContentInset.top, list.contentInset.top, list.bounds.size)
    // A drag beyond a smaller height shows that no title can open.
    let isBeyond = list.isTracking && list.contentOffset.y + room < -0.5
    if room > known.room || isBeyond || inset != known.inset || size != known.size {
      known = (room, inset, size)
    }
    return known.room
  }
}
#endif
