package import Foundation

/// A notification that is passed to the main actor, whether `Notification` is sendable or not.
private struct Posted: @unchecked Sendable {
  let notification: Notification
}

/// Observers of notifications, removed with this object.
@MainActor package final class Observations {
  private var tokens: [any NSObjectProtocol] = []
  /// The number of removals. A notification of an earlier observer is dropped.
  private var removals = 0

  package init() {}

  /// Calls `action` on the main actor for each notification with this name: during a post by the main actor, and after a post
  /// by another thread.
  package func add(_ name: NSNotification.Name, _ action: @escaping @MainActor (Notification) -> Void) {
    let number = removals
    // Without a queue, a notification of the main actor arrives immediately. With a queue, Linux would wait forever.
    tokens.append(
      NotificationCenter.default.addObserver(forName: name, object: nil, queue: nil) {
        [weak self] notification in
        let posted = Posted(notification: notification)
        if Self.isOnMainActor { return MainActor.assumeIsolated { action(posted.notification) } }
        Task { @MainActor [weak self] in if self?.removals == number { action(posted.notification) } }
      })
  }

  /// Removes all observers.
  package func removeAll() {
    for token in tokens { NotificationCenter.default.removeObserver(token) }
    tokens.removeAll()
    removals += 1
  }

  #if canImport(ObjectiveC)
  /// Whether the caller runs on the main actor, whose executor is the main thread.
  nonisolated private static var isOnMainActor: Bool { Thread.isMainThread }
  #else
  /// Whether the caller runs on the main actor. On Linux, any thread may serve the main queue once an asynchronous `main`
  /// has begun, so the queue answers.
  nonisolated private static var isOnMainActor: Bool { DispatchQueue.getSpecific(key: mainQueue) != nil }

  nonisolated private static let mainQueue = {
    let key = DispatchSpecificKey<Void>()
    DispatchQueue.main.setSpecific(key: key, value: ())
    return key
  }()
  #endif
}
