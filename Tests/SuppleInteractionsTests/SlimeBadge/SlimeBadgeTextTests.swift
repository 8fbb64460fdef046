import SuppleScene
import SuppleScript
import Testing

@testable import SuppleInteractions

@Suite("Slime badge: texts, maximum counts, borders")
struct SlimeBadgeTextTests {
  /// The size and label at rest of a badge with a count or text.
  private func rest(
    _ command: SlimeBadge.Command, style: SlimeBadgeStyle = .modern
  ) -> (width: Double, label: LayerLabel)? {
    var stage = SlimeBadgeStage(0, style: style)
    stage.perform(command, at: 0)
    stage.look()
    return stage.layer(.badge).map { ($0.size.width, $0.label) }
  }

  // MARK: Words

  @Test(
    "A text has as much room as a count of its width: 13 more than its measured width, at least a dot",
    arguments: [(0.0, 22.0), (9, 22), (18, 31), (27.5, 40.5), (400, 413), (5000, 1013), (-3, 22)])
  func widths(measured: Double, width: Double) throws {
    let shown = try #require(rest(.setText(7, width: measured)))
    #expect(shown.width == width && shown.label == .text(7))
    #expect(SlimeBadgeStyle.modern.size(textWidth: measured) == Size(width: width, height: 22))
  }

  @Test("A width that is not finite is ignored", arguments: [Double.nan, .infinity, -.infinity])
  func notFinite(width: Double) {
    #expect(rest(.setText(7, width: width)) == nil)
    #expect(SlimeBadgeStyle.modern.size(textWidth: width).width == 22)
  }

  @Test("It stretches, snaps and bursts as a count does", arguments: [SlimeBadgeStyle.modern, .classic])
  func tornOff(style: SlimeBadgeStyle) {
    var stage = SlimeBadgeStage(0, style: style)
    stage.perform(.setText(2, width: 31), at: 0)
    stage.pull(by: Vector(x: -100, y: 40), at: 1)
    stage.look()
    #expect(stage.layer(.connector)?.path.isEmpty == false && stage.layer(.badge)?.label == .text(2))
    stage.point(.move, stage.anchor + Vector(x: -200, y: 0), at: 2)
    stage.point(.up, stage.anchor + Vector(x: -200, y: 0), at: 2.2)
    stage.look(at: 2.3)
    #expect(stage.eventNames == [.pressed, .snapped, .cleared])
    #expect(stage.particles.count > 4)
    stage.settle()
    #expect(stage.layer(.badge)?.label == (style.afterBurst == .returns ? .text(2) : nil))
  }

  @Test("A text whose clearing was cancelled returns unchanged")
  func refused() {
    var stage = SlimeBadgeStage(0)
    stage.perform(.setText(2, width: 31), at: 0)
    stage.perform(.clear, at: 1)
    stage.perform(.cancelDismissal, at: 1.1)
    stage.settle()
    #expect(stage.eventNames == [.cleared, .restored])
    #expect(stage.layer(.badge)?.label == .text(2) && stage.layer(.badge)?.size.width == 44)
  }

  @Test("Another text pops, another width of the same text does not, and a count replaces a text")
  func changes() {
    var stage = SlimeBadgeStage(3)
    stage.perform(.setText(1, width: 30), at: 1)
    stage.look(at: 1.05)
    #expect((stage.layer(.badge)?.scale ?? 0) > 1.01)
    stage.settle()
    stage.perform(.setText(1, width: 40))
    for _ in 0..<60 {
      stage.look(at: stage.time + 1.0 / 60)
      #expect(stage.layer(.badge)?.scale == 1)
    }
    #expect((stage.layer(.badge)?.size.width ?? 0) > 52.9)
    stage.perform(.setText(2, width: 40))
    stage.look(at: stage.time + 0.05)
    #expect((stage.layer(.badge)?.scale ?? 0) > 1.01 && stage.layer(.badge)?.label == .text(2))
    stage.perform(.setCount(5))
    stage.settle()
    #expect(stage.layer(.badge)?.label == .count(5) && stage.layer(.badge)?.size.width == 22)
    stage.perform(.setText(2, width: 40))
    stage.settle()
    stage.perform(.setCount(0))
    stage.settle()
    #expect(stage.layer(.badge) == nil)
  }

