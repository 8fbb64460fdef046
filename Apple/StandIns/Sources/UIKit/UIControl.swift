import Foundation

// Page: https://developer.apple.com/documentation/uikit/uimenuelement; iOS 13
@MainActor open class UIMenuElement: NSObject {
  public struct Attributes: OptionSet, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
  }
  public enum State: Int, Sendable { case off, on, mixed }
}

// Page: https://developer.apple.com/documentation/uikit/uiaction; iOS 13
@MainActor open class UIAction: UIMenuElement {
  public struct Identifier: Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
  }
  public let standInHandler: UIActionHandler
  private init(standInHandler: @escaping UIActionHandler) { self.standInHandler = standInHandler }
  @preconcurrency public convenience init(
    title: String = "", image: UIImage? = nil, identifier: UIAction.Identifier? = nil,
    discoverabilityTitle: String? = nil, attributes: UIMenuElement.Attributes = [],
    state: UIMenuElement.State = .off, handler: @escaping UIActionHandler
  ) { self.init(standInHandler: handler) }
}
// Page: https://developer.apple.com/documentation/uikit/uiactionhandler; iOS 13
public typealias UIActionHandler = (UIAction) -> Void

// Page: https://developer.apple.com/documentation/uikit/uicontrol; iOS 2
@MainActor open class UIControl: UIView {
  public struct Event: OptionSet, Hashable, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    public static let touchDown = Event(rawValue: 1)
    public static let touchUpInside = Event(rawValue: 1 << 6)
    public static let valueChanged = Event(rawValue: 1 << 12)
    public static let editingDidEndOnExit = Event(rawValue: 1 << 19)
    public static let primaryActionTriggered = Event(rawValue: 1 << 13)
    public static let editingChanged = Event(rawValue: 1 << 17)
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
  /// Highlights the control while the finger is within 70 points of the bounds, and sends `touchUpInside` if it is
  /// lifted there.
  open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
    guard isEnabled else { return }
    isHighlighted = true
    sendActions(for: .touchDown)
  }
  open override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {
    guard isEnabled, let touch = touches.first else { return }
    isHighlighted = bounds.insetBy(dx: -70, dy: -70).contains(touch.location(in: self))
  }
  open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
    guard isHighlighted else { return }
    isHighlighted = false
    sendActions(for: .touchUpInside)
  }
  open override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) { isHighlighted = false }
  open func sendActions(for controlEvents: UIControl.Event) {
    for (action, events) in actions where !events.isDisjoint(with: controlEvents) {
      action.standInHandler(action)
    }
  }
}
