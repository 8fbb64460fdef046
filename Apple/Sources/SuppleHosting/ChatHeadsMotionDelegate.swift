#if canImport(UIKit)
public import SuppleInteractions

/// The events and the progress of a delegate.
enum MotionChange {
  case began
  case settled(Bool)
  case progress(any InteractionProgress)
}

/// A delegate of chat heads that is also notified of motion. A delegate without this conformance costs nothing.
///
/// ```swift
/// final class Listener: ChatHeadsDelegate, ChatHeadsMotionDelegate {
///   func chatHeads(_ controller: ChatHeadsController, didSettle finished: Bool) { controller.hint() }
/// }
/// ```
@MainActor public protocol ChatHeadsMotionDelegate: AnyObject {
  /// The controller of the heads. Example: `typealias Controller = ChatHeadsController`
  associatedtype Controller: ChatHeadsTelling
  /// Called when motion or a press begins after rest.
  /// Example: `func chatHeadsDidBegin(_ controller: ChatHeadsController) { print(controller) }`
  func chatHeadsDidBegin(_ controller: Controller)
  /// Called at the end of an episode of motion; `finished` is false if an action interrupted it.
  /// Example: `func chatHeads(_ controller: ChatHeadsController, didSettle finished: Bool) { controller.hint() }`
  func chatHeads(_ controller: Controller, didSettle finished: Bool)
  /// Called after a frame that moved the heads. A command in this method takes effect in the next frame.
  /// Example: `func chatHeads(_ controller: ChatHeadsController, didProgress progress: ChatHeadsProgress) { print(progress.open) }`
  func chatHeads(_ controller: Controller, didProgress progress: ChatHeadsProgress)
}

extension ChatHeadsMotionDelegate {
  /// Does nothing.
  public func chatHeadsDidBegin(_ controller: Controller) {}
  /// Does nothing.
  public func chatHeads(_ controller: Controller, didSettle finished: Bool) {}
  /// Does nothing.
  public func chatHeads(_ controller: Controller, didProgress progress: ChatHeadsProgress) {}

  fileprivate func receive(_ change: MotionChange, of heads: AnyObject) {
    guard let heads = heads as? Controller else { return }
    switch change {
    case .began: chatHeadsDidBegin(heads)
    case .settled(let finished): chatHeads(heads, didSettle: finished)
    case .progress(let progress):
      if let progress = progress as? ChatHeadsProgress { chatHeads(heads, didProgress: progress) }
    }
  }
}

extension ChatHeadsTelling {
  /// Subscribes a delegate to motion, if it conforms.
  package func follow(_ delegate: AnyObject?) {
    guard let host = self as? any InteractionHost else { return }
    let receiver = delegate as? any ChatHeadsMotionDelegate
    host.episodes.onMotion =
      receiver == nil
      ? nil
      : { [weak self, weak receiver] in if let self { receiver?.receive($0, of: self) } }
    host.sendTells()
    host.wake()
  }
}
#endif
