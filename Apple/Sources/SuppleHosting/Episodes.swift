#if canImport(UIKit)
public import SuppleInteractions

/// The episodes of a host's motion, the tasks that await their ends, and their listeners.
@MainActor package final class Episodes {
  var onBegin: (() -> Void)?
  var onSettle: ((Bool) -> Void)?
  /// Called with each progress that differs from the last.
  var onProgress: ((any InteractionProgress) -> Void)? { didSet { told = nil } }
  /// The delegate, which receives the same notifications as the closures.
  var onMotion: ((MotionChange) -> Void)? { didSet { told = nil } }
  /// The app's closure for `onProgress`, with its own type.
  var typedProgress: Any?
  /// Whether the command in execution has a completion.
  var isAsked = false
  /// The last subscription sent to the engine.
  var sent: Telling = []
  private(set) var isOpen = false
  private(set) var begun = 0
  fileprivate var told: AnyHashable?
  private var waiting: [(id: Int, resume: (Bool) -> Void)] = []
  private var lastID = 0

  /// The subscription for the engine: nothing without listeners and awaiting tasks.
  package var tells: Telling {
    let listens = onBegin != nil || onSettle != nil || onMotion != nil || isAsked || !waiting.isEmpty
    return (listens ? Telling.settled : []).union(tellsProgress ? .progress : [])
  }

  var tellsProgress: Bool { onProgress != nil || onMotion != nil }

  func take(_ change: EpisodeEvent) {
    switch change {
    case .began:
      (isOpen, begun) = (true, begun + 1)
      onBegin?()
      onMotion?(.began)
    case .settled(let finished): settle(finished)
    }
  }

  /// Ends the open episode, and calls and removes each completion.
  func settle(_ finished: Bool) {
    guard isOpen else { return }
    let ended = waiting
    (isOpen, waiting) = (false, [])
    onSettle?(finished)
    onMotion?(.settled(finished))
    for entry in ended { entry.resume(finished) }
  }

  /// Returns a number for a new completion.
  func newID() -> Int {
    lastID += 1
    return lastID
  }

  func wait(_ id: Int, _ resume: @escaping (Bool) -> Void) { waiting.append((id, resume)) }

  /// Cancels an awaiting task; its result is false.
  func cancel(_ id: Int) {
    guard let index = waiting.firstIndex(where: { $0.id == id }) else { return }
    waiting.remove(at: index).resume(false)
  }

  func tell(_ progress: some InteractionProgress) {
    guard told != AnyHashable(progress) else { return }
    told = AnyHashable(progress)
    onProgress?(progress)
    onMotion?(.progress(progress))
  }
}

/// An event that may be one of an episode.
private protocol EpisodeTelling {
  var episode: EpisodeEvent? { get }
}

extension SlimeBadge.Event: EpisodeTelling {
  fileprivate var episode: EpisodeEvent? {
    switch self {
    case .began: .began
    case .settled(let finished): .settled(finished: finished)
    default: nil
    }
  }
}

extension FlippingNotch.Event: EpisodeTelling {
  fileprivate var episode: EpisodeEvent? {
    switch self {
    case .began: .began
    case .settled(let finished): .settled(finished: finished)
    default: nil
    }
  }
}

extension ChatHeads.Event: EpisodeTelling {
  fileprivate var episode: EpisodeEvent? {
    switch self {
    case .began: .began
    case .settled(let finished): .settled(finished: finished)
    default: nil
    }
  }
}

extension InteractionHost {
  package var episodes: Episodes { parts.episodes }

  /// Handles an event, if it belongs to an episode.
  package func tell(_ event: Engine.Event) -> Bool {
    guard let change = (event as? any EpisodeTelling)?.episode else { return false }
    episodes.take(change)
    sendTells()
    return true
  }

  /// Reports the progress of the interaction, after a frame.
  package func tellProgress() {
    guard episodes.tellsProgress, let engine = driver.engine as? any ProgressingInteraction else {
      return
    }
    episodes.tell(engine.progress().rounded)
  }

  /// Sends the subscription to the engine, if it has changed.
  func sendTells() { if isVisible, episodes.tells != episodes.sent { sendPreferences() } }

  func wake() { driver.wake() }

  /// Handles all pending events, with episodes reported.
  private func deliverEpisodes() {
    sendTells()
    driver.deliverEvents()
  }

  /// Performs an app's command. `completion` receives the end of the command's episode, immediately if nothing moves.
  package func telling(_ completion: ((Bool) -> Void)?, _ act: () -> Void) {
    guard let completion else { return act() }
    episodes.isAsked = true
    deliverEpisodes()
    let before = episodes.begun
    act()
    deliverEpisodes()
    episodes.isAsked = false
    if isVisible, episodes.isOpen, episodes.begun > before {
      episodes.wait(episodes.newID(), completion)
    } else {
      completion(true)
      sendTells()
    }
  }

