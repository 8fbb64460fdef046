import SuppleFuzzing
import SuppleInteractions
import SuppleScene
import SuppleScript
import Testing

/// Each invariant finds a flaw that breaks it. The subjects are chat heads with one flaw.
@Suite("The invariants")
struct InvariantTests {
  @Test("Every flaw is found, and its case is shrunk", arguments: Flaw.allCases)
  func finds(_ flaw: Flaw) throws {
    var start = Script(.chatHeads(.modern, InvariantTests.setup), viewport: InvariantTests.viewport)
    start.seed = UInt64(flaw.rawValue)
    let fuzzCase = FuzzCase(start: start, steps: InvariantTests.steps)
    let violation = try #require(FuzzRun.violation(FlawedHeads.self, fuzzCase), "\(flaw)")
    #expect(violation.invariant == flaw.breaks, "\(flaw): \(violation)")
    let small = Shrinking.shrink(fuzzCase) {
      FuzzRun.violation(FlawedHeads.self, $0)?.invariant == flaw.breaks
    }
    #expect(FuzzRun.violation(FlawedHeads.self, small)?.invariant == flaw.breaks)
    #expect(small.steps.count <= 4, "\(flaw): \(small.steps)")
  }

  @Test("Chat heads without a flaw break no invariant")
  func acceptsFlawless() {
    let start = Script(.chatHeads(.modern, InvariantTests.setup), viewport: InvariantTests.viewport)
    #expect(FuzzRun.violation(in: FuzzCase(start: start, steps: InvariantTests.steps)) == nil)
  }

  private static let viewport = Viewport(size: Size(width: 390, height: 844))

  private static let setup: ChatHeadsSetup = {
    var setup = ChatHeadsSetup()
    setup.heads = [.init(head: 1, unread: 3), .init(head: 2), .init(head: 3)]
    return setup
  }()

  /// Commands, an opened conversation and a drag into the dismiss target and out of it, with frames in between.
  private static let steps: [FuzzStep] = {
    var steps: [FuzzStep] = [
      FuzzStep(0.5, .action(.chatHeads(.setRestingPlace(edge: .left, y: 400, animated: true)))),
      FuzzStep(0.6, .frame),
      FuzzStep(0.7, .frame), FuzzStep(2, .frame),
      FuzzStep(3, .action(.chatHeads(.setUnread(head: 1, count: 9)))),
      FuzzStep(3.1, .frame), FuzzStep(4, .action(.chatHeads(.open(head: 2)))), FuzzStep(4.1, .frame),
      FuzzStep(5, .action(.chatHeads(.close))), FuzzStep(7, .frame),
    ]
    var position = Point(x: 22, y: 400)
    func addPointer(_ phase: PointerPhase) {
      let time = (steps.last?.time ?? 0) + 1.0 / 60
      steps.append(
        FuzzStep(time, .action(.input(.pointer(Pointer(id: 1, phase: phase, position: position))))))
    }
    addPointer(.down)
    for _ in 0..<40 {
      position = position + Vector(x: 4.3, y: 8.6)
      addPointer(.move)
      steps.append(FuzzStep((steps.last?.time ?? 0) + 1.0 / 120, .frame))
    }
    addPointer(.cancel)
    steps.append(FuzzStep((steps.last?.time ?? 0) + 2, .frame))
    return steps
  }()
}

/// A defect that breaks one invariant.
enum Flaw: Int, CaseIterable {
  case infiniteOpacity = 1, twoOfAKind, negativeCount, restlessness, neverThere, outOfReach, jump, smallJump,
    kick, frameRate, hoarding, doubleCapture, openTwice

  var breaks: Invariant {
    switch self {
    case .infiniteOpacity: .finite
    case .twoOfAKind: .uniqueLayers
    case .negativeCount: .counts
    case .restlessness: .settledStays
    case .neverThere: .settles
    case .outOfReach: .reach
    case .jump, .smallJump: .position
    case .kick: .velocity
    case .frameRate: .frameRate
    case .hoarding: .memory
    case .doubleCapture: .oneCapture
    case .openTwice: .coherentEvents
    }
  }
}

/// Chat heads with a flaw; the seed of the start is its raw value.
struct FlawedHeads: FuzzedInteraction {
  private var heads: ChatHeads
  private let flaw: Flaw?
  private var present = 0.0
  private var lastAct = -Double.infinity
  private var frameCount = 0
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
    frameCount += 1
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
    // Half a percent of an opacity, while both heads fly.
    case .smallJump:
      let second = frame.layers.firstIndex { $0.id == LayerID(.head, item: 2) }
      if let second, present > 0.55 { frame.layers[second].opacity -= 0.005 }
    case .kick: if isKicked { frame.layers[leader].center.y += 900 * min(0.05, age) }
    case .frameRate: frame.layers[leader].center.y += Double(frameCount) * 0.004
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
