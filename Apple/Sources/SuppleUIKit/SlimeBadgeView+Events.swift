import SuppleInteractions
import SuppleScene
import UIKit

// What the engine tells, passed on to the app.
extension SlimeBadgeView {
  func hear(_ frame: Frame) {
    for event in frame.events {
      switch event.name {
      case .pressed: sendActions(for: .touchDown)
      case .snapped: haptics.impact(.rigid)
      case .cleared: askWhetherToClear()
      default: break
      }
    }
    // A drag is over when nothing is held and nothing is on its way home.
    if !recognizer.isFollowing, !isAwaitingEnd(frame) { endDrag() }
  }

  /// Whether the drag under way may still clear the badge.
  private func isAwaitingEnd(_ frame: Frame) -> Bool {
    frame.layers.contains { $0.id.role != .badge || $0.traits.contains(.raised) }
  }

  private func askWhetherToClear() {
    // VoiceOver, keys and commands ask who is to be asked now; a drag asks who was, as it began.
    let (ask, isForAnother) = model.drag.map { ($0.shouldClear, $0.item != item) } ?? (shouldClear, false)
    guard ask?(self) ?? true else {
      driver.perform(.refuse)
      return
    }
    // The cell shows another row by now, whose count stays.
    guard !isForAnother else { return }
    model.count = 0
    countChanged()
    sendActions(for: [.primaryActionTriggered, .valueChanged])
  }

  private func endDrag() {
    guard let drag = model.drag else { return }
    model.drag = nil
    if drag.item != item { begin() }
  }

  /// Clears a badge that nobody sees: at once.
  func clearUnseen() {
    guard count != 0, shouldClear?(self) ?? true else { return }
    model.count = 0
    countChanged()
    sendActions(for: [.primaryActionTriggered, .valueChanged])
  }
}
