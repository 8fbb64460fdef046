#if canImport(UIKit)
package import UIKit

/// The badges of all tab bars: an item holds none itself, and may have no bar yet.
@available(iOSApplicationExtension, unavailable)
@MainActor package enum TabBadges {
  private static var all: [TabBadgeView] = []
  private static let observations = Observations()

  package static func badge(of item: UITabBarItem) -> (any GroupedBadge)? {
    all.first { $0.item === item }?.badge
  }

  /// Puts a badge on an item, in place of the last one.
  package static func set(_ badge: (any GroupedBadge)?, on item: UITabBarItem) {
    remove { $0.item == nil || $0.item === item || $0.badge === badge }
    guard let badge else { return }
    let view = TabBadgeView(badge)
    view.item = item
    view.findBar = { [weak item] in
      let scenes = UIApplication.shared.connectedScenes.compactMap { $0 as? UIWindowScene }
      return scenes.flatMap(\.windows).flatMap { $0.all(UITabBar.self) }
        .first { bar in item.map { bar.items?.contains($0) ?? false } ?? false }
    }
    all.append(view)
    observations.removeAll()
    observations.add(UIWindow.didBecomeVisibleNotification) { _ in
      remove { $0.item == nil }
      for view in all { view.update() }
    }
    view.update()
    // The bar may be made in the same turn.
    Task { view.update() }
  }

  private static func remove(_ isGone: (TabBadgeView) -> Bool) {
    for view in all where isGone(view) { view.leave() }
    all.removeAll(where: isGone)
  }
}
#endif
