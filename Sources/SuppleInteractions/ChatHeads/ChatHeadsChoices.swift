// The choices of the style of chat heads.

/// Where heads may rest.
public enum RestingEdges: Int32, StyleChoice {
  /// At the left or the right edge, whichever the throw decides.
  case either = 0
  /// At the left edge only.
  case left
  /// At the right edge only.
  case right
  /// Anywhere within reach.
  case free

  /// The option's name.
  public var name: StaticString {
    switch self {
    case .either: "either"
    case .left: "left"
    case .right: "right"
    case .free: "free"
    }
  }
}

/// How a released head travels to its resting place.
public enum ReleaseMotion: Int32, StyleChoice {
  /// It glides with the finger's velocity and is caught by a spring: a fast throw bounces more than a slow one.
  case fling = 0
  /// It sets out from rest on a damped cosine whose bounce depends on the distance, as the first chat heads did.
  case dampedCosine

  /// The option's name.
  public var name: StaticString {
    switch self {
    case .fling: "fling"
    case .dampedCosine: "dampedCosine"
    }
  }
}

/// How presses, conversations and the scrim behind them move.
public enum ChangeMotion: Int32, StyleChoice {
  /// By springs that take over whatever velocity there is.
  case springs = 0
  /// Along the timed curves that were recorded from the original.
  case recorded

  /// The option's name.
  public var name: StaticString {
    switch self {
    case .springs: "springs"
    case .recorded: "recorded"
    }
  }
}

/// How heads go that the dismiss target has.
public enum DismissalMotion: Int32, StyleChoice {
  /// They go into the target one after the other, and it leaves after the last.
  case absorption = 0
  /// They shrink where they are, while the target leaves.
  case implosion

  /// The option's name.
  public var name: StaticString {
    switch self {
    case .absorption: "absorption"
    case .implosion: "implosion"
    }
  }
}

/// Which unread count the badge of the closed stack shows.
public enum StackCount: Int32, StyleChoice {
  /// The sum of the unread counts of all heads, those of the overflow included.
  case sum = 0
  /// The leader's own.
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
  /// A tap is told to the app and changes nothing.
  case off

  /// The option's name.
  public var name: StaticString {
    switch self {
    case .on: "on"
    case .off: "off"
    }
  }
}
