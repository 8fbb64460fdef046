#if canImport(UIKit)
package import SuppleHosting
package import SuppleInteractions
package import SuppleLayers
package import SuppleScene
public import UIKit

/// Chat heads: round pictures that float over an app, rest at its edges, open conversations and can be dismissed.
///
/// ```swift
/// let heads = ChatHeadsController()
/// heads.heads = [ChatHead(id: anna.id, name: "Anna", unread: 2, image: anna.picture)]
/// heads.makeConversation = { head in ConversationViewController(head) }
/// heads.install(over: rootViewController)
/// ```
///
/// A touch outside of heads, messages and conversations belongs to the app. Keep one controller for each scene. Properties and
/// requests before there is a window are kept until then, in any order.
open class ChatHeadsController: UIViewController, InteractionHost {
  /// The heads. A new array adds, removes and recounts heads by id. New heads slide in, and the first of them becomes the
  /// leader. After that only the person changes the order of the stack. Of several heads with one id the first counts. A
  /// dismissed head leaves the array. Example: `heads.heads[0].unread = 9`
  public var heads: [ChatHead] {
    get { model.heads }
    set { setHeads(newValue) }
  }

  /// Makes a head's picture, once; without it, the image or the initials are shown.
  /// Example: `heads.makeAvatar = { head in UIImageView(image: head.image) }`
  public var makeAvatar: ((ChatHead) -> UIView)?

  /// Makes a head's conversation when it first opens. It is a child controller while it is visible. It is kept until its
  /// head is removed or memory is low. Without this closure, a conversation is an empty sheet.
  /// Example: `heads.makeConversation = { head in ConversationViewController(head) }`
  public var makeConversation: ((ChatHead) -> UIViewController)?

  /// Makes the content of a bar above a conversation beside its head, in place of grip, title and buttons. An enabled
  /// `UIControl` in it keeps its touches; any other touch drags the conversation. Nil for the default bar.
  /// Example: `heads.makeBar = { head in UITextField(frame: .zero) }`
  public var makeBar: ((ChatHead) -> UIView?)?

  /// Receives a person's actions. Example: `heads.delegate = listener`
  public weak var delegate: (any ChatHeadsDelegate)? { didSet { follow(delegate) } }

  /// The style of the heads. Example: `heads.style = .classic`
  public var style = ChatHeadsStyle.modern {
    didSet {
      guard style != oldValue else { return }
      sendStyle(engineStyle)
      if style.dropZones != oldValue.dropZones || style.edges != oldValue.edges { describe() }
    }
  }

  /// The style for the engine, at the person's text size.
  private var engineStyle: ChatHeadsStyle { style.hosted(in: viewIfLoaded) }

  /// The texts that VoiceOver reads. Example: `heads.labels.dismiss = "Archive"`
  public var labels = SuppleLabels.standard {
    didSet { describe(renamed: true) }
  }

  /// The head with the open conversation. Example: `let name = heads.openHead?.name`
  public var openHead: ChatHead? { engineOpenHead.flatMap(head(numbered:)) }

  /// The app's properties.
  struct Model {
    var heads: [ChatHead] = []
    var register = HeadRegister()
    var texts = TextTable<FlyoutWords>()
    /// A state to restore and a head to open, requested before there was a window.
    var awaited: ChatHeadsState?
    /// The other requests before there was a window, in order, the latest of each kind.
    var requests: [ChatHeadsRequest] = []
    /// Whether the heads hint once they rest in a window.
    var awaitsHint = false
    /// The exclusion areas of resting heads, in the view's points.
    var exclusionAreas: [CGRect] = []
    /// The last state sent to the app.
    var toldState: ChatHeadsState?
    /// The docking and the frame of a floating conversation, requested without a window.
    var docking: ChatHeadsDocking?
    var panelFrame: CGRect?
    /// Whether VoiceOver moves into the conversation that opens next.
    var wantsFocus = false
    /// The head with the conversation to which VoiceOver moves once it is visible, which is later than its opening.
    var focus: Int32?
    /// The last frame of the keyboard, in the screen's points.
    var keyboard: CGRect?
    /// Whether the first heads have slid in.
    var hasEntered = false
  }
  var model = Model()
  package typealias Engine = ChatHeads
  package let parts = HostParts<ChatHeads>(.modern)
  package private(set) lazy var tree = LayerTree(root: view.layer)
  let slots = ChatHeadsSlots()
  private(set) lazy var pointer = HeadPointer(driver) { [weak slots] in slots?.view(.head, $0) }
  package let announcer = PanelAnnouncer()
  /// The areas of the app's views, which resting heads keep clear of.
  package let clearance = KeepClearAreas()
  var placement = ChatHeadsPlacement.nowhere
  /// The key window before the heads' own window appeared.
  weak var keyWindowBefore: UIWindow?

