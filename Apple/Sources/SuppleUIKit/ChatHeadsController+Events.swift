#if canImport(UIKit)
import SuppleHosting
package import SuppleInteractions
import UIKit

// Forwards the engine's events to the app.
extension ChatHeadsController {
  package func hear(_ event: ChatHeads.Event) {
    haptics.feel(event.impact)
    switch event {
    case .tapped(let number): tell(number, tapped)
    case .flyoutHidden(let number):
      tell(number) {
        delegate?.chatHeads(self, didHideMessageOf: $0)
        streams.send(.messageHidden($0))
      }
    case .opened(let number), .selected(let number): tell(number, opened)
    case .closed(let number): tell(number, closed)
    case .moved(_, let edge, _, _):
      let (edge, x, height) = (ChatHeadsEdge(edge), state.x ?? 0, state.height)
      delegate?.chatHeads(self, didMoveTo: edge, x: x, height: height)
      streams.send(.moved(edge, x: x, height: height))
    case .badge(let number, .cleared): tell(number, cleared)
    case .dismissed(let number): tell(number, dismissed)
    case .overflowed(let number):
      tell(number) {
        delegate?.chatHeads(self, didOverflow: $0)
        streams.send(.overflowed($0))
      }
    case .dropped(let number): tell(number, dropped)
    case .panelMoved(let docking, let frame): panelMoved(ChatHeadsDocking(docking), CGRect(frame))
    case .panelResized(let frame): panelResized(CGRect(frame))
    case .pressed, .captured, .released, .added, .badge, .began, .settled: break
    }
    guard isVisible, state != model.toldState else { return }
    model.toldState = state
    delegate?.chatHeadsDidChangeState(self)
  }

  private func tell(_ number: Int32, _ body: (ChatHead) -> Void) { head(numbered: number).map(body) }

  /// The engine leaves a tap to its host, because the delegate may reject it.
  private func tapped(_ head: ChatHead) {
    let isAnswered = delegate?.chatHeads(self, shouldAnswerTapOn: head) ?? true
    guard isAnswered else { return }
    delegate?.chatHeads(self, didTap: head)
    streams.send(.tapped(head))
    guard style.tapOpens == .on, head.role == .conversation else { return }
    model.wantsFocus = true
    perform(openHead?.id == head.id ? .close : .open(head: number(head)))
  }

  private func opened(_ head: ChatHead) {
    // The engine selects another head where the open one goes.
    guard head.role == .conversation else { return perform(.close) }
    if driver.engine.isModal || model.wantsFocus || hasFocus { model.focus = number(head) }
    model.wantsFocus = false
    delegate?.chatHeads(self, didOpen: head)
    streams.send(.opened(head))
  }

  private func closed(_ head: ChatHead) {
    (model.focus, model.wantsFocus) = (nil, false)
    if driver.engine.isModal || hasFocus { moveFocus(to: slots.view(.head, number(head))) }
    announcer.cancel()
    returnKey()
    guard head.role == .conversation else { return }
    delegate?.chatHeads(self, didClose: head)
    streams.send(.closed(head))
  }

  private func dismissed(_ head: ChatHead) {
    guard delegate?.chatHeads(self, shouldDismiss: head) ?? true else {
      perform(.cancelDismissal)
      return
    }
    take(out: head)
    delegate?.chatHeads(self, didDismiss: head)
    streams.send(.dismissed(head))
  }

  /// Handles heads above the engine's maximum.
  private func dropped(_ head: ChatHead) {
    take(out: head)
    delegate?.chatHeads(self, didDrop: head)
    streams.send(.dropped(head))
  }

  private func cleared(_ head: ChatHead) {
    guard let index = model.heads.firstIndex(where: { $0.id == head.id }) else { return }
    model.heads[index].unread = 0
    slots.update(model.heads)
    delegate?.chatHeads(self, didClearBadgeOf: model.heads[index])
    streams.send(.badgeCleared(model.heads[index]))
  }

  private func take(out head: ChatHead) {
    model.heads.removeAll { $0.id == head.id }
    slots.update(model.heads)
  }
}
#endif
