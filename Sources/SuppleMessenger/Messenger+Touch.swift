import SuppleInteractions
import SuppleScene

// The assignment of touches to parts.
extension Messenger {
  /// The owner of a pointer.
  enum PointerOwner: Sendable, Hashable {
    /// The heads, a conversation's scrim or a flyout.
    case heads
    /// The badge with this number.
    case badge(Int32)
    /// The list.
    case list
    /// The app: an open conversation.
    case app
  }

  /// Whether a finger is on a badge. Each finger on a badge has its owner in `owners`.
  var isBadgeTouched: Bool {
    owners.contains { touch in
      guard case .badge(let id) = touch.owner, let index = badgeIndices[id] else { return false }
      return badges[index].badge.pointer == touch.pointer
    }
  }

  /// Passes a sample to the pointer's owner; returns whether it is claimed.
  mutating func route(_ pointer: Pointer, at time: Double) -> Bool {
    let known = owners.firstIndex { $0.pointer == pointer.id }
    guard pointer.phase == .down else {
      guard let known else { return false }
      let owner = owners[known].owner
      if pointer.phase != .move { owners.remove(at: known) }
      if pass(pointer, to: owner, at: time) { return true }
      guard owner == .heads, pointer.phase == .move, let start = heads.takePassedTouch(pointer.id),
        !isBadgeTouched
      else { return false }
      // A drag downwards that began on a flyout pulls the list.
      owners[known].owner = .list
      _ = notch.handle(.pointer(Pointer(id: pointer.id, phase: .down, position: start)), at: time)
      return notch.handle(.pointer(pointer), at: time)
    }
    // If a finger comes down twice, its release was lost.
    if let known { cancelOwner(known, position: pointer.position, at: time) }
    return offer(pointer, at: time)
  }

  /// Cancels the touch of a pointer after a lost release.
  private mutating func cancelOwner(_ index: Int, position: Point, at time: Double) {
    let (pointer, owner) = owners.remove(at: index)
    _ = pass(Pointer(id: pointer, phase: .cancel, position: position), to: owner, at: time)
  }

  /// Offers a press to the parts: the frontmost part that claims it owns the finger.
  private mutating func offer(_ pointer: Pointer, at time: Double) -> Bool {
    guard pointer.position.isFinite else { return false }
    // So many fingers are impossible: the release of the oldest was lost.
    if owners.count >= 32 { cancelOwner(0, position: pointer.position, at: time) }
    if heads.handle(.pointer(pointer), at: time) {
      owners.append((pointer.id, .heads))
      return true
    }
    guard !heads.covers(pointer.position) else {
      owners.append((pointer.id, .app))
      return false
    }
    for raised in [true, false] {
      for index in badges.indices.reversed() where badges[index].badge.isRaised == raised {
        guard isVisible(badges[index]) else { continue }
        let stamp = time.isFinite ? HostTime(time) : clock.hostTime
        guard badges[index].badge.handle(pointer, hostTime: stamp) != .ignored else { continue }
        owners.append((pointer.id, .badge(badges[index].badge.item)))
        return true
      }
    }
    // A list does not scroll while a finger drags a badge out of it.
    guard !isBadgeTouched else { return false }
    owners.append((pointer.id, .list))
    return notch.handle(.pointer(pointer), at: time)
  }

  private mutating func pass(_ pointer: Pointer, to owner: PointerOwner, at time: Double) -> Bool {
    switch owner {
    case .heads: return heads.handle(.pointer(pointer), at: time)
    case .list: return notch.handle(.pointer(pointer), at: time)
    case .app: return false
    case .badge(let id):
      guard let index = badgeIndices[id] else { return false }
      let stamp = time.isFinite ? HostTime(time) : clock.hostTime
      return badges[index].badge.handle(pointer, hostTime: stamp) != .ignored
    }
  }

  /// Clears the focused badge by a key; returns whether there is one.
  mutating func clearBadge(by key: Key, focus: LayerID?) -> Bool {
    guard key == .delete || key == .backspace, let focus, let index = badgeIndices[focus.item],
      focus == LayerID(.badge, item: focus.item),
      badges[index].badge.isShown, !badges[index].badge.isPinned
    else { return false }
    badges[index].badge.perform(.clear)
    return true
  }
}
