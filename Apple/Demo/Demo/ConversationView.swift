import SuppleSwiftUI
import SwiftUI

/// An open conversation: its messages, and a text field.
struct ConversationView: View {
  @Binding var messenger: Messenger
  let id: String
  @State private var draft = ""

  var body: some View {
    VStack(spacing: 0) {
      Text(messenger[id]?.name ?? "").font(.headline).padding()
      ScrollView {
        VStack(spacing: 6) {
          ForEach(messenger[id]?.messages ?? []) { message in MessageView(message: message) }
        }
        .padding(.horizontal, 16)
      }
      HStack(spacing: 12) {
        TextField("Message", text: $draft)
        Button("Send") {
          messenger.send(draft, in: id)
          draft = ""
        }
        .disabled(draft.isEmpty)
      }
      .padding()
    }
  }
}

/// One message in its bubble: mine at the trailing edge.
struct MessageView: View {
  let message: Message

  var body: some View {
    HStack(spacing: 0) {
      if message.isMine { Spacer() }
      Text(message.text)
        .padding(10)
        .background(message.isMine ? Color.blue : Color.gray)
        .foregroundStyle(.white)
        .clipShape(RoundedRectangle(cornerRadius: 16))
      if !message.isMine { Spacer() }
    }
  }
}
