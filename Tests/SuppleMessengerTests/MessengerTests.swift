import SuppleInteractions
import SuppleMessenger
import SuppleScene
import SuppleScript
import Testing

@Suite("A messenger's three interactions together")
struct MessengerTests {
  /// Rows of 84 with gaps of 10, the first at 24: badge 1 in row 2, head 2 resting at the right edge.
  private func messenger(rightToLeft: Bool = false) -> Messenger {
    let viewport = Viewport(size: Size(width: 390, height: 844))
    var messenger = Messenger(style: .modern, viewport: viewport, seed: 3)
    messenger.handle(.preferences(Preferences(rightToLeft: rightToLeft)), at: 0)
    messenger.perform(.notch(.setCell(Size(width: 358, height: 84))), at: 0)
    messenger.perform(.notch(.setRows(6)), at: 0)
    messenger.perform(.addBadge(1, row: 2, count: 3), at: 0)
    messenger.perform(.chatHeads(.add(head: 2, unread: 0, animated: false)), at: 0)
    messenger.perform(.chatHeads(.setRestingPlace(edge: .right, y: 400, animated: false)), at: 0)
    return messenger
  }

  private func frame(_ messenger: inout Messenger, at time: Double) -> Frame {
    var frame = Frame()
    messenger.advance(to: time)
    messenger.write(into: &frame)
    return frame
  }

  private func events(_ messenger: inout Messenger, at time: Double) -> [EventRecord] {
    messenger.advance(to: time)
    return messenger.takeRecords()
  }

  @discardableResult
  private func touch(
    _ messenger: inout Messenger, _ phase: PointerPhase, _ x: Double, _ y: Double, at time: Double,
    id: Int32 = 1
  ) -> Bool {
    messenger.handle(.pointer(Pointer(id: id, phase: phase, position: Point(x: x, y: y))), at: time)
  }

  private let badge = LayerID(.badge, item: 1)

  @Test("A badge ends 12 before its row does, 13 below its middle, and moves with the list")
  func badgePlace() throws {
    var messenger = messenger()
    #expect(frame(&messenger, at: 0).layer(badge)?.center == Point(x: 351, y: 173))
    messenger.perform(.notch(.scrollTo(y: 50)), at: 1)
    #expect(frame(&messenger, at: 1).layer(badge)?.center.y == 123)
    messenger.perform(.notch(.scrollTo(y: 400)), at: 2)
    #expect(frame(&messenger, at: 2).layer(badge) == nil)
    var mirrored = self.messenger(rightToLeft: true)
    #expect(frame(&mirrored, at: 0).layer(badge)?.center.x == 39)
    // A pill ends like a dot: 9 for each further character, about the middle.
    messenger.perform(.badge(1, .setCount(120)), at: 3)
    messenger.perform(.notch(.scrollTo(y: 0)), at: 3)
    #expect(frame(&messenger, at: 6).layer(badge)?.center.x == 342)
  }

  @Test("A badge stays on its row through an insertion, without a jump")
  func insertion() throws {
    var messenger = messenger()
    messenger.perform(.notch(.beginRefreshing), at: 0)
    var last = 173.0
    var inserted = false
    for step in 1...720 {
      if step == 120 { messenger.perform(.notch(.finishRefreshing(items: 2)), at: 0.5) }
      let frame = frame(&messenger, at: Double(step) / 240)
      let y = try #require(frame.layer(badge)?.center.y)
      let row = try #require(frame.layer(LayerID(.row, item: 2))?.center.y)
      #expect(abs(y - row - 13) < 1e-9)
      #expect(abs(y - last) < 12, "at \(frame.time)")
      last = y
      inserted = inserted || messenger.takeRecords().contains { $0.name == .inserted }
    }
    #expect(inserted)
    #expect(abs(last - 361) < 0.01)
  }

  @Test("Heads are above badges, badges above the list")
  func routing() {
    var messenger = messenger()
    messenger.perform(.chatHeads(.setRestingPlace(edge: .right, y: 160, animated: false)), at: 0)
    // The head now covers the badge's row: it takes the touch where both are.
    touch(&messenger, .down, 352, 160, at: 1)
    #expect(events(&messenger, at: 1).map(\.item) == [2])
    touch(&messenger, .cancel, 0, 0, at: 1.1)
    messenger.perform(.chatHeads(.setRestingPlace(edge: .left, y: 500, animated: false)), at: 2)
    #expect(touch(&messenger, .down, 346, 160, at: 3))
    #expect(events(&messenger, at: 3).map(\.item) == [1])
    touch(&messenger, .up, 346, 160, at: 3.1)
    // A touch beside both belongs to the list, which claims it when it pulls.
    #expect(!touch(&messenger, .down, 150, 160, at: 4))
    touch(&messenger, .move, 150, 200, at: 4.1)
    #expect(touch(&messenger, .move, 150, 260, at: 4.2))
    let list = frame(&messenger, at: 4.3).layer(LayerID(.list))
    #expect(list?.traits.contains(.engaged) == true)
  }

