import SuppleHarness
import SuppleScene
import SuppleScript
import Testing

@testable import SuppleInteractions

@Suite("Chat heads: the docking of a conversation beside its head")
struct ChatHeadsDockingTests {
  static let docked = Rect(x: 980, y: 170, width: 380, height: 560)

  /// A stage with an open conversation beside a head at the right edge, which has come to rest.
  static func stage(
    _ count: Int32 = 1, reducedMotion: Bool = false, _ change: (inout ChatHeadsStyle) -> Void = { _ in }
  ) -> ChatHeadsStage {
    var stage = ChatHeadsBesideTests.stage(count, change)
    if reducedMotion { stage.handle(.preferences(Preferences(reducedMotion: true))) }
    stage.perform(.open(head: 1), at: 1)
    stage.settle()
    _ = stage.takeEvents()
    return stage
  }

  static func panel(_ stage: ChatHeadsStage) throws -> Rect { try ChatHeadsBesideTests.panel(stage) }

  static func moves(_ stage: inout ChatHeadsStage) -> [(docking: PanelDocking, frame: Rect)] {
    stage.look()
    return stage.takeEvents().compactMap { event in
      event.docking.flatMap { docking in event.frame.map { (docking, $0) } }
    }
  }

  /// Drags the panel by its bar from rest by `distance` in 20 equal steps of 1/60 s, holds and releases it; a `thrown` panel is
  /// released in motion.
  static func drag(
    _ stage: inout ChatHeadsStage, by distance: Vector, thrown: Bool = false, lifting: Bool = true
  ) throws {
    let start = try panel(stage)
    let finger = Point(x: start.center.x, y: start.minY + 20)
    let begin = stage.time
    stage.point(.down, finger, at: begin)
    for step in 1...20 {
      stage.point(.move, finger + distance * (Double(step) / 20), at: begin + Double(step) / 60)
    }
    let end = begin + 20.0 / 60 + (thrown ? 0.005 : 0.5)
    if lifting { stage.point(.up, finger + distance, at: end) }
    stage.look(at: end)
  }

  /// Two heads with a floating panel at rest, and its frame.
  static func floating() throws -> (stage: ChatHeadsStage, frame: Rect) {
    var stage = Self.stage(2)
    try Self.drag(&stage, by: Vector(x: -400, y: 60))
    stage.settle()
    let frame = try Self.panel(stage)
    return (stage, frame)
  }

  @Test("Undocked by a command the panel moves 24 away from its head without a jump, and its beak goes")
  func undock() throws {
    var stage = Self.stage()
    stage.perform(.setDocking(.floating, animated: true))
    stage.look()
    let first = try Self.panel(stage)
    #expect((first.x - Self.docked.x).magnitude < 1)
    stage.settle()
    let frame = Rect(x: 956, y: 170, width: 380, height: 560)
    #expect(try Self.panel(stage) == frame)
    #expect(!stage.frame.layers.contains { $0.id.role == .conversationBeak })
    let told = Self.moves(&stage)
    #expect(told.count == 1 && told[0].docking == .floating && told[0].frame == frame)
    stage.perform(.setDocking(.head, animated: true))
    stage.look(at: stage.time + 0.35)
    #expect((try Self.panel(stage).x - Self.docked.x).magnitude < 0.5)
    stage.settle()
    #expect(try Self.panel(stage) == Self.docked, "to the bit")
    #expect(stage.frame.layers.contains { $0.id.role == .conversationBeak })
  }

  @Test("Dragged by its bar the panel follows 1:1; a tap on the bar changes nothing")
  func bar() throws {
    var stage = Self.stage()
    try Self.drag(&stage, by: Vector(x: -300, y: 80), lifting: false)
    let held = try Self.panel(stage)
    #expect(held.origin.distance(to: Self.docked.origin + Vector(x: -300, y: 80)) < 0.01)
    let bar = try #require(stage.layer(.panelBar, 1))
    #expect(bar.traits.contains(.engaged) && bar.size == Size(width: 380, height: 44))
    #expect(bar.center.y == held.minY + 22)
    stage.perform(.close)
    stage.settle()
    #expect(!stage.heads.isOpen)
    stage = Self.stage()
    let point = Point(x: Self.docked.center.x, y: Self.docked.minY + 20)
    #expect(stage.heads.claims(point) && !stage.heads.claims(point + Vector(x: 0, y: 30)))
    for phase in [PointerPhase.down, .up] {
      stage.handle(.pointer(Pointer(id: 1, phase: phase, position: point)))
    }
    stage.settle()
    let told1 = Self.moves(&stage)
    #expect(try Self.panel(stage) == Self.docked && told1.isEmpty && stage.heads.isOpen)
  }

