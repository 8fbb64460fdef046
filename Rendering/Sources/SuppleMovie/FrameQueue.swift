import Foundation

/// A few frames on their way from who draws to who encodes, so that both work at once and memory stays bounded.
///
/// One thread puts, one takes. Storage goes round: a frame that was encoded is drawn over.
final class FrameQueue: @unchecked Sendable {
  private let condition = NSCondition()
  private let capacity: Int
  private var waiting: [[UInt8]] = []
  private var spare: [[UInt8]] = []
  private var isClosed = false

  /// A queue that holds at most `capacity` frames.
  init(capacity: Int) { self.capacity = max(1, capacity) }

  /// Adds a frame that `fill` writes into old or new storage, once there is room; false, without asking for it, where
  /// nobody takes frames any more.
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

  /// Hands frame after frame to `body`, until none follows or it says false: then nobody takes any more.
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
      // Given up here, so that whoever draws over it next holds it alone.
      spare.append(consume frame)
      condition.unlock()
    }
  }

  /// No frame follows: those that wait are still taken.
  func close() {
    condition.withLock {
      isClosed = true
      condition.broadcast()
    }
  }

  /// Nobody takes any more: those that wait are dropped.
  func abandon() {
    condition.withLock {
      isClosed = true
      waiting.removeAll()
      condition.broadcast()
    }
  }
}
