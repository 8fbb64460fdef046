import SuppleHarness
import SuppleKit
import SuppleMotion
import SuppleScene
import SuppleScript
import Testing

@testable import SuppleInteractions

@Suite("Chat heads: the resize of a conversation beside its head")
struct ChatHeadsResizeTests {
  static let docked = ChatHeadsDockingTests.docked
  static let floating = Rect(x: 400, y: 200, width: 380, height: 400)

  /// A stage with an open conversation, docked at the left side of its head or floating in ``floating``.
  static func stage(
    floats: Bool = false, reducedMotion: Bool = false, _ change: (inout ChatHeadsStyle) -> Void = { _ in }
  ) -> ChatHeadsStage {
    var stage = ChatHeadsDockingTests.stage(reducedMotion: reducedMotion) {
      $0.panelHandleOutset = 8
      $0.panelHandleInset = 4
      change(&$0)
    }
    if floats {
      stage.perform(.setPanelFrame(floating, animated: true))
      stage.settle()
    }
    _ = stage.takeEvents()
    return stage
  }

  static func panel(_ stage: ChatHeadsStage) throws -> Rect { try ChatHeadsBesideTests.panel(stage) }

  /// The frame itself: a layer's frame is rounded, because it comes from a centre.
  static func exact(_ stage: ChatHeadsStage) -> Rect {
    stage.heads.core.value.heads.conversation.panel.target
  }

  static func sizes(_ stage: inout ChatHeadsStage) -> [Rect] {
    stage.look()
    return stage.takeEvents().filter { $0.name == .panelResized }.compactMap(\.frame)
  }

  /// Presses at `point` and moves the finger by `distance` in 10 steps of 1/60 s; a `lifting` finger rests for half a second
  /// before.
  static func drag(
    _ stage: inout ChatHeadsStage, _ point: Point, by distance: Vector, lifting: Bool = true
  ) {
    let begin = stage.time
    stage.point(.down, point, at: begin)
    for step in 1...10 {
      stage.point(.move, point + distance * (Double(step) / 10), at: begin + Double(step) / 60)
    }
    let end = begin + 10.0 / 60 + 0.5
    if lifting { stage.point(.up, point + distance, at: end) }
    stage.look(at: end)
  }

  static func handles(_ stage: ChatHeadsStage) -> [Int32: Layer] {
    var handles: [Int32: Layer] = [:]
    for layer in stage.frame.layers where layer.id.role == .panelHandle { handles[layer.id.index] = layer }
    return handles
  }

  // MARK: Handles

  @Test(
    "Docked, the edge and the corners that face the head are left out; full and without hit areas there are none"
  )
  func handles() throws {
    var stage = Self.stage()
    var handles = Self.handles(stage)
    #expect(Set(handles.keys) == [1, 4, 5, 8, 9])
    let left = try #require(handles[1])
    #expect(Rect(center: left.center, size: left.size) == Rect(x: 972, y: 170, width: 12, height: 560))
    let corner = try #require(handles[9])
    #expect(Rect(center: corner.center, size: corner.size) == Rect(x: 972, y: 718, width: 20, height: 20))
    #expect(handles.values.filter { $0.traits.contains(.selected) }.map(\.id.index) == [9])
    stage = Self.stage(floats: true)
    handles = Self.handles(stage)
    #expect(Set(handles.keys) == [1, 2, 4, 5, 6, 8, 9, 10])
    #expect(handles.values.filter { $0.traits.contains(.selected) }.map(\.id.index) == [10])
    stage.handle(.preferences(Preferences(rightToLeft: true)))
    stage.look()
    #expect(Self.handles(stage)[9]?.traits.contains(.selected) == true, "where a line of text ends")
    stage.perform(.setDocking(.full, animated: false))
    stage.look()
    #expect(Self.handles(stage).isEmpty)
    stage = Self.stage {
      $0.panelHandleOutset = 0
      $0.panelHandleInset = 0
    }
    #expect(Self.handles(stage).isEmpty)
    let edge = Point(x: Self.docked.minX - 1, y: 450)
    #expect(!stage.heads.claims(edge))
    #expect(ChatHeadsStyle.modern.panelHandleOutset == 22 && ChatHeadsStyle.classic.panelHandleOutset == 0)
  }

