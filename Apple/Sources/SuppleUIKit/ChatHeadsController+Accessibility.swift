#if canImport(UIKit)
import SuppleHosting
import SuppleInteractions
import SuppleScene
import UIKit

extension ChatHeadsController {
  /// Updates the accessibility element of every visible head, and the bars.
  func describe(renamed: Bool = false) {
    slots.update(model.heads)
    describeBars(renamed: renamed)
  }

  /// Whether VoiceOver's cursor is on a head or in a conversation, whose elements need not be views.
  var hasFocus: Bool {
    var here = UIAccessibility.focusedElement(using: nil) as AnyObject?
    while let element = here as? UIAccessibilityElement { here = element.accessibilityContainer }
    return (here as? UIView)?.isDescendant(of: view) ?? false
  }

  /// Moves VoiceOver to a view. A modal conversation is another screen, a conversation beside its head a part of the same
  /// screen.
  func moveFocus(to target: UIView?) {
    UIAccessibility.post(
      notification: driver.engine.isModal ? .screenChanged : .layoutChanged, argument: target)
  }

  /// The views for VoiceOver, front to back, with a modeless conversation right after its head.
  func elements(_ shown: [LayerID]) -> [UIView] {
    // A conversation that closes or leaves is visible and no longer there for VoiceOver.
    var order = shown.reversed().filter {
      ![.conversation, .panelBar].contains($0.role)
        || driver.frame.layer($0)?.traits.contains(.interactive) == true
    }
    if !driver.engine.isModal, let open = engineOpenHead {
      let panel = [LayerID(.panelBar, item: open), LayerID(.conversation, item: open)].filter(order.contains)
      order.removeAll(where: panel.contains)
      let head = order.firstIndex(of: LayerID(.head, item: open)).map { $0 + 1 }
      order.insert(contentsOf: panel, at: head ?? order.endIndex)
    }
    return slots.views(of: order)
  }

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
    let opening = head.role == .button ? [] : [action(labels.open) { $0.open(id, movesFocus: true) }]
    let dismissing =
      style.dropZones == .none
      ? []
      : [
        action(labels.dismiss) { controller in
          guard let number = controller.model.register.number(of: id) else { return }
          // A head outside of row and stack is in the overflow.
          if !controller.driver.handle(.key(.delete, focus: .init(.head, item: number))) {
            controller.driver.handle(.key(.delete, focus: .init(.overflowed, item: number)))
          }
        }
      ]
    let moving = ChatHeadsEdge.allCases.filter { style.edges.allows($0.engineEdge) }.map { edge in
      action(edge.action(in: labels)) { $0.move(to: edge) }
    }
    view.accessibilityCustomActions = opening + dismissing + moving
  }

  /// Performs a double tap on a head or on the overflow's slot: the head opens, or closes if it is open.
  func activate(_ layer: LayerID) -> Bool {
    guard isVisible else { return false }
    return driver.handle(.key(.enter, focus: layer))
  }
}
#endif
