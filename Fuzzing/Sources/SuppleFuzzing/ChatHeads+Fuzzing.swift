@_spi(States) import SuppleInteractions
import SuppleScene
import SuppleScript

extension ChatHeads: FuzzedSubject {
  /// The style and the setup of a subject; nil for the subject of another interaction.
  static func start(of subject: ScriptSubject) -> (style: Style, setup: ChatHeadsSetup)? {
    if case .chatHeads(let style, let setup) = subject { (style, setup) } else { nil }
  }

  /// The subject with a style and a setup.
  static func subject(_ style: Style, _ setup: ChatHeadsSetup) -> ScriptSubject { .chatHeads(style, setup) }

  /// The style with drawn changes.
  static func style(with changes: StyleChanges) -> ChatHeadsStyle { changes.appliedToHeads }

  /// No heads.
  static var emptySetup: ChatHeadsSetup { ChatHeadsSetup() }

  /// Draws heads.
  static func setup(on viewport: Viewport, from entropy: inout Entropy) -> ChatHeadsSetup {
    StartGenerator.heads(viewport, from: &entropy)
  }

  /// The setup without its last head.
  static func shortened(_ setup: ChatHeadsSetup) -> ChatHeadsSetup? {
    var setup = setup
    return setup.heads.popLast().map { _ in setup }
  }

  /// Draws a command.
  static func command(by generator: CommandGenerator, from entropy: inout Entropy) -> ScriptAction {
    .chatHeads(generator.headsCommand(from: &entropy))
  }

  /// Chat heads at a start.
  public init?(_ start: Script) {
    guard let (style, setup) = Self.start(of: start.subject) else { return nil }
    self.init(start, style: style)
    for command in setup.commands(for: start) { perform(command, at: 0) }
  }

  /// Performs an act.
  public mutating func take(_ act: FuzzAct, at time: Double) -> Bool {
    switch act {
    case .action(.chatHeads(let command)): perform(command, at: time)
    case .restore(let arrangement): restore(arrangement, at: time)
    default: return performShared(act, at: time)
    }
    return false
  }
}

extension StartGenerator {
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
}

extension CommandGenerator {
  /// The number of a head with a name in scripts.
  static func head(from entropy: inout Entropy) -> Int32 { Int32(1 + entropy.below(9)) }

  func headsCommand(from entropy: inout Entropy) -> ChatHeads.Command {
    switch entropy.below(profile == .unrestricted ? 30 : 21) {
    case 0, 1: add(animated: true, from: &entropy)
    case 2: .remove(head: CommandGenerator.head(from: &entropy))
    case 3, 4: .open(head: CommandGenerator.head(from: &entropy))
    case 5: .select(head: CommandGenerator.head(from: &entropy))
    case 6: .close
    case 7: .setUnread(head: CommandGenerator.head(from: &entropy), count: Int32(entropy.below(3)))
    case 8, 9:
      .message(
        head: CommandGenerator.head(from: &entropy), text: Int32(1 + entropy.below(2)),
        size: entropy.oneIn(2)
          ? Size(width: entropy.uniform(0...400), height: entropy.uniform(0...160)) : nil)
    case 10: setRestingPlace(animated: true, from: &entropy)
    case 11: .cancelDismissal
    case 12: .setAttention(isPresent: entropy.oneIn(2))
    case 13: .openOverflow
    case 14:
      .add(
        head: CommandGenerator.head(from: &entropy), unread: 0, animated: true,
        from: PicturePlace(
          x: entropy.uniform(-50...450), y: entropy.uniform(-50...900), width: entropy.uniform(0...120)))
    case 15: setFace(animated: true, from: &entropy)
    case 16: setFace(animated: !entropy.oneIn(3), from: &entropy)
    case 17:
      .setExclusionAreas((0..<entropy.below(4)).map { _ in StartGenerator.area(viewport, from: &entropy) })
    case 18: .setEditing(entropy.oneIn(2))
    case 19, 20:
      .setContentHeight(head: CommandGenerator.head(from: &entropy), height: entropy.uniform(0...900))
    case 21: add(animated: false, from: &entropy)
    case 22: setRestingPlace(animated: false, from: &entropy)
    case 23: .hint
    case 24: .enter
    case 25:
      .setDocking(PanelDocking(rawValue: Int32(entropy.below(3))) ?? .head, animated: entropy.oneIn(2))
    case 26, 27: .setPanelFrame(StartGenerator.area(viewport, from: &entropy), animated: entropy.oneIn(2))
    case 28:
      .setPanelSize(
        width: entropy.oneIn(3) ? nil : entropy.uniform(1...1200),
        height: entropy.oneIn(3) ? nil : entropy.uniform(1...1200), animated: entropy.oneIn(2))
    default:
      .restorePanel(
        docking: PanelDocking(rawValue: Int32(entropy.below(3))) ?? .head,
        width: entropy.oneIn(2) ? nil : entropy.uniform(1...1200),
        height: entropy.oneIn(2) ? nil : entropy.uniform(1...1200),
        x: entropy.oneIn(2) ? nil : entropy.uniform(0...1), y: entropy.oneIn(2) ? nil : entropy.uniform(0...1)
      )
    }
  }

