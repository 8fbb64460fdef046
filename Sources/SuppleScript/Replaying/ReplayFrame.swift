import SuppleScene

/// A frame of a replay, with the events since the frame before.
public struct ReplayFrame: Sendable {
  /// The layers, and the time of the next frame.
  public var scene: Frame
  /// The events since the frame before, in the order of time.
  public var events: [EventRecord]

  /// Creates an empty frame. A replay can write into it again and again; its arrays keep their storage.
  public init() {
    scene = Frame()
    events = []
  }

  /// The time of the frame, in seconds from the start of the script.
  public var time: Double { scene.time }
}
