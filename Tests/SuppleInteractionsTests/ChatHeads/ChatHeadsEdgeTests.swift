import SuppleHarness
import SuppleScene
import SuppleScript
import Testing

@testable import SuppleInteractions

@Suite("Chat heads: rest at the top and bottom, at any edge and in corners")
struct ChatHeadsEdgeTests {
  static func stage(
    _ count: Int32 = 1, _ edges: RestingEdges, in viewport: Viewport = ChatHeadsStage.phone,
    x: Double? = nil, edge: RestingEdge = .right, y: Double = 300,
    _ change: (inout ChatHeadsStyle) -> Void = { _ in }
  ) -> ChatHeadsStage {
    var style = ChatHeadsStyle.modern
    style.edges = edges
    change(&style)
    var stage = ChatHeadsStage(Array(1...count), style: style, viewport: viewport, edge: edge, y: y)
    stage.perform(.setRestingPlace(edge: edge, x: x, y: y, animated: false), at: 0)
    stage.look()
    return stage
  }

  /// Throws the leader from `point` with a velocity in points per second, and waits for its rest.
  static func thrown(_ stage: ChatHeadsStage, from point: Point, _ velocity: Vector) -> ChatHeadsStage {
    var stage = stage
    let start = stage.time + 1
    stage.drag(from: stage.center(1), to: point, from: start, lasting: 1, releases: false)
    stage.look(at: start + 1.5)
    for step in 1...6 {
      let passed = Double(step) / 120
      stage.point(.move, point + velocity * passed, at: start + 1.5 + passed)
    }
    stage.point(.up, point + velocity * 0.05, at: start + 1.55)
    stage.settle()
    return stage
  }

  // MARK: Numbers

  @Test("A stack at the top or bottom rests 11 beyond the safe area, its second head 12 beside the leader")
  func places() {
    let cases: [(RestingEdges, Double)] = [(RestingEdges.top, 47.0 + 22), (.bottom, 844 - 34 - 22)]
    for (edges, y) in cases {
      let stage = Self.stage(3, edges, x: 150)
      #expect(stage.center(1) == Point(x: 150, y: y))
      #expect(stage.center(2) == Point(x: 162, y: y))
      let place = stage.heads.arrangement
      #expect(place.edge == (edges == .top ? .top : .bottom))
      #expect(abs((place.x ?? 0) - (150 - 33) / 324) < 1e-12)
    }
  }

  @Test("The leader keeps half a head from the sides, and 12 more where the second head is")
  func ends() {
    let cases: [(Bool, Double, Double)] = [(false, 33.0, 390 - 33 - 12.0), (true, 33 + 12, 390 - 33)]
    for (rightToLeft, left, right) in cases {
      var stage = Self.stage(2, .bottom)
      stage.handle(.preferences(Preferences(rightToLeft: rightToLeft)), at: 0.1)
      for (x, expected) in [(-500.0, left), (900, right)] {
        stage.perform(.setRestingPlace(edge: .bottom, x: x, y: 0, animated: true))
        stage.settle()
        #expect(stage.center(1).x == expected)
        #expect(stage.center(2).x == expected + (rightToLeft ? -12 : 12))
      }
    }
  }

