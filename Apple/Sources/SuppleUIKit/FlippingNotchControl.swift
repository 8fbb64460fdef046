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
/// notch.insertRows = { [unowned tableView] count in tableView.reloadData() }
/// tableView.flippingNotch = notch
/// ```
///
/// The insets of the scroll view are never changed: large titles stay as they are. While a card is out, the content is
/// drawn further down by a transform of the scroll view's sublayers.
open class FlippingNotchControl: UIControl {
  /// The numbers that shape the notch and its card; each is documented with its unit and range.
  public typealias Style = FlippingNotchStyle

  /// Fetches, and returns how many rows came; 0 for nothing new. The text of a `LocalizedError`
  /// that it throws is shown on the card; `CancellationError` takes the card back. It runs in a task of the control's own, which ends when the control is cancelled or its scroll
  /// view goes.
  public var refresh: (@MainActor () async throws -> Int)?

  /// Called in the very frame in which so many rows have landed on top of the list: put them into the table or collection
  /// view here, without animation.
  public var insertRows: ((Int) -> Void)?

  /// Makes the card's back: the view of the new row at an index from the top. Without it the back is plain.
  public var rowView: ((Int) -> UIView?)?

  /// The size of a row, in points; nil for the list's width less the style's margins, by the style's cell height.
  public var rowSize: CGSize? {
    didSet { if rowSize != oldValue { sendMeasures() } }
  }

  /// The screen's cut-out.
  public var cutout = NotchCutout.automatic {
    didSet { if cutout != oldValue { sendMeasures() } }
  }

  /// The numbers in force.
  public var style = FlippingNotchStyle.modern {
    didSet { if style != oldValue { sendStyle(style) } }
  }

  /// Whether arming and landing are felt as well as seen.
  public var isHapticsEnabled: Bool {
    get { haptics.isEnabled }
    set { haptics.isEnabled = newValue }
  }

  /// What VoiceOver says.
  public var labels = SuppleLabels.standard {
    didSet { describe() }
  }

  /// Whether a refresh is under way, from the moment it is asked for until its rows are in the list or its card is gone.
  public var isRefreshing: Bool { model.isRefreshing }

  /// The list that is pulled.
  public internal(set) weak var scrollView: UIScrollView?

  /// What the app has been asked and has answered.
  struct Model {
    var isRefreshing = false
    var texts = TextTable()
    var cutout: Cutout?
    var cell: Size?
    /// How many rows are coming in.
    var arriving = 0
  }
  var model = Model()
  var task: Task<Void, Never>?
  package typealias Engine = FlippingNotch
  package let parts = HostParts<FlippingNotch>(.modern)
  package let plane = NotchPlane()
  package private(set) lazy var tree = LayerTree(root: plane.layer)
  lazy var slots = NotchSlots(self)

