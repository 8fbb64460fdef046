import SuppleScene
import SuppleScript

@testable import SuppleInteractions

/// Drives a badge as a host would and looks at the frames.
struct SlimeBadgeStage {
  var badge: SlimeBadge
  var frame = Frame()
  var events: [EventRecord] = []
  var time = 0.0
  var home: Point

  static let phone = Viewport(size: Size(width: 390, height: 844))

  init(
    _ count: Int32? = 3, style: SlimeBadgeStyle = .modern, home: Point = Point(x: 300, y: 200),
    seed: UInt64 = 1
  ) {
    badge = SlimeBadge(style: style, viewport: SlimeBadgeStage.phone, seed: seed)
    self.home = home
    badge.perform(.moveAnchor(home), at: 0)
    badge.perform(.setCount(count), at: 0)
    look()
  }

  /// Writes the frame at `time`, or at the present.
  @discardableResult
  mutating func look(at time: Double? = nil) -> Frame {
    if let time { self.time = time }
    badge.advance(to: self.time)
    badge.write(into: &frame)
    events += badge.takeRecords()
    return frame
  }

  @discardableResult
  mutating func point(_ phase: PointerPhase, _ position: Point, at time: Double, id: Int32 = 1) -> Bool {
    self.time = max(self.time, time)
    return badge.handle(.pointer(Pointer(id: id, phase: phase, position: position)), at: time)
  }

  mutating func perform(_ command: SlimeBadge.Command, at time: Double? = nil) {
    if let time { self.time = time }
    badge.perform(command, at: self.time)
  }

  mutating func prefer(reducedMotion: Bool, at time: Double = 0) {
    badge.handle(.preferences(Preferences(reducedMotion: reducedMotion)), at: time)
  }

  /// Presses the badge at home and drags it out by `offset` along a straight line, a sample each 1/120 s; then the
  /// finger waits there for `rest` seconds, and has no velocity left where that is more than 40 ms.
  mutating func pull(by offset: Vector, at start: Double, lasting duration: Double = 0.2, rest: Double = 0.5)
  {
    point(.down, home, at: start)
    let steps = max(1, Int(duration * 120))
    for step in 1...steps {
      let part = Double(step) / Double(steps)
      point(.move, home + offset * part, at: start + duration * part)
    }
    time = start + duration + rest
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

  func layer(_ role: LayerRole, index: Int32 = 0) -> Layer? { frame.layer(LayerID(role, index: index)) }

  /// The badge's centre less its home.
  var offset: Vector {
    guard let layer = layer(.badge) else { return Vector(x: .nan, y: .nan) }
    return layer.center - home
  }

  var eventNames: [EventName] { events.map(\.name) }

  var particles: [Layer] { frame.layers.filter { $0.id.role == .particle } }
}
