import SuppleInteractions
import SuppleScene
import SuppleScript

/// A preset and the numbers that are changed in it, to the ends of their ranges or within them.
struct StyleChanges {
  var isClassic = false
  var numbers: [(index: Int32, value: Double)] = []
  /// Whether conversations beside their heads are as high as their content.
  var sizesByContent = false

  func applied<Style: InteractionStyle>() -> Style {
    var style: Style = isClassic ? .classic : .modern
    for number in numbers { style.setValue(number.value, at: number.index) }
    return style
  }

  /// The style of chat heads.
  var appliedToHeads: ChatHeadsStyle {
    var style: ChatHeadsStyle = applied()
    if sizesByContent { style.panelSizing = .content }
    return style
  }
}

/// Draws the start of a fuzz run: style, viewport and setup.
struct StartGenerator {
  /// The heads that have a name in scripts. The badges of a messenger have the numbers after them.
  static let heads: ClosedRange<Int32> = 1...9
  static let badges: ClosedRange<Int32> = 10...15
  static let screens = [
    Viewport(
      size: Size(width: 390, height: 844), safeArea: Insets(top: 47, left: 0, bottom: 34, right: 0)),
    Viewport(size: Size(width: 844, height: 390), safeArea: Insets(left: 47, bottom: 21, right: 47)),
    Viewport(size: Size(width: 375, height: 812), safeArea: Insets(top: 44, bottom: 34)),
    Viewport(size: Size(width: 320, height: 480), safeArea: Insets(top: 20)),
    Viewport(size: Size(width: 1024, height: 1366)),
    Viewport(size: Size(width: 1440, height: 900)),
    Viewport(size: Size(width: 2560, height: 1440)),
  ]
  /// The widths around that from which on conversations stand beside their heads.
  static let widths = 560.0...700

  /// A start for a case that is not drawn yet.
  static var empty: Script { Script(.slimeBadge(.modern, SlimeBadgeSetup()), viewport: screens[0]) }

  static func names() -> ScriptNames {
    var names = ScriptNames()
    for head in heads { _ = names.number(of: "h\(head)", as: .head) }
    for badge in badges { _ = names.number(of: "b\(badge)", as: .badge) }
    for text in ["Hello", "new"] { _ = names.number(ofText: text) }
    _ = names.number(ofText: "Hello again", sender: "Anna")
    return names
  }

  static func start(_ kind: FuzzedKind, from entropy: inout Entropy) -> Script {
    let style = styleChanges(kind, from: &entropy)
    let viewport = entropy.pick(screens, else: screens[0])
    let subject = subject(kind.type, style, viewport, from: &entropy)
    var script = Script(subject, viewport: viewport)
    script.names = names()
    script.seed = UInt64(entropy.below(1000))
    script.reducedMotion = entropy.oneIn(8)
    script.rightToLeft = entropy.oneIn(6)
    if entropy.oneIn(3) { script.tells = Telling(rawValue: Int32(entropy.below(4))) }
    return script
  }

  private static func subject<Subject: FuzzedSubject>(
    _ type: Subject.Type, _ style: StyleChanges, _ viewport: Viewport, from entropy: inout Entropy
  ) -> ScriptSubject {
    Subject.subject(Subject.style(with: style), Subject.setup(on: viewport, from: &entropy))
  }

  // MARK: Styles

  static func styleChanges(_ kind: FuzzedKind, from entropy: inout Entropy) -> StyleChanges {
    var changes = StyleChanges(isClassic: entropy.oneIn(4))
    if kind == .chatHeads || kind == .messenger { changes.sizesByContent = entropy.oneIn(3) }
    guard entropy.below(5) >= 3 else { return changes }
    let many = entropy.oneIn(2)
    for _ in 0..<(many ? 30 : 1 + entropy.below(4)) {
      changes.numbers.append((Int32(entropy.below(kind.propertyCount)), styleValue(from: &entropy)))
    }
    return changes
  }

  /// A number of a style. The style clamps a number out of range to the end of the range.
  static func styleValue(from entropy: inout Entropy) -> Double {
    switch entropy.below(4) {
    case 0: -1e9
    case 1: 1e9
    case 2: entropy.uniform(0...2)
    default: entropy.uniform(0...500)
    }
  }

  // MARK: Setups

