import SuppleScene
import Testing

@testable import SuppleInteractions

@Suite("Chat heads: a conversation beside its head in a wide room")
struct ChatHeadsBesideTests {
  static let desktop = Viewport(size: Size(width: 1440, height: 900))

  static func stage(
    _ count: Int32 = 1, in viewport: Viewport = desktop, edge: RestingEdge = .right, y: Double = 450,
    _ change: (inout ChatHeadsStyle) -> Void = { _ in }
  ) -> ChatHeadsStage {
    var style = ChatHeadsStyle.modern
    change(&style)
    return ChatHeadsStage(Array(1...count), style: style, viewport: viewport, edge: edge, y: y)
  }

  static func panel(_ stage: ChatHeadsStage, _ head: Int32 = 1) throws -> Rect {
    let layer = try #require(stage.layer(.conversation, head))
    return Rect(center: layer.center, size: layer.size)
  }

  /// Presses a key on a part of the panel, and returns the panel at rest.
  static func press(_ key: Key, on focus: LayerID, _ stage: inout ChatHeadsStage) throws -> Rect {
    let isTaken = stage.handle(.key(key, focus: focus))
    #expect(isTaken)
    stage.settle()
    return try panel(stage)
  }

  @Test("The panel has its own size beside its head, and a beak in the gap between them")
  func size() throws {
    for edge in [RestingEdge.left, .right] {
      var stage = Self.stage(edge: edge)
      stage.perform(.open(head: 1), at: 1)
      stage.settle()
      let x = edge == .right ? 1440.0 - 33 : 33
      #expect(stage.center(1) == Point(x: x, y: 450), "the leader moves by its overhang only")
      let panel = try Self.panel(stage)
      #expect(panel.size == Size(width: 380, height: 560))
      #expect(edge == .right ? panel.maxX == x - 33 - 14 : panel.minX == x + 33 + 14)
      #expect(panel.center.y == 450, "at half the height of the room it stands half above its head")
      let beak = try #require(stage.frame.layers.first { $0.id.role == .conversationBeak })
      #expect(beak.center.y == 450)
    }
  }

  @Test("At the top the panel extends down from its head, at the bottom up; it never leaves the room")
  func height() throws {
    for (y, top) in [(33.0, 16.0), (867, 324), (250, 16 + 234.0 / 868 * 308)] {
      var stage = Self.stage(y: y)
      stage.perform(.open(head: 1), at: 1)
      stage.settle()
      #expect(abs(try Self.panel(stage).minY - top) < 1e-9, "\(y)")
    }
  }

  @Test(
    "A safe area of 600 by 360 is wide",
    arguments: [
      (Size(width: 600, height: 360), true), (Size(width: 599, height: 900), false),
      (Size(width: 900, height: 359), false), (Size(width: 1440, height: 900), true),
    ])
  func automatic(size: Size, isBeside: Bool) throws {
    var stage = Self.stage(in: Viewport(size: size), y: 180)
    stage.perform(.open(head: 1), at: 1)
    stage.settle()
    #expect((stage.layer(.scrim, 0) == nil) == isBeside)
    #expect((stage.center(1).y == 180) == isBeside)
  }

  @Test(
    "On a phone in landscape the panel stands beside its head, also between cut-out and home indicator",
    arguments: [Insets(), Insets(top: 0, left: 47, bottom: 21, right: 47)])
  func phoneInLandscape(safeArea: Insets) throws {
    let phone = Viewport(size: Size(width: 844, height: 390), safeArea: safeArea)
    var stage = Self.stage(in: phone, y: 180)
    stage.perform(.open(head: 1), at: 1)
    stage.settle()
    #expect(stage.layer(.scrim, 0) == nil)
    #expect(stage.center(1).y == 180, "the leader stays at its height")
    let panel = try Self.panel(stage)
    #expect(panel.maxX == stage.center(1).x - 33 - 14)
    #expect(panel.size == Size(width: 380, height: 390 - safeArea.bottom - 32))
    var inRow = Self.stage(in: phone, y: 180) { $0.layout = .row }
    inRow.perform(.open(head: 1), at: 1)
    inRow.settle()
    #expect(inRow.layer(.scrim, 0) != nil)
  }

