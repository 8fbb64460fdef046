import Foundation

/// A bounded queue of frames between the thread that draws and the thread that encodes, so that both work in parallel
/// with limited memory.
///
/// There is one producer and one consumer. The storage of an encoded frame is reused for a later one.
final class FrameQueue: @unchecked Sendable {
  private let condition = NSCondition()
  private let capacity: Int
  private var waiting: [[UInt8]] = []
  private var spare: [[UInt8]] = []
  private var isClosed = false

  /// Creates a queue of at most `capacity` frames.
  init(capacity: Int) { self.capacity = max(1, capacity) }

  /// Waits for room, and adds a frame that `fill` writes into new or reused storage. Returns false, without calling
  /// `fill`, if the consumer has stopped.
  func put(_ fill: (inout [UInt8]) -> Void) -> Bool {
    condition.lock()
    while waiting.count >= capacity, !isClosed { condition.wait() }
    guard !isClosed else {
      condition.unlock()
      return false
    }
    var frame = spare.popLast() ?? []
    condition.unlock()
    fill(&frame)
    condition.lock()
    waiting.append(frame)
    condition.broadcast()
    condition.unlock()
    return true
  }

  /// Calls `body` for each frame until the queue is closed and empty, or until `body` returns false, which stops the
  /// consumer.
  func serve(_ body: ([UInt8]) -> Bool) {
    while true {
      condition.lock()
      while waiting.isEmpty, !isClosed { condition.wait() }
      guard !waiting.isEmpty else {
        condition.unlock()
        return
      }
      let frame = waiting.removeFirst()
      condition.broadcast()
      condition.unlock()
      guard body(frame) else { return abandon() }
      condition.lock()
      // The storage is moved, not copied, so that the producer holds its only reference and writing to it causes no
      // copy.
      spare.append(consume frame)
      condition.unlock()
    }
  }

  /// Ends the producer's side; frames in the queue are still consumed.
  func close() {
    condition.withLock {
      isClosed = true
      condition.broadcast()
    }
  }

  /// Ends the consumer's side; frames in the queue are dropped.
  func abandon() {
    condition.withLock {
      isClosed = true
      waiting.removeAll()
      condition.broadcast()
    }
  }
}
