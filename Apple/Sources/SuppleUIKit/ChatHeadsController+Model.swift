#if canImport(UIKit)
public import SuppleHosting
import SuppleInteractions
import SuppleScene
public import UIKit

// Translates the app's requests into the engine's commands.
extension ChatHeadsController {
  func setHeads(_ given: [ChatHead], newFrom picture: UIView? = nil) {
    var seen: Set<String> = []
    let heads = given.filter { seen.insert($0.id).inserted }
    let old = model.heads
    model.heads = heads
    model.register.register(heads.map(\.id))
    slots.update(heads)
    guard isVisible else { return }
    var pictures: [Int32: PicturePlace] = [:]
    if let picture, picture.window != nil, let id = heads.last?.id, let number = known(id) {
      let place = picture.convert(picture.bounds, to: view)
      pictures[number] = PicturePlace(x: place.midX, y: place.midY, width: place.width)
    }
    model.register.commands(from: old.map(\.entry), to: heads.map(\.entry), pictures: pictures).forEach(
      perform)
  }

  /// Adds a head that becomes the leader and starts at a view of the app, such as the avatar of a cell. An existing head
  /// is updated. Example: `heads.add(ChatHead(id: anna.id, name: "Anna"), from: cell.contentView)`
  public func add(_ head: ChatHead, from picture: UIView) {
    let isNew = !heads.contains { $0.id == head.id }
    setHeads(heads.filter { $0.id != head.id } + [head], newFrom: isNew ? picture : nil)
  }

  /// Opens a head's conversation, or brings it to the front of the open one. An unknown id and a head with the role `button`
  /// do nothing. VoiceOver moves into a modal conversation, and into one beside its head if `movesFocus` is true.
  /// Example: `heads.open(anna.id)`
  public func open(_ id: String, movesFocus: Bool = false, completion: ((Bool) -> Void)? = nil) {
    guard let number = known(id), opens(id) else { return telling(completion) {} }
    if movesFocus { model.wantsFocus = true }
    guard isVisible else {
      model.awaited = state
      model.awaited?.open = id
      return telling(completion) {}
    }
    telling(completion) { perform(.open(head: number)) }
  }

  /// Opens the overflow in place of the conversation. Nothing happens if all heads fit the row.
  /// Example: `heads.openOverflow()`
  public func openOverflow(completion: ((Bool) -> Void)? = nil) { telling(completion) { ask(.overflow) } }

  /// Closes the open conversation. Example: `heads.close()`
  public func close(completion: ((Bool) -> Void)? = nil) {
    model.awaited?.open = nil
    telling(completion) { if isVisible { perform(.close) } }
  }

  /// Shows a message beside the heads, below its sender's name (by default the head's). The head becomes the leader, and VoiceOver
  /// announces the message. A visible message changes its text. The last line has the unread count of other heads. No message
  /// covers an open conversation. Example: `heads.present("On my way!", from: anna.id)`
  public func present(_ text: String, sender: String? = nil, from id: String) {
    ask(.message(text, sender: sender, from: id))
  }

  /// Moves the stack to an edge, at its current place or at a share of the reachable height, 0 at the top, 1 at the bottom. At
  /// the top and bottom it is a share of the width, 0 at the left. Example: `heads.move(to: .left, height: 0.5)`
  public func move(
    to edge: ChatHeadsEdge, x: Double? = nil, height: Double? = nil, completion: ((Bool) -> Void)? = nil
  ) {
    guard isVisible, let room = driver.viewport?.safeBounds else {
      model.awaited = state.moved(to: edge, x: x, height: height)
      return telling(completion) {}
    }
    let style = driver.engine.style
    let y = style.center(at: height ?? driver.engine.arrangement.height, of: room.minY...room.maxY)
    let left = x.map { style.center(at: $0, of: room.minX...room.maxX) }
    telling(completion) { perform(.setRestingPlace(edge: edge.engineEdge, x: left, y: y, animated: true)) }
  }

  /// Moves the stack a little from its edge, as a hint that it can be touched. Example: `heads.hint()`
  public func hint(completion: ((Bool) -> Void)? = nil) {
    telling(completion) { if isVisible { perform(.hint) } else { model.awaitsHint = true } }
  }

  /// Performs a request, or keeps it until there is a window.
  private func ask(_ request: ChatHeadsRequest) {
    guard !isVisible else { return answer(request) }
    model.requests.removeAll { $0.isReplaced(by: request) }
    model.requests.append(request)
  }

  func answer(_ request: ChatHeadsRequest) {
    switch request {
    case .overflow: perform(.openOverflow)
    case .message(let text, let sender, let id):
      guard let number = known(id), let head = head(numbered: number) else { return }
      let name = sender ?? head.name
      let counts = heads.filter { $0.id != id }.map { min(max(0, $0.unread), 1_000_000) }
      let unread = style.stackCount == .sum ? counts.reduce(0, +) : 0
      let measured = FlyoutSlotView(for: view.traitCollection)
      measured.words = FlyoutWords(sender: name, text: text, others: unread > 0 ? labels.others(unread) : "")
      let size = measured.size(limit: CGFloat(driver.engine.flyoutLimit))
      perform(.message(head: number, text: model.texts.add(measured.words), size: size))
      UIAccessibility.post(notification: .announcement, argument: labels.message(name, text))
    }
  }

  func perform(_ command: ChatHeads.Command) { driver.perform(command) }

  // MARK: Numbers and ids

  func number(_ head: ChatHead) -> Int32 { model.register.number(of: head.id) ?? 0 }

  private func known(_ id: String) -> Int32? {
    model.heads.contains { $0.id == id } ? model.register.number(of: id) : nil
  }

  /// Whether a head has a conversation.
  private func opens(_ id: String) -> Bool { model.heads.first { $0.id == id }?.role != .button }

  func head(numbered number: Int32) -> ChatHead? {
    guard let id = model.register.id(of: number) else { return nil }
    return model.heads.first { $0.id == id }
  }

  /// The engine's open head.
  var engineOpenHead: Int32? { isVisible ? driver.engine.arrangement.open : nil }

  // MARK: State

  /// The current position of the heads. Example: `let kept = heads.state`
  public var state: ChatHeadsState {
    guard isVisible else {
      return model.awaited
        ?? ChatHeadsState(order: model.heads.map(\.id), edge: .right, height: style.startingHeight)
    }
    return model.register.state(driver.engine.arrangement)
  }

  /// Moves the heads to a state's position, without motion. Ids that ``heads`` lacks are ignored, and heads that the state
  /// lacks come last. Example: `heads.restore(kept)`
  public func restore(_ state: ChatHeadsState) {
    if isVisible { place(state) } else { model.awaited = state }
  }

  /// Runs the actions that wait until nothing moves.
  func rest() {
    tellState()
    if model.awaitsHint { perform(.hint) }
    model.awaitsHint = false
  }

  func place(_ state: ChatHeadsState) {
    var state = state
    if let open = state.open, !opens(open) { state.open = nil }
    let arrangement = model.register.arrangement(state, of: model.heads.map(\.entry))
    driver.change { engine, time in engine.restore(arrangement, at: time) }
  }
}
#endif