  @Test("Without room for the minimum panel on the better side the heads form a row")
  func fallback() throws {
    for (width, isBeside) in [(376.0, true), (375.5, false)] {
      var stage = Self.stage(in: Viewport(size: Size(width: width, height: 700)), y: 300) {
        $0.layout = .beside
      }
      stage.perform(.open(head: 1), at: 1)
      stage.settle()
      #expect((stage.center(1).y == 300) == isBeside)
      if isBeside { #expect(try Self.panel(stage).width == 280) }
    }
  }

  @Test(
    "The room limits the minimum and the preferred size; a maximum below the minimum counts as the minimum")
  func limits() throws {
    var stage = Self.stage {
      ($0.panelWidth, $0.panelHeight) = (960, 1200)
      $0.panelMaximumHeight = 1600
    }
    stage.perform(.open(head: 1), at: 1)
    stage.settle()
    #expect(try Self.panel(stage).size == Size(width: 720, height: 868))
    var other = Self.stage {
      ($0.panelMinimumWidth, $0.panelMaximumWidth) = (480, 280)
    }
    other.perform(.open(head: 1), at: 1)
    other.settle()
    #expect(try Self.panel(other).width == 480)
  }

  @Test("The panel grows out of its head immediately, from a scale of 0.3, and the head does not move")
  func opening() throws {
    var stage = Self.stage()
    let rest = stage.center(1)
    stage.perform(.open(head: 1), at: 1)
    stage.look(at: 1.001)
    let first = try #require(stage.layer(.conversation, 1))
    #expect(abs(first.scale - 0.3) < 0.01 && first.opacity < 0.1)
    for step in 1...120 {
      stage.look(at: 1 + Double(step) / 120)
      #expect(stage.center(1).distance(to: rest) < 14)
      if let panel = stage.layer(.conversation, 1) {
        #expect(panel.isScaled(about: stage.center(1), of: stage.heads))
      }
    }
  }

  @Test("Modeless: no scrim, and a press outside of heads and panel belongs to the app and changes nothing")
  func modeless() throws {
    var stage = Self.stage(2)
    stage.perform(.open(head: 1), at: 1)
    stage.settle()
    #expect(!stage.frame.layers.contains { $0.id.role == .scrim })
    #expect(!stage.heads.claims(Point(x: 200, y: 200)) && !stage.heads.covers(Point(x: 200, y: 200)))
    #expect(stage.heads.covers(try Self.panel(stage).center))
    _ = stage.heads.takeEvents()
    let press = Pointer(id: 1, phase: .down, position: Point(x: 200, y: 200))
    let isClaimed = stage.heads.handle(.pointer(press), at: stage.time)
    let told = stage.heads.takeEvents()
    #expect(!isClaimed && told.isEmpty && stage.heads.isOpen)
  }

  @Test("Both layouts are modal and modeless, as the style says")
  func modality() {
    for (modality, layout, isModal) in [
      (ConversationModality.modal, ConversationLayout.beside, true), (.modeless, .row, false),
      (.automatic, .row, true), (.automatic, .beside, false),
    ] {
      var stage = Self.stage {
        $0.modality = modality
        $0.layout = layout
      }
      stage.perform(.open(head: 1), at: 1)
      stage.settle()
      #expect(stage.frame.layers.contains { $0.id.role == .scrim } == isModal)
      #expect(stage.heads.claims(Point(x: 700, y: 880)) == (isModal && layout == .beside))
    }
  }

  @Test("Several heads stand in a column from the leader away from the nearer of top and bottom")
  func column() {
    for (y, step) in [(200.0, 69.0), (700, -69)] {
      var stage = Self.stage(3, y: y)
      stage.perform(.open(head: 1), at: 1)
      stage.settle()
      #expect([1, 2, 3].map { stage.center($0) } == [0, 1, 2].map { Point(x: 1407, y: y + step * $0) })
    }
    var low = Self.stage(5, in: Viewport(size: Size(width: 900, height: 400)), y: 150)
    low.perform(.open(head: 1), at: 1)
    low.settle()
    #expect(low.center(1).y == 91 && low.center(5).y == 367, "the column moves as little as it can")
  }

  @Test("Another head's conversation replaces the open one; the panel stays")
  func selecting() throws {
    var stage = Self.stage(3, y: 200)
    stage.perform(.open(head: 1), at: 1)
    stage.settle()
    let before = try Self.panel(stage)
    stage.perform(.select(head: 3), at: 20)
    stage.settle()
    #expect(try Self.panel(stage, 3) == before)
    let beak = try #require(stage.frame.layers.first { $0.id.role == .conversationBeak })
    #expect(beak.center.y == stage.center(3).y)
  }

  @Test("A panel keeps clear of exclusion areas: above or below, on the other side, lower, or not at all")
  func exclusion() throws {
    func place(_ areas: [Rect]) throws -> Rect {
      var stage = Self.stage()
      stage.perform(.setExclusionAreas(areas), at: 0.5)
      stage.perform(.open(head: 1), at: 1)
      stage.settle()
      return try Self.panel(stage)
    }
    let under = try place([Rect(x: 980, y: 640, width: 300, height: 100)])
    #expect(under.maxY == 640 - 16 && under.height == 560)
    let lower = try place([Rect(x: 980, y: 300, width: 300, height: 40)])
    #expect(lower.minY == 356 && lower.height == 528)
    let ignored = try place([Rect(x: 0, y: 0, width: 1360, height: 900)])
    #expect(ignored.size == Size(width: 380, height: 560))
  }

  @Test("The keyboard never changes the layout: the panel moves up, then gets lower")
  func keyboard() throws {
    var stage = Self.stage(y: 800)
    stage.perform(.open(head: 1), at: 1)
    stage.settle()
    stage.heads.handle(.keyboard(height: 400), at: stage.time)
    stage.settle()
    let panel = try Self.panel(stage)
    #expect(panel.maxY == 484 && panel.minY == 16)
    stage.heads.handle(.keyboard(height: 0), at: stage.time)
    stage.settle()
    #expect(try Self.panel(stage).height == 560)
  }

  @Test("Across 600 points the panel glides from beside to a row and back, and the scrim fades")
  func resize() throws {
    var stage = Self.stage(2, y: 300)
    stage.perform(.open(head: 1), at: 1)
    stage.settle()
    let wide = try Self.panel(stage)
    for (width, time) in [(599.0, 20.0), (1440, 40)] {
      stage.look(at: time)
      let before = try Self.panel(stage)
      stage.heads.handle(.viewport(Viewport(size: Size(width: width, height: 900))), at: time)
      stage.look(at: time + 1e-6)
      #expect(try Self.panel(stage).center.distance(to: before.center) < 1)
      stage.look(at: time + 0.1)
      let scrim = try #require(stage.layer(.scrim, 0))
      #expect(scrim.opacity > 0.05 && scrim.opacity < 0.45)
      stage.settle()
    }
    #expect(try Self.panel(stage) == wide)
  }

  @Test(
    "A dragged head hides its panel; from near by it returns, from afar the column moves with it, and the panel opens there",
    arguments: [(-40.0, 0.0), (-400, 120), (-1000, 120)])
  func dragging(dx: Double, dy: Double) throws {
    var stage = Self.stage(2, y: 300)
    stage.perform(.open(head: 2), at: 1)
    stage.settle()
    let before = (stage.center(1), try Self.panel(stage, 2))
    let start = stage.center(2)
    let ahead = dx < -100 ? 2 : 1
    stage.look(at: 20)
    _ = stage.takeEvents()
    stage.point(.down, start)
    for step in 1...10 {
      stage.look(at: 20 + Double(step) / 20)
      stage.point(.move, start + Vector(x: dx, y: dy) * (Double(step) / 10))
    }
    stage.look(at: 21)
    #expect(stage.layer(.conversation, 2) == nil)
    stage.point(.up, start + Vector(x: dx, y: dy))
    stage.settle()
    let events = stage.takeEvents()
    #expect(stage.heads.isOpen)
    #expect(!events.contains { $0.name == .closed })
    let panel = try Self.panel(stage, 2)
    guard ahead == 2 else {
      #expect(stage.center(1) == before.0 && panel == before.1)
      return
    }
    let isLeft = start.x + dx < 720
    #expect((stage.center(2).x < 720) == isLeft && stage.center(1).x == stage.center(2).x)
    #expect((stage.center(2).y - (start.y + dy)).magnitude < 1, "the head stays where it was released")
    #expect(isLeft ? panel.minX > stage.center(2).x : panel.maxX < stage.center(2).x)
    stage.perform(.close)
    stage.settle()
    #expect((stage.center(2).x < 720) == isLeft && (stage.center(2).y - (start.y + dy)).magnitude < 1)
  }

  @Test("The original keeps its row and its scrim in any room")
  func classic() {
    #expect(ChatHeadsStyle.classic.layout == .row && ChatHeadsStyle.classic.modality == .modal)
    #expect(ChatHeadsStyle.classic.panelBarHeight == 0 && ChatHeadsStyle.modern.panelBarHeight == 44)
  }

  @Test("A press outside of a modeless panel closes it only with the style `outsidePress`")
  func outsidePress() {
    for (choice, isClosed) in [(OutsidePress.ignore, false), (.close, true)] {
      var stage = Self.stage { $0.outsidePress = choice }
      stage.perform(.open(head: 1), at: 1)
      stage.settle()
      for (x, isStillOpen) in [(1200.0, true), (100, !isClosed)] {
        let press = Pointer(id: 1, phase: .down, position: Point(x: x, y: 450))
        let isClaimed = stage.heads.handle(.pointer(press), at: stage.time)
        #expect(!isClaimed && stage.heads.isOpen == isStillOpen, "\(x)")
      }
    }
  }
}
