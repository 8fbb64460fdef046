// Written by Scripts/write-samples from the samples of documentation and comments. Do not edit.

// swift-format-ignore-file
import Foundation
import SuppleSwiftUI
import SwiftUI

extension ImaginedView {
  // Documentation/apple.md, sample 2
  @ViewBuilder func sample1() -> some View {
    Avatar(chat).slimeBadge($chat.unread, label: chat.name)

    ContentView()
      .chatHeads($heads, open: $openHead) { head in ConversationView(head) }

    FlippingNotchList(store.payments, rowHeight: 88) { payment in PaymentRow(payment) }
      .flippingNotch { try await store.fetchNewer() }
  }

  // Apple/Sources/SuppleSwiftUI/SuppleSwiftUI.docc/SuppleSwiftUI.md, sample 1
  @ViewBuilder func sample2() -> some View {
    Avatar(chat).slimeBadge($chat.unread, label: chat.name)

    ContentView()
      .chatHeads($heads, open: $openHead) { head in ConversationView(head) }

    FlippingNotchList(store.payments, rowHeight: 88) { payment in PaymentRow(payment) }
      .flippingNotch { try await store.update() }
  }

  // Apple/Sources/SuppleUIKit/SuppleUIKit.docc/ChatHeadsOverAnApp.md, sample 2
  @ViewBuilder func sample3() -> some View {
    ContentView()
      .chatHeads($heads, open: $openHead) { head in
        Avatar(head)
      } conversation: { head in
        ConversationView(head)
      }
  }

  // Apple/Sources/SuppleUIKit/SuppleUIKit.docc/GettingStarted.md, sample 2
  @ViewBuilder func sample4() -> some View {
    Avatar(chat).slimeBadge($chat.unread, label: chat.name)
  }

  // Apple/Sources/SuppleUIKit/SuppleUIKit.docc/PullingAList.md, sample 2
  @ViewBuilder func sample5() -> some View {
    FlippingNotchList(store.payments, rowHeight: 88) { payment in PaymentRow(payment) }
      .flippingNotch { try await store.update() }
  }

  // Apple/Sources/SuppleUIKit/SuppleUIKit.docc/SlimeBadges.md, sample 2
  @ViewBuilder func sample6() -> some View {
    SlimeBadge($chat.unread, label: chat.name)

    SlimeBadge(count: chat.unread) { await store.clear(chat) }
  }

  // Apple/Sources/SuppleSwiftUI/ChatHeads.swift, sample 1
  @ViewBuilder func sample7() -> some View {
    ContentView()
      .chatHeads($heads, open: $openHead) { head in
        ConversationView(head)
      }
  }

  // Apple/Sources/SuppleSwiftUI/ChatHeads.swift, sample 2
  @ViewBuilder func sample8() -> some View {
    ContentView()
      .chatHeads($heads) { head in
        Avatar(head)
      } conversation: { head in
        ConversationView(head)
      }
  }

  // Apple/Sources/SuppleSwiftUI/ChatHeads.swift, sample 3
  @ViewBuilder func sample9() -> some View {
    ContentView()
      .chatHeads($heads) { head in ConversationView(head) }
      .onChatHeadDismiss { head in head.unread == 0 }
  }

  // Apple/Sources/SuppleSwiftUI/ChatHeads.swift, sample 4
  @ViewBuilder func sample10() -> some View {
    ContentView().chatHeadsStyle(.classic)
  }

  // Apple/Sources/SuppleSwiftUI/FlippingNotchList.swift, sample 1
  @ViewBuilder func sample11() -> some View {
    FlippingNotchList(store.payments, rowHeight: 88) { payment in PaymentRow(payment) }
      .flippingNotch { try await store.fetchNewer() }
  }

  // Apple/Sources/SuppleSwiftUI/FlippingNotchList.swift, sample 2
  @ViewBuilder func sample12() -> some View {
    FlippingNotchList(store.payments, rowHeight: 88) { PaymentRow($0) }
  }

  // Apple/Sources/SuppleSwiftUI/FlippingNotchList.swift, sample 3
  @ViewBuilder func sample13() -> some View {
    list.flippingNotch { try await store.update() }
  }

  // Apple/Sources/SuppleSwiftUI/FlippingNotchList.swift, sample 4
  @ViewBuilder func sample14() -> some View {
    list.cutout(.island)
  }

  // Apple/Sources/SuppleSwiftUI/FlippingNotchList.swift, sample 5
  @ViewBuilder func sample15() -> some View {
    list.flippingNotchStyle(.classic)
  }

  // Apple/Sources/SuppleSwiftUI/SlimeBadge.swift, sample 1
  @ViewBuilder func sample16() -> some View {
    SlimeBadge($chat.unread, label: chat.name)
  }

  // Apple/Sources/SuppleSwiftUI/SlimeBadge.swift, sample 2
  @ViewBuilder func sample17() -> some View {
    SlimeBadge($chat.unread, label: chat.name)
  }

  // Apple/Sources/SuppleSwiftUI/SlimeBadge.swift, sample 3
  @ViewBuilder func sample18() -> some View {
    SlimeBadge(count: chat.unread) { store.canClear(chat) }
  }

  // Apple/Sources/SuppleSwiftUI/SlimeBadge.swift, sample 4
  @ViewBuilder func sample19() -> some View {
    SlimeBadge(count: chat.unread) { await store.clear(chat) }
  }

  // Apple/Sources/SuppleSwiftUI/SlimeBadge.swift, sample 5
  @ViewBuilder func sample20() -> some View {
    SlimeBadge($chat.unread).tint(.blue)
  }

  // Apple/Sources/SuppleSwiftUI/SlimeBadge.swift, sample 6
  @ViewBuilder func sample21() -> some View {
    Avatar(chat).slimeBadge($chat.unread, label: chat.name)
  }

  // Apple/Sources/SuppleSwiftUI/SlimeBadge.swift, sample 7
  @ViewBuilder func sample22() -> some View {
    ChatRow(chat).slimeBadgeStyle(.classic)
  }

  // Apple/Sources/SuppleSwiftUI/SuppleEnvironment.swift, sample 1
  @ViewBuilder func sample23() -> some View {
    ContentView().suppleLabels(SuppleLabels())
  }

  // Apple/Sources/SuppleSwiftUI/SuppleEnvironment.swift, sample 2
  @ViewBuilder func sample24() -> some View {
    ContentView().suppleHaptics(false)
  }
}
