#if canImport(UIKit)
import SuppleHosting
package import SuppleInteractions
import UIKit

// Forwards the engine's events to the app.
extension ChatHeadsController {
  package func receive(_ event: ChatHeads.Event) {
    haptics.feel(event.impact)
    switch event {
    case .tapped(let number): head(numbered: number).map(tapped)
    case .flyoutHidden(let number): head(numbered: number).map { tell(.messageHidden($0)) }
    case .opened(let number), .selected(let number): head(numbered: number).map(opened)
    case .closed(let number): closed(head(numbered: number) ?? model.register.removedHead(number))
    case .moved(_, let edge, _, _):
      tell(.moved(ChatHeadsEdge(edge), x: state.x ?? 0, height: state.height))
    case .badge(let number, .cleared): cleared(number)
    case .dismissed(let number): head(numbered: number).map(dismissed)
    case .overflowed(let number): head(numbered: number).map { tell(.overflowed($0)) }
    case .dropped(let number): head(numbered: number).map { remove($0, .dropped($0)) }
    case .panelMoved(let docking, let frame):
      tell(.panelMoved(ChatHeadsDocking(docking), frame: CGRect(frame)))
    case .panelResized(let frame): tell(.panelResized(frame: CGRect(frame)))
    case .pressed, .captured, .released, .added, .badge, .began, .settled: break
    }
    tellState()
  }

  /// Notifies the app of a state that it has not saved. A command may change the state without an event.
  func tellState() {
    guard isVisible, state != model.toldState else { return }
    model.toldState = state
    tell(.stateChanged(state))
  }

  private func tell(_ event: ChatHeadsEvent) {
    delegate?.chatHeads(self, didReceive: event)
    streams.send(event)
  }

  /// The engine leaves a tap to its host, because the delegate may reject it.
  private func tapped(_ head: ChatHead) {
    guard delegate?.chatHeads(self, shouldAnswerTapOn: head) ?? true else { return }
    tell(.tapped(head))
    guard style.tapOpens == .on, head.role == .conversation else { return }
    model.wantsFocus = true
    perform(openHead?.id == head.id ? .close : .open(head: number(head)))
  }

  private func opened(_ head: ChatHead) {
    // The engine selects another head when the open head is removed.
    guard head.role == .conversation else { return perform(.close) }
    if driver.engine.isModal || model.wantsFocus || hasFocus { model.focus = number(head) }
    model.wantsFocus = false
    tell(.opened(head))
  }

  private func closed(_ head: ChatHead) {
    (model.focus, model.wantsFocus) = (nil, false)
    if driver.engine.isModal || hasFocus { moveFocus(to: slots.view(.head, number(head))) }
    announcer.cancel()
    returnKey()
    if head.role == .conversation { tell(.closed(head)) }
  }

  private func dismissed(_ head: ChatHead) {
    guard delegate?.chatHeads(self, shouldDismiss: head) ?? true else { return perform(.cancelDismissal) }
    remove(head, .dismissed(head))
  }

  private func cleared(_ number: Int32) {
    guard let index = model.heads.firstIndex(where: { self.number($0) == number }) else { return }
    model.heads[index].unread = 0
    slots.update(model.heads)
    tell(.badgeCleared(model.heads[index]))
  }

  private func remove(_ head: ChatHead, _ event: ChatHeadsEvent) {
    model.heads.removeAll { $0.id == head.id }
    slots.update(model.heads)
    tell(event)
  }
}
#endif
