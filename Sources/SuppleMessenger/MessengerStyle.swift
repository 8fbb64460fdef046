import SuppleInteractions

/// The styles of a messenger's parts.
public struct MessengerStyle: InteractionStyle {
  /// The heads' style.
  public var chatHeads: ChatHeadsStyle
  /// The style of the badges in the list.
  public var slimeBadge: SlimeBadgeStyle
  /// The style of the list's notch.
  public var flippingNotch: FlippingNotchStyle

  /// The preset that people expect today.
  public static var modern: MessengerStyle {
    MessengerStyle(chatHeads: .modern, slimeBadge: .modern, flippingNotch: .modern)
  }
  /// The preset of the originals.
  public static var classic: MessengerStyle {
    MessengerStyle(chatHeads: .classic, slimeBadge: .classic, flippingNotch: .classic)
  }

  /// A style of the three.
  public init(chatHeads: ChatHeadsStyle, slimeBadge: SlimeBadgeStyle, flippingNotch: FlippingNotchStyle) {
    self.chatHeads = chatHeads
    self.slimeBadge = slimeBadge
    self.flippingNotch = flippingNotch
  }

  /// Visits the properties of the heads, the badges and the notch, in this order.
  public mutating func visit<Visitor: StyleVisitor>(_ visitor: Visitor) {
    chatHeads.visit(visitor)
    slimeBadge.visit(visitor)
    flippingNotch.visit(visitor)
  }
}
