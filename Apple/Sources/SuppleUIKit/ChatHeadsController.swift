#if canImport(UIKit)
package import SuppleHosting
package import SuppleInteractions
package import SuppleLayers
package import SuppleScene
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
/// Touches that meet no head, message or conversation are the app's. Keep one controller for each scene. What is set or asked
/// for before there is a window is kept until there is one, in any order.
open class ChatHeadsController: UIViewController, InteractionHost {
  /// The heads. Setting them adds, removes and recounts by id: new ones slide in, the first of them to lead; those that
  /// are no longer named go. The order of the stack is the person's own from then on. Of several heads with one id the
  /// first counts. A head that a person has thrown away is taken out. Example: `heads.heads[0].unread = 9`
  public var heads: [ChatHead] {
    get { model.heads }
    set { setHeads(newValue) }
  }

  /// Makes a head's picture, once; without it, the image or the initials are shown.
  /// Example: `heads.makeAvatar = { head in UIImageView(image: head.image) }`
  public var makeAvatar: ((ChatHead) -> UIView)?

  /// Makes a head's conversation as it first opens. It is a child controller while it is seen, and is kept until its head
  /// goes or memory is short. Without it, a conversation is an empty sheet.
  /// Example: `heads.makeConversation = { head in ConversationViewController(head) }`
  public var makeConversation: ((ChatHead) -> UIViewController)?

  /// Hears what a person does. Example: `heads.delegate = listener`
  public weak var delegate: (any ChatHeadsDelegate)? { didSet { follow(delegate) } }

  /// The numbers in force. Example: `heads.style = .classic`
  public var style = ChatHeadsStyle.modern {
    didSet { if style != oldValue { sendStyle(engineStyle) } }
  }

  /// The numbers in force, for an engine that leaves the answer to a tap to its host.
  private var engineStyle: ChatHeadsStyle {
    var style = style
    style.tapOpens = .off
    return style
  }

  /// Whether snaps and captures are felt as well as seen. Example: `heads.isHapticsEnabled = false`
  public var isHapticsEnabled: Bool {
    get { haptics.isEnabled }
    set { haptics.isEnabled = newValue }
  }

  /// What VoiceOver says. Example: `heads.labels.dismiss = "Archive"`
  public var labels = SuppleLabels.standard {
    didSet { describe() }
  }

  /// The head whose conversation is open. Example: `let name = heads.openHead?.name`
  public var openHead: ChatHead? { engineOpenHead.flatMap(head(numbered:)) }

  /// What the app has set.
  struct Model {
    var heads: [ChatHead] = []
    var register = HeadRegister()
    var texts = TextTable()
    /// What was asked before there was a window: a state to restore, a head to open.
    var awaited: ChatHeadsState?
    /// What else was asked before there was a window, in order, the latest of each kind.
    var requests: [ChatHeadsRequest] = []
    /// What resting heads keep away from, in the view's points.
    var exclusionAreas: [CGRect] = []
    /// The state that the delegate was told of last.
    var toldState: ChatHeadsState?
    /// The head to whose conversation VoiceOver goes as soon as the conversation is shown: later than it opens.
    var focus: Int32?
    /// Where the keyboard was last said to be, in the screen's points.
    var keyboard: CGRect?
    /// Whether the heads that the app began with have come in.
    var hasEntered = false
  }
  var model = Model()
  package typealias Engine = ChatHeads
  package let parts = HostParts<ChatHeads>(.modern)
  package private(set) lazy var tree = LayerTree(root: view.layer)
  let slots = ChatHeadsSlots()
  var placement = ChatHeadsPlacement.nowhere
  /// The app's window below the heads' own.
  weak var covered: UIWindow?
  let streams = EventStreams<ChatHeadsEvent>()

  /// What happens to the heads, for as long as the stream is read: each call makes another.
  /// Example: `Task { for await event in heads.events { print(event) } }`
  public var events: AsyncStream<ChatHeadsEvent> { streams.make() }

  /// A controller without heads. Example: `let heads = ChatHeadsController()`
  public init() {
    super.init(nibName: nil, bundle: nil)
    slots.controller = self
  }

