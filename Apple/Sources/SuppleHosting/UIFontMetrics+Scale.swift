#if canImport(UIKit)
package import UIKit

extension UIFontMetrics {
  /// The ratio of a text's size to the size at the default setting, for the text size of the traits. UIKit rounds a scaled value
  /// to whole pixels: the value is large, so that the ratio does not move in steps of a third.
  package func scale(for traits: UITraitCollection?) -> Double {
    Double(scaledValue(for: 1000, compatibleWith: traits)) / 1000
  }
}
#endif
