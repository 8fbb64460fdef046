import Foundation

// Page: https://developer.apple.com/documentation/uikit/uipangesturerecognizer; iOS 3.2
/// A pan that begins after ten points, as a scroll view's does, and scrolls it.
@MainActor open class UIPanGestureRecognizer: UIGestureRecognizer {
  // Page: https://developer.apple.com/documentation/uikit/uipangesturerecognizer/allowedscrolltypesmask; iOS 13.4
  open var allowedScrollTypesMask: UIScrollTypeMask = []
  // Page: https://developer.apple.com/documentation/uikit/uipangesturerecognizer/translation(in:); iOS 3.2
  open func translation(in view: UIView?) -> CGPoint { standInTranslation }
  public var standInTranslation = CGPoint.zero
  private var standInStart = CGPoint.zero
  private var standInLast = CGPoint.zero
  open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
    guard let touch = touches.first else { return }
    (standInStart, standInLast) = (touch.standInPoint, touch.standInPoint)
  }
  open override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {
    guard let touch = touches.first else { return }
    let point = touch.standInPoint
    let far = abs(point.x - standInStart.x) > 10 || abs(point.y - standInStart.y) > 10
    if state == .possible, far {
      // A recognizer that is waited for, and has not failed, keeps this one from beginning.
      let waits = touch.standInRecognizers.contains {
        $0 !== self && $0.standInTakesPart && $0.shouldBeRequiredToFail(by: self)
      }
      if !waits { state = .began }
    } else if state == .began {
      state = .changed
    }
    if state == .began || state == .changed {
      (view as? UIScrollView)?.standInScroll(by: standInLast.y - point.y)
      standInLast = point
    }
  }
  open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {
    state = state == .possible ? .failed : .ended
  }
  open override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent) {
    state = state == .possible ? .failed : .cancelled
  }
}

// Page: https://developer.apple.com/documentation/uikit/uiscrolltypemask; iOS 13.4
public struct UIScrollTypeMask: OptionSet, Sendable {
  public let rawValue: Int
  public init(rawValue: Int) { self.rawValue = rawValue }
  public static var discrete: UIScrollTypeMask { UIScrollTypeMask(rawValue: 1) }
  public static var continuous: UIScrollTypeMask { UIScrollTypeMask(rawValue: 2) }
  public static var all: UIScrollTypeMask { UIScrollTypeMask(rawValue: 3) }
}

// Page: https://developer.apple.com/documentation/uikit/uiscrollview; iOS 2
@MainActor open class UIScrollView: UIView {
  private let standInPan = UIPanGestureRecognizer(target: nil, action: nil)
  public override init(frame: CGRect) {
    super.init(frame: frame)
    addGestureRecognizer(standInPan)
    clipsToBounds = true
  }
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    addGestureRecognizer(standInPan)
  }
  open var panGestureRecognizer: UIPanGestureRecognizer { standInPan }
  // Page: https://developer.apple.com/documentation/uikit/uiscrollview/contentoffset; iOS 2
  open var contentOffset: CGPoint {
    get { bounds.origin }
    set {
      bounds = CGRect(origin: newValue, size: bounds.size)
      setNeedsLayout()
    }
  }
  // Page: https://developer.apple.com/documentation/uikit/uiscrollview/setcontentoffset(_:animated:); iOS 2
  open func setContentOffset(_ contentOffset: CGPoint, animated: Bool) { self.contentOffset = contentOffset }
  open var contentSize = CGSize.zero
  open var contentInset = UIEdgeInsets.zero {
    didSet { if contentInset != oldValue { standInInsetChanges += 1 } }
  }
  /// How often anybody changed the insets: what breaks large titles.
  public var standInInsetChanges = 0
  // Page: https://developer.apple.com/documentation/uikit/uiscrollview/adjustedcontentinset; iOS 11
  open var adjustedContentInset: UIEdgeInsets {
    let safe = safeAreaInsets
    return UIEdgeInsets(
      top: contentInset.top + safe.top, left: contentInset.left + safe.left,
      bottom: contentInset.bottom + safe.bottom, right: contentInset.right + safe.right)
  }
  open var isTracking: Bool { standInPan.state == .began || standInPan.state == .changed }
  open var isDragging: Bool { isTracking }
  open var isDecelerating: Bool { false }
  open var alwaysBounceVertical = false
  open var refreshControl: UIRefreshControl?

  /// Turns a wheel in steps of so many points, downwards where positive; `between` comes after each step. A pan that
  /// takes scrolls and begins has them all, else the content scrolls.
  public func standInTurnWheel(_ steps: [CGFloat], at point: CGPoint, between: () -> Void) {
    let pan = (gestureRecognizers ?? []).lazy.compactMap { $0 as? UIPanGestureRecognizer }
      .first { $0.isEnabled && !$0.allowedScrollTypesMask.isEmpty }
    pan?.standInPoint = point
    pan?.standInTranslation = .zero
    for (index, step) in steps.enumerated() {
      pan?.standInTranslation.y += step
      if index == 0, let pan, pan.delegate?.gestureRecognizerShouldBegin(pan) ?? true {
        pan.state = .began
      } else if pan?.state == .began || pan?.state == .changed {
        pan?.state = .changed
      }
      if let pan, pan.state != .possible {
        #if !canImport(ObjectiveC)
          for selector in pan.standInSelectors { selector.standInGesture() }
        #endif
      } else {
        standInScroll(by: -step)
      }
      between()
    }
    if let pan, pan.state != .possible {
      pan.state = .ended
      pan.standInFinish()
    }
  }

  /// Scrolls within the content; what lies beyond is reached at half the pace.
  func standInScroll(by distance: CGFloat) {
    let (top, room) = (-adjustedContentInset.top, contentSize.height - bounds.height)
    let next = contentOffset.y + distance
    let bottom = max(top, room + adjustedContentInset.bottom)
    let isOut = next < top || next > bottom
    contentOffset = CGPoint(x: contentOffset.x, y: isOut ? contentOffset.y + distance / 2 : next)
  }
}

// Page: https://developer.apple.com/documentation/uikit/uirefreshcontrol; iOS 6
@MainActor open class UIRefreshControl: UIControl {}
