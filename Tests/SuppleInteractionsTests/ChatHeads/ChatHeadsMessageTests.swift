import SuppleScene
import Testing

@testable import SuppleInteractions

@Suite("Chat heads: messages")
struct ChatHeadsMessageTests {
  private func texts(_ stage: ChatHeadsStage) -> [LayerLabel] {
    stage.frame.layers.filter { $0.id.role == .flyout }.map(\.label)
  }

  @Test("A second message fades in over the first, which stays opaque, and stays for 5 s from then on")
  func second() {
    var stage = ChatHeadsStage([1, 2])
    stage.perform(.message(head: 1, text: 1), at: 1)
    let first = stage.look(at: 3).layer(LayerID(.flyout, item: 1))
    stage.perform(.message(head: 1, text: 2), at: 3)
    stage.look(at: 3.1)
    #expect(texts(stage) == [.text(1), .text(2)], "both, the new one in front")
    let incoming = stage.frame.layer(LayerID(.flyout, item: 1, index: 1))
    #expect(stage.layer(.flyout, 1)?.opacity == 1 && abs((incoming?.opacity ?? 0) - 0.5) < 0.01)
    #expect(incoming?.center == first?.center && incoming?.size == first?.size)
    stage.look(at: 3.25)
    #expect(texts(stage) == [.text(2)] && stage.layer(.flyout, 1)?.center == first?.center)
    #expect(stage.names(.flyoutHidden).isEmpty)
    stage.look(at: 7.99)
    #expect(texts(stage) == [.text(2)])
    #expect(stage.frame.schedule == .at(8), "it rests until then")
    stage.settle()
    #expect(texts(stage).isEmpty)
    #expect(stage.names(.flyoutHidden).map(\.item) == [1] && stage.names(.flyoutHidden).map(\.time) == [8])
  }

  @Test("Of messages in quick succession each change ends before the next begins, and the last text counts")
  func quick() {
    var stage = ChatHeadsStage([1])
    stage.perform(.message(head: 1, text: 1), at: 1)
    for (text, time) in [(2, 2.0), (3, 2.05), (4, 2.1)] {
      stage.perform(.message(head: 1, text: Int32(text)), at: time)
      stage.look()
    }
    stage.look(at: 2.15)
    #expect(texts(stage) == [.text(1), .text(2)])
    stage.look(at: 2.3)
    #expect(texts(stage) == [.text(2), .text(4)])
    stage.look(at: 2.5)
    #expect(texts(stage) == [.text(4)])
    // Without frames in between it is the same.
    var still = ChatHeadsStage([1])
    for (text, time) in [(1, 1.0), (2, 2.0), (3, 2.05), (4, 2.1)] {
      still.perform(.message(head: 1, text: Int32(text)), at: time)
    }
    #expect(still.look(at: 2.3).layers == stage.look(at: 2.3).layers || texts(still) == [.text(2), .text(4)])
  }

  @Test("A flyout that grows as its stack changes sides keeps its scale while it fades out")
  func turnsWhileGrowing() {
    for delay in [0.22, 0.24, 0.27, 0.32] {
      var stage = ChatHeadsStage([1, 2])
      stage.perform(.message(head: 1, text: 1), at: 1)
      var before = stage.look(at: 1 + delay).layer(LayerID(.flyout, item: 1))
      stage.perform(.setRestingPlace(edge: .left, y: 500, animated: true), at: 1 + delay)
      for step in 1...90 {
        let layer = stage.look(at: 1 + delay + Double(step) / 60).layer(LayerID(.flyout, item: 1))
        if let before, let layer {
          let change = layer.scale * layer.size.width - before.scale * before.size.width
          #expect(change.magnitude <= 48, "\(delay), \(step)")
        }
        before = layer
      }
    }
  }

  @Test("A message before the flyout appears replaces the first, without another delay")
  func early() {
    var stage = ChatHeadsStage([1])
    stage.perform(.message(head: 1, text: 1), at: 1)
    stage.perform(.message(head: 1, text: 2), at: 1.1)
    stage.look(at: 1.3)
    #expect(texts(stage) == [.text(2)])
  }