  static func heads(_ viewport: Viewport, from entropy: inout Entropy) -> ChatHeadsSetup {
    var setup = ChatHeadsSetup()
    let count = Int32(entropy.below(8))
    for head in 0..<count {
      setup.heads.append(.init(head: heads.lowerBound + head, unread: Int32(entropy.below(4))))
    }
    if entropy.oneIn(3) {
      for index in setup.heads.indices where entropy.oneIn(2) {
        setup.heads[index].face = face(from: &entropy)
      }
    }
    if entropy.oneIn(3) {
      for index in setup.heads.indices where entropy.oneIn(2) {
        setup.heads[index].contentHeight = entropy.uniform(0...900)
      }
    }
    if entropy.oneIn(2) { setup.edge = RestingEdge(rawValue: Int32(entropy.below(4))) }
    if entropy.oneIn(3) { setup.x = entropy.uniform(-50...viewport.size.width + 50) }
    if entropy.oneIn(2) { setup.y = entropy.uniform(-50...viewport.size.height + 50) }
    if count > 0, entropy.oneIn(6) { setup.open = heads.lowerBound + Int32(entropy.below(Int(count))) }
    if entropy.oneIn(5) {
      for _ in 0...entropy.below(3) { setup.exclusionAreas.append(area(viewport, from: &entropy)) }
    }
    return setup
  }

  /// A face of any size, often of one that tests have.
  static func face(from entropy: inout Entropy) -> HeadFace {
    if entropy.oneIn(2) {
      let sizes = [(66.0, 66.0), (120, 44), (90, 160), (24, 24)]
      let size = entropy.pick(sizes, else: (66, 66))
      return HeadFace(width: size.0, height: size.1)
    }
    return HeadFace(
      width: entropy.uniform(24...400), height: entropy.uniform(24...400),
      cornerRadius: entropy.oneIn(3) ? nil : entropy.uniform(0...200))
  }

  static func area(_ viewport: Viewport, from entropy: inout Entropy) -> Rect {
    Rect(
      x: entropy.uniform(-50...viewport.size.width), y: entropy.uniform(-50...viewport.size.height),
      width: entropy.uniform(0...viewport.size.width), height: entropy.uniform(0...300))
  }

  static func badge(_ viewport: Viewport, from entropy: inout Entropy) -> SlimeBadgeSetup {
    var setup = SlimeBadgeSetup()
    setup.badge = badge(from: &entropy)
    if entropy.oneIn(2) {
      setup.anchor = Point(
        x: entropy.uniform(0...viewport.size.width), y: entropy.uniform(0...viewport.size.height))
    }
    return setup
  }

  private static func badge(from entropy: inout Entropy) -> BadgeSetup {
    var setup = BadgeSetup(count: count(from: &entropy))
    if entropy.oneIn(4) {
      setup.text = BadgeSetup.Text(Int32(1 + entropy.below(2)), width: entropy.uniform(0...90))
    }
    setup.isPinned = entropy.oneIn(8)
    setup.showsConstruction = entropy.oneIn(6)
    return setup
  }

  static func count(from entropy: inout Entropy) -> Int32? {
    switch entropy.below(6) {
    case 0: nil
    case 1: 0
    case 2: Int32(entropy.below(1200))
    default: Int32(1 + entropy.below(12))
    }
  }

  static func notch(from entropy: inout Entropy) -> FlippingNotchSetup {
    var setup = FlippingNotchSetup()
    setup.rows = Int32(entropy.oneIn(4) ? entropy.below(3) : entropy.below(30))
    if entropy.oneIn(2) { setup.notch = cutout(from: &entropy) }
    if entropy.oneIn(4) { setup.navigationBar = entropy.uniform(0...120) }
    if entropy.oneIn(4) {
      setup.cell = Size(width: entropy.uniform(1...400), height: entropy.uniform(1...300))
    }
    if entropy.oneIn(4) { setup.scroll = entropy.uniform(0...500) }
    setup.hasPanel = entropy.oneIn(3)
    return setup
  }

  static func cutout(from entropy: inout Entropy) -> Cutout? {
    switch entropy.below(5) {
    case 0: nil
    case 1: .island
    case 2: .punchHole
    case 3: .notch
    default:
      Cutout(
        width: entropy.uniform(0...400), depth: entropy.uniform(0...80),
        cornerRadius: entropy.uniform(0...60),
        inset: entropy.oneIn(2) ? 0 : entropy.uniform(0...40))
    }
  }

  static func messenger(_ viewport: Viewport, from entropy: inout Entropy) -> MessengerSetup {
    var setup = MessengerSetup()
    setup.chatHeads = heads(viewport, from: &entropy)
    setup.notch = notch(from: &entropy)
    for badge in badges where entropy.below(3) > 0 {
      setup.badges.append(
        .init(badge: badge, row: Int32(1 + entropy.below(8)), shows: self.badge(from: &entropy)))
    }
    if let sum = setup.badges.first, entropy.oneIn(3) {
      setup.groups = [.init(sum: sum.badge, members: setup.badges.dropFirst().map(\.badge))]
    }
    return setup
  }
}
