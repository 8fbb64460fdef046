#if canImport(UIKit)
package import SuppleHosting
package import SuppleInteractions
package import SuppleLayers
package import SuppleScene
public import UIKit

/// Pull to refresh with the phone's notch: a pull stretches the notch, and a release drops a card out of it. The card
/// waits, flips over and becomes the new first row. Use the control as `UIRefreshControl`.
///
/// ```swift
/// let notch = FlippingNotchControl()
/// notch.refresh = { try await store.fetchNewer().count }
/// notch.insertRows = { [weak tableView] _ in tableView?.reloadData() }
/// tableView.flippingNotch = notch
/// ```
///
/// The insets of the scroll view never change, so large titles work. While a card is out, a transform of the scroll
/// view's sublayers moves the content down.
open class FlippingNotchControl: UIControl, NotchHost {
  /// Fetches, and returns the number of new rows; 0 for nothing new. The card shows the text of a `LocalizedError`;
  /// `CancellationError` takes the card back. The closure runs in a task of the control. The task ends when the refresh
  /// is cancelled, or the control is removed or deallocated. It survives a page pushed over the list; rows that arrive
  /// meanwhile are inserted immediately. Example: `notch.refresh = { try await store.fetchNewer().count }`
  public var refresh: (@MainActor () async throws -> Int)? {
    get { cycle.refresh }
    set { cycle.refresh = newValue }
  }

  /// Called in the frame in which the new rows land on top of the list. Insert them into the table or collection view in
  /// this closure, without animation. Example: `notch.insertRows = { [weak tableView] _ in tableView?.reloadData() }`
  public var insertRows: ((Int) -> Void)?

  /// Makes the card's back: the view of the new row at an index from the top. Without this closure the back is plain.
  /// Example: `notch.rowView = { index in PaymentRowView(store.payments[index]) }`
  public var rowView: ((Int) -> UIView?)?

  /// The size of a row, in points; nil for that of the first row of a table or collection view, or else the list's width
  /// less the style's margins, by the style's cell height.
  /// Example: `notch.rowSize = CGSize(width: 390, height: 80)`
  public var rowSize: CGSize? {
    didSet { if rowSize != oldValue { sendMeasures() } }
  }

  /// The frames of the new rows, from the top, in the points of the list's content. By default the first is at the first
  /// row of a table or collection view, and the others are centred below it, with the height of ``rowSize``. Set it for
  /// self-sizing rows and for grids: the card lands on the first frame.
  /// Example: `notch.rowFrames = { count in (0..<count).map { CGRect(x: 0, y: 88 * CGFloat($0), width: 390, height: 88) } }`
  public var rowFrames: ((Int) -> [CGRect])?

  /// The screen's cut-out. Example: `notch.cutout = .island`
  public var cutout = NotchCutout.automatic {
    didSet { if cutout != oldValue { sendMeasures() } }
  }

  /// The style of the notch. Its `firstRowInset` and `rowGap` are used where the list has no rows to measure.
  /// Example: `notch.style = .classic`
  public var style = FlippingNotchStyle.modern {
    didSet {
      recognizer.waitingSlop = style.slop
      if style != oldValue { sendStyle(shownStyle) }
      if style.content != oldValue.content { describe() }
    }
  }

  /// Whether arming and landing give haptic feedback. Example: `notch.isHapticsEnabled = false`
  public var isHapticsEnabled: Bool {
    get { haptics.isEnabled }
    set { haptics.isEnabled = newValue }
  }

  /// The texts that VoiceOver reads. Example: `notch.labels.refresh = "Check for mail"`
  public var labels = SuppleLabels.standard {
    didSet {
      (cycle.failed, cycle.nothingNew) = (labels.failed, labels.nothingNew)
      describe()
    }
  }

  /// Whether a refresh is in progress: from its request until its rows are in the list or its card is gone.
  /// Example: `let isBusy = notch.isRefreshing`
  public var isRefreshing: Bool { cycle.isInProgress }

  /// Whether the list can be pulled. Setting it to false cancels a pull or refresh. Example: `notch.isEnabled = false`
  open override var isEnabled: Bool {
    didSet { if isEnabled != oldValue, isVisible { driver.perform(.setEnabled(isEnabled)) } }
  }

  /// The list of this control. Example: `let list = notch.scrollView`
  public internal(set) weak var scrollView: UIScrollView?