  // MARK: The maximum count

  @Test(
    "Above the maximum count the badge shows the maximum with a plus sign; 0 shows every count",
    arguments: [
      (99.0, 99, LayerLabel.count(99), 31.0), (99, 100, .moreThan(99), 40), (9, 10, .moreThan(9), 31),
      (999, 999, .count(999), 40), (999, 1000, .moreThan(999), 49), (0, 123_456, .count(123_456), 67),
      (1, 2, .moreThan(1), 31), (9999, 10_000, .moreThan(9999), 58), (1e9, 10_000, .moreThan(9999), 58),
      (.nan, 100, .moreThan(99), 40),
    ])
  func greatest(maximum: Double, count: Int32, label: LayerLabel, width: Double) throws {
    var style = SlimeBadgeStyle.modern
    style.maximumCount = maximum
    let shown = try #require(rest(.setCount(count), style: style))
    #expect(shown.label == label && shown.width == width)
    let clamped = style.clamped()
    #expect(clamped.size(count: count).width == width)
    let text = clamped.text(count: count)
    #expect(Double(text.count - 1) * 9 + 22 == width)
    if case .moreThan(let greatest) = label {
      #expect(text == "\(greatest)+")
    } else {
      #expect(text == "\(count)")
    }
  }

  // MARK: The border

  @Test("One border runs around badge and connector; painted separately, each has its own")
  func border() {
    var style = SlimeBadgeStyle.modern
    style.borderWidth = 2
    var stage = SlimeBadgeStage(3, style: style)
    #expect(stage.layer(.badge)?.borderWidth == 2)
    stage.pull(by: Vector(x: -100, y: 0), at: 1)
    stage.look()
    #expect(stage.layer(.connector)?.borderWidth == 2)
    #expect(stage.layer(.badge)?.borderWidth == 0 && stage.layer(.anchor)?.borderWidth == 0)
    stage.point(.move, stage.anchor + Vector(x: -190, y: 0), at: 2)
    stage.look(at: 2.01)
    for index: Int32 in [1, 2] { #expect(stage.layer(.connector, index: index)?.borderWidth == 2) }
    #expect(stage.layer(.ring)?.borderWidth == 0)
    stage.look(at: 4)
    #expect(stage.layer(.badge)?.borderWidth == 2)
    stage.point(.up, stage.anchor + Vector(x: -190, y: 0), at: 5)
    stage.look(at: 5.03)
    #expect(!stage.particles.isEmpty && stage.particles.allSatisfy { $0.borderWidth == 0 })
    #expect(stage.layer(.connector, index: 3)?.borderWidth == 0)
  }

  @Test("There is none by default, and 4 points is the widest", arguments: [(0.0, 0.0), (9, 4), (-1, 0)])
  func borderRange(width: Double, shown: Double) {
    #expect(SlimeBadgeStyle.modern.borderWidth == 0 && SlimeBadgeStyle.classic.borderWidth == 0)
    var style = SlimeBadgeStyle.modern
    style.borderWidth = width
    #expect(SlimeBadgeStage(3, style: style).layer(.badge)?.borderWidth == shown)
  }

  @Test("A head's badge has the border and the maximum count of its style")
  func onHeads() {
    var style = ChatHeadsStyle.modern
    style.badge.borderWidth = 1.5
    style.badge.maximumCount = 9
    var heads = ChatHeads(style: style, viewport: SlimeBadgeStage.phone, seed: 1)
    heads.perform(.add(head: 1, unread: 12, animated: false), at: 0)
    var frame = Frame()
    heads.advance(to: 1)
    heads.write(into: &frame)
    let badge = frame.layer(LayerID(.badge, item: 1))
    #expect(badge?.borderWidth == 1.5 && badge?.label == .moreThan(9))
  }
}
