import SuppleScene

/// What a replay shows at one time, and what has happened since the frame before.
public struct ReplayFrame: Sendable {
  /// The layers, and when the next frame is due.
  public var scene: Frame
  /// What happened since the frame before, in the order of time.
  public var events: [EventRecord]

  /// An empty frame. A replay writes into one again and again; its arrays keep their storage.
  public init() {
    scene = Frame()
    events = []
  }

  /// The time that the frame shows, in seconds from the start of the script.
  public var time: Double { scene.time }
}