  @Test("An edge is hit 8 outside and 4 inside, for a finger 22 outside")
  func areas() {
    let stage = Self.stage(floats: true)
    let frame = Self.floating
    for (distance, isHit) in [(-8.5, false), (-7.5, true), (3.5, true), (4.5, false)] {
      #expect(stage.heads.claims(Point(x: frame.minX + distance, y: 400)) == isHit, "\(distance)")
      #expect(stage.heads.claims(Point(x: 600, y: frame.maxY - distance)) == isHit, "\(distance)")
    }
    let finger = Self.stage(floats: true) {
      $0.panelHandleOutset = 22
      $0.panelHandleInset = 0
    }
    #expect(finger.heads.claims(Point(x: frame.minX - 21, y: 400)))
    #expect(!finger.heads.claims(Point(x: frame.minX + 1, y: 400)))
  }

  // MARK: By a finger

  @Test(
    "Each edge and corner follows 1:1, and the opposite one stands still",
    arguments: [
      (Point(x: 398, y: 400), Vector(x: -100, y: 33), Rect(x: 300, y: 200, width: 480, height: 400)),
      (Point(x: 782, y: 400), Vector(x: 120, y: 33), Rect(x: 400, y: 200, width: 500, height: 400)),
      (Point(x: 600, y: 198), Vector(x: 9, y: 50), Rect(x: 400, y: 250, width: 380, height: 350)),
      (Point(x: 600, y: 602), Vector(x: 9, y: 150), Rect(x: 400, y: 200, width: 380, height: 550)),
      (Point(x: 400, y: 200), Vector(x: 60, y: -80), Rect(x: 460, y: 120, width: 320, height: 480)),
      (Point(x: 780, y: 600), Vector(x: 40, y: 70), Rect(x: 400, y: 200, width: 420, height: 470)),
    ])
  func edges(start: Point, distance: Vector, frame: Rect) throws {
    var stage = Self.stage(floats: true)
    Self.drag(&stage, start, by: distance, lifting: false)
    let held = try Self.panel(stage)
    #expect((held.x - frame.x).magnitude < 0.01 && (held.maxX - frame.maxX).magnitude < 0.01)
    #expect((held.y - frame.y).magnitude < 0.01 && (held.maxY - frame.maxY).magnitude < 0.01)
    #expect(Self.handles(stage).values.contains { $0.traits.contains(.engaged) })
    stage.point(.up, start + distance, at: stage.time)
    stage.settle()
    #expect(try Self.panel(stage) == frame)
    let told = Self.sizes(&stage)
    #expect(told == [frame])
    stage.perform(.close)
    stage.settle()
    stage.perform(.open(head: 1))
    stage.settle()
    #expect(try Self.panel(stage) == frame, "it opens again with its size")
  }

