@_spi(States) import SuppleInteractions
import SuppleScene
import SuppleScript

extension FlippingNotch: FuzzedSubject {
  /// The style and the setup of a subject; nil for the subject of another interaction.
  static func start(of subject: ScriptSubject) -> (style: Style, setup: FlippingNotchSetup)? {
    if case .flippingNotch(let style, let setup) = subject { (style, setup) } else { nil }
  }

  /// The subject with a style and a setup.
  static func subject(_ style: Style, _ setup: FlippingNotchSetup) -> ScriptSubject {
    .flippingNotch(style, setup)
  }

  /// An empty list.
  static var emptySetup: FlippingNotchSetup { FlippingNotchSetup() }

  /// Draws a list.
  static func setup(on viewport: Viewport, from entropy: inout Entropy) -> FlippingNotchSetup {
    StartGenerator.notch(from: &entropy)
  }

  /// Draws a command.
  static func command(by generator: CommandGenerator, from entropy: inout Entropy) -> ScriptAction {
    .notch(generator.notchCommand(from: &entropy))
  }

  /// A flipping notch at a start.
  public init?(_ start: Script) {
    guard let (style, setup) = Self.start(of: start.subject) else { return nil }
    self.init(start, style: style)
    for command in setup.commands { perform(command, at: 0) }
  }

  /// Performs an act.
  public mutating func take(_ act: FuzzAct, at time: Double) -> Bool {
    switch act {
    case .action(.notch(let command)): perform(command, at: time)
    default: return performShared(act, at: time)
    }
    return false
  }
}

extension StartGenerator {
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
}

extension CommandGenerator {
  func notchCommand(from entropy: inout Entropy) -> FlippingNotch.Command {
    switch entropy.below(profile == .unrestricted ? 25 : 19) {
    case 0, 1: .beginRefreshing
    case 2, 3, 4: .finishRefreshing(items: Int32(entropy.below(5)))
    case 5: .failRefreshing(text: 1)
    case 6: .cancelRefreshing
    case 7: .scrollTo(y: entropy.uniform(0...(entropy.oneIn(3) ? 2400 : 400)))
    case 8, 9: .scrollTo(y: 0)
    // Mostly on: a disabled list tests nothing.
    case 10: .setEnabled(!entropy.oneIn(4))
    case 11: .setArrivingRows(count: Int32(entropy.below(5)), extent: entropy.uniform(0...900))
    case 12:
      .setArrivingRow(
        index: Int32(entropy.below(5)), x: entropy.uniform(-10...200), y: entropy.uniform(0...600),
        height: entropy.uniform(0...400))
    case 13, 14: entropy.oneIn(4) ? .setPanel(!entropy.oneIn(3)) : .showPanel
    case 15: .closePanel
    case 16: .addRow
    case 17: entropy.oneIn(3) ? .keepRow : .dropRow
    case 18: .setScreenEnd(y: entropy.uniform(100...1000))
    case 19: .setCutout(StartGenerator.cutout(from: &entropy))
    case 20: .setNavigationBar(height: entropy.uniform(0...120))
    case 21:
      .setCell(
        entropy.oneIn(2)
          ? nil : Size(width: entropy.uniform(1...400), height: entropy.uniform(1...300)))
    case 22: .setRows(Int32(entropy.below(40)))
    default: .hint
    }
  }
}

extension FlippingNotch: TableInteraction {
  static var tableHeading: String { "Flipping notch" }

  static func tableAction(of act: FuzzAct) -> String? {
    switch act {
    case .action(.input(let input)):
      switch input {
      case .pointer(let pointer): pointer.phase.tableAction
      case .wheel: "wheel"
      case .key: "key"
      case .viewport, .preferences: "layout"
      case .keyboard: nil
      }
    case .action(.notch(let command)):
      switch command {
      case .beginRefreshing: "begin refreshing"
      case .finishRefreshing: "finish refreshing"
      case .failRefreshing: "fail refreshing"
      case .cancelRefreshing: "cancel refreshing"
      case .scrollTo: "scroll"
      case .setEnabled(let isEnabled): isEnabled ? "switch on" : "switch off"
      case .hint: "hint"
      case .setPanel(let hasPanel): hasPanel ? "panel" : "no panel"
      case .showPanel: "show panel"
      case .closePanel: "close panel"
      case .addRow: "add row"
      case .keepRow: "keep row"
      case .dropRow: "drop row"
      default: "layout"
      }
    case .styleNumber, .styleProperty, .preset: "layout"
    case .action, .addBadge, .restore, .frame: nil
    }
  }
}
