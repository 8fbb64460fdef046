#if canImport(UIKit)
import SuppleHosting
public import UIKit

extension UITabBarItem {
  /// The badge on the icon's upper trailing corner, in place of `badgeValue`. A drag tears it, a tap selects the tab, and
  /// VoiceOver reads it as the tab's value. App extensions have none.
  /// Example: `rootViewController.tabBarItem.slimeBadge = SlimeBadgeView(count: 3)`
  @available(iOSApplicationExtension, unavailable)
  public var slimeBadge: SlimeBadgeView? {
    get { TabBadges.badge(of: self) as? SlimeBadgeView }
    set { if newValue !== slimeBadge { TabBadges.set(newValue, on: self) } }
  }
}
#endif
