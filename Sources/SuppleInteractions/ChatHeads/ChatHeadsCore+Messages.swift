import SuppleMotion
import SuppleScene

// Messages: the new leader, and the flyout with the text.
extension ChatHeadsCore {
  /// Announces a message: its head leads the closed stack, and a flyout shows the text.
  mutating func announce(_ text: Int32, size: Size?, for id: HeadID) {
    takeFromList(id)
    guard let index = roster.index(of: id) else { return }
    roster.heads[index].news = roster.nextNews()
    guard !state.isRow, state.activeHead == nil else { return }
    if index > 0 { transition(.rearrange(.moveToFront(index))) }
    let message = FlyoutMessage(head: id, text: text, size: size)
    act(onFlyout: flyout.announce(message, in: context, at: now))
    showCounts()
  }

  /// Acts on a change of the flyout, and notifies the app of a message that was visible.
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

  /// The place of the head of a flyout's message: current, during its removal, or its last one.
  @inline(never)
  func flyoutHead(of message: FlyoutMessage) -> FlyoutHead {
    if let index = roster.index(of: message.head) { return roster.flyoutHead(index, in: context, at: now) }
    return removals.flyoutHead(of: message.head, at: now, in: geometry) ?? message.lastHead
      ?? roster.flyoutHead(0, in: context, at: now)
  }

  /// Keeps the flyout's messages beside heads that are about to leave the stack.
  mutating func keepFlyout(besideRemoved ids: [HeadID]) {
    guard flyout.flyout != nil else { return }
    for index in roster.heads.indices where ids.contains(roster.heads[index].id) {
      let id = roster.heads[index].id
      var last = roster.flyoutHead(index, in: context, at: now)
      if let point = removals.point(of: id, at: .infinity) { last.point = point }
      flyout.keep(id, at: last)
    }
  }
}
