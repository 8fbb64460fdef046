import SuppleScene

// Who answers a touch.
extension Messenger {
  /// Who has a pointer.
  enum Holder: Sendable, Hashable {
    /// The heads, a conversation's veil or a flyout.
    case heads
    /// The badge of that number.
    case badge(Int32)
    /// The list.
    case list
    /// The app: an open conversation.
    case app
  }

  /// Whether a finger has a badge.
  var isBadgeHeld: Bool { badges.contains { $0.badge.pointer != nil } }

  /// Hands a sample to whoever has the pointer; returns whether it is claimed.
  mutating func route(_ pointer: Pointer, at time: Double) -> Bool {
    let known = holders.firstIndex { $0.pointer == pointer.id }
    guard pointer.phase == .down else {
      guard let known else { return false }
      let holder = holders[known].holder
      if pointer.phase != .move { holders.remove(at: known) }
      return hand(pointer, to: holder, at: time)
    }
    if let known {
      // A finger that comes down again has been up: its release was lost.
      let lost = Pointer(id: pointer.id, phase: .cancel, position: pointer.position)
      _ = hand(lost, to: holders[known].holder, at: time)
      holders.remove(at: known)
    }
    return offer(pointer, at: time)
  }

  /// A finger came down: front to back, whoever wants it has it.
  private mutating func offer(_ pointer: Pointer, at time: Double) -> Bool {
    guard pointer.position.isFinite else { return false }
    // More fingers than anyone has: the oldest must have been lost.
    if holders.count >= 32 { holders.removeFirst() }
    if heads.handle(.pointer(pointer), at: time) {
      holders.append((pointer.id, .heads))
      return true
    }
    guard !heads.isOpen else {
      holders.append((pointer.id, .app))
      return false
    }
    for raised in [true, false] {
      for index in badges.indices.reversed() where badges[index].isRaised == raised {
        guard isSeen(badges[index]) else { continue }
        let stamp = time.isFinite ? time : clock.hostTime
        guard badges[index].badge.handle(pointer, hostTime: stamp, at: moment) != .ignored else { continue }
        holders.append((pointer.id, .badge(badges[index].badge.item)))
        return true
      }
    }
    // A list does not scroll while a badge is pulled out of it.
    guard !isBadgeHeld else { return false }
    holders.append((pointer.id, .list))
    return notch.handle(.pointer(pointer), at: time)
  }

  private mutating func hand(_ pointer: Pointer, to holder: Holder, at time: Double) -> Bool {
    switch holder {
    case .heads: return heads.handle(.pointer(pointer), at: time)
    case .list: return notch.handle(.pointer(pointer), at: time)
    case .app: return false
    case .badge(let id):
      guard let index = badges.firstIndex(where: { $0.badge.item == id }) else { return false }
      let stamp = time.isFinite ? time : clock.hostTime
      return badges[index].badge.handle(pointer, hostTime: stamp, at: moment) != .ignored
    }
  }

  /// A key on a badge that has the focus.
  mutating func press(_ key: Key, focus: LayerID?) -> Bool {
    guard key == .delete || key == .backspace, let focus,
      let index = badges.firstIndex(where: { focus == LayerID(.badge, item: $0.badge.item) }),
      badges[index].badge.isShown
    else { return false }
    badges[index].badge.clear(at: moment)
    return true
  }
}
