import SuppleInteractions
import SuppleScene
import UIKit

// What the engine tells, passed on to the app.
extension ChatHeadsController {
  func hear(_ frame: Frame) {
    for event in frame.events {
      let head = head(numbered: event.item)
      switch event.name {
      case .opened, .selected: if let head { opened(head) }
      case .closed: if let head { closed(head) }
      case .moved: delegate?.chatHeads(self, didMoveTo: event.x == 0 ? .left : .right)
      case .captured: haptics.impact(.medium)
      case .snapped: haptics.impact(.rigid)
      case .dismissed: if let head { dismissed(head) }
      case .cleared: if let head { cleared(head) }
      case .overflowed: if let head { delegate?.chatHeads(self, didOverflow: head) }
      case .dropped: if let head { take(out: head) }
      default: break
      }
    }
  }

  private func opened(_ head: ChatHead) {
    UIAccessibility.post(notification: .screenChanged, argument: slots.conversation(number(head)))
    delegate?.chatHeads(self, didOpen: head)
  }

  private func closed(_ head: ChatHead) {
    UIAccessibility.post(notification: .screenChanged, argument: slots.head(number(head)))
    delegate?.chatHeads(self, didClose: head)
  }

  private func dismissed(_ head: ChatHead) {
    guard delegate?.chatHeads(self, shouldDismiss: head) ?? true else {
      perform(.refuse)
      return
    }
    take(out: head)
    delegate?.chatHeads(self, didDismiss: head)
  }

  private func cleared(_ head: ChatHead) {
    guard let index = model.heads.firstIndex(where: { $0.id == head.id }) else { return }
    model.heads[index].unread = 0
    slots.update(model.heads)
    delegate?.chatHeads(self, didClearBadgeOf: model.heads[index])
  }

  private func take(out head: ChatHead) {
    model.heads.removeAll { $0.id == head.id }
    slots.update(model.heads)
  }
}
