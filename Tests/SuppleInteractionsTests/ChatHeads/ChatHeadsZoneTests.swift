import SuppleScene
import SuppleScript
import Testing

@testable import SuppleInteractions

@Suite("Chat heads: without the dismiss target, and with insets")
struct ChatHeadsZoneTests {
  static func stage(_ change: (inout ChatHeadsStyle) -> Void) -> ChatHeadsStage {
    var style = ChatHeadsStyle.modern
    change(&style)
    return ChatHeadsStage([1, 2], style: style)
  }

  @Test("Without the target a drag, a throw and a key dismiss nothing")
  func none() {
    var stage = Self.stage { $0.dropZones = .none }
    let target = Point(x: 195, y: 844 - 34 - 98)
    stage.drag(from: stage.center(1), to: target, at: 1, lasting: 0.3, releases: false)
    for step in 1...60 {
      stage.look(at: 1.3 + Double(step) / 60)
      #expect(!stage.frame.layers.contains { $0.id.role == .dismissTarget })
    }
    #expect(stage.center(1).distance(to: target) < 1, "it stays under the finger")
    stage.point(.up, target)
    stage.settle()
    stage.drag(from: stage.center(1), to: target, at: 20, lasting: 0.05)
    stage.settle()
    let isHandled = stage.heads.handle(.key(.delete, focus: LayerID(.head, item: 1)), at: stage.time)
    stage.settle()
    #expect(!isHandled && stage.heads.order.count == 2)
    #expect(stage.names(.captured).isEmpty && stage.names(.dismissed).isEmpty)
  }

  @Test("A starting height that is set before the first head applies to it")
  func start() {
    var heads = ChatHeads(style: .modern, viewport: ChatHeadsStage.phone, seed: 1)
    var style = ChatHeadsStyle.modern
    style.startingHeight = 1
    heads.setStyle(style, at: 0)
    heads.perform(.add(head: 1, unread: 0, animated: false), at: 0)
    heads.advance(to: 1)
    var frame = Frame()
    heads.write(into: &frame)
    let y = frame.layer(LayerID(.head, item: 1))?.center.y ?? .nan
    #expect(abs(y - (844 - 34 - 33)) < 1e-9)
  }

  @Test("Insets are a part of the safe area after any other change")
  func insets() {
    var stage = Self.stage { $0.restInsets = Insets(top: 76, bottom: 16, right: 20) }
    stage.perform(.setRestingPlace(edge: .right, y: 0, animated: true), at: 1)
    stage.heads.handle(.keyboard(height: 0), at: 1)
    stage.settle()
    #expect(stage.center(1) == Point(x: 390 - 20 - 22, y: 47 + 76 + 33))
    stage.perform(.setRestingPlace(edge: .right, y: 2000, animated: true), at: stage.time)
    stage.settle()
    #expect(stage.center(1).y == 844 - 34 - 16 - 33 - 12)
  }

  @Test("Insets that leave no room for two heads keep both on the screen")
  func insetsWithoutRoom() {
    var stage = Self.stage {
      $0.restInsets = Insets(top: 400)
      $0.stackOffset = 40
    }
    stage.heads.handle(.viewport(Viewport(size: Size(width: 390, height: 480))), at: 1)
    stage.settle()
    #expect(stage.center(2).y - stage.center(1).y == 40)
    #expect(stage.center(2).y == 480 - 33)
  }
}
