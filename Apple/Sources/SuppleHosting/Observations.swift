package import Foundation

/// Observers of notifications, removed with this object.
@MainActor package final class Observations {
  private var tokens: [any NSObjectProtocol] = []

  package init() {}

  /// Calls `action` on the main actor for each notification of that name from the main thread.
  package func add(_ name: NSNotification.Name, _ action: @escaping @MainActor (Notification) -> Void) {
    // Without a queue, a notification of the main thread arrives immediately. With a queue, Linux would wait forever.
    tokens.append(
      NotificationCenter.default.addObserver(forName: name, object: nil, queue: nil) { notification in
        nonisolated(unsafe) let notification = notification
        MainActor.assumeIsolated { action(notification) }
      })
  }

  /// Removes all observers.
  package func removeAll() {
    for token in tokens { NotificationCenter.default.removeObserver(token) }
    tokens.removeAll()
  }
}
