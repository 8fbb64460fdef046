import SuppleInteractions
import SuppleScene
import SuppleScript

/// Draws what happens, step by step, with an eye on what is to be seen: hands that miss everything find little.
struct StepGenerator {
  private struct Finger {
    let id: Int32
    var position: Point
    var way: Vector
    /// How many more samples of this stroke.
    var samples: Int
  }

  let kind: FuzzedKind
  let manner: Manner
  var entropy: Entropy
  private(set) var time = 0.0
  private var viewport: Viewport
  private var fingers: [Finger] = []

  init(_ kind: FuzzedKind, _ manner: Manner, viewport: Viewport, entropy: Entropy) {
    self.kind = kind
    self.manner = manner
    self.viewport = viewport
    self.entropy = entropy
  }

  /// The next step, when `frame` is what was last seen.
  mutating func next(seeing frame: Frame) -> FuzzStep {
    let isWild = manner == .wild
    if isWild, entropy.oneIn(30) {
      let act = anything(seeing: frame)
      return FuzzStep(strangeTime(), act)
    }
    if entropy.below(10) < 3 {
      return FuzzStep(pass(), .look)
    }
    if !fingers.isEmpty, entropy.below(8) > 0 {
      let act = stroke()
      time += entropy.oneIn(4) ? 0 : entropy.oneIn(12) ? entropy.uniform(0...0.2) : 1.0 / 120
      return FuzzStep(time, act)
    }
    let time = pass()
    switch entropy.below(isWild ? 18 : 16) {
    case 0...7: return FuzzStep(time, down(seeing: frame))
    case 8: return FuzzStep(time, wheel())
    case 9: return FuzzStep(time, .action(.input(surroundings(seeing: frame))))
    case 10...15: return FuzzStep(time, .action(command()))
    case 16: return FuzzStep(time, style())
    default: return FuzzStep(time, anything(seeing: frame))
    }
  }

  // MARK: Time

  private mutating func pass() -> Double {
    switch entropy.below(12) {
    case 0: break
    case 1: time += entropy.uniform(0...2)
    case 2: time += entropy.uniform(0...0.3)
    case 3: if entropy.oneIn(8) { time += entropy.uniform(5...20) }
    case 4: if entropy.oneIn(30) { time += 3600 }
    default: time += entropy.uniform(0.002...0.05)
    }
    return time
  }

  /// A time that no host should give, and one does.
  private mutating func strangeTime() -> Double {
    switch entropy.below(8) {
    case 0: return .nan
    case 1: return .infinity
    case 2: return -.infinity
    case 3: return -1e300
    case 4: return time - 0.25
    case 5: return time - 3600
    case 6:
      if entropy.oneIn(4) { time += 1e6 }
      return time
    default: return time
    }
  }

  // MARK: Fingers

  private mutating func pointer(_ id: Int32, _ phase: PointerPhase, _ position: Point) -> FuzzAct {
    .action(.input(.pointer(Pointer(id: id, phase: phase, position: position))))
  }

  private mutating func down(seeing frame: Frame) -> FuzzAct {
    let id = fingers.isEmpty ? 1 : Int32(1 + entropy.below(4))
    if let index = fingers.firstIndex(where: { $0.id == id }) {
      let finger = fingers.remove(at: index)
      return pointer(id, entropy.below(4) > 0 ? .up : .cancel, finger.position)
    }
    let position = place(seeing: frame)
    let speed = entropy.oneIn(3) ? 60.0 : 12
    let way: Vector =
      switch entropy.below(5) {
      case 0: .zero
      case 1: Vector(x: 0, y: entropy.uniform(0...speed))
      case 2: toTarget(from: position, speed: speed)
      default: Vector(x: entropy.uniform(-speed...speed), y: entropy.uniform(-speed...speed))
      }
    fingers.append(Finger(id: id, position: position, way: way, samples: entropy.below(24)))
    return pointer(id, .down, position)
  }

  /// Towards where heads are thrown away.
  private mutating func toTarget(from position: Point, speed: Double) -> Vector {
    let target = Point(
      x: viewport.size.width / 2, y: viewport.size.height - viewport.safeArea.bottom - 98)
    return ((target - position).normalized ?? .zero) * entropy.uniform(0...speed)
  }

  private mutating func stroke() -> FuzzAct {
    let index = entropy.below(fingers.count)
    var finger = fingers[index]
    finger.position = finger.position + finger.way
    if finger.samples <= 0 {
      fingers.remove(at: index)
      return pointer(finger.id, entropy.below(6) > 0 ? .up : .cancel, finger.position)
    }
    finger.samples -= 1
    if entropy.oneIn(6) {
      let factor = entropy.uniform(-1...1.5)
      finger.way = finger.way * factor + Vector(x: entropy.uniform(-4...4), y: entropy.uniform(-4...4))
    }
    fingers[index] = finger
    return pointer(finger.id, .move, finger.position)
  }

