import SuppleScene
import SuppleScript
import Testing

@testable import SuppleInteractions

@Suite("Chat heads: nothing blinks, jumps or is counted twice")
struct ChatHeadsContinuityTests {
  private func reduced(_ ids: [Int32]) -> ChatHeadsStage {
    var stage = ChatHeadsStage(ids)
    stage.heads.handle(.preferences(Preferences(reducedMotion: true)), at: 0)
    return stage
  }

  /// Three heads in a row at rest, with the first one's conversation, with reduced motion.
  private func opened() -> ChatHeadsStage {
    var stage = reduced([1, 2, 3])
    stage.perform(.open(head: 1), at: 1)
    stage.settle()
    return stage
  }

  @Test("With reduced motion a head fades in over the one that it covers", arguments: [true, false])
  func joins(adds: Bool) {
    var stage = reduced([1, 2, 3])
    stage.perform(adds ? .add(head: 4, unread: 0, animated: true) : .message(head: 2, text: 7), at: 0.5)
    for step in 0...60 {
      stage.look(at: 0.5 + Double(step) / 120)
      var clear = [300.0: 1.0, 312: 1]
      for layer in stage.frame.layers where layer.id.role == .head {
        clear[layer.center.y]? *= 1 - layer.opacity
      }
      #expect(clear.values.allSatisfy { $0 <= 0.1 }, "at \(step): \(clear)")
    }
    #expect(stage.center(adds ? 4 : 2).y == 300 && stage.center(1).y == 312)
  }

  @Test("The badges never show a sum beside its parts", arguments: [0, 1, 2])
  func counts(change: Int) {
    var stage = ChatHeadsStage([1, 2])
    stage.perform(.setUnread(head: 1, count: 2), at: 0.1)
    stage.perform(.setUnread(head: 2, count: 3), at: 0.1)
    stage.look(at: 0.6)
    switch change {
    case 0: stage.perform(.add(head: 3, unread: 0, animated: true), at: 0.6)
    case 1: stage.perform(.setRestingPlace(edge: .left, y: 500, animated: true), at: 0.6)
    default:
      stage.point(.down, 368, 300, at: 0.6)
      stage.point(.move, 200, 400, at: 0.61)
    }
    for step in 0...120 {
      stage.look(at: 0.62 + Double(step) / 120)
      var sum: Int32 = 0
      for layer in stage.frame.layers where layer.id.role == .badge && layer.opacity > 0.1 {
        if case .count(let count) = layer.label { sum += count }
      }
      #expect(sum <= 5, "\(sum) at \(step)")
    }
  }

  @Test(
    "A flyout stays continuous as the stack moves to the other edge, and along its own",
    arguments: [RestingEdge.left, .right])
  func flyout(edge: RestingEdge) {
    var stage = ChatHeadsStage([1, 2])
    stage.perform(.message(head: 2, text: 7), at: 0.2)
    stage.look(at: 1.9)
    stage.perform(.setRestingPlace(edge: edge, y: 500, animated: true), at: 2)
    func seen() -> (opacity: Double, width: Double) {
      let layer = stage.frame.layers.last { $0.id.role == .flyout }
      return (layer?.opacity ?? 0, (layer?.size.width ?? 0) * (layer?.scale ?? 0))
    }
    stage.look(at: 2)
    var last = seen()
    for step in 1...120 {
      stage.look(at: 2 + Double(step) / 60)
      let next = seen()
      #expect(abs(next.opacity - last.opacity) <= 0.25, "\(step): \(last.opacity), \(next.opacity)")
      if next.opacity > 0.05, last.opacity > 0.05 {
        #expect(abs(next.width - last.width) <= 48, "\(step): \(last.width), \(next.width)")
      }
      last = next
    }
  }

  @Test("A listed head that the app adds flies from its cell")
  func cell() throws {
    var stage = ChatHeadsStage([1, 2, 3, 4, 5, 6, 7, 8])
    stage.perform(.open(head: 1), at: 1)
    stage.settle()
    stage.perform(.openOverflow)
    stage.settle()
    let cell = try #require(stage.frame.layers.first { $0.id.role == .overflowed })
    stage.perform(.add(head: cell.id.item, unread: 0, animated: true))
    stage.look()
    let head = try #require(stage.layer(.head, cell.id.item))
    // The picture of a cell is in its upper part.
    let below = (cell.size.height - stage.heads.style.headSize) / 2 * cell.scale
    #expect(head.center.distance(to: cell.center - Vector(x: 0, y: below)) < 1)
    #expect(head.opacity == 1 && stage.layer(.overflowed, cell.id.item) == nil)
    var last = head
    for step in 1...60 {
      stage.look(at: stage.time + 1.0 / 240)
      let next = try #require(stage.layer(.head, cell.id.item))
      #expect(next.opacity == 1 && next.center.distance(to: last.center) < 20, "at \(step)")
      last = next
    }
  }

