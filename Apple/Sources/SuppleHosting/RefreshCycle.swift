#if canImport(UIKit)
import Foundation
package import SuppleInteractions
package import SuppleScene

/// One refresh of a list after the other: asks the app in a task that no redraw of the app's can cancel, and keeps the
/// answer from when it came until its rows are in the list or the card is gone.
@MainActor package final class RefreshCycle {
  /// Fetches, and returns how many rows came.
  package var refresh: (@MainActor () async throws -> Int)?
  /// What is written on the card for an error that has no text.
  package var failed = ""
  /// What the card says where the app had nothing new.
  package var nothingNew = ""
  /// Comes before an answer reaches the interaction: the place to look where the list stands.
  package var prepare: () -> Void = {}
  /// Hears how many rows are to be put into the list.
  package var insert: (Int) -> Void = { _ in }
  /// Whether a refresh is under way.
  package private(set) var isInProgress = false
  /// How many rows are coming in.
  package private(set) var arriving = 0
  /// The texts that have been on the card.
  package private(set) var texts = TextTable()
  private let driver: InteractionDriver<FlippingNotch>
  private var task: Task<Void, Never>?

  package init(_ driver: InteractionDriver<FlippingNotch>) { self.driver = driver }

  deinit { task?.cancel() }

  private var isVisible: Bool { driver.audience?.isVisible == true }

  /// Whether the app itself is to say how the refresh ends.
  package var isAnsweredByApp: Bool { isInProgress && task == nil }

  /// Begins; the app is asked where it has said how.
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

  /// So many rows came; 0 for nothing new.
  package func answer(_ count: Int) {
    arriving = max(0, count)
    // A list that nobody sees has its rows at once.
    guard isVisible else { return finishUnseen() }
    prepare()
    driver.perform(.finishRefreshing(items: Int32(clamping: arriving)))
  }

  private func fail(_ error: any Error) {
    guard isVisible else { return finishUnseen() }
    let text = Self.text(of: error) ?? failed
    driver.perform(.failRefreshing(text: texts.add(text)))
  }

  /// What an error says for people to read; nil where it was not written for them.
  private static func text(of error: any Error) -> String? {
    if let text = (error as? any LocalizedError)?.errorDescription { return text }
    // What Foundation throws is described in the person's language; any other error of Swift's by its type and number.
    return error is any CustomNSError || type(of: error) is NSError.Type ? error.localizedDescription : nil
  }

  /// Calls the refresh off.
  package func cancel() {
    stopTask()
    if isVisible { driver.perform(.cancelRefreshing) } else { finishUnseen() }
  }

  /// The list leaves its window. An answer that is still to come is waited for; rows that were coming in are in the list.
  package func leave() { if arriving > 0 || task == nil && refresh != nil { finishUnseen() } }

  /// The card has landed with so many rows; returns how many are to be put into the list.
  package func land(_ items: Int) -> Int {
    defer { (isInProgress, arriving) = (false, 0) }
    return max(items, arriving)
  }

  /// The card is gone with its failure; returns the text that was on it.
  package func failed(_ text: Int32) -> String? {
    isInProgress = false
    guard text == 0 else { return texts[text] }
    // An answer that never came is not waited for any more.
    stopTask()
    return failed
  }

  /// What the card says: the text of a failure, where an answer that never came has none of the app's, or that nothing
  /// is new.
  package func text(of layer: Layer) -> String {
    guard layer.label == .text(0) else { return texts.text(of: layer.label) ?? "" }
    return layer.traits.contains(.failed) ? failed : nothingNew
  }

  /// Ends what is in progress without its card: what came, or comes, is the app's to show.
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
}
#endif
