import SuppleScene
import Testing

@testable import SuppleInteractions

@Suite("Chat heads: a column on low, wide screens")
struct ChatHeadsColumnTests {
  static let low = Viewport(size: Size(width: 667, height: 320))
  static let tall = Viewport(size: Size(width: 320, height: 667))

  static func open(_ count: Int32 = 3, edge: RestingEdge = .right) -> ChatHeadsStage {
    var stage = ChatHeadsStage(Array(1...count), viewport: low, edge: edge, y: 100)
    stage.perform(.open(head: 1), at: 1)
    stage.settle()
    return stage
  }

  @Test("Heads stand in a column at the resting side, and the conversation has the height beside it")
  func column() {
    for edge in [RestingEdge.right, .left] {
      let stage = Self.open(edge: edge)
      let x = edge == .right ? 667 - 33.0 : 33
      #expect([1, 2, 3].map { stage.center($0) } == [91, 160, 229].map { Point(x: x, y: $0) })
      guard let panel = stage.layer(.conversation, 1) else {
        Issue.record("no conversation")
        return
      }
      let room = Rect(center: panel.center, size: panel.size)
      #expect(room.minY == 8 && room.maxY == 312)
      #expect(edge == .right ? room.minX == 8 && room.maxX == 581 : room.minX == 86 && room.maxX == 659)
    }
  }

  @Test("With 240 pt below the row, or a viewport not wider than high, the heads form a row")
  func threshold() {
    for (size, keyboard, isColumn) in [
      (Size(width: 844, height: 334), 0.0, false), (Size(width: 844, height: 333.9), 0, true),
      (Size(width: 844, height: 390), 57, true), (Size(width: 844, height: 390), 56, false),
      (Size(width: 300, height: 300), 0, false), (Size(width: 390, height: 844), 600, false),
    ] {
      var style = ChatHeadsStyle.modern
      style.layout = .row
      var stage = ChatHeadsStage([1, 2], style: style, viewport: Viewport(size: size))
      stage.perform(.open(head: 1), at: 1)
      stage.heads.handle(.keyboard(height: keyboard), at: 1)
      stage.settle()
      #expect((stage.center(1).x == stage.center(2).x) == isColumn, "\(size) \(keyboard)")
    }
  }