  @Test("With reduced motion, of two contents on a card at most one is above 0.2 during a switch")
  func reducedSwitch() throws {
    var stage = opened()
    let start = stage.time
    stage.perform(.open(head: 3))
    for step in 0...60 {
      stage.look(at: start + Double(step) / 240)
      let panels = stage.frame.layers.filter { $0.id.role == .conversation }
      let clear = panels.filter { $0.opacity * $0.contentOpacity > 0.2 }
      #expect(clear.count <= 1 && panels.contains { $0.opacity == 1 }, "at \(step)")
      #expect(panels.allSatisfy { $0.contentOffset == 0 && $0.scale == 1 })
    }
    #expect(stage.layer(.conversation, 3)?.contentOpacity == 1)
  }

  @Test("With reduced motion dismissed heads and their target fade in place within 0.12 s")
  func dismissal() {
    var stage = reduced([1, 2])
    stage.point(.down, 368, 300, at: 1)
    stage.point(.move, 300, 400, at: 1.2)
    stage.point(.move, 195, 712, at: 2)
    stage.point(.up, 195, 712, at: 3)
    for step in 0...20 {
      stage.look(at: 3 + Double(step) / 120)
      for layer in stage.frame.layers where layer.id.role == .head { #expect(layer.scale == 1) }
      #expect(stage.frame.layers.isEmpty == (step > 14), "at \(step)")
    }
  }

  @Test("With reduced motion the beak points to its head in each frame")
  func beak() {
    var stage = reduced([1, 2, 3])
    stage.perform(.open(head: 1), at: 0.1)
    for step in 0...120 {
      if step == 60 { stage.perform(.open(head: 3)) }
      stage.look(at: 0.1 + Double(step) / 120)
      for beak in stage.frame.layers where beak.id.role == .conversationBeak {
        #expect(abs(stage.frame.outline(of: beak).top.x - stage.center(beak.id.item).x) <= 2, "at \(step)")
      }
    }
  }

  @Test(
    "At any count and width the outer pictures of a row keep 12 pt, and the beak's foot 20 to the corners")
  func margins() {
    for width in stride(from: 320.0, through: 440, by: 15) {
      for count in 1...8 {
        let screen = Viewport(
          size: Size(width: width, height: 844), safeArea: Insets(top: 47, left: 0, bottom: 34, right: 0))
        var stage = ChatHeadsStage((1...Int32(count)).map { $0 }, viewport: screen)
        stage.perform(.open(head: 1), at: 1)
        stage.settle()
        let row = stage.frame.layers.filter { $0.id.role == .head || $0.id.role == .overflow }
        #expect(
          row.allSatisfy { $0.center.x >= 41 - 1e-9 && $0.center.x <= width - 41 + 1e-9 },
          "\(count) on \(width)")
        for beak in stage.frame.layers where beak.id.role == .conversationBeak {
          let foot = beak.center.x - stage.heads.core.value.geometry.beakHalfWidth
          #expect(foot >= 28 - 1e-9, "\(count) on \(width)")
          #expect(abs(beak.center.x - stage.center(1).x) <= 2 + 1e-9)
        }
      }
    }
  }

