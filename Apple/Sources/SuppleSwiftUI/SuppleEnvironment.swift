#if canImport(UIKit)
@_exported public import SuppleUIKit
public import SwiftUI

/// What the modifiers of this module set for the views below.
struct SuppleEnvironment: EnvironmentKey {
  var slimeBadge = SlimeBadgeStyle.modern
  var chatHeads = ChatHeadsStyle.modern
  var flippingNotch = FlippingNotchStyle.modern
  var labels = SuppleLabels.standard
  var isHapticsEnabled = true
  var areHeadsOverSheets = false
  /// Asked when a head is thrown away; false brings it back.
  var shouldDismiss: @MainActor @Sendable (ChatHead) -> Bool = { _ in true }

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

extension View {
  /// Sets what VoiceOver says of the badges, heads and lists in this view.
  /// Example: `ContentView().suppleLabels(SuppleLabels())`
  public func suppleLabels(_ labels: SuppleLabels) -> some View { environment(\.supple.labels, labels) }

  /// Sets whether snaps, captures and landings in this view are felt. Example: `ContentView().suppleHaptics(false)`
  public func suppleHaptics(_ isEnabled: Bool) -> some View {
    environment(\.supple.isHapticsEnabled, isEnabled)
  }
}
#endif