  @Test(
    "Where a keyboard leaves less than 240 pt below the row of an upright viewport, the row is hidden, and returns"
  )
  func rowAway() {
    for (height, isAway) in [(127.0, true), (126, false), (0, false)] {
      var stage = ChatHeadsStage([1, 2], viewport: ChatHeadsStage.smallPhone)
      stage.perform(.open(head: 1), at: 1)
      stage.settle()
      let shown = stage.center(1)
      stage.heads.handle(.keyboard(height: height), at: stage.time)
      stage.settle()
      guard let panel = stage.layer(.conversation, 1) else {
        Issue.record("no conversation")
        return
      }
      let room = Rect(center: panel.center, size: panel.size)
      if height == 127 { #expect(stage.center(1).y == -66 && stage.center(2).y == -66) }
      if height == 126 { #expect(stage.center(1) == shown) }
      #expect(room.minX == 8 && room.maxX == 312 && room.minY == (isAway ? 28 : 106), "\(height)")
      #expect(room.maxY == 480 - height - 8)
      stage.heads.handle(.keyboard(height: 0), at: stage.time)
      stage.settle()
      #expect(stage.center(1) == shown)
    }
    var classic = ChatHeadsStage([1], style: .classic, viewport: ChatHeadsStage.smallPhone)
    classic.perform(.open(head: 1), at: 1)
    classic.heads.handle(.keyboard(height: 300), at: 1)
    classic.settle()
    #expect(classic.center(1) == Point(x: 160, y: 53))
  }

  @Test("The conversation grows from its head, sideways")
  func growth() {
    var stage = ChatHeadsStage([1, 2, 3], viewport: Self.low, y: 100)
    stage.perform(.open(head: 2), at: 1)
    for step in 2...60 {
      stage.look(at: 1 + Double(step) / 120)
      guard let panel = stage.layer(.conversation, 2) else { continue }
      #expect(panel.isScaled(about: stage.center(2), of: stage.heads))
      guard panel.scale > 0.9, let beak = stage.frame.layers.first(where: { $0.id.role == .conversationBeak })
      else { continue }
      #expect(stage.frame.outline(of: beak).rightmost > panel.center.x + panel.size.width / 2 * panel.scale)
    }
    #expect(stage.frame.layers.first { $0.id.role == .conversationBeak }?.id.index == 2)
  }

  @Test("Heads that do not fit the column are in the overflow; above the keyboard there is less room")
  func overflow() {
    var stage = Self.open(5)
    #expect(stage.frame.layers.filter { $0.id.role == .head }.count == 3)
    #expect(stage.layer(.overflow)?.label == .count(2))
    stage.heads.handle(.keyboard(height: 150), at: stage.time)
    stage.settle()
    #expect(stage.frame.layers.filter { $0.id.role == .head }.map(\.id.item) == [1])
    #expect(stage.layer(.overflow)?.label == .count(4))
    for layer in stage.frame.layers where layer.id.role == .head || layer.id.role == .overflow {
      #expect(layer.center.y >= 33 && layer.center.y <= 320 - 150 - 33 + 1e-9)
    }
  }

  @Test("Turning the device glides from row to column and back: heads, conversation and nothing else jumps")
  func turning() {
    var stage = ChatHeadsStage([1, 2, 3], viewport: Self.tall)
    stage.perform(.open(head: 1), at: 1)
    stage.settle()
    for viewport in [Self.low, Self.tall, Self.low] {
      let before = stage.frame
      let start = stage.time
      stage.heads.handle(.viewport(viewport), at: start)
      stage.look()
      for role in [LayerRole.head, .conversation] {
        let old = before.layer(LayerID(role, item: 1))
        let new = stage.layer(role, 1)
        #expect(new?.center == old?.center && new?.size == old?.size, "\(role) starts where it was")
      }
      var last = stage.frame
      var greatest = 0.0
      for step in 1...240 {
        stage.look(at: start + Double(step) / 240)
        for id in [LayerID(.conversation, item: 1), LayerID(.head, item: 1)] {
          guard let old = last.layer(id), let new = stage.frame.layer(id) else { continue }
          greatest = max(greatest, old.center.distance(to: new.center))
        }
        last = stage.frame
      }
      #expect(greatest > 1 && greatest < 30, "\(greatest)")
      stage.settle()
      #expect(stage.frame.schedule == .settled)
    }
    #expect(stage.layer(.conversation, 1)?.center == Point(x: 294.5, y: 160))
  }

  @Test("The overflow's slot glides like the heads, and fades with the scrim as they close")
  func slotGlides() {
    var stage = Self.open(8)
    let place = stage.layer(.overflow)?.center ?? .zero
    let start = stage.time
    stage.heads.handle(.viewport(Self.tall), at: start)
    stage.look()
    #expect(stage.layer(.overflow)?.center == place)
    stage.look(at: start + 0.05)
    let moved = stage.layer(.overflow)?.center.distance(to: place) ?? 0
    #expect(moved > 1 && moved < 200, "\(moved)")
    stage.settle()
    #expect(stage.layer(.overflow)?.center.y == 33)
    stage.perform(.close)
    stage.look(at: stage.time + 0.05)
    let opacity = stage.layer(.overflow)?.opacity ?? 0
    #expect(opacity > 0.1 && opacity < 1)
    #expect(stage.layer(.overflow)?.traits.contains(.interactive) == false)
    stage.settle()
    #expect(stage.layer(.overflow) == nil)
  }

  @Test("Another resting side moves an open column with it")
  func otherSide() {
    var stage = Self.open()
    stage.perform(.setRestingPlace(edge: .left, y: 100, animated: true))
    stage.settle()
    #expect(stage.center(2) == Point(x: 33, y: 160))
    #expect(stage.layer(.conversation, 1)?.center.x == 86 + 286.5)
  }

  @Test("It closes into its head's place after the turn")
  func closesAfterTurn() {
    var stage = ChatHeadsStage([1, 2, 3], viewport: Self.tall)
    stage.perform(.open(head: 3), at: 1)
    stage.settle()
    stage.heads.handle(.viewport(Self.low), at: stage.time)
    stage.settle()
    let start = stage.time
    stage.perform(.close)
    stage.look(at: start + 0.1)
    let panel = stage.layer(.conversation, 3)
    #expect(panel?.isScaled(about: stage.center(3), of: stage.heads) == true)
  }

  @Test("Dragged away from the column by more than 66 a head closes it; along the column it returns")
  func dragOut() {
    var stage = Self.open()
    let slot = stage.center(2)
    stage.drag(from: slot, to: slot + Vector(x: -40, y: -70), from: stage.time, lasting: 0.5, releases: false)
    stage.point(.up, slot.x - 40, slot.y - 70, at: stage.time + 0.3)
    stage.settle()
    #expect(stage.center(2) == slot && stage.names(.closed).isEmpty)
    stage.drag(from: slot, to: slot + Vector(x: -80, y: -20), from: stage.time, lasting: 0.5, releases: false)
    stage.point(.up, slot.x - 80, slot.y - 20, at: stage.time + 0.3)
    stage.settle()
    #expect(stage.names(.closed).count == 1 && stage.layer(.scrim) == nil)
    #expect(stage.center(2).x == 667 - 22)
  }

  @Test("The overflow's panel lies beside the column too; badges are on the side away from the edge")
  func list() {
    var stage = Self.open(8)
    stage.perform(.setUnread(head: 1, count: 2))
    stage.perform(.openOverflow)
    stage.settle()
    #expect(stage.frame.layers.filter { $0.id.role == .overflowed }.count == 5)
    #expect(stage.layer(.overflowPanel)?.center == Point(x: 294.5, y: 160))
    #expect((stage.layer(.badge, 1)?.center.x ?? 999) < stage.center(1).x)
  }

  @Test("With reduced motion heads and conversation cross-fade")
  func reducedMotion() {
    var stage = ChatHeadsStage([1, 2, 3], viewport: Self.tall)
    stage.heads.handle(.preferences(Preferences(reducedMotion: true)), at: 0.5)
    stage.perform(.open(head: 1), at: 1)
    stage.settle()
    let start = stage.time
    stage.heads.handle(.viewport(Self.low), at: start)
    stage.look(at: start + 0.125)
    #expect(stage.layer(.conversation, 1)?.center == Point(x: 294.5, y: 160))
    #expect(abs((stage.layer(.conversation, 1)?.opacity ?? 0) - 0.5) < 1e-3)
    stage.look(at: start + 0.21)
    #expect(stage.frame.schedule == .settled)
  }
}
