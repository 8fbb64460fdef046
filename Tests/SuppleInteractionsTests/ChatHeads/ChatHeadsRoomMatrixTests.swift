import SuppleHarness
import SuppleScene
import Testing

@testable import SuppleInteractions

@Suite("Chat heads: any room, and from one to another")
struct ChatHeadsRoomMatrixTests {
  // MARK: The matrix

  @Test(
    "At rest the panel lies in the safe area, half of each head is on screen, and the room gives the layout",
    arguments: [320.0, 599, 600, 768, 1024, 1440, 2560])
  func matrix(width: Double) throws {
    let viewport = Viewport(
      size: Size(width: width, height: 800), safeArea: Insets(top: 24, left: 0, bottom: 20, right: 0))
    for rightToLeft in [false, true] {
      for keyboard in [0.0, 320] {
        for count in [0, 1, 5, 16] {
          let label: Comment = "\(width) \(rightToLeft) \(keyboard) \(count)"
          var stage = ChatHeadsStage(
            count == 0 ? [] : Array(1...Int32(count)), viewport: viewport, edge: rightToLeft ? .left : .right,
            y: 520)
          stage.prefer(reducedMotion: false, rightToLeft: rightToLeft, at: 0.5)
          stage.handle(.keyboard(height: keyboard), at: 0.6)
          stage.settle()
          Self.expectReach(stage, viewport, label)
          stage.perform(.open(head: count == 0 ? 1 : stage.heads.order[0]))
          stage.settle()
          #expect(stage.heads.isOpen == (count > 0), label)
          Self.expectReach(stage, viewport, label)
          guard count > 0 else { continue }
          let panel = try Self.panel(stage)
          #expect(panel.minX >= 0 && panel.maxX <= width, label)
          #expect(panel.minY >= 24 - 1e-9 && panel.maxY <= 780 + 1e-9, label)
          #expect(panel.maxY <= 800 - keyboard + 1e-9 || panel.height <= 240, label)
          #expect((stage.layer(.scrim, 0) != nil) == (width < 600), label)
          #expect((stage.layer(.panelBar, stage.heads.order[0]) == nil) == (width < 600), label)
          if width >= 600 { #expect(panel.width == 380, label) }
        }
      }
    }
  }

  static func panel(_ stage: ChatHeadsStage) throws -> Rect {
    let layer = try #require(stage.frame.layers.last { $0.id.role == .conversation })
    return Rect(center: layer.center, size: layer.size)
  }

  /// At least half of each visible head is on screen: its centre is.
  static func expectReach(_ stage: ChatHeadsStage, _ viewport: Viewport, _ label: Comment) {
    for layer in stage.frame.layers where layer.id.role == .head && layer.opacity > 0 {
      #expect(viewport.bounds.inset(by: -1e-9).contains(layer.center), label)
    }
  }

  // MARK: Across 600

  /// The gesture of a person while the room changes.
  enum Gesture: String, CaseIterable {
    case press, headDrag, panelDrag, resize, headFlight, panelFlight, opening, closing
  }

  private static let wide = Viewport(size: Size(width: 1000, height: 900))
  private static let narrow = Viewport(size: Size(width: 590, height: 900))

  /// A stage of two heads that is `steps` sixtieths of a second into a gesture.
  private static func stage(_ gesture: Gesture, steps: Int) -> (stage: ChatHeadsStage, held: Point?) {
    var stage = ChatHeadsBesideTests.stage(2, in: wide, y: 300)
    if gesture != .opening {
      stage.perform(.open(head: 1), at: 1)
      stage.settle()
    }
    let begin = stage.time + 1
    let start: Point
    let step: Vector
    let panel = stage.layer(.conversation, 1).map { Rect(center: $0.center, size: $0.size) }
    switch gesture {
    case .opening, .closing:
      stage.perform(gesture == .opening ? .open(head: 1) : .close, at: begin)
      stage.look(at: begin + Double(steps) / 60)
      return (stage, nil)
    case .press: (start, step) = (stage.center(1), .zero)
    case .headDrag: (start, step) = (stage.center(1), Vector(x: -9, y: 5))
    case .headFlight: (start, step) = (stage.center(1), Vector(x: -30, y: 10))
    case .panelDrag, .panelFlight:
      let frame = panel ?? wide.bounds
      (start, step) = (Point(x: frame.center.x, y: frame.minY + 20), Vector(x: -14, y: 6))
    case .resize:
      let frame = panel ?? wide.bounds
      (start, step) = (Point(x: frame.minX - 2, y: frame.center.y), Vector(x: -8, y: 0))
    }
    stage.point(.down, start, at: begin)
    let isFlight = gesture == .headFlight || gesture == .panelFlight
    let moved = isFlight ? 8 : max(1, steps)
    for index in 1...moved {
      stage.point(.move, start + step * Double(index), at: begin + Double(index) / 60)
      stage.look(at: begin + Double(index) / 60)
    }
    let last = start + step * Double(moved)
    guard isFlight else { return (stage, last) }
    let end = begin + Double(moved) / 60 + 0.004
    stage.point(.up, last, at: end)
    stage.look(at: end + Double(steps) / 60)
    return (stage, nil)
  }

  /// The places of heads and of the panel, as far as they can be seen.
  private static func places(_ stage: ChatHeadsStage) -> [LayerID: Point] {
    var found: [LayerID: Point] = [:]
    for layer in stage.frame.layers where layer.opacity > 0.01 {
      switch layer.id.role {
      case .head, .conversation: found[layer.id] = layer.center
      default: break
      }
    }
    return found
  }

  @Test(
    "In the middle of a gesture a resize across 600 and back moves nothing by more than a point in that instant",
    arguments: Gesture.allCases)
  func across(gesture: Gesture) {
    for steps in stride(from: 0, through: 40, by: 4) {
      var (stage, held) = Self.stage(gesture, steps: steps)
      for viewport in [Self.narrow, Self.wide] {
        let before = Self.places(stage)
        stage.handle(.viewport(viewport), at: stage.time)
        stage.look()
        let after = Self.places(stage)
        #expect(after.keys.contains { before[$0] != nil }, "\(steps)")
        for (id, place) in after {
          guard let old = before[id] else { continue }
          #expect(old.distance(to: place) < 1, "\(steps) to \(viewport.size.width): \(id) \(old) \(place)")
        }
        stage.look(at: stage.time + 0.15)
      }
      if let held { stage.point(.up, held, at: stage.time) }
      stage.settle()
      #expect(stage.frame.schedule == .settled)
      Self.expectReach(stage, Self.wide, "\(gesture) \(steps)")
      if stage.heads.isOpen, let panel = try? Self.panel(stage) {
        #expect(Self.wide.bounds.inset(by: 15.99).contains(panel.origin), "\(gesture) \(steps)")
        #expect(stage.layer(.scrim, 0) == nil)
      }
    }
  }

  @Test("A press across 600 stays a press, and a dragged head is dragged on")
  func gesturesGoOn() {
    var (stage, held) = Self.stage(.headDrag, steps: 20)
    let finger = held ?? .zero
    stage.handle(.viewport(Self.narrow), at: stage.time)
    stage.point(.move, finger - Vector(x: 400, y: 0), at: stage.time + 0.1)
    stage.look(at: stage.time + 0.5)
    #expect(stage.center(1).distance(to: finger - Vector(x: 400, y: 0)) < 0.01)
    (stage, held) = Self.stage(.press, steps: 1)
    let pressed = stage.center(1)
    stage.handle(.viewport(Self.narrow), at: stage.time)
    stage.point(.up, pressed, at: stage.time + 0.05)
    stage.settle()
    #expect(!stage.heads.isOpen, "it is a tap on the selected head")
  }
}
