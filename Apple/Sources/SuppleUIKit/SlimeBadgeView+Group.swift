#if canImport(UIKit)
package import SuppleHosting
import UIKit

extension SuppleHosting.BadgeGroup {
  /// A group that a badge sums up. Example: `let group = BadgeGroup(sum: inboxBadge)`
  public convenience init(sum: SlimeBadgeView) {
    self.init()
    setSum(sum)
  }

  /// Counts a badge, which leaves its group of before. Example: `group.add(badge)`
  public func add(_ badge: SlimeBadgeView) { join(badge) }
}

extension SlimeBadgeView: GroupedBadge {
  package var groupContent: (count: Int?, text: String?) { (model.count, model.text) }
  package func clearedWords(_ count: Int) -> String {
    labels.cleared([accessibilityLabel, labels.unread(count)].compactMap { $0 }.joined(separator: ", "))
  }

  package func show(_ content: (count: Int?, text: String?), reports: Bool) {
    (count, text) = content
    guard reports else { return }
    parts.place.restore?(count)
    sendActions(for: .valueChanged)
  }

  package func clear(after delay: Double) { command(.clear(after: delay)) }
}
#endif
