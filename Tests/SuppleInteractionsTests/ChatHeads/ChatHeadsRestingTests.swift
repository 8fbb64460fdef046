import SuppleScene
import Testing

@testable import SuppleInteractions

@Suite("Chat heads: resting")
struct ChatHeadsRestingTests {
  @Test("A head rests a sixth of its width outside of either edge")
  func overhang() {
    var stage = ChatHeadsStage([1], viewport: ChatHeadsStage.smallPhone)
    #expect(stage.center(1) == Point(x: 298, y: 300))
    stage.perform(.setRestingPlace(edge: .left, y: 300, animated: true), at: 1)
    stage.settle()
    #expect(stage.center(1) == Point(x: 22, y: 300))
  }

  @Test("y is clamped to the safe area, inset by half a head")
  func clamp() {
    var stage = ChatHeadsStage([1])
    stage.perform(.setRestingPlace(edge: .left, y: -1000, animated: true), at: 1)
    stage.settle()
    #expect(stage.center(1).y == 47 + 33)
    stage.perform(.setRestingPlace(edge: .left, y: 5000, animated: true))
    stage.settle()
    #expect(stage.center(1).y == 844 - 34 - 33)
  }

  @Test("Of a stack the second sits 12 lower, the rest are hidden, and the clamp leaves room for it")
  func stack() {
    var stage = ChatHeadsStage([1, 2, 3, 4])
    #expect(stage.center(2) == Point(x: 368, y: 312))
    #expect(stage.layer(.head, 3) == nil)
    #expect(stage.frame.layers.filter { $0.id.role == .head }.map(\.id.item) == [2, 1])
    stage.perform(.setRestingPlace(edge: .left, y: 5000, animated: true), at: 1)
    stage.settle()
    #expect(stage.center(1).y == 844 - 34 - 33 - 12)
  }

  @Test("Rotating repeatedly keeps the side and the relative height, and returns to exactly the same place")
  func rotation() {
    var stage = ChatHeadsStage([1, 2])
    let landscape = Viewport(
      size: Size(width: 844, height: 390), safeArea: Insets(top: 0, left: 47, bottom: 21, right: 47))
    let portraitRange = 80.0...777.0
    for turn in 0..<10 {
      stage.heads.handle(.viewport(landscape), at: Double(turn) * 10 + 1)
      stage.time = Double(turn) * 10 + 1
      stage.settle()
      #expect(stage.center(1).x == 844 - 47 - 22)
      let part = (300 - portraitRange.lowerBound) / (portraitRange.upperBound - portraitRange.lowerBound)
      #expect(abs(stage.center(1).y - (33 + part * (390 - 21 - 33 - 33))) < 1e-9)
      stage.heads.handle(.viewport(ChatHeadsStage.phone), at: Double(turn) * 10 + 5)
      stage.time = Double(turn) * 10 + 5
      stage.settle()
      #expect(stage.center(1) == Point(x: 368, y: 300))
    }
  }

  @Test("An edge that the style no longer allows is left immediately, with the height kept and an event")
  func edgeTakenAway() {
    var stage = ChatHeadsStage([1, 2])
    var style = ChatHeadsStyle.modern
    style.edges = .left
    stage.heads.setStyle(style, at: 1)
    stage.time = 1
    stage.settle()
    #expect(stage.center(1) == Point(x: 22, y: 300))
    #expect(stage.center(2) == Point(x: 22, y: 312))
    #expect(stage.names(.moved).map(\.edge) == [.left] && stage.names(.moved).map(\.secondValue) == [300])
    // While a conversation is open only the resting place changes.
    stage.perform(.open(head: 1), at: 5)
    stage.settle()
    style.edges = .right
    stage.heads.setStyle(style, at: 8)
    stage.time = 8
    stage.settle()
    #expect(stage.center(1) == Point(x: 160.5, y: 80))
    stage.perform(.close)
    stage.settle()
    #expect(stage.center(1) == Point(x: 368, y: 300))
  }

  @Test("The keyboard pushes heads above it and they return; a drag meanwhile sets a new place")
  func keyboard() {
    var stage = ChatHeadsStage([1], y: 700)
    stage.heads.handle(.keyboard(height: 336), at: 1)
    stage.time = 1
    stage.settle()
    #expect(stage.center(1).y == 844 - 336 - 33)
    stage.heads.handle(.keyboard(height: 0), at: 5)
    stage.time = 5
    stage.settle()
    #expect(stage.center(1).y == 700)

    stage.heads.handle(.keyboard(height: 336), at: 10)
    stage.time = 10
    stage.settle()
    stage.drag(
      from: stage.center(1), to: Point(x: 300, y: 200), from: stage.time + 1, lasting: 0.4, releases: false)
    stage.point(.up, 300, 200, at: stage.time + 0.2)
    stage.settle()
    let dragged = stage.center(1).y
    #expect(abs(dragged - (200)) < 15)
    stage.heads.handle(.keyboard(height: 0), at: stage.time + 1)
    stage.time += 1
    stage.settle()
    #expect(stage.center(1).y == dragged)
  }

