import SuppleInteractions

#if MESSENGER
  import SuppleMessenger
#endif

/// The interactions that a page can create.
enum Kind: Int32 {
  case chatHeads = 0
  case slimeBadge
  case flippingNotch
  #if MESSENGER
    /// All three together, for replays. A page composes them itself, so its module goes without.
    case messenger
  #endif

  /// A new interaction of this kind.
  func interaction(preset: Preset, viewport: Viewport, seed: UInt64) -> AnyInteraction {
    switch self {
    case .chatHeads: InteractionBox<ChatHeads>(style: preset.style(), viewport: viewport, seed: seed)
    case .slimeBadge: InteractionBox<SlimeBadge>(style: preset.style(), viewport: viewport, seed: seed)
    case .flippingNotch: InteractionBox<FlippingNotch>(style: preset.style(), viewport: viewport, seed: seed)
    #if MESSENGER
      case .messenger: InteractionBox<Messenger>(style: preset.messengerStyle, viewport: viewport, seed: seed)
    #endif
    }
  }

  /// One number of a preset of this kind's style.
  func value(of preset: Preset, at index: Int32) -> Double {
    switch self {
    case .chatHeads: (preset.style() as ChatHeads.Style).value(at: index)
    case .slimeBadge: (preset.style() as SlimeBadge.Style).value(at: index)
    case .flippingNotch: (preset.style() as FlippingNotch.Style).value(at: index)
    #if MESSENGER
      case .messenger: preset.messengerStyle.value(at: index)
    #endif
    }
  }

  /// The description of one property of this kind's style, and of one of its options.
  func description(index: Int32, option: Int32) -> StyleDescription {
    let description = StyleDescription(index: index, option: option)
    switch self {
    case .chatHeads: visit(ChatHeads.Style.self, description)
    case .slimeBadge: visit(SlimeBadge.Style.self, description)
    case .flippingNotch: visit(FlippingNotch.Style.self, description)
    #if MESSENGER
      case .messenger: visit(Messenger.Style.self, description)
    #endif
    }
    return description
  }

  private func visit<Style: InteractionStyle>(_: Style.Type, _ description: StyleDescription) {
    var style = Style.modern
    style.visit(description)
  }
}
