#if canImport(UIKit)
package import SuppleHosting
package import SuppleInteractions
package import SuppleLayers
package import SuppleScene
public import UIKit

/// An unread badge that can be torn off: it stretches, thins, snaps and bursts.
///
/// ```swift
/// let badge = SlimeBadgeView(count: 3)
/// badge.accessibilityLabel = "Anna"
/// badge.shouldClear = { _ in store.markRead(anna) }
/// cell.contentView.addSubview(badge)
/// ```
///
/// The badge is as large as its count asks for (`intrinsicContentSize`). While it is off its place it is drawn above
/// everything in its window. It sends `.touchDown`, `.valueChanged` (the count became 0 by a finger, a key or VoiceOver)
/// and `.primaryActionTriggered` (it was torn off) as control events.
///
/// A badge that is in no window has no motion: what is asked of it happens at once. Where cells are reused, set
/// ``item`` to whose count it is.
open class SlimeBadgeView: UIControl, InteractionHost {
  /// The number; nil for a plain dot, 0 for no badge. "99+" is written above 99; a negative number counts as 0.
  /// Example: `badge.count = nil`
  public var count: Int? {
    get { model.count }
    set { setCount(newValue) }
  }

  /// Whose count it is. Where views are reused, set it with the count: another item is shown at once, without motion. A
  /// drag in progress goes on for the item that it began with, and clears that one. Example: `badge.item = chat.id`
  public var item: AnyHashable? {
    didSet { if item != oldValue { itemChanged() } }
  }

  /// Asked when the badge is torn off; false brings it back. The closure that was set when the finger came down is the
  /// one that is asked. Without one, every clearing is accepted. Example: `badge.shouldClear = { _ in isOnline }`
  public var shouldClear: ((SlimeBadgeView) -> Bool)?

  /// The numbers in force. `tintColor`, where it is set, takes the place of the style's fill; sizes grow with the
  /// person's text size. Example: `badge.style.breakDistance = 120`
  public var style = SlimeBadgeStyle.modern {
    didSet { if style != oldValue { styleChanged() } }
  }

  /// Whether tearing is felt as well as seen. Example: `badge.isHapticsEnabled = false`
  public var isHapticsEnabled: Bool {
    get { haptics.isEnabled }
    set { haptics.isEnabled = newValue }
  }

  /// What VoiceOver says. Example: `badge.labels.clear = "Mark as read"`
  public var labels = SuppleLabels.standard {
    didSet { describe() }
  }

  /// How much larger than at the default text size a badge becomes, at most.
  /// Example: `let tallest = 22 * SlimeBadgeView.maximumTextScale`
  public static let maximumTextScale: CGFloat = 1.6

  /// What the app has set, and for whom a drag goes on.
  struct Model {
    var count: Int?
    /// What stands in place of the count; never empty.
    var text: String?
    /// The engine's number of the text, another for each text.
    var textNumber: Int32 = 0
    var isPinned = false
    /// Who is asked if the drag in progress clears the badge, and for which item.
    var drag: (shouldClear: ((SlimeBadgeView) -> Bool)?, item: AnyHashable?)?
    var hasOwnTint = false
  }
  var model = Model()
  package typealias Engine = SlimeBadge
  package let parts = HostParts<SlimeBadge>(.modern)
  package let plane = Plane()
  package private(set) lazy var tree = LayerTree(root: plane.layer)
  package var room: UIView? { window }
  let streams = EventStreams<SlimeBadgeEvent>()

  /// What happens to the badge, for as long as the stream is read: each call makes another.
  /// Example: `Task { for await event in badge.events { print(event) } }`
  public var events: AsyncStream<SlimeBadgeEvent> { streams.make() }
  package private(set) lazy var slots = BadgeSlots(in: plane, of: self)
  private var anchor = Point.zero

  /// The seed of the bursts, 0 to 2^53 - 1; another for each badge.
  package var seed = UInt64.random(in: 0..<(1 << 53))

  /// A badge with a count: nil for a plain dot, 0 for none. Example: `let badge = SlimeBadgeView(count: 3)`
  public init(count: Int? = 0) {
    model.count = count.map { max(0, $0) }
    super.init(frame: .zero)
    setUp()
  }

  /// A badge without a count, from a storyboard.
  public required init?(coder: NSCoder) {
    model.count = 0
    super.init(coder: coder)
    setUp()
  }

