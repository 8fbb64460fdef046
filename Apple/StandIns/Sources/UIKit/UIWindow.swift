import Foundation

// Page: https://developer.apple.com/documentation/uikit/uiscreen; iOS 2
@MainActor open class UIScreen: NSObject {
  open class var main: UIScreen { standInMain }
  private static let standInMain = UIScreen()
  open var bounds: CGRect { CGRect(x: 0, y: 0, width: 390, height: 844) }
  open var scale: CGFloat { 3 }
  open var maximumFramesPerSecond: Int { 120 }
}

// Page: https://developer.apple.com/documentation/uikit/uiwindow; iOS 2
@MainActor open class UIWindow: UIView {
  public override init(frame: CGRect) { super.init(frame: frame) }
  @available(iOS 13.0, *)
  public init(windowScene: UIWindowScene) {
    super.init(frame: windowScene.standInBounds)
    self.windowScene = windowScene
    windowScene.standInWindows.append(self)
  }
  public required init?(coder: NSCoder) { super.init(coder: coder) }
  open weak var windowScene: UIWindowScene?
  open var rootViewController: UIViewController? {
    didSet {
      oldValue?.view.removeFromSuperview()
      guard let rootViewController else { return }
      rootViewController.view.frame = bounds
      rootViewController.view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
      addSubview(rootViewController.view)
    }
  }
  open var windowLevel = UIWindow.Level.normal
  public static weak var standInFirstResponder: UIResponder?
  open override var window: UIWindow? { self }
  open override var next: UIResponder? { nil }
  open var screen: UIScreen {
    get { UIScreen.main }
    @available(iOS, deprecated: 13.0, renamed: "windowScene") set {}
  }
  public var standInInsets = UIEdgeInsets(top: 47, left: 0, bottom: 34, right: 0) {
    didSet { standInEach { $0.safeAreaInsetsDidChange() } }
  }
  open override var safeAreaInsets: UIEdgeInsets { standInInsets }
  open func makeKeyAndVisible() {}
  public func standInChangeTraits(_ body: (UITraitCollection) -> Void) {
    body(UITraitCollection.standInRoot)
    standInTraitsChanged()
  }

  /// Delivers an event as UIKit does: recognizers of the hit view and of all above it first, then the view,
  /// unless a recognizer that cancels touches has begun.
  open func sendEvent(_ event: UIEvent) {
    for touch in event.standInTouches {
      if touch.phase == .began {
        touch.standInView = hitTest(touch.standInPoint, with: event)
        var recognizers: [UIGestureRecognizer] = []
        var view = touch.standInView
        while let current = view {
          recognizers += (current.gestureRecognizers ?? []).filter {
            $0.isEnabled && !$0.allowedTouchTypes.isEmpty
              && ($0.delegate?.gestureRecognizer($0, shouldReceive: touch) ?? true)
          }
          view = current.superview
        }
        touch.standInRecognizers = recognizers
      }
      let one: Set<UITouch> = [touch]
      for recognizer in touch.standInRecognizers where recognizer.standInTakesPart {
        switch touch.phase {
        case .began: recognizer.touchesBegan(one, with: event)
        case .moved: recognizer.touchesMoved(one, with: event)
        case .ended: recognizer.touchesEnded(one, with: event)
        case .cancelled: recognizer.touchesCancelled(one, with: event)
        default: break
        }
        standInArbitrate(recognizer, touch: touch, event: event)
      }
      let isTaken = touch.standInRecognizers.contains { $0.standInHasBegun && $0.cancelsTouchesInView }
      if !isTaken {
        switch touch.phase {
        case .began: touch.standInView?.touchesBegan(one, with: event)
        case .moved: touch.standInView?.touchesMoved(one, with: event)
        case .ended: touch.standInView?.touchesEnded(one, with: event)
        case .cancelled: touch.standInView?.touchesCancelled(one, with: event)
        default: break
        }
      }
      if touch.phase == .ended || touch.phase == .cancelled {
        for recognizer in touch.standInRecognizers { recognizer.standInFinish() }
      }
    }
    for sample in event.standInCoalesced.values.joined() where !event.standInTouches.contains(sample) {
      sample.standInIsOver = true
    }
  }

  private func standInArbitrate(_ winner: UIGestureRecognizer, touch: UITouch, event: UIEvent) {
    guard winner.standInHasBegun, !winner.standInHasWon else { return }
    winner.standInHasWon = true
    for other in touch.standInRecognizers where other !== winner && other.state == .possible {
      let together =
        winner.delegate?.gestureRecognizer(winner, shouldRecognizeSimultaneouslyWith: other) == true
        || other.delegate?.gestureRecognizer(other, shouldRecognizeSimultaneouslyWith: winner) == true
      if !together, winner.canPrevent(other), other.canBePrevented(by: winner) { other.state = .failed }
    }
    if winner.cancelsTouchesInView, touch.phase != .began {
      touch.standInView?.touchesCancelled([touch], with: event)
    }
  }
}

// Page: https://developer.apple.com/documentation/uikit/uiwindow/level; iOS 2
extension UIWindow {
  public struct Level: Hashable, Sendable {
    public let rawValue: CGFloat
    public init(rawValue: CGFloat) { self.rawValue = rawValue }
    public static let normal = Level(rawValue: 0)
    public static let statusBar = Level(rawValue: 1000)
    public static let alert = Level(rawValue: 2000)
  }
}
