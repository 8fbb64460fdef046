#if canImport(UIKit)
package import UIKit

extension UILabel {
  /// Makes a label in a text style that follows the person's text size.
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
