import SuppleScene
import Testing

@testable import SuppleInteractions

@Suite("Chat heads: dismissing, adding, messages")
struct ChatHeadsDismissTests {
  /// The target's centre on the phone.
  let target = Point(x: 195, y: 844 - 34 - 98)

  @Test(
    "During a drag the target rises, shrinks around its captured heads, and drops",
    arguments: [("modern", 76.0), ("classic", 60)])
  func rises(style: String, size: Double) {
    var stage = ChatHeadsStage([1], style: style == "classic" ? .classic : .modern)
    stage.drag(from: Point(x: 368, y: 300), to: Point(x: 200, y: 150), from: 1, lasting: 0.3, releases: false)
    stage.look(at: 3)
    #expect(stage.layer(.dismissTarget)?.center == target)
    #expect(stage.layer(.dismissTarget)?.size.width == 96)
    stage.point(.move, 200, 700, at: 3.5)
    stage.look(at: 6)
    #expect(stage.layer(.dismissTarget)?.size.width == size)
    stage.point(.move, 200, 300, at: 6.5)
    stage.point(.up, 200, 300, at: 7)
    stage.settle()
    #expect(stage.layer(.dismissTarget) == nil)
  }

  @Test("The finger captures within 120 and not beyond; leaving springs back to the finger; one event each")
  func capture() {
    var stage = ChatHeadsStage([1, 2])
    stage.point(.down, 368, 300, at: 1)
    stage.point(.move, 300, 300, at: 1.1)
    stage.point(.move, target.x, target.y - 121, at: 2)
    stage.look(at: 2.5)
    #expect(stage.names(.captured).isEmpty)
    stage.point(.move, target.x, target.y - 119, at: 3)
    let caught = stage.look(at: 3).layer(LayerID(.head, item: 1))
    #expect((caught?.center.distance(to: Point(x: 195, y: target.y - 119)) ?? 99) < 2, "no jump")
    // The finger moves about inside, and the head stays in the middle with all of the stack.
    stage.point(.move, target.x + 40, target.y + 60, at: 4)
    stage.look(at: 6)
    #expect(stage.center(1).distance(to: target) < 0.01)
    #expect(stage.center(2).distance(to: target) < 0.01)
    stage.point(.move, target.x, target.y - 130, at: 7)
    stage.look(at: 8)
    #expect(stage.center(1).distance(to: Point(x: 195, y: target.y - 130)) < 0.01)
    #expect(stage.names(.captured).count == 1 && stage.names(.released).count == 1)
  }

  @Test("Faster than 760 sideways the head passes without capture; a finger that then stops captures it")
  func passing() {
    var stage = ChatHeadsStage([1])
    stage.point(.down, 368, 300, at: 1)
    for step in 0...12 {
      let x = 380 - Double(step) / 120 * 2000
      stage.point(.move, x, target.y, at: 2 + Double(step) / 120)
    }
    stage.look()
    #expect(stage.names(.captured).isEmpty)
    stage.look(at: 2.3)
    #expect(stage.names(.captured).count == 1)
  }

  @Test("Released in the target the stack implodes and the app is notified of each head")
  func implosion() {
    var stage = ChatHeadsStage([1, 2, 3])
    stage.point(.down, 368, 300, at: 1)
    stage.point(.move, 300, 400, at: 1.2)
    stage.point(.move, target.x, target.y, at: 2)
    stage.point(.up, target.x, target.y, at: 3)
    stage.settle()
    #expect(stage.names(.dismissed).map(\.item) == [1, 2, 3])
    #expect(stage.names(.captured).count == 1 && stage.names(.released).count == 1)
    #expect(stage.frame.layers.isEmpty)
  }

  /// Releases three heads in the target at second 3, and calls `look` for each frame.
  private func watchDismissal(_ style: ChatHeadsStyle, look: (ChatHeadsStage, _ since: Double) -> Void) {
    var stage = ChatHeadsStage([1, 2, 3], style: style)
    stage.point(.down, 368, 300, at: 1)
    stage.point(.move, 300, 400, at: 1.2)
    stage.point(.move, target.x, target.y, at: 2)
    stage.point(.up, target.x, target.y, at: 3)
    for frame in 0...90 {
      stage.look(at: 3 + Double(frame) / 120)
      look(stage, Double(frame) / 120)
    }
    stage.settle()
    #expect(stage.frame.layers.isEmpty)
  }

