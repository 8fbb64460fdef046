import Foundation

// Page: https://developer.apple.com/documentation/uikit/uigesturerecognizer/state-swift.enum; iOS 3.2
extension UIGestureRecognizer {
  public enum State: Int, Sendable { case possible, began, changed, ended, cancelled, failed }
}

// Page: https://developer.apple.com/documentation/uikit/uigesturerecognizerdelegate; iOS 3.2
@MainActor public protocol UIGestureRecognizerDelegate: NSObjectProtocol {
  func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool
  func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer,
    shouldRecognizeSimultaneouslyWith otherGestureRecognizer: UIGestureRecognizer
  ) -> Bool
  func gestureRecognizer(_ gestureRecognizer: UIGestureRecognizer, shouldReceive touch: UITouch) -> Bool
  func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer,
    shouldBeRequiredToFailBy otherGestureRecognizer: UIGestureRecognizer
  ) -> Bool
}
// Optional requirements of an Objective-C protocol.
extension UIGestureRecognizerDelegate {
  public func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool { true }
  public func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer,
    shouldRecognizeSimultaneouslyWith otherGestureRecognizer: UIGestureRecognizer
  ) -> Bool { false }
  public func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer, shouldReceive touch: UITouch
  ) -> Bool { true }
  public func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer,
    shouldBeRequiredToFailBy otherGestureRecognizer: UIGestureRecognizer
  ) -> Bool { false }
}

// Page: https://developer.apple.com/documentation/uikit/uigesturerecognizer; iOS 3.2
@MainActor open class UIGestureRecognizer: NSObject {
  public init(target: Any?, action: Selector?) { super.init() }
  public convenience override init() { self.init(target: nil, action: nil) }
  public var standInHistory: [State] = []
  open var state = State.possible { didSet { standInHistory.append(state) } }
  open weak var delegate: (any UIGestureRecognizerDelegate)?
  open var isEnabled = true {
    didSet {
      guard !isEnabled, oldValue else { return }
      // A recognizer disabled during a gesture receives no more of its touches.
      if state == .began || state == .changed { state = .cancelled }
      standInFinish()
      standInEpoch += 1
    }
  }
  public weak var standInView: UIView?
  open var view: UIView? { standInView }
  open var cancelsTouchesInView = true
  // Page: https://developer.apple.com/documentation/uikit/uigesturerecognizer/allowedtouchtypes; iOS 9
  /// Direct touches and all others; empty for a recognizer that takes no touches.
  open var allowedTouchTypes: [NSNumber] = [NSNumber(value: 0), NSNumber(value: 1)]
  // Page: https://developer.apple.com/documentation/uikit/uigesturerecognizer/addtarget(_:action:); iOS 3.2
  open func addTarget(_ target: Any, action: Selector) { standInSelectors.append(action) }
  public var standInSelectors: [Selector] = []
  // Page: https://developer.apple.com/documentation/uikit/uigesturerecognizer/location(in:); iOS 3.2
  open func location(in view: UIView?) -> CGPoint { standInPoint }
  public var standInPoint = CGPoint.zero
  open func ignore(_ touch: UITouch, for event: UIEvent) {
    touch.standInRecognizers.removeAll { $0 === self }
    touch.standInIgnoring.append(self)
  }
  open func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {}
  open func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {}
  open func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {}
  open func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent) {}
  open func reset() {}
  /// The recognizer's action, called after all recognizers have received the event.
  open func standInAct() {}
  open func canPrevent(_ preventedGestureRecognizer: UIGestureRecognizer) -> Bool { true }
  open func canBePrevented(by preventingGestureRecognizer: UIGestureRecognizer) -> Bool { true }
  open func shouldBeRequiredToFail(by otherGestureRecognizer: UIGestureRecognizer) -> Bool { false }

  public var standInHasWon = false
  /// Incremented each time the recognizer is disabled.
  public var standInEpoch = 0
  public var standInHasBegun: Bool { state == .began || state == .changed || state == .ended }
  public var standInTakesPart: Bool { state == .possible || state == .began || state == .changed }
  /// Resets the state without a call of `reset`.
  func standInForget() { (standInHasWon, state) = (false, .possible) }
  public func standInFinish() {
    standInHasWon = false
    if state != .possible || !standInHistory.isEmpty {
      reset()
      state = .possible
    }
  }
}
