#if canImport(UIKit)
import SuppleHosting
import SuppleInteractions
import UIKit

// The badge's text, its accessibility label, and whether it can be torn off.
extension SlimeBadgeView {
  /// The text in place of the count, such as "new"; nil or empty for the count. A torn-off badge sets it to nil, and the
  /// count to 0. Example: `badge.text = "new"`
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

  /// Whether it cannot be torn off. Then the app receives touches and keys on it, and VoiceOver has no action.
  /// Example: `badge.isPinned = true`
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

  /// Whether a badge exists.
  var showsAnything: Bool { model.text != nil || count != 0 }

  /// Whether a person can clear the badge.
  var isTearable: Bool { showsAnything && !isPinned }

  /// The count for the engine.
  var content: SlimeBadge.Command {
    model.text == nil ? .setCount(engineCount) : .setText(model.textNumber, width: textWidth)
  }

  /// The width of the text at the person's text size, in points.
  var textWidth: Double {
    Double(BadgeLabelView.width(of: model.text ?? "", radius: shownStyle.badgeRadius))
  }

  /// Updates label, value and actions for VoiceOver.
  func describe() {
    accessibilityValue = text ?? count.map { labels.unread($0) } ?? labels.new
    isAccessibilityElement = showsAnything
    accessibilityTraits = isPinned ? .none : .button
    if !isEnabled { accessibilityTraits.insert(.notEnabled) }
    let clearing = UIAccessibilityCustomAction(name: labels.clear) { [weak self] _ in
      guard let self, isTearable else { return false }
      clear()
      return true
    }
    accessibilityCustomActions = isPinned ? [] : [clearing]
    (superview as? TabBadgeView)?.update()
  }
}
#endif
