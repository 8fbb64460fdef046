package import Foundation
import QuartzCore

/// Calls an action at a time of the host's clock. Tests replace it by an alarm that they control.
@MainActor package protocol Alarm: AnyObject {
  /// Schedules `action` at `time`, in seconds of `CACurrentMediaTime`, in place of an earlier action.
  func set(for time: TimeInterval, action: @escaping @MainActor () -> Void)
  /// Cancels the scheduled action.
  func cancel()
}

/// An alarm that sleeps in a task.
@MainActor final class SleepingAlarm: Alarm {
  private var task: Task<Void, Never>?

  func set(for time: TimeInterval, action: @escaping @MainActor () -> Void) {
    cancel()
    let seconds = min(max(0, time - CACurrentMediaTime()), 86_400)
    task = Task {
      guard (try? await Task.sleep(nanoseconds: UInt64(seconds * 1e9))) != nil, !Task.isCancelled else {
        return
      }
      action()
    }
  }

  func cancel() {
    task?.cancel()
    task = nil
  }
}
