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

  /// The size of a row, in points; nil for the size of the first row of a table or collection view, or else the list's width
  /// less the style's margins, by the style's cell height. Example: `notch.rowSize = CGSize(width: 390, height: 80)`
  public var rowSize: CGSize? {
    didSet { if rowSize != oldValue { list.sendMeasures() } }
  }

  /// The frames of the new rows, from the top, in the points of the list's content. By default the first is at the first
  /// row of a table or collection view, and the others are in the columns of its first line, or below it. Set it for
  /// self-sizing rows: the card lands on the first frame.
  /// Example: `notch.rowFrames = { count in (0..<count).map { CGRect(x: 0, y: 88 * CGFloat($0), width: 390, height: 88) } }`
  public var rowFrames: ((Int) -> [CGRect])?

  /// The screen's cut-out. Example: `notch.cutout = .island`
  public var cutout = NotchCutout.automatic {
    didSet { if cutout != oldValue { list.sendMeasures() } }
  }

  /// The style of the notch. Its `firstRowInset` and `rowGap` apply if the list has no rows to measure.
  /// Example: `notch.style = .classic`
  public var style = FlippingNotchStyle.modern {
    didSet {
      recognizer.waitingSlop = style.slop
      if style != oldValue { sendStyle(list.shownStyle) }
      if style.content != oldValue.content { describe() }
    }
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
  public var scrollView: UIScrollView? { list.view }

  package typealias Engine = FlippingNotch
  package let parts = HostParts<FlippingNotch>(.modern)
  package let plane = Plane()
  package private(set) lazy var tree = LayerTree(root: plane.layer)
  package private(set) lazy var list = NotchScroll(self)
  package private(set) lazy var cycle = RefreshCycle(parts.driver)
  /// The panel, to which a pull far beyond the threshold opens. Example: `notch.panel.makeView = { CameraView() }`
  public private(set) lazy var panel = NotchPanel(self)
  /// The blank row that a pull adds to the list. Example: `notch.blankRow.makeView = { NewPaymentView() }`
  public private(set) lazy var blankRow = NotchBlankRow(self)
  package private(set) lazy var slots = NotchSlots(self)

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
    cycle.prepare = { [unowned self] in list.sendArrivingRows() }
    cycle.insert = { [unowned self] in insert($0) }
    recognizer.waitingSlop = style.slop
  }

  /// The window, while it contains a list.
  package var room: UIView? { scrollView == nil ? nil : window }

  // MARK: Commands

  /// Begins a refresh without a pull. Nothing happens during a refresh, or without a list in a window.
  /// Example: `notch.beginRefreshing()`
  public func beginRefreshing(completion: ((Bool) -> Void)? = nil) {
    guard isVisible, !isRefreshing else { return telling(completion) {} }
    list.sendMeasures()
    telling(completion) { driver.perform(.beginRefreshing) }
    // As with UIRefreshControl, the refresh is in progress when the call returns.
    driver.deliverEvents()
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
    // The direction is the direction of the scroll bar.
    guard direction == .up, list.canPull, !isRefreshing else { return false }
    if style.content == .blankRow { blankRow.add() } else { beginRefreshing() }
    return true
  }

  /// Moves the list down a little, as a hint that it can be pulled. Example: `notch.hint()`
  public func hint(completion: ((Bool) -> Void)? = nil) {
    telling(completion) { if isVisible { driver.perform(.hint) } }
  }

  // MARK: The list

  func attach(to scrollView: UIScrollView) {
    detach()
    list.attach(to: scrollView)
    scrollView.addSubview(self)
    describe()
  }

  func detach() {
    guard let scrollView else { return }
    removeFromSuperview()
    cycle.end()
    removeActions(from: scrollView)
    list.detach()
  }

  open override func willMove(toWindow newWindow: UIWindow?) {
    super.willMove(toWindow: newWindow)
    guard window != nil else { return }
    cycle.leave()
    blankRow.finish()
    list.leave()
    receive(.panelClosed)
    end()
    cycle.resumeWaits()
    tree.removeAll()
    plane.removeFromSuperview()
  }

  open override func didMoveToWindow() {
    super.didMoveToWindow()
    guard room != nil else { return }
    list.enter()
    if !isEnabled { driver.perform(.setEnabled(false)) }
    guard cycle.isInProgress else { return }
    // A refresh that continued without the list has its card again.
    driver.perform(.beginRefreshing)
    driver.deliverEvents()
  }

  // MARK: Frames

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

  package func finish(_ frame: Frame) {
    if list.follow(frame) {
      // At rest the notch would only cover the cut-out with its own shape.
      tree.removeAll()
      plane.removeFromSuperview()
    }
    cycle.resumeWaits()
  }
}
#endif