  /// Makes a controller without heads. Example: `let heads = ChatHeadsController()`
  public init() {
    super.init(nibName: nil, bundle: nil)
    slots.controller = self
  }

  /// Makes a controller without heads, from a storyboard.
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
    (recognizer.space, recognizer.controlSlop) = (view, style.slop)
    view.addGestureRecognizer(recognizer)
    recognizer.accepts = { [weak slots] in slots?.isFree($0) ?? true }
    view.addInteraction(UIPointerInteraction(delegate: pointer))
    connect(view)
    view.repaintOnNewColors { $0.controller?.tree.recolor() }
    view.restyleOnNewTextSize { $0.controller.map { $0.sendStyle($0.engineStyle) } }
    self.view = view
    tree.slots = slots
  }

  func leaveWindow() {
    recognizer.cancel()
    model.awaited = state
    keepPanel()
    announcer.cancel()
    clearance.end()
    end()
    tree.removeAll()
  }

  /// Sends the viewport to the engine. In their first window the heads slide in from their edge. In a later one they
  /// appear without motion.
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
    parts.observations.add(UIApplication.didReceiveMemoryWarningNotification) { [weak slots] _ in
      slots?.dropUnseen()
    }
    clearance.tell = { [weak self] _ in if let self, isVisible { sendExclusionAreas() } }
    clearance.begin(around: view)
    sendExclusionAreas()
    place(model.awaited ?? state)
    model.awaited = nil
    restorePanel()
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

  // MARK: Touches and keys

  open override func pressesBegan(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
    if !take(presses, focus: keyFocus) { super.pressesBegan(presses, with: event) }
  }

  open override var canBecomeFirstResponder: Bool { true }

  /// The head that a key affects: the open one, or the leader.
  private var keyFocus: LayerID? {
    if let open = engineOpenHead { return LayerID(.head, item: open) }
    return driver.frame.layers.last { $0.id.role == .head }?.id
  }

  // MARK: Status bar, in a window of their own

  open override var childForStatusBarStyle: UIViewController? { covered?.rootViewController }

  open override var childForStatusBarHidden: UIViewController? { covered?.rootViewController }

  open override var supportedInterfaceOrientations: UIInterfaceOrientationMask {
    covered?.rootViewController?.supportedInterfaceOrientations ?? super.supportedInterfaceOrientations
  }

  // MARK: Frames

  package func show(_ frame: Frame) { tree.show(frame) { $0.id.role != .panelHandle } }

  package func finish(_ frame: Frame) {
    let isModal = isVisible && driver.engine.isOpen && driver.engine.isModal
    if view.accessibilityViewIsModal != isModal { view.accessibilityViewIsModal = isModal }
    // VoiceOver reads subviews in the order of their addition, so the front comes first.
    describeBars()
    let shown = elements(tree.shownOrder)
    if !shown.elementsEqual(view.accessibilityElements as? [UIView] ?? [], by: ===) {
      view.accessibilityElements = shown
    }
    if frame.schedule != .now { rest() }
    guard let number = model.focus, let conversation = slots.view(.conversation, number) else { return }
    model.focus = nil
    moveFocus(to: conversation)
  }

  /// The slot of a head, as an accessibility element; for tests.
  package func avatarSlot(_ id: String) -> UIView? {
    model.register.number(of: id).flatMap { slots.view(.head, $0) }
  }
}
#endif
