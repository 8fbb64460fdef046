#if canImport(UIKit)
package import UIKit

extension UILabel {
  /// Makes a label in a text style, at the person's text size, which it follows.
  package convenience init(
    _ style: UIFont.TextStyle, _ color: UIColor, alignment: NSTextAlignment = .center
  ) {
    self.init(frame: .zero)
    font = .preferredFont(forTextStyle: style)
    adjustsFontForContentSizeCategory = true
    textColor = color
    textAlignment = alignment
  }
}
#endif
