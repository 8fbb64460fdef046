/// What VoiceOver says, and what is written where the app gives no text of its own. The defaults are English.
///
/// ```swift
/// var labels = SuppleLabels()
/// labels.clear = NSLocalizedString("badge.clear", comment: "")
/// badge.labels = labels
/// ```
public struct SuppleLabels: Sendable {
  /// A badge's value for a count of 1 or more.
  public var unread: @Sendable (Int) -> String = { "\($0) unread" }
  /// A badge's value where it shows a plain dot.
  public var new = "New"
  /// The action that clears a badge.
  public var clear = "Clear"
  /// The action that opens a head's conversation.
  public var open = "Open"
  /// The action that closes it, and what an open head's button does.
  public var close = "Close"
  /// The action that dismisses a head.
  public var dismiss = "Dismiss"
  /// The actions that move the stack of heads to the other edge.
  public var moveToLeft = "Move to left edge"
  /// The same, to the right.
  public var moveToRight = "Move to right edge"
  /// The button for the heads that did not fit.
  public var more: @Sendable (Int) -> String = { "\($0) more" }
  /// A head with a message: its name and the text.
  public var message: @Sendable (String, String) -> String = { "\($0): \($1)" }
  /// The action that refreshes a list.
  public var refresh = "Refresh"
  /// Said when a refresh begins.
  public var loading = "Refreshing"
  /// Said when rows came.
  public var inserted: @Sendable (Int) -> String = { $0 == 1 ? "1 new item" : "\($0) new items" }
  /// Said when a refresh brought nothing.
  public var nothingNew = "Nothing new"
  /// Shown on the card, and said, when a refresh failed with an error that has no text.
  public var failed = "Could not refresh"

  /// The English labels.
  public init() {}
}