  @Test("During the drag of a badge the list does not move, by finger or by wheel")
  func heldBadge() {
    var messenger = messenger()
    touch(&messenger, .down, 346, 160, at: 1)
    touch(&messenger, .move, 300, 200, at: 1.1)
    touch(&messenger, .down, 150, 300, at: 1.2, id: 2)
    touch(&messenger, .move, 150, 500, at: 1.3, id: 2)
    messenger.handle(.wheel(delta: Vector(x: 0, y: -50), at: Point(x: 150, y: 300)), at: 1.4)
    #expect(frame(&messenger, at: 1.5).layer(LayerID(.list))?.center.y == 422)
  }

  @Test("A finger on a badge with a lost release is cancelled, beyond the possible number of fingers")
  func tooManyFingers() throws {
    var messenger = messenger()
    let anchor = try #require(frame(&messenger, at: 0).layer(badge)?.center)
    touch(&messenger, .down, 351, 173, at: 1)
    touch(&messenger, .move, 320, 173, at: 1.1)
    let head = try #require(frame(&messenger, at: 1.2).layer(LayerID(.head, item: 2))?.center)
    for id in Int32(2)...33 { touch(&messenger, .down, head.x, head.y, at: 1.2, id: id) }
    #expect(frame(&messenger, at: 4).layer(badge)?.center == anchor)
  }

  @Test("Badges are found by their numbers, in any order of addition")
  func badgesInAnyOrder() throws {
    var messenger = messenger()
    messenger.perform(.notch(.setRows(200)), at: 0)
    // 73 and 200 have no common divisor, so each row but the first gets one badge.
    for step in 1...199 {
      let row = Int32(step * 73 % 200 + 1)
      messenger.perform(.addBadge(row + 2, row: row, count: nil), at: 0)
      // The number is taken.
      messenger.perform(.addBadge(row + 2, row: 1, count: nil), at: 0)
      messenger.perform(.badge(row + 2, .setCount(row)), at: 0)
    }
    for row in [Int32](2...200) {
      messenger.perform(.notch(.scrollTo(y: Double(row) * 94)), at: 1)
      let badge = frame(&messenger, at: 1).layer(LayerID(.badge, item: row + 2))
      #expect(badge?.label == (row > 99 ? .moreThan(99) : .count(row)), "row \(row)")
    }
  }

  @Test("A badge out of its row is in front of everything, at rest it lies in the list")
  func order() throws {
    var messenger = messenger()
    func roles(_ frame: Frame) -> [LayerRole] { frame.layers.map(\.id.role) }
    let resting = roles(frame(&messenger, at: 0))
    #expect(try #require(resting.firstIndex(of: .badge)) < #require(resting.firstIndex(of: .notch)))
    #expect(resting.last == .head)
    touch(&messenger, .down, 346, 160, at: 1)
    touch(&messenger, .move, 300, 200, at: 1.1)
    #expect(roles(frame(&messenger, at: 1.2)).last == .badge)
  }

  @Test("A badge without a row is invisible in every state, and reports its events")
  func rowless() {
    var messenger = messenger()
    messenger.perform(.notch(.setRows(1)), at: 0)
    messenger.perform(.badge(1, .hint), at: 1)
    #expect(!frame(&messenger, at: 1.1).layers.contains { $0.id.item == 1 && $0.id.role != .row })
    messenger.perform(.badge(1, .clear), at: 2)
    let cleared = frame(&messenger, at: 2.1)
    #expect(messenger.takeRecords().map(\.name) == [.cleared])
    #expect(!cleared.layers.contains { $0.id.role == .particle || $0.id == badge })
  }

  @Test("Under an open conversation nothing can be touched")
  func conversation() {
    var messenger = messenger()
    messenger.perform(.chatHeads(.open(head: 2)), at: 0)
    _ = events(&messenger, at: 3)
    touch(&messenger, .down, 346, 160, at: 3)
    touch(&messenger, .move, 346, 400, at: 3.1)
    let frame = frame(&messenger, at: 3.2)
    #expect(messenger.takeRecords().isEmpty)
    #expect(frame.layer(LayerID(.list))?.center.y == 422)
  }

