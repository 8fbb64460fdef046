import SuppleScene
import Testing

@testable import SuppleInteractions

@Suite("Chat heads: the slots of the open row")
struct ChatHeadsRowTests {
  static func viewport(_ width: Double, _ height: Double = 844) -> Viewport {
    Viewport(size: Size(width: width, height: height))
  }

  /// An open row of heads in a viewport of `width` points, at rest.
  static func open(_ count: Int32, width: Double, head: Int32 = 1) -> ChatHeadsStage {
    var stage = ChatHeadsStage(Array(1...count), viewport: viewport(width))
    stage.perform(.open(head: head), at: 1)
    stage.settle()
    return stage
  }

  /// The visible heads of the frame, in the order of their slots.
  static func row(_ stage: ChatHeadsStage) -> [Int32] {
    stage.frame.layers.filter { $0.id.role == .head }.sorted { $0.center.x < $1.center.x }.map(\.id.item)
  }

  @Test(
    "Heads that do not fit belong to the overflow, at any width, and its slot counts them",
    arguments: [
      (290.0, 5, 3), (300, 5, 3), (280, 5, 2), (150, 5, 1), (100, 3, 1), (390, 5, 5), (290, 4, 4),
      (390, 6, 5),
    ])
  func slots(_ width: Double, _ count: Int, _ shown: Int) {
    let stage = Self.open(Int32(count), width: width)
    #expect(Self.row(stage).count == shown)
    #expect(Self.row(stage) == Array(1...Int32(shown)))
    let slot = stage.layer(.overflow)
    #expect((slot != nil) == (shown < count), "it never shows when there is none")
    if let slot { #expect(slot.label == .count(Int32(count - shown))) }
    for layer in stage.frame.layers where layer.id.role == .head || layer.id.role == .overflow {
      #expect(layer.center.x >= 37 && layer.center.x <= width - 37, "\(layer.id)")
    }
  }

  @Test(
    "Every head can be reached: in its slot, or in the panel of the overflow",
    arguments: [100.0, 150, 280, 390])
  func reach(_ width: Double) {
    for head in 1...9 as ClosedRange<Int32> {
      var stage = Self.open(9, width: width)
      if !Self.row(stage).contains(head) {
        guard let slot = stage.layer(.overflow) else {
          Issue.record("no slot")
          return
        }
        stage.tap(slot.center.x, slot.center.y, at: stage.time + 1)
        stage.settle()
      }
      guard let layer = stage.layer(.overflowed, head) ?? stage.layer(.head, head) else {
        Issue.record("head \(head) is nowhere")
        return
      }
      stage.tap(layer.center.x, layer.center.y, at: stage.time + 1)
      stage.settle()
      let isClosed = stage.layer(.scrim) == nil
      #expect(isClosed ? head == 1 : stage.layer(.conversation, head)?.scale == 1, "\(head)")
    }
  }

  @Test(
    "The selected head has its whole size and colour; the others have 0.88 and 70 %, in 0.2 s, in the same slots"
  )
  func prominence() throws {
    var stage = Self.open(3, width: 390)
    let slots = stage.frame.layers.filter { $0.id.role == .head }.map(\.center.x).sorted()
    func expect(_ selected: Int32, _ scale: Double, _ saturation: Double) throws {
      for head in Int32(1)...3 {
        let layer = try #require(stage.layer(.head, head))
        #expect(abs(layer.scale - (head == selected ? 1 : scale)) < 1e-6, "\(head)")
        #expect(abs(layer.saturation - (head == selected ? 1 : saturation)) < 1e-6, "\(head)")
      }
    }
    try expect(1, 0.88, 0.7)
    let start = stage.time + 1
    stage.perform(.open(head: 3), at: start)
    var last = (one: 1.0, three: 0.88)
    for step in 1...24 {
      stage.look(at: start + Double(step) / 120)
      let next = (one: stage.layer(.head, 1)!.scale, three: stage.layer(.head, 3)!.scale)
      #expect(next.one <= last.one && next.three >= last.three && next.three - last.three < 0.02)
      #expect(stage.frame.layers.filter { $0.id.role == .head }.map(\.center.x).sorted() == slots)
      last = next
    }
    stage.look(at: start + 0.2)
    try expect(3, 0.88, 0.7)
    // A dragged head is lifted out of its neighbours, and a closed stack has one size.
    stage.point(.down, stage.center(2), at: stage.time)
    stage.point(.move, stage.center(2) + Vector(x: 0, y: 30), at: stage.time + 0.1)
    stage.look(at: stage.time + 1)
    #expect(abs((stage.layer(.head, 2)?.scale ?? 0) - 1.04) < 1e-3 && stage.layer(.head, 2)?.saturation == 1)
    stage.point(.cancel, stage.center(2), at: stage.time)
    stage.settle()
    stage.perform(.close)
    stage.settle()
    #expect(stage.frame.layers.allSatisfy { $0.scale == 1 && $0.saturation == 1 })
  }

  @Test("The overflow's slot is small beside a selected head, and has its whole size while its panel is open")
  func listOpen() throws {
    var stage = Self.open(12, width: 390)
    #expect(abs((stage.layer(.overflow)?.scale ?? 0) - 0.88) < 1e-6)
    stage.perform(.openOverflow)
    stage.settle()
    let heads = stage.frame.layers.filter { $0.id.role == .head }
    #expect(
      heads.count > 3 && heads.allSatisfy { abs($0.scale - 0.88) < 1e-6 && abs($0.saturation - 0.7) < 1e-6 })
    #expect(stage.layer(.overflow)?.scale == 1)
    stage.perform(.open(head: 1))
    stage.settle()
    #expect(abs((stage.layer(.overflow)?.scale ?? 0) - 0.88) < 1e-6)
  }

