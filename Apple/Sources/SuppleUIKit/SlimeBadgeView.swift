#if canImport(UIKit)
package import SuppleHosting
package import SuppleInteractions
package import SuppleLayers
package import SuppleScene
public import UIKit

/// An unread badge with a slime effect: a drag stretches it until it breaks, and a release bursts it.
///
/// ```swift
/// let badge = SlimeBadgeView(count: 3)
/// badge.accessibilityLabel = "Anna"
/// badge.addAction(UIAction { [store] _ in store.markRead("anna") }, for: .primaryActionTriggered)
/// cell.contentView.addSubview(badge)
/// ```
///
/// The badge has the size of its count (`intrinsicContentSize`). While it is off its anchor it is drawn in front of its
/// window's views. It sends three control events: `.touchDown`, `.valueChanged` (a finger, a key or VoiceOver set the
/// count to 0) and `.primaryActionTriggered` (the badge was torn off).
///
/// A badge outside of a window has no motion: commands take effect immediately. In reused cells, set ``item`` to the
/// owner of the count.
open class SlimeBadgeView: UIControl, InteractionHost {
  /// The number; nil for a plain dot, 0 for no badge. "99+" is written above 99; a negative number counts as 0.
  /// Example: `badge.count = nil`
  public var count: Int? {
    get { model.count }
    set {
      let count = newValue.map { max(0, $0) }
      guard count != model.count else { return }
      model.count = count
      sendContent()
    }
  }

  /// The owner of the count. In reused views, set it together with the count: another item's count appears immediately,
  /// without motion. A drag in progress continues for its first item, and clears that one. Example: `badge.item = chat.id`
  public var item: AnyHashable? {
    didSet { if item != oldValue, window != nil, model.drag == nil { begin() } }
  }

  /// Decides about a torn-off badge; false restores it. The closure at the time of the press is called. Without a closure,
  /// every clearing is accepted. Example: `badge.shouldClear = { _ in isOnline }`
  public var shouldClear: ((SlimeBadgeView) -> Bool)?

  /// The style of the badge. `tintColor`, if it is set, replaces the style's fill; sizes grow with the person's text
  /// size. Example: `badge.style.breakDistance = 120`
  public var style = SlimeBadgeStyle.modern {
    didSet { if style != oldValue { styleChanged() } }
  }

  /// The texts that VoiceOver reads. Example: `badge.labels.clear = "Mark as read"`
  public var labels = SuppleLabels.standard {
    didSet { describe() }
  }

  /// The maximum scale of a badge relative to the default text size.
  /// Example: `let tallest = 22 * SlimeBadgeView.maximumTextScale`
  public static let maximumTextScale: CGFloat = 1.6

  /// The app's properties, and the item of a drag.
  struct Model {
    var count: Int?
    /// The text in place of the count; never empty.
    var text: String?
    /// The engine's number of the text, different for each text.
    var textNumber: Int32 = 0
    var isPinned = false
    /// The closure and the item of the drag in progress.
    var drag: (shouldClear: ((SlimeBadgeView) -> Bool)?, item: AnyHashable?)?
    var hasOwnTint = false
  }
  var model = Model()
  package typealias Engine = SlimeBadge
  package let parts = HostParts<SlimeBadge>(.modern)
  package let plane = Plane()
  package private(set) lazy var tree = LayerTree(root: plane.layer)
  package var room: UIView? { window }
  package private(set) lazy var slots = BadgeSlots(in: plane, of: self)
  private var anchor = Point.zero

  /// The seed of the bursts, 0 to 2^53 - 1, different for each badge.
  package var seed = UInt64.random(in: 0..<(1 << 53))

  /// Makes a badge with a count: nil for a plain dot, 0 for none. Example: `let badge = SlimeBadgeView(count: 3)`
  public init(count: Int? = 0) {
    model.count = count.map { max(0, $0) }
    super.init(frame: .zero)
    setUp()
  }

  /// Makes a badge without a count, from a storyboard.
  public required init?(coder: NSCoder) {
    model.count = 0
    super.init(coder: coder)
    setUp()
  }

  private func setUp() {
    addSubview(plane)
    tree.slots = slots
    connect(self)
    plane.follow(self)
    recognizer.prepare = { [weak self] in self?.settle() }
    addGestureRecognizer(recognizer)
    registerForTraitChanges([
      UITraitPreferredContentSizeCategory.self, UITraitUserInterfaceStyle.self,
      UITraitAccessibilityContrast.self,
    ]) { (self: Self, _) in self.styleChanged() }
    accessibilityTraits = .button
    describe()
  }

  // MARK: Commands

  /// Bursts, as if torn off; calls `shouldClear`. Example: `badge.clear()`
  public func clear(completion: ((Bool) -> Void)? = nil) {
    guard window != nil else { return telling(completion, clearUnseen) }
    telling(completion) { if showsAnything { command(.clear) } }
  }

  /// Stretches the badge a little, as a hint that it can be torn off. Nothing happens with reduced motion.
  /// Example: `badge.hint()`
  public func hint(completion: ((Bool) -> Void)? = nil) {
    telling(completion) { if window != nil { command(.hint) } }
  }

  /// Sends the count to the engine. During a drag the badge belongs to the drag's first item.
  func sendContent() {
    if window != nil, !isDraggedForAnother { command(content) }
    countChanged()
    parts.place.changed(self)
  }

  func command(_ command: SlimeBadge.Command) {
    settle()
    driver.perform(command)
  }

  var engineCount: Int32? { model.count.map { Int32(clamping: $0) } }

  /// Whether a drag of another item is in progress.
  private var isDraggedForAnother: Bool { model.drag.map { $0.item != item } ?? false }

