#if canImport(UIKit)
import SuppleHosting
import SuppleInteractions
import SuppleScene
import UIKit

extension ChatHeadsController {
  /// Updates the accessibility element of every visible head.
  func describe() { slots.update(model.heads) }

  /// Closes the open conversation, for VoiceOver's two-finger scrub; false if none is open.
  func escape() -> Bool {
    guard isVisible, driver.engine.isOpen else { return false }
    close()
    return true
  }

  /// Sets the label, the value and the actions of a head.
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
        // A head outside of row and stack is in the overflow.
        if !controller.driver.handle(.key(.delete, focus: .init(.head, item: number))) {
          controller.driver.handle(.key(.delete, focus: .init(.overflowed, item: number)))
        }
      },
    ]
    for edge in ChatHeadsEdge.allCases where style.edges.allows(edge.engineEdge) {
      view.accessibilityCustomActions?.append(action(edge.action(in: labels)) { $0.move(to: edge) })
    }
  }

  /// Performs a double tap on a head or on the overflow's slot: the head opens, or closes if it is open.
  func activate(_ layer: LayerID) -> Bool {
    guard isVisible else { return false }
    return driver.handle(.key(.enter, focus: layer))
  }
}
#endif