  @Test("A row that moves under a dragged badge does not tear it; the finger's tear is the same at any rate")
  func anyFrameRate() {
    func snap(_ rate: Double) -> Double? {
      var messenger = messenger()
      var frameNumber = 0.0
      var snapped: Double?
      func look(until time: Double) {
        while frameNumber / rate < time {
          for event in events(&messenger, at: frameNumber / rate) where event.name == .snapped {
            snapped = event.time
          }
          frameNumber += 1
        }
      }
      look(until: 1)
      touch(&messenger, .down, 346, 160, at: 1)
      look(until: 1.05)
      touch(&messenger, .move, 280, 130, at: 1.05)
      look(until: 1.1)
      messenger.perform(.notch(.beginRefreshing), at: 1.1)
      look(until: 1.2)
      messenger.perform(.notch(.finishRefreshing(items: 3)), at: 1.2)
      look(until: 4)
      #expect(snapped == nil)
      for step in 1...100 {
        let time = 4 + Double(step) / 100
        touch(&messenger, .move, 280 - 2 * Double(step), 130, at: time)
        look(until: time + 0.01)
      }
      return snapped
    }
    let times = [24.0, 60, 97, 240].compactMap(snap)
    #expect(times.count == 4)
    #expect(times.allSatisfy { abs($0 - times[0]) < 1e-9 && $0 > 4.2 }, "\(times)")
  }

  @Test("For any input, nothing traps and all layers have unique names")
  func anything() {
    var state: UInt64 = 11
    func random(_ count: UInt64) -> Int {
      state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
      return Int((state >> 33) % count)
    }
    let odd = [0.0, 100, 346, 160, 844, -1e9, .nan, .infinity, 1e300]
    var messenger = messenger()
    var time = 0.0
    for _ in 0..<20_000 {
      time += [0, 0.001, 0.016, 0.3, -1, 40][random(6)]
      let at = random(50) == 0 ? odd[random(9)] : time
      if at.isFinite { time = max(time, min(at, time + 100)) }
      let point = Point(x: odd[random(9)], y: Double(random(900)))
      switch random(9) {
      case 0, 1, 2, 3:
        let phase = PointerPhase(rawValue: Int32(random(4))) ?? .down
        messenger.handle(.pointer(Pointer(id: Int32(random(50)), phase: phase, position: point)), at: at)
      case 4: messenger.handle(.wheel(delta: Vector(x: 0, y: odd[random(9)]), at: point), at: at)
      case 5:
        messenger.handle(
          .viewport(Viewport(size: Size(width: Double(random(900)), height: Double(random(900))))), at: at)
      case 6:
        messenger.perform(
          [
            .notch(.beginRefreshing), .notch(.finishRefreshing(items: 2)), .notch(.cancelRefreshing),
            .notch(.scrollTo(y: point.y)),
          ][
            random(4)],
          at: at)
      case 7:
        messenger.perform(
          [
            .badge(Int32(random(3)), .setCount(Int32(random(200)))), .badge(1, .clear),
            .badge(1, .cancelDismissal),
            .addBadge(Int32(random(6)) * 10, row: Int32(random(9)), count: nil),
          ][random(4)], at: at)
      default:
        messenger.perform(
          .chatHeads(
            [.open(head: 2), .close, .add(head: 5, unread: 1, animated: true), .remove(head: 5)][random(4)]),
          at: at)
      }
      let frame = frame(&messenger, at: at)
      #expect(Set(frame.layers.map(\.id)).count == frame.layers.count)
      #expect(frame.layers.allSatisfy { $0.center.isFinite && $0.scale.isFinite && $0.opacity.isFinite })
    }
  }

  @Test("A badge that becomes wider as its connector breaks has the same ends at any frame rate")
  func widensAsItBreaks() {
    func connectors(framesPerSecond: Int) -> [Layer] {
      var messenger = Messenger(
        style: .modern,
        viewport: Viewport(size: Size(width: 320, height: 480), safeArea: Insets(top: 20)), seed: 0)
      messenger.perform(.notch(.setRows(15)), at: 0)
      messenger.perform(.addBadge(10, row: 3, count: 4), at: 0)
      messenger.perform(.badge(10, .setCount(10)), at: 0.048)
      messenger.handle(
        .pointer(Pointer(id: 1, phase: .down, position: Point(x: 290, y: 531))), at: 0.238)
      messenger.handle(
        .pointer(Pointer(id: 1, phase: .move, position: Point(x: 365, y: 415))), at: 0.246)
      for step in 1...framesPerSecond where Double(step) / Double(framesPerSecond) > 0.246 {
        let time = Double(step) / Double(framesPerSecond)
        guard time <= 0.3 + 1e-9 else { break }
        messenger.advance(to: time)
      }
      var frame = Frame()
      messenger.write(into: &frame)
      return frame.layers.filter { $0.id.role == .connector }
    }
    #expect(connectors(framesPerSecond: 10).count == 2)
    #expect(connectors(framesPerSecond: 10).map(\.size) == connectors(framesPerSecond: 120).map(\.size))
  }
}
