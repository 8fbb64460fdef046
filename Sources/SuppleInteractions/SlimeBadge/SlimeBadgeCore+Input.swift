import SuppleMotion
import SuppleScene

/// Input: touches, keys and the app's commands, as actions for the transition function.
extension SlimeBadgeCore {
  /// The badge's response to a touch.
  enum Response: Sendable, Hashable {
    /// The touch does not belong to the badge.
    case ignored
    /// The badge claims the touch.
    case claimed
    /// The badge claims the touch, which ended without a drag.
    case tapped
  }

  /// Handles an input at the present; `hostTime` is the input's own stamp, in host seconds. Returns whether it is
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

  /// Handles a pointer's sample at the present; `hostTime` is the sample's own stamp, in host seconds.
  @discardableResult
  mutating func handle(_ sample: Pointer, hostTime: HostTime) -> Response {
    let isOwn = pointer == sample.id
    let isReachable = SlimeBadgeGeometry.isReachable(sample.position)
    switch sample.phase {
    case .down:
      // If a finger comes down twice, its release was lost: the first touch counts as cancelled.
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

  /// Performs a command of the app at the present.
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
    case .setBurstFrames(let count): burstFrames = max(0, min(SlimeBadgeStyle.maximumFrames, count))
    case .setConstruction(let isShown): showsConstruction = isShown
    case .clear(let delay):
      let delay = delay.isFinite ? min(delay, SlimeBadgeStyle.maximumClearDelay) : 0
      transition(delay > 0 ? .clearLater(delay) : .clear)
    case .cancelDismissal: transition(.cancelDismissal)
    case .hint:
      transition(
        .hint(
          geometry.hintOffset(
            anchor: anchor, width: viewport.size.width, rightToLeft: preferences.rightToLeft)))
    }
  }

  /// Moves the anchor with its owner's content, and the badge with the anchor. `checkBreak()` notes the stretch
  /// separately, so that it does not depend on the times of these moves.
  mutating func carryAnchor(to point: Point) { anchor = SlimeBadgeGeometry.reachable(point) }

  /// Notes the stretch of the connector by its anchor, and breaks or joins it. An owner that moves the anchor calls
  /// this at each instant of `SlimeBadgeGeometry.nextBreakCheck(after:)`.
  mutating func checkBreak() { transition(.anchorMoved) }
}
