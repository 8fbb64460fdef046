import Foundation

/// The texts that VoiceOver reads, and the visible texts that the app does not provide. The defaults are in the language
/// of the app if the package's catalogue has it (English, German), otherwise in English.
///
/// ```swift
/// var labels = SuppleLabels()
/// labels.clear = "Mark as read"
/// badge.labels = labels
/// ```
public struct SuppleLabels: Sendable {
  /// A badge's value for a count of 1 or more. Example: `labels.unread = { "\($0) messages" }`
  public var unread: @Sendable (Int) -> String = { word("unread", "%lld unread", $0) }
  /// A badge's value if it is a plain dot. Example: `labels.new = "Unread"`
  public var new = word("new", "New")
  /// The action that clears a badge. Example: `labels.clear = "Mark as read"`
  public var clear = word("clear", "Clear")
  /// Announced after a sum and its group were cleared. Example: `labels.cleared = { "\($0), all read" }`
  public var cleared: @Sendable (String) -> String = {
    word("cleared", "%@, cleared").replacingOccurrences(of: "%@", with: $0)
  }
  /// The action that opens a head's conversation. Example: `labels.open = "Open chat"`
  public var open = word("open", "Open")
  /// The action that dismisses a head. Example: `labels.dismiss = "Archive"`
  public var dismiss = word("dismiss", "Dismiss")
  /// The text below the dismiss target. Example: `labels.remove = "Archive"`
  public var remove = word("remove", "Remove")
  /// The action that moves the stack to the left edge. Example: `labels.moveToLeft = "Move left"`
  public var moveToLeft = word("moveToLeft", "Move to left edge")
  /// The action that moves the stack to the right edge. Example: `labels.moveToRight = "Move right"`
  public var moveToRight = word("moveToRight", "Move to right edge")
  /// The action that moves the stack to the top edge. Example: `labels.moveToTop = "Move up"`
  public var moveToTop = word("moveToTop", "Move to top edge")
  /// The action that moves the stack to the bottom edge. Example: `labels.moveToBottom = "Move down"`
  public var moveToBottom = word("moveToBottom", "Move to bottom edge")
  /// The button for the heads without a slot. Example: `labels.more = { "\($0) more chats" }`
  public var more: @Sendable (Int) -> String = { word("more", "%lld more", $0) }
  /// A head with a message: its name and the text. Example: `labels.message = { "\($0) says \($1)" }`
  public var message: @Sendable (String, String) -> String = { "\($0): \($1)" }
  /// The last line of a message: the unread count of other heads. Example: `labels.others = { "\($0) more chats" }`
  public var others: @Sendable (Int) -> String = { word("others", "and %lld more", $0) }
  /// The grip of a conversation beside its head. Example: `labels.movePanel = "Move chat"`
  public var movePanel = word("movePanel", "Move conversation")
  /// An action of the grip. Example: `labels.movePanelLeft = "Left"`
  public var movePanelLeft = word("movePanelLeft", "Move left")
  /// An action of the grip. Example: `labels.movePanelRight = "Right"`
  public var movePanelRight = word("movePanelRight", "Move right")
  /// An action of the grip. Example: `labels.movePanelUp = "Up"`
  public var movePanelUp = word("movePanelUp", "Move up")
  /// An action of the grip. Example: `labels.movePanelDown = "Down"`
  public var movePanelDown = word("movePanelDown", "Move down")
  /// The button and action that attach a conversation to its head. Example: `labels.dockPanel = "Dock"`
  public var dockPanel = word("dockPanel", "Attach to head")
  /// The button and action that detach a conversation from its head. Example: `labels.undockPanel = "Undock"`
  public var undockPanel = word("undockPanel", "Detach from head")
  /// The action that attaches a conversation at the left edge. Example: `labels.dockPanelLeft = "Dock left"`
  public var dockPanelLeft = word("dockPanelLeft", "Attach at left edge")
  /// The action that attaches a conversation at the right edge. Example: `labels.dockPanelRight = "Dock right"`
  public var dockPanelRight = word("dockPanelRight", "Attach at right edge")
  /// The button that gives a conversation the whole room. Example: `labels.fullPanel = "Fill"`
  public var fullPanel = word("fullPanel", "Full size")
  /// The button that closes a conversation. Example: `labels.closePanel = "Done"`
  public var closePanel = word("closePanel", "Close")
  /// Announced after keys have moved a conversation: its docking, and the place of its middle in percent of the room's width
  /// and height. Example: `labels.panelMoved = { _, x, y in "\(x), \(y)" }`
  public var panelMoved: @Sendable (ChatHeadsDocking, Int, Int) -> String = { docking, x, y in
    switch docking {
    case .head: word("panelDocked", "Attached to head")
    case .floating: word("panelFloating", "Moved to %lld %% across, %lld %% down", x, y)
    case .full: word("fullPanel", "Full size")
    }
  }
  /// The corner by which keys resize a conversation beside its head. Example: `labels.resizePanel = "Resize chat"`
  public var resizePanel = word("resizePanel", "Resize conversation")
  /// An action of that corner. Example: `labels.resizePanelWider = "Widen"`
  public var resizePanelWider = word("resizePanelWider", "Wider")
  /// An action of that corner. Example: `labels.resizePanelNarrower = "Narrow"`
  public var resizePanelNarrower = word("resizePanelNarrower", "Narrower")
  /// An action of that corner. Example: `labels.resizePanelTaller = "Higher"`
  public var resizePanelTaller = word("resizePanelTaller", "Taller")
  /// An action of that corner. Example: `labels.resizePanelShorter = "Lower"`
  public var resizePanelShorter = word("resizePanelShorter", "Shorter")
  /// An action of that corner. Example: `labels.resizePanelLeast = "Minimum"`
  public var resizePanelLeast = word("resizePanelLeast", "Smallest size")
  /// An action of that corner. Example: `labels.resizePanelGreatest = "Maximum"`
  public var resizePanelGreatest = word("resizePanelGreatest", "Largest size")
  /// An action of that corner. Example: `labels.resizePanelDefault = "Reset"`
  public var resizePanelDefault = word("resizePanelDefault", "Default size")
  /// The size of a conversation in points, announced after keys have changed it.
  /// Example: `labels.panelResized = { "\($0) by \($1)" }`
  public var panelResized: @Sendable (Int, Int) -> String = {
    word("panelResized", "%lld wide, %lld high", $0, $1)
  }
  /// The action that refreshes a list. Example: `labels.refresh = "Check for mail"`
  public var refresh = word("refresh", "Refresh")
  /// The action that adds a blank row to a list. Example: `labels.blankRow = "New task"`
  public var blankRow = word("blankRow", "New row")
  /// The name of a list's panel. Example: `labels.panel = "Camera"`
  public var panel = word("panel", "Panel")
  /// The action that shows a list's panel. Example: `labels.showPanel = "Show camera"`
  public var showPanel = word("showPanel", "Show panel")
  /// The announcement at the start of a refresh. Example: `labels.loading = "Checking"`
  public var loading = word("loading", "Refreshing")
  /// The announcement of new rows. Example: `labels.inserted = { "\($0) payments came" }`
  public var inserted: @Sendable (Int) -> String = {
    word("inserted", $0 == 1 ? "%lld new item" : "%lld new items", $0)
  }
  /// The announcement, and the card's text, after a refresh without new rows. Example: `labels.nothingNew = "No mail"`
  public var nothingNew = word("nothingNew", "Up to date")
  /// The announcement, and the card's text, after a refresh that failed with an error without a text.
  /// Example: `labels.failed = "No connection"`
  public var failed = word("failed", "Could not refresh")

  /// The labels in the app's language. Example: `badge.labels = SuppleLabels()`
  public init() {}

  /// The default labels of every host, looked up once.
  package static let standard = SuppleLabels()
}

/// A phrase in the app's language, from the package's catalogue; `english` if the catalogue is missing.
private func word(_ key: String, _ english: String, _ numbers: Int...) -> String {
  let phrase = Bundle.module.localizedString(forKey: "supple.\(key)", value: english, table: nil)
  return numbers.isEmpty ? phrase : String(format: phrase, locale: .current, arguments: numbers)
}
