import SuppleMotion
import SuppleScene

// Messages: the head that leads, and the flyout with the text.
extension ChatHeadsCore {
  /// Announces a message: its head leads the closed stack, and a flyout shows the text.
  mutating func announce(_ text: Int32, for id: HeadID) {
    takeFromList(id)
    guard let index = roster.index(of: id) else { return }
    roster.heads[index].news = roster.nextNews()
    guard !state.isRow, state.activeHead == nil else { return }
    if index > 0 { transition(.rearrange(.moveToFront(index))) }
    let message = FlyoutMessage(head: id, text: text)
    act(onFlyout: flyout.announce(message, in: context, at: now))
  }

  /// Does what follows from a change of the flyout, and notifies the app of a message that was visible.
  @inline(never)
  mutating func act(onFlyout effects: PartEffects) {
    if effects.contains(.tapped), let head = flyout.tappedHead { tap(head) }
    if effects.contains(FlyoutPart.closing) { idle.note(at: now) }
    if effects.contains(FlyoutPart.hidden), let head = flyout.hiddenHead {
      emit(.flyoutHidden(head: head.number))
    }
  }

  /// Closes the flyout.
  @inline(never)
  mutating func closeFlyout() { act(onFlyout: flyout.close(in: context, at: now)) }

  /// Where a message of the flyout is while nothing pulls it: beside its own head, whichever head leads now.
  @inline(never)
  func restingRoom(of message: FlyoutMessage, in flyout: Flyout) -> Rect {
    let removed = removals.point(of: message.head, at: now)
    let head =
      roster.index(of: message.head).map { position($0) } ?? removed ?? message.lastPoint ?? position(0)
    return geometry.flyoutRoom(leader: head, edge: edge(of: flyout))
  }

  /// Keeps the flyout's messages beside heads that are about to leave the stack.
  mutating func keepFlyout(besideRemoved ids: [HeadID]) {
    guard flyout.flyout != nil else { return }
    for index in roster.heads.indices where ids.contains(roster.heads[index].id) {
      let id = roster.heads[index].id
      let point = removals.point(of: id, at: .infinity) ?? position(index)
      flyout.keep(id, at: point)
    }
  }

  /// At which edge the flyout's stack is, or was when the flyout began to close.
  private func edge(of flyout: Flyout) -> HorizontalEdge { flyout.lastEdge ?? stack.place.edge }

  /// Writes the flyout: its message, and above that one the message that takes its place.
  @inline(never)
  func writeFlyout(_ flyout: Flyout, into frame: inout Frame) {
    func write(_ message: FlyoutMessage, _ index: Int32, opacity: Double, shadow: Double) {
      flyout.write(
        LayerID(.flyout, item: message.head.number, index: index), message.text, into: &frame, at: now,
        room: restingRoom(of: message, in: flyout), edge: edge(of: flyout), opacity: opacity, shadow: shadow,
        reducedMotion: preferences.reducedMotion)
    }
    guard let incoming = flyout.incoming else { return write(flyout.message, 0, opacity: 1, shadow: 1) }
    let part = incoming.opacity.value(at: now)
    // A text of the same head fades in over the old one, which it covers; the bubble stays opaque.
    let isSame = incoming.message.head == flyout.message.head
    write(flyout.message, 0, opacity: isSame ? 1 : 1 - part, shadow: isSame ? 1 - part : 1)
    write(incoming.message, 1, opacity: part, shadow: 1)
  }
}
