import Foundation

// Page: https://developer.apple.com/documentation/uikit/uibaritem; iOS 2
@MainActor open class UIBarItem: NSObject {
  public override init() { super.init() }
  open var title: String?
  open var image: UIImage?

  // Accessibility (of NSObject, in truth)
  open var accessibilityValue: String?
  // Page: https://developer.apple.com/documentation/objectivec/nsobject-swift.class/accessibilitycustomactions; iOS 8
  open var accessibilityCustomActions: [UIAccessibilityCustomAction]?
}

// Page: https://developer.apple.com/documentation/uikit/uitabbaritem; iOS 2
@MainActor open class UITabBarItem: UIBarItem {
  public override init() { super.init() }
  // Page: https://developer.apple.com/documentation/uikit/uitabbaritem/badgevalue; iOS 2
  open var badgeValue: String?
}

// Page: https://developer.apple.com/documentation/uikit/uitabbar; iOS 2
/// A bar of tabs. Its controls are private, in any order, and at places that the bar chooses.
@MainActor open class UITabBar: UIView {
  open var items: [UITabBarItem]? { didSet { setNeedsLayout() } }
  /// The places of the tabs' controls; nil for a bar whose tabs are no controls.
  public var standInTabs: ((UITabBar) -> [CGRect])? = { bar in
    let width = bar.bounds.width / CGFloat(max(1, bar.items?.count ?? 0))
    return bar.items?.indices.map { CGRect(x: CGFloat($0) * width, y: 0, width: width, height: 49) } ?? []
  }
  {
    didSet { setNeedsLayout() }
  }
  public private(set) var standInControls: [UIControl] = []
  var standInSelect: (Int) -> Void = { _ in }

  open override func layoutSubviews() {
    super.layoutSubviews()
    let frames = standInTabs?(self) ?? []
    if standInControls.count != frames.count {
      for control in standInControls { control.removeFromSuperview() }
      standInControls = frames.map { _ in StandInTab() }
      // The order among the subviews is not that of the items.
      for control in standInControls { insertSubview(control, at: 0) }
    }
    let isRightToLeft = effectiveUserInterfaceLayoutDirection == .rightToLeft
    for (index, control) in standInControls.enumerated() {
      control.frame = frames[isRightToLeft ? frames.count - 1 - index : index]
      (control as? StandInTab)?.select = { [weak self] in self?.standInSelect(index) }
    }
  }
}

/// A control with an icon, which selects its tab when a touch that nobody took ends in it.
final class StandInTab: UIControl {
  var select: () -> Void = {}
  private let icon = UIImageView(frame: CGRect(x: 0, y: 0, width: 25, height: 25))
  private var isPressed = false
  init() {
    super.init(frame: .zero)
    addSubview(icon)
  }
  required init?(coder: NSCoder) { nil }
  override func layoutSubviews() {
    super.layoutSubviews()
    icon.center = CGPoint(x: bounds.midX, y: 18)
  }
  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) { isPressed = true }
  override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
    if isPressed { select() }
    isPressed = false
  }
  override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) { isPressed = false }
}
