/// Streams of events, one for each reader; a stream ends with this object.
@MainActor package final class EventStreams<Event: Sendable> {
  private var continuations: [Int: AsyncStream<Event>.Continuation] = [:]
  private var last = 0

  package init() {}

  deinit { for continuation in continuations.values { continuation.finish() } }

  /// Makes a stream of the events from now on.
  package func make() -> AsyncStream<Event> {
    let (stream, continuation) = AsyncStream.makeStream(of: Event.self)
    last += 1
    let number = last
    continuations[number] = continuation
    continuation.onTermination = { [weak self] _ in
      Task { @MainActor [weak self] in self?.continuations[number] = nil }
    }
    return stream
  }

  /// Sends an event to every stream.
  package func send(_ event: Event) { for continuation in continuations.values { continuation.yield(event) } }
}
