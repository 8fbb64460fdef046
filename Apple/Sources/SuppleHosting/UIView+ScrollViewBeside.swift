#if canImport(UIKit)
package import UIKit

extension UIView {
  /// The first scroll view beside this view or one of its superviews that covers this view's middle. SwiftUI puts a
  /// background next to the view in front of it. Nil if an enclosing scroll view comes first.
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

  /// This view or its first descendant that scrolls and covers a point of the window.
  private func scrollView(over point: CGPoint) -> UIScrollView? {
    guard convert(bounds, to: nil).contains(point) else { return nil }
    if let list = self as? UIScrollView { return list }
    return subviews.lazy.compactMap { $0.scrollView(over: point) }.first
  }
}
#endif