  /// A control without a list; set it as ``UIKit/UIScrollView/flippingNotch``.
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
    recognizer.patience = style.slop
    recognizer.prepare = { [weak self] in self?.sendMeasures() }
  }

  /// The window, while there is a list in it.
  package var room: UIView? { scrollView == nil ? nil : window }

  // MARK: The list

  func attach(to scrollView: UIScrollView) {
    detach()
    self.scrollView = scrollView
    haptics.view = scrollView
    scrollView.addGestureRecognizer(recognizer)
    scrollView.addSubview(self)
    describe()
  }

  func detach() {
    guard let scrollView else { return }
    removeFromSuperview()
    scrollView.removeGestureRecognizer(recognizer)
    scrollView.layer.sublayerTransform = CATransform3DIdentity
    self.scrollView = nil
  }

  open override func willMove(toWindow newWindow: UIWindow?) {
    super.willMove(toWindow: newWindow)
    guard window != nil else { return }
    endRefresh()
    end()
    tree.removeAll()
    plane.removeFromSuperview()
    scrollView?.layer.sublayerTransform = CATransform3DIdentity
  }

  open override func didMoveToWindow() {
    super.didMoveToWindow()
    guard room != nil else { return }
    begin(style, seed: 0)
    (model.cutout, model.cell) = (.notch, nil)
    sendMeasures()
  }

  // MARK: Measures

  /// Tells the engine what has changed of window, bar, cut-out and rows.
  func sendMeasures() {
    guard let window, let scrollView, isVisible else { return }
    sendViewport()
    let top = window.safeAreaInsets.top
    let cutout = cutout.resolved(
      window: window.bounds.size, screen: window.screen.bounds.size, topInset: top)
    if cutout != model.cutout {
      model.cutout = cutout
      driver.perform(.setCutout(cutout))
    }
    let bar = max(0, Double(restingTop(of: scrollView)) - Double(top))
    if bar != measuredBar {
      measuredBar = bar
      driver.perform(.setNavigationBar(height: bar))
    }
    let cell = rowSize.map { Size($0) }
    if cell != model.cell {
      model.cell = cell
      driver.perform(.setCell(cell))
    }
    tellScroll(at: driver.now())
  }
  private var measuredBar = 0.0

  /// Where the content's upper edge is in the window when the list is at its top.
  private func restingTop(of scrollView: UIScrollView) -> CGFloat {
    (scrollView.superview?.convert(scrollView.frame, to: nil).minY ?? 0) + scrollView.adjustedContentInset.top
  }

  /// How far the list is scrolled, in points from its top.
  var scrolled: CGFloat {
    guard let scrollView else { return 0 }
    return scrollView.contentOffset.y + scrollView.adjustedContentInset.top
  }

  /// Tells where the list stands, unless the engine scrolls it.
  func tellScroll(at time: TimeInterval) {
    guard isVisible, !isEngaged, Double(scrolled) != toldScroll else { return }
    toldScroll = Double(scrolled)
    driver.perform(.scrollTo(y: max(0, toldScroll)), at: time)
  }
  /// How far the list was scrolled, in points, as the engine was last told or said itself.
  package private(set) var toldScroll = 0.0

  /// Whether the engine scrolls.
  private var isEngaged: Bool { driver.frame.layer(LayerID(.list))?.traits.contains(.engaged) ?? false }

  // MARK: Touches

  package func take(_ pointer: Pointer, at time: TimeInterval) -> Bool {
    guard isEnabled, isVisible else { return false }
    tellScroll(at: time)
    return pass(pointer, at: time)
  }

  // MARK: Frames

  package func prepare(at time: TimeInterval) { tellScroll(at: time) }

  package func show(_ frame: Frame) {
    guard let window else { return }
    if plane.superview !== window {
      window.addSubview(plane)
      plane.frame = window.bounds
      plane.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    }
    tree.show(frame, where: FlippingNotchControl.isDrawn)
  }

  /// Which layers are drawn above the list: its own rows are the table's.
  package static func isDrawn(_ layer: Layer) -> Bool {
    layer.id.role == .card || layer.id.role == .notch
      || (layer.id.role == .row && layer.traits.contains(.raised))
  }

  /// Puts the list where the frame has it, after the rows that have landed are in it.
  package func conclude(_ frame: Frame) {
    guard let scrollView, isVisible, let list = frame.layer(LayerID(.list)) else { return }
    let place = list.center.y - list.size.height / 2
    if list.traits.contains(.engaged) {
      let offset = CGFloat(max(0, -place)) - scrollView.adjustedContentInset.top
      if scrollView.contentOffset.y != offset { scrollView.contentOffset.y = offset }
      toldScroll = Double(scrolled)
    }
    // The rest is drawn: a transform of the sublayers changes neither insets nor the bar's title.
    let shift = CATransform3DMakeTranslation(0, CGFloat(place + max(0, Double(scrolled))), 0)
    if !CATransform3DEqualToTransform(scrollView.layer.sublayerTransform, shift) {
      scrollView.layer.sublayerTransform = shift
    }
    if case .settled = frame.schedule, !recognizer.isFollowing, !model.isRefreshing,
      place == -max(0, Double(scrolled))
    {
      // At rest only the cut-out's own shape would be drawn, on the cut-out.
      tree.removeAll()
      plane.removeFromSuperview()
    }
  }
}

extension FlippingNotchControl: InteractionHost {}

/// What carries notch, card and rows in motion: above the window's content, touched by nobody.
package final class NotchPlane: UIView {
  package override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? { nil }
}
#endif