  /// A controller without heads, from a storyboard.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    slots.controller = self
  }

  /// The controller's view, while it is in a window.
  package var room: UIView? { viewIfLoaded?.window == nil ? nil : viewIfLoaded }

  // MARK: View

  open override func loadView() {
    let view = ChatHeadsView(frame: .zero)
    view.controller = self
    view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    recognizer.space = view
    view.addGestureRecognizer(recognizer)
    view.addInteraction(UIPointerInteraction(delegate: slots))
    connect(view)
    view.repaintOnNewColors { $0.controller?.tree.recolor() }
    self.view = view
    tree.slots = slots
  }

  func leaveWindow() {
    recognizer.cancel()
    model.awaited = state
    end()
    tree.removeAll()
  }

  /// Tells the engine what room there is. The first time in a window the heads come in from their edge; when they return to
  /// one, they are put there without motion.
  func enterRoom() {
    guard view.bounds.width > 0, view.bounds.height > 0 else { return }
    guard driver.viewport == nil else {
      sendViewport()
      return sendKeyboard()
    }
    begin(engineStyle, seed: UInt64.random(in: 0..<(1 << 53)))
    parts.observations.add(UIResponder.keyboardWillChangeFrameNotification) { [weak self] notification in
      self?.keyboardChanged(notification)
    }
    sendExclusionAreas()
    place(model.awaited ?? state)
    model.awaited = nil
    if !model.hasEntered { perform(.enter) }
    model.hasEntered = true
    let requests = model.requests
    model.requests = []
    requests.forEach(answer)
  }

  private func keyboardChanged(_ notification: Notification) {
    guard let frame = notification.userInfo?[UIResponder.keyboardFrameEndUserInfoKey] as? CGRect else {
      return
    }
    model.keyboard = frame
    sendKeyboard()
  }

  private func sendKeyboard() {
    guard isVisible, let frame = model.keyboard else { return }
    driver.handle(.keyboard(height: Double(view.height(coveredBy: frame))))
  }

  open override func didReceiveMemoryWarning() {
    super.didReceiveMemoryWarning()
    slots.dropUnseen()
  }

  // MARK: Touches and keys

  open override func pressesBegan(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
    if !take(presses, focus: keyFocus) { super.pressesBegan(presses, with: event) }
  }

  open override var canBecomeFirstResponder: Bool { true }

  /// What a key is for: the open head, or the one that leads.
  private var keyFocus: LayerID? {
    if let open = engineOpenHead { return LayerID(.head, item: open) }
    return driver.frame.layers.last { $0.id.role == .head }?.id
  }

  // MARK: Status bar, in a window of their own

  #if !os(visionOS)
  open override var childForStatusBarStyle: UIViewController? { covered?.rootViewController }

  open override var childForStatusBarHidden: UIViewController? { covered?.rootViewController }
  #endif

  open override var supportedInterfaceOrientations: UIInterfaceOrientationMask {
    covered?.rootViewController?.supportedInterfaceOrientations ?? super.supportedInterfaceOrientations
  }

  // MARK: Frames

  package func show(_ frame: Frame) { tree.show(frame) }

  package func finish(_ frame: Frame) {
    let isModal = isVisible && driver.engine.isOpen && driver.engine.isModal
    if view.accessibilityViewIsModal != isModal { view.accessibilityViewIsModal = isModal }
    // VoiceOver reads subviews in the order in which they came. What is in front comes first.
    let shown = slots.views(of: tree.shownOrder.reversed())
    if !shown.elementsEqual(view.accessibilityElements as? [UIView] ?? [], by: ===) {
      view.accessibilityElements = shown
    }
    guard let number = model.focus, let conversation = slots.view(.conversation, number) else { return }
    model.focus = nil
    UIAccessibility.post(notification: .screenChanged, argument: conversation)
  }

  /// The place of a head, as VoiceOver finds it; for tests.
  package func avatarSlot(_ id: String) -> UIView? {
    model.register.number(of: id).flatMap { slots.view(.head, $0) }
  }
}
#endif
