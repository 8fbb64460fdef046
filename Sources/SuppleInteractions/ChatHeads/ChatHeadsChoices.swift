// The choices of the style of chat heads.

/// The edges at which heads rest.
public enum RestingEdges: Int32, StyleChoice {
  /// The left or the right edge, by the throw.
  case either = 0
  /// The left edge only.
  case left
  /// The right edge only.
  case right
  /// Any reachable place.
  case free
  /// The top edge only.
  case top
  /// The bottom edge only.
  case bottom
  /// The top or the bottom edge, by the throw.
  case topOrBottom
  /// The nearest of the four edges, or the one that a throw meets first.
  case any
  /// The nearest of the four corners to where the throw would land.
  case corners

  /// The option's name.
  public var name: StaticString {
    switch self {
    case .either: "either"
    case .left: "left"
    case .right: "right"
    case .free: "free"
    case .top: "top"
    case .bottom: "bottom"
    case .topOrBottom: "topOrBottom"
    case .any: "any"
    case .corners: "corners"
    }
  }

  /// Whether heads may rest at an edge. Heads in a corner rest at a side.
  public func allows(_ edge: RestingEdge) -> Bool {
    switch self {
    case .either, .free, .corners: edge.isSide
    case .left: edge == .left
    case .right: edge == .right
    case .top: edge == .top
    case .bottom: edge == .bottom
    case .topOrBottom: !edge.isSide
    case .any: true
    }
  }

  /// Whether heads rest below the dismiss target, at the destination of throws to the bottom.
  var reachesBottom: Bool { self == .corners || allows(.bottom) }
}

/// The motion of a released head to its resting place.
public enum ReleaseMotion: Int32, StyleChoice {
  /// The head glides with the finger's velocity until a spring takes over: a fast throw bounces more than a slow one.
  case fling = 0
  /// The head starts from rest on a damped cosine whose bounce depends on the distance, as in the first chat heads.
  case dampedCosine

  /// The option's name.
  public var name: StaticString {
    switch self {
    case .fling: "fling"
    case .dampedCosine: "dampedCosine"
    }
  }
}

/// The motion of presses, conversations and the scrim behind them.
public enum ChangeMotion: Int32, StyleChoice {
  /// Springs, which keep the current velocity.
  case springs = 0
  /// Timed curves, recorded from the original.
  case recorded

  /// The option's name.
  public var name: StaticString {
    switch self {
    case .springs: "springs"
    case .recorded: "recorded"
    }
  }
}

/// The motion of heads that are dismissed in the target.
public enum DismissalMotion: Int32, StyleChoice {
  /// The heads shrink into the target one after the other; the target closes after the last.
  case absorption = 0
  /// The heads shrink in place while the target drops.
  case implosion

  /// The option's name.
  public var name: StaticString {
    switch self {
    case .absorption: "absorption"
    case .implosion: "implosion"
    }
  }
}

/// The unread count on the badge of the closed stack.
public enum StackCount: Int32, StyleChoice {
  /// The sum of the unread counts of all heads, including the overflow.
  case sum = 0
  /// The leader's unread count.
  case leader

  /// The option's name.
  public var name: StaticString {
    switch self {
    case .sum: "sum"
    case .leader: "leader"
    }
  }
}

/// Whether a tap on a head opens its conversation.
public enum TapOpening: Int32, StyleChoice {
  /// A tap opens the head's conversation, switches to it, or closes it.
  case on = 0
  /// A tap only notifies the app.
  case off

  /// The option's name.
  public var name: StaticString {
    switch self {
    case .on: "on"
    case .off: "off"
    }
  }
}
