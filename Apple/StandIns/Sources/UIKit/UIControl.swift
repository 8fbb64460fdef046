import Foundation

// Page: https://developer.apple.com/documentation/uikit/uiaction; iOS 13; guide
@MainActor open class UIAction: NSObject {
  public let standInHandler: UIActionHandler
  public init(handler: @escaping UIActionHandler) { standInHandler = handler }
}
// Page: https://developer.apple.com/documentation/uikit/uiactionhandler; iOS 13; guide
public typealias UIActionHandler = (UIAction) -> Void

// Page: https://developer.apple.com/documentation/uikit/uicontrol; iOS 2; guide
@MainActor open class UIControl: UIView {
  public struct Event: OptionSet, Hashable, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    public static let touchDown = Event(rawValue: 1)
    public static let touchUpInside = Event(rawValue: 1 << 6)
    public static let valueChanged = Event(rawValue: 1 << 12)
    public static let primaryActionTriggered = Event(rawValue: 1 << 13)
  }
  private var actions: [(UIAction, Event)] = []
  public override init(frame: CGRect) { super.init(frame: frame) }
  public required init?(coder: NSCoder) { super.init(coder: coder) }
  open var isEnabled = true
  open var isSelected = false
  open var isHighlighted = false
  open func addAction(_ action: UIAction, for controlEvents: UIControl.Event) {
    actions.append((action, controlEvents))
  }
  open func sendActions(for controlEvents: UIControl.Event) {
    for (action, events) in actions where !events.isDisjoint(with: controlEvents) {
      action.standInHandler(action)
    }
  }
}
