#if !canImport(ObjectiveC)
  import Foundation
  import SuppleHosting

  /// An alarm that fires by the test's clock.
  @MainActor final class TestAlarm: Alarm {
    private(set) var time: TimeInterval?
    private var action: (@MainActor () -> Void)?

    func set(for time: TimeInterval, action: @escaping @MainActor () -> Void) {
      self.time = time
      self.action = action
    }

    func cancel() {
      time = nil
      action = nil
    }

    /// Calls the action if the alarm is due.
    func ring(at now: TimeInterval) {
      guard let time, time <= now, let action else { return }
      cancel()
      action()
    }
  }
#endif
