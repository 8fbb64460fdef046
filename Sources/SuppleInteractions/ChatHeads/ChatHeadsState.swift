import SuppleMotion
import SuppleScene

/// The state of chat heads: a closed stack or an open row.
enum ChatHeadsState: Sendable {
  /// Closed.
  case stack(StackActivity)
  /// Open, with the head of the open conversation; nil while the overflow's panel is open.
  case row(selected: HeadID?, RowActivity)
}

/// The activity of a closed stack.
enum StackActivity: Sendable {
  /// Each head moves to the resting place by itself, or rests there.
  case settling
  /// The leader moves to the resting place, or rests there, and the others follow it.
  case landing(PointMotion)
  /// A finger presses or drags the leader, and the others follow it.
  case dragging(HeadDrag)
  /// The stack was thrown at the dismiss target and caught in flight.
  case flungToTarget(FlingToTarget)
  /// Tucked away: each head moves a little further into the edge, or rests there.
  case tucked
}

extension StackActivity {
  /// Returns the activity after the dismiss target has moved: captured heads follow the target.
  func retargeted(in geometry: ChatHeadsGeometry, at time: Double) -> StackActivity {
    switch self {
    case .settling, .landing, .tucked: self
    case .dragging(let drag): .dragging(drag.retargeted(in: geometry, at: time))
    case .flungToTarget(let fling): .flungToTarget(fling.retargeted(in: geometry, at: time))
    }
  }
}

/// The activity of an open row.
enum RowActivity: Sendable {
  /// The conversation is open, without a finger.
  case reading
  /// A finger presses or drags a head; a drag closes a conversation that is not away from its head.
  case dragging(HeadDrag)
  /// A finger presses an element that reacts to taps only.
  indirect case pressing(TapTarget, TouchGesture)
  /// A head of the row was thrown at the dismiss target and caught in flight.
  case flungToTarget(FlingToTarget)
}

extension RowActivity {
  /// Returns the activity after the dismiss target has moved: captured heads follow the target.
  func retargeted(in geometry: ChatHeadsGeometry, at time: Double) -> RowActivity {
    switch self {
    case .reading, .pressing: self
    case .dragging(let drag): .dragging(drag.retargeted(in: geometry, at: time))
    case .flungToTarget(let fling): .flungToTarget(fling.retargeted(in: geometry, at: time))
    }
  }
}

/// The parts of an open row that react to taps but not to drags.
enum TapTarget: Sendable {
  /// The scrim: a tap closes the conversation.
  case scrim
  /// The overflow's slot: a tap opens its panel, or closes the row.
  case overflow
  /// A head that the overflow's panel lists: a tap brings it into the row and opens its conversation.
  case listed(HeadID)

  /// The part that a touch hits; nil for other hits.
  init?(_ hit: ChatHeadsHit) {
    switch hit {
    case .scrim: self = .scrim
    case .overflow: self = .overflow
    case .listed(let head): self = .listed(head)
    case .head, .badge, .flyout, .bar, .handle, .app: return nil
    }
  }
}

extension ChatHeadsState {
  /// Whether the heads stand in a row.
  var isRow: Bool {
    if case .row = self { return true }
    return false
  }

  /// The head of the open conversation; nil for none, and for the overflow's panel.
  var selected: HeadID? {
    if case .row(let selected, _) = self { return selected }
    return nil
  }

  /// The press or drag of a head, if there is one.
  var headDrag: HeadDrag? {
    @inline(never) get {
      switch self {
      case .stack(.dragging(let drag)), .row(_, .dragging(let drag)): drag
      default: nil
      }
    }
  }

  /// The flight to the dismiss target, if there is one.
  var fling: FlingToTarget? {
    @inline(never) get {
      switch self {
      case .stack(.flungToTarget(let fling)), .row(_, .flungToTarget(let fling)): fling
      default: nil
      }
    }
  }

  /// The motion of a leader to the resting place, which the others follow; nil for none.
  var landing: PointMotion? {
    if case .stack(.landing(let motion)) = self { return motion }
    return nil
  }

  /// Whether the stack has tucked itself away, or is about to.
  var isTucked: Bool {
    if case .stack(.tucked) = self { return true }
    return false
  }

  /// The head that a finger presses or drags, or that was flung to the target; nil for none.
  var activeHead: HeadID? { headDrag?.head ?? fling?.head }

  /// The head that is dragged; nil for none.
  var draggedHead: HeadID? {
    guard let headDrag, headDrag.isDragging else { return nil }
    return headDrag.head
  }

  /// The head that the dismiss target has captured or that was flung to it; nil for none.
  var capturedHead: HeadID? {
    if let headDrag, headDrag.capturedMotion != nil { return headDrag.head }
    return fling?.head
  }

  /// Whether the dismiss target is raised: a head is dragged, or flies to the target.
  var raisesTarget: Bool { draggedHead != nil || fling != nil }

  /// Whether the panel of the overflow is open in place of a conversation.
  var isListing: Bool {
    if case .row(nil, _) = self { return true }
    return false
  }

  /// The traits of a head's layer.
  func traits(of head: HeadID, isLeader: Bool) -> LayerTraits {
    var traits: LayerTraits = [.interactive]
    switch self {
    case .stack(.dragging(let drag)):
      if isLeader { traits.formUnion(drag.traits) }
    case .row(let selected, let activity):
      if head == selected { traits.insert(.selected) }
      if case .dragging(let drag) = activity, drag.head == head { traits.formUnion(drag.traits) }
    case .stack: break
    }
    return traits
  }

  /// The end of a flight to the dismiss target, or the instant at which the target captures a head whose finger has
  /// stopped in its field; in motion seconds, nil for neither.
  func captureTime(in geometry: ChatHeadsGeometry, by clock: MotionClock) -> MotionTime? {
    if let fling { return fling.end }
    guard geometry.hasTarget, let headDrag, headDrag.capturedMotion == nil, headDrag.isDragging,
      headDrag.isInField(of: geometry)
    else { return nil }
    let rested = clock.motionTime(at: headDrag.lastSeen + VelocityTracker.restAfter * 1.01)
    return rested > clock.now ? rested : nil
  }

  // MARK: Derived states

  /// Returns the stack or row with a head's drag.
  func with(_ drag: HeadDrag) -> ChatHeadsState {
    switch self {
    case .stack: .stack(.dragging(drag))
    case .row(let selected, _): .row(selected: selected, .dragging(drag))
    }
  }

  /// Returns the stack or row with a flight to the dismiss target.
  func with(_ fling: FlingToTarget) -> ChatHeadsState {
    switch self {
    case .stack: .stack(.flungToTarget(fling))
    case .row(let selected, _): .row(selected: selected, .flungToTarget(fling))
    }
  }

  /// The stack or row without a finger and without a captured head.
  var released: ChatHeadsState {
    switch self {
    case .stack: .stack(.settling)
    case .row(let selected, _): .row(selected: selected, .reading)
    }
  }
}
