@_exported import QuartzCore

// Page: https://developer.apple.com/documentation/uikit/uiview; iOS 2
@MainActor open class UIView: UIResponder {
  open class var layerClass: AnyClass { CALayer.self }
  open private(set) var layer: CALayer

  public init(frame: CGRect) {
    layer = Self.layerClass == CAShapeLayer.self ? CAShapeLayer() : CALayer()
    super.init()
    standInBackItself()
    self.frame = frame
  }
  public convenience override init() { self.init(frame: .zero) }
  public required init?(coder: NSCoder) {
    layer = CALayer()
    super.init()
    standInBackItself()
  }
  /// UIKit is the delegate of a view's own layer: it returns no action, and lays out the view after a change of size.
  private func standInBackItself() {
    layer.standInIsBacking = true
    layer.standInSizeChanged = { [unowned self] _ in setNeedsLayout() }
  }
  private func standInResize(from old: CGSize, to new: CGSize) {
    guard !autoresizingMask.isEmpty else { return }
    var box = frame
    if autoresizingMask.contains(.flexibleWidth) { box.size.width += new.width - old.width }
    if autoresizingMask.contains(.flexibleHeight) { box.size.height += new.height - old.height }
    frame = box
  }
  open var autoresizingMask: UIView.AutoresizingMask = []

  // Geometry
  open var frame: CGRect {
    get {
      let corners = [
        CGPoint(x: bounds.minX, y: bounds.minY), CGPoint(x: bounds.maxX, y: bounds.maxY),
      ].map(standInToSuperview)
      return CGRect(
        x: min(corners[0].x, corners[1].x), y: min(corners[0].y, corners[1].y),
        width: abs(corners[1].x - corners[0].x), height: abs(corners[1].y - corners[0].y))
    }
    set {
      bounds = CGRect(origin: bounds.origin, size: newValue.size)
      center = CGPoint(
        x: newValue.minX + newValue.width * layer.anchorPoint.x,
        y: newValue.minY + newValue.height * layer.anchorPoint.y)
    }
  }
  open var bounds: CGRect {
    get { layer.bounds }
    set {
      let old = layer.bounds.size
      layer.bounds = newValue
      if old != newValue.size { for view in subviews { view.standInResize(from: old, to: newValue.size) } }
    }
  }
  open var center: CGPoint {
    get { layer.position }
    set { layer.position = newValue }
  }
  open var transform: CGAffineTransform {
    get {
      let t = layer.transform
      return CGAffineTransform(a: t.m11, b: t.m12, c: t.m21, d: t.m22, tx: t.m41, ty: t.m42)
    }
    set {
      var t = CATransform3DIdentity
      (t.m11, t.m12, t.m21, t.m22, t.m41, t.m42) = (
        newValue.a, newValue.b, newValue.c, newValue.d, newValue.tx, newValue.ty
      )
      layer.transform = t
    }
  }
  private func standInToSuperview(_ point: CGPoint) -> CGPoint {
    let x = point.x - bounds.minX - bounds.width * layer.anchorPoint.x
    let y = point.y - bounds.minY - bounds.height * layer.anchorPoint.y
    let moved = CGPoint(x: x, y: y).applying(transform)
    let shift = superview?.layer.sublayerTransform ?? CATransform3DIdentity
    return CGPoint(x: moved.x + center.x + shift.m41, y: moved.y + center.y + shift.m42)
  }
  private func standInFromSuperview(_ point: CGPoint) -> CGPoint {
    let shift = superview?.layer.sublayerTransform ?? CATransform3DIdentity
    let moved = CGPoint(x: point.x - center.x - shift.m41, y: point.y - center.y - shift.m42)
      .applying(transform.inverted())
    return CGPoint(
      x: moved.x + bounds.minX + bounds.width * layer.anchorPoint.x,
      y: moved.y + bounds.minY + bounds.height * layer.anchorPoint.y)
  }
  private func standInToWindow(_ point: CGPoint) -> CGPoint {
    if self is UIWindow { return point }
    return superview?.standInToWindow(standInToSuperview(point)) ?? standInToSuperview(point)
  }
  private func standInFromWindow(_ point: CGPoint) -> CGPoint {
    if self is UIWindow { return point }
    return standInFromSuperview(superview?.standInFromWindow(point) ?? point)
  }
  open func convert(_ point: CGPoint, to view: UIView?) -> CGPoint {
    let inWindow = standInToWindow(point)
    return view?.standInFromWindow(inWindow) ?? inWindow
  }
  open func convert(_ point: CGPoint, from view: UIView?) -> CGPoint {
    standInFromWindow(view?.standInToWindow(point) ?? point)
  }
  open func convert(_ rect: CGRect, to view: UIView?) -> CGRect {
    let a = convert(CGPoint(x: rect.minX, y: rect.minY), to: view)
    let b = convert(CGPoint(x: rect.maxX, y: rect.maxY), to: view)
    return CGRect(x: min(a.x, b.x), y: min(a.y, b.y), width: abs(b.x - a.x), height: abs(b.y - a.y))
  }
  open func convert(_ rect: CGRect, from view: UIView?) -> CGRect {
    let a = convert(CGPoint(x: rect.minX, y: rect.minY), from: view)
    let b = convert(CGPoint(x: rect.maxX, y: rect.maxY), from: view)
    return CGRect(x: min(a.x, b.x), y: min(a.y, b.y), width: abs(b.x - a.x), height: abs(b.y - a.y))
  }
  open func convert(_ rect: CGRect, from coordinateSpace: any UICoordinateSpace) -> CGRect {
    coordinateSpace.convert(rect, to: self)
  }
  open func convert(_ rect: CGRect, to coordinateSpace: any UICoordinateSpace) -> CGRect {
    if let view = coordinateSpace as? UIView { return convert(rect, to: view as UIView?) }
    let (inWindow, origin) = (convert(rect, to: nil as UIView?), window?.standInOrigin ?? .zero)
    return CGRect(
      x: inWindow.minX + origin.x, y: inWindow.minY + origin.y, width: rect.width, height: rect.height)
  }
  /// The part of the window's safe area that covers this view; zero deep in a hierarchy.
  open var safeAreaInsets: UIEdgeInsets {
    guard let window, window !== self else { return .zero }
    let (box, room, around) = (convert(bounds, to: nil), window.bounds, window.safeAreaInsets)
    return UIEdgeInsets(
      top: max(0, around.top - box.minY), left: max(0, around.left - box.minX),
      bottom: max(0, box.maxY - (room.maxY - around.bottom)),
      right: max(0, box.maxX - (room.maxX - around.right)))
  }
  open func safeAreaInsetsDidChange() {}