  @Test("Docked at the middle of the height, the moved edge stays at its release")
  func dockedHeight() throws {
    var stage = Self.stage()
    Self.drag(&stage, Point(x: 1100, y: 731), by: Vector(x: 0, y: 100))
    stage.settle()
    let frame = Rect(x: 980, y: 170, width: 380, height: 660)
    #expect(try Self.panel(stage) == frame)
    #expect(stage.frame.layers.contains { $0.id.role == .conversationBeak }, "it is docked still")
    #expect(stage.heads.arrangement.panel.docking == .head)
    stage.perform(.close)
    stage.perform(.setRestingPlace(edge: .right, y: 867, animated: false))
    stage.perform(.open(head: 1))
    stage.settle()
    #expect(
      (try Self.panel(stage).maxY - 884).magnitude < 1e-9, "heads elsewhere have it stand on them again")
  }

  @Test("One size for all heads")
  func allHeads() throws {
    var stage = Self.stage(floats: true)
    stage.perform(.add(head: 2, unread: 0, animated: true))
    Self.drag(&stage, Point(x: 782, y: 400), by: Vector(x: 100, y: 0))
    stage.perform(.open(head: 2))
    stage.settle()
    #expect(try ChatHeadsBesideTests.panel(stage, 2).width == 480)
  }

  @Test(
    "Beyond minimum, maximum and room a rubber band gives less than 24, with reduced motion nothing",
    arguments: [
      (Point(x: 782, y: 400), Vector(x: -400, y: 0), 280.0),
      (Point(x: 782, y: 400), Vector(x: 800, y: 0), 720.0),
      (Point(x: 398, y: 400), Vector(x: -700, y: 0), 720.0),
      (Point(x: 398, y: 400), Vector(x: 390, y: 0), 280.0),
    ])
  func rubberBand(start: Point, distance: Vector, width: Double) throws {
    for reducedMotion in [false, true] {
      var stage = Self.stage(floats: true, reducedMotion: reducedMotion)
      Self.drag(&stage, start, by: distance, lifting: false)
      let beyond = (try Self.panel(stage).width - width).magnitude
      #expect(reducedMotion ? beyond < 0.01 : beyond > 12 && beyond < 24, "\(beyond)")
      let fixed = start.x > 500 ? Self.floating.minX : Self.floating.maxX
      stage.point(.up, start + distance, at: stage.time)
      stage.look(at: stage.time + 0.02)
      let left = (try Self.panel(stage).width - width).magnitude
      #expect(reducedMotion || left > 5, "it springs back")
      stage.settle()
      let panel = try Self.panel(stage)
      #expect((panel.width - width).magnitude < 1e-9)
      #expect(((start.x > 500 ? panel.minX : panel.maxX) - fixed).magnitude < 1e-9)
    }
  }

  @Test("It springs back critically damped at a stiffness of 420")
  func springsBack() throws {
    var stage = Self.stage(floats: true)
    Self.drag(&stage, Point(x: 782, y: 400), by: Vector(x: 800, y: 0))
    let start = stage.time
    let beyond = try Self.panel(stage).width - 720
    let spring = Motion(
      spring: Spring(stiffness: 420, dampingRatio: 1), start: start, from: beyond, velocity: 0, target: 0)
    for step in 1...10 {
      stage.look(at: start + Double(step) / 60)
      #expect((try Self.panel(stage).width - 720 - spring.value(at: stage.time)).magnitude < 0.05)
    }
  }

  @Test("Cancelled, and by Escape, it returns and nothing is reported", arguments: [false, true])
  func cancel(byKey: Bool) throws {
    for floats in [false, true] {
      var stage = Self.stage(floats: floats)
      let before = try Self.panel(stage)
      Self.drag(
        &stage, Point(x: before.minX - 2, y: before.center.y), by: Vector(x: -120, y: 0), lifting: false)
      #expect(try Self.panel(stage).width > 490)
      if byKey {
        stage.handle(.key(.escape, focus: nil))
      } else {
        stage.handle(.pointer(Pointer(id: 1, phase: .cancel, position: .zero)))
      }
      stage.settle()
      #expect(try Self.panel(stage) == before && stage.heads.isOpen)
      let told = Self.sizes(&stage)
      #expect(told.isEmpty)
      #expect(stage.heads.arrangement.panel.width == (floats ? 380 : nil))
    }
  }

  @Test(
    "A double tap on an edge gives its axis back to the style, one on a corner both; a tap changes nothing")
  func doubleTap() throws {
    var stage = Self.stage(floats: true)
    func tap(_ point: Point, times: Int, after pause: Double = 0.1) {
      for _ in 1...times {
        stage.point(.down, point, at: stage.time + pause)
        stage.point(.up, point, at: stage.time + 0.05)
      }
      stage.settle()
    }
    stage.perform(.setPanelSize(width: 500, height: 450, animated: false))
    tap(Point(x: 902, y: 400), times: 1)
    tap(Point(x: 902, y: 400), times: 2, after: 0.5)
    #expect(try Self.panel(stage) == Rect(x: 400, y: 200, width: 500, height: 450))
    tap(Point(x: 902, y: 400), times: 2)
    #expect(try Self.panel(stage) == Rect(x: 400, y: 200, width: 380, height: 450))
    #expect(stage.heads.arrangement.panel.width == nil && stage.heads.arrangement.panel.height == 450)
    tap(Point(x: 400, y: 200), times: 2)
    #expect(
      try Self.panel(stage) == Rect(x: 400, y: 90, width: 380, height: 560), "the other corner stands still")
    let told = Self.sizes(&stage)
    #expect(told.count == 2)
  }

  @Test("A panel in flight is caught with its velocity, without a jump")
  func catching() throws {
    var stage = Self.stage(floats: true)
    stage.perform(.setPanelFrame(Rect(x: 700, y: 300, width: 380, height: 400), animated: true))
    stage.look(at: stage.time + 0.1)
    let before = try Self.panel(stage)
    let point = Point(x: 1081, y: 500)
    let isClaimed = stage.handle(.pointer(Pointer(id: 1, phase: .down, position: point)))
    #expect(isClaimed)
    stage.look(at: stage.time + 1e-4)
    #expect((try Self.panel(stage).x - before.x).magnitude < 1)
    let pressed = try Self.panel(stage)
    stage.point(.move, point + Vector(x: 20, y: 0), at: stage.time)
    stage.look(at: stage.time + 1e-4)
    #expect((try Self.panel(stage).x - pressed.x).magnitude < 1)
    #expect((try Self.panel(stage).maxX - pressed.maxX).magnitude < 1)
  }

  @Test("A second finger has no effect, and a resize is no drag of the bar or of a head")
  func secondFinger() throws {
    var stage = Self.stage(floats: true)
    Self.drag(&stage, Point(x: 782, y: 400), by: Vector(x: 60, y: 0), lifting: false)
    stage.handle(.pointer(Pointer(id: 2, phase: .down, position: Point(x: 500, y: 220))))
    stage.handle(.pointer(Pointer(id: 2, phase: .move, position: Point(x: 700, y: 420))))
    stage.look()
    let panel = try Self.panel(stage)
    #expect((panel.width - 440).magnitude < 0.01 && panel.x == 400)
  }

  @Test("A resize across 600 ends at its size, which returns with the room")
  func acrossRow() throws {
    var stage = Self.stage(floats: true)
    Self.drag(&stage, Point(x: 782, y: 400), by: Vector(x: 70, y: 0), lifting: false)
    let before = try Self.panel(stage)
    stage.handle(.viewport(Viewport(size: Size(width: 590, height: 900))))
    stage.look(at: stage.time + 1e-4)
    #expect((try Self.panel(stage).width - before.width).magnitude < 1, "without a jump")
    let told = Self.sizes(&stage)
    #expect(told.map(\.width) == [450])
    stage.handle(.pointer(Pointer(id: 1, phase: .move, position: Point(x: 100, y: 100))))
    stage.settle()
    #expect(try Self.panel(stage).width == 574 && Self.handles(stage).isEmpty)
    stage.handle(.viewport(ChatHeadsBesideTests.desktop))
    stage.settle()
    let panel = try Self.panel(stage)
    #expect(panel.width == 450 && (panel.x - 400).magnitude < 1e-9)
  }

  // MARK: By keys and by the app

  @Test("By keys: an arrow moves the far corner by 16, Home and End set the minimum and the maximum size")
  func keys() throws {
    var stage = Self.stage()
    let handle = LayerID(.panelHandle, item: 1)
    func press(_ key: Key) throws -> Rect { try ChatHeadsBesideTests.press(key, on: handle, &stage) }
    #expect(try press(.arrowLeft) == Rect(x: 964, y: 170, width: 396, height: 560))
    #expect(try press(.arrowRight) == Self.docked)
    #expect(try press(.arrowDown) == Rect(x: 980, y: 170, width: 380, height: 576))
    #expect(try press(.arrowUp) == Self.docked)
    #expect(
      try press(.home) == Rect(x: 1080, y: 237, width: 280, height: 240), "the beak is 27 from the corner")
    #expect(try press(.end) == Rect(x: 640, y: 237, width: 720, height: 647), "the room ends at 884")
    let six = Self.sizes(&stage)
    #expect(six.count == 6)
    for _ in 1...4 { stage.handle(.key(.arrowRight, focus: handle)) }
    let one = Self.sizes(&stage)
    #expect(one.count == 1, "steps at one instant are one resize")
    stage.settle()
    #expect(try Self.panel(stage).width == 656)
    #expect(try press(.enter) == Self.docked, "the style's size")
    let isTaken = stage.handle(.key(.delete, focus: handle))
    #expect(!isTaken)
    stage = Self.stage(floats: true)
    stage.handle(.key(.arrowRight, focus: handle))
    stage.settle()
    #expect(try Self.panel(stage) == Rect(x: 400, y: 200, width: 396, height: 400))
  }

  @Test("An invalid size is ignored; others clamp, and nil is the style's")
  func sizes() throws {
    var stage = Self.stage()
    for number in [-1.0, 0, 100_001, .nan, .infinity] {
      stage.perform(.setPanelSize(width: number, height: 300, animated: true))
      stage.perform(.setPanelSize(width: 300, height: number, animated: true))
      stage.perform(.restorePanel(docking: .full, width: number, height: nil, x: nil, y: nil))
    }
    for number in [-0.1, 1.1, Double.nan, .infinity] {
      stage.perform(.restorePanel(docking: .full, width: nil, height: nil, x: number, y: 0.5))
      stage.perform(.restorePanel(docking: .full, width: nil, height: nil, x: 0.5, y: number))
    }
    stage.settle()
    let none = Self.sizes(&stage)
    #expect(try Self.panel(stage) == Self.docked && none.isEmpty)
    stage.perform(.setPanelSize(width: 9999, height: 1, animated: true))
    stage.settle()
    #expect(try Self.panel(stage).size == Size(width: 720, height: 240))
    stage.perform(.setPanelSize(width: nil, height: nil, animated: true))
    stage.settle()
    #expect(try Self.panel(stage) == Self.docked)
    let told = Self.sizes(&stage)
    #expect(told.map(\.size) == [Size(width: 720, height: 240), Size(width: 380, height: 560)])
  }

  @Test("An arrangement keeps docking, size and place, in any room and while it is closed")
  func arrangement() throws {
    var stage = Self.stage(floats: true)
    Self.drag(&stage, Point(x: 780, y: 600), by: Vector(x: 40, y: 70))
    stage.settle()
    let frame = try Self.panel(stage)
    stage.perform(.close)
    stage.settle()
    let kept = stage.heads.arrangement
    let place = Point(x: (400 - 16) / (1408 - 420.0), y: (200 - 16) / (868 - 470.0))
    #expect(
      kept.panel
        == ChatHeadsArrangement.Panel(docking: .floating, width: 420, height: 470, x: place.x, y: place.y))
    var other = Self.stage()
    other.heads.restore(kept, at: other.time)
    other.perform(.open(head: 1))
    other.settle()
    let restored = try Self.panel(other)
    #expect((restored.x - frame.x).magnitude < 1e-9 && restored.size == frame.size)
    #expect(other.heads.arrangement.panel == kept.panel)
    other.look()
    let told = other.takeEvents()
    #expect(!told.contains { $0.name == .panelResized || $0.name == .panelMoved })
    var none = kept
    none.panel = ChatHeadsArrangement.Panel(docking: .floating, width: .nan, height: nil, x: 0.5, y: 0.5)
    other.heads.restore(none, at: other.time)
    #expect(other.heads.arrangement.panel == kept.panel, "an invalid value changes nothing")
  }

  @Test("At rest the size lies in its limits and in the room, and the opposite edge has not moved")
  func atRandom() throws {
    var random = SeededRandom(seed: 11)
    func number(_ range: ClosedRange<Double>) -> Double { random.uniform(in: range) }
    for _ in 1...60 {
      let viewport = Viewport(size: Size(width: number(600...1700), height: number(360...1100)))
      var style = ChatHeadsStyle.modern
      style.panelHandleOutset = 8
      style.panelHandleInset = 4
      var stage = ChatHeadsStage(
        [1], style: style, viewport: viewport, edge: number(0...1) > 0.5 ? .left : .right, y: number(0...1100)
      )
      if number(0...1) > 0.4 {
        stage.perform(
          .restorePanel(
            docking: .floating, width: number(200...800), height: number(200...800), x: number(0...1),
            y: number(0...1)))
      }
      stage.perform(.open(head: 1), at: 1)
      stage.settle()
      for _ in 1...6 {
        let handles = Self.handles(stage)
        guard let handle = handles.values.randomOne(number(0...1)) else { break }
        let before = Self.exact(stage)
        let edges = PanelEdges(rawValue: handle.id.index)
        // A head in front of a handle takes its press.
        guard stage.heads.core.value.hit(at: handle.center) == .handle(edges) else { continue }
        Self.drag(&stage, handle.center, by: Vector(x: number(-900...900), y: number(-900...900)))
        stage.settle()
        let panel = Self.exact(stage)
        let room = viewport.bounds.inset(by: 16 - 1e-9)
        #expect(panel.width >= min(280, before.width) - 1e-9 && panel.width <= 720 + 1e-9)
        #expect(panel.height >= min(240, before.height) - 1e-9 && panel.height <= 900 + 1e-9)
        #expect(panel.minX >= room.minX && panel.maxX <= room.maxX)
        #expect(panel.minY >= room.minY && panel.maxY <= room.maxY)
        // The beak can pull a docked panel along.
        if stage.heads.arrangement.panel.docking == .head, edges.changesHeight { continue }
        if !edges.contains(.left) { #expect(panel.minX == before.minX, "to the bit") }
        if !edges.contains(.top) { #expect(panel.minY == before.minY, "to the bit") }
        if !edges.contains(.right) { #expect((panel.maxX - before.maxX).magnitude < 1e-9) }
        if !edges.contains(.bottom) { #expect((panel.maxY - before.maxY).magnitude < 1e-9) }
      }
    }
  }
}

extension Dictionary<Int32, Layer>.Values {
  /// One of the layers, by a number from 0 to 1.
  fileprivate func randomOne(_ number: Double) -> Layer? {
    let ordered = sorted { $0.id.index < $1.id.index }
    return ordered.isEmpty ? nil : ordered[Swift.min(ordered.count - 1, Int(number * Double(ordered.count)))]
  }
}
