#if canImport(UIKit)
import SuppleHosting
import SuppleInteractions
import SuppleScene
import UIKit

extension ChatHeadsController {
  /// Puts every head that is seen into words.
  func describe() { slots.update(model.heads) }

  /// Closes the open conversation, as the two-finger scrub asks for; false where none is open.
  func escape() -> Bool {
    guard isVisible, driver.engine.isOpen else { return false }
    close()
    return true
  }

  /// What a head says and what can be done with it.
  func describe(_ view: UIView, as head: ChatHead) {
    view.isAccessibilityElement = true
    view.accessibilityLabel = head.name
    view.accessibilityValue = head.unread > 0 ? labels.unread(head.unread) : nil
    view.accessibilityTraits = .button
    let id = head.id
    func action(_ name: String, _ body: @escaping (ChatHeadsController) -> Void)
      -> UIAccessibilityCustomAction
    {
      UIAccessibilityCustomAction(name: name) { [weak self] _ in
        guard let self, isVisible, model.heads.contains(where: { $0.id == id }) else { return false }
        body(self)
        return true
      }
    }
    view.accessibilityCustomActions = [
      action(labels.open) { $0.open(id) },
      action(labels.dismiss) { controller in
        guard let number = controller.model.register.number(of: id) else { return }
        // A head that does not stand in the row or the stack is one of the overflow's.
        if !controller.driver.handle(.key(.delete, focus: .init(.head, item: number))) {
          controller.driver.handle(.key(.delete, focus: .init(.overflowed, item: number)))
        }
      },
      action(labels.moveToLeft) { $0.move(to: .left) },
      action(labels.moveToRight) { $0.move(to: .right) },
    ]
  }

  /// What a double tap on a head, listed or not, or on the overflow's slot does: it opens, or closes if it is open.
  func activate(_ layer: LayerID) -> Bool {
    guard isVisible else { return false }
    return driver.handle(.key(.enter, focus: layer))
  }
}
#endif
