import Foundation

/// What VoiceOver says, and what is written where the app gives no text of its own. The defaults are in the language of
/// the app as far as the package's catalogue has it (English, German), else in English.
///
/// ```swift
/// var labels = SuppleLabels()
/// labels.clear = "Mark as read"
/// badge.labels = labels
/// ```
public struct SuppleLabels: Sendable {
  /// A badge's value for a count of 1 or more. Example: `labels.unread = { "\($0) messages" }`
  public var unread: @Sendable (Int) -> String = { word("unread", "%lld unread", $0) }
  /// A badge's value where it shows a plain dot. Example: `labels.new = "Unread"`
  public var new = word("new", "New")
  /// The action that clears a badge. Example: `labels.clear = "Mark as read"`
  public var clear = word("clear", "Clear")
  /// Announced after a sum and its group were cleared. Example: `labels.cleared = { "\($0), all read" }`
  public var cleared: @Sendable (String) -> String = { String(format: word("cleared", "%@, cleared"), $0) }
  /// The action that opens a head's conversation. Example: `labels.open = "Open chat"`
  public var open = word("open", "Open")
  /// The action that dismisses a head. Example: `labels.dismiss = "Archive"`
  public var dismiss = word("dismiss", "Dismiss")
  /// Written below the target at which heads are thrown. Example: `labels.remove = "Archive"`
  public var remove = word("remove", "Remove")
  /// The action that moves the stack to the left edge. Example: `labels.moveToLeft = "Move left"`
  public var moveToLeft = word("moveToLeft", "Move to left edge")
  /// The action that moves the stack to the right edge. Example: `labels.moveToRight = "Move right"`
  public var moveToRight = word("moveToRight", "Move to right edge")
  /// The button for the heads that did not fit. Example: `labels.more = { "\($0) more chats" }`
  public var more: @Sendable (Int) -> String = { word("more", "%lld more", $0) }
  /// A head with a message: its name and the text. Example: `labels.message = { "\($0) says \($1)" }`
  public var message: @Sendable (String, String) -> String = { "\($0): \($1)" }
  /// The action that refreshes a list. Example: `labels.refresh = "Check for mail"`
  public var refresh = word("refresh", "Refresh")
  /// Said when a refresh begins. Example: `labels.loading = "Checking"`
  public var loading = word("loading", "Refreshing")
  /// Said when rows came. Example: `labels.inserted = { "\($0) payments came" }`
  public var inserted: @Sendable (Int) -> String = {
    word("inserted", $0 == 1 ? "%lld new item" : "%lld new items", $0)
  }
  /// Said, and written on the card, when a refresh brought nothing. Example: `labels.nothingNew = "No mail"`
  public var nothingNew = word("nothingNew", "Up to date")
  /// Shown on the card, and said, when a refresh failed with an error that has no text.
  /// Example: `labels.failed = "No connection"`
  public var failed = word("failed", "Could not refresh")

  /// The labels in the app's language. Example: `badge.labels = SuppleLabels()`
  public init() {}

  /// The labels that every host begins with, looked up once.
  package static let standard = SuppleLabels()
}

/// A phrase in the app's language, from the package's catalogue; `english` where the catalogue is not to be had.
private func word(_ key: String, _ english: String, _ number: Int? = nil) -> String {
  let phrase = Bundle.module.localizedString(forKey: "supple.\(key)", value: english, table: nil)
  return number.map { String(format: phrase, locale: .current, $0) } ?? phrase
}
