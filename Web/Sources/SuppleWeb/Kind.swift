import SuppleInteractions

/// The interactions that a page can bring to life.
enum Kind: Int32 {
  case chatHeads = 0
  case slimeBadge
  case flippingNotch
  #if MESSENGER
    /// All three at once, for replays; a page puts them together itself and need not load it.
    case messenger
  #endif

  /// A new interaction of this kind.
  func instance(preset: Preset, viewport: Viewport, seed: UInt64) -> Instance {
    switch self {
    case .chatHeads: Living<ChatHeads>(style: preset.style(), viewport: viewport, seed: seed)
    case .slimeBadge: Living<SlimeBadge>(style: preset.style(), viewport: viewport, seed: seed)
    case .flippingNotch: Living<FlippingNotch>(style: preset.style(), viewport: viewport, seed: seed)
    #if MESSENGER
      case .messenger: Living<Messenger>(style: preset.messengerStyle, viewport: viewport, seed: seed)
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

  /// What there is to say of one property of this kind's style, and of that way of it.
  func description(index: Int32, way: Int32) -> StyleDescription {
    let description = StyleDescription(index: index, way: way)
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
