import SuppleKit
import SuppleMotion
import SuppleScene
import Testing

@testable import SuppleInteractions

@Suite("Chat heads: the overflow's panel beside the heads, and the launcher's conversation")
struct ChatHeadsListPanelTests {
  /// A stage on a desktop whose overflow's panel is open; of `count` heads five are in the column.
  static func listing(
    _ count: Int32, y: Double = 300, _ change: (inout ChatHeadsStyle) -> Void = { _ in }
  ) -> ChatHeadsStage {
    var stage = ChatHeadsBesideTests.stage(count, y: y, change)
    stage.perform(.open(head: 1), at: 1)
    stage.settle()
    stage.perform(.openOverflow)
    stage.settle()
    return stage
  }

  static func frame(_ stage: ChatHeadsStage) -> Rect {
    stage.heads.core.value.heads.conversation.panel.target
  }

  static func drawn(_ stage: ChatHeadsStage) throws -> Rect {
    let layer = try #require(stage.layer(.overflowPanel))
    return Rect(center: layer.center, size: layer.size)
  }

  @Test("It is as high as its list, between the minimum and maximum height, and in its room")
  func height() throws {
    // Four cells of 90 by 94 fit the width of 380.
    let cases: [(count: Int32, least: Double, greatest: Double, height: Double)] = [
      (7, 240, 900, 240), (7, 160, 900, 118 + 42), (11, 160, 900, 24 + 2 * 94), (16, 160, 900, 24 + 3 * 94),
      (16, 160, 250, 250),
    ]
    for (count, least, greatest, height) in cases {
      let stage = Self.listing(count) {
        $0.panelMinimumHeight = least
        $0.panelMaximumHeight = greatest
      }
      #expect(Self.frame(stage).height == height, "\(count), \(least) to \(greatest)")
      #expect(Self.frame(stage).width == 380)
      #expect(try Self.drawn(stage) == Self.frame(stage))
      let cells = stage.frame.layers.filter { $0.id.role == .overflowed }
      #expect(cells.count == Int(count) - 5)
      #expect(cells.allSatisfy { greatest < 900 ? $0.scale < 1 : $0.scale == 1 })
    }
  }

  @Test("Below a row, and where a person has set a height, that height stays")
  func set() {
    let phone = ChatHeadsListTests.listing()
    #expect(Self.frame(phone) == phone.heads.core.value.geometry.conversationRoom(beside: .right))
    var stage = Self.listing(16)
    stage.perform(.setPanelSize(width: nil, height: 500, animated: true))
    stage.settle()
    #expect(Self.frame(stage).height == 500)
    stage.perform(.setPanelSize(width: 600, height: nil, animated: true))
    stage.settle()
    #expect(Self.frame(stage).height == 240, "in a wider panel there are more columns, and no third row")
    let columns = Set(stage.frame.layers.filter { $0.id.role == .overflowed }.map(\.center.x))
    #expect(columns.count == 6)
  }

  @Test(
    "A conversation after it has the place that it had before, docked and floating",
    arguments: [PanelSizing.fixed, .content], [PanelDocking.head, .floating])
  func returns(sizing: PanelSizing, docking: PanelDocking) {
    for y in [100.0, 450, 800] {
      var stage = ChatHeadsBesideTests.stage(8, y: y) { $0.panelSizing = sizing }
      stage.perform(.setContentHeight(head: 1, height: 400), at: 0.5)
      stage.perform(.open(head: 1), at: 1)
      stage.perform(.setDocking(docking, animated: true))
      stage.settle()
      let before = Self.frame(stage)
      #expect(before.height == (sizing == .fixed ? 560 : 444))
      for _ in 0..<2 {
        stage.perform(.openOverflow)
        stage.settle()
        #expect(Self.frame(stage).height == 240)
        stage.perform(.open(head: 1))
        stage.settle()
        #expect(Self.frame(stage) == before, "\(y)")
      }
    }
  }

  @Test("As heads come and go it becomes higher and lower by a spring, and closing it keeps its height")
  func follows() throws {
    var stage = Self.listing(13) { $0.panelMinimumHeight = 160 }
    #expect(Self.frame(stage).height == 24 + 2 * 94)
    let before = try Self.drawn(stage)
    stage.perform(.add(head: 20, unread: 0, animated: true))
    stage.look(at: stage.time)
    #expect(try Self.drawn(stage) == before, "without a jump")
    #expect(Self.frame(stage).height == 24 + 3 * 94)
    stage.look(at: stage.time + 0.05)
    let between = try Self.drawn(stage).height
    #expect(between > before.height && between < 24 + 3 * 94)
    stage.settle()
    stage.perform(.remove(head: stage.heads.order.last ?? 0))
    stage.settle()
    #expect(Self.frame(stage).height == 24 + 2 * 94)
    let open = Self.frame(stage)
    stage.perform(.close)
    while let layer = stage.layer(.overflowPanel), layer.opacity > 0 {
      #expect(Self.frame(stage).size == open.size)
      stage.look(at: stage.time + 1 / 60)
    }
    #expect(stage.layer(.conversation, 1) == nil)
  }

  // MARK: The launcher

  @Test(
    "A launcher's conversation ends where its head does, 16 from the edge, at the top and at the bottom",
    arguments: [768.0, 1440, 2560])
  func launcher(width: Double) throws {
    var style = ChatHeadsStyle.modern
    style.edgeOverhang = -16
    style.startingHeight = 1
    style.dropZones = .none
    var heads = ChatHeads(style: style, viewport: Viewport(size: Size(width: width, height: 900)), seed: 1)
    heads.perform(.add(head: 1, unread: 0, animated: false), at: 0)
    var stage = ChatHeadsStage(heads)
    stage.settle()
    #expect(stage.center(1) == Point(x: width - 49, y: 900 - 49))
    stage.perform(.open(head: 1), at: 1)
    stage.settle()
    #expect(stage.center(1).y == 900 - 49)
    #expect(Self.frame(stage).maxY == 900 - 16)
    stage.perform(.close)
    stage.perform(.setRestingPlace(edge: .left, y: 0, animated: true), at: stage.time + 2)
    stage.settle()
    #expect(stage.center(1) == Point(x: 49, y: 49))
    stage.perform(.open(head: 1))
    stage.settle()
    #expect(Self.frame(stage).minY == 16)
  }

  @Test("In a row a launcher's conversation keeps the margin of any other")
  func launcherInRow() {
    var style = ChatHeadsStyle.modern
    var rooms: [Rect] = []
    for overhang in [11.0, -16] {
      style.edgeOverhang = overhang
      var stage = ChatHeadsStage(style: style, viewport: Viewport(size: Size(width: 390, height: 844)))
      stage.perform(.open(head: 1), at: 1)
      stage.settle()
      rooms.append(Self.frame(stage))
    }
    #expect(rooms[0] == rooms[1])
  }

  @Test("The limit of content is the maximum height or the room, less the bar, independent of the keyboard")
  func contentLimit() {
    for (height, inset, limit) in [(900.0, 0.0, 824.0), (900, 100, 724), (1400, 0, 856)] {
      var stage = ChatHeadsBesideTests.stage(in: Viewport(size: Size(width: 1440, height: height))) {
        $0.restInsets.top = inset
      }
      stage.handle(.keyboard(height: 300))
      #expect(stage.heads.contentLimit == limit)
    }
  }
}
