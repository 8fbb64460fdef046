import SuppleMotion
import SuppleScene

/// What comes in: touches, keys, the app's commands. What follows from it, the transition function says.
extension SlimeBadgeCore {
  /// What a touch was to the badge.
  enum Response: Sendable, Hashable {
    /// The touch is not the badge's.
    case ignored
    /// The touch is the badge's.
    case claimed
    /// The touch was the badge's, and ended without a drag.
    case tapped
  }

  /// Takes in an input at the present; `hostTime` is the input's own stamp, in host seconds. Returns whether it is
  /// claimed.
  mutating func receive(_ input: Input, hostTime: HostTime) -> Bool {
    switch input {
    case .pointer(let pointer):
      return handle(pointer, hostTime: hostTime) != .ignored
    case .key(let key, let focus):
      guard key == .delete || key == .backspace, isShown, !isPinned, focus == LayerID(.badge, item: item)
      else {
        return false
      }
      transition(.clear)
      return true
    case .viewport(let viewport):
      self.viewport = viewport
      return false
    case .preferences, .wheel, .keyboard: return false
    }
  }

  /// Takes in a pointer's sample at the present; `hostTime` is the sample's own stamp, in host seconds.
  @discardableResult
  mutating func handle(_ sample: Pointer, hostTime: HostTime) -> Response {
    let isOwn = pointer == sample.id
    let isReachable = SlimeBadgeGeometry.isReachable(sample.position)
    switch sample.phase {
    case .down:
      // The release of a finger that comes down twice was lost: it counts as cancelled.
      if isOwn { transition(.cancel(hostTime: hostTime)) }
      guard !isPinned, isReachable, isHit(at: sample.position) else { return .ignored }
      transition(.down(pointer: sample.id, at: sample.position, hostTime: hostTime))
      return .claimed
    case .move:
      guard isOwn else { return .ignored }
      if isReachable { transition(.move(to: sample.position, hostTime: hostTime)) }
      return .claimed
    case .up:
      guard isOwn, let touch = state.touch else { return .ignored }
      let point = isReachable ? sample.position : touch.drag.gesture.position
      transition(.up(at: point, hostTime: hostTime))
      return !touch.isDragged && point.distance(to: touch.drag.gesture.start) <= style.slop
        ? .tapped : .claimed
    case .cancel:
      guard isOwn else { return .ignored }
      transition(.cancel(hostTime: hostTime))
      return .claimed
    }
  }

  /// Does what the app asks, at the present.
  mutating func perform(_ command: SlimeBadge.Command) {
    switch command {
    case .setCount(let count):
      if let content = BadgeContent(count: count) { transition(.show(content)) }
    case .setText(let text, let width):
      guard width.isFinite else { return }
      transition(.show(.text(text, width: max(0, min(SlimeBadgeStyle.maximumTextWidth, width)))))
    case .setPinned(let isPinned):
      self.isPinned = isPinned
      if isPinned { transition(.pin) }
    case .moveAnchor(let point):
      guard SlimeBadgeGeometry.isReachable(point), point != anchor else { return }
      anchor = point
      transition(.anchorMoved)
    case .clear: transition(.clear)
    case .cancelDismissal: transition(.cancelDismissal)
    case .hint:
      transition(
        .hint(
          geometry.hintOffset(
            anchor: anchor, width: viewport.size.width, rightToLeft: preferences.rightToLeft)))
    }
  }

  /// Moves the anchor while its owner's content moves, and the badge with it. How far that stretches the connector is
  /// noted only when the owner says so, since it must not depend on when the anchor was carried.
  mutating func carryAnchor(to point: Point) { anchor = SlimeBadgeGeometry.reachable(point) }

  /// Notes how far the anchor has stretched the connector, and checks whether that breaks or joins. An owner that carries
  /// the anchor does so at each instant of `SlimeBadgeGeometry.nextBreakCheck(after:)`.
  mutating func checkBreak() { transition(.anchorMoved) }
}
