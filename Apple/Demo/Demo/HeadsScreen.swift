import SuppleSwiftUI
import SwiftUI

/// An app's commands for heads: add, remove, open, count, present a message, move them, hint.
struct HeadsScreen: View {
  @Binding var messenger: Messenger
  let proxy: ChatHeadsProxy

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
      Button("A message comes") {
        guard let head = messenger.heads.first else { return }
        messenger.heads[0].unread += 1
        proxy.present("Are you there?", from: head.id)
      }
      Button("Move to the left") { proxy.move(to: .left, height: 0.5) }
      Button("Hint") { proxy.hint() }
    }
    .frame(maxWidth: .infinity, maxHeight: .infinity)
  }
}
