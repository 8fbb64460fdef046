#if canImport(UIKit)
package import SuppleHosting
package import SuppleInteractions
package import SuppleLayers
package import SuppleScene
public import UIKit

/// Pull a list down and the phone's notch stretches after it; let go, and a card drops out, waits, flips over and becomes
/// the new first row. Use it as you use `UIRefreshControl`.
///
/// ```swift
/// let notch = FlippingNotchControl()
/// notch.refresh = { try await store.fetchNewer().count }
/// notch.insertRows = { [weak tableView] _ in tableView?.reloadData() }
/// tableView.flippingNotch = notch
/// ```
///
/// The insets of the scroll view are never changed: large titles stay as they are. While a card is out, the content is
/// drawn further down by a transform of the scroll view's sublayers.
open class FlippingNotchControl: UIControl, InteractionHost {
  /// Fetches, and returns how many rows came; 0 for nothing new. The text of a `LocalizedError`
  /// that it throws is shown on the card; `CancellationError` takes the card back. It runs in a
  /// task of the control's own, which ends when the refresh is cancelled, or the control is taken off or goes. It survives
  /// a page that is pushed over the list: rows that come meanwhile are inserted at once.
  /// Example: `notch.refresh = { try await store.fetchNewer().count }`
  public var refresh: (@MainActor () async throws -> Int)? {
    get { cycle.refresh }
    set { cycle.refresh = newValue }
  }

  /// Called in the very frame in which so many rows have landed on top of the list: put them into the table or collection
  /// view here, without animation. Example: `notch.insertRows = { [weak tableView] _ in tableView?.reloadData() }`
  public var insertRows: ((Int) -> Void)?

  /// Makes the card's back: the view of the new row at an index from the top. Without it the back is plain.
  /// Example: `notch.rowView = { index in PaymentRowView(store.payments[index]) }`
  public var rowView: ((Int) -> UIView?)?

  /// The size of a row, in points; nil for the list's width less the style's margins, by the style's cell height.
  /// Example: `notch.rowSize = CGSize(width: 390, height: 80)`
  public var rowSize: CGSize? {
    didSet { if rowSize != oldValue { sendMeasures() } }
  }

  /// The frames of so many new rows, from the top, in the points of the list's content; without it they lie below each
  /// other in the middle, and are as high as ``rowSize``. Give it for rows of their own heights, and for grids: the card
  /// lands on the first one.
  /// Example: `notch.rowFrames = { count in (0..<count).map { CGRect(x: 0, y: 88 * CGFloat($0), width: 390, height: 88) } }`
  public var rowFrames: ((Int) -> [CGRect])?

  /// The screen's cut-out. Example: `notch.cutout = .island`
  public var cutout = NotchCutout.automatic {
    didSet { if cutout != oldValue { sendMeasures() } }
  }

  /// The numbers in force. Example: `notch.style = .classic`
  public var style = FlippingNotchStyle.modern {
    didSet {
      recognizer.waitingSlop = style.slop
      if style != oldValue { sendStyle(style) }
    }
  }

  /// Whether arming and landing are felt as well as seen. Example: `notch.isHapticsEnabled = false`
  public var isHapticsEnabled: Bool {
    get { haptics.isEnabled }
    set { haptics.isEnabled = newValue }
  }

  /// What VoiceOver says. Example: `notch.labels.refresh = "Check for mail"`
  public var labels = SuppleLabels.standard {
    didSet {
      (cycle.failed, cycle.nothingNew) = (labels.failed, labels.nothingNew)
      describe()
    }
  }

  /// Whether a refresh is in progress, from when it is asked for until its rows are in the list or its card is gone.
  /// Example: `let isBusy = notch.isRefreshing`
  public var isRefreshing: Bool { cycle.isInProgress }

  /// Whether the list can be pulled. What is in progress as it is switched off ends as cancelled.
  /// Example: `notch.isEnabled = false`
  open override var isEnabled: Bool {
    didSet { if isEnabled != oldValue, isVisible { driver.perform(.setEnabled(isEnabled)) } }
  }

  /// The list that is pulled. Example: `let list = notch.scrollView`
  public internal(set) weak var scrollView: UIScrollView?

  private var measures = NotchMeasures()
  package typealias Engine = FlippingNotch
  package let parts = HostParts<FlippingNotch>(.modern)
  package let plane = Plane()
  package private(set) lazy var tree = LayerTree(root: plane.layer)
  private let wheel = WheelRecognizer()
  private let handover = HandoverRecognizer()
  /// The room above the content with a large title open. UIKit takes a title's room away as it goes under the bar: a list
  /// that is counted from there would be at its top all the while.
  private var openTop: (room: CGFloat, inset: CGFloat, size: CGSize) = (0, 0, .zero)
  private var frameWaits: [CheckedContinuation<Void, Never>] = []
  let streams = EventStreams<FlippingNotchEvent>()

  /// What happens to pull and refresh, for as long as the stream is read: each call makes another.
  /// Example: `Task { for await event in notch.events { print(event) } }`
  public var events: AsyncStream<FlippingNotchEvent> { streams.make() }
  private(set) lazy var cycle = RefreshCycle(parts.driver)
  lazy var slots = NotchSlots(self)