  // Appearance
  open var alpha: CGFloat {
    get { CGFloat(layer.opacity) }
    set { layer.opacity = Float(newValue) }
  }
  open var isHidden: Bool {
    get { layer.isHidden }
    set { layer.isHidden = newValue }
  }
  open var clipsToBounds: Bool {
    get { layer.masksToBounds }
    set { layer.masksToBounds = newValue }
  }
  open var contentMode = UIView.ContentMode.scaleToFill
  open var backgroundColor: UIColor? { didSet { standInPaint(always: true) } }
  /// UIKit resolves a view's own colours with the view's traits, and again after their change.
  private func standInPaint(always: Bool = false) {
    guard always || backgroundColor != nil else { return }
    let color = backgroundColor?.resolvedColor(with: traitCollection).cgColor
    if layer.backgroundColor != color { layer.backgroundColor = color }
  }
  private var ownTint: UIColor?
  open var tintColor: UIColor! {
    get {
      tintAdjustmentMode == .dimmed ? .systemGray : ownTint ?? superview?.tintColor ?? UIColor.systemBlue
    }
    set {
      ownTint = newValue
      tintColorDidChange()
    }
  }
  open func tintColorDidChange() {}
  // Page: https://developer.apple.com/documentation/uikit/uiview/tintadjustmentmode-swift.property; iOS 7
  /// UIKit dims the tints behind an alert.
  open var tintAdjustmentMode: UIView.TintAdjustmentMode {
    get { standInDims ? .dimmed : superview?.tintAdjustmentMode ?? .normal }
    set {
      standInDims = newValue == .dimmed
      standInEach { $0.tintColorDidChange() }
    }
  }
  private var standInDims = false
  open var overrideUserInterfaceStyle = UIUserInterfaceStyle.unspecified {
    didSet {
      guard overrideUserInterfaceStyle != oldValue else { return }
      let style =
        oldValue == .unspecified ? superview?.traitCollection.userInterfaceStyle ?? .light : oldValue
      let previous = traitCollection.standInWith { $0.standInStyle = style }
      standInTraitsChanged(traitCollection.standInChanges(since: previous), since: previous, isSource: true)
    }
  }

