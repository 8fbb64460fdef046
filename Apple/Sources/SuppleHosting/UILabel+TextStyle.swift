#if canImport(UIKit)
package import UIKit

extension UILabel {
  /// A label in a text style of the person's size, as it is when the label is made.
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
