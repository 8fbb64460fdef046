#if canImport(UIKit)
@_exported public import SuppleUIKit
public import SwiftUI

/// The environment values of this module's modifiers.
struct SuppleEnvironment: EnvironmentKey {
  var slimeBadge = SlimeBadgeStyle.modern
  /// The style of heads; nil for the default of heads, or of a launcher.
  var chatHeads: ChatHeadsStyle?
  var flippingNotch = FlippingNotchStyle.modern
  var showsConstruction = false
  var labels = SuppleLabels.standard
  var isHapticsEnabled = true
  var panel: NotchPanelContent?
  var blankRow: BlankRowContent?
  var areHeadsOverSheets = false
  /// Decides about the dismissal of a head; false restores the head.
  var shouldDismiss: @MainActor @Sendable (ChatHead) -> Bool = { _ in true }
  /// Called for each event of the heads.
  var headsEvent: @MainActor @Sendable (ChatHeadsEvent) -> Void = { _ in }

  /// The style of a list whose pull may add a row.
  var listStyle: FlippingNotchStyle {
    var style = flippingNotch
    if blankRow != nil { style.content = .blankRow }
    return style
  }

  static let defaultValue = SuppleEnvironment()
}

extension EnvironmentValues {
  var supple: SuppleEnvironment {
    get { self[SuppleEnvironment.self] }
    set { self[SuppleEnvironment.self] = newValue }
  }
}

extension InteractionHost {
  /// Gives a view the layout direction and the text size of this environment.
  func turn(_ view: UIView, to environment: EnvironmentValues) {
    turn(view, to: environment.layoutDirection == .rightToLeft ? .forceRightToLeft : .forceLeftToRight)
    view.takeTextSize(UIContentSizeCategory(environment.dynamicTypeSize))
  }
}

extension View {
  /// Sets the texts that VoiceOver reads for the badges, heads and lists in this view.
  /// Example: `ContentView().suppleLabels(SuppleLabels())`
  public func suppleLabels(_ labels: SuppleLabels) -> some View { environment(\.supple.labels, labels) }

  /// Sets whether snaps, captures and landings in this view give haptic feedback.
  /// Example: `ContentView().suppleHaptics(false)`
  public func suppleHaptics(_ isEnabled: Bool) -> some View {
    environment(\.supple.isHapticsEnabled, isEnabled)
  }
}
#endif