  // Hierarchy
  open private(set) weak var superview: UIView?
  open private(set) var subviews: [UIView] = []
  open var window: UIWindow? { superview?.window }
  public weak var standInController: UIViewController?
  open override var next: UIResponder? { standInController ?? superview }
  open func addSubview(_ view: UIView) { insertSubview(view, at: subviews.count) }
  open func insertSubview(_ view: UIView, at index: Int) {
    view.standInMove(to: self) {
      let above = subviews.dropFirst(index).first?.layer
      subviews.insert(view, at: min(index, subviews.count))
      let place = layer.sublayers?.firstIndex { $0 === above }
      layer.insertSublayer(view.layer, at: UInt32(place ?? layer.sublayers?.count ?? 0))
    }
  }
  open func insertSubview(_ view: UIView, aboveSubview siblingSubview: UIView) {
    insertSubview(view, at: (subviews.firstIndex { $0 === siblingSubview } ?? subviews.count - 1) + 1)
  }
  open func removeFromSuperview() { if superview != nil { standInMove(to: nil) {} } }
  private func standInMove(to parent: UIView?, insert: () -> Void) {
    let (old, new) = (window, parent?.window)
    let moves = old !== new
    if moves { standInEach { $0.willMove(toWindow: new) } }
    willMove(toSuperview: parent)
    superview?.subviews.removeAll { $0 === self }
    layer.removeFromSuperlayer()
    superview = parent
    insert()
    didMoveToSuperview()
    if moves {
      standInEach {
        $0.standInPaint()
        $0.didMoveToWindow()
      }
    }
    setNeedsLayout()
  }
  func standInEach(_ body: (UIView) -> Void) {
    body(self)
    for view in subviews { view.standInEach(body) }
  }
  open func willMove(toSuperview newSuperview: UIView?) {}
  open func didMoveToSuperview() {}
  open func willMove(toWindow newWindow: UIWindow?) {}
  open func didMoveToWindow() {}
  open func isDescendant(of view: UIView) -> Bool {
    var here: UIView? = self
    while let current = here {
      if current === view { return true }
      here = current.superview
    }
    return false
  }

  // Layout
  private var standInNeedsLayout = true
  private var standInIsLayingOut = false
  open func setNeedsLayout() { standInNeedsLayout = true }
  open func layoutIfNeeded() {
    precondition(!standInIsLayingOut, "layout inside layout")
    if standInOwnSize != traitOverrides.standInSize { updateTraitsIfNeeded() }
    if standInNeedsLayout {
      standInNeedsLayout = false
      standInIsLayingOut = true
      traitCollection.performAsCurrent { layoutSubviews() }
      standInIsLayingOut = false
    }
    for view in subviews { view.layoutIfNeeded() }
  }
  open func layoutSubviews() {}
  open var intrinsicContentSize: CGSize {
    CGSize(width: UIView.noIntrinsicMetric, height: UIView.noIntrinsicMetric)
  }
  public static let noIntrinsicMetric: CGFloat = -1
  public var standInInvalidations = 0
  open func invalidateIntrinsicContentSize() { standInInvalidations += 1 }
  open func sizeThatFits(_ size: CGSize) -> CGSize { standInSize(fitting: size) ?? bounds.size }
  /// The size of a view's own content within a size; nil without any.
  func standInSize(fitting size: CGSize) -> CGSize? { standInContentSize }
  /// The size of a view's own content; nil without any.
  var standInContentSize: CGSize? { nil }
  public static let layoutFittingCompressedSize = CGSize(width: 0, height: 0)
  open func systemLayoutSizeFitting(
    _ targetSize: CGSize, withHorizontalFittingPriority horizontalFittingPriority: UILayoutPriority,
    verticalFittingPriority: UILayoutPriority
  ) -> CGSize { CGSize(width: targetSize.width, height: UIView.standInFittingHeight(self)) }
  /// The height that a view's content requires at the view's own width. UIKit's cells were observed to ignore any other
  /// width.
  public static var standInFittingHeight: (UIView) -> CGFloat = { $0.bounds.width > 0 ? 56 : 0 }

