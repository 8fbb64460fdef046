import SuppleSwiftUI
import SwiftUI

/// The messenger of the web page, natively, with a screen for each interaction.
@main
struct DemoApp: App {
  var body: some Scene {
    WindowGroup { DemoView() }
  }
}

/// The screens, with the heads over all of them.
struct DemoView: View {
  @State private var messenger = Messenger.sample
  @State private var tuning = Tuning()
  @State private var isTuning = false
  @State private var proxy = ChatHeadsProxy()

  var body: some View {
    TabView {
      MessengerScreen(messenger: $messenger, isTuning: $isTuning)
        .tabItem { Label("Chats", systemImage: "message") }
      BadgeScreen()
        .tabItem { Label("Badge", systemImage: "app.badge") }
      HeadsScreen(messenger: $messenger, proxy: proxy)
        .tabItem { Label("Heads", systemImage: "person.2.circle") }
      NotchScreen()
        .tabItem { Label("Notch", systemImage: "arrow.down.to.line") }
    }
    .chatHeads($messenger.heads, open: $messenger.openHead, proxy: proxy) { head in
      ConversationView(messenger: $messenger, id: head.id)
    }
    .onChatHeadDismiss { head in
      messenger.dismiss(head)
      return true
    }
    .slimeBadgeStyle(tuning.badge)
    .chatHeadsStyle(tuning.heads)
    .flippingNotchStyle(tuning.notch)
    .suppleHaptics(tuning.hasHaptics)
    .sheet(isPresented: $isTuning) {
      TuningPanel(tuning: $tuning) { (messenger, tuning) = (.sample, Tuning()) }
    }
  }
}
