import SuppleHarness
import SuppleKit
import SuppleMotion
import SuppleScene
import SuppleScript
import Testing

@testable import SuppleInteractions

@Suite("Chat heads: a conversation beside its head as high as its content")
struct ChatHeadsContentTests {
  /// A stage with an open conversation whose content is 300 high, below a bar of 44.
  static func stage(
    _ count: Int32 = 1, y: Double = 450, height: Double = 300, reducedMotion: Bool = false,
    _ change: (inout ChatHeadsStyle) -> Void = { _ in }
  ) -> ChatHeadsStage {
    var stage = ChatHeadsBesideTests.stage(count, y: y) {
      $0.panelSizing = .content
      change(&$0)
    }
    if reducedMotion { stage.handle(.preferences(Preferences(reducedMotion: true))) }
    stage.perform(.setContentHeight(head: 1, height: height), at: 0.5)
    stage.perform(.open(head: 1), at: 1)
    stage.settle()
    _ = stage.takeEvents()
    return stage
  }

  static func exact(_ stage: ChatHeadsStage) -> Rect {
    stage.heads.core.value.heads.conversation.panel.target
  }

  @Test("It opens as high as content and bar, between the minimum and maximum height and in its room")
  func bounds() throws {
    for (height, panel) in [(300.0, 344.0), (10, 240), (856, 868), (2000, 868)] {
      let stage = Self.stage(height: height)
      #expect(try ChatHeadsBesideTests.panel(stage).height == panel, "\(height)")
    }
    #expect(Self.exact(Self.stage(height: 2000) { $0.panelMaximumHeight = 500 }).height == 500)
    #expect(Self.exact(Self.stage { $0.panelSizing = .fixed }).height == 560)
    // A row has no height of its own.
    var phone = ChatHeadsStage(style: Self.style)
    phone.perform(.open(head: 1), at: 1)
    phone.settle()
    let room = Self.exact(phone)
    phone.perform(.setContentHeight(head: 1, height: 100))
    phone.settle()
    #expect(Self.exact(phone) == room)
  }

  private static var style: ChatHeadsStyle {
    var style = ChatHeadsStyle.modern
    style.panelSizing = .content
    return style
  }

  @Test(
    "As the content grows, the edge nearest to the head stands still to the bit, and the room wins",
    arguments: [(300.0, false), (700, true)])
  func edges(y: Double, standsOnBottom: Bool) throws {
    var stage = Self.stage(y: y)
    var before = Self.exact(stage)
    for height in [320.0, 420, 421.5, 360, 120] {
      stage.perform(.setContentHeight(head: 1, height: height))
      stage.settle()
      let frame = Self.exact(stage)
      #expect(frame.height == max(240, height + 44))
      #expect(standsOnBottom ? frame.maxY == before.maxY : frame.minY == before.minY, "\(height)")
      before = frame
    }
    stage.perform(.setContentHeight(head: 1, height: 3000))
    stage.settle()
    #expect(Self.exact(stage).minY == 16 && Self.exact(stage).maxY == 884)
    #expect(stage.takeEvents().isEmpty, "nobody has resized it")
  }

  @Test("It glides there by (420, 1) from place and velocity; with reduced motion it is there immediately")
  func spring() throws {
    var stage = Self.stage(y: 300)
    stage.perform(.setContentHeight(head: 1, height: 400))
    let start = stage.time
    let spring = Spring(stiffness: 420, dampingRatio: 1)
    for time in [0.05, 0.1, 0.2] {
      stage.look(at: start + time)
      let expected = 344 + 100 * spring.value(target: 1, time: time)
      #expect(abs(try ChatHeadsBesideTests.panel(stage).height - expected) < 1e-6)
    }
    stage = Self.stage(y: 300, reducedMotion: true)
    stage.perform(.setContentHeight(head: 1, height: 400))
    stage.look()
    #expect(try ChatHeadsBesideTests.panel(stage).height == 444)
  }

