import Foundation

// Page: https://developer.apple.com/documentation/uikit/uipangesturerecognizer; iOS 3.2
/// A pan that begins after ten points, and scrolls its scroll view. After a wait for another recognizer, the pan
/// scrolls the whole distance in one jump.
@MainActor open class UIPanGestureRecognizer: UIGestureRecognizer {
  // Page: https://developer.apple.com/documentation/uikit/uipangesturerecognizer/allowedscrolltypesmask; iOS 13.4
  open var allowedScrollTypesMask: UIScrollTypeMask = []
  // Page: https://developer.apple.com/documentation/uikit/uipangesturerecognizer/translation(in:); iOS 3.2
  open func translation(in view: UIView?) -> CGPoint { standInTranslation }
  public var standInTranslation = CGPoint.zero
  private var standInStart = CGPoint.zero
  private var standInLast = CGPoint.zero
  private var standInSamples: [(y: CGFloat, time: TimeInterval)] = []
  private var standInHasWaited = false
  private var standInPending: CGFloat = 0
  /// Whether a finger is on the content, also before the pan begins.
  fileprivate var standInIsTouched = false
  open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
    guard let touch = touches.first else { return }
    standInIsTouched = true
    (standInStart, standInLast) = (touch.standInPoint, touch.standInPoint)
    standInSamples = [(touch.standInPoint.y, touch.standInTimestamp)]
    (standInHasWaited, standInPending) = (false, 0)
  }
  open override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {
    guard let touch = touches.first else { return }
    let point = touch.standInPoint
    standInSamples = standInSamples.suffix(3) + [(point.y, touch.standInTimestamp)]
    let far = abs(point.x - standInStart.x) > 10 || abs(point.y - standInStart.y) > 10
    if state == .possible, far {
      // A recognizer with a failure requirement waits until the other has failed.
      let waits = touch.standInAwaited.contains { $0 !== self && $0.standInTakesPart }
      standInHasWaited = standInHasWaited || waits
      if !waits {
        state = .began
        if !standInHasWaited { standInLast = point }
      }
    } else if state == .began {
      state = .changed
    }
    if state == .began || state == .changed {
      standInPending += standInLast.y - point.y
      standInLast = point
    }
  }
  /// Scrolls by the pending distance. UIKit sends a recognizer's actions after all recognizers have received the event.
  open override func standInAct() {
    if standInPending != 0 { (view as? UIScrollView)?.standInScroll(by: standInPending) }
    standInPending = 0
  }
  open override func reset() { standInIsTouched = false }
  override func standInForget() {
    super.standInForget()
    standInIsTouched = false
  }
  open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {
    standInIsTouched = false
    guard state != .possible else { return state = .failed }
    state = .ended
    guard let first = standInSamples.first, let last = standInSamples.last, last.time > first.time else {
      (view as? UIScrollView)?.standInDecelerate(0)
      return
    }
    (view as? UIScrollView)?.standInDecelerate((first.y - last.y) / CGFloat(last.time - first.time))
  }
  open override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent) {
    standInIsTouched = false
    guard state != .possible else { return state = .failed }
    state = .cancelled
    (view as? UIScrollView)?.standInDecelerate(0)
  }
  open override var isEnabled: Bool {
    didSet {
      // The content returns to its bounds, in an animation of the scroll view's own.
      standInPending = 0
      if !isEnabled { standInIsTouched = false }
      if !isEnabled, oldValue { (view as? UIScrollView)?.standInDecelerate(0) }
    }
  }
}

