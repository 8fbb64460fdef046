import SuppleSwiftUI
import SwiftUI

/// What an app does with heads: add, remove, open, count.
struct HeadsScreen: View {
  @Binding var messenger: Messenger

  var body: some View {
    VStack(spacing: 24) {
      Text("\(messenger.heads.count) heads").accessibilityIdentifier("heads")
      Button("Add a head") {
        if let chat = messenger.chats.first(where: { chat in !messenger.heads.contains { $0.id == chat.id } })
        {
          messenger.heads.append(ChatHead(id: chat.id, name: chat.name, unread: chat.unread))
        }
      }
      Button("Remove the last head") {
        if !messenger.heads.isEmpty { messenger.heads.removeLast() }
      }
      Button("Count one more") {
        if !messenger.heads.isEmpty { messenger.heads[0].unread += 1 }
      }
      Button("Open the first head") { messenger.openHead = messenger.heads.first?.id }
    }
    .frame(maxWidth: .infinity, maxHeight: .infinity)
  }
}
