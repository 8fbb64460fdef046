import SuppleInteractions
import SuppleScene
import SuppleScript

/// Numbers that a correct host never sends, among ordinary ones.
enum ExtremeValues {
  private static let numbers: [Double] = [
    .nan, .infinity, -.infinity, 0, -0.0, 1e308, -1e308, 1e-300, 1e17, -1e17, 99_999, 999_999, 1_000_001,
  ]
  private static let integers: [Int32] = [.min, .max, -1, 0, 1, 2, 3, 10, 11, 100, 1_000_000_000]

  static func number(from entropy: inout Entropy) -> Double {
    entropy.oneIn(2) ? entropy.uniform(-100...900) : entropy.pick(numbers, else: 0)
  }

  static func integer(from entropy: inout Entropy) -> Int32 { entropy.pick(integers, else: 0) }

  static func point(from entropy: inout Entropy) -> Point {
    let x = number(from: &entropy)
    return Point(x: x, y: number(from: &entropy))
  }

  static func vector(from entropy: inout Entropy) -> Vector {
    let x = number(from: &entropy)
    return Vector(x: x, y: number(from: &entropy))
  }

  static func size(from entropy: inout Entropy) -> Size {
    let width = number(from: &entropy)
    return Size(width: width, height: number(from: &entropy))
  }

  static func rect(from entropy: inout Entropy) -> Rect {
    let origin = point(from: &entropy)
    let size = size(from: &entropy)
    return Rect(x: origin.x, y: origin.y, width: size.width, height: size.height)
  }

  static func insets(from entropy: inout Entropy) -> Insets {
    let top = number(from: &entropy)
    let left = number(from: &entropy)
    let bottom = number(from: &entropy)
    return Insets(top: top, left: left, bottom: bottom, right: number(from: &entropy))
  }

  static func cutout(from entropy: inout Entropy) -> Cutout {
    let size = size(from: &entropy)
    let cornerRadius = number(from: &entropy)
    return Cutout(
      width: size.width, depth: size.height, cornerRadius: cornerRadius, inset: number(from: &entropy))
  }
}

/// Draws acts with extreme values: inputs and commands with numbers that are not finite, unknown ids, sizes of zero.
struct ExtremeStepGenerator {
  let kind: FuzzedKind
  let viewport: Viewport
  /// The latest frame.
  let frame: Frame

  /// An act with extreme values.
  func act(from entropy: inout Entropy) -> FuzzAct {
    switch entropy.below(14) {
    case 0...3:
      let phase = PointerPhase(rawValue: Int32(entropy.below(4))) ?? .down
      let id = entropy.oneIn(2) ? Int32(1 + entropy.below(4)) : integer(&entropy)
      let position =
        entropy.oneIn(2)
        ? PointerGenerator.position(seeing: frame, on: viewport, from: &entropy)
        : ExtremeValues.point(from: &entropy)
      return PointerGenerator.act(id, phase, position)
    case 4:
      let delta = ExtremeValues.vector(from: &entropy)
      return .action(.input(.wheel(delta: delta, at: ExtremeValues.point(from: &entropy))))
    case 5:
      let role = entropy.pick(LayerRole.all, else: .head)
      let focus = entropy.oneIn(3) ? nil : LayerID(role, item: integer(&entropy), index: integer(&entropy))
      return .action(.input(.key(entropy.pick(Key.allCases, else: .enter), focus: focus)))
    case 6:
      let size = ExtremeValues.size(from: &entropy)
      return .action(
        .input(.viewport(Viewport(size: size, safeArea: ExtremeValues.insets(from: &entropy)))))
    case 7: return .action(.input(.keyboard(height: number(&entropy))))
    case 8:
      let rate = entropy.oneIn(2) ? 1 : entropy.oneIn(2) ? entropy.uniform(0.1...3) : number(&entropy)
      return .action(
        .input(
          .preferences(
            Preferences(
              reducedMotion: entropy.oneIn(3), rightToLeft: entropy.oneIn(3), rate: rate,
              tells: Telling(rawValue: Int32(entropy.below(4)))))))
    case 9: return .styleNumber(integer(&entropy), number(&entropy))
    case 10 where kind == .chatHeads: return .restore(arrangement(from: &entropy))
    case 10 where kind == .messenger:
      return .addBadge(integer(&entropy), row: integer(&entropy), count: integer(&entropy))
    default: return .action(command(from: &entropy))
    }
  }