  private func add(animated: Bool, from entropy: inout Entropy) -> ChatHeads.Command {
    let head = CommandGenerator.head(from: &entropy)
    return .add(head: head, unread: Int32(entropy.below(3)), animated: animated)
  }

  private func setFace(animated: Bool, from entropy: inout Entropy) -> ChatHeads.Command {
    let head = CommandGenerator.head(from: &entropy)
    return .setFace(
      head: head, entropy.oneIn(4) ? nil : StartGenerator.face(from: &entropy), animated: animated)
  }

  private func setRestingPlace(animated: Bool, from entropy: inout Entropy) -> ChatHeads.Command {
    let edge = RestingEdge(rawValue: Int32(entropy.below(4))) ?? .left
    let x = entropy.oneIn(2) ? entropy.uniform(-50...1200) : nil
    return .setRestingPlace(edge: edge, x: x, y: entropy.uniform(-50...900), animated: animated)
  }
}

extension ChatHeads: TableInteraction {
  static var tableHeading: String { "Chat heads" }

  static func tableAction(of act: FuzzAct) -> String? {
    switch act {
    case .action(.input(let input)): tableAction(of: input)
    case .action(.chatHeads(let command)): tableAction(of: command)
    case .styleNumber, .styleProperty, .preset: "style"
    case .action, .addBadge, .restore, .frame: nil
    }
  }

  private static func tableAction(of input: Input) -> String {
    switch input {
    case .pointer(let pointer): pointer.phase.tableAction
    case .wheel: "wheel"
    case .key(.enter, _), .key(.space, _): "enter"
    case .key(.escape, _): "escape"
    case .key(.delete, _), .key(.backspace, _): "delete"
    case .key: "move resting place"
    case .viewport: "resize"
    case .keyboard: "keyboard"
    case .preferences: "preferences"
    }
  }

  private static func tableAction(of command: Command) -> String {
    switch command {
    case .add(_, _, let animated, _): animated ? "add" : "add without animation"
    case .remove: "remove"
    case .open: "open"
    case .enter: "enter"
    case .select: "select"
    case .close: "close"
    case .setUnread: "count"
    case .message: "message"
    case .setRestingPlace(_, _, _, let animated): animated ? "move resting place" : "set resting place"
    case .cancelDismissal: "cancel dismissal"
    case .setAttention(let isPresent): isPresent ? "attention" : "no attention"
    case .openOverflow: "overflow"
    case .hint: "hint"
    case .setExclusionAreas: "exclusion areas"
    case .setDocking, .setPanelFrame, .setPanelSize, .restorePanel, .setContentHeight, .setEditing: "docking"
    case .setFace: "face"
    }
  }
}