  func countChanged() {
    invalidateIntrinsicContentSize()
    describe()
  }

  // MARK: Size and place

  /// The size of text or count at the person's text size; zero for 0.
  open override var intrinsicContentSize: CGSize {
    CGSize(
      model.text == nil ? shownStyle.size(count: engineCount) : shownStyle.size(textWidth: textWidth))
  }

  open override func sizeThatFits(_ size: CGSize) -> CGSize { intrinsicContentSize }

  open override func layoutSubviews() {
    super.layoutSubviews()
    if plane.superview === self { settle() }
  }

  open override func willMove(toWindow newWindow: UIWindow?) {
    super.willMove(toWindow: newWindow)
    guard window != nil else { return }
    end()
    model.drag = nil
    if plane.superview !== self { addSubview(plane) }
  }

  open override func didMoveToWindow() {
    super.didMoveToWindow()
    begin()
  }

  /// Restarts with the app's properties, without motion.
  func begin() {
    guard window != nil else { return }
    let time = driver.now()
    begin(shownStyle, seed: seed)
    anchor = middle
    driver.perform(.moveAnchor(anchor), at: time)
    driver.perform(content, at: time)
    if model.isPinned { driver.perform(.setPinned(true), at: time) }
    slots.send()
    parts.place.enter(self)
    settle()
  }

  /// The centre of the view, in its window.
  private var middle: Point { Point(convert(CGPoint(x: bounds.midX, y: bounds.midY), to: nil)) }

  /// Sends the anchor to the engine; at rest the plane moves with it.
  private func settle() {
    guard let window else { return }
    sendViewport()
    follow(at: driver.now())
    guard plane.superview === self else { return }
    let box = CGRect(origin: convert(.zero, from: nil), size: window.bounds.size)
    if plane.frame != box { plane.frame = box }
  }

  private func follow(at time: TimeInterval) {
    guard window != nil, middle != anchor else { return }
    anchor = middle
    driver.perform(.moveAnchor(anchor), at: time)
  }

  // MARK: Style

  /// The style at the person's text size, in the tint.
  package var shownStyle: SlimeBadgeStyle {
    let scale = UIFontMetrics(forTextStyle: .footnote).scale(for: traitCollection)
    var shown = style.scaled(by: min(scale, Double(SlimeBadgeView.maximumTextScale)))
    if model.hasOwnTint { shown.fill = tintColor.engineColor(for: traitCollection) }
    return shown
  }

  private func styleChanged() {
    sendStyle(shownStyle)
    // The width of a text depends on its font.
    if model.text == nil { invalidateIntrinsicContentSize() } else { sendContent() }
  }

  /// The badge's colour, if the app sets one; the count is white or black, by contrast.
  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  open override var tintColor: UIColor! {
    willSet { model.hasOwnTint = newValue != nil }
    didSet { styleChanged() }
  }

  open override func tintColorDidChange() {
    super.tintColorDidChange()
    if model.hasOwnTint { styleChanged() }
  }

  open override var isEnabled: Bool {
    didSet {
      recognizer.isEnabled = isEnabled
      describe()
    }
  }

  // MARK: Touches and keys

  /// Whether a touch hits the badge, its minimum hit size included, wherever its list has scrolled since the last frame.
  open override func point(inside point: CGPoint, with event: UIEvent?) -> Bool {
    guard window != nil, !isPinned, let badge = driver.frame.layer(LayerID(.badge)) else { return false }
    return badge.isHit(at: Point(convert(point, to: nil)) + (anchor - middle))
  }

  package func take(_ pointer: Pointer, at time: TimeInterval) -> Bool {
    let isClaimed = pass(pointer, at: time)
    if pointer.phase == .down, isClaimed {
      model.drag = (shouldClear, item)
      isHighlighted = true
    } else if pointer.phase == .up || pointer.phase == .cancel {
      isHighlighted = false
    }
    return isClaimed
  }

  open override var canBecomeFirstResponder: Bool { isTearable }

  open override var canBecomeFocused: Bool { isTearable && isEnabled }

  open override func pressesBegan(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
    settle()
    if !take(presses, focus: LayerID(.badge)) { super.pressesBegan(presses, with: event) }
  }

  open override func accessibilityActivate() -> Bool {
    guard isTearable, isEnabled else { return false }
    clear()
    return true
  }

  // MARK: Frames

  package func prepare(at time: TimeInterval) { follow(at: time) }

  package func show(_ frame: Frame) {
    // The badge may be anywhere in the window, in front of all views that clip at its anchor.
    if frame.isBadgeRaised { plane.raise(over: self) }
    tree.show(frame)
  }

  package func finish(_ frame: Frame) {
    // A drag is over when nothing is pressed and nothing is off the anchor.
    if !recognizer.isFollowing, !frame.isBadgeRaised { endDrag() }
    if !frame.isBadgeRaised, plane.superview !== self, superview != nil {
      addSubview(plane)
      settle()
    }
  }
}

extension SlimeBadgeView {
  /// The pictures of a burst with the style `burst: frames`, at most 60, shown one after another. Without pictures the badge
  /// bursts into drops. Example: `badge.burstImages = [anna.picture].compactMap { $0 }`
  public var burstImages: [UIImage] {
    get { slots.images }
    set { slots.images = newValue }
  }

  /// A view in place of the pictures. Example: `badge.burstView = UILabel()`
  public var burstView: UIView? {
    get { slots.burstView }
    set { slots.burstView = newValue }
  }

  /// Whether the construction of the connector is drawn over it, for teaching: points, control points, lines and letters.
  /// Example: `badge.showsConstruction = true`
  public var showsConstruction: Bool {
    get { slots.showsConstruction }
    set { slots.showsConstruction = newValue }
  }
}
#endif
