#if canImport(UIKit)
import Foundation
import SuppleHosting
import SuppleInteractions
import UIKit

extension FlippingNotchControl {
  /// Refreshes without a finger; nothing happens while a refresh is in progress, or without a list in a window.
  public func beginRefreshing() {
    guard isVisible, !isRefreshing else { return }
    sendMeasures()
    driver.perform(.beginRefreshing)
    // As with UIRefreshControl, a refresh that was asked for is in progress when the call returns.
    driver.hearEvents()
  }

  /// Ends a refresh with so many new rows, where ``refresh`` is not set; 0 for nothing new.
  public func endRefreshing(inserted count: Int = 0) {
    guard isRefreshing, task == nil else { return }
    answer(count)
  }

  /// Calls a refresh off: its task is cancelled and the card goes back. Too late once the rows have landed.
  public func cancelRefreshing() {
    stopTask()
    if isVisible { driver.perform(.cancelRefreshing) }
  }

  /// The list dips a little, to show that it can be pulled.
  public func hint() { if isVisible { driver.perform(.hint) } }

  /// Asks the app for rows, in a task that no redraw of the app's can cancel.
  func ask() {
    model.isRefreshing = true
    sendActions(for: .valueChanged)
    guard let refresh else { return }
    task = Task { [weak self] in
      do {
        let count = try await refresh()
        if !Task.isCancelled { self?.finishTask { $0.answer(count) } }
      } catch is CancellationError {
        if !Task.isCancelled { self?.finishTask { $0.cancelRefreshing() } }
      } catch {
        if !Task.isCancelled { self?.finishTask { $0.fail(error) } }
      }
    }
  }

  private func finishTask(_ body: (FlippingNotchControl) -> Void) {
    task = nil
    body(self)
  }

  private func answer(_ count: Int) {
    guard isVisible else { return endRefresh() }
    model.arriving = max(0, count)
    tellScroll(at: driver.now())
    driver.perform(.finishRefreshing(items: Int32(clamping: max(0, count))))
  }

  private func fail(_ error: any Error) {
    guard isVisible else { return endRefresh() }
    let text = (error as? any LocalizedError)?.errorDescription ?? labels.failed
    driver.perform(.failRefreshing(text: model.texts.add(text)))
  }

  private func stopTask() {
    task?.cancel()
    task = nil
  }

  /// Ends what is in progress without its card: what came, or comes, is the app's to show.
  func endRefresh() {
    stopTask()
    guard model.isRefreshing else { return }
    model.isRefreshing = false
    let count = model.arriving
    model.arriving = 0
    if count > 0 { insertRows?(count) }
  }
}
#endif
