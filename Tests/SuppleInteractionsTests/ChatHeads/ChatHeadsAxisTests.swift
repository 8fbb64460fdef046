import SuppleScene
import Testing

@testable import SuppleInteractions

@Suite("Chat heads: drags along one axis")
struct ChatHeadsAxisTests {
  @Test(
    "A locked axis keeps its place to the last bit, in the drag and after a throw",
    arguments: [DragAxis.vertical, .horizontal, .none])
  func locked(axis: DragAxis) {
    var style = ChatHeadsStyle.modern
    style.dragAxis = axis
    var stage = ChatHeadsStage([1], style: style, y: 301.7)
    let start = stage.center(1)
    stage.point(.down, start, at: 1)
    for step in 1...12 {
      stage.look(at: 1 + Double(step) / 60)
      let moved = Vector(x: -20, y: 20) * Double(step)
      stage.point(.move, start + moved, at: stage.time)
      stage.look(at: stage.time)
      if !axis.isHorizontal { #expect(stage.center(1).x == start.x) }
      if !axis.isVertical { #expect(stage.center(1).y == start.y) }
      #expect(!stage.frame.layers.contains { $0.id.role == .dismissTarget })
    }
    stage.point(.up, start + Vector(x: -240, y: 240))
    for _ in 1...60 {
      stage.look(at: stage.time + 1.0 / 60)
      if !axis.isHorizontal { #expect(stage.center(1).x == start.x, "in flight") }
      if !axis.isVertical { #expect(stage.center(1).y == start.y, "in flight") }
    }
    stage.settle()
    let rest = stage.center(1)
    #expect(axis.isHorizontal ? rest.x == 22 : rest.x == start.x)
    #expect(axis.isVertical ? rest.y > start.y + 240 : rest.y == start.y)
    #expect(stage.names(.dismissed).isEmpty)
  }
}