  @Test("A message of another head: its flyout appears beside it as the other disappears, with an event")
  func another() {
    var stage = ChatHeadsStage([1, 2, 3])
    stage.perform(.message(head: 1, text: 1), at: 1)
    stage.look(at: 3)
    stage.perform(.message(head: 3, text: 2), at: 3)
    stage.look(at: 3.1)
    let old = stage.layer(.flyout, 1)
    let new = stage.frame.layer(LayerID(.flyout, item: 3, index: 1))
    #expect(abs((old?.opacity ?? 0) + (new?.opacity ?? 0) - 1) < 0.001)
    #expect(abs((new?.center.y ?? 0) - stage.center(3).y) < 0.001)
    #expect(stage.names(.flyoutHidden).map(\.item) == [1])
    stage.look(at: 4)
    #expect(stage.layer(.flyout, 3)?.label == .text(2) && texts(stage).count == 1)
    let flyout = stage.layer(.flyout, 3)?.center ?? .zero
    stage.tap(flyout.x, flyout.y, at: 5)
    stage.settle()
    #expect(stage.names(.opened).map(\.item) == [3])
    #expect(stage.names(.flyoutHidden).map(\.item) == [1, 3])
  }

  @Test(
    "A flyout's end is reported once: flicked, opened, dragged, its head removed; not before it was visible"
  )
  func hidden() {
    let endings: [(String, (inout ChatHeadsStage) -> Void)] = [
      (
        "flick",
        {
          let point = $0.layer(.flyout, 1)?.center ?? .zero
          $0.drag(from: point, to: point + Vector(x: 120, y: 0), from: 2, lasting: 0.08)
        }
      ), ("open", { $0.perform(.open(head: 2), at: 2) }),
      ("drag", { $0.drag(from: Point(x: 368, y: 300), to: Point(x: 200, y: 500), from: 2, lasting: 0.3) }),
      ("remove", { $0.perform(.remove(head: 1), at: 2) }),
    ]
    for (name, end) in endings {
      var stage = ChatHeadsStage([1, 2])
      stage.perform(.message(head: 1, text: 1), at: 1)
      stage.look(at: 2)
      end(&stage)
      stage.settle()
      #expect(stage.names(.flyoutHidden).map(\.item) == [1], "\(name)")
    }
    var stage = ChatHeadsStage([1])
    stage.perform(.message(head: 1, text: 1), at: 1)
    stage.perform(.open(head: 1), at: 1.1)
    stage.settle()
    #expect(stage.names(.flyoutHidden).isEmpty)
  }