  /// A place to touch: on something that is to be seen, most of the time.
  private mutating func place(seeing frame: Frame) -> Point {
    if entropy.below(4) > 0, !frame.layers.isEmpty {
      // Those in front, which are few, as often as all the others.
      let behind = entropy.below(frame.layers.count)
      let layer = frame.layers[entropy.oneIn(2) ? behind : frame.layers.count - 1 - behind / 2]
      if layer.center.isOnSomeScreen {
        return Point(
          x: layer.center.x + entropy.uniform(-0.6...0.6) * min(layer.size.width, 400),
          y: layer.center.y + entropy.uniform(-0.6...0.6) * min(layer.size.height, 400))
      }
    }
    return Point(
      x: entropy.uniform(-20...viewport.size.width + 20), y: entropy.uniform(-20...viewport.size.height + 20))
  }

  // MARK: What is around

  private mutating func wheel() -> FuzzAct {
    .action(
      .input(
        .wheel(
          delta: Vector(x: entropy.uniform(-5...5), y: entropy.uniform(-120...40)),
          at: Point(x: entropy.uniform(0...400), y: entropy.uniform(0...800)))))
  }

  private mutating func surroundings(seeing frame: Frame) -> Input {
    switch entropy.below(4) {
    case 0:
      viewport = entropy.pick(StartGenerator.screens, else: viewport)
      if entropy.oneIn(4) {
        viewport = Viewport(
          size: Size(width: entropy.uniform(0...1200), height: entropy.uniform(0...1200)),
          safeArea: viewport.safeArea)
      }
      return .viewport(viewport)
    case 1: return .keyboard(height: entropy.oneIn(2) ? 0 : entropy.uniform(0...400))
    default:
      let key = entropy.pick(Key.allCases, else: .escape)
      let named = frame.layers.filter { $0.id.role == .head || $0.id.role == .badge }.map(\.id)
      return .key(key, focus: named.isEmpty || entropy.oneIn(5) ? nil : entropy.pick(named, else: named[0]))
    }
  }

  private mutating func style() -> FuzzAct {
    switch entropy.below(6) {
    case 0: .preset(isClassic: entropy.oneIn(2))
    case 1 where kind == .messenger:
      .addBadge(
        Int32(10 + entropy.below(6)), row: Int32(entropy.below(12)),
        count: StartGenerator.count(from: &entropy))
    case 2, 3: .styleProperty(Int32(entropy.below(kind.propertyCount)), number())
    default:
      .styleNumber(
        Int32(entropy.below(kind.propertyCount)), StartGenerator.styleValue(from: &entropy))
    }
  }

  // MARK: Commands

  private mutating func command() -> ScriptAction {
    switch kind {
    case .chatHeads: return .chatHeads(headsCommand())
    case .slimeBadge: return .badge(0, badgeCommand())
    case .flippingNotch: return .notch(notchCommand())
    case .messenger:
      switch entropy.below(3) {
      case 0: return .chatHeads(headsCommand())
      case 1: return .badge(Int32(10 + entropy.below(4)), badgeCommand())
      default: return .notch(notchCommand())
      }
    }
  }

  private mutating func head() -> Int32 { Int32(1 + entropy.below(9)) }

  private mutating func headsCommand() -> ChatHeads.Command {
    switch entropy.below(manner == .wild ? 17 : 12) {
    case 0, 1: .add(head: head(), unread: Int32(entropy.below(3)), animated: true)
    case 2: .remove(head: head())
    case 3, 4: .open(head: head())
    case 5: .select(head: head())
    case 6: .close
    case 7: .setUnread(head: head(), count: Int32(entropy.below(3)))
    case 8, 9: .message(head: head(), text: 1)
    case 10:
      .setRestingPlace(edge: entropy.oneIn(2) ? .left : .right, y: entropy.uniform(-50...900), animated: true)
    case 11: .cancelDismissal
    case 12: .add(head: head(), unread: Int32(entropy.below(3)), animated: false)
    case 13:
      .setRestingPlace(
        edge: entropy.oneIn(2) ? .left : .right, y: entropy.uniform(-50...900), animated: false)
    case 14: .hint
    case 15: .openOverflow
    default:
      entropy.oneIn(2)
        ? .clearExclusionAreas : .addExclusionArea(StartGenerator.area(viewport, from: &entropy))
    }
  }

  private mutating func badgeCommand() -> SlimeBadge.Command {
    switch entropy.below(manner == .wild ? 8 : 7) {
    case 0, 1: .setCount(StartGenerator.count(from: &entropy))
    case 2, 3:
      kind == .slimeBadge
        ? .moveAnchor(
          Point(
            x: entropy.uniform(0...viewport.size.width), y: entropy.uniform(0...viewport.size.height)))
        : .setCount(3)
    case 4: .clear
    case 5: .cancelDismissal
    case 6: .setCount(Int32(1 + entropy.below(9)))
    default: .hint
    }
  }

