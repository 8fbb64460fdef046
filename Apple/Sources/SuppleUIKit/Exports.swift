#if canImport(UIKit)
// An app imports one module. This file re-exports the types of other modules that its API uses, and no others.
@_exported public import SuppleHosting
@_exported public import struct SuppleInteractions.ChatHeadsProgress
@_exported public import struct SuppleInteractions.ChatHeadsStyle
@_exported public import struct SuppleInteractions.FlippingNotchProgress
@_exported public import struct SuppleInteractions.FlippingNotchStyle
@_exported public import protocol SuppleInteractions.InteractionProgress
@_exported public import enum SuppleInteractions.PullContent
@_exported public import struct SuppleInteractions.SlimeBadgeProgress
@_exported public import struct SuppleInteractions.SlimeBadgeStyle

// Their motion can be awaited and followed.
extension ChatHeadsController: ChatHeadsTelling {}

extension SlimeBadgeView: MotionTelling {
  /// The stretch of the badge. Example: `func show(_ progress: SlimeBadgeView.Progress) { title.alpha = 1 - progress.stretch }`
  public typealias Progress = SlimeBadgeProgress
}

extension FlippingNotchControl: MotionTelling {
  /// The pull of the list. Example: `func show(_ progress: FlippingNotchControl.Progress) { bar.alpha = 1 - progress.pull }`
  public typealias Progress = FlippingNotchProgress
}
#endif
