import SuppleSwiftUI
import SwiftUI

struct ContentView: View { var body: some View { Text("The app") } }

struct Avatar: View {
  private let name: String
  init(_ person: Person) { name = person.name }
  init(_ head: ChatHead) { name = head.name }
  var body: some View { Text(name) }
}

struct ChatRow: View {
  let name: String
  init(_ person: Person) { name = person.name }
  var body: some View { Text(name) }
}

struct ConversationView: View {
  let name: String
  init(_ head: ChatHead) { name = head.name }
  var body: some View { Text(name) }
}

struct PaymentGrid: View {
  let payments: [Payment]
  init(_ payments: [Payment]) { self.payments = payments }
  var body: some View { Text("Payments") }
}

struct PaymentRow: View {
  let payment: Payment
  init(_ payment: Payment) { self.payment = payment }
  var body: some View { Text("Payment") }
}

struct NewPaymentRow: View {
  @Binding var payee: String
  var body: some View { Text(payee) }
}

struct Chat: View { var body: some View { Text("Chat") } }

struct Camera: View { var body: some View { Text("Camera") } }

/// The context of the samples for SwiftUI.
struct ImaginedView: View {
  let store: Store
  @State var chat = Person()
  @State var heads: [ChatHead] = []
  @State var openHead: String?
  @State var docking = ChatHeadsDocking.head
  @State var isChatOpen = false
  @State var headsState: ChatHeadsState?
  @State var proxy = ChatHeadsProxy()
  @State var selected: Int?
  @State var unread = 2
  @State var isQuiet = false
  @State var isCameraShown = false
  @State var payee = ""
  @State var badgeProgress: SlimeBadgeProgress?
  @State var headsProgress: ChatHeadsProgress?
  @State var listProgress: FlippingNotchProgress?
  let tabBarFrame = CGRect.zero
  let list: FlippingNotchList<Payment, PaymentRow>
  var body: some View { Text("A view") }
}
