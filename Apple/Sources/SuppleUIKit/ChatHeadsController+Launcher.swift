#if canImport(UIKit)
import SuppleHosting
public import UIKit

extension ChatHeadsController {
  /// Makes a launcher: one head in a corner, for an assistant or for support. A person can drag it, but not dismiss it.
  /// `conversation` makes its conversation when it first opens; without this closure the head is a button. The style is
  /// ``SuppleInteractions/ChatHeadsStyle/launcher``.
  ///
  /// ```swift
  /// let assistant = ChatHead(id: "assistant", name: "Assistant")
  /// let heads = ChatHeadsController(launcher: assistant) { ConversationViewController(assistant) }
  /// heads.install(over: rootViewController)
  /// ```
  public convenience init(launcher head: ChatHead, conversation: (() -> UIViewController)? = nil) {
    self.init()
    style = .launcher
    if let conversation { makeConversation = { _ in conversation() } }
    var head = head
    if conversation == nil { head.role = .button }
    heads = [head]
  }
}
#endif