  // Touches
  open var isUserInteractionEnabled = true
  open var gestureRecognizers: [UIGestureRecognizer]?
  open func addGestureRecognizer(_ gestureRecognizer: UIGestureRecognizer) {
    gestureRecognizers = (gestureRecognizers ?? []) + [gestureRecognizer]
    gestureRecognizer.standInView = self
  }
  open func removeGestureRecognizer(_ gestureRecognizer: UIGestureRecognizer) {
    gestureRecognizers?.removeAll { $0 === gestureRecognizer }
    gestureRecognizer.standInView = nil
  }
  @discardableResult open func endEditing(_ force: Bool) -> Bool {
    guard let view = UIWindow.standInFirstResponder as? UIView, view.isDescendant(of: self) else {
      return false
    }
    return view.resignFirstResponder()
  }
  open func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
    guard isUserInteractionEnabled, !isHidden, alpha >= 0.01, self.point(inside: point, with: event) else {
      return nil
    }
    for view in subviews.reversed() {
      if let hit = view.hitTest(view.convert(point, from: self), with: event) { return hit }
    }
    return self
  }
  open func point(inside point: CGPoint, with event: UIEvent?) -> Bool { bounds.contains(point) }
  open var interactions: [any UIInteraction] = [] {
    didSet {
      standInMove(oldValue.filter { old in !interactions.contains { $0 === old } }, to: nil)
      standInMove(interactions.filter { new in !oldValue.contains { $0 === new } }, to: self)
    }
  }
  private func standInMove(_ interactions: [any UIInteraction], to view: UIView?) {
    for interaction in interactions {
      interaction.willMove(to: view)
      interaction.didMove(to: view)
    }
  }
  open func addInteraction(_ interaction: any UIInteraction) { interactions.append(interaction) }
  open var canBecomeFocused: Bool { false }
  open func snapshotView(afterScreenUpdates afterUpdates: Bool) -> UIView? { UIView(frame: bounds) }
  open class func performWithoutAnimation(_ actionsWithoutAnimation: () -> Void) {
    let before = standInAnimates
    standInAnimates = false
    actionsWithoutAnimation()
    standInAnimates = before
  }
  // Page: https://developer.apple.com/documentation/uikit/uiview/animate(withduration:delay:options:animations:completion:); iOS 4
  /// Applies all changes immediately; calls `completion` in the first frame after the end.
  open class func animate(
    withDuration duration: TimeInterval, delay: TimeInterval, options: UIView.AnimationOptions = [],
    animations: @escaping () -> Void, completion: ((Bool) -> Void)? = nil
  ) {
    precondition(standInAnimates, "without animations UIKit completes immediately")
    standInDurations.append(duration)
    animations()
    let end = StandInClock.now + delay + duration
    CADisplayLink.standInBeforeFrames.append {
      guard StandInClock.now >= end else { return true }
      MainActor.assumeIsolated { completion?(true) }
      return false
    }
  }
  /// The durations of all animations.
  public static var standInDurations: [TimeInterval] = []
  private static var standInAnimates = true
  open class var areAnimationsEnabled: Bool { standInAnimates }
  open func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool { true }

  // Traits
  open var traitCollection: UITraitCollection {
    let inherited = superview?.traitCollection ?? UITraitCollection.standInRoot
    let (style, level) = (overrideUserInterfaceStyle, traitOverrides.userInterfaceLevel)
    let size = standInOwnSize
    guard style != .unspecified || level != .unspecified || size != nil else { return inherited }
    return inherited.standInWith {
      if let size { $0.standInSize = size }
      if style != .unspecified { $0.standInStyle = style }
      if level != .unspecified { $0.standInLevel = level }
    }
  }
  // Page: https://developer.apple.com/documentation/uikit/traits-and-the-trait-environment; iOS 17
  open var traitOverrides = UITraitOverrides() {
    didSet {
      standInEach { $0.standInPaint() }
      setNeedsLayout()
    }
  }
  /// The text size override in effect. An override takes effect at the next layout, or at a call of
  /// `updateTraitsIfNeeded`.
  private var standInOwnSize: UIContentSizeCategory?
  // Page: https://developer.apple.com/documentation/uikit/uiview/updatetraitsifneeded(); iOS 17
  open func updateTraitsIfNeeded() {
    if standInOwnSize != traitOverrides.standInSize {
      let previous = traitCollection.standInWith { _ in }
      standInOwnSize = traitOverrides.standInSize
      standInTraitsChanged(traitCollection.standInChanges(since: previous), since: previous, isSource: true)
    }
    for view in subviews { view.updateTraitsIfNeeded() }
  }
  open var semanticContentAttribute = UISemanticContentAttribute.unspecified
  open var effectiveUserInterfaceLayoutDirection: UIUserInterfaceLayoutDirection {
    switch semanticContentAttribute {
    case .forceRightToLeft: .rightToLeft
    case .forceLeftToRight: .leftToRight
    default: traitCollection.layoutDirection == .rightToLeft ? .rightToLeft : .leftToRight
    }
  }
  var standInTraitHandlers:
    [(registration: NSObject, handle: @MainActor (Set<String>, UITraitCollection) -> Void)] = []
  /// The number of registered handlers of traits.
  public var standInRegistrations: Int { standInTraitHandlers.count }
  /// Calls the handlers of one of the traits, on this view and on its subviews without a style of their own.
  func standInTraitsChanged(
    _ changes: Set<String>, since previous: UITraitCollection, isSource: Bool = false
  ) {
    var changes = changes
    if !isSource, overrideUserInterfaceStyle != .unspecified {
      changes.remove(UITraitUserInterfaceStyle.identifier)
    }
    if !isSource, standInOwnSize != nil {
      changes.remove(UITraitPreferredContentSizeCategory.identifier)
    }
    guard !changes.isEmpty else { return }
    standInPaint()
    for handler in standInTraitHandlers { handler.handle(changes, previous) }
    for view in subviews { view.standInTraitsChanged(changes, since: previous) }
  }

  // Accessibility (declared by NSObject on Apple's platforms)
  open var isAccessibilityElement = false
  open var accessibilityLabel: String?
  open var accessibilityValue: String?
  open var accessibilityTraits = UIAccessibilityTraits.none
  open var accessibilityIdentifier: String?
  open var accessibilityElements: [Any]?
  open var accessibilityCustomActions: [UIAccessibilityCustomAction]?
  open var accessibilityViewIsModal = false
  // Page: https://developer.apple.com/documentation/uikit/uiview/accessibilityignoresinvertcolors; iOS 11
  open var accessibilityIgnoresInvertColors = false
  // Page: https://developer.apple.com/documentation/objectivec/nsobject-swift.class/accessibilitycontainertype; iOS 11
  open var accessibilityContainerType = UIAccessibilityContainerType.none
  open var accessibilityElementsHidden = false
  open func accessibilityActivate() -> Bool { false }
  open func accessibilityPerformEscape() -> Bool { false }
  // Page: https://developer.apple.com/documentation/objectivec/nsobject-swift.class/accessibilityscroll(_:); iOS 4.2
  open func accessibilityScroll(_ direction: UIAccessibilityScrollDirection) -> Bool { false }
}
