#if canImport(UIKit)
import SuppleHosting
public import SwiftUI

extension View {
  /// Adds a badge to a tab of this `TabView`, by its index from 0; torn off, it sets the binding to 0. An index without a
  /// tab shows nothing. A tap selects the tab.
  ///
  /// ```swift
  /// TabView { ContentView() }.slimeBadge($chat.unread, onTab: 0, label: "Chats")
  /// ```
  public func slimeBadge(
    _ count: Binding<Int>, onTab index: Int, label: String? = nil, group: String? = nil, tint: Color? = nil
  ) -> some View {
    background { TabBadge(badge: SlimeBadge(count, label: label).group(group).tint(tint), index: index) }
  }
}

/// A view without size behind a `TabView`, which adds the badge to the bar.
struct TabBadge: UIViewRepresentable {
  let badge: SlimeBadge
  let index: Int

  func makeCoordinator() -> SlimeBadge.Answer { SlimeBadge.Answer() }

  func makeUIView(context: Context) -> TabAnchorView { TabAnchorView() }

  func updateUIView(_ view: TabAnchorView, context: Context) {
    SlimeBadge.Represented(badge: badge).update(view.badge, context.coordinator, context.environment)
    view.place.index = index
    view.place.update()
  }

  static func dismantleUIView(_ view: TabAnchorView, coordinator: SlimeBadge.Answer) { view.place.leave() }
}

/// Finds the tab bar that SwiftUI makes beside it, at the latest when it is laid out with it.
final class TabAnchorView: UIView {
  let badge = SlimeBadgeView()
  private(set) lazy var place = TabBadgeView(badge)

  override func didMoveToWindow() {
    super.didMoveToWindow()
    // Where the app's view is empty, a touch belongs to the views behind it.
    isUserInteractionEnabled = false
    place.findBar = { [weak self] in
      sequence(first: self, next: { $0?.superview }).lazy.compactMap { $0?.all(UITabBar.self).first }.first
    }
    if window != nil { place.update() }
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    if window != nil { place.update() }
  }
}
#endif
