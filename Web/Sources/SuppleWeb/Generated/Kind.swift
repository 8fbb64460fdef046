// Written by `make contract` from Sources/SuppleContract; edit the descriptions there.
// swift-format-ignore-file
import SuppleInteractions

#if MESSENGER
  import SuppleMessenger
#endif

/// The interactions that a page can create. The flags of its build select a module's kinds: one flag for each
/// interaction, MESSENGER for replays, and OWN_INTERACTION for the interaction of an app. The linker removes unused code.
enum Kind: Int32 {
  case chatHeads = 0
  case slimeBadge = 1
  case flippingNotch = 2
  case messenger = 100
  case own = 1000

  /// Whether the module has this kind.
  var isInModule: Bool {
    switch self {
    #if CHAT_HEADS
      case .chatHeads: true
    #endif
    #if SLIME_BADGE
      case .slimeBadge: true
    #endif
    #if FLIPPING_NOTCH
      case .flippingNotch: true
    #endif
    #if MESSENGER
      case .messenger: true
    #endif
    #if OWN_INTERACTION
      case .own: true
    #endif
    default: false
    }
  }

  /// A new interaction of this kind; nil if the module lacks it.
  func interaction(preset: Preset, viewport: Viewport, seed: UInt64) -> AnyInteraction? {
    switch self {
    #if CHAT_HEADS
      case .chatHeads: InteractionBox<ChatHeads>(style: preset.style(), viewport: viewport, seed: seed)
    #endif
    #if SLIME_BADGE
      case .slimeBadge: InteractionBox<SlimeBadge>(style: preset.style(), viewport: viewport, seed: seed)
    #endif
    #if FLIPPING_NOTCH
      case .flippingNotch: InteractionBox<FlippingNotch>(style: preset.style(), viewport: viewport, seed: seed)
    #endif
    #if MESSENGER
      case .messenger: InteractionBox<Messenger>(style: preset.messengerStyle, viewport: viewport, seed: seed)
    #endif
    #if OWN_INTERACTION
      case .own: InteractionBox<OwnInteraction>(style: preset.style(), viewport: viewport, seed: seed)
    #endif
    default: nil
    }
  }
}