  @Test(
    "A released panel floats where it is, rests at an edge within 24, and docks within 32 of its docked place",
    arguments: [
      (Vector(x: -400, y: 60), Rect(x: 580, y: 230, width: 380, height: 560), PanelDocking.floating),
      (Vector(x: -945, y: -140), Rect(x: 16, y: 16, width: 380, height: 560), .floating),
      (Vector(x: -20, y: 24), docked, .head),
    ])
  func release(distance: Vector, frame: Rect, docking: PanelDocking) throws {
    var stage = Self.stage()
    try Self.drag(&stage, by: distance)
    stage.settle()
    let panel = try Self.panel(stage)
    #expect((panel.x - frame.x).magnitude < 1e-9 && (panel.y - frame.y).magnitude < 1e-9)
    let told = Self.moves(&stage)
    #expect(told.count == 1 && told[0].docking == docking && told[0].frame == panel)
  }

  @Test("Thrown sideways faster than 900 it docks at that side with its heads; slower it glides on")
  func thrown() throws {
    var stage = Self.stage(3)
    try Self.drag(&stage, by: Vector(x: -400, y: 40), thrown: true)
    stage.settle()
    #expect(stage.heads.arrangement.edge == .left)
    #expect(try Self.panel(stage).minX == 66 + 14)
    let told2 = Self.moves(&stage)
    #expect(told2.last?.docking == .head)
    stage = Self.stage()
    try Self.drag(&stage, by: Vector(x: -200, y: 0), thrown: true)
    stage.settle()
    // The finger's speed is 600 pt/s.
    #expect((try Self.panel(stage).x - (Self.docked.x - 200 - 600 / 7.98)).magnitude < 3)
  }

  @Test("With `panelFloats` off a released panel docks at the half of the room below it")
  func halves() throws {
    for (x, edge) in [(-500.0, RestingEdge.left), (-100, .right)] {
      var stage = Self.stage { $0.panelFloats = .off }
      try Self.drag(&stage, by: Vector(x: x, y: 0))
      stage.settle()
      #expect(stage.heads.arrangement.edge == edge)
      let told3 = Self.moves(&stage)
      #expect(told3.last?.docking == .head)
      stage.perform(.setDocking(.floating, animated: true))
      let told4 = Self.moves(&stage)
      #expect(told4.isEmpty)
    }
  }

  @Test("Beyond the room a rubber band gives less than 48, with reduced motion 0")
  func rubberBand() throws {
    for reducedMotion in [false, true] {
      var stage = Self.stage(reducedMotion: reducedMotion)
      try Self.drag(&stage, by: Vector(x: 0, y: 600), lifting: false)
      let lowest = 900 - 16 - 560.0
      let y = try Self.panel(stage).y
      #expect(reducedMotion ? (y - lowest).magnitude < 0.01 : y > lowest + 20 && y < lowest + 48)
    }
  }

  @Test("A cancelled drag returns; a panel in flight is caught with its velocity")
  func cancelAndCatch() throws {
    var stage = Self.stage()
    try Self.drag(&stage, by: Vector(x: -400, y: 0), lifting: false)
    stage.handle(.pointer(Pointer(id: 1, phase: .cancel, position: .zero)))
    stage.look(at: stage.time + 0.1)
    let flying = try Self.panel(stage)
    #expect(flying.x > Self.docked.x - 399 && flying.x < Self.docked.x - 10)
    let finger = Point(x: flying.center.x, y: flying.minY + 20)
    #expect(stage.heads.claims(Point(x: Self.docked.center.x, y: finger.y)))
    stage.settle()
    let told5 = Self.moves(&stage)
    #expect(try Self.panel(stage) == Self.docked && told5.isEmpty)
    stage.perform(.setDocking(.floating, animated: false))
    stage.perform(.setPanelFrame(Rect(x: 200, y: 200, width: 400, height: 500), animated: true))
    stage.look(at: stage.time + 0.12)
    let before = try Self.panel(stage)
    let press = Pointer(id: 1, phase: .down, position: Point(x: 400, y: 210))
    let isClaimed = stage.handle(.pointer(press))
    #expect(isClaimed)
    stage.look(at: stage.time + 1e-4)
    #expect((try Self.panel(stage).x - before.x).magnitude < 1, "no jump")
    stage.look(at: stage.time + 0.3)
    let held = try Self.panel(stage)
    #expect((held.x - before.x).magnitude < 60 && (held.x - 200).magnitude > 1, "the finger stops it")
    stage.handle(.pointer(Pointer(id: 1, phase: .up, position: Point(x: 400, y: 210))))
    stage.settle()
    #expect((try Self.panel(stage).x - 200).magnitude < 1e-9, "a tap lets it go on")
  }