  @Test("As a conversation opens the flyout fades out beside its head", arguments: [1.3, 2.5])
  func opening(time: Double) throws {
    var stage = ChatHeadsStage([1, 2])
    stage.perform(.message(head: 1, text: 1), at: 1)
    stage.look(at: time)
    let open = try #require(stage.layer(.flyout, 1))
    stage.perform(.open(head: 2), at: time)
    var (opacity, center) = (open.opacity, open.center)
    for frame in 1...12 {
      stage.look(at: time + Double(frame) / 60)
      let layer = stage.layer(.flyout, 1)
      let next = layer?.opacity ?? 0
      #expect(next <= opacity && opacity - next <= 0.25, "frame \(frame): \(opacity), then \(next)")
      if let layer { #expect(layer.center.distance(to: center) < 48, "frame \(frame)") }
      center = layer?.center ?? center
      opacity = next
    }
    #expect(opacity == 0)
  }

  @Test("Its automatic disappearance is reported at its own time, independent of the frames")
  func ownTime() {
    var stage = ChatHeadsStage([1])
    stage.perform(.message(head: 1, text: 1), at: 1)
    stage.look(at: 60)
    #expect(abs((stage.names(.flyoutHidden).first?.time ?? 0) - 6.2) < 1e-9)
    #expect(stage.frame.schedule == .settled)
  }

  @Test("A flyout is as large as its words, up to 300 and to the free width less 12 on each side")
  func size() {
    func room(_ words: Size?, width: Double = 390, style: ChatHeadsStyle = .modern) -> Rect {
      let screen = Viewport(size: Size(width: width, height: 844))
      var stage = ChatHeadsStage([1, 2], style: style, viewport: screen)
      stage.perform(.message(head: 1, text: 1, size: words), at: 1)
      stage.look(at: 3)
      let layer = stage.layer(.flyout, 1)
      return Rect(center: layer?.center ?? .zero, size: layer?.size ?? .zero)
    }
    let picture = 390.0 - 22 - 29
    let short = room(Size(width: 120, height: 56))
    #expect(short.size == Size(width: 120, height: 56) && abs(short.maxX - (picture - 12)) < 1e-9)
    #expect(room(Size(width: 280, height: 90)).size == Size(width: 280, height: 90))
    #expect(room(Size(width: 900, height: 20)).size == Size(width: 300, height: 56))
    #expect(room(nil).size == Size(width: 300, height: 56))
    let narrow = room(Size(width: 300, height: 70), width: 320)
    #expect(abs(narrow.minX - 12) < 1e-9 && narrow.width < 300)
    for bad in [Size(width: .nan, height: 70), Size(width: 100, height: .infinity)] {
      #expect(room(bad) == room(nil))
    }
    #expect(room(nil, style: .classic).size == Size(width: 232, height: 56))
  }

  @Test("Its limit is its width beside the resting stack", arguments: [320.0, 390, 844])
  func limit(width: Double) {
    var stage = ChatHeadsStage([1], viewport: Viewport(size: Size(width: width, height: 844)))
    let limit = stage.heads.flyoutLimit
    stage.perform(.message(head: 1, text: 1, size: Size(width: 999, height: 60)), at: 1)
    stage.look(at: 3)
    #expect(abs((stage.layer(.flyout, 1)?.size.width ?? 0) - limit) < 1e-9)
  }

  @Test("A second message of another size changes the bubble's size gradually, for both texts alike")
  func sizes() {
    var stage = ChatHeadsStage([1])
    stage.perform(.message(head: 1, text: 1, size: Size(width: 120, height: 56)), at: 1)
    stage.look(at: 2)
    stage.perform(.message(head: 1, text: 2, size: Size(width: 280, height: 90)), at: 2)
    var last = 120.0
    for step in 0...20 {
      stage.look(at: 2 + Double(step) / 60)
      let bubbles = stage.frame.layers.filter { $0.id.role == .flyout }
      #expect(Set(bubbles.map(\.size)).count == 1 && Set(bubbles.map(\.center)).count == 1, "at \(step)")
      let width = bubbles.first?.size.width ?? 0
      #expect(width >= last && width - last <= 30, "\(last), \(width) at \(step)")
      last = width
    }
    #expect(last == 280)
  }

  @Test("At the top and the bottom a high flyout stays within the safe area", arguments: [0.0, 900])
  func height(y: Double) {
    var stage = ChatHeadsStage([1])
    stage.perform(.setRestingPlace(edge: .right, y: y, animated: false), at: 0.5)
    stage.perform(.message(head: 1, text: 1, size: Size(width: 200, height: 120)), at: 1)
    stage.look(at: 3)
    let layer = stage.layer(.flyout, 1)
    let room = Rect(center: layer?.center ?? .zero, size: layer?.size ?? .zero)
    let safe = stage.heads.core.value.geometry.viewport.safeBounds
    #expect(room.height == 120 && room.minY >= safe.minY && room.maxY <= safe.maxY)
  }

  /// The count that the leader's badge shows.
  private func count(_ stage: inout ChatHeadsStage, at time: Double) -> LayerLabel? {
    stage.look(at: time)
    return stage.frame.layers.last { $0.id.role == .badge && $0.opacity > 0.5 }?.label
  }

  @Test("Beside a flyout the badge shows the sender's count; the sum returns when the flyout disappears")
  func ownCount() {
    var stage = ChatHeadsStage([1, 2])
    stage.perform(.setUnread(head: 1, count: 2), at: 0.5)
    stage.perform(.setUnread(head: 2, count: 3), at: 0.5)
    #expect(count(&stage, at: 1) == .count(5))
    stage.perform(.message(head: 2, text: 1), at: 1)
    #expect(count(&stage, at: 1.01) == .count(3) && count(&stage, at: 6) == .count(3))
    #expect(count(&stage, at: 7) == .count(5))
    // Another leader has the sum again.
    stage.perform(.message(head: 1, text: 1), at: 8)
    #expect(count(&stage, at: 8.5) == .count(2))
    stage.perform(.add(head: 3, unread: 0, animated: true), at: 9)
    #expect(count(&stage, at: 9.5) == .count(5))
  }

  @Test("A dragged badge keeps its count, and clears it", arguments: [true, false])
  func heldCount(isSum: Bool) throws {
    var stage = ChatHeadsStage([1, 2])
    stage.perform(.setUnread(head: 1, count: 2), at: 0.5)
    stage.perform(.setUnread(head: 2, count: 3), at: 0.5)
    if !isSum { stage.perform(.message(head: 1, text: 1), at: 1) }
    stage.look(at: 1.5)
    let badge = try #require(stage.frame.layers.last { $0.id.role == .badge && $0.opacity > 0.5 })
    #expect(badge.label == .count(isSum ? 5 : 2))
    stage.point(.down, badge.center.x, badge.center.y, at: 2)
    for step in 1...20 {
      stage.point(.move, badge.center.x - 12 * Double(step), badge.center.y, at: 2 + Double(step) / 100)
    }
    if isSum { stage.perform(.message(head: 1, text: 1), at: 2.5) }
    stage.point(.up, badge.center.x - 240, badge.center.y, at: isSum ? 3 : 8)
    stage.settle()
    #expect(stage.names(.cleared).count == (isSum ? 2 : 1))
  }

  @Test("A drag downwards on a flyout is passed on; sideways and upwards drags and taps belong to the flyout")
  func passed() {
    func drag(by step: Vector, count: Int = 20) -> (claimed: [Bool], start: Point?, stage: ChatHeadsStage) {
      var stage = ChatHeadsStage([1, 2])
      stage.perform(.message(head: 1, text: 1, size: Size(width: 200, height: 56)), at: 1)
      stage.look(at: 2)
      let start = stage.layer(.flyout, 1)?.center ?? .zero
      var claimed: [Bool] = []
      for number in 0...count {
        let pointer = Pointer(
          id: 7, phase: number == 0 ? .down : .move, position: start + step * Double(number))
        claimed.append(stage.heads.handle(.pointer(pointer), at: 2 + Double(number) / 60))
      }
      let passed = stage.heads.takePassedTouch(7)
      #expect(stage.heads.takePassedTouch(7) == nil && stage.heads.takePassedTouch(8) == nil)
      #expect(passed == nil || passed == start)
      return (claimed, passed, stage)
    }
    let down = drag(by: Vector(x: 1, y: 4))
    #expect(down.start != nil && down.claimed.prefix(3) == [true, true, true])
    #expect(down.claimed.suffix(17).allSatisfy { !$0 }, "from the slop on")
    var stage = down.stage
    stage.look(at: 5)
    #expect(stage.layer(.flyout, 1)?.opacity == 1, "it stays where it was")
    stage.settle()
    #expect(stage.names(.flyoutHidden).count == 1)
    for step in [Vector(x: -4, y: 1), Vector(x: 4, y: 3.9), Vector(x: 1, y: -4), Vector(x: 0.1, y: 0.2)] {
      let other = drag(by: step)
      #expect(other.start == nil && other.claimed.allSatisfy { $0 }, "\(step)")
    }
  }
}
