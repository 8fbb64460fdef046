#if canImport(UIKit)
import SuppleHosting
import UIKit

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
