import SuppleSwiftUI
import SwiftUI

/// Badges of every kind: a count, a dot, one with a rejected clear, one that is disabled.
struct BadgeScreen: View {
  @State private var unread = 5
  @State private var many = 120
  @State private var isNew = true

  var body: some View {
    VStack(spacing: 40) {
      Face(name: "Anna Berg").slimeBadge($unread, label: "Five")
      Face(name: "Ben Ito").slimeBadge($many, label: "Many")
      HStack(spacing: 40) {
        SlimeBadge(count: isNew ? nil : 0, label: "Dot") {
          isNew = false
          return true
        }
        SlimeBadge(count: 3, label: "Refused") { false }.tint(.orange)
        SlimeBadge(count: 7, label: "Disabled") { true }.disabled(true)
      }
      Text("\(unread) unread").accessibilityIdentifier("unread")
      Button("Set to 5") {
        (unread, many, isNew) = (5, 120, true)
      }
    }
    .frame(maxWidth: .infinity, maxHeight: .infinity)
  }
}
