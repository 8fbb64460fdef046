import SuppleScene

/// Light or dark colours.
public enum Appearance: String, Sendable, Hashable, CaseIterable {
  /// Dark text on a light background.
  case light
  /// Light text on a dark background.
  case dark
}

/// The colours of the gallery and of the demo page (`Demo/css/tokens.css`).
public struct Palette: Sendable, Hashable {
  /// Background around a phone.
  public var ground: RGBAColor
  /// Lighter colour at the centre of that background.
  public var groundGlow: RGBAColor
  /// Background of an app's screen.
  public var surface: RGBAColor
  /// Background of a conversation.
  public var conversation: RGBAColor
  /// Colour of hairlines on a conversation.
  public var conversationLine: RGBAColor
  /// Background of floating layers: a flyout, the overflow counter.
  public var raised: RGBAColor
  /// Background of a field.
  public var wash: RGBAColor
  /// Background of the other person's messages, and of the field of a conversation.
  public var bubble: RGBAColor
  /// Colour of hairlines.
  public var line: RGBAColor
  /// Colour of primary text.
  public var text: RGBAColor
  /// Colour of secondary text.
  public var textSecondary: RGBAColor
  /// Accent colour of text and icons.
  public var accent: RGBAColor
  /// Accent colour as a background of white text.
  public var accentFill: RGBAColor
  /// Colour of text on `accentFill`.
  public var onAccent: RGBAColor
  /// Background of the front of a card.
  public var card: RGBAColor
  /// Colour of text on the front of a card.
  public var onCard: RGBAColor
  /// Colour of badges, and of the glow of a dismiss target.
  public var danger: RGBAColor
  /// Colour of the ring of a dismiss target with a captured head: it differs from the red of unread counts.
  public var removal: RGBAColor
  /// Colour of a phone's body.
  public var bezel: RGBAColor
  /// Colour of the line around a phone's body.
  public var bezelEdge: RGBAColor
  /// Colour of the line around black layers: on a dark screen no shadow of theirs is visible.
  public var darkEdge: RGBAColor
  /// Opacity of the shadow of an elevated layer, 0 to 1.
  public var liftedShadow: Double

  /// The palette of an appearance.
  public init(_ appearance: Appearance) {
    self = appearance == .light ? .light : .dark
  }

  private init(
    ground: UInt32, groundGlow: UInt32, surface: UInt32, conversation: UInt32, conversationLine: UInt32,
    raised: UInt32, wash: UInt32, bubble: UInt32, line: UInt32, text: UInt32, textSecondary: UInt32,
    accent: UInt32, accentFill: UInt32,
    card: UInt32,
    removal: UInt32, bezel: UInt32, bezelEdge: UInt32, darkEdge: Double, liftedShadow: Double
  ) {
    func opaque(_ rgb: UInt32) -> RGBAColor { RGBAColor(rgba: rgb << 8 | 0xFF) }
    self.ground = opaque(ground)
    self.groundGlow = opaque(groundGlow)
    self.surface = opaque(surface)
    self.conversation = opaque(conversation)
    self.conversationLine = opaque(conversationLine)
    self.raised = opaque(raised)
    self.wash = opaque(wash)
    self.bubble = opaque(bubble)
    self.line = opaque(line)
    self.text = opaque(text)
    self.textSecondary = opaque(textSecondary)
    self.accent = opaque(accent)
    self.accentFill = opaque(accentFill)
    onAccent = .white
    self.card = opaque(card)
    onCard = .white
    danger = opaque(0xD70015)
    self.removal = opaque(removal)
    self.bezel = opaque(bezel)
    self.bezelEdge = opaque(bezelEdge)
    self.darkEdge = RGBAColor.white.faded(to: darkEdge)
    self.liftedShadow = liftedShadow
  }

  private static let light = Palette(
    ground: 0xE9ECF0, groundGlow: 0xF4F6F8, surface: 0xFFFFFF, conversation: 0xFFFFFF,
    conversationLine: 0xDFE2E7, raised: 0xFFFFFF, wash: 0xEDEFF3, bubble: 0xEDEFF3, line: 0xDFE2E7,
    text: 0x14181F, textSecondary: 0x545B66,
    accent: 0x2C55D8,
    accentFill: 0x325BDA, card: 0x333538, removal: 0xB3261E, bezel: 0x0A0B0D, bezelEdge: 0x3A3F47,
    darkEdge: 0, liftedShadow: 0.2)

  private static let dark = Palette(
    ground: 0x0C0E11, groundGlow: 0x191D23, surface: 0x14171D, conversation: 0x282E37,
    conversationLine: 0x3D444E, raised: 0x2B2F36, wash: 0x23272E, bubble: 0x373D46, line: 0x2B2F36,
    text: 0xEEF0F4, textSecondary: 0xA5ABB7,
    accent: 0x9BB0FF,
    accentFill: 0x4163E4, card: 0x3C424C, removal: 0xFF8A80, bezel: 0x050608, bezelEdge: 0x444A54,
    darkEdge: 0.22, liftedShadow: 0.55)
}

extension RGBAColor {
  /// Returns the colour with its alpha multiplied by `opacity`, 0 to 1.
  func faded(to opacity: Double) -> RGBAColor {
    guard opacity >= 0 else { return RGBAColor(red: red, green: green, blue: blue, alpha: 0) }
    var faded = self
    faded.alpha = UInt8((Double(alpha) * min(1, opacity)).rounded())
    return faded
  }

  /// Interpolates linearly to another colour; `part` is 0 (this colour) to 1 (the other).
  func mixed(with other: RGBAColor, part: Double) -> RGBAColor {
    let part = part >= 0 ? min(1, part) : 0
    func mix(_ a: UInt8, _ b: UInt8) -> UInt8 {
      UInt8((Double(a) + (Double(b) - Double(a)) * part).rounded())
    }
    return RGBAColor(
      red: mix(red, other.red), green: mix(green, other.green), blue: mix(blue, other.blue),
      alpha: mix(alpha, other.alpha))
  }
}
