public import SuppleInteractions
package import SuppleLayers
import SuppleScene
public import UIKit

/// Chat heads: round pictures that float over an app, cling to its edges, open conversations and can be thrown away.
///
/// ```swift
/// let heads = ChatHeadsController()
/// heads.heads = [ChatHead(id: anna.id, name: "Anna", unread: 2, image: anna.picture)]
/// heads.makeConversation = { head in ConversationViewController(head) }
/// heads.install(over: rootViewController)
/// ```
///
/// Touches that meet no head, message or conversation are the app's. Keep one controller for each scene.
open class ChatHeadsController: UIViewController {
  /// The numbers that shape the heads; each is documented with its unit and range.
  public typealias Style = ChatHeadsStyle

  /// The heads. Setting them adds, removes and recounts by id: new ones slide in, the first of them to lead; those that
  /// are no longer named go. The order of the stack is the person's own from then on. Of several heads with one id the
  /// first counts. A head that a person has thrown away is taken out.
  public var heads: [ChatHead] {
    get { model.heads }
    set { setHeads(newValue) }
  }

  /// Makes a head's picture, once; without it, the image or the initials are shown.
  public var makeAvatar: ((ChatHead) -> UIView)?

  /// Makes a head's conversation as it first opens. It is a child controller while it is seen, and is kept until its head
  /// goes or memory is short. Without it, a conversation is an empty sheet.
  public var makeConversation: ((ChatHead) -> UIViewController)?

  /// Hears what a person does.
  public weak var delegate: (any ChatHeadsDelegate)?

  /// The numbers in force.
  public var style = ChatHeadsStyle.modern {
    didSet { if style != oldValue, isRunning { driver.setStyle(style) } }
  }

  /// Whether snaps and captures are felt as well as seen.
  public var isHapticsEnabled: Bool {
    get { haptics.isEnabled }
    set { haptics.isEnabled = newValue }
  }

  /// What VoiceOver says.
  public var labels = SuppleLabels() {
    didSet { describe() }
  }

  /// The head whose conversation is open.
  public var openHead: ChatHead? { engineOpenHead.flatMap(head(numbered:)) }

  /// What the app has set, and the number that the engine knows each head by.
  struct Model {
    var heads: [ChatHead] = []
    var numbers: [String: Int32] = [:]
    var ids: [Int32: String] = [:]
    var texts: [String] = [""]
    /// What was asked before there was a window: a state to restore, a head to open.
    var awaited: State?
    var viewport: Viewport?
  }
  var model = Model()
  package let driver: InteractionDriver<ChatHeads>
  package private(set) lazy var tree = LayerTree(root: view.layer)
  let recognizer = PointerRecognizer()
  private(set) lazy var haptics = Haptics(view: viewIfLoaded)
  let slots = ChatHeadsSlots()
  private let observations = Observations()
  var overlay: ChatHeadsWindow?
  weak var covered: UIViewController?

  /// A controller without heads.
  public init() {
    driver = InteractionDriver(ChatHeads(style: .modern, viewport: Viewport(size: .zero), seed: 0))
    super.init(nibName: nil, bundle: nil)
    setUp()
  }

  /// A controller without heads, from a storyboard.
  public required init?(coder: NSCoder) {
    driver = InteractionDriver(ChatHeads(style: .modern, viewport: Viewport(size: .zero), seed: 0))
    super.init(coder: coder)
    setUp()
  }

  private func setUp() {
    slots.controller = self
    driver.isVisible = { [weak self] in self?.viewIfLoaded?.window != nil }
    driver.show = { [weak self] frame in self?.show(frame) }
    driver.hear = { [weak self] event in self?.hear(event) }
    driver.conclude = { [weak self] _ in self?.conclude() }
    driver.isFollowed = { [weak self] in self?.recognizer.isFollowing ?? false }
    recognizer.pass = { [weak self] pointer, time in self?.take(pointer, at: time) ?? false }
  }

  /// Whether there is a window, and so motion.
  var isRunning: Bool { model.viewport != nil && viewIfLoaded?.window != nil }

  // MARK: View

