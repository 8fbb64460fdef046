package import Foundation

/// Notifications that are heard for as long as this object lives.
@MainActor package final class Observations {
  private var tokens: [any NSObjectProtocol] = []

  package init() {}

  /// Calls `action` on the main actor whenever a notification of that name is posted on the main thread.
  package func add(_ name: NSNotification.Name, _ action: @escaping @MainActor (Notification) -> Void) {
    // No queue: what is posted on the main thread arrives at once. A queue would wait on Linux for ever.
    tokens.append(
      NotificationCenter.default.addObserver(forName: name, object: nil, queue: nil) { notification in
        nonisolated(unsafe) let notification = notification
        MainActor.assumeIsolated { action(notification) }
      })
  }

  /// Hears nothing from now on.
  package func removeAll() {
    for token in tokens { NotificationCenter.default.removeObserver(token) }
    tokens.removeAll()
  }
}
