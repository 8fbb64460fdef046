#if canImport(UIKit)
import SuppleHosting
import UIKit

extension SlimeBadgeView {
  /// Puts the count and the actions into words.
  func describe() {
    accessibilityValue = text ?? count.map { labels.unread($0) } ?? labels.new
    isAccessibilityElement = showsAnything
    accessibilityTraits = isPinned ? .none : .button
    guard !isPinned else {
      accessibilityCustomActions = []
      return
    }
    accessibilityCustomActions = [
      UIAccessibilityCustomAction(name: labels.clear) { [weak self] _ in
        guard let self, isTearable else { return false }
        clear()
        return true
      }
    ]
  }
}
#endif
