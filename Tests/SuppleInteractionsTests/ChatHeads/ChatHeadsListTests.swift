import SuppleMotion
import SuppleScene
import Testing

@testable import SuppleInteractions

@Suite("Chat heads: the panel of the overflow")
struct ChatHeadsListTests {
  /// Eight heads on the phone, open, of which three are in the overflow.
  static func open(_ count: Int32 = 8) -> ChatHeadsStage {
    var stage = ChatHeadsStage(Array(1...count))
    stage.perform(.open(head: 1), at: 1)
    stage.settle()
    return stage
  }

  /// The same heads with the panel open.
  static func listing(_ count: Int32 = 8) -> ChatHeadsStage {
    var stage = open(count)
    stage.perform(.openOverflow)
    stage.settle()
    return stage
  }

  static func listed(_ stage: ChatHeadsStage) -> [Int32] {
    stage.frame.layers.filter { $0.id.role == .overflowed }.map(\.id.item)
  }

  static func press(_ stage: inout ChatHeadsStage, _ key: Key, _ focus: LayerID?) {
    stage.heads.handle(.key(key, focus: focus), at: stage.time)
    stage.settle()
  }

  @Test("A listed head shows its count like its badge: up to the style's maximum count")
  func greatestCount() {
    for (maximum, label) in [(99.0, LayerLabel.moreThan(99)), (999, .count(150)), (0, .count(150))] {
      var style = ChatHeadsStyle.modern
      style.badge.maximumCount = maximum
      var stage = ChatHeadsStage(Array(1...8), style: style)
      stage.perform(.setUnread(head: 7, count: 150))
      stage.perform(.open(head: 1), at: 1)
      stage.perform(.openOverflow)
      stage.settle()
      #expect(stage.layer(.overflowed, 7)?.label == label, "of at most \(maximum)")
    }
  }

