import Foundation

/// Terminates a process that makes no progress for longer than `patience`.
final class Watchdog: @unchecked Sendable {
  private let condition = NSCondition()
  private let patience: TimeInterval
  private var deadline: Date?
  private var isOver = false
  private var expired = false

  /// Starts a thread that calls `expire` once if a wait takes longer than `patience`, in seconds.
  init(patience: TimeInterval, expire: @escaping @Sendable () -> Void) {
    self.patience = patience
    let thread = Thread { [self] in
      condition.lock()
      while !isOver {
        guard let deadline else {
          condition.wait()
          continue
        }
        if deadline > Date() {
          _ = condition.wait(until: deadline)
        } else {
          expired = true
          isOver = true
          expire()
        }
      }
      condition.unlock()
    }
    thread.name = "watchdog"
    thread.start()
  }

  /// Whether a wait took too long.
  var hasExpired: Bool { condition.withLock { expired } }

  /// Begins a wait, and ends the previous one.
  func beginWait() { setDeadline(Date(timeIntervalSinceNow: patience)) }

  /// Ends a wait.
  func endWait() { setDeadline(nil) }

  private func setDeadline(_ date: Date?) {
    condition.withLock {
      deadline = date
      condition.broadcast()
    }
  }

  /// Ends the thread.
  func stop() {
    condition.withLock {
      isOver = true
      condition.broadcast()
    }
  }
}