  @Test("Resting places keep clear of the app's exclusion areas")
  func exclusionAreas() {
    var stage = ChatHeadsStage([1])
    stage.perform(.setExclusionAreas([Rect(x: 0, y: 280, width: 390, height: 60)]), at: 1)
    stage.settle()
    #expect(stage.center(1).y == 280 - 33)
    stage.perform(.setExclusionAreas([]))
    stage.settle()
    #expect(stage.center(1).y == 300)
  }

  @Test("A head rests at the nearer end of an exclusion area, wherever the sums of coordinates are rounded")
  func rounded() {
    for step in 1...200 {
      let face = HeadFace(width: 52, height: 52 + 0.13 * Double(step), cornerRadius: 12)
      let half = face.height / 2
      var stage = ChatHeadsStage([1], y: 300)
      stage.perform(.setFace(head: 1, face, animated: false), at: 0.5)
      let area = Rect(x: 0, y: 220.05 + 0.1 * Double(step), width: 390, height: 140)
      stage.perform(.setExclusionAreas([area]), at: 1)
      stage.settle()
      let y = stage.center(1).y
      let (above, below) = (area.minY - half, area.maxY + half)
      #expect(abs(y - (300 - above < below - 300 ? above : below)) < 1e-9, "\(area): \(y)")
    }
  }

  @Test("Heads rest on the allowed edges only", arguments: [RestingEdges.left, .right, .free])
  func edges(_ edges: RestingEdges) {
    var style = ChatHeadsStyle.modern
    style.edges = edges
    var stage = ChatHeadsStage([1], style: style)
    stage.perform(.setRestingPlace(edge: edges == .right ? .left : .right, y: 300, animated: true), at: 0.5)
    stage.settle()
    let origin = stage.center(1)
    stage.drag(from: origin, to: Point(x: 195, y: 400), from: stage.time + 1, lasting: 1, releases: false)
    stage.point(.up, 195, 400, at: stage.time + 0.2)
    stage.settle()
    switch edges {
    case .left: #expect(stage.center(1).x == 22)
    case .right: #expect(stage.center(1).x == 368)
    default: #expect(abs(stage.center(1).x - 195) < 1e-9)
    }
  }

  @Test("At rest at least half of every head is on screen, for any screen")
  func reach() {
    var random = SeededRandom(seed: 7)
    for _ in 0..<300 {
      let viewport = Viewport(
        size: Size(width: random.uniform(in: 60...1400), height: random.uniform(in: 120...1400)),
        safeArea: Insets(top: random.uniform(in: 0...40), bottom: random.uniform(in: 0...20)))
      var stage = ChatHeadsStage([1], viewport: viewport)
      stage.perform(
        .setRestingPlace(
          edge: random.unit() < 0.5 ? .left : .right, y: random.uniform(in: -500...2000), animated: true),
        at: 0.1)
      let end = stage.settle()
      #expect(end.isFinite)
      #expect(viewport.bounds.contains(stage.center(1)), "\(viewport) \(stage.center(1))")
    }
  }

  @Test("Selecting a head of a closed stack makes it the leader, and opens nothing")
  func selecting() {
    var stage = ChatHeadsStage([1, 2, 3])
    let leader = stage.center(1)
    stage.perform(.select(head: 3), at: 1)
    stage.settle()
    #expect(stage.center(3) == leader && stage.center(1).y == leader.y + 12)
    #expect(!stage.frame.layers.contains { $0.id.role == .conversation || $0.id.role == .scrim })
    #expect(stage.names(.opened).isEmpty && stage.names(.selected).isEmpty)
    // One of the overflow comes into the stack.
    for head in Int32(4)...6 { stage.perform(.add(head: head, unread: 0, animated: true)) }
    stage.settle()
    guard let listed = stage.names(.overflowed).first?.item else {
      Issue.record("no head in the overflow")
      return
    }
    stage.perform(.select(head: listed))
    stage.settle()
    #expect(stage.center(listed) == leader && stage.names(.opened).isEmpty)
    // A dragged head stays under its finger.
    stage.point(.down, leader, at: stage.time + 1)
    stage.point(.move, Point(x: 200, y: 400), at: stage.time + 0.1)
    stage.perform(.select(head: 3))
    stage.look(at: stage.time + 1)
    #expect(stage.center(listed).distance(to: Point(x: 200, y: 400)) < 20)
  }
}