  @Test("In classic, and where motion is reduced, every head of the row keeps its size and colour")
  func sameSize() {
    for isClassic in [true, false] {
      var stage = ChatHeadsStage([1, 2, 3], style: isClassic ? .classic : .modern)
      stage.heads.handle(.preferences(Preferences(reducedMotion: !isClassic)), at: 0)
      stage.perform(.open(head: 1), at: 1)
      stage.settle()
      let heads = stage.frame.layers.filter { $0.id.role == .head }
      #expect(heads.count == 3 && heads.allSatisfy { $0.scale == 1 && $0.saturation == 1 })
    }
  }

  @Test("The selected head always has a slot, also one that is opened from behind the others")
  func selectedHasSlot() {
    var stage = Self.open(5, width: 290, head: 5)
    #expect(Self.row(stage) == [1, 2, 5])
    stage.heads.handle(.viewport(Self.viewport(150)), at: stage.time + 1)
    stage.time += 1
    stage.settle()
    #expect(Self.row(stage) == [5])
    #expect(stage.layer(.overflow)?.label == .count(4))
    stage.perform(.close)
    stage.settle()
    #expect(stage.layer(.head, 5)?.center == Point(x: 128, y: 300))
  }

  @Test("A sixth head takes one slot, not two: the row closes up for the overflow's slot")
  func sixth() {
    var stage = Self.open(5, width: 390)
    stage.perform(.add(head: 6, unread: 0, animated: true))
    stage.settle()
    #expect(Self.row(stage) == [6, 1, 2, 3, 4])
    #expect(stage.layer(.overflow)?.label == .count(1))
    let pitch = (390.0 - 2 * 8 - 66) / 5
    #expect(abs(stage.center(1).x - stage.center(6).x - pitch) < 1e-9)
    #expect(abs(stage.center(6).x - 29 - 12) < 1e-9, "the picture keeps 12 to the side")
    // Between two slots that share the room a finger hits the nearer.
    stage.tap(stage.center(1).x - pitch / 2 + 1, 33, at: stage.time + 1)
    stage.settle()
    #expect(stage.names(.closed).map(\.item) == [1])
  }

