import SuppleScene

/// Whether the stand-ins are drawn for a light or a dark room.
public enum Appearance: String, Sendable, Hashable, CaseIterable {
  /// Dark ink on light ground.
  case light
  /// Light ink on dark ground.
  case dark
}

/// The colours of the stand-ins: those of the demo page (`Web/demo/css/tokens.css`), light and dark chosen apart.
public struct Palette: Sendable, Hashable {
  /// What a phone stands on.
  public var ground: RGBAColor
  /// The ground's lighter middle.
  public var groundGlow: RGBAColor
  /// An app's screen.
  public var surface: RGBAColor
  /// A conversation's panel.
  public var conversation: RGBAColor
  /// What floats: a flyout, the overflow's counter.
  public var raised: RGBAColor
  /// A field, a bubble of somebody else's.
  public var wash: RGBAColor
  /// A hairline.
  public var line: RGBAColor
  /// What is read first.
  public var text: RGBAColor
  /// What is read second.
  public var textSecondary: RGBAColor
  /// The one colour that says "touch": as ink.
  public var accent: RGBAColor
  /// The same as a ground under white.
  public var accentFill: RGBAColor
  /// What is written on `accentFill`.
  public var onAccent: RGBAColor
  /// The front of a card that drops out of the notch.
  public var card: RGBAColor
  /// What is written on the front of a card.
  public var onCard: RGBAColor
  /// The target that holds something.
  public var danger: RGBAColor
  /// The body of a phone.
  public var bezel: RGBAColor
  /// The line around a phone's body.
  public var bezelEdge: RGBAColor
  /// The darkness of what falls below something lifted, 0 to 1.
  public var liftedShadow: Double

  /// The colours of an appearance.
  public init(_ appearance: Appearance) {
    self = appearance == .light ? .light : .dark
  }

  private init(
    ground: UInt32, groundGlow: UInt32, surface: UInt32, conversation: UInt32, raised: UInt32, wash: UInt32,
    line: UInt32, text: UInt32, textSecondary: UInt32, accent: UInt32, accentFill: UInt32, card: UInt32,
    bezel: UInt32, bezelEdge: UInt32, liftedShadow: Double
  ) {
    func opaque(_ rgb: UInt32) -> RGBAColor { RGBAColor(rgba: rgb << 8 | 0xFF) }
    self.ground = opaque(ground)
    self.groundGlow = opaque(groundGlow)
    self.surface = opaque(surface)
    self.conversation = opaque(conversation)
    self.raised = opaque(raised)
    self.wash = opaque(wash)
    self.line = opaque(line)
    self.text = opaque(text)
    self.textSecondary = opaque(textSecondary)
    self.accent = opaque(accent)
    self.accentFill = opaque(accentFill)
    onAccent = .white
    self.card = opaque(card)
    onCard = .white
    danger = opaque(0xD70015)
    self.bezel = opaque(bezel)
    self.bezelEdge = opaque(bezelEdge)
    self.liftedShadow = liftedShadow
  }

  private static let light = Palette(
    ground: 0xE9ECF0, groundGlow: 0xF4F6F8, surface: 0xFFFFFF, conversation: 0xFFFFFF, raised: 0xFFFFFF,
    wash: 0xEDEFF3, line: 0xDFE2E7, text: 0x14181F, textSecondary: 0x545B66, accent: 0x2C55D8,
    accentFill: 0x325BDA, card: 0x333538, bezel: 0x0A0B0D, bezelEdge: 0x3A3F47, liftedShadow: 0.2)

  private static let dark = Palette(
    ground: 0x0C0E11, groundGlow: 0x191D23, surface: 0x14171D, conversation: 0x191D23, raised: 0x2B2F36,
    wash: 0x23272E, line: 0x2B2F36, text: 0xEEF0F4, textSecondary: 0xA5ABB7, accent: 0x9BB0FF,
    accentFill: 0x4163E4, card: 0x2C3037, bezel: 0x050608, bezelEdge: 0x444A54, liftedShadow: 0.55)
}

extension RGBAColor {
  /// The same colour, `opacity` (0 to 1) as opaque.
  func faded(to opacity: Double) -> RGBAColor {
    guard opacity >= 0 else { return RGBAColor(red: red, green: green, blue: blue, alpha: 0) }
    var faded = self
    faded.alpha = UInt8((Double(alpha) * min(1, opacity)).rounded())
    return faded
  }

  /// The colour a part (0 to 1) of the way to another.
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
