import SuppleInteractions

extension Contract {
  /// A pull tab.
  public static let pullTab = InteractionDescription(
    kind: 901, typeName: "PullTab", scriptName: "pull-tab", constantName: "pullTab",
    commandFile: "tab-command", words: "a pull tab",
    commands: [CommandDescription(0, "open"), CommandDescription(1, "close")],
    events: [
      EventDescription(902, "tabOpened"), EventDescription(903, "tabClosed"), .began, .settled,
    ], forwardedEvents: [], progress: [],
    roles: [RoleDescription("tab", .tab, [.cornerRadius, .fill])],
    style: StylePropertyDescription.all(of: PullTabStyle.self), setup: [])
}