  @Test("Floating, it stays while heads change, and returns to its place after closing and after a row")
  func stays() throws {
    var (stage, frame) = try Self.floating()
    stage.perform(.open(head: 2))
    stage.perform(.add(head: 3, unread: 0, animated: true))
    stage.settle()
    #expect(try ChatHeadsBesideTests.panel(stage, 2) == frame)
    stage.perform(.close)
    stage.settle()
    stage.perform(.open(head: 1))
    stage.settle()
    #expect(try Self.panel(stage) == frame)
    for size in [Size(width: 500, height: 900), Size(width: 1440, height: 900)] {
      stage.handle(.viewport(Viewport(size: size)))
      stage.settle()
    }
    #expect(try Self.panel(stage) == frame)
    stage.handle(.viewport(Viewport(size: Size(width: 800, height: 600))))
    stage.settle()
    #expect(Rect(x: 15.999, y: 15.999, width: 768.002, height: 568.002).holds(try Self.panel(stage)))
  }

  @Test("Floating, it stays open at its place while a head is dragged, moved and dismissed")
  func staysDuringDrags() throws {
    var (stage, frame) = try Self.floating()
    for (goal, next) in [(Point(x: 60, y: 500), Int32(1)), (Point(x: 700, y: 860), 2)] {
      let start = stage.center(1)
      let begin = stage.time
      _ = stage.takeEvents()
      stage.point(.down, start, at: begin)
      for step in 1...30 {
        stage.point(.move, start + (goal - start) * (Double(step) / 30), at: begin + Double(step) / 60)
        #expect(try Self.panel(stage) == frame)
        #expect(stage.layer(.conversation, 1)?.opacity == 1)
      }
      stage.look(at: begin + 1)
      stage.point(.up, goal, at: begin + 1)
      stage.look()
      #expect(stage.layer(.conversation, next) != nil)
      stage.settle()
      #expect(stage.heads.isOpen)
      #expect(try ChatHeadsBesideTests.panel(stage, next) == frame)
      let events = stage.takeEvents()
      #expect(!events.contains { $0.name == .closed })
    }
    #expect(stage.layer(.head, 1) == nil, "it was dismissed")
  }

  @Test("Full, the panel fills the room")
  func full() throws {
    var stage = Self.stage()
    stage.perform(.setDocking(.full, animated: true))
    stage.settle()
    #expect(try Self.panel(stage) == Rect(x: 16, y: 16, width: 1408, height: 868))
    let told6 = Self.moves(&stage)
    #expect(told6.map(\.docking) == [.full])
    try Self.drag(&stage, by: Vector(x: 0, y: 100))
    stage.settle()
    #expect(try Self.panel(stage) == Rect(x: 16, y: 16, width: 1408, height: 868))
  }

  @Test("Docked while it closes, the panel moves on without a jump")
  func closing() throws {
    var stage = Self.stage()
    stage.perform(.close)
    stage.look(at: stage.time + 0.04)
    let before = try Self.panel(stage)
    stage.perform(.setDocking(.full, animated: true))
    stage.look()
    let after = try Self.panel(stage)
    #expect((before.center - after.center).length < 1 && (before.width - after.width).magnitude < 1)
  }

  @Test("A panel that a person or the app moves onto an exclusion area stands at the nearest clear place")
  func exclusion() throws {
    var stage = Self.stage()
    stage.perform(.setExclusionAreas([Rect(x: 100, y: 300, width: 300, height: 40)]))
    stage.perform(.setPanelFrame(Rect(x: 200, y: 200, width: 380, height: 560), animated: true))
    stage.settle()
    #expect(try Self.panel(stage) == Rect(x: 416, y: 200, width: 380, height: 560))
  }

  @Test("Invalid frames are ignored, sizes clamp")
  func frames() throws {
    var stage = Self.stage()
    for number in [-1.0, 100_001, Double.nan, .infinity] {
      stage.perform(.setPanelFrame(Rect(x: number, y: 0, width: 9, height: 9), animated: true))
      stage.perform(.setPanelFrame(Rect(x: 0, y: 0, width: 9, height: number), animated: true))
    }
    stage.settle()
    let told7 = Self.moves(&stage)
    #expect(try Self.panel(stage) == Self.docked && told7.isEmpty)
    stage.perform(.setPanelFrame(Rect(x: 9999, y: 20, width: 1, height: 9999), animated: false))
    stage.look()
    #expect(try Self.panel(stage) == Rect(x: 1440 - 16 - 280, y: 16, width: 280, height: 868))
  }

