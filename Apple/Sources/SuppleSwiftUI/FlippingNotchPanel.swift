#if canImport(UIKit)
import SuppleUIKit
public import SwiftUI

extension View {
  /// Sets the panel of the list in this view, to which a pull far beyond the threshold opens. It keeps its state while it is
  /// closed. `isPresented` follows the panel, and opens and closes it.
  ///
  /// ```swift
  /// List(store.payments) { PaymentRow($0) }
  ///   .flippingNotch { try await store.fetchNewer().count } insertRows: { store.commit($0) }
  ///   .flippingNotchPanel(isPresented: $isCameraShown) { Camera() }
  /// ```
  public func flippingNotchPanel<Panel: View>(
    isPresented: Binding<Bool>? = nil, @ViewBuilder _ panel: @escaping @MainActor () -> Panel
  ) -> some View {
    environment(
      \.supple.panel,
      NotchPanelContent(
        isPresented: { isPresented?.wrappedValue }, present: { isPresented?.wrappedValue = $0 },
        makeHost: { UIHostingController(rootView: panel().environment(\.self, $0)) }))
  }
}

/// The content of a panel, and the app's state.
struct NotchPanelContent {
  let isPresented: @MainActor () -> Bool?
  let present: @MainActor (Bool) -> Void
  let makeHost: @MainActor (EnvironmentValues) -> UIViewController
}

extension NotchPanel {
  /// Applies the modifier around a list.
  func follow(_ environment: EnvironmentValues) {
    let given = environment.supple.panel
    if let next = given?.makeHost(environment) as? any RootViewHost {
      if let content = content as? any RootViewHost {
        content.takeRootView(of: next)
      } else {
        // A new controller has a safe area, and without a background the panel's own shows.
        next.ignoreSafeArea()
        next.view.backgroundColor = .clear
        content = next
        makeView = { [unowned next] in next.view }
      }
    } else {
      (content, makeView) = (nil, nil)
    }
    follow(given?.isPresented(), write: given?.present)
  }
}
#endif
