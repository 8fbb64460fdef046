import Foundation
import SuppleSwiftUI
import SwiftUI

/// A list of payments. A control below it selects the result of a pull: rows, nothing, or a failure.
struct NotchScreen: View {
  enum Outcome: String, CaseIterable {
    case oneRow = "One row"
    case threeRows = "Three rows"
    case nothing = "Nothing"
    case failure = "Failure"
  }

  struct Payment: Identifiable {
    let id: Int
    var title: String { "Payment \(id)" }
  }

  @State private var payments = (1...12).reversed().map { Payment(id: $0) }
  @State private var outcome = Outcome.oneRow
  @State private var isPanelShown = false

  var body: some View {
    VStack(spacing: 0) {
      FlippingNotchList(payments, rowHeight: 88) { payment in
        Text(payment.title).font(.headline).frame(maxWidth: .infinity, maxHeight: .infinity)
      }
      .flippingNotch { try await refresh() }
      .flippingNotchPanel(isPresented: $isPanelShown) { panel }
      .flippingNotchStyle(style)
      Picker("A pull brings", selection: $outcome) {
        ForEach(Outcome.allCases, id: \.self) { outcome in Text(outcome.rawValue).tag(outcome) }
      }
      .pickerStyle(.segmented)
      .padding()
    }
  }

  /// The modern style. The launch argument `-failureDuration 5` shows a failure for longer, in seconds, as a test needs it.
  private var style: FlippingNotchStyle {
    var style = FlippingNotchStyle.modern
    let duration = UserDefaults.standard.double(forKey: "failureDuration")
    if duration > 0 { style.failureDuration = duration }
    return style
  }

  /// The panel of a longer pull.
  private var panel: some View {
    VStack(spacing: 0) {
      Text("Panel").font(.headline)
      Text("Push it up from its lower edge")
      Button("Close") { isPanelShown = false }
    }
  }

  private func refresh() async throws {
    try await Task.sleep(nanoseconds: 900_000_000)
    let newest = payments.first?.id ?? 0
    switch outcome {
    case .oneRow: payments.insert(Payment(id: newest + 1), at: 0)
    case .threeRows: payments = (1...3).reversed().map { Payment(id: newest + $0) } + payments
    case .nothing: break
    case .failure: throw NoConnection()
    }
  }
}