  func finished() async -> Bool {
    episodes.isAsked = true
    deliverEpisodes()
    episodes.isAsked = false
    guard isVisible, episodes.isOpen, !Task.isCancelled else {
      sendTells()
      return !Task.isCancelled
    }
    let (episodes, id) = (self.episodes, self.episodes.newID())
    return await withTaskCancellationHandler {
      await withCheckedContinuation { continuation in
        episodes.wait(id) { continuation.resume(returning: $0) }
      }
    } onCancel: {
      Task { @MainActor in episodes.cancel(id) }
    }
  }
}

// MARK: - Public API

/// A badge, heads or a notch, with events and haptics, and with motion for an app to await and follow.
/// Example: `if await badge.finished { slideshow.resume() }`
@MainActor public protocol MotionTelling: AnyObject {
  /// The type of the events.
  /// Example: `func keep(_ event: SlimeBadgeView.StreamedEvent) { if event == .cleared { store.markRead(chat.id) } }`
  associatedtype StreamedEvent: Sendable
  /// The type of the progress.
  /// Example: `func show(_ progress: SlimeBadgeView.Progress) { title.alpha = 1 - progress.stretch }`
  associatedtype Progress: InteractionProgress
}

/// Chat heads, which report the position of the dragged head. Example: `heads.onProgress = { scrim.alpha = $0.open }`
public protocol ChatHeadsTelling: MotionTelling
where Progress == ChatHeadsProgress, StreamedEvent == ChatHeadsEvent {}

/// A badge, which reports its stretch. Example: `badge.onProgress = { title.alpha = 1 - $0.stretch }`
public protocol SlimeBadgeTelling: MotionTelling
where Progress == SlimeBadgeProgress, StreamedEvent == SlimeBadgeEvent {}

/// A list's notch, which reports the pull. Example: `notch.onProgress = { bar.alpha = 1 - $0.pull }`
public protocol FlippingNotchTelling: MotionTelling
where Progress == FlippingNotchProgress, StreamedEvent == FlippingNotchEvent {}

extension MotionTelling {
  private var host: (any InteractionHost)? { self as? any InteractionHost }

  /// A stream of the events, valid while it is read: each call makes another stream.
  /// Example: `Task { for await event in badge.events { print(event) } }`
  public var events: AsyncStream<StreamedEvent> { host?.stream() ?? AsyncStream { $0.finish() } }

  /// Whether events such as a snap, a capture or a landing give haptic feedback.
  /// Example: `badge.isHapticsEnabled = false`
  public var isHapticsEnabled: Bool {
    get { host?.haptics.isEnabled ?? false }
    set { host?.haptics.isEnabled = newValue }
  }

  /// Awaits the end of the current episode of motion. True at rest; false after an interruption, a removal from the window or a
  /// cancelled task. Example: `if await badge.finished { slideshow.resume() }`
  public var finished: Bool {
    get async { await host?.finished() ?? true }
  }

  /// Called when motion or a press begins after rest. Example: `badge.onBegin = { slideshow.pause() }`
  public var onBegin: (() -> Void)? {
    get { host?.episodes.onBegin }
    set {
      host?.episodes.onBegin = newValue
      host?.sendTells()
    }
  }

  /// Called at the end of an episode of motion, with false if an action interrupted it.
  /// Example: `badge.onSettle = { finished in if finished { slideshow.resume() } }`
  public var onSettle: ((Bool) -> Void)? {
    get { host?.episodes.onSettle }
    set {
      host?.episodes.onSettle = newValue
      host?.sendTells()
    }
  }

  /// Called after a frame that changes the progress. A command in this closure takes effect in the next frame.
  /// Example: `badge.onProgress = { title.alpha = 1 - $0.stretch }`
  public var onProgress: ((Progress) -> Void)? {
    get { host?.episodes.typedProgress as? (Progress) -> Void }
    set {
      host?.episodes.typedProgress = newValue
      host?.episodes.onProgress = newValue.map { body in { ($0 as? Progress).map(body) } }
      host?.sendTells()
      host?.wake()
    }
  }

  /// Replaces the closure at each update of a SwiftUI view, without repeating the last progress.
  package func follow(_ body: ((any InteractionProgress) -> Void)?) {
    guard let host else { return }
    let told = host.episodes.told
    (host.episodes.onProgress, host.episodes.told) = (body, body == nil ? nil : told)
    guard host.episodes.tells != host.episodes.sent else { return }
    host.sendTells()
    host.wake()
  }
}
#endif
