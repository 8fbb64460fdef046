import SuppleKit
import SuppleScene
import Testing

/// A part that rests, changes by itself and needs frames at given instants, and counts its actions.
private struct Leaf: Part {
  struct Context {
    var shift = 0.0
  }

  let item: Int32
  var rest = -MotionTime.infinity
  var dueTime: MotionTime?
  var wakeTime: MotionTime?
  var movedTo: MotionTime?
  var placedAt: MotionTime?
  var firings = 0

  init(_ item: Int32) { self.item = item }

  func nextDue(in context: borrowing Context, at now: MotionTime) -> MotionTime? { dueTime }
  func nextWake(in context: borrowing Context, at now: MotionTime) -> MotionTime? { wakeTime ?? dueTime }
  func restTime(in context: borrowing Context, at now: MotionTime) -> MotionTime { rest + context.shift }
  mutating func due(in context: borrowing Context, at now: MotionTime) -> PartEffects {
    firings += 1
    dueTime = nil
    return .ended
  }
  mutating func move(to time: MotionTime, in context: borrowing Context) { movedTo = time }
  mutating func place(in context: borrowing Context, at now: MotionTime) { placedAt = now }
  func write(into frame: inout Frame, in context: borrowing Context, at now: MotionTime) {
    frame.add(Layer(LayerID(.anchor, item: item), center: .zero, size: Size(width: 1, height: 1)))
  }
}

extension LayerRole {
  fileprivate static let anchor = LayerRole(rawValue: 6)
}

/// A part that consists of two others.
private struct Pair: Part {
  var back = Leaf(1)
  var front = Leaf(2)

  func visitParts<V: PartReader>(_ visitor: inout V, in context: borrowing Leaf.Context) {
    visitor.read(back, in: Leaf.Context())
    visitor.read(front, in: Leaf.Context())
  }
  mutating func visitParts<V: PartMover>(_ visitor: inout V, in context: borrowing Leaf.Context) {
    visitor.move(&back, in: Leaf.Context())
    visitor.move(&front, in: Leaf.Context())
  }
}

/// A style without properties.
private struct NoStyle: InteractionStyle {
  static var modern: NoStyle { NoStyle() }
  static var classic: NoStyle { NoStyle() }
  mutating func visit<Visitor: StyleVisitor>(_ visitor: Visitor) {}
}

/// A core that consists of its parts, and records the last firing.
private struct Core: InteractionCore {
  enum Event: Sendable, Hashable { case fired }
  enum Action { case due }

  var style: NoStyle { NoStyle() }
  var clock = MotionClock()
  var preferences = Preferences()
  var events: [Timed<Event>] = []
  var pair = Pair()
  var top = Leaf(3)
  var shift = 0.0

  init(style: NoStyle, viewport: Viewport, seed: UInt64) {}
  init() {}

  mutating func transition(_ action: Action) {
    if top.fire(in: Leaf.Context(shift: shift), at: now).contains(.ended) { emit(.fired) }
    if pair.back.fire(in: Leaf.Context(), at: now).contains(.ended) { emit(.fired) }
  }
  var dueAction: Action { .due }
  mutating func adopt(_ style: NoStyle) {}
  mutating func receive(_ input: Input, hostTime: HostTime) -> Bool { false }
  mutating func perform(_ command: Never) {}

  func visitParts<V: PartReader>(_ visitor: inout V) {
    visitor.read(pair, in: Leaf.Context())
    visitor.read(top, in: Leaf.Context(shift: shift))
  }
  mutating func visitParts<V: PartMover>(_ visitor: inout V) {
    visitor.move(&pair, in: Leaf.Context())
    visitor.move(&top, in: Leaf.Context(shift: shift))
  }
}

@Suite("Parts") struct PartTests {
  @Test("a core without anything to do is settled") func settled() {
    var core = Core()
    core.advance(to: 1)
    #expect(core.schedule == .settled)
    #expect(core.nextDue() == nil)
  }

  @Test("the schedule is now before the latest rest, of a part within a part too") func latestRest() {
    var core = Core()
    core.advance(to: 1)
    core.pair.front.rest = 2
    core.top.rest = 1.5
    #expect(core.schedule == .now)
    core.advance(to: 1.75)
    #expect(core.schedule == .now)
    core.advance(to: 2)
    #expect(core.schedule == .settled)
  }

  @Test("a part reads the context of its owner") func context() {
    var core = Core()
    core.advance(to: 1)
    core.top.rest = 1
    #expect(core.schedule == .settled)
    core.shift = 1
    #expect(core.schedule == .now)
  }

  @Test("a core at rest wakes at the earliest instant that a part names, to change or for a frame")
  func earliest() {
    var core = Core()
    core.advance(to: 1)
    core.pair.back.dueTime = 4
    core.top.dueTime = 3
    #expect(core.nextDue() == 3)
    #expect(core.schedule == .at(3))
    core.pair.front.wakeTime = 2
    #expect(core.nextDue() == 3)
    #expect(core.schedule == .at(2))
  }

  @Test("a due action fires once, at its own instant, after all parts have moved there") func firing() {
    var core = Core()
    core.advance(to: 1)
    core.pair.back.dueTime = 2
    core.top.dueTime = 3
    core.advance(to: 2.5)
    #expect(core.events == [Timed(.fired, at: 2)])
    #expect(core.top.firings == 0)
    #expect(core.pair.front.placedAt == 2.5)
    #expect(core.pair.front.movedTo == 2.5)
    core.advance(to: 4)
    #expect(core.events == [Timed(.fired, at: 2), Timed(.fired, at: 3)])
    #expect(core.top.firings == 1)
  }

  @Test("layers are written in the order of the list, and after the frame's existing layers")
  func layers() {
    var core = Core()
    core.advance(to: 1)
    var frame = Frame()
    frame.begin(at: 1)
    core.top.write(into: &frame, in: Leaf.Context(), at: 1)
    core.writeLayers(into: &frame)
    #expect(frame.layers.map(\.id.item) == [3, 1, 2, 3])
  }

  @Test("a part's own effects are bits beside the kit's") func effects() {
    #expect(PartEffects(own: 0).rawValue == 256)
    #expect(PartEffects(own: 23).rawValue == 1 << 31)
    #expect(PartEffects(own: 24).isEmpty)
    let both: PartEffects = [.landed, PartEffects(own: 1)]
    #expect(both.contains(.landed) && !both.contains(.dropped))
  }
}
