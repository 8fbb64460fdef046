import Foundation

// Page: https://developer.apple.com/documentation/uikit/uitouch/phase-swift.enum; iOS 2
extension UITouch {
  public enum Phase: Int, Sendable {
    case began, moved, stationary, ended, cancelled, regionEntered, regionMoved, regionExited
  }
  public enum TouchType: Int, Sendable { case direct, indirect, pencil, indirectPointer }
}

// Page: https://developer.apple.com/documentation/uikit/uitouch; iOS 2
@MainActor open class UITouch: NSObject {
  public override init() { super.init() }
  public var standInPoint = CGPoint.zero
  public var standInTimestamp: TimeInterval = 0
  public var standInPhase = UITouch.Phase.began
  public weak var standInView: UIView?
  /// Whether the event of this coalesced touch has ended. UIKit then reuses the object, so later access is an error.
  public var standInIsOver = false
  public var standInRecognizers: [UIGestureRecognizer] = []
  /// The recognizers that ignore the touch.
  public var standInIgnoring: [UIGestureRecognizer] = []
  /// The recognizers for which pans wait. They are determined once, before any recognizer receives the press.
  public var standInAwaited: [UIGestureRecognizer] = []
  /// The recognizers' epochs at the press, by which a disabled recognizer is detected.
  public var standInEpochs: [ObjectIdentifier: Int] = [:]
  open var timestamp: TimeInterval {
    precondition(!standInIsOver, "a coalesced touch is valid during its event only")
    return standInTimestamp
  }
  open var phase: UITouch.Phase { standInPhase }
  open var type: UITouch.TouchType { .direct }
  open var view: UIView? { standInView }
  open var window: UIWindow? { standInView?.window }
  open var gestureRecognizers: [UIGestureRecognizer]? { standInRecognizers }
  open func location(in view: UIView?) -> CGPoint {
    precondition(!standInIsOver, "a coalesced touch is valid during its event only")
    guard let view else { return standInPoint }
    return view.convert(standInPoint, from: nil)
  }
}

// Page: https://developer.apple.com/documentation/uikit/uievent; iOS 2
@MainActor open class UIEvent: NSObject {
  public struct ButtonMask: OptionSet, Sendable {
    public let rawValue: Int
    public init(rawValue: Int) { self.rawValue = rawValue }
    public static let primary = ButtonMask(rawValue: 1)
    public static let secondary = ButtonMask(rawValue: 2)
  }
  public override init() { super.init() }
  public var standInTouches: Set<UITouch> = []
  public var standInCoalesced: [UITouch: [UITouch]] = [:]
  open var timestamp: TimeInterval { standInTouches.map(\.timestamp).max() ?? 0 }
  /// The pressed buttons of a mouse; a finger has none.
  public var standInButtons: UIEvent.ButtonMask = []
  open var buttonMask: UIEvent.ButtonMask {
    UIEvent.standInHidesButtons && standInIsHitTesting ? [] : standInButtons
  }
  /// Whether events have no buttons during a hit test. Apple's documentation does not state that they have any.
  public static var standInHidesButtons = true
  var standInIsHitTesting = false
  open func coalescedTouches(for touch: UITouch) -> [UITouch]? {
    standInTouches.contains(touch) ? standInCoalesced[touch] ?? [touch] : nil
  }
}
