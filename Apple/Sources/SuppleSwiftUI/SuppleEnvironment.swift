#if canImport(UIKit)
@_exported public import SuppleUIKit
import SwiftUI

/// What the modifiers of this module set for the views below.
struct SuppleEnvironment: EnvironmentKey {
  var slimeBadge = SlimeBadgeStyle.modern
  var chatHeads = ChatHeadsStyle.modern
  var flippingNotch = FlippingNotchStyle.modern
  var labels = SuppleLabels.standard
  var isHapticsEnabled = true

  static let defaultValue = SuppleEnvironment()
}

extension EnvironmentValues {
  var supple: SuppleEnvironment {
    get { self[SuppleEnvironment.self] }
    set { self[SuppleEnvironment.self] = newValue }
  }

  /// The layout direction in UIKit's words.
  var semanticContentAttribute: UISemanticContentAttribute {
    layoutDirection == .rightToLeft ? .forceRightToLeft : .forceLeftToRight
  }
}
#endif
