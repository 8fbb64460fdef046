import SuppleInteractions
import SuppleScene
import SuppleScript

/// Drives an interaction as a host does, and keeps its frames and events.
///
/// Tests, fuzz runs and an app's own tests use it. The test sets the time.
///
/// ```swift
/// var harness = Harness(SlimeBadge(style: .modern, viewport: viewport, seed: 1))
/// harness.perform(.setCount(3))
/// harness.drag(from: anchor, to: anchor + Vector(x: -220, y: 0), at: 1, lasting: 0.2)
/// harness.settle()
/// harness.events.map(\.name)   // pressed, snapped, cleared
/// ```
public struct Harness<Subject: ScriptedInteraction>: Sendable {
  /// The interaction.
  public var subject: Subject
  /// The latest frame. Its storage is reused.
  public var frame = Frame()
  /// The events of the frames so far, in the order of time.
  public private(set) var events: [EventRecord] = []
  /// The present, in host seconds.
  public var time: Double
  /// The last position of a pointer, in the viewport's points.
  public private(set) var finger = Point.zero

  /// A harness around an interaction whose present is `time`, in host seconds.
  public init(_ subject: Subject, at time: Double = 0) {
    self.subject = subject
    self.time = time
  }

  // MARK: Frames

  /// Moves to `time`, or stays at the present; writes the frame, keeps its events, and returns it.
  @discardableResult
  public mutating func look(at time: Double? = nil) -> Frame {
    if let time { self.time = time }
    subject.advance(to: self.time)
    return record()
  }

  /// Writes the frame of the interaction's own present, keeps its events, and returns it.
  @discardableResult
  public mutating func record() -> Frame {
    subject.write(into: &frame)
    events += subject.takeRecords()
    return frame
  }

  /// Returns the events so far, and removes them.
  public mutating func takeEvents() -> [EventRecord] {
    guard !events.isEmpty else { return [] }
    defer { events = [] }
    return events
  }

  /// Writes frames, one each 1/60 s, until nothing moves. Returns the time of the last one, or infinity if something
  /// still moves `limit` seconds later.
  @discardableResult
  public mutating func settle(limit: Double = 12) -> Double {
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

  /// The layer of the latest frame with a role, an item and an index; nil if there is none.
  public func layer(_ role: LayerRole, _ item: Int32 = 0, index: Int32 = 0) -> Layer? {
    frame.layer(LayerID(role, item: item, index: index))
  }

  // MARK: Input

  /// Lets time pass without a frame.
  public mutating func wait(_ seconds: Double) {
    time += seconds
    subject.advance(to: time)
  }

  /// Passes on an input at `time`, or at the present. Returns whether it is claimed.
  @discardableResult
  public mutating func handle(_ input: Input, at time: Double? = nil) -> Bool {
    if let time { self.time = max(self.time, time) }
    return subject.handle(input, at: time ?? self.time)
  }

  /// Moves a pointer at `time`, or at the present. Returns whether the sample is claimed.
  @discardableResult
  public mutating func point(
    _ phase: PointerPhase, _ position: Point, at time: Double? = nil, id: Int32 = 1
  ) -> Bool {
    finger = position
    return handle(.pointer(Pointer(id: id, phase: phase, position: position)), at: time)
  }

  /// Performs a command at `time`, or at the present.
  public mutating func perform(_ command: Subject.Command, at time: Double? = nil) {
    if let time { self.time = time }
    subject.perform(command, at: self.time)
  }

  /// Sets the person's preferences at `time`, or at the present.
  public mutating func prefer(reducedMotion: Bool, rightToLeft: Bool = false, at time: Double? = nil) {
    handle(.preferences(Preferences(reducedMotion: reducedMotion, rightToLeft: rightToLeft)), at: time)
  }

  /// Drags along a straight line at constant speed, a sample each 1/120 s, and releases at its end while still moving,
  /// unless `releases` is false.
  public mutating func drag(
    from start: Point, to end: Point, at time: Double, lasting duration: Double, releases: Bool = true
  ) {
    point(.down, start, at: time)
    move(from: start, to: end, at: time, lasting: duration)
    if releases { point(.up, end, at: time + duration) }
  }

  /// Moves a pressed finger along a straight line at constant speed, a sample each 1/120 s.
  public mutating func move(from start: Point, to end: Point, at time: Double, lasting duration: Double) {
    let steps = max(1, Int(duration * 120))
    for step in 1...steps {
      let part = Double(step) / Double(steps)
      point(.move, start + (end - start) * part, at: time + duration * part)
    }
  }
}