  /// A control without a list; set it as `UIScrollView.flippingNotch`.
  /// Example: `let notch = FlippingNotchControl()`
  public init() {
    super.init(frame: .zero)
    setUp()
  }

  /// A control without a list, from a storyboard.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    setUp()
  }

  private func setUp() {
    isUserInteractionEnabled = false
    tree.slots = slots
    connect(self)
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

  /// The window, while there is a list in it.
  package var room: UIView? { scrollView == nil ? nil : window }

  // MARK: What an app asks for

  /// Refreshes without a finger; nothing happens while a refresh is in progress, or without a list in a window.
  /// Example: `notch.beginRefreshing()`
  public func beginRefreshing(completion: ((Bool) -> Void)? = nil) {
    guard isVisible, !isRefreshing else { return telling(completion) {} }
    sendMeasures()
    telling(completion) { driver.perform(.beginRefreshing) }
    // As with UIRefreshControl, a refresh that was asked for is in progress when the call returns.
    driver.hearEvents()
  }

  /// Ends a refresh with so many new rows, where ``refresh`` is not set; 0 for nothing new.
  /// Example: `notch.endRefreshing(inserted: 3)`
  public func endRefreshing(inserted count: Int = 0) {
    if cycle.isAnsweredByApp { cycle.answer(count) }
  }

  /// Calls a refresh off: its task is cancelled and the card goes back. Too late once the rows have landed.
  /// Example: `notch.cancelRefreshing()`
  public func cancelRefreshing(completion: ((Bool) -> Void)? = nil) { telling(completion, cycle.cancel) }

  /// What VoiceOver's three fingers ask of the list: dragged down at its top, they refresh. Nothing asks a control: a list
  /// of a class of its own passes the question on, as that of `FlippingNotchList` does.
  open override func accessibilityScroll(_ direction: UIAccessibilityScrollDirection) -> Bool {
    // The direction is that in which the scroll bar moves.
    guard direction == .up, isVisible, isEnabled, !isRefreshing, scrolled <= 0.5 else { return false }
    beginRefreshing()
    return true
  }

  /// The list dips a little, to show that it can be pulled. Example: `notch.hint()`
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
    removeAction(from: scrollView)
    self.scrollView = nil
  }

  open override func willMove(toWindow newWindow: UIWindow?) {
    super.willMove(toWindow: newWindow)
    guard window != nil else { return }
    cycle.leave()
    handover.cancel()
    end()
    resumeWaits()
    tree.removeAll()
    plane.removeFromSuperview()
    scrollView?.layer.sublayerTransform = CATransform3DIdentity
  }

  open override func didMoveToWindow() {
    super.didMoveToWindow()
    guard room != nil else { return }
    openTop = (0, 0, .zero)
    begin(with: style)
    if !isEnabled { driver.perform(.setEnabled(false)) }
    guard cycle.isInProgress else { return }
    // A refresh that went on while the list was away has its card again.
    driver.perform(.beginRefreshing)
    driver.hearEvents()
  }

  private func begin(with style: FlippingNotchStyle) {
    begin(style, seed: 0)
    (measures, reportedScroll) = (NotchMeasures(), 0)
    sendMeasures()
  }

  // MARK: Measures

  /// Tells the engine what has changed of window, bar, cut-out and rows.
  func sendMeasures() {
    guard let window, let scrollView, isVisible else { return }
    sendViewport()
    let top = window.safeAreaInsets.top
    let cutout = cutout.resolved(
      window: window.bounds.size, screen: window.screenSize, topInset: top)
    let bar = max(0, Double(restingTop(of: scrollView)) - Double(top))
    measures.send(cutout, cell: rowSize.map { Size($0) }, bar: bar, to: driver)
    reportScroll(at: driver.now())
  }

  /// Where the content's upper edge is in the window when the list is at its top.
  private func restingTop(of scrollView: UIScrollView) -> CGFloat {
    (scrollView.superview?.convert(scrollView.frame, to: nil).minY ?? 0) + top(of: scrollView)
  }

  /// The room above the content of a list at its very top, its large title open.
  private func top(of scrollView: UIScrollView) -> CGFloat {
    let (room, inset) = (scrollView.adjustedContentInset.top, scrollView.contentInset.top)
    let size = scrollView.bounds.size
    // What is dragged beyond a lesser room shows that there is no title to come out.
    let isBeyond = scrollView.isTracking && scrollView.contentOffset.y + room < -0.5
    if room > openTop.room || isBeyond || inset != openTop.inset || size != openTop.size {
      openTop = (room, inset, size)
    }
    return openTop.room
  }

  /// How far the list is scrolled, in points from its top.
  var scrolled: CGFloat { scrollView.map { $0.contentOffset.y + top(of: $0) } ?? 0 }

  /// Tells where the list stands, unless the engine scrolls it.
  func reportScroll(at time: TimeInterval) {
    guard isVisible, !isEngaged, Double(scrolled) != reportedScroll else { return }
    reportedScroll = Double(scrolled)
    driver.perform(.scrollTo(y: max(0, reportedScroll)), at: time)
  }

  /// How far the list was scrolled, in points, as the engine was last told or said itself.
  package private(set) var reportedScroll = 0.0

  /// Whether the engine scrolls.
  private var isEngaged: Bool { driver.frame.layer(LayerID(.list))?.traits.contains(.engaged) ?? false }

  // MARK: Touches

  package var isFollowed: Bool { recognizer.isFollowing || handover.isFollowing }

  package func take(_ pointer: Pointer, at time: TimeInterval) -> Bool {
    guard isEnabled, isVisible else { return false }
    reportScroll(at: time)
    defer { if handover.isFollowing, pointer.phase == .down { sendStyle(style) } }
    return pass(pointer, at: time)
  }

  /// Whether a finger that has moved by so much is the list's: one that comes down further down the list, or that does
  /// not move downwards while the list rests at its top.
  private func yields(_ moved: Vector) -> Bool {
    guard isEnabled, isVisible, scrolled <= 0.5 else { return true }
    let isAtRest = !isRefreshing && scrollView?.layer.sublayerTransform.m42 == 0
    return isAtRest && moved.length >= 4 && moved.y <= abs(moved.x)
  }

  /// How far a finger that scrolls may drag the list down until it is at its top.
  private var distanceToTop: Double? {
    let isAtRest = isEnabled && isVisible && plane.superview == nil
    return isAtRest && scrollView?.isTracking == true ? Double(scrolled) : nil
  }

  /// The finger has dragged the list to its top: what it drags from here on is a pull, without another slop. The engine
  /// begins anew, because a list that has just come to its top by itself would not refresh.
  private func takeFingerFromList() {
    guard let scrollView else { return }
    // A pan that is switched off lets go of its touches.
    scrollView.panGestureRecognizer.isEnabled = false
    scrollView.panGestureRecognizer.isEnabled = true
    if scrolled > 0 { scroll(scrollView, to: -top(of: scrollView)) }
    var following = style
    following.slop = 0
    begin(with: following)
  }

  private func turnWheel(by distance: CGFloat, at point: CGPoint) {
    sendMeasures()
    driver.handle(.wheel(delta: Vector(x: 0, y: -Double(distance)), at: Point(point)))
  }

  // MARK: Frames

  package func prepare(at time: TimeInterval) { reportScroll(at: time) }

  package func show(_ frame: Frame) {
    guard let window else { return }
    plane.raise(in: window)
    tree.show(frame, where: FlippingNotchControl.isDrawn)
  }

  /// Which layers are drawn above the list: its own rows are the table's.
  package static func isDrawn(_ layer: Layer) -> Bool {
    [.card, .notch, .indicator].contains(layer.id.role)
      || (layer.id.role == .row && layer.traits.contains(.raised))
  }

  /// Puts the list where the frame has it, after the rows that have landed are in it.
  package func finish(_ frame: Frame) {
    guard let scrollView, isVisible, let list = frame.layer(LayerID(.list)) else { return }
    let place = list.center.y - list.size.height / 2
    let isRepositioned = list.traits.contains(.repositioned)
    if list.traits.contains(.engaged) || isRepositioned {
      let offset = CGFloat(max(0, -place)) - top(of: scrollView)
      // A list that bounces at its top under a pull goes back by itself.
      if scrollView.contentOffset.y > offset || place < 0 || isRepositioned { scroll(scrollView, to: offset) }
      reportedScroll = Double(scrolled)
      if isRepositioned { driver.perform(.scrollTo(y: max(0, reportedScroll))) }
    }
    // The rest is drawn: a transform of the sublayers changes neither insets nor the bar's title.
    let shift = CATransform3DMakeTranslation(0, CGFloat(place + max(0, Double(scrolled))), 0)
    if !CATransform3DEqualToTransform(scrollView.layer.sublayerTransform, shift) {
      scrollView.layer.sublayerTransform = shift
    }
    if case .settled = frame.schedule, !isFollowed, !isRefreshing,
      place == -max(0, Double(scrolled))
    {
      // At rest only the cut-out's own shape would be drawn, on the cut-out.
      tree.removeAll()
      plane.removeFromSuperview()
    }
    resumeWaits()
  }

  /// Scrolls, and ends any motion of the scroll view's own: the list has one mover.
  private func scroll(_ scrollView: UIScrollView, to y: CGFloat) {
    guard scrollView.contentOffset.y != y || scrollView.isDecelerating else { return }
    scrollView.setContentOffset(CGPoint(x: scrollView.contentOffset.x, y: y), animated: false)
  }

  /// Waits until the next frame is drawn; not at all without a window.
  package func nextFrame() async {
    guard isVisible else { return }
    driver.wake()
    await withCheckedContinuation { frameWaits.append($0) }
  }

  private func resumeWaits() {
    let waits = frameWaits
    frameWaits = []
    for wait in waits { wait.resume() }
  }
}
#endif
