import Foundation

// Page: https://developer.apple.com/documentation/uikit/uiscreen; iOS 2
@MainActor open class UIScreen: NSObject {
  // Page: https://developer.apple.com/documentation/uikit/uiscreen/coordinatespace; iOS 8
  open var coordinateSpace: any UICoordinateSpace { StandInScreenSpace() }
  open class var main: UIScreen { standInMain }
  private static let standInMain = UIScreen()
  open var bounds: CGRect { CGRect(x: 0, y: 0, width: 390, height: 844) }
  open var scale: CGFloat { 3 }
}

/// The coordinate space of a screen.
final class StandInScreenSpace: NSObject, UICoordinateSpace {
  var bounds: CGRect { UIScreen.main.bounds }
  func convert(_ rect: CGRect, to coordinateSpace: any UICoordinateSpace) -> CGRect {
    guard let view = coordinateSpace as? UIView else { return rect }
    let origin = view.window?.standInOrigin ?? .zero
    let inWindow = CGRect(
      x: rect.minX - origin.x, y: rect.minY - origin.y, width: rect.width, height: rect.height)
    return view.convert(inWindow, from: nil as UIView?)
  }
  func convert(_ rect: CGRect, from coordinateSpace: any UICoordinateSpace) -> CGRect {
    coordinateSpace.convert(rect, to: self)
  }
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
      standInTransition.removeFromSuperview()
      guard let rootViewController else { return }
      standInTransition.frame = bounds
      standInTransition.autoresizingMask = [.flexibleWidth, .flexibleHeight]
      rootViewController.view.frame = bounds
      rootViewController.view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
      standInTransition.addSubview(rootViewController.view)
      addSubview(standInTransition)
    }
  }
  /// UIKit's own view around the root's view. Presented controllers are in others beside it, which take all touches.
  public let standInTransition = UIView(frame: .zero)
  open var windowLevel = UIWindow.Level.normal
  /// The window's position on its screen, as in Stage Manager and Slide Over.
  public var standInOrigin = CGPoint.zero
  public static weak var standInKeyWindow: UIWindow?
  // Page: https://developer.apple.com/documentation/uikit/uiwindow/canbecomekey; iOS 15
  open var canBecomeKey: Bool { true }
  open var isKeyWindow: Bool { UIWindow.standInKeyWindow === self }
  open func makeKey() { if canBecomeKey { UIWindow.standInKeyWindow = self } }
  // Page: https://developer.apple.com/documentation/uikit/uiwindow/didbecomevisiblenotification; iOS 2
  public static let didBecomeVisibleNotification = NSNotification.Name("UIWindowDidBecomeVisibleNotification")
  open override var isHidden: Bool {
    didSet {
      guard !isHidden else { return }
      NotificationCenter.default.post(name: UIWindow.didBecomeVisibleNotification, object: self)
    }
  }
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
  open func makeKeyAndVisible() {
    makeKey()
    isHidden = false
  }
  public func standInChangeTraits(_ body: (UITraitCollection) -> Void) {
    let previous = UITraitCollection.standInRoot
    UITraitCollection.standInRoot = previous.standInWith(body)
    standInTraitsChanged(UITraitCollection.standInRoot.standInChanges(since: previous), since: previous)
  }

  /// Delivers an event as UIKit does. Each recognizer of the hit views and their superviews receives all of its touches
  /// of a phase. The views then receive their touches, unless a recognizer that cancels touches has begun.
  open func sendEvent(_ event: UIEvent) {
    let touches = event.standInTouches.sorted {
      ($0.standInPoint.x, $0.standInPoint.y) < ($1.standInPoint.x, $1.standInPoint.y)
    }
    for touch in touches where touch.phase == .began { standInBegin(touch, event) }
    var recognizers: [UIGestureRecognizer] = []
    for touch in touches {
      // A recognizer that was disabled, or whose view has left the window, receives no more of a touch.
      for gone in touch.standInRecognizers where gone.view?.window !== self { gone.standInForget() }
      touch.standInRecognizers.removeAll {
        touch.standInEpochs[ObjectIdentifier($0)] != $0.standInEpoch || $0.view?.window !== self
      }
      recognizers += touch.standInRecognizers.filter { one in !recognizers.contains { $0 === one } }
    }
    for recognizer in recognizers {
      for phase in [UITouch.Phase.began, .moved, .ended, .cancelled] where recognizer.standInTakesPart {
        let own = touches.filter { $0.phase == phase && $0.standInRecognizers.contains { $0 === recognizer } }
        guard !own.isEmpty else { continue }
        switch phase {
        case .began: recognizer.touchesBegan(Set(own), with: event)
        case .moved: recognizer.touchesMoved(Set(own), with: event)
        case .ended: recognizer.touchesEnded(Set(own), with: event)
        default: recognizer.touchesCancelled(Set(own), with: event)
        }
        standInArbitrate(recognizer, touches: own, event: event)
      }
    }
    for recognizer in recognizers { recognizer.standInAct() }
    for touch in touches { standInDeliver(touch, event) }
    for sample in event.standInCoalesced.values.joined() where !event.standInTouches.contains(sample) {
      sample.standInIsOver = true
    }
  }

  /// Finds the view and the recognizers of a new touch.
  private func standInBegin(_ touch: UITouch, _ event: UIEvent) {
    event.standInIsHitTesting = true
    touch.standInView = hitTest(touch.standInPoint, with: event)
    event.standInIsHitTesting = false
    // A press on a moving list stops it, whichever recognizer claims the finger.
    for scroller in standInScrollers(above: touch.standInView) { scroller.standInStop() }
    var recognizers: [UIGestureRecognizer] = []
    var view = touch.standInView
    while let current = view {
      recognizers += (current.gestureRecognizers ?? []).filter {
        $0.isEnabled && !$0.allowedTouchTypes.isEmpty
          && ($0.delegate?.gestureRecognizer($0, shouldReceive: touch) ?? true)
      }
      view = current.superview
    }
    (touch.standInRecognizers, touch.standInIgnoring) = (recognizers, [])
    touch.standInAwaited = recognizers.filter { one in
      recognizers.contains {
        $0 !== one && $0 is UIPanGestureRecognizer && one.shouldBeRequiredToFail(by: $0)
      }
    }
    touch.standInEpochs = Dictionary(
      recognizers.map { (ObjectIdentifier($0), $0.standInEpoch) }, uniquingKeysWith: { first, _ in first })
  }

  /// Sends a touch to its view, and ends it.
  private func standInDeliver(_ touch: UITouch, _ event: UIEvent) {
    let one: Set<UITouch> = [touch]
    if !touch.standInRecognizers.contains(where: { $0.standInHasBegun && $0.cancelsTouchesInView }) {
      switch touch.phase {
      case .began: touch.standInView?.touchesBegan(one, with: event)
      case .moved: touch.standInView?.touchesMoved(one, with: event)
      case .ended: touch.standInView?.touchesEnded(one, with: event)
      case .cancelled: touch.standInView?.touchesCancelled(one, with: event)
      default: break
      }
    }
    guard touch.phase == .ended || touch.phase == .cancelled else { return }
    let ignoring = touch.standInIgnoring.filter { $0.state == .failed }
    for recognizer in touch.standInRecognizers + ignoring { recognizer.standInFinish() }
    // A list that was held beyond its bounds, and does not scroll, returns to them.
    for scroller in standInScrollers(above: touch.standInView) where !scroller.isDecelerating {
      scroller.standInDecelerate(0)
    }
  }

  private func standInScrollers(above view: UIView?) -> [UIScrollView] {
    let rest = view?.superview.map { standInScrollers(above: $0) } ?? []
    return ((view as? UIScrollView).map { [$0] } ?? []) + rest
  }

  private func standInArbitrate(_ winner: UIGestureRecognizer, touches: [UITouch], event: UIEvent) {
    guard winner.standInHasBegun, !winner.standInHasWon else { return }
    winner.standInHasWon = true
    for other in touches.flatMap(\.standInRecognizers) where other !== winner && other.state == .possible {
      let together =
        winner.delegate?.gestureRecognizer(winner, shouldRecognizeSimultaneouslyWith: other) == true
        || other.delegate?.gestureRecognizer(other, shouldRecognizeSimultaneouslyWith: winner) == true
      if !together, winner.canPrevent(other), other.canBePrevented(by: winner) { other.state = .failed }
    }
    guard winner.cancelsTouchesInView else { return }
    for touch in touches where touch.phase != .began {
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

// Page: https://developer.apple.com/documentation/uikit/uicoordinatespace; iOS 8
@MainActor public protocol UICoordinateSpace: NSObjectProtocol {
  func convert(_ rect: CGRect, to coordinateSpace: any UICoordinateSpace) -> CGRect
  func convert(_ rect: CGRect, from coordinateSpace: any UICoordinateSpace) -> CGRect
  var bounds: CGRect { get }
}
extension UIView: UICoordinateSpace {}
