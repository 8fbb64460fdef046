#if canImport(UIKit)
public import SuppleUIKit
public import SwiftUI

extension View {
  /// Adds a flipping notch to this view's list: a `List`, a `ScrollView`, or a view that contains one, such as a grid.
  ///
  /// ```swift
  /// List(store.payments) { PaymentRow($0) }
  ///   .flippingNotch { try await store.fetchNewer().count } insertRows: { store.commit($0) }
  /// ```
  ///
  /// `refresh` fetches and returns the number of new rows, without changing the list. `insertRows` inserts them into the
  /// app's state in the frame in which the card lands. `rowView` is the card's back, which looks as the first new row.
  public func flippingNotch<Row: View>(
    cutout: NotchCutout = .automatic, rowSize: CGSize? = nil,
    refresh: @escaping @MainActor () async throws -> Int, insertRows: @escaping @MainActor (Int) -> Void,
    @ViewBuilder rowView: @escaping @MainActor (Int) -> Row
  ) -> some View {
    background {
      NotchAnchor(cutout: cutout, rowSize: rowSize, refresh: refresh, insertRows: insertRows) {
        index, environment in
        UIHostingConfiguration { rowView(index).environment(\.self, environment) }.margins(.all, 0)
          .makeContentView()
      }
    }
  }

  /// Adds a flipping notch with a plain card.
  ///
  /// ```swift
  /// ScrollView { PaymentGrid(store.payments) }
  ///   .flippingNotch { try await store.fetchNewer().count } insertRows: { store.commit($0) }
  /// ```
  public func flippingNotch(
    cutout: NotchCutout = .automatic, rowSize: CGSize? = nil,
    refresh: @escaping @MainActor () async throws -> Int, insertRows: @escaping @MainActor (Int) -> Void
  ) -> some View {
    background {
      NotchAnchor(cutout: cutout, rowSize: rowSize, refresh: refresh, insertRows: insertRows, rowView: nil)
    }
  }
}

/// A view without size behind a list, which adds the notch to the list.
struct NotchAnchor: UIViewRepresentable {
  let cutout: NotchCutout
  let rowSize: CGSize?
  let refresh: @MainActor () async throws -> Int
  let insertRows: @MainActor (Int) -> Void
  let rowView: (@MainActor (Int, EnvironmentValues) -> UIView)?

  func makeUIView(context: Context) -> NotchAnchorView { NotchAnchorView() }

  func updateUIView(_ view: NotchAnchorView, context: Context) {
    let notch = view.notch
    notch.style = context.environment.supple.listStyle
    (notch.cutout, notch.rowSize, notch.isEnabled) = (cutout, rowSize, context.environment.isEnabled)
    notch.refresh = refresh
    notch.insertRows = { [insertRows] in insertRows($0) }
    notch.rowView = rowView.map { make in { make($0, context.environment) } }
    notch.followModifiers(context.environment)
    notch.takeTextSize(UIContentSizeCategory(context.environment.dynamicTypeSize))
    view.attach()
  }

  static func dismantleUIView(_ view: NotchAnchorView, coordinator: ()) { view.detach() }
}

/// Finds the list that SwiftUI puts beside it.
final class NotchAnchorView: UIView {
  let notch = FlippingNotchControl()

  override func didMoveToWindow() {
    super.didMoveToWindow()
    // Where the app's view is empty, a touch belongs to the views behind it.
    isUserInteractionEnabled = false
    attach()
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    attach()
  }

  /// Adds the notch to the list once it exists: SwiftUI may make it later than this view, or replace it.
  func attach() {
    guard window != nil, notch.scrollView?.window == nil, let list = scrollViewBeside else { return }
    if list.flippingNotch !== notch { list.flippingNotch = notch }
  }

  func detach() { notch.scrollView?.flippingNotch = nil }
}
#endif
