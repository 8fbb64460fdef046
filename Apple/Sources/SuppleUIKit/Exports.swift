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

// Their events can be read, and their motion awaited and followed.
extension ChatHeadsController: ChatHeadsTelling {}
extension SlimeBadgeView: SlimeBadgeTelling {}
extension FlippingNotchControl: FlippingNotchTelling {}
#endif