// Page: https://developer.apple.com/documentation/uikit/uiscrolltypemask; iOS 13.4
public struct UIScrollTypeMask: OptionSet, Sendable {
  public let rawValue: Int
  public init(rawValue: Int) { self.rawValue = rawValue }
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
  /// Without animation, ends all of the scroll view's own animations. The setter of `contentOffset` does not end them.
  open func setContentOffset(_ contentOffset: CGPoint, animated: Bool) {
    standInStop()
    self.contentOffset = contentOffset
  }
  open var contentSize = CGSize.zero
  open var bounces = true
  // Page: https://developer.apple.com/documentation/uikit/uiscrollview/isscrollenabled; iOS 2
  open var isScrollEnabled = true
  open var contentInset = UIEdgeInsets.zero {
    didSet { if contentInset != oldValue { standInInsetChanges += 1 } }
  }
  /// Counts the changes of the insets, which break large titles.
  public var standInInsetChanges = 0
  // Page: https://developer.apple.com/documentation/uikit/uiscrollview/adjustedcontentinset; iOS 11
  open var adjustedContentInset: UIEdgeInsets {
    let safe = safeAreaInsets
    return UIEdgeInsets(
      top: contentInset.top + safe.top + standInTitleHeight, left: contentInset.left + safe.left,
      bottom: contentInset.bottom + safe.bottom, right: contentInset.right + safe.right)
  }
  /// The upper inset at the last layout. A list at its top stays there as the safe area changes.
  private var standInTopInset: CGFloat = 0
  open override func layoutSubviews() {
    super.layoutSubviews()
    let inset = contentInset.top + safeAreaInsets.top
    if safeAreaInsets.top > 0, standInTopInset != inset, contentOffset.y == -standInTopInset {
      contentOffset.y = -inset
    }
    standInTopInset = inset
  }
  /// The height of a large title above this list; scrolling collapses the title, and its height becomes 0.
  public var standInLargeTitle: CGFloat = 0
  private var standInTitleHeight: CGFloat {
    min(standInLargeTitle, max(0, -contentOffset.y - contentInset.top - safeAreaInsets.top))
  }
  // Page: https://developer.apple.com/documentation/uikit/uiscrollview/istracking; iOS 2
  open var isTracking: Bool { standInPan.standInIsTouched }
  // Page: https://developer.apple.com/documentation/uikit/uiscrollview/isdragging; iOS 2
  open var isDragging: Bool { standInPan.state == .began || standInPan.state == .changed }
  private var standInVelocity: CGFloat?
  open var isDecelerating: Bool { standInVelocity != nil }
  /// Counts the scroll view's own movements of the content, after a drag.
  public var standInOwnMoves = 0
  /// Ends an animation of the scroll view's own.
  func standInStop() { standInVelocity = nil }
  /// Ends a drag: the content decelerates from a velocity in points per second, and returns to its bounds.
  public func standInDecelerate(_ velocity: CGFloat) {
    guard abs(velocity) > 10 || standInBeyond != 0 else { return standInVelocity = nil }
    let isNew = standInVelocity == nil
    standInVelocity = velocity
    guard isNew else { return }
    CADisplayLink.standInBeforeFrames.append { [weak self] in
      MainActor.assumeIsolated { self?.standInGlide() ?? false }
    }
  }
  /// The content offset at its top, with an open large title.
  private var standInTop: CGFloat { -(adjustedContentInset.top - standInTitleHeight + standInLargeTitle) }
  /// The distance of the content beyond its bounds; negative above its top.
  private var standInBeyond: CGFloat {
    let top = standInTop
    let bottom = max(top, contentSize.height - bounds.height + adjustedContentInset.bottom)
    return contentOffset.y < top ? contentOffset.y - top : max(0, contentOffset.y - bottom)
  }
  /// Advances the scroll view's own animation by a frame, at 120 a second; returns whether it continues.
  private func standInGlide() -> Bool {
    guard let velocity = standInVelocity, window != nil else {
      standInVelocity = nil
      return false
    }
    let beyond = standInBeyond
    standInOwnMoves += 1
    if beyond != 0 {
      let step = abs(beyond) < 0.5 ? -beyond : -beyond * 0.15
      contentOffset.y += step
      standInVelocity = abs(beyond) < 0.5 ? nil : 0
    } else {
      contentOffset.y += velocity / 120
      standInVelocity = abs(velocity) < 10 ? nil : velocity * 0.983
    }
    return standInVelocity != nil
  }
  open var alwaysBounceVertical = false
  open var refreshControl: UIRefreshControl?

  /// Scrolls with a wheel, in steps of the given points, downwards where positive; calls `between` after each step. A pan
  /// that accepts scrolls and begins receives them all; otherwise the content scrolls.
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

  /// Scrolls within the content; beyond its bounds at half the speed.
  func standInScroll(by distance: CGFloat) {
    let (top, room) = (standInTop, contentSize.height - bounds.height)
    let next = contentOffset.y + distance
    let bottom = max(top, room + adjustedContentInset.bottom)
    let isOut = next < top || next > bottom
    if isOut, !bounces {
      contentOffset.y = min(bottom, max(top, next))
      return
    }
    contentOffset = CGPoint(x: contentOffset.x, y: isOut ? contentOffset.y + distance / 2 : next)
  }
}

// Page: https://developer.apple.com/documentation/uikit/uirefreshcontrol; iOS 6
@MainActor open class UIRefreshControl: UIControl {}
