#if canImport(UIKit)
import SuppleUIKit
public import SwiftUI

extension View {
  /// Adds a blank row, which a person fills in, at a pull of the list in this view, in place of a refresh. Its first text field
  /// gets the focus. `keep` is called when the row stays: insert the app's own row on top of the list.
  ///
  /// ```swift
  /// FlippingNotchList(store.payments) { PaymentRow($0) }
  ///   .flippingNotchBlankRow { NewPaymentRow(payee: $payee) } keep: { store.add(payee) }
  /// ```
  public func flippingNotchBlankRow<Row: View>(
    @ViewBuilder _ row: @escaping @MainActor () -> Row, keep: @escaping @MainActor () -> Void
  ) -> some View {
    environment(
      \.supple.blankRow,
      BlankRowContent(keep: keep) { environment in
        UIHostingConfiguration { row().environment(\.self, environment) }.margins(.all, 0).makeContentView()
      })
  }
}

/// The content of a blank row.
struct BlankRowContent {
  let keep: @MainActor () -> Void
  let make: @MainActor (EnvironmentValues) -> UIView
}

extension FlippingNotchControl {
  /// Applies the modifiers around a list.
  func followModifiers(_ environment: EnvironmentValues) {
    let supple = environment.supple
    follow(environment)
    (labels, isHapticsEnabled) = (supple.labels, supple.isHapticsEnabled)
    panel.follow(environment)
    let given = supple.blankRow
    blankRow.makeView = given.map { given in { given.make(environment) } }
    blankRow.insert = given.map { given in { _ in given.keep() } }
  }
}
#endif
