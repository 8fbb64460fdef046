import Foundation
import SuppleSwiftUI
import SwiftUI

/// The list of conversations: a pull adds a conversation, every count can be torn off, and a text can be searched for.
struct MessengerScreen: View {
  @Binding var messenger: Messenger
  @Binding var isTuning: Bool
  @State private var searched = ""

  private var found: [Chat] { messenger.chats(with: searched) }

  var body: some View {
    NavigationStack {
      FlippingNotchList(found, rowHeight: 76) { chat in
        ChatRow(chat: chat, unread: $messenger[unread: chat.id]) { messenger.float(chat.id) }
      }
      .flippingNotch {
        try await Task.sleep(nanoseconds: 900_000_000)
        guard messenger.receive() else { throw NoConnection() }
      }
      .overlay { if found.isEmpty { Text("No conversation has this text.") } }
      .overlay(alignment: .bottom) { lastAction }
      .navigationTitle("Chats")
      // A field that does not move keeps the top of the list in place.
      .searchable(text: $searched, placement: .navigationBarDrawer(displayMode: .always), prompt: "Search")
      .toolbar {
        ToolbarItem(placement: .topBarTrailing) {
          HStack(spacing: 16) {
            Button("New") { messenger.compose() }
            Button("Tune") { isTuning = true }
          }
        }
      }
    }
  }

  /// The undo of the last action, or a button for heads that are gone.
  @ViewBuilder private var lastAction: some View {
    if let undo = messenger.undo {
      HStack(spacing: 12) {
        Text(undo.words)
        Button("Undo") { messenger.takeBack() }
      }
      .padding(12)
      .background(Color.gray)
      .clipShape(RoundedRectangle(cornerRadius: 20))
      .keepsChatHeadsClear()
      .padding()
    } else if messenger.heads.isEmpty {
      Button("Bring back the heads") { messenger.bringBackHeads() }.padding()
    }
  }
}

/// The card's error when no conversation is left.
struct NoConnection: LocalizedError {
  var errorDescription: String? { "No connection" }
}

/// One conversation in the list.
struct ChatRow: View {
  let chat: Chat
  let unread: Binding<Int>
  let open: () -> Void

  var body: some View {
    HStack(spacing: 12) {
      Button(action: open) {
        HStack(spacing: 12) {
          Face(name: chat.name)
          VStack(alignment: .leading, spacing: 2) {
            Text(chat.name).font(.headline)
            Text(chat.messages.last?.text ?? "").font(.subheadline).foregroundStyle(.secondary).lineLimit(1)
          }
          Spacer()
        }
      }
      .buttonStyle(.plain)
      .accessibilityIdentifier(chat.name)
      SlimeBadge(unread, label: "Unread from \(chat.name)")
    }
    .padding(.horizontal, 16)
    .frame(maxWidth: .infinity, maxHeight: .infinity)
  }
}

/// A person's initials on a disc.
struct Face: View {
  let name: String

  private var initials: String { String(name.split(separator: " ").compactMap(\.first)) }
  private var color: Color { [Color.blue, .orange, .teal, .pink, .indigo][name.utf8.count % 5] }

  var body: some View {
    Text(initials)
      .font(.headline)
      .foregroundStyle(.white)
      .frame(width: 52, height: 52)
      .background(color)
      .clipShape(Circle())
      .accessibilityHidden(true)
  }
}
