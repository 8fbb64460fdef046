/// A command as scripts write it.
struct CommandForm {
  /// What `do` says.
  let name: String
  /// What it takes.
  let arguments: [String]

  private init(_ name: String, _ arguments: String...) {
    self.name = name
    self.arguments = arguments
  }

  /// The commands of an interaction. A messenger's badges have no home of their own.
  static func all(of subject: ScriptSubject, inMessenger: Bool) -> [CommandForm] {
    switch subject {
    case .chatHeads: chatHeads
    case .slimeBadge: inMessenger ? slimeBadge.filter { $0.name != "moveHome" } : slimeBadge
    case .flippingNotch: flippingNotch
    case .messenger: []
    }
  }

  private static let chatHeads = [
    CommandForm("add", "head", "unread"), CommandForm("remove", "head"), CommandForm("open", "head"),
    CommandForm("select", "head"), CommandForm("close"), CommandForm("setUnread", "head", "count"),
    CommandForm("message", "head", "text"), CommandForm("moveTo", "edge", "y"), CommandForm("refuse"),
  ]
  private static let slimeBadge = [
    CommandForm("setCount", "count"), CommandForm("moveHome", "to"), CommandForm("clear"),
    CommandForm("refuse"),
  ]
  private static let flippingNotch = [
    CommandForm("start"), CommandForm("answer", "items"), CommandForm("fail", "text"),
    CommandForm("cancelRefresh"), CommandForm("scrollTo", "y"),
  ]
}