  open override func loadView() {
    let view = ChatHeadsView(frame: .zero)
    view.controller = self
    view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    recognizer.space = view
    view.addGestureRecognizer(recognizer)
    view.addInteraction(UIPointerInteraction(delegate: slots))
    view.registerForTraitChanges([UITraitLayoutDirection.self]) { [weak self] (_: ChatHeadsView, _) in
      self?.sendPreferences()
    }
    self.view = view
    tree.slots = slots
  }

  func enterWindow() {
    observations.add(UIAccessibility.reduceMotionStatusDidChangeNotification) { [weak self] _ in
      self?.sendPreferences()
    }
    observations.add(UIResponder.keyboardWillChangeFrameNotification) { [weak self] notification in
      self?.keyboardChanged(notification)
    }
    view.setNeedsLayout()
  }

  func leaveWindow() {
    recognizer.cancel()
    model.awaited = state
    model.viewport = nil
    driver.stop()
    observations.removeAll()
    tree.removeAll()
  }

  /// Tells the engine what room there is. The first time in a window the heads are put there, without motion.
  func sendViewport() {
    let insets = view.safeAreaInsets
    let viewport = Viewport(
      size: Size(view.bounds.size),
      safeArea: Insets(top: insets.top, left: insets.left, bottom: insets.bottom, right: insets.right))
    guard viewport != model.viewport, viewport.size.width > 0, viewport.size.height > 0 else { return }
    let isFirst = model.viewport == nil
    model.viewport = viewport
    guard isFirst else {
      driver.handle(.viewport(viewport))
      return
    }
    driver.replace(with: ChatHeads(style: style, viewport: viewport, seed: UInt64.random(in: 0..<(1 << 53))))
    sendPreferences()
    place(model.awaited ?? state)
    model.awaited = nil
  }

  private func sendPreferences() { if isRunning { driver.handle(.preferences(Preferences(for: view))) } }

  private func keyboardChanged(_ notification: Notification) {
    guard isRunning, let frame = notification.userInfo?[UIResponder.keyboardFrameEndUserInfoKey] as? CGRect
    else {
      return
    }
    let top = view.convert(frame.origin, from: nil).y
    driver.handle(.keyboard(height: max(0, Double(view.bounds.maxY - top))))
  }

  open override func didReceiveMemoryWarning() {
    super.didReceiveMemoryWarning()
    slots.dropUnseen()
  }

  // MARK: Touches and keys

  private func take(_ pointer: Pointer, at time: TimeInterval) -> Bool {
    let isClaimed = driver.handle(.pointer(pointer), at: time)
    if pointer.phase == .down, isClaimed { haptics.prepare() }
    return isClaimed
  }

  open override func pressesBegan(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
    for press in presses {
      guard isRunning, let key = press.key.flatMap({ Key($0.keyCode) }) else { continue }
      if driver.handle(.key(key, focus: keyFocus), at: press.timestamp) { return }
    }
    super.pressesBegan(presses, with: event)
  }

  open override var canBecomeFirstResponder: Bool { true }

  /// What a key is for: the open head, or the one that leads.
  private var keyFocus: LayerID? {
    if let open = engineOpenHead { return LayerID(.head, item: open) }
    return driver.frame.layers.last { $0.id.role == .head }?.id
  }

  // MARK: Status bar, in a window of their own

  open override var preferredStatusBarStyle: UIStatusBarStyle { covered?.preferredStatusBarStyle ?? .default }

  open override var prefersStatusBarHidden: Bool { covered?.prefersStatusBarHidden ?? false }

  open override var supportedInterfaceOrientations: UIInterfaceOrientationMask {
    covered?.supportedInterfaceOrientations ?? super.supportedInterfaceOrientations
  }

  // MARK: Frames

  private func show(_ frame: Frame) {
    tree.show(frame)
  }

  private func conclude() {
    let isOpen = engineOpenHead != nil
    if view.accessibilityViewIsModal != isOpen { view.accessibilityViewIsModal = isOpen }
  }

  /// The place of a conversation in the frame that is shown.
  func conversationSlot(_ number: Int32) -> UIView? { slots.conversation(number) }

  /// The place of a head, as VoiceOver finds it; for tests.
  package func avatarSlot(_ id: String) -> UIView? { model.numbers[id].flatMap { slots.head($0) } }
}