  @Test("Reports that differ by less than 1, and invalid numbers, change nothing")
  func ignored() {
    var stage = Self.stage()
    let frame = Self.exact(stage)
    for height in [300.9, 299.2, -1, .nan, .infinity, 100_001] {
      stage.perform(.setContentHeight(head: 1, height: height))
      #expect(
        stage.heads.core.value.heads.conversation.panel.contentHeight(of: HeadID(1)) == 300, "\(height)")
    }
    stage.perform(.setContentHeight(head: 9, height: 500))
    stage.settle()
    #expect(Self.exact(stage) == frame)
    #expect(stage.heads.core.value.heads.conversation.panel.contentHeight(of: HeadID(9)) == nil)
    stage.perform(.setContentHeight(head: 1, height: 301))
    stage.settle()
    #expect(Self.exact(stage).height == 345)
  }

  @Test("A height that the person has set ignores the content, a width does not; a double tap gives it back")
  func resized() throws {
    var stage = Self.stage(y: 300) { $0.panelHandleOutset = 8 }
    let start = Self.exact(stage)
    ChatHeadsResizeTests.drag(
      &stage, Point(x: start.center.x, y: start.maxY + 4), by: Vector(x: 0, y: 100))
    stage.settle()
    stage.perform(.setContentHeight(head: 1, height: 350))
    stage.settle()
    #expect(Self.exact(stage).height == 444)
    let edge = Point(x: start.center.x, y: Self.exact(stage).maxY + 4)
    for time in [0, 0.2] {
      stage.point(.down, edge, at: stage.time + time)
      stage.point(.up, edge, at: stage.time + 0.05)
    }
    stage.settle()
    #expect(Self.exact(stage).height == 394)
    stage.perform(.setPanelSize(width: 500, height: nil, animated: true))
    stage.settle()
    stage.perform(.setContentHeight(head: 1, height: 250))
    stage.settle()
    #expect(Self.exact(stage).size == Size(width: 500, height: 294))
  }

  @Test("Each head has its content's height; one that opens anew stands at its head's height again")
  func heads() throws {
    var stage = Self.stage(3, y: 300)
    let first = Self.exact(stage)
    stage.perform(.setContentHeight(head: 2, height: 500))
    stage.settle()
    #expect(Self.exact(stage) == first, "the height of a closed conversation changes nothing")
    stage.perform(.select(head: 2))
    stage.settle()
    #expect(Self.exact(stage).height == 544)
    stage.perform(.select(head: 1))
    stage.settle()
    #expect(Self.exact(stage).height == 344)
    stage.perform(.setContentHeight(head: 1, height: 100))
    stage.perform(.setContentHeight(head: 1, height: 600))
    stage.settle()
    #expect(stage.heads.panel.y == nil, "a height by content is no place that a person has chosen")
    stage.perform(.close)
    stage.settle()
    stage.perform(.setContentHeight(head: 1, height: 300))
    stage.perform(.open(head: 1))
    stage.settle()
    #expect(Self.exact(stage) == first)
    stage.perform(.close)
    let closing = Self.exact(stage)
    stage.handle(.viewport(Viewport(size: Size(width: 1440, height: 899))))
    #expect(Self.exact(stage).height == closing.height, "a panel that closes keeps its height")
  }

  @Test("A floating panel grows in its place, and one that fills the room does not")
  func docking() throws {
    var stage = Self.stage(y: 300)
    stage.perform(.setDocking(.floating, animated: true))
    stage.settle()
    let before = Self.exact(stage)
    stage.perform(.setContentHeight(head: 1, height: 400))
    stage.settle()
    #expect(Self.exact(stage).height == 444 && Self.exact(stage).minY == before.minY)
    stage.perform(.setDocking(.full, animated: true))
    stage.settle()
    stage.perform(.setContentHeight(head: 1, height: 100))
    stage.settle()
    #expect(Self.exact(stage).height == 868)
    stage.perform(.setDocking(.head, animated: true))
    stage.settle()
    #expect(Self.exact(stage).height == 240)
  }

  @Test("A height is kept through the overflow and a restored arrangement, and gone with its head")
  func kept() {
    var stage = Self.stage(2)
    let arrangement = stage.heads.arrangement
    let time = stage.time
    stage.heads.restore(arrangement, at: time)
    stage.settle()
    #expect(Self.exact(stage).height == 344)
    stage.perform(.remove(head: 1))
    stage.settle()
    stage.perform(.setContentHeight(head: 2, height: 200))
    #expect(stage.heads.core.value.heads.conversation.panel.contentHeight(of: HeadID(1)) == nil)
  }

  @Test("A report leaves a tucked stack as it is")
  func tucked() {
    var stage = Self.stage { $0.idleDelay = 1 }
    stage.perform(.close)
    stage.settle()
    stage.look(at: stage.time + 10)
    stage.settle()
    #expect(stage.heads.core.value.state.isTucked)
    stage.perform(.setContentHeight(head: 1, height: 500))
    stage.perform(.setExclusionAreas([]))
    #expect(stage.heads.core.value.state.isTucked)
    stage.perform(.setExclusionAreas([Rect(x: 0, y: 0, width: 50, height: 50)]))
    #expect(!stage.heads.core.value.state.isTucked)
  }
}
