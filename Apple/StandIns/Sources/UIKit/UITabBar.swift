import Foundation

// Page: https://developer.apple.com/documentation/uikit/uibaritem; iOS 2
@MainActor open class UIBarItem: NSObject {
  public override init() { super.init() }
  open var title: String?
  open var image: UIImage?

  // Accessibility (declared by NSObject on Apple's platforms)
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
/// A tab bar. Its controls are private and in any order, and the bar chooses their frames.
@MainActor open class UITabBar: UIView {
  open var items: [UITabBarItem]? { didSet { setNeedsLayout() } }
  /// The frames of the tabs' controls; nil for a bar without such controls.
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
      // The order of the controls among the subviews differs from the order of the items.
      for control in standInControls { insertSubview(control, at: 0) }
    }
    let isRightToLeft = effectiveUserInterfaceLayoutDirection == .rightToLeft
    for (index, control) in standInControls.enumerated() {
      control.frame = frames[isRightToLeft ? frames.count - 1 - index : index]
      (control as? StandInTab)?.select = { [weak self] in self?.standInSelect(index) }
    }
  }
}

/// A control with an icon. Selects its tab at the end of a touch, unless a recognizer has cancelled the touch.
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