  private func setUp() {
    addSubview(plane)
    tree.slots = slots
    connect(self)
    recognizer.prepare = { [weak self] in self?.settle() }
    addGestureRecognizer(recognizer)
    registerForTraitChanges([
      UITraitPreferredContentSizeCategory.self, UITraitUserInterfaceStyle.self,
      UITraitAccessibilityContrast.self,
    ]) { (self: Self, _) in self.styleChanged() }
    accessibilityTraits = .button
    describe()
  }

  // MARK: What an app asks for

  /// Bursts, as if torn off; `shouldClear` is asked. Example: `badge.clear()`
  public func clear(completion: ((Bool) -> Void)? = nil) {
    guard window != nil else { return telling(completion, clearUnseen) }
    telling(completion) { if showsAnything { command(.clear) } }
  }

  /// Stretches a little and lets go, to show that it can be torn off. Nothing happens where motion is reduced.
  /// Example: `badge.hint()`
  public func hint(completion: ((Bool) -> Void)? = nil) {
    telling(completion) { if window != nil { command(.hint) } }
  }

  private func setCount(_ newCount: Int?) {
    let count = newCount.map { max(0, $0) }
    guard count != model.count else { return }
    model.count = count
    // Under a finger the badge belongs to the item that it began with.
    sendContent()
  }

  /// Tells the engine what the badge shows, unless the badge is under a finger for another item.
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

  /// Whether a drag is in progress that began for another item.
  private var isDraggedForAnother: Bool { model.drag.map { $0.item != item } ?? false }

  private func itemChanged() { if window != nil, model.drag == nil { begin() } }

  func countChanged() {
    invalidateIntrinsicContentSize()
    describe()
  }

  // MARK: Size and place

  /// The size that text or count ask for at the person's text size; none for 0.
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

  /// Begins anew with what the app has set: nothing moves.
  func begin() {
    guard window != nil else { return }
    let time = driver.now()
    begin(shownStyle, seed: seed)
    anchor = middle
    driver.perform(.moveAnchor(anchor), at: time)
    driver.perform(content, at: time)
    if model.isPinned { driver.perform(.setPinned(true), at: time) }
    slots.sendPictures()
    parts.place.enter(self)
    settle()
  }

  /// The view's middle, in its window.
  private var middle: Point { Point(convert(CGPoint(x: bounds.midX, y: bounds.midY), to: nil)) }

  /// Tells the engine where the badge is; at rest the plane goes with it.
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
    let scale = UIFontMetrics(forTextStyle: .footnote).scaledValue(for: 1, compatibleWith: traitCollection)
    var shown = style.scaled(by: Double(min(scale, SlimeBadgeView.maximumTextScale)))
    if model.hasOwnTint { shown.fill = tintColor.engineColor(for: traitCollection) }
    return shown
  }

  private func styleChanged() {
    sendStyle(shownStyle)
    // A text is as wide as its font.
    if model.text == nil { invalidateIntrinsicContentSize() } else { sendContent() }
  }

  /// The colour of the badge, where the app sets one; the count is written in white or black, by contrast.
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

  /// Whether the badge is touched, its least size for a finger included, wherever its list has been scrolled since the
  /// last frame.
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
    // The badge may be anywhere in the window, above all that clips at its place.
    if frame.isBadgeRaised, let window { plane.raise(in: window) }
    tree.show(frame)
  }

  package func finish(_ frame: Frame) {
    // A drag is over when nothing is held and nothing is off its place.
    if !recognizer.isFollowing, !frame.isBadgeRaised { endDrag() }
    if !frame.isBadgeRaised, plane.superview !== self, superview != nil {
      addSubview(plane)
      settle()
    }
  }
}

extension SlimeBadgeView {
  /// The pictures of a burst where the style's `burst` is `frames`, at most 60, shown one after another. Without any it
  /// bursts into drops. Example: `badge.burstImages = [anna.picture].compactMap { $0 }`
  public var burstImages: [UIImage] {
    get { slots.images }
    set { slots.images = newValue }
  }

  /// A view in place of those pictures. Example: `badge.burstView = UILabel()`
  public var burstView: UIView? {
    get { slots.burstView }
    set { slots.burstView = newValue }
  }
}
#endif
