#if canImport(UIKit)
import SuppleHosting
import SuppleInteractions
import UIKit

// What a badge says, written and spoken, and whether it can be torn off.
extension SlimeBadgeView {
  /// What it says in place of the count, such as "new"; nil or empty for the count. Torn off, it is nil and the count 0.
  /// Example: `badge.text = "new"`
  public var text: String? {
    get { model.text }
    set {
      let text = newValue.flatMap { $0.isEmpty ? nil : $0 }
      guard text != model.text else { return }
      model.text = text
      model.textNumber &+= 1
      sendContent()
    }
  }

  /// Whether it cannot be torn off: touches, keys and VoiceOver's actions on it are the app's. Example: `badge.isPinned = true`
  public var isPinned: Bool {
    get { model.isPinned }
    set {
      guard newValue != model.isPinned else { return }
      model.isPinned = newValue
      if window != nil { command(.setPinned(newValue)) }
      parts.place.changed(self)
      describe()
    }
  }

  /// Whether there is a badge at all.
  var showsAnything: Bool { model.text != nil || count != 0 }

  /// Whether there is a badge, and a person can clear it.
  var isTearable: Bool { showsAnything && !isPinned }

  /// What the engine is to show.
  var content: SlimeBadge.Command {
    model.text == nil ? .setCount(engineCount) : .setText(model.textNumber, width: textWidth)
  }

  /// The width of the text at the person's text size, in points.
  var textWidth: Double {
    Double(BadgeLabelView.width(of: model.text ?? "", radius: shownStyle.badgeRadius))
  }

  /// Puts the count and the actions into words.
  func describe() {
    accessibilityValue = text ?? count.map { labels.unread($0) } ?? labels.new
    isAccessibilityElement = showsAnything
    accessibilityTraits = isPinned ? .none : .button
    if !isEnabled { accessibilityTraits.insert(.notEnabled) }
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
