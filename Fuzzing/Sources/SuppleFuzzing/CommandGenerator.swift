import SuppleInteractions
import SuppleScene
import SuppleScript

/// Draws the commands of an app, with valid numbers.
struct CommandGenerator {
  let kind: FuzzedKind
  let profile: Profile
  let viewport: Viewport

  /// A command for the interaction, or for a part of the messenger.
  func command(from entropy: inout Entropy) -> ScriptAction {
    kind.type.command(by: self, from: &entropy)
  }

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

  func badgeCommand(from entropy: inout Entropy) -> SlimeBadge.Command {
    switch entropy.below(profile == .unrestricted ? 11 : 10) {
    case 0, 1: .setCount(StartGenerator.count(from: &entropy))
    case 2, 3:
      kind == .slimeBadge
        ? .moveAnchor(
          Point(
            x: entropy.uniform(0...viewport.size.width), y: entropy.uniform(0...viewport.size.height)))
        : .setCount(3)
    case 4: entropy.oneIn(3) ? .clear(after: entropy.uniform(0...1)) : .clear
    case 5: .cancelDismissal
    case 6: .setCount(Int32(1 + entropy.below(9)))
    case 7, 8: .setText(Int32(1 + entropy.below(2)), width: entropy.uniform(0...90))
    case 9:
      switch entropy.below(3) {
      case 0: .setPinned(entropy.oneIn(3))
      case 1: .setBurstFrames(Int32(entropy.below(9)))
      default: .setConstruction(entropy.oneIn(2))
      }
    default: .hint
    }
  }

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
