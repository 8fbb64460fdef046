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
}