  @Test(
    "The first place is a part of the width from where reading begins; of both sides the one where it ends")
  func start() {
    let cases: [(RestingEdges, RestingEdge, Double)] = [
      (RestingEdges.top, RestingEdge.top, 33 + 0.25 * 324), (.bottom, .bottom, 33 + 0.25 * 324),
      (.topOrBottom, .bottom, 33 + 0.25 * 324), (.any, .right, 368), (.corners, .right, 368),
    ]
    for (edges, edge, x) in cases {
      for adopts in [false, true] {
        var style = ChatHeadsStyle.modern
        if !adopts { style.edges = edges }
        var stage = ChatHeadsStage(ChatHeads(style: style, viewport: ChatHeadsStage.phone, seed: 1))
        style.edges = edges
        if adopts { stage.heads.setStyle(style, at: 0) }
        stage.perform(.add(head: 1, unread: 0, animated: false), at: 0.1)
        stage.settle()
        #expect(stage.heads.arrangement.edge == edge)
        #expect(abs(stage.center(1).x - x) < 1e-9, "\(edges)")
        if edges == .corners { #expect(stage.center(1).y == 80) }
      }
    }
  }

  @Test("A gap instead of an overhang, and insets, hold at the top and bottom, and at their ends")
  func gap() {
    let insets = Insets(top: 76, left: 20, bottom: 50, right: 30)
    var stage = Self.stage(1, .topOrBottom, in: Viewport(size: Size(width: 800, height: 600))) {
      $0.edgeOverhang = -16
      $0.restInsets = insets
    }
    let cases: [(RestingEdge, Double, Point)] = [
      (RestingEdge.top, -9.0, Point(x: 20 + 33 + 16, y: 76 + 33 + 16)),
      (.bottom, 2000, Point(x: 800 - 30 - 33 - 16, y: 600 - 50 - 33 - 16)),
    ]
    for (edge, x, expected) in cases {
      stage.perform(.setRestingPlace(edge: edge, x: x, y: 0, animated: true), at: stage.time + 1)
      stage.settle()
      #expect(stage.center(1) == expected)
    }
  }

  @Test("In a corner a gap is the same to both edges, and above a keyboard")
  func gapInCorners() {
    var stage = Self.stage(1, .corners, in: Viewport(size: Size(width: 800, height: 600))) {
      $0.edgeOverhang = -16
    }
    for (edge, x) in [(RestingEdge.left, 49.0), (.right, 751)] {
      for (y, expected) in [(0.0, 49.0), (600, 551)] {
        stage.perform(.setRestingPlace(edge: edge, y: y, animated: true), at: stage.time + 1)
        stage.settle()
        #expect(stage.center(1) == Point(x: x, y: expected))
      }
    }
    stage.handle(.keyboard(height: 250))
    stage.settle()
    #expect(stage.center(1) == Point(x: 751, y: 600 - 250 - 49))
  }

  // MARK: Landing

  @Test("Released slowly a head goes to the nearest of the four edges")
  func nearest() {
    let cases: [(Point, RestingEdge)] = [
      (Point(x: 100, y: 420), RestingEdge.left), (Point(x: 290, y: 420), .right),
      (Point(x: 195, y: 180), .top), (Point(x: 195, y: 700), .bottom), (Point(x: 60, y: 90), .left),
      (Point(x: 90, y: 60), .top),
    ]
    for (point, edge) in cases {
      let stage = Self.thrown(Self.stage(1, .any) { $0.dropZones = .none }, from: point, .zero)
      #expect(stage.names(.moved).last?.edge == edge, "\(point)")
    }
  }

  @Test("A throw lands at the first edge on its path, and along its own edge it stays there")
  func throwsToEdges() {
    let cases: [(Point, Vector, RestingEdge)] = [
      (Point(x: 150, y: 500), Vector(x: 0, y: -1400), RestingEdge.top),
      (Point(x: 150, y: 300), Vector(x: 100, y: 1400), .bottom),
      (Point(x: 150, y: 300), Vector(x: 1400, y: 100), .right),
      (Point(x: 150, y: 300), Vector(x: 250, y: 0), .left),
      (Point(x: 30, y: 400), Vector(x: 0, y: -1400), .left),
      (Point(x: 30, y: 400), Vector(x: 400, y: -1400), .top),
    ]
    for (point, velocity, edge) in cases {
      let stage = Self.thrown(Self.stage(1, .any) { $0.dropZones = .none }, from: point, velocity)
      #expect(stage.names(.moved).last?.edge == edge, "\(point) \(velocity)")
    }
  }

  @Test("Between top and bottom the nearer one wins, unless the speed away from it exceeds 286")
  func topOrBottom() {
    let cases: [(Double, Double, RestingEdge)] = [
      (400.0, 0.0, RestingEdge.top), (440, 0, .bottom), (300, 320, .bottom), (300, 250, .top),
      (600, -320, .top), (600, -250, .bottom),
    ]
    for (y, speed, edge) in cases {
      let stage = Self.thrown(
        Self.stage(1, .topOrBottom) { $0.dropZones = .none }, from: Point(x: 200, y: y),
        Vector(x: 0, y: speed))
      #expect(stage.names(.moved).last?.edge == edge, "\(y) \(speed)")
    }
  }

  @Test("In corners the projected landing determines the corner")
  func corners() {
    let cases: [(Point, Vector, Point)] = [
      (Point(x: 180, y: 400), Vector.zero, Point(x: 22, y: 80)),
      (Point(x: 180, y: 400), Vector(x: 400, y: 400), Point(x: 368, y: 844 - 34 - 33)),
      (Point(x: 180, y: 400), Vector(x: 60, y: 0), Point(x: 22, y: 80)),
      (Point(x: 380, y: 800), Vector(x: 0, y: -4000), Point(x: 368, y: 80)),
    ]
    for (point, velocity, corner) in cases {
      let stage = Self.thrown(Self.stage(1, .corners) { $0.dropZones = .none }, from: point, velocity)
      #expect(stage.center(1) == corner, "\(point) \(velocity)")
      let move = stage.names(.moved).last
      #expect(move?.value == corner.x && move?.secondValue == corner.y)
    }
  }

  @Test("A stack in a lower corner stays there while heads come and go, and above the keyboard")
  func cornerStays() {
    var stage = Self.stage(1, .corners, y: 800)
    #expect(stage.center(1) == Point(x: 368, y: 777))
    stage.perform(.add(head: 2, unread: 0, animated: true), at: 1)
    stage.settle()
    #expect(stage.center(2) == Point(x: 368, y: 765))
    stage.handle(.keyboard(height: 500))
    stage.settle()
    #expect(stage.center(2) == Point(x: 368, y: 844 - 500 - 33 - 12))
    stage.handle(.keyboard(height: 0))
    stage.handle(.viewport(Viewport(size: Size(width: 844, height: 390))))
    stage.settle()
    #expect(stage.center(2) == Point(x: 844 - 22, y: 390 - 33 - 12))
  }

  @Test(
    "A locked axis leaves an edge only for the opposite one, and keeps the other coordinate to the last bit")
  func locked() {
    let cases: [(RestingEdge, DragAxis, Vector, RestingEdge)] = [
      (RestingEdge.top, DragAxis.vertical, Vector(x: 900, y: 900), RestingEdge.bottom),
      (.top, .horizontal, Vector(x: 900, y: 900), .top),
      (.left, .vertical, Vector(x: 900, y: 900), .left),
      (.left, .horizontal, Vector(x: 900, y: 900), .right),
      (.top, .none, Vector(x: 900, y: 900), .top),
    ]
    for (edge, axis, velocity, next) in cases {
      let stage = Self.stage(1, .any, x: 151.3, edge: edge, y: 301.7) { $0.dragAxis = axis }
      let start = stage.center(1)
      let moved = Self.thrown(stage, from: start + Vector(x: 20, y: 20), velocity)
      #expect(moved.names(.moved).last?.edge == next, "\(edge) \(axis)")
      if !axis.isHorizontal, !edge.isSide { #expect(moved.center(1).x == start.x) }
      if !axis.isVertical, edge.isSide { #expect(moved.center(1).y == start.y) }
    }
  }

  // MARK: The sides with the axes exchanged

  @Test(
    "A throw to the bottom equals one to the right with the axes exchanged, head by head and frame by frame")
  func exchanged() {
    var random = SeededRandom(seed: 11)
    for run in 0..<40 {
      let (long, short) = (random.uniform(in: 300...900), random.uniform(in: 260...700))
      let insets = (random.uniform(in: 0...50), random.uniform(in: 0...50))
      func style(_ edges: RestingEdges) -> (inout ChatHeadsStyle) -> Void {
        { style in
          style.edges = edges
          style.dropZones = .none
        }
      }
      var side = Self.stage(
        3, .either,
        in: Viewport(
          size: Size(width: short, height: long),
          safeArea: Insets(top: insets.0, left: 3, bottom: insets.1, right: 9)),
        y: 200, style(.either))
      var other = Self.stage(
        3, .topOrBottom,
        in: Viewport(
          size: Size(width: long, height: short),
          safeArea: Insets(top: 3, left: insets.0, bottom: 9, right: insets.1)),
        x: 200, edge: .bottom, y: 0, style(.topOrBottom))
      var samples = [side.center(1)]
      let velocity = Vector(x: random.uniform(in: -60...60), y: random.uniform(in: -60...60))
      for _ in 0..<12 { samples.append(samples[samples.count - 1] + velocity) }
      for (index, sample) in samples.enumerated() {
        let (phase, time) = (index == 0 ? PointerPhase.down : .move, 1 + Double(index) / 60)
        side.point(phase, sample, at: time)
        other.point(phase, Point(x: sample.y, y: sample.x), at: time)
      }
      let end = 1 + Double(samples.count) / 60
      side.point(.up, samples[samples.count - 1], at: end)
      other.point(.up, Point(x: samples[samples.count - 1].y, y: samples[samples.count - 1].x), at: end)
      for step in 0..<120 {
        side.look(at: end + Double(step) / 60)
        other.look(at: end + Double(step) / 60)
        for head in Int32(1)...3 {
          let (a, b) = (side.layer(.head, head), other.layer(.head, head))
          guard let a, let b else { continue }
          #expect(a.center.distance(to: Point(x: b.center.y, y: b.center.x)) < 1e-6, "\(run) \(step) \(head)")
          #expect(abs(a.size.width - b.size.height) < 1e-6 && abs(a.size.height - b.size.width) < 1e-6)
        }
      }
    }
  }

  // MARK: Properties

  @Test("At rest at least half of each head is on screen, and a place is kept as a part of a turned room")
  func reach() {
    var random = SeededRandom(seed: 23)
    let all: [RestingEdges] = [.top, .bottom, .topOrBottom, .any, .corners, .free]
    for run in 0..<400 {
      let viewport = Viewport(
        size: Size(width: random.uniform(in: 60...1400), height: random.uniform(in: 60...1400)),
        safeArea: Insets(
          top: random.uniform(in: 0...60), left: random.uniform(in: 0...60),
          bottom: random.uniform(in: 0...60), right: random.uniform(in: 0...60)))
      var stage = Self.stage(Int32(1 + run % 3), all[run % all.count], in: viewport) {
        $0.edgeOverhang = random.uniform(in: -80...80)
      }
      let edges: [RestingEdge] = [.left, .right, .top, .bottom]
      stage.perform(
        .setRestingPlace(
          edge: edges[run / 6 % 4], x: random.uniform(in: -500...2000), y: random.uniform(in: -500...2000),
          animated: true), at: 0.1)
      stage.settle()
      for head in Int32(1)...Int32(1 + min(1, run % 3)) {
        #expect(viewport.bounds.contains(stage.center(head)), "\(run) \(viewport) \(stage.center(head))")
      }
      let before = (stage.heads.arrangement, stage.center(1))
      stage.handle(
        .viewport(Viewport(size: Size(width: viewport.size.height, height: viewport.size.width))),
        at: stage.time + 1)
      stage.settle()
      stage.handle(.viewport(viewport), at: stage.time + 1)
      stage.settle()
      #expect(stage.center(1).distance(to: before.1) < 1e-6, "\(run)")
      #expect(stage.heads.arrangement.edge == before.0.edge)
    }
  }

  @Test("An arrangement keeps edge and place for another room, at each edge and with free edges")
  func arrangement() {
    let cases: [(RestingEdges, RestingEdge)] = [
      (RestingEdges.any, RestingEdge.top), (.any, .bottom), (.any, .left), (.free, .right), (.corners, .left),
    ]
    for (edges, edge) in cases {
      let stage = Self.stage(2, edges, x: 120, edge: edge, y: 500)
      let kept = stage.heads.arrangement
      var other = Self.stage(1, edges, in: Viewport(size: Size(width: 900, height: 700)))
      other.heads.restore(kept, at: 1)
      other.settle()
      let restored = other.heads.arrangement
      #expect(restored.edge == edge)
      #expect(abs((restored.x ?? -1) - (kept.x ?? -2)) < 1e-9, "\(edges) \(edge)")
    }
  }
}