  @Test("By keys on the bar: arrows move by 16, Enter docks and undocks, Home and End dock at the sides")
  func keys() throws {
    var stage = Self.stage()
    let bar = LayerID(.panelBar, item: 1)
    func press(_ key: Key) throws -> Rect { try ChatHeadsBesideTests.press(key, on: bar, &stage) }
    #expect(try press(.enter).x == 956)
    #expect(try press(.arrowLeft).x == 940)
    #expect((try press(.arrowDown).y - 186).magnitude < 1e-9)
    #expect(try press(.enter) == Self.docked)
    #expect(try press(.home).minX == 80)
    #expect(try press(.end) == Self.docked)
    let told8 = Self.moves(&stage)
    #expect(told8.map(\.docking) == [.floating, .floating, .floating, .head, .head, .head])
    for _ in 1...4 { stage.handle(.key(.arrowLeft, focus: bar)) }
    let told9 = Self.moves(&stage)
    #expect(told9.count == 1, "steps at one instant are one move")
    stage.settle()
    #expect((try Self.panel(stage).x - (980 - 64)).magnitude < 1e-9)
  }

  @Test("A drag that reaches a row's layout is cancelled; the panel becomes its conversation without a jump")
  func row() throws {
    var stage = Self.stage()
    try Self.drag(&stage, by: Vector(x: -200, y: 0), lifting: false)
    let before = try Self.panel(stage)
    stage.handle(.viewport(Viewport(size: Size(width: 590, height: 900))))
    stage.look(at: stage.time + 1e-4)
    #expect((try Self.panel(stage).x - before.x).magnitude < 1)
    #expect(stage.layer(.panelBar, 1) == nil)
    stage.settle()
    #expect(try Self.panel(stage).width == 574 && stage.heads.isOpen)
  }

  @Test("At rest the panel lies in the room after any input")
  func atRandom() throws {
    var random = SeededRandom(seed: 7)
    func number(_ range: ClosedRange<Double>) -> Double { random.uniform(in: range) }
    var stage = Self.stage(3)
    var viewport = ChatHeadsBesideTests.desktop
    for _ in 1...400 {
      switch Int(number(0...8.999)) {
      case 0:
        viewport = Viewport(size: Size(width: number(320...1600), height: number(300...1000)))
        stage.handle(.viewport(viewport))
      case 1:
        let docking = [PanelDocking.head, .floating, .full][Int(number(0...2.999))]
        stage.perform(.setDocking(docking, animated: number(0...1) > 0.5))
      case 2:
        let frame = Rect(
          x: number(0...1500), y: number(0...900), width: number(0...900), height: number(0...900))
        stage.perform(.setPanelFrame(frame, animated: number(0...1) > 0.5))
      case 3: stage.perform(.open(head: Int32(number(1...3.999))))
      case 4: stage.perform(.close)
      case 5...7:
        let point = Point(x: number(0...viewport.size.width), y: number(0...viewport.size.height))
        let phase = [PointerPhase.down, .move, .up, .cancel][Int(number(0...3.999))]
        let bar = stage.frame.layers.first { $0.id.role == .panelBar }
        let place = phase == .down ? bar?.center ?? point : point
        stage.handle(.pointer(Pointer(id: 1, phase: phase, position: place)))
      default:
        let key = [Key.enter, .home, .end, .arrowLeft, .arrowDown][Int(number(0...4.999))]
        stage.handle(.key(key, focus: LayerID(.panelBar, item: 1)))
      }
      stage.look(at: stage.time + number(0...0.2))
      guard number(0...1) > 0.7 else { continue }
      stage.handle(.pointer(Pointer(id: 1, phase: .cancel, position: .zero)))
      stage.settle()
      for layer in stage.frame.layers where layer.id.role == .conversation {
        let panel = Rect(center: layer.center, size: layer.size)
        #expect(viewport.bounds.inset(by: -0.001).holds(panel), "\(panel) in \(viewport.size)")
      }
    }
  }
}

extension Rect {
  fileprivate func holds(_ other: Rect) -> Bool {
    minX <= other.minX && minY <= other.minY && maxX >= other.maxX && maxY >= other.maxY
  }
}
