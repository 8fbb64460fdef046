#if canImport(UIKit)
package import UIKit

extension UIView {
  /// The first scroll view beside this view, or beside what contains it, that lies over this view's middle: a background of
  /// SwiftUI's lies next to what it is behind. Nil where there is none before an enclosing scroll view.
  package var scrollViewBeside: UIScrollView? {
    let middle = convert(CGPoint(x: bounds.midX, y: bounds.midY), to: nil)
    var here = self
    while let parent = here.superview {
      for sibling in parent.subviews where sibling !== here {
        if let found = sibling.scrollView(over: middle) { return found }
      }
      if parent is UIScrollView { return nil }
      here = parent
    }
    return nil
  }

  /// This view or the first one in it that scrolls and lies over a point of the window.
  private func scrollView(over point: CGPoint) -> UIScrollView? {
    guard convert(bounds, to: nil).contains(point) else { return nil }
    if let list = self as? UIScrollView { return list }
    return subviews.lazy.compactMap { $0.scrollView(over: point) }.first
  }
}
#endif
