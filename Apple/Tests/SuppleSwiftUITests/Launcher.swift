#if !canImport(ObjectiveC)
  import SuppleUIKit
  import SwiftUI

  @testable import SuppleSwiftUI

  /// The state of an app with a launcher.
  @MainActor final class Launcher {
    var unread = 3
    var isOpen = false

    /// The launcher, as an update of SwiftUI makes it.
    func anchor(_ name: String, saying text: String) -> ChatHeadsAnchor {
      ChatHeadsAnchor(
        launcher: ChatHead(id: "launcher", name: name),
        unread: Binding(standInGet: { self.unread }, set: { self.unread = $0 }),
        isOpen: Binding(standInGet: { self.isOpen }, set: { self.isOpen = $0 }),
        conversation: headHost { _ in Text(text) })
    }
  }
#endif
