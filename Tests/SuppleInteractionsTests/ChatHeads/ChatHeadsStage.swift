import SuppleScene
import SuppleScript

@testable import SuppleInteractions

/// Drives chat heads as a host would and looks at the frames.
struct ChatHeadsStage {
  var heads: ChatHeads
  var frame = Frame()
  var events: [EventRecord] = []
  var time = 0.0

  static let phone = Viewport(
    size: Size(width: 390, height: 844), safeArea: Insets(top: 47, left: 0, bottom: 34, right: 0))
  static let smallPhone = Viewport(size: Size(width: 320, height: 480), safeArea: Insets(top: 20))

  init(
    _ ids: [Int32] = [1], style: ChatHeadsStyle = .modern, viewport: Viewport = ChatHeadsStage.phone,
    edge: HorizontalEdge = .right, y: Double = 300
  ) {
    heads = ChatHeads(style: style, viewport: viewport, seed: 1)
    for id in ids { heads.perform(.add(head: id, unread: 0, animated: false), at: 0) }
    heads.perform(.setRestingPlace(edge: edge, y: y, animated: false), at: 0)
    look()
  }

  /// Writes the frame at `time`, or at the present.
  @discardableResult
  mutating func look(at time: Double? = nil) -> Frame {
    if let time { self.time = time }
    heads.advance(to: self.time)
    heads.write(into: &frame)
    events += heads.takeRecords()
    return frame
  }

  mutating func point(_ phase: PointerPhase, _ x: Double, _ y: Double, at time: Double, id: Int32 = 1) {
    heads.handle(.pointer(Pointer(id: id, phase: phase, position: Point(x: x, y: y))), at: time)
    self.time = max(self.time, time)
  }

  mutating func perform(_ command: ChatHeads.Command, at time: Double? = nil) {
    if let time { self.time = time }
    heads.perform(command, at: self.time)
  }

  mutating func tap(_ x: Double, _ y: Double, at time: Double) {
    point(.down, x, y, at: time)
    point(.up, x, y, at: time + 0.08)
  }

  /// Drags along a straight line at an even speed, a sample each 1/120 s, and lets go at the end while moving.
  mutating func drag(from: Point, to: Point, from start: Double, lasting duration: Double, letGo: Bool = true)
  {
    point(.down, from.x, from.y, at: start)
    let steps = max(1, Int(duration * 120))
    for step in 1...steps {
      let part = Double(step) / Double(steps)
      point(
        .move, from.x + (to.x - from.x) * part, from.y + (to.y - from.y) * part, at: start + duration * part)
    }
    if letGo { point(.up, to.x, to.y, at: start + duration) }
  }

  /// Looks on, a frame each 1/60 s, until nothing moves; returns when that was.
  @discardableResult
  mutating func settle(limit: Double = 12) -> Double {
    let start = time
    while time < start + limit {
      look(at: time + 1.0 / 60)
      switch frame.schedule {
      case .settled: return time
      case .at(let due): look(at: due)
      case .now: break
      }
    }
    return .infinity
  }

  func layer(_ role: LayerRole, _ item: Int32 = 0) -> Layer? { frame.layer(LayerID(role, item: item)) }

  func center(_ head: Int32) -> Point { layer(.head, head)?.center ?? Point(x: .nan, y: .nan) }

  func names(_ name: EventName) -> [EventRecord] { events.filter { $0.name == name } }
}
