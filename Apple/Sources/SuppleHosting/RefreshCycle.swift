#if canImport(UIKit)
import Foundation
package import SuppleInteractions
package import SuppleScene

/// The refreshes of a list, one after the other. Each asks the app in a task that no redraw can cancel. The answer is kept
/// until its rows are in the list or the card is gone.
@MainActor package final class RefreshCycle {
  /// Fetches, and returns the number of new rows.
  package var refresh: (@MainActor () async throws -> Int)?
  /// The card's text for an error without a text.
  package var failed = ""
  /// The card's text if there is nothing new.
  package var nothingNew = ""
  /// Called before the interaction receives an answer, to read the list's position.
  package var prepare: () -> Void = {}
  /// Receives the number of rows to insert into the list.
  package var insert: (Int) -> Void = { _ in }
  /// Whether a refresh is in progress.
  package private(set) var isInProgress = false
  /// The number of incoming rows.
  package private(set) var arriving = 0
  /// The texts of the card.
  package private(set) var texts = TextTable<String>()
  private let driver: InteractionDriver<FlippingNotch>
  private var task: Task<Void, Never>?
  private var frameWaits: [CheckedContinuation<Void, Never>] = []

  package init(_ driver: InteractionDriver<FlippingNotch>) { self.driver = driver }

  deinit { task?.cancel() }

  private var isVisible: Bool { driver.audience?.isVisible == true }

  /// Whether the app itself reports the end of the refresh.
  package var isAnsweredByApp: Bool { isInProgress && task == nil }

  /// Begins a refresh, and asks the app if it set `refresh`.
  package func begin() {
    isInProgress = true
    guard let refresh else { return }
    task = Task { [weak self] in
      do {
        let count = try await refresh()
        if !Task.isCancelled { self?.finishTask { $0.answer(count) } }
      } catch is CancellationError {
        if !Task.isCancelled { self?.finishTask { $0.cancel() } }
      } catch {
        if !Task.isCancelled { self?.finishTask { $0.fail(error) } }
      }
    }
  }

  private func finishTask(_ body: (RefreshCycle) -> Void) {
    task = nil
    body(self)
  }

  /// Handles an answer with a number of new rows; 0 for nothing new.
  package func answer(_ count: Int) {
    arriving = max(0, count)
    // A list without a window gets its rows immediately.
    guard isVisible else { return finishUnseen() }
    prepare()
    driver.perform(.finishRefreshing(items: Int32(clamping: arriving)))
  }

  private func fail(_ error: any Error) {
    guard isVisible else { return finishUnseen() }
    let text = Self.text(of: error) ?? failed
    driver.perform(.failRefreshing(text: texts.add(text)))
  }

  /// The text of an error for people; nil if there is none.
  private static func text(of error: any Error) -> String? {
    if let text = (error as? any LocalizedError)?.errorDescription { return text }
    // Foundation describes its errors in the person's language, but all other Swift errors by type and number.
    return error is any CustomNSError || type(of: error) is NSError.Type ? error.localizedDescription : nil
  }

  /// Cancels the refresh.
  package func cancel() {
    stopTask()
    if isVisible { driver.perform(.cancelRefreshing) } else { finishUnseen() }
  }

  /// Handles a list that leaves its window. The refresh still awaits its answer; incoming rows are inserted.
  package func leave() { if arriving > 0 || task == nil && refresh != nil { finishUnseen() } }

  /// Handles a card that landed with rows; returns the number of rows to insert.
  package func land(_ items: Int) -> Int {
    defer { (isInProgress, arriving) = (false, 0) }
    return max(items, arriving)
  }

  /// Handles a card that is gone after a failure; returns the card's text.
  package func failed(_ text: Int32) -> String? {
    isInProgress = false
    guard text == 0 else { return texts[text] }
    // A refresh without an answer is no longer awaited.
    stopTask()
    return failed
  }

  /// The card's text: the failure's text, a default one if no answer came, or the text for nothing new.
  package func text(of layer: Layer) -> String {
    guard layer.label == .text(0) else { return texts.text(of: layer.label) ?? "" }
    return layer.traits.contains(.failed) ? failed : nothingNew
  }

  /// Ends the refresh without its card: the app displays the answer.
  package func end() {
    stopTask()
    finishUnseen()
  }

  private func finishUnseen() {
    guard isInProgress else { return }
    let count = land(0)
    if count > 0 { insert(count) }
  }

  private func stopTask() {
    task?.cancel()
    task = nil
  }

  /// Waits until the next frame; does not wait without a window.
  package func nextFrame() async {
    guard isVisible else { return }
    driver.wake()
    await withCheckedContinuation { frameWaits.append($0) }
  }

  /// Ends the waits for a frame.
  package func resumeWaits() {
    let waits = frameWaits
    frameWaits = []
    for wait in waits { wait.resume() }
  }
}
#endif
