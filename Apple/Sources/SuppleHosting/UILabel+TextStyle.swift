#if canImport(UIKit)
package import UIKit

extension UILabel {
  /// Makes a label in a text style, at the person's current text size.
  package convenience init(
    _ style: UIFont.TextStyle, _ color: UIColor, alignment: NSTextAlignment = .center
  ) {
    self.init(frame: .zero)
    font = .preferredFont(forTextStyle: style)
    textColor = color
    textAlignment = alignment
  }
}
#endif
