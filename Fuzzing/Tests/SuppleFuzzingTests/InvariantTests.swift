import SuppleFuzzing
import SuppleInteractions
import SuppleScene
import SuppleScript
import Testing

/// Each invariant sees what breaks it: chat heads that are well but for one thing.
@Suite("The invariants")
struct InvariantTests {
  @Test("What is broken on purpose is seen, and made small", arguments: Flaw.allCases)
  func sees(_ flaw: Flaw) throws {
    var start = Script(.chatHeads(.modern, InvariantTests.setup), viewport: InvariantTests.viewport)
    start.seed = UInt64(flaw.rawValue)
    let life = FuzzCase(start: start, steps: InvariantTests.steps)
    let violation = try #require(Life.violation(FlawedHeads.self, life), "\(flaw)")
    #expect(violation.invariant == flaw.breaks, "\(flaw): \(violation)")
    let small = Shrinking.shrink(life) { Life.violation(FlawedHeads.self, $0)?.invariant == flaw.breaks }
    #expect(Life.violation(FlawedHeads.self, small)?.invariant == flaw.breaks)
    #expect(small.steps.count <= 4, "\(flaw): \(small.steps)")
  }

  @Test("What is well is not blamed")
  func pardons() {
    let start = Script(.chatHeads(.modern, InvariantTests.setup), viewport: InvariantTests.viewport)
    #expect(Life.violation(in: FuzzCase(start: start, steps: InvariantTests.steps)) == nil)
  }

  private static let viewport = Viewport(size: Size(width: 390, height: 844))

  private static let setup: ChatHeadsSetup = {
    var setup = ChatHeadsSetup()
    setup.heads = [.init(head: 1, unread: 3), .init(head: 2), .init(head: 3)]
    return setup
  }()

  /// A tap that opens, a drag into the target and out of it, and much else, looked at now and then.
  private static let steps: [FuzzStep] = {
    var steps: [FuzzStep] = [
      FuzzStep(0.5, .action(.chatHeads(.setRestingPlace(edge: .left, y: 400, animated: true)))),
      FuzzStep(0.6, .look),
      FuzzStep(0.7, .look), FuzzStep(2, .look),
      FuzzStep(3, .action(.chatHeads(.setUnread(head: 1, count: 9)))),
      FuzzStep(3.1, .look), FuzzStep(4, .action(.chatHeads(.open(head: 2)))), FuzzStep(4.1, .look),
      FuzzStep(5, .action(.chatHeads(.close))), FuzzStep(7, .look),
    ]
    var place = Point(x: 22, y: 400)
    func finger(_ phase: PointerPhase) {
      let time = (steps.last?.time ?? 0) + 1.0 / 60
      steps.append(
        FuzzStep(time, .action(.input(.pointer(Pointer(id: 1, phase: phase, position: place))))))
    }
    finger(.down)
    for _ in 0..<40 {
      place = place + Vector(x: 4.3, y: 8.6)
      finger(.move)
      steps.append(FuzzStep((steps.last?.time ?? 0) + 1.0 / 120, .look))
    }
    finger(.cancel)
    steps.append(FuzzStep((steps.last?.time ?? 0) + 2, .look))
    return steps
  }()
}

/// A way to be broken.
enum Flaw: Int, CaseIterable {
  case infiniteOpacity = 1, twoOfAKind, negativeCount, restlessness, neverThere, outOfReach, jump, kick,
    frameRate, hoarding,
    doubleCapture, openTwice

  var breaks: Invariant {
    switch self {
    case .infiniteOpacity: .finite
    case .twoOfAKind: .uniqueLayers
    case .negativeCount: .counts
    case .restlessness: .settledStays
    case .neverThere: .settles
    case .outOfReach: .reach
    case .jump: .position
    case .kick: .velocity
    case .frameRate: .frameRate
    case .hoarding: .memory
    case .doubleCapture: .oneCapture
    case .openTwice: .coherentEvents
    }
  }
}

/// Chat heads with the flaw that their start's seed names.
struct FlawedHeads: FuzzedInteraction {
  private var heads: ChatHeads
  private let flaw: Flaw?
  private var present = 0.0
  private var lastAct = -Double.infinity
  private var looks = 0
  private var hoard: [Double] = []
  private var isKicked = false

  init?(_ start: Script) {
    guard let heads = ChatHeads(start) else { return nil }
    self.heads = heads
    flaw = Flaw(rawValue: Int(start.seed))
  }

  init(style: ChatHeadsStyle, viewport: Viewport, seed: UInt64) {
    heads = ChatHeads(style: style, viewport: viewport, seed: seed)
    flaw = nil
  }

  var style: ChatHeadsStyle { heads.style }

  mutating func setStyle(_ style: ChatHeadsStyle, at time: Double) { heads.setStyle(style, at: time) }

  mutating func handle(_ input: Input, at time: Double) -> Bool {
    note(time)
    return heads.handle(input, at: time)
  }

  mutating func perform(_ command: ChatHeads.Command, at time: Double) {
    note(time)
    if case .setUnread = command { isKicked = true }
    heads.perform(command, at: time)
  }

  mutating func advance(to time: Double) {
    if time.isFinite { present = max(present, time) }
    heads.advance(to: time)
  }

  mutating func take(_ act: FuzzAct, at time: Double) -> Bool {
    switch act {
    case .action(.input(let input)): return handle(input, at: time)
    case .action(.chatHeads(let command)): perform(command, at: time)
    default: advance(to: time)
    }
    return false
  }

  private mutating func note(_ time: Double) {
    if time.isFinite { present = max(present, time) }
    lastAct = present
    if flaw == .hoarding { for _ in 0..<4000 { hoard.append(time) } }
  }

  mutating func write(into frame: inout Frame) {
    heads.write(into: &frame)
    looks += 1
    guard let flaw, let leader = frame.layers.firstIndex(where: { $0.id == LayerID(.head, item: 1) }) else {
      return
    }
    let age = present - lastAct
    switch flaw {
    case .infiniteOpacity: if lastAct > 3.5 { frame.layers[leader].opacity = .infinity }
    case .twoOfAKind: if lastAct > 3.5 { frame.layers.append(frame.layers[leader]) }
    case .negativeCount: if lastAct > 3.5 { frame.layers[leader].label = .count(-1) }
    case .restlessness: if frame.schedule == .settled { frame.layers[leader].center.y += present * 1e-9 }
    case .neverThere: frame.schedule = .now
    case .outOfReach: frame.layers[leader].center.x = -1
    case .jump: if lastAct > 2.9 { frame.layers[leader].center.y += 30 }
    case .kick: if isKicked { frame.layers[leader].center.y += 900 * min(0.05, age) }
    case .frameRate: frame.layers[leader].center.y += Double(looks) * 0.004
    case .hoarding, .doubleCapture, .openTwice: break
    }
  }

  mutating func takeEvents() -> [Timed<ChatHeads.Event>] {
    var events = heads.takeEvents()
    for event in events {
      switch (flaw, event.value) {
      case (.doubleCapture, .captured), (.openTwice, .opened): events.append(event)
      default: break
      }
    }
    return events
  }

  static func record(_ event: Timed<ChatHeads.Event>) -> EventRecord { EventRecord(event) }
}
