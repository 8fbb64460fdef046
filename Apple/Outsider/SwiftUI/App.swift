// Tabs, stacks, a sheet, an observable model in the environment; heads, badges and a list with a notch among them.
import Observation
import SuppleSwiftUI
import SwiftUI

struct Chat: Identifiable, Hashable, Sendable {
  let id: String
  var name: String
  var unread: Int
}

struct Payment: Identifiable, Hashable, Sendable {
  let id: Int
  var title: String
}

@MainActor @Observable
final class Model {
  var chats: [Chat] = [Chat(id: "anna", name: "Anna", unread: 3)]
  var payments: [Payment] = []
  var heads: [ChatHead] = [ChatHead(id: "anna", name: "Anna", unread: 2)]
  var openHead: String?
  var docking = ChatHeadsDocking.head
  var isHelpOpen = false

  func load() async {
    payments = [Payment(id: 0, title: "Coffee")]
  }
  func fetchNewer() async throws {
    try await Task.sleep(for: .seconds(1))
    payments.insert(Payment(id: payments.count, title: "New"), at: 0)
  }
  func clear(_ chat: Chat) async -> Bool { true }
}

@main
struct MailApp: App {
  @State private var model = Model()
  var body: some Scene {
    WindowGroup {
      RootView()
        .environment(model)
    }
  }
}

struct RootView: View {
  @Environment(Model.self) private var model
  @State private var isSheetShown = false

  var body: some View {
    @Bindable var model = model
    TabView {
      InboxView(isSheetShown: $isSheetShown)
        .tabItem { Label("Inbox", systemImage: "tray") }
      PaymentsView()
        .tabItem { Label("Payments", systemImage: "creditcard") }
    }
    .chatHeads($model.heads, open: $model.openHead, docking: $model.docking) { head in
      Avatar(name: head.name)
    } conversation: { head in
      NavigationStack { ConversationView(head: head) }
    }
    .onChatHeadDismiss { head in head.unread == 0 }
    .onChatHeadsEvent { event in
      switch event {
      case .tapped(let head) where head.role == .button: model.isHelpOpen = true
      case .panelMoved(.floating, let frame): print(frame)
      default: break
      }
    }
    .chatHeadsStyle(.classic)
    .suppleHaptics(false)
    .sheet(isPresented: $isSheetShown) {
      Text("A sheet above the heads").presentationDetents([.medium])
    }
    .task { await model.load() }
    .onChange(of: model.openHead) { _, id in
      guard let id, let index = model.heads.firstIndex(where: { $0.id == id }) else { return }
      model.heads[index].unread = 0
    }
    .onOpenURL { url in model.openHead = url.host() }
  }
}

struct Avatar: View {
  let name: String
  var body: some View {
    Circle().fill(.blue).overlay { Text(name.prefix(1)) }.accessibilityLabel(name)
  }
}

struct ConversationView: View {
  let head: ChatHead
  @Environment(\.dismiss) private var dismiss
  @State private var text = ""
  var body: some View {
    VStack {
      ScrollView { Text("Hello from \(head.name)") }
      TextField("Message", text: $text).keepsChatHeadsClear()
    }
    .navigationTitle(head.name)
    .toolbar { ToolbarItem(placement: .cancellationAction) { Button("Done") { dismiss() } } }
  }
}

struct InboxView: View {
  @Environment(Model.self) private var model
  @Binding var isSheetShown: Bool

  var body: some View {
    @Bindable var model = model
    NavigationStack {
      List {
        ForEach(model.chats) { chat in
          NavigationLink(value: chat) {
            HStack {
              Avatar(name: chat.name)
                .frame(width: 44, height: 44)
                .slimeBadge(.constant(chat.unread), label: chat.name)
              Text(chat.name)
              Spacer()
              SlimeBadge(count: chat.unread, label: chat.name) { await model.clear(chat) }
                .tint(.orange)
            }
          }
          .swipeActions { Button("Read") {} }
        }
      }
      .slimeBadgeStyle(.classic)
      .navigationTitle("Inbox")
      .navigationDestination(for: Chat.self) { chat in Text(chat.name) }
      .toolbar { Button("Sheet") { isSheetShown = true } }
    }
  }
}

struct PaymentsView: View {
  @Environment(Model.self) private var model
  var body: some View {
    NavigationStack {
      FlippingNotchList(model.payments, rowHeight: 88) { payment in
        NavigationLink(value: payment) { Text(payment.title) }
      }
      .flippingNotch { try await model.fetchNewer() }
      .cutout(.automatic)
      .flippingNotchStyle(.modern)
      .navigationTitle("Payments")
      .navigationDestination(for: Payment.self) { Text($0.title) }
    }
  }
}

// Sections, links, swipes and a notch, in SwiftUI's own list.
struct PaymentsBySection: View {
  @Environment(Model.self) private var model
  @State private var fetched: [Payment] = []
  var body: some View {
    NavigationStack {
      List {
        Section("Today") {
          ForEach(model.payments) { payment in
            NavigationLink(value: payment) { Text(payment.title) }
              .swipeActions { Button("Delete") { model.payments.removeAll { $0.id == payment.id } } }
          }
        }
        Section("Earlier") { Text("Nothing") }
      }
      .flippingNotch {
        fetched = [Payment(id: model.payments.count, title: "New")]
        return fetched.count
      } insertRows: { _ in
        model.payments.insert(contentsOf: fetched, at: 0)
      } rowView: { index in
        Text(fetched[index].title)
      }
      .navigationDestination(for: Payment.self) { Text($0.title) }
    }
  }
}

struct OtherPayments: View {
  @Environment(Model.self) private var model
  var body: some View {
    // The refresh with SwiftUI's own modifier.
    FlippingNotchList(model.payments, rowHeight: 88) { Text($0.title) }
      .refreshable { try? await model.fetchNewer() }
      .suppleLabels(labels)
  }
  var labels: SuppleLabels {
    var labels = SuppleLabels()
    labels.inserted = { count in "\(count) payments" }
    return labels
  }
}

/// A page with an assistant in its corner, and one with a button.
struct HelpView: View {
  @Environment(Model.self) private var model
  @State private var unread = 1
  var body: some View {
    @Bindable var model = model
    VStack {
      Text("Help").chatHead("Assistant", unread: $unread, isOpen: $model.isHelpOpen) {
        Text("How can I help?")
      }
      Text("Call").chatHead("Call us") { model.openHead = nil }
    }
    .chatHeadsStyle(.launcher)
  }
}

// In place of #Preview, whose macro is Xcode's.
struct P_Previews {
  @MainActor static var previews: some View {
    RootView().environment(Model())
  }
}
