// The choices for open conversations, mostly of the style.

/// The layout of open heads and their conversation.
public enum ConversationLayout: Int32, StyleChoice {
  /// `beside` in a safe area of at least 600 by 360 points, otherwise `row`.
  case automatic = 0
  /// The heads stand in a row above the conversation, or on low screens in a column beside it.
  case row
  /// The conversation is a panel beside its head; as `row` if no side has room.
  case beside

  /// The option's name.
  public var name: StaticString {
    switch self {
    case .automatic: "automatic"
    case .row: "row"
    case .beside: "beside"
    }
  }
}

/// Whether an open conversation blocks the app below it.
public enum ConversationModality: Int32, StyleChoice {
  /// `modal` in a row, `modeless` beside a head.
  case automatic = 0
  /// A scrim covers the app; a tap on it closes the conversation.
  case modal
  /// The app below stays usable.
  case modeless

  /// The option's name.
  public var name: StaticString {
    switch self {
    case .automatic: "automatic"
    case .modal: "modal"
    case .modeless: "modeless"
    }
  }

  /// Whether a conversation, in a row or `beside` its head, blocks the app below it.
  func isModal(beside: Bool) -> Bool {
    switch self {
    case .automatic: !beside
    case .modal: true
    case .modeless: false
    }
  }
}

/// The docking of an open conversation beside its head.
public enum PanelDocking: Int32, Sendable, Hashable {
  /// The panel is docked at its head and moves with it.
  case head = 0
  /// The panel floats at its own place.
  case floating
  /// The panel fills the whole room.
  case full
}

/// The height of a conversation beside its head without a resize.
public enum PanelSizing: Int32, StyleChoice {
  /// The style's preferred height.
  case fixed = 0
  /// The height of its content, as the host has measured it.
  case content

  /// The option's name.
  public var name: StaticString {
    switch self {
    case .fixed: "fixed"
    case .content: "content"
    }
  }
}

/// The buttons in the bar of a conversation beside its head.
public enum BarButtons: Int32, StyleChoice {
  /// The buttons for docking, filling the room and closing.
  case all = 0
  /// The button for closing.
  case close
  /// None.
  case none

  /// The option's name.
  public var name: StaticString {
    switch self {
    case .all: "all"
    case .close: "close"
    case .none: "none"
    }
  }
}

/// Whether a conversation beside its head can float.
public enum PanelFloating: Int32, StyleChoice {
  /// The conversation stays at its release.
  case on = 0
  /// The conversation docks at the half of the room in which it is released.
  case off

  /// The option's name.
  public var name: StaticString {
    switch self {
    case .on: "on"
    case .off: "off"
    }
  }
}

/// The effect of a press outside of the heads and an open modeless conversation.
public enum OutsidePress: Int32, StyleChoice {
  /// None: the press is the app's alone.
  case ignore = 0
  /// The conversation closes, and the press is the app's as well.
  case close

  /// The option's name.
  public var name: StaticString {
    switch self {
    case .ignore: "ignore"
    case .close: "close"
    }
  }
}

/// The zones in which a dragged head can be dropped.
public enum DropZones: Int32, StyleChoice {
  /// The dismiss target.
  case remove = 0
  /// None: heads can be dragged, but not dismissed.
  case none

  /// The option's name.
  public var name: StaticString {
    switch self {
    case .remove: "remove"
    case .none: "none"
    }
  }
}