  private func number(_ entropy: inout Entropy) -> Double { ExtremeValues.number(from: &entropy) }
  private func integer(_ entropy: inout Entropy) -> Int32 { ExtremeValues.integer(from: &entropy) }
  private func head(_ entropy: inout Entropy) -> Int32 { CommandGenerator.head(from: &entropy) }

  private func arrangement(from entropy: inout Entropy) -> ChatHeadsArrangement {
    var entries: [ChatHeadsArrangement.Entry] = []
    for _ in 0..<entropy.below(8) {
      let head = entropy.oneIn(4) ? integer(&entropy) : head(&entropy)
      entries.append(
        .init(
          head: head, unread: integer(&entropy), face: entropy.oneIn(3) ? face(from: &entropy) : nil))
    }
    return ChatHeadsArrangement(
      heads: entries, edge: RestingEdge(rawValue: Int32(entropy.below(4))) ?? .left,
      x: entropy.oneIn(3) ? number(&entropy) : entropy.oneIn(2) ? entropy.unit() : nil,
      height: entropy.oneIn(3) ? number(&entropy) : entropy.unit(),
      open: entropy.oneIn(2) ? nil : head(&entropy))
  }

  /// A command to any of a messenger's three interactions, independent of the fuzzed one; to another one a valid command.
  private func command(from entropy: inout Entropy) -> ScriptAction {
    guard kind.isOfMessenger else {
      let generator = CommandGenerator(kind: kind, profile: .unrestricted, viewport: viewport)
      return generator.command(from: &entropy)
    }
    switch entropy.below(3) {
    case 0: return .chatHeads(headsCommand(from: &entropy))
    case 1:
      let command: SlimeBadge.Command =
        switch entropy.below(6) {
        case 0, 1: .setCount(integer(&entropy))
        case 2: .setText(integer(&entropy), width: number(&entropy))
        case 3: .setPinned(entropy.oneIn(4))
        default: .moveAnchor(ExtremeValues.point(from: &entropy))
        }
      return .badge(kind == .messenger ? integer(&entropy) : 0, command)
    default: return .notch(notchCommand(from: &entropy))
    }
  }

  private func headsCommand(from entropy: inout Entropy) -> ChatHeads.Command {
    switch entropy.below(11) {
    case 0: .add(head: integer(&entropy), unread: integer(&entropy), animated: true)
    case 1: .add(head: integer(&entropy), unread: integer(&entropy), animated: false)
    case 2: .remove(head: integer(&entropy))
    case 3: .open(head: integer(&entropy))
    case 4: .setUnread(head: head(&entropy), count: integer(&entropy))
    case 5:
      .message(
        head: integer(&entropy), text: integer(&entropy),
        size: Size(width: number(&entropy), height: number(&entropy)))
    case 6: .setRestingPlace(edge: .top, x: number(&entropy), y: number(&entropy), animated: true)
    case 7: .setRestingPlace(edge: .right, y: number(&entropy), animated: false)
    case 8: .setFace(head: head(&entropy), face(from: &entropy), animated: entropy.oneIn(2))
    case 9: .setContentHeight(head: integer(&entropy), height: number(&entropy))
    default: .setExclusionAreas((0..<entropy.below(80)).map { _ in ExtremeValues.rect(from: &entropy) })
    }
  }

  private func face(from entropy: inout Entropy) -> HeadFace {
    HeadFace(width: number(&entropy), height: number(&entropy), cornerRadius: number(&entropy))
  }

  private func notchCommand(from entropy: inout Entropy) -> FlippingNotch.Command {
    switch entropy.below(10) {
    case 0: .finishRefreshing(items: integer(&entropy))
    case 1: .failRefreshing(text: integer(&entropy))
    case 2: .scrollTo(y: number(&entropy))
    case 3: .setCutout(ExtremeValues.cutout(from: &entropy))
    case 4: .setNavigationBar(height: number(&entropy))
    case 5: .setCell(ExtremeValues.size(from: &entropy))
    case 6: .setArrivingRows(count: integer(&entropy), extent: number(&entropy))
    case 7:
      .setArrivingRow(
        index: integer(&entropy), x: number(&entropy), y: number(&entropy), height: number(&entropy))
    case 8: .setScreenEnd(y: number(&entropy))
    default: .setRows(integer(&entropy))
    }
  }
}
