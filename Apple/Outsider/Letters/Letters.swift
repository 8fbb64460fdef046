// Forty letters: the page dims with the finger, waits for a head to land, clears all badges with one, and has a panel.
import SuppleSwiftUI
import SwiftUI

struct Letter: Identifiable, Hashable, Sendable {
  let id: Int
  var unread = 1
}

@main
struct LettersApp: App {
  var body: some Scene {
    WindowGroup { LettersView() }
  }
}

struct LettersView: View {
  @State private var letters = (1...40).map { Letter(id: $0) }
  @State private var heads: [ChatHead] = []
  @State private var pull: FlippingNotchProgress?
  @State private var drag: ChatHeadsProgress?
  @State private var isCameraShown = false
  @State private var news = ""

  var body: some View {
    VStack {
      HStack {
        Text("Letters")
        SlimeBadge(sumOf: "letters", label: "Letters") { cascade in news = "\(cascade.cleared) letters read" }
        Spacer()
        Button("Anna") {
          heads.append(ChatHead(id: "anna", name: "Anna Berg"))
          news = "Anna is on her way"
        }
        Text(news)
      }
      ScrollView {
        // A `List` has views only for the rows near the screen, and a group counts the badges that exist.
        VStack {
          ForEach(letters) { letter in
            LetterRow(letter: letter) { letters[letter.id - 1].unread = 0 }
          }
        }
        // The list dims with the progress of the pull.
        .opacity(1 - 0.3 * min(2, pull?.pull ?? 0))
      }
      // Letters arrive without a pull: a short pull has nothing to fetch.
      .flippingNotch {
        0
      } insertRows: { _ in
      }
      .flippingNotchPanel(isPresented: $isCameraShown) { CameraView() }
      .flippingNotchProgress($pull)
    }
    // The page behind the heads dims while a finger brings a head to the dismiss target.
    .opacity(dimming(drag?.target ?? -1))
    .chatHeads($heads) { head in Text("Hello from \(head.name)") }
    .chatHeadsProgress($drag)
    .onChatHeadsSettle { finished in
      guard !heads.isEmpty else { return }
      news = finished ? "Anna is here" : "Anna was interrupted"
    }
  }

  private func dimming(_ distance: Double) -> Double {
    distance < 0 ? 1 : 0.4 + 0.6 * min(1, distance / 300)
  }
}

struct LetterRow: View {
  let letter: Letter
  let read: @MainActor () -> Void

  var body: some View {
    HStack {
      Text("Letter \(letter.id)")
      Spacer()
      SlimeBadge(count: letter.unread, label: "Letter \(letter.id)") {
        read()
        return true
      }
      .group("letters")
    }
  }
}

struct CameraView: View {
  var body: some View {
    VStack {
      Text("Camera")
      Button("Take a picture") {}
    }
  }
}