  @Test("With reduced motion the scrim is complete after 0.08 s, and the card has its content after 0.2 s")
  func opening() {
    var stage = reduced([1, 2, 3])
    stage.perform(.open(head: 2), at: 1)
    for step in 0...48 {
      stage.look(at: 1 + Double(step) / 240)
      let dim = stage.layer(.scrim)?.opacity ?? 0
      if step >= 20 { #expect(abs(dim - 0.6) < 1e-9, "at \(step)") } else { #expect(dim < 0.6) }
      guard let card = stage.layer(.conversation, 2) else { continue }
      #expect(card.scale == 1 && dim >= 0.599, "it comes over the dimmed page, at \(step)")
      #expect(card.opacity == 1 || card.contentOpacity == 0)
    }
    #expect(stage.layer(.conversation, 2)?.contentOpacity == 1 && stage.center(2).y == 80)
  }

  /// The actions that cross-fade three piled heads with reduced motion.
  enum Fade: CaseIterable { case opens, closes, throwsStack, dismisses }

  @Test(
    "With reduced motion no face of a fading stack shows through the one above it", arguments: Fade.allCases)
  func faces(fade: Fade) {
    var stage = fade == .closes ? opened() : reduced([1, 2, 3])
    let start = fade == .closes ? stage.time : 1
    switch fade {
    case .opens: stage.perform(.open(head: 1), at: start)
    case .closes: stage.perform(.close, at: start)
    case .throwsStack: stage.perform(.setRestingPlace(edge: .left, y: 500, animated: true), at: start)
    case .dismisses:
      let target = stage.heads.core.value.geometry.targetCenter
      stage.drag(from: Point(x: 368, y: 300), to: target, from: 0.5, lasting: 0.5)
    }
    var (shown, most, least) = ([Int32: Double](), 0.0, 1.0)
    for step in 0...120 {
      stage.look(at: start + Double(step) / 240)
      let heads = stage.frame.layers.filter { $0.id.role == .head }
      for (index, head) in heads.enumerated() {
        // Layers are in order from back to front.
        let above = heads[(index + 1)...].filter { $0.center.distance(to: head.center) < 30 }
        guard !above.isEmpty else { continue }
        most = max(most, above.reduce(head.opacity) { $0 * (1 - $1.opacity) })
      }
      // Layers that fade under another head change gradually as well, at 60 frames per second.
      if step.isMultiple(of: 4) {
        for (id, opacity) in shown where opacity > 0.2 {
          #expect(stage.layer(.head, id) != nil || id == 3, "\(id) at \(step)")
        }
        shown = [:]
        for head in heads { shown[head.id.item] = head.opacity }
      }
      least = min(least, stage.layer(.head, 1)?.opacity ?? 0)
    }
    #expect(least < 0.1, "they fade")
    #expect(most <= 0.1, "\(most)")
  }

  @Test("With reduced motion heads of a row do not move while another one is selected")
  func selected() {
    var stage = opened()
    let start = stage.time
    let place = stage.center(2)
    stage.tap(place.x, place.y, at: start)
    for step in 0...60 {
      stage.look(at: start + Double(step) / 200)
      #expect(stage.center(2) == place)
      for head in 1...3 {
        #expect(stage.layer(.head, Int32(head))?.opacity == 1, "head \(head) at \(step)")
      }
    }
    #expect(stage.names(.selected).count == 1)
  }

  @Test("With reduced motion the beak fades from head to head, 0.06 s out and 0.06 s in")
  func beakFades() {
    var stage = opened()
    let start = stage.time
    stage.perform(.open(head: 3))
    for step in 0...40 {
      let time = Double(step) / 200
      stage.look(at: start + time)
      let old = stage.layer(.conversationBeak, 1)?.opacity ?? 0
      let new = stage.layer(.conversationBeak, 3)?.opacity ?? 0
      #expect(old == 0 || new == 0, "never both, at \(step)")
      #expect(time < 0.06 ? old > 0 : old < 1e-9, "at \(step): \(old)")
      #expect(abs(new - min(1, max(0, (time - 0.06) / 0.06))) < 1e-6, "at \(step): \(new)")
    }
    #expect(stage.frame.schedule == .settled)
    // Back before its appearance: no jump.
    stage.perform(.open(head: 1))
    let again = stage.time
    var last = (stage.layer(.conversationBeak, 1)?.opacity ?? 0, 1.0)
    for step in 0...60 {
      if step == 18 { stage.perform(.open(head: 3)) }
      stage.look(at: again + Double(step) / 240)
      let next = (
        stage.layer(.conversationBeak, 1)?.opacity ?? 0, stage.layer(.conversationBeak, 3)?.opacity ?? 0
      )
      #expect(abs(next.0 - last.0) < 0.2 && abs(next.1 - last.1) < 0.2, "\(last), \(next) at \(step)")
      last = next
    }
    #expect(last.1 == 1 && last.0 == 0)
  }

  @Test(
    "With reduced motion a thrown head follows the finger, fades out at its release and in at its place, in 0.15 s"
  )
  func thrown() {
    var stage = reduced([1])
    stage.point(.down, 368, 300, at: 1)
    for step in 1...12 {
      stage.point(.move, 368 - 20 * Double(step), 300, at: 1 + Double(step) / 100)
    }
    stage.look()
    let released = stage.center(1)
    #expect(released.x < 150)
    stage.point(.up, 128, 300, at: 1.125)
    var places: [Point] = []
    var least = 1.0
    for step in 0...60 {
      stage.look(at: 1.125 + Double(step) / 240)
      let place = stage.center(1)
      if places.last != place { places.append(place) }
      let opacity = stage.layer(.head, 1)?.opacity ?? 1
      least = min(least, opacity)
      #expect((step > 0 && step < 36) == (opacity < 1), "at \(step)")
    }
    #expect(places.count == 2 && places.last == Point(x: 22, y: 300), "\(places)")
    #expect(least < 0.1 && stage.layer(.head, 1)?.opacity == 1 && stage.frame.schedule == .settled)
  }
}