  @Test(
    "A tap on the slot, Enter and the command grow the panel from the slot, as a conversation grows",
    arguments: 0..<3)
  func opens(_ kind: Int) {
    var stage = Self.open()
    let slot = stage.layer(.overflow)?.center ?? .zero
    switch kind {
    case 0: stage.tap(slot.x, slot.y, at: stage.time)
    case 1: stage.heads.handle(.key(.enter, focus: LayerID(.overflow)), at: stage.time)
    default: stage.perform(.openOverflow)
    }
    let start = stage.time
    for step in 1...60 {
      stage.look(at: start + Double(step) / 120)
      guard let panel = stage.layer(.overflowPanel) else { continue }
      #expect(
        panel.isScaled(about: slot, of: stage.heads),
        "it grows from its slot")
      for cell in stage.frame.layers where cell.id.role == .overflowed {
        #expect(cell.scale == panel.scale, "its heads grow with it")
        #expect(panel.contentOpacity < 1 || cell.opacity == 1)
      }
    }
    stage.settle()
    #expect(Self.listed(stage) == [6, 7, 8])
    #expect(stage.layer(.conversation, 1) == nil)
    #expect(stage.layer(.overflow)?.traits.contains(.selected) == true)
    #expect(stage.layer(.head, 1)?.traits.contains(.selected) == false)
    #expect(stage.heads.arrangement.open == nil)
  }

  @Test(
    "A second tap on the slot, on the scrim or Escape closes; a tap beside the heads does nothing",
    arguments: 0..<3)
  func closes(_ kind: Int) {
    var stage = Self.listing()
    stage.tap(195, 700, at: stage.time)
    stage.settle()
    #expect(Self.listed(stage).count == 3)
    let slot = stage.layer(.overflow)?.center ?? .zero
    switch kind {
    case 0: stage.tap(slot.x, slot.y, at: stage.time)
    case 1: stage.tap(20, 125, at: stage.time)
    default: Self.press(&stage, .escape, nil)
    }
    stage.settle()
    #expect(stage.names(.closed).map(\.item) == [1])
    #expect(stage.layer(.overflowPanel) == nil && Self.listed(stage).isEmpty)
    #expect(stage.center(1) == Point(x: 368, y: 300))
  }

  @Test("While a head is dragged the panel closes, and its heads take no touches until it is back")
  func closesForADrag() {
    var stage = Self.listing()
    func touchable() -> Int {
      stage.frame.layers.filter { $0.id.role == .overflowed && $0.traits.contains(.interactive) }.count
    }
    #expect(touchable() == 3)
    let slot = stage.center(1)
    let start = stage.time
    stage.drag(from: slot, to: slot + Vector(x: 0, y: 40), from: start, lasting: 0.1, releases: false)
    stage.look()
    #expect(Self.listed(stage).count == 3 && touchable() == 0)
    stage.point(.up, slot.x, slot.y + 40, at: start + 0.3)
    stage.settle()
    #expect(touchable() == 3)
  }

  @Test(
    "A tap on a listed head flies it into the first slot and opens it; the displaced head is listed instead")
  func picks() throws {
    var stage = Self.listing()
    guard let cell = stage.layer(.overflowed, 7) else {
      Issue.record("not listed")
      return
    }
    stage.point(.down, cell.center.x, cell.center.y, at: stage.time)
    stage.look()
    #expect(stage.layer(.overflowed, 7)?.traits.contains(.pressed) == true)
    stage.point(.up, cell.center.x, cell.center.y, at: stage.time + 0.05)
    stage.look()
    // The picture continues from its place in the cell.
    let picture = Point(x: cell.center.x, y: cell.center.y - 14)
    #expect(stage.center(7).distance(to: picture) < 1e-9)
    #expect(stage.layer(.overflowed, 7) == nil && stage.layer(.head, 7)?.opacity == 1)
    #expect(stage.layer(.head, 5) != nil, "the displaced head fades where it is")
    stage.look(at: stage.time + 0.035)
    let panel = try #require(stage.layer(.overflowPanel))
    let listed = try #require(stage.layer(.overflowed, 8))
    #expect(panel.scale == 1 && panel.opacity == 1, "its card stays behind the conversation that comes")
    #expect(listed.scale == panel.scale && abs(listed.opacity - 0.5) < 1e-6, "the other heads fade")
    #expect(stage.layer(.conversation, 7)?.traits == [.interactive, .bare])
    stage.look(at: stage.time + 0.035)
    #expect(!stage.frame.layers.contains { $0.id.role == .overflowed })
    stage.settle()
    #expect(stage.names(.added).map(\.item) == [7])
    #expect(stage.names(.overflowed).map(\.item) == [5])
    #expect(stage.names(.selected).map(\.item) == [7])
    #expect(stage.layer(.conversation, 7)?.scale == 1 && stage.layer(.overflowPanel) == nil)
    #expect(ChatHeadsRowTests.row(stage) == [7, 1, 2, 3, 4])
    stage.perform(.openOverflow)
    stage.settle()
    #expect(Self.listed(stage) == [5, 6, 8])
  }

  @Test("Keys: Enter opens a listed head, Delete dismisses it, which the app can cancel")
  func keys() {
    var stage = Self.listing()
    Self.press(&stage, .delete, LayerID(.overflowed, item: 8))
    #expect(stage.names(.dismissed).map(\.item) == [8])
    #expect(Self.listed(stage) == [6, 7] && stage.layer(.overflow)?.label == .count(2))
    stage.heads.handle(.key(.delete, focus: LayerID(.overflowed, item: 7)), at: stage.time)
    stage.perform(.cancelDismissal)
    stage.settle()
    #expect(Set(Self.listed(stage)) == [6, 7])
    Self.press(&stage, .enter, LayerID(.overflowed, item: 6))
    #expect(stage.layer(.conversation, 6)?.scale == 1)
    #expect(stage.names(.added).map(\.item) == [6])
  }

  @Test("The app's changes while it is open: cells glide, fade in and out, and an empty list closes")
  func changes() {
    var stage = Self.listing()
    let place = stage.layer(.overflowed, 7)?.center ?? .zero
    let start = stage.time
    stage.perform(.remove(head: 6))
    stage.look(at: start + 0.1)
    #expect(abs((stage.layer(.overflowed, 6)?.opacity ?? -1) - 0.5) < 1e-6)
    stage.settle()
    #expect(stage.layer(.overflowed, 6) == nil)
    #expect((stage.layer(.overflowed, 7)?.center.x ?? 999) < place.x - 50, "it closes up")
    stage.perform(.setUnread(head: 7, count: 3))
    stage.perform(.add(head: 9, unread: 0, animated: true))
    stage.look(at: stage.time + 0.1)
    #expect(stage.layer(.overflowed, 7)?.label == .count(3))
    #expect(stage.layer(.head, 5) != nil && stage.layer(.overflowed, 5) == nil, "one layer at a time")
    stage.settle()
    #expect(Set(Self.listed(stage)) == [5, 7, 8])
    for head: Int32 in [5, 7, 8] { stage.perform(.remove(head: head)) }
    stage.settle()
    #expect(stage.layer(.overflow) == nil && stage.layer(.overflowPanel) == nil)
    #expect(stage.layer(.conversation, 9)?.scale == 1)
    #expect(stage.names(.selected).map(\.item) == [9])
  }

  @Test(
    "All fit, however many and however small the room: none overlaps, none is cut off",
    arguments: [6, 12, 21])
  func fits(_ count: Int) {
    for size in [Size(width: 280, height: 500), Size(width: 390, height: 844), Size(width: 844, height: 390)]
    {
      var stage = ChatHeadsStage(Array(1...Int32(count)), viewport: Viewport(size: size))
      stage.perform(.open(head: 1), at: 1)
      stage.perform(.openOverflow)
      stage.settle()
      guard let panel = stage.layer(.overflowPanel) else {
        Issue.record("no panel")
        return
      }
      let room = Rect(center: panel.center, size: panel.size).inset(by: -1e-9)
      let boxes = stage.frame.layers.filter { $0.id.role == .overflowed }.map {
        Rect(
          center: $0.center,
          size: Size(width: $0.size.width * $0.scale, height: $0.size.height * $0.scale))
      }
      #expect(boxes.count + ChatHeadsRowTests.row(stage).count == count)
      for (index, box) in boxes.enumerated() {
        #expect(
          room.contains(Point(x: box.minX, y: box.minY)) && room.contains(Point(x: box.maxX, y: box.maxY)))
        for other in boxes[..<index] { #expect(!other.inset(by: 1e-6).intersects(box)) }
      }
    }
  }

  @Test("The list replaces a conversation on an opaque card of one size, and its cells stay where they are")
  func replaces() throws {
    var stage = Self.open()
    let room = try #require(stage.layer(.conversation, 1))
    stage.perform(.openOverflow)
    let start = stage.time
    var cells: [Double] = []
    for step in 0...48 {
      stage.look(at: start + Double(step) / 240)
      let panel = try #require(stage.layer(.overflowPanel))
      #expect(
        panel.opacity == 1 && panel.scale == 1 && panel.center == room.center && panel.size == room.size)
      let leaving = try #require(stage.layer(.conversation, 1))
      #expect(leaving.scale == 1, "no app shows beside a card that shrinks")
      guard let cell = stage.layer(.overflowed, 7) else { continue }
      #expect(cell.opacity == 0 || leaving.contentOpacity < 0.32, "no text is over another")
      cells.append(cell.center.x)
    }
    #expect(cells.count > 8 && cells.allSatisfy { abs($0 - cells[0]) < 1e-9 })
    stage.settle()
    #expect(stage.layer(.conversation, 1) == nil)
  }

  @Test(
    "From the list to a conversation and back, and by a slow spring, no cell is over a text",
    arguments: [600.0, 150])
  func returns(stiffness: Double) throws {
    for wait in [6, 30, 60] {
      var stage = Self.open()
      var style = stage.heads.style
      style.switchSpring = Spring(stiffness: stiffness, dampingRatio: 1)
      stage.heads.setStyle(style, at: stage.time)
      for goal in [nil, Int32(1), nil] {
        if let goal { stage.perform(.open(head: goal)) } else { stage.perform(.openOverflow) }
        for _ in 0..<wait {
          stage.look(at: stage.time + 1.0 / 240)
          guard let text = stage.layer(.conversation, 1), text.traits.isEmpty else { continue }
          let cells = stage.frame.layers.filter { $0.id.role == .overflowed && $0.opacity > 0 }
          #expect(cells.isEmpty || text.contentOpacity < 0.32 || goal != nil)
        }
      }
      stage.settle()
      #expect(Self.listed(stage).count == 3)
    }
  }

  @Test("Right to left mirrors the grid")
  func mirrored() {
    var stage = Self.open()
    stage.heads.handle(.preferences(Preferences(rightToLeft: true)), at: stage.time)
    stage.perform(.openOverflow)
    stage.settle()
    #expect((stage.layer(.overflowed, 6)?.center.x ?? 0) > (stage.layer(.overflowed, 7)?.center.x ?? 999))
  }

  @Test("Reduced motion cross-fades panel and heads, without travel")
  func reducedMotion() {
    var stage = Self.open()
    stage.heads.handle(.preferences(Preferences(reducedMotion: true)), at: stage.time)
    let start = stage.time
    stage.perform(.openOverflow)
    stage.look(at: start + 0.08)
    #expect(stage.layer(.overflowPanel)?.scale == 1 && stage.layer(.overflowPanel)?.opacity == 1)
    #expect(stage.layer(.conversation, 1)?.opacity ?? 0 == 0)
    #expect((stage.layer(.overflowed, 7)?.opacity ?? 0) < 1e-9)
    stage.look(at: start + 0.14)
    #expect(abs((stage.layer(.overflowed, 7)?.opacity ?? 0) - 0.5) < 1e-6)
    stage.settle()
    let cell = stage.layer(.overflowed, 7)?.center ?? .zero
    stage.tap(cell.x, cell.y, at: stage.time)
    var places: Set<Double> = []
    let tapped = stage.time
    for step in 0...30 {
      stage.look(at: tapped + Double(step) / 100)
      if let head = stage.layer(.head, 7) { places.insert(head.center.y) }
    }
    #expect(places == [cell.y - 14, 80])
    #expect(stage.frame.schedule == .settled)
  }

  @Test("At rest an open panel requests no frame, and the closed stack has no panel")
  func rest() {
    var stage = Self.listing()
    #expect(stage.frame.schedule == .settled)
    stage.perform(.close)
    stage.settle()
    stage.perform(.openOverflow)
    stage.look()
    #expect(stage.layer(.overflowPanel) == nil && stage.frame.schedule == .settled)
  }
}
