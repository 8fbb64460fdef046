import SuppleInteractions
import SuppleScene
import SuppleScript

/// Draws the steps of a fuzz run one by one. Each depends on the latest frame, because touches at random positions would seldom
/// hit a layer.
struct StepGenerator {
  let kind: FuzzedKind
  let profile: Profile
  var entropy: Entropy
  /// The time of the latest regular step, in seconds.
  private var time = 0.0
  private var viewport: Viewport
  private var pointers = PointerGenerator()

  init(_ kind: FuzzedKind, _ profile: Profile, viewport: Viewport, entropy: Entropy) {
    self.kind = kind
    self.profile = profile
    self.viewport = viewport
    self.entropy = entropy
  }

  /// The next step after the latest frame.
  mutating func next(seeing frame: Frame) -> FuzzStep {
    let isUnrestricted = profile == .unrestricted
    if isUnrestricted, entropy.oneIn(30) {
      let act = extremeAct(seeing: frame)
      return FuzzStep(extremeTime(), act)
    }
    if entropy.below(10) < 3 {
      return FuzzStep(advanceTime(), .frame)
    }
    // A room becomes wide or narrow at any step of a gesture.
    if kind == .chatHeads, pointers.isAnyDown, entropy.oneIn(40) {
      return FuzzStep(advanceTime(), .action(.input(.viewport(resized()))))
    }
    if pointers.isAnyDown, entropy.below(8) > 0 {
      let act = pointers.continueDrag(from: &entropy)
      time += entropy.oneIn(4) ? 0 : entropy.oneIn(12) ? entropy.uniform(0...0.2) : 1.0 / 120
      return FuzzStep(time, act)
    }
    let time = advanceTime()
    switch entropy.below(isUnrestricted ? 18 : 16) {
    case 0...7:
      return FuzzStep(time, pointers.press(seeing: frame, on: viewport, from: &entropy))
    case 8: return FuzzStep(time, wheel())
    case 9: return FuzzStep(time, .action(.input(surroundings(seeing: frame))))
    case 10...15: return FuzzStep(time, .action(command()))
    case 16: return FuzzStep(time, style())
    default: return FuzzStep(time, extremeAct(seeing: frame))
    }
  }

  // MARK: Time

  private mutating func advanceTime() -> Double {
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

  /// A time stamp that a correct host never sends.
  private mutating func extremeTime() -> Double {
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

  // MARK: Other inputs

  private mutating func wheel() -> FuzzAct {
    .action(
      .input(
        .wheel(
          delta: Vector(x: entropy.uniform(-5...5), y: entropy.uniform(-120...40)),
          at: Point(x: entropy.uniform(0...400), y: entropy.uniform(0...800)))))
  }

  /// A viewport about as wide as the narrowest in which conversations stand beside their heads, or a much wider one.
  private mutating func resized() -> Viewport {
    let width = entropy.oneIn(4) ? entropy.uniform(0...2560) : entropy.uniform(StartGenerator.widths)
    viewport = Viewport(
      size: Size(width: width, height: entropy.uniform(300...1000)), safeArea: viewport.safeArea)
    return viewport
  }

  /// A viewport, a keyboard height or a key.
  private mutating func surroundings(seeing frame: Frame) -> Input {
    switch entropy.below(4) {
    case 0:
      viewport = entropy.pick(StartGenerator.screens, else: viewport)
      if entropy.oneIn(4) {
        viewport = Viewport(
          size: Size(width: entropy.uniform(0...2560), height: entropy.uniform(0...1200)),
          safeArea: viewport.safeArea)
      }
      return .viewport(viewport)
    case 1: return .keyboard(height: entropy.oneIn(2) ? 0 : entropy.uniform(0...400))
    default:
      let key = entropy.pick(Key.allCases, else: .escape)
      let focusable: [LayerRole] = [.head, .badge, .overflow, .overflowed, .panelBar, .panelHandle]
      let named = frame.layers.filter { focusable.contains($0.id.role) }.map {
        LayerID($0.id.role, item: $0.id.item)
      }
      return .key(key, focus: named.isEmpty || entropy.oneIn(5) ? nil : entropy.pick(named, else: named[0]))
    }
  }

  // MARK: The app

  private mutating func command() -> ScriptAction {
    CommandGenerator(kind: kind, profile: profile, viewport: viewport).command(from: &entropy)
  }

  private mutating func style() -> FuzzAct {
    switch entropy.below(6) {
    case 0: .preset(isClassic: entropy.oneIn(2))
    case 1 where kind == .messenger:
      .addBadge(
        Int32(10 + entropy.below(6)), row: Int32(entropy.below(12)),
        count: StartGenerator.count(from: &entropy))
    case 2, 3:
      .styleProperty(Int32(entropy.below(kind.propertyCount)), ExtremeValues.number(from: &entropy))
    default:
      .styleNumber(
        Int32(entropy.below(kind.propertyCount)), StartGenerator.styleValue(from: &entropy))
    }
  }

  private mutating func extremeAct(seeing frame: Frame) -> FuzzAct {
    ExtremeStepGenerator(kind: kind, viewport: viewport, frame: frame).act(from: &entropy)
  }
}
