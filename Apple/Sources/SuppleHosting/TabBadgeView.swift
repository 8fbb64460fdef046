#if canImport(UIKit)
import SuppleInteractions
package import UIKit

/// Holds a badge in front of the tabs of a bar. It takes no touches: the bar has the badge's recognizer, so that a tap
/// selects the tab, and a drag does not.
package final class TabBadgeView: UIView {
  package let badge: any GroupedBadge
  /// The tab's item, or its index in the bar.
  package weak var item: UITabBarItem?
  package var index: Int?
  /// Finds the bar.
  package var findBar: () -> UITabBar? = { nil }
  private weak var bar: UITabBar?
  /// The objects that VoiceOver can read for the tab.
  private var described: [NSObject] = []

  /// The badge's distance from the icon's middle, and the middle's distance from the bar's top, in points.
  private static let (corner, iconMiddle) = (CGPoint(x: 12, y: -10), CGFloat(18))

  package init(_ badge: any GroupedBadge) {
    self.badge = badge
    super.init(frame: .zero)
    isUserInteractionEnabled = false
    accessibilityElementsHidden = true
    addSubview(badge)
  }

  package required init?(coder: NSCoder) { nil }

  /// Enters the bar when there is one, and shows the badge's current content in place of `badgeValue`.
  package func update() {
    if bar?.window == nil, let found = findBar(), found !== bar {
      leave()
      bar = found
      badge.removeGestureRecognizer(badge.recognizer)
      found.addGestureRecognizer(badge.recognizer)
      frame = found.bounds
      autoresizingMask = [.flexibleWidth, .flexibleHeight]
      found.addSubview(self)
    }
    item?.badgeValue = nil
    badge.recognizer.tapSlop = badge.driver.engine.style.slop
    setNeedsLayout()
  }

  /// Leaves the bar, and restores bar and badge.
  package func leave() {
    guard bar != nil else { return }
    describe([], nil)
    bar?.removeGestureRecognizer(badge.recognizer)
    badge.addGestureRecognizer(badge.recognizer)
    badge.recognizer.tapSlop = nil
    bar = nil
    removeFromSuperview()
  }

  package override func layoutSubviews() {
    super.layoutSubviews()
    guard let bar, let items = bar.items,
      let index = item.map({ items.firstIndex(of: $0) }) ?? index, items.indices.contains(index)
    else {
      isHidden = true
      return describe([], nil)
    }
    isHidden = false
    let isRightToLeft = bar.effectiveUserInterfaceLayoutDirection == .rightToLeft
    let place = isRightToLeft ? items.count - 1 - index : index
    // A tab may have several controls at one place, such as one for its selected state.
    let controls = Dictionary(grouping: bar.all(UIControl.self).filter { !$0.isDescendant(of: self) }) {
      $0.convert($0.bounds, to: bar).minX.rounded()
    }.sorted { $0.key < $1.key }.map(\.value)
    let isFound = controls.count == items.count
    let width = bounds.width / CGFloat(items.count)
    let box =
      isFound
      ? controls[place][0].convert(controls[place][0].bounds, to: self)
      : CGRect(x: CGFloat(place) * width, y: 0, width: width, height: bounds.height)
    var icon = CGPoint(x: box.midX, y: min(box.midY, box.minY + TabBadgeView.iconMiddle))
    if isFound, let image = controls[place][0].all(UIImageView.self).first(where: { $0.bounds.width > 0 }) {
      icon = image.convert(CGPoint(x: image.bounds.midX, y: image.bounds.midY), to: self)
    }
    let corner = TabBadgeView.corner
    badge.bounds.size = badge.intrinsicContentSize
    badge.center = CGPoint(x: icon.x + (isRightToLeft ? -corner.x : corner.x), y: icon.y + corner.y)
    badge.setNeedsLayout()
    describe([items[index]] + (isFound ? controls[place] : []), badge.isAccessibilityElement ? badge : nil)
  }

  /// Gives the badge's value and actions to the objects of the tab, and removes them from the previous objects.
  private func describe(_ objects: [NSObject], _ badge: UIView?) {
    for object in described where !objects.contains(object) { set(object, nil, nil) }
    for object in objects { set(object, badge?.accessibilityValue, badge?.accessibilityCustomActions) }
    described = objects
  }

  private func set(_ object: NSObject, _ value: String?, _ actions: [UIAccessibilityCustomAction]?) {
    if let view = object as? UIView {
      (view.accessibilityValue, view.accessibilityCustomActions) = (value, actions)
    } else if let item = object as? UITabBarItem {
      (item.accessibilityValue, item.accessibilityCustomActions) = (value, actions)
    }
  }
}

extension UIView {
  /// The views of a class below this view, the frontmost last.
  package func all<View: UIView>(_ type: View.Type) -> [View] {
    subviews.flatMap { [$0 as? View].compactMap { $0 } + $0.all(type) }
  }
}
#endif