  private var measures = NotchMeasures()
  package typealias Engine = FlippingNotch
  package let parts = HostParts<FlippingNotch>(.modern)
  package let plane = Plane()
  package private(set) lazy var tree = LayerTree(root: plane.layer)
  private let wheel = WheelRecognizer()
  private let handover = HandoverRecognizer()
  private var openTop = OpenTop()
  let streams = EventStreams<FlippingNotchEvent>()

  /// A stream of the events of pull and refresh, as long as it is read: each call makes another.
  /// Example: `Task { for await event in notch.events { print(event) } }`
  public var events: AsyncStream<FlippingNotchEvent> { streams.make() }
  package private(set) lazy var cycle = RefreshCycle(parts.driver)
  package private(set) lazy var panel = NotchPanel(self)
  package private(set) lazy var newRow = NewRow(self)
  lazy var slots = NotchSlots(self)

  /// Makes a control without a list; assign it to `UIScrollView.flippingNotch`.
  /// Example: `let notch = FlippingNotchControl()`
  public init() {
    super.init(frame: .zero)
    setUp()
  }

  /// Makes a control without a list, from a storyboard.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    setUp()
  }

  private func setUp() {
    isUserInteractionEnabled = false
    tree.slots = slots
    connect(self)
    plane.follow(self)
    (cycle.failed, cycle.nothingNew) = (labels.failed, labels.nothingNew)
    cycle.prepare = { [unowned self] in
      reportScroll(at: driver.now())
      let middle = scrollView.map {
        $0.convert(CGPoint(x: driver.viewport?.safeBounds.center.x ?? 0, y: 0), from: nil).x
      }
      NotchMeasures.send(
        rowFrames?(cycle.arriving) ?? [], of: cycle.arriving, middle: middle ?? 0, gap: style.rowGap,
        to: driver)
    }
    cycle.insert = { [unowned self] in insert($0) }
    recognizer.waitingSlop = style.slop
    recognizer.prepare = { [weak self] in self?.sendMeasures() }
    recognizer.yields = { [weak self] in self?.yields($0) ?? true }
    handover.pass = { [weak self] pointer, time in _ = self?.take(pointer, at: time) }
    handover.distanceToTop = { [weak self] in self?.distanceToTop }
    handover.takeOver = { [weak self] in self?.takeFingerFromList() }
    wheel.pulls = { [weak self] in self.map { $0.isEnabled && $0.isVisible && $0.scrolled <= 0.5 } ?? false }
    wheel.pass = { [weak self] distance, point in self?.turnWheel(by: distance, at: point) }
  }

  /// The window, while it contains a list.
  package var room: UIView? { scrollView == nil ? nil : window }

  // MARK: Commands

  /// Begins a refresh without a pull. Nothing happens during a refresh, or without a list in a window.
  /// Example: `notch.beginRefreshing()`
  public func beginRefreshing(completion: ((Bool) -> Void)? = nil) {
    guard isVisible, !isRefreshing else { return telling(completion) {} }
    sendMeasures()
    telling(completion) { driver.perform(.beginRefreshing) }
    // As with UIRefreshControl, the refresh is in progress when the call returns.
    driver.hearEvents()
  }

  /// Ends a refresh with a number of new rows, if ``refresh`` is not set; 0 for nothing new.
  /// Example: `notch.endRefreshing(inserted: 3)`
  public func endRefreshing(inserted count: Int = 0) {
    if cycle.isAnsweredByApp { cycle.answer(count) }
  }

  /// Cancels a refresh: its task is cancelled and the card goes back. It has no effect once the rows have landed.
  /// Example: `notch.cancelRefreshing()`
  public func cancelRefreshing(completion: ((Bool) -> Void)? = nil) { telling(completion, cycle.cancel) }

  /// Refreshes for VoiceOver's three-finger swipe down at the top of the list. UIKit does not ask a control. A list of
  /// the app's own class must forward the call, as the list of `FlippingNotchList` does.
  open override func accessibilityScroll(_ direction: UIAccessibilityScrollDirection) -> Bool {
    // The direction is that of the scroll bar.
    guard direction == .up, isVisible, isEnabled, !isRefreshing, scrolled <= 0.5 else { return false }
    if style.content == .blankRow { addRow() } else { beginRefreshing() }
    return true
  }

  /// Moves the list down a little, as a hint that it can be pulled. Example: `notch.hint()`
  public func hint(completion: ((Bool) -> Void)? = nil) {
    telling(completion) { if isVisible { driver.perform(.hint) } }
  }

  // MARK: The list

  private var recognizers: [UIGestureRecognizer] { [recognizer, handover, wheel] }

  func attach(to scrollView: UIScrollView) {
    detach()
    self.scrollView = scrollView
    haptics.view = scrollView
    for one in recognizers { scrollView.addGestureRecognizer(one) }
    scrollView.addSubview(self)
    describe()
  }

  func detach() {
    guard let scrollView else { return }
    removeFromSuperview()
    cycle.end()
    for one in recognizers { scrollView.removeGestureRecognizer(one) }
    removeActions(from: scrollView)
    self.scrollView = nil
  }

  open override func willMove(toWindow newWindow: UIWindow?) {
    super.willMove(toWindow: newWindow)
    guard window != nil else { return }
    cycle.leave()
    newRow.finish()
    handover.cancel()
    hear(.panelClosed)
    end()
    cycle.resumeWaits()
    tree.removeAll()
    plane.removeFromSuperview()
    scrollView?.layer.sublayerTransform = CATransform3DIdentity
  }

  open override func didMoveToWindow() {
    super.didMoveToWindow()
    guard room != nil else { return }
    openTop = OpenTop()
    begin(with: shownStyle)
    if !isEnabled { driver.perform(.setEnabled(false)) }
    guard cycle.isInProgress else { return }
    // A refresh that continued without the list has its card again.
    driver.perform(.beginRefreshing)
    driver.hearEvents()
  }

  private func begin(with style: FlippingNotchStyle) {
    begin(style, seed: 0)
    (measures, reportedScroll) = (NotchMeasures(), 0)
    sendMeasures()
    panel.send()
  }

  // MARK: Measures

  private var shownStyle: FlippingNotchStyle { fitted(style) }

  /// A style with the distances of the list's own rows, so that the card lands on the first one.
  private func fitted(_ style: FlippingNotchStyle) -> FlippingNotchStyle {
    scrollView.map { style.fitted(to: $0, first: rowFrames?(1).first) } ?? style
  }

  /// Sends changes of window, bar, cut-out and rows to the engine.
  package func sendMeasures() {
    guard let window, let scrollView, isVisible else { return }
    sendViewport()
    let top = window.safeAreaInsets.top
    let cutout = cutout.resolved(
      window: window.bounds.size, screen: window.screenSize, topInset: top)
    let bar = max(0, Double(restingTop(of: scrollView)) - Double(top))
    let cell = rowSize ?? scrollView.firstRow?.size
    measures.send(cutout, cell: cell.map { Size($0) }, bar: bar, to: driver)
    let fitting = fitted(driver.engine.style)
    if !isRefreshing, fitting != driver.engine.style { sendStyle(fitting) }
    reportScroll(at: driver.now())
  }

  /// The y coordinate of the content's upper edge in the window, when the list is at its top.
  private func restingTop(of scrollView: UIScrollView) -> CGFloat {
    (scrollView.superview?.convert(scrollView.frame, to: nil).minY ?? 0) + openTop.height(of: scrollView)
  }

  /// The list's scroll position, in points from its top.
  var scrolled: CGFloat { scrollView.map { $0.contentOffset.y + openTop.height(of: $0) } ?? 0 }

  /// Sends the list's scroll position, unless the engine scrolls the list.
  func reportScroll(at time: TimeInterval) {
    guard isVisible, !isEngaged, Double(scrolled) != reportedScroll else { return }
    reportedScroll = Double(scrolled)
    driver.perform(.scrollTo(y: max(0, reportedScroll)), at: time)
  }

  /// The last scroll position that the engine received or set, in points.
  package private(set) var reportedScroll = 0.0

  /// Whether the engine scrolls.
  private var isEngaged: Bool { driver.frame.layer(LayerID(.list))?.traits.contains(.engaged) ?? false }

  // MARK: Touches

  package var isFollowed: Bool { recognizer.isFollowing || handover.isFollowing || panel.isFollowed }

  package func take(_ pointer: Pointer, at time: TimeInterval) -> Bool {
    guard isEnabled, isVisible else { return false }
    reportScroll(at: time)
    defer {
      if handover.isFollowing, pointer.phase == .down { sendStyle(shownStyle) }
      panel.answer(pointer)
    }
    return pass(pointer, at: time)
  }

  /// Whether a finger with this displacement is the list's: its press was further down the list, or it does not move
  /// downwards while the list rests at its top.
  private func yields(_ moved: Vector) -> Bool {
    guard isEnabled, isVisible, scrolled <= 0.5 else { return true }
    let isAtRest = !isRefreshing && scrollView?.layer.sublayerTransform.m42 == newRow.gap
    return isAtRest && moved.length >= 4 && moved.y <= abs(moved.x)
  }

  /// The distance that a drag must scroll until the list is at its top.
  private var distanceToTop: Double? {
    let isAtRest = isEnabled && isVisible && plane.superview == nil && !newRow.isOut
    return isAtRest && scrollView?.isTracking == true ? Double(scrolled) : nil
  }

  /// The drag has reached the top of the list. From here it is a pull, without another slop. The engine restarts, because
  /// a list that has just scrolled to its top would not refresh.
  private func takeFingerFromList() {
    guard let scrollView else { return }
    // Disabling a pan cancels its touches.
    scrollView.panGestureRecognizer.isEnabled = false
    scrollView.panGestureRecognizer.isEnabled = true
    if scrolled > 0 { scroll(scrollView, to: -openTop.height(of: scrollView)) }
    var following = shownStyle
    following.slop = 0
    begin(with: following)
  }

  private func turnWheel(by distance: CGFloat, at point: CGPoint) {
    sendMeasures()
    driver.handle(.wheel(delta: Vector(x: 0, y: -Double(distance)), at: Point(point)))
  }

  // MARK: Frames

  package func prepare(at time: TimeInterval) {
    reportScroll(at: time)
    panel.prepare(at: time)
  }

  package func show(_ frame: Frame) {
    guard window != nil else { return }
    plane.raise(over: self)
    tree.show(frame, where: FlippingNotchControl.isDrawn)
  }

  /// Returns the layers above the list. The table draws its own rows.
  package static func isDrawn(_ layer: Layer) -> Bool {
    [.card, .panel, .notch, .indicator].contains(layer.id.role)
      || (layer.id.role == .row && layer.traits.contains(.raised))
  }

  /// Scrolls the list to the frame's position, after landed rows are in it.
  package func finish(_ frame: Frame) {
    guard let scrollView, isVisible, let list = frame.layer(LayerID(.list)) else { return }
    let place = list.center.y - list.size.height / 2
    let isRepositioned = list.traits.contains(.repositioned)
    if list.traits.contains(.engaged) || isRepositioned {
      let offset = CGFloat(max(0, -place)) - openTop.height(of: scrollView)
      // A list that bounces at its top after a pull returns by itself.
      if scrollView.contentOffset.y > offset || place < 0 || isRepositioned { scroll(scrollView, to: offset) }
      reportedScroll = Double(scrolled)
      if isRepositioned { driver.perform(.scrollTo(y: max(0, reportedScroll))) }
    }
    // A transform of the sublayers does the rest, since it changes neither the insets nor the title of the bar.
    let shift = CATransform3DMakeTranslation(0, CGFloat(place + max(0, Double(scrolled))) + newRow.gap, 0)
    if !CATransform3DEqualToTransform(scrollView.layer.sublayerTransform, shift) {
      scrollView.layer.sublayerTransform = shift
    }
    if case .settled = frame.schedule, !isFollowed, !isRefreshing {
      // The place is half a screen from a centre, and so rounded.
      if abs(place + max(0, Double(scrolled))) < 1e-9 {
        // At rest the notch would only cover the cut-out with its own shape.
        tree.removeAll()
        plane.removeFromSuperview()
      } else {
        // A list that a finger took up in the last frame of its glide.
        reportScroll(at: driver.now())
      }
    }
    cycle.resumeWaits()
  }

  /// Scrolls, and ends any motion of the scroll view, so that only the engine moves the list.
  private func scroll(_ scrollView: UIScrollView, to y: CGFloat) {
    guard scrollView.contentOffset.y != y || scrollView.isDecelerating else { return }
    scrollView.setContentOffset(CGPoint(x: scrollView.contentOffset.x, y: y), animated: false)
  }
}
#endif
