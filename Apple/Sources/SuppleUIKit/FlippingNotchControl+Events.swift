#if canImport(UIKit)
import SuppleHosting
package import SuppleInteractions
import UIKit

// Forwards the engine's events to the app.
extension FlippingNotchControl {
  package func receive(_ event: FlippingNotch.Event) {
    haptics.feel(event.impact)
    switch event {
    case .began, .settled: break
    case .rowAdded, .rowKept, .rowDropped: blankRow.receive(event).map { streams.send($0) }
    case .panelArmed: streams.send(.panelArmed)
    case .panelDisarmed: streams.send(.panelDisarmed)
    case .panelOpened: if panel.opened() { streams.send(.panelOpened) }
    case .panelClosed: if panel.closed() { streams.send(.panelClosed) }
    case .armed: streams.send(.armed)
    case .disarmed: streams.send(.disarmed)
    case .beganRefreshing:
      // The card of an earlier refresh that is still in progress has returned.
      guard !isRefreshing else { break }
      blankRow.clear()
      say(labels.loading)
      cycle.begin()
      sendActions(for: .valueChanged)
      streams.send(.beganRefreshing)
    case .inserted(let items): if !blankRow.land() { landed(Int(items)) }
    case .failed(let text):
      guard let said = cycle.failed(text) else { break }
      say(said)
      streams.send(.failed(said))
    case .cancelled:
      if cycle.isAnsweredByApp, cycle.arriving == 0 { say(labels.nothingNew) }
      // Rows that were arriving when the refresh was cancelled are in the app's model already.
      cycle.end()
      streams.send(.cancelled)
    }
  }

  func insert(_ count: Int) {
    insertRows?(count)
    streams.send(.inserted(count))
  }

  private func landed(_ items: Int) {
    let count = cycle.land(items)
    land(count) { insert(count) }
    say(labels.inserted(count))
  }

  private func say(_ text: String) {
    UIAccessibility.post(notification: .announcement, argument: text)
  }
}
#endif
