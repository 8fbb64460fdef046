#if canImport(UIKit)
import Foundation
import SuppleInteractions
import UIKit

/// Follows a shown conversation for the engine: the natural height of its content, and whether a text field in it has the
/// focus.
///
/// The height is read after each turn of the main run loop, and so after each pass of layout. It is that of the view's layout
/// at the panel's width, else the controller's `preferredContentSize`. A view that fills any height by itself has none.
@MainActor final class ConversationFollower {
  private let head: Int32
  private let perform: (ChatHeads.Command) -> Void
  private weak var controller: UIViewController?
  private weak var slot: UIView?
  private let observations = Observations()
  private var observer: CFRunLoopObserver?
  private var height = 0.0

  /// Follows the conversation of a head in its slot; with `isSized` also its height.
  init(
    _ controller: UIViewController, of head: Int32, in slot: UIView, isSized: Bool,
    perform: @escaping (ChatHeads.Command) -> Void
  ) {
    (self.controller, self.head, self.slot, self.perform) = (controller, head, slot, perform)
    observeFields()
    guard isSized else { return }
    // Core Animation lays out and commits at the order 2,000,000.
    observer = CFRunLoopObserverCreateWithHandler(
      nil, CFRunLoopActivity.beforeWaiting.rawValue, true, 2_000_001
    ) { [weak self] observer, _ in
      guard let self else { return CFRunLoopObserverInvalidate(observer) }
      measure()
    }
    CFRunLoopAddObserver(CFRunLoopGetMain(), observer, .commonModes)
  }

  /// Ends to follow the conversation.
  func end() {
    observations.removeAll()
    if let observer { CFRunLoopObserverInvalidate(observer) }
    observer = nil
  }

  /// Sends the natural height of the content if it has changed.
  private func measure() {
    guard let slot, let controller, let view = controller.viewIfLoaded, slot.bounds.width > 0 else { return }
    let own = controller.preferredContentSize.height
    let size = CGSize(width: slot.bounds.width, height: UIView.layoutFittingCompressedSize.height)
    let fitting = view.systemLayoutSizeFitting(
      size, withHorizontalFittingPriority: .required, verticalFittingPriority: .fittingSizeLevel)
    let next = Double(own > 0 ? own : fitting.height)
    guard next > 0, next != height else { return }
    height = next
    perform(.setContentHeight(head: head, height: next))
  }

  private func observeFields() {
    for name in [UITextField.textDidBeginEditingNotification, UITextView.textDidBeginEditingNotification] {
      observations.add(name) { [weak self] in
        if self?.contains($0.object) == true { self?.perform(.setEditing(true)) }
      }
    }
    for name in [UITextField.textDidEndEditingNotification, UITextView.textDidEndEditingNotification] {
      observations.add(name) { [weak self] in
        guard self?.contains($0.object) == true else { return }
        // The next field becomes the first responder later in this turn.
        Task { [weak self] in
          if let self, slot?.currentFirstResponder == nil { perform(.setEditing(false)) }
        }
      }
    }
  }

  private func contains(_ field: Any?) -> Bool {
    guard let slot, let field = field as? UIView else { return false }
    return field.isDescendant(of: slot)
  }
}
#endif
