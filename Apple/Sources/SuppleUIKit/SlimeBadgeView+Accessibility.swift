#if canImport(UIKit)
import SuppleHosting
import UIKit

extension SlimeBadgeView {
  /// Puts the count and the actions into words.
  func describe() {
    accessibilityValue = count.map { labels.unread($0) } ?? labels.new
    isAccessibilityElement = count != 0
    accessibilityCustomActions = [
      UIAccessibilityCustomAction(name: labels.clear) { [weak self] _ in
        guard let self, count != 0 else { return false }
        clear()
        return true
      }
    ]
  }
}
#endif