  @Test("A head that loses its slot shrinks and fades in place in 0.2 s")
  func fades() {
    var stage = Self.open(5, width: 390)
    let place = stage.center(5)
    let start = stage.time
    stage.perform(.add(head: 6, unread: 0, animated: true))
    for (time, part) in [(0.0, 1.0), (0.05, 0.75), (0.1, 0.5), (0.15, 0.25)] {
      stage.look(at: start + time)
      let layer = stage.layer(.head, 5)
      #expect(abs((layer?.opacity ?? -1) - part) < 1e-6 && layer?.center == place, "\(time)")
      #expect(abs((layer?.scale ?? -1) - 0.88 * (0.5 + part / 2)) < 1e-6)
      #expect(layer?.traits.contains(.interactive) == false)
    }
    stage.look(at: start + 0.21)
    #expect(stage.layer(.head, 5) == nil)
  }

  @Test("A head that loses its slot to a narrower viewport fades as well, and returns with the room")
  func narrower() {
    var stage = Self.open(5, width: 390)
    let place = stage.center(5)
    let start = stage.time
    stage.heads.handle(.viewport(Self.viewport(290)), at: start)
    stage.look(at: start + 0.1)
    #expect(abs((stage.layer(.head, 5)?.opacity ?? -1) - 0.5) < 1e-6)
    #expect(stage.layer(.head, 5)?.center == place)
    stage.settle()
    #expect(Self.row(stage) == [1, 2, 3])
    stage.heads.handle(.viewport(Self.viewport(390)), at: stage.time)
    stage.look(at: stage.time + 0.05)
    #expect(abs((stage.layer(.head, 5)?.opacity ?? -1) - 0.25) < 1e-6)
    stage.settle()
    #expect(Self.row(stage) == [1, 2, 3, 4, 5])
  }

  @Test("As the row closes, heads without a slot emerge gradually from behind the leader")
  func closing() {
    var stage = Self.open(5, width: 280)
    let start = stage.time
    stage.perform(.close)
    stage.look(at: start + 0.02)
    for head in [4, 5] as [Int32] {
      guard let layer = stage.layer(.head, head) else { continue }
      #expect(layer.opacity < 0.2, "\(layer.opacity)")
      #expect(layer.center.distance(to: stage.center(1)) < 20)
    }
    stage.settle()
    #expect(stage.center(1) == Point(x: 258, y: 300) && stage.center(2) == Point(x: 258, y: 312))
  }

  @Test("With reduced motion a head that loses its slot only fades")
  func reducedMotion() {
    var stage = Self.open(5, width: 390)
    stage.heads.handle(.preferences(Preferences(reducedMotion: true)), at: stage.time)
    let start = stage.time
    stage.perform(.add(head: 6, unread: 0, animated: true))
    stage.look(at: start + 0.1)
    #expect(abs((stage.layer(.head, 5)?.opacity ?? -1) - 0.5) < 1e-6)
    #expect(stage.layer(.head, 5)?.scale == 1)
    stage.look(at: start + 0.21)
    #expect(stage.layer(.head, 5) == nil)
  }

  @Test("A removed hidden head of the pile is invisible, and the second moves behind the leader")
  func hiddenRemoval() {
    var stage = ChatHeadsStage([1, 2, 3, 4])
    stage.perform(.remove(head: 4), at: 1)
    stage.look(at: 1.05)
    #expect(stage.layer(.head, 4) == nil)
    #expect(stage.frame.schedule == .settled)
    stage.perform(.remove(head: 2), at: 2)
    stage.look(at: 2.05)
    let order = stage.frame.layers.map(\.id.item)
    #expect((order.firstIndex(of: 2) ?? 9) < (order.firstIndex(of: 1) ?? -1))
  }

  @Test("An imploding stack shows its leader in front, and the visible part of the others")
  func dismissedStack() {
    var stage = ChatHeadsStage([1, 2, 3, 4, 5, 6])
    stage.heads.core.value.dismissStack()
    stage.look(at: 0.05)
    #expect(stage.frame.layers.filter { $0.id.role == .head }.map(\.id.item) == [2, 1])
  }
}