  private mutating func notchCommand() -> FlippingNotch.Command {
    switch entropy.below(manner == .wild ? 16 : 10) {
    case 0, 1: .beginRefreshing
    case 2, 3, 4: .finishRefreshing(items: Int32(entropy.below(5)))
    case 5: .failRefreshing(text: 1)
    case 6: .cancelRefreshing
    case 7: .scrollTo(y: entropy.uniform(0...400))
    case 8, 9: .scrollTo(y: 0)
    case 10: .setCutout(StartGenerator.cutout(from: &entropy))
    case 11: .setNavigationBar(height: entropy.uniform(0...120))
    case 12:
      .setCell(
        entropy.oneIn(2)
          ? nil : Size(width: entropy.uniform(1...400), height: entropy.uniform(1...300)))
    case 13: .setRows(Int32(entropy.below(40)))
    default: .hint
    }
  }

  // MARK: Anything at all

  private mutating func number() -> Double {
    let odd: [Double] = [
      .nan, .infinity, -.infinity, 0, -0.0, 1e308, -1e308, 1e-300, 1e17, -1e17, 99_999, 999_999, 1_000_001,
    ]
    return entropy.oneIn(2) ? entropy.uniform(-100...900) : entropy.pick(odd, else: 0)
  }

  private mutating func integer() -> Int32 {
    let odd: [Int32] = [.min, .max, -1, 0, 1, 2, 3, 10, 11, 100, 1_000_000_000]
    return entropy.pick(odd, else: 0)
  }

  private mutating func point() -> Point { Point(x: number(), y: number()) }
  private mutating func size() -> Size { Size(width: number(), height: number()) }
  private mutating func insets() -> Insets {
    Insets(top: number(), left: number(), bottom: number(), right: number())
  }

  private mutating func anything(seeing frame: Frame) -> FuzzAct {
    switch entropy.below(14) {
    case 0...3:
      let phase = PointerPhase(rawValue: Int32(entropy.below(4))) ?? .down
      let id = entropy.oneIn(2) ? Int32(1 + entropy.below(4)) : integer()
      return pointer(id, phase, entropy.oneIn(2) ? place(seeing: frame) : point())
    case 4: return .action(.input(.wheel(delta: Vector(x: number(), y: number()), at: point())))
    case 5:
      let role = entropy.pick(LayerRole.all, else: .head)
      let focus = entropy.oneIn(3) ? nil : LayerID(role, item: integer(), index: integer())
      return .action(.input(.key(entropy.pick(Key.allCases, else: .enter), focus: focus)))
    case 6: return .action(.input(.viewport(Viewport(size: size(), safeArea: insets()))))
    case 7: return .action(.input(.keyboard(height: number())))
    case 8:
      let rate = entropy.oneIn(2) ? 1 : entropy.oneIn(2) ? entropy.uniform(0.1...3) : number()
      return .action(
        .input(
          .preferences(
            Preferences(reducedMotion: entropy.oneIn(3), rightToLeft: entropy.oneIn(3), rate: rate))))
    case 9: return .styleNumber(integer(), number())
    case 10 where kind == .chatHeads: return .restore(arrangement())
    case 10 where kind == .messenger: return .addBadge(integer(), row: integer(), count: integer())
    default: return .action(anyCommand())
    }
  }

  private mutating func arrangement() -> ChatHeadsArrangement {
    var entries: [ChatHeadsArrangement.Entry] = []
    for _ in 0..<entropy.below(8) {
      entries.append(.init(head: entropy.oneIn(4) ? integer() : head(), unread: integer()))
    }
    return ChatHeadsArrangement(
      heads: entries, edge: entropy.oneIn(2) ? .left : .right,
      height: entropy.oneIn(3) ? number() : entropy.unit(), open: entropy.oneIn(2) ? nil : head())
  }

  private mutating func anyCommand() -> ScriptAction {
    switch entropy.below(3) {
    case 0:
      let command: ChatHeads.Command =
        switch entropy.below(9) {
        case 0: .add(head: integer(), unread: integer(), animated: true)
        case 1: .add(head: integer(), unread: integer(), animated: false)
        case 2: .remove(head: integer())
        case 3: .open(head: integer())
        case 4: .setUnread(head: head(), count: integer())
        case 5: .message(head: integer(), text: integer())
        case 6: .setRestingPlace(edge: .left, y: number(), animated: true)
        case 7: .setRestingPlace(edge: .right, y: number(), animated: false)
        default:
          .addExclusionArea(Rect(x: number(), y: number(), width: number(), height: number()))
        }
      return .chatHeads(command)
    case 1:
      let command: SlimeBadge.Command = entropy.oneIn(2) ? .setCount(integer()) : .moveAnchor(point())
      return .badge(kind == .messenger ? integer() : 0, command)
    default:
      let command: FlippingNotch.Command =
        switch entropy.below(7) {
        case 0: .finishRefreshing(items: integer())
        case 1: .failRefreshing(text: integer())
        case 2: .scrollTo(y: number())
        case 3:
          .setCutout(Cutout(width: number(), depth: number(), cornerRadius: number(), inset: number()))
        case 4: .setNavigationBar(height: number())
        case 5: .setCell(size())
        default: .setRows(integer())
        }
      return .notch(command)
    }
  }
}