  @Test(
    "The target absorbs the heads one by one, contracts with each, shows its cross, and drops by 40 until 0.38 s"
  )
  func absorbed() {
    var widths: [Double] = []
    watchDismissal(.modern) { stage, since in
      let layer = stage.layer(.dismissTarget)
      let width = layer?.size.width ?? 0
      let heads = [Int32(1), 2].map { stage.layer(.head, $0) }
      let scales = heads.map { $0?.scale ?? 0 }
      if since > 0, since < 0.16 { #expect(scales[0] < 1 && scales[1] > scales[0], "at \(since)") }
      if since < 0.04 { #expect(scales[1] == 1, "at \(since)") }
      #expect((heads[0] != nil) == (since < 0.16) && (heads[1] != nil) == (since < 0.2), "at \(since)")
      if since < 0.1 { #expect(heads[0]?.opacity == 1, "at \(since)") }
      #expect(scales.allSatisfy { $0 == 0 || $0 >= 0.3 })
      // Nothing is left 0.38 s after the release: neither the target nor the gradient.
      #expect((width > 0) == (since < 0.38 - 1e-9), "at \(since)")
      #expect((stage.layer(.targetScrim) != nil) == (since < 0.38 - 1e-9), "at \(since)")
      #expect(width == 0 || width >= 66 * (scales.max() ?? 0), "at \(since): the ring surrounds the heads")
      guard let layer else { return }
      // Without heads there is no glow; the cross is as visible as the glow is not.
      if since <= 0.14 { #expect(layer.shadow.opacity == 1, "at \(since)") }
      if since >= 0.2 { #expect(layer.shadow.opacity == 0, "at \(since)") }
      if since <= 0.24 { #expect(layer.center == target && layer.opacity == 1, "at \(since)") }
      if since > 0.25 { #expect(layer.center.y > target.y && layer.opacity < 1, "at \(since)") }
      widths.append(width)
    }
    #expect(abs((widths.last ?? 0) - 60) < 0.1)
    for (before, after) in zip(widths, widths.dropFirst()) { #expect(abs(after - before) < 3) }
    #expect(zip(widths, widths.dropFirst()).contains { $1 > $0 + 0.1 }, "It gulps.")
  }

  @Test(
    "Eight heads begin to shrink within 80 ms, and a head that is dragged from the row meanwhile raises the target again"
  )
  func spread() {
    let heads = AbsorbedHeads(start: 2, count: 8, duration: 0.16, interval: 0.04)
    #expect(abs(heads.start(of: 7) - 2.08) < 1e-9 && abs(heads.end - 2.24) < 1e-9)
    #expect(heads.contraction(at: 2) == 1 && abs(heads.contraction(at: 2.3) - 60.0 / 76) < 1e-9)
    var stage = ChatHeadsStage([1, 2, 3])
    stage.perform(.open(head: 1), at: 1)
    stage.settle()
    let slot = stage.center(1)
    stage.point(.down, slot.x, slot.y, at: 10)
    stage.point(.move, slot.x, slot.y + 200, at: 10.2)
    stage.point(.move, target.x, target.y, at: 11)
    stage.point(.up, target.x, target.y, at: 12)
    stage.look(at: 12.3)
    let dropping = stage.layer(.dismissTarget)
    #expect((dropping?.center.y ?? 0) > target.y)
    let next = stage.center(2)
    stage.point(.down, next.x, next.y, at: 12.3)
    stage.point(.move, next.x, next.y + 60, at: 12.3)
    stage.look(at: 12.3)
    let raised = stage.layer(.dismissTarget)
    #expect(abs((raised?.center.y ?? 0) - (dropping?.center.y ?? 0)) < 1, "no jump")
    #expect(abs((raised?.opacity ?? 0) - (dropping?.opacity ?? 0)) < 0.01)
    stage.look(at: 14)
    #expect(stage.layer(.dismissTarget)?.size.width == 96 && stage.layer(.dismissTarget)?.opacity == 1)
  }

  @Test("In classic the heads implode in place while the target leaves")
  func classicImplosion() {
    watchDismissal(.classic) { stage, since in
      let scales = [Int32(1), 2].compactMap { stage.layer(.head, $0)?.scale }
      #expect(Set(scales).count <= 1, "at \(since)")
      if since > 0, since < 0.2 { #expect((stage.layer(.dismissTarget)?.opacity ?? 1) < 1, "at \(since)") }
    }
  }

  @Test("Followers of a leader that is flung at the target go into it as well")
  func flungFollowers() {
    var stage = ChatHeadsStage([1, 2, 3])
    stage.point(.down, 368, 300, at: 1)
    stage.point(.move, 195, 300, at: 1.02)
    for step in 0...12 {
      let before = Double(12 - step) / 120
      stage.point(.move, 195, 340 - 2600 * before, at: 2 - before)
    }
    stage.point(.up, 195, 340, at: 2)
    var time = 2.0
    while stage.names(.dismissed).isEmpty, time < 4 {
      time += 1 / 240
      stage.look(at: time)
    }
    // The last visible place of each head is in the target, independent of its lag.
    var last: [Int32: Point] = [:]
    for _ in 0..<120 {
      for head in Int32(1)...3 where (stage.layer(.head, head)?.scale ?? 0) > 0.2 {
        last[head] = stage.center(head)
      }
      time += 1 / 240
      stage.look(at: time)
    }
    for (head, point) in last { #expect(point.distance(to: target) < 8, "head \(head) at \(point)") }
    #expect(last.count > 1)
  }

  @Test("Heads that the target absorbs return from it when the app cancels their dismissal")
  func cancelledWhileAbsorbed() {
    var stage = ChatHeadsStage([1, 2])
    stage.point(.down, 368, 300, at: 1)
    stage.point(.move, 300, 400, at: 1.2)
    stage.point(.move, target.x, target.y, at: 2)
    stage.point(.up, target.x, target.y, at: 3)
    stage.look(at: 3.1)
    stage.perform(.cancelDismissal, at: 3.1)
    #expect(stage.center(1).distance(to: target) < 1)
    stage.settle()
    #expect(stage.center(1) == Point(x: 368, y: 300))
    #expect(stage.layer(.dismissTarget) == nil)
  }

  @Test("The app can cancel a dismissal, before or after; then the stack returns to its resting place")
  func cancellation() {
    for early in [true, false] {
      var stage = ChatHeadsStage([1, 2])
      if early { stage.perform(.cancelDismissal, at: 0.5) }
      stage.point(.down, 368, 300, at: 1)
      stage.point(.move, 300, 400, at: 1.2)
      stage.point(.move, target.x, target.y, at: 2)
      stage.point(.up, target.x, target.y, at: 3)
      stage.look()
      if !early { stage.perform(.cancelDismissal) }
      stage.settle()
      #expect(stage.center(1) == Point(x: 368, y: 300))
      #expect(stage.center(2) == Point(x: 368, y: 312))
      #expect(stage.names(.dismissed).isEmpty == early)
    }
  }

  /// Opens head 1, and releases it in the target.
  private func openAndDrop(_ stage: inout ChatHeadsStage) {
    stage.perform(.open(head: 1), at: 1)
    stage.settle()
    let origin = stage.center(1)
    let start = stage.time + 1
    stage.point(.down, origin.x, origin.y, at: start)
    stage.point(.move, origin.x, origin.y + 200, at: start + 0.2)
    stage.point(.move, target.x, target.y, at: start + 1)
    stage.point(.up, target.x, target.y, at: start + 2)
  }

  @Test("A head whose dismissal the app cancels is open again if it was", arguments: [1, 2])
  func cancelledWhileOpen(count: Int) {
    var stage = ChatHeadsStage(Array([1, 2].prefix(count)))
    openAndDrop(&stage)
    stage.perform(.cancelDismissal)
    stage.settle()
    #expect(stage.names(.dismissed).map(\.item) == [1])
    #expect(stage.heads.isOpen && stage.layer(.conversation, 1)?.scale == 1)
    #expect(stage.frame.layers.count { $0.id.role == .conversation } == 1)
  }

  @Test("The target captures the head of a finger to which a change of the room moves it")
  func capturedByRoom() {
    var stage = ChatHeadsStage([1, 2], viewport: Viewport(size: Size(width: 1440, height: 900)))
    stage.perform(.setRestingPlace(edge: .right, y: 300, animated: false))
    stage.look()
    let start = stage.center(1)
    stage.point(.down, start, at: 1)
    stage.point(.move, Point(x: 500, y: 560), at: 1.5)
    stage.look(at: 3)
    #expect(stage.names(.captured).isEmpty)
    stage.handle(.viewport(Viewport(size: Size(width: 1000, height: 650))), at: 3)
    stage.look(at: 3.01)
    #expect(stage.names(.captured).map(\.item) == [1], "it is reported before the release")
    stage.point(.up, Point(x: 500, y: 560), at: 4)
    stage.settle()
    #expect(stage.names(.dismissed).count == 2)
  }

  @Test("Only the head of an open row that is released in the target is dismissed, and the next is read")
  func oneOfRow() {
    var stage = ChatHeadsStage([1, 2, 3])
    openAndDrop(&stage)
    stage.settle()
    #expect(stage.names(.dismissed).map(\.item) == [1])
    #expect(stage.names(.selected).map(\.item) == [2])
    #expect(stage.layer(.conversation, 2)?.scale == 1)
    #expect(stage.center(2) == Point(x: 195 - 34.5, y: 80))
  }

  @Test(
    "A throw down faster than 1520 whose ray meets the band is caught in flight; the band widens with speed")
  func thrown() {
    let cases: [(x: Double, velocity: Vector, caught: Bool)] = [
      (195, Vector(x: 0, y: 1700), true), (195, Vector(x: 0, y: 1400), false),
      (300, Vector(x: 0, y: 1700), true), (345, Vector(x: 0, y: 1700), false),
      (195, Vector(x: 900, y: 1600), false),
    ]
    for (x, velocity, caught) in cases {
      var stage = ChatHeadsStage([1])
      stage.point(.down, 368, 300, at: 1)
      stage.point(.move, x, 300, at: 1.02)
      for step in 0...12 {
        let before = Double(12 - step) / 120
        stage.point(.move, x - velocity.x * before, 340 - velocity.y * before, at: 2 - before)
      }
      stage.point(.up, x, 340, at: 2)
      stage.settle()
      #expect(stage.names(.dismissed).count == (caught ? 1 : 0), "\(x) \(velocity)")
    }
    let geometry = ChatHeads(
      style: .modern, viewport: Viewport(size: Size(width: 1200, height: 844)), seed: 0
    ).core.value.geometry
    let above = Point(x: 600, y: 200)
    let fall = (geometry.targetCenter.y - 200) / 1600
    func catches(_ miss: Double, sideways: Double) -> Bool {
      geometry.catches(
        Point(x: above.x + miss - sideways * fall, y: 200), Vector(x: sideways, y: 1600))
    }
    #expect(catches(143, sideways: 0) && !catches(145, sideways: 0))
    #expect(catches(215, sideways: 580) && !catches(217, sideways: 580))
    #expect(catches(287, sideways: 770) && !catches(289, sideways: 770))
  }

  @Test("Parking low at the edge stays possible")
  func parking() {
    var stage = ChatHeadsStage([1])
    stage.drag(from: Point(x: 368, y: 300), to: Point(x: 368, y: 760), from: 1, lasting: 1, releases: false)
    stage.point(.up, 368, 760, at: 2.5)
    stage.settle()
    #expect(stage.names(.dismissed).isEmpty)
    #expect(stage.center(1) == Point(x: 368, y: 760))
  }

  @Test("A new head slides in from the edge and becomes the leader")
  func adding() {
    var stage = ChatHeadsStage([1])
    stage.perform(.add(head: 2, unread: 3, animated: true), at: 1)
    stage.look(at: 1)
    #expect(stage.layer(.head, 2)?.scale == 0.5 || stage.layer(.head, 2) == nil)
    stage.look(at: 1.05)
    #expect(stage.center(2).x > 390 - 33)
    stage.settle()
    #expect(stage.center(2) == Point(x: 368, y: 300) && stage.center(1) == Point(x: 368, y: 312))
    #expect(stage.layer(.head, 2)?.scale == 1 && stage.layer(.head, 2)?.opacity == 1)
    #expect(stage.layer(.badge, 2)?.label == .count(3))
    #expect(stage.names(.added).map(\.item) == [2])
  }

  @Test(
    "A message brings its head to the front; the flyout comes after 0.2 s, stays 5 s, and is flicked away")
  func flyout() {
    var stage = ChatHeadsStage([1, 2])
    stage.perform(.message(head: 2, text: 7), at: 1)
    stage.look(at: 1.19)
    #expect(stage.layer(.flyout, 2) == nil)
    stage.settle(limit: 3)
    stage.look(at: 4)
    #expect(stage.layer(.flyout, 2)?.label == .text(7))
    #expect(stage.center(2) == Point(x: 368, y: 300))
    stage.look(at: 6.15)
    #expect(stage.layer(.flyout, 2) != nil)
    stage.look(at: 6.5)
    #expect(stage.layer(.flyout, 2) == nil)

    stage.perform(.message(head: 2, text: 8), at: 10)
    stage.look(at: 12)
    let bubble = stage.layer(.flyout, 2)?.center ?? .zero
    stage.drag(from: bubble, to: bubble + Vector(x: 90, y: 0), from: 12.1, lasting: 0.1)
    stage.settle(limit: 3)
    #expect(stage.layer(.flyout, 2) == nil)
  }

  @Test("Keys: Enter opens, Escape closes, Delete dismisses, arrows move the stack to the four corners")
  func keys() {
    var stage = ChatHeadsStage([1, 2])
    func press(_ key: Key, _ head: Int32) {
      stage.heads.handle(.key(key, focus: LayerID(.head, item: head)), at: stage.time)
      stage.settle()
    }
    press(.arrowLeft, 1)
    press(.arrowUp, 1)
    #expect(stage.center(1) == Point(x: 22, y: 80))
    press(.arrowDown, 1)
    press(.arrowRight, 1)
    #expect(stage.center(1) == Point(x: 368, y: 844 - 34 - 33 - 12))
    press(.enter, 1)
    #expect(stage.names(.opened).count == 1)
    press(.escape, 1)
    #expect(stage.names(.closed).count == 1)
    press(.delete, 1)
    #expect(stage.names(.dismissed).map(\.item) == [1])
    #expect(stage.center(2) == Point(x: 368, y: 844 - 34 - 33 - 12))
  }

  @Test("Reduced motion reaches the same states by cross-fades of 0.2 s, without any travel")
  func reducedMotion() {
    var stage = ChatHeadsStage([1, 2])
    stage.heads.handle(.preferences(Preferences(reducedMotion: true)), at: 0.5)
    stage.perform(.open(head: 1), at: 1)
    var places: Set<Point> = []
    for step in 0...30 {
      stage.look(at: 1 + Double(step) / 100)
      if let head = stage.layer(.head, 1) { places.insert(head.center) }
      #expect((stage.layer(.conversation, 1)?.scale ?? 1) == 1)
    }
    #expect(places == [Point(x: 368, y: 300), Point(x: 195 - 34.5, y: 80)])
    #expect(stage.frame.schedule == .settled)
    #expect(stage.layer(.conversation, 1)?.opacity == 1)
    stage.perform(.close)
    stage.look(at: 1.6)
    #expect(stage.center(1) == Point(x: 368, y: 300) && stage.frame.schedule == .settled)
  }
}
