import SuppleInteractions
import SuppleScene

extension Contract {
  /// A flipping notch.
  public static let flippingNotch = InteractionDescription(
    kind: 2, typeName: "FlippingNotch", scriptName: "flipping-notch", constantName: "flippingNotch",
    commandFile: "notch-command", words: "a flipping notch", commands: notchCommands, events: notchEvents,
    forwardedEvents: [],
    progress: [
      ProgressField("pull"), ProgressField("flip"), ProgressField("panel"), ProgressField("state", .state),
    ], roles: notchRoles, style: StylePropertyDescription.all(of: FlippingNotchStyle.self))

  private static let notchCommands = [
    CommandDescription(0, "beginRefreshing"),
    CommandDescription(
      1, "finishRefreshing",
      [
        ArgumentDescription(
          "items", .count, "the number of new items",
          documentation: "How many new rows; 0 for nothing new.")
      ]),
    CommandDescription(
      2, "failRefreshing", [ArgumentDescription("text", .text, "the failure's text")]),
    CommandDescription(3, "cancelRefreshing"),
    CommandDescription(
      4, "scrollTo",
      [ArgumentDescription("y", .number(ScriptLimits.scroll), "the scroll offset of the list")]),
    CommandDescription(
      5, "setCutout", [ArgumentDescription(unlabeled: "cutout", .optionalCutout, "the cut-out")],
      inScripts: false),
    CommandDescription(
      6, "setNavigationBar",
      [ArgumentDescription("height", .number(ScriptLimits.navigationBars), "the navigation bar's height")],
      inScripts: false),
    CommandDescription(
      7, "setCell", [ArgumentDescription(unlabeled: "size", .optionalSize, "the cell's size")],
      inScripts: false),
    CommandDescription(
      8, "setRows", [ArgumentDescription(unlabeled: "count", .count, "the number of rows")],
      inScripts: false),
    CommandDescription(9, "hint", inScripts: false),
    CommandDescription(
      10, "setEnabled",
      [
        ArgumentDescription(
          unlabeled: "enabled", .flag, "whether the list can be pulled",
          documentation: "Whether it can be pulled; what is in progress as it is switched off is cancelled.")
      ]),
    CommandDescription(
      11, "setArrivingRows",
      [
        ArgumentDescription("count", .count, "the number of arriving rows"),
        ArgumentDescription("extent", .number(ScriptLimits.scroll), "the height of the gap for them"),
      ]),
    CommandDescription(
      12, "setArrivingRow",
      [
        ArgumentDescription("index", .count, "the index of an arriving row"),
        ArgumentDescription(
          "x", .number(ScriptLimits.places), "its displacement to the right of the list's centre"
        ),
        ArgumentDescription("y", .number(ScriptLimits.scroll), "its distance from the top of the first one"),
        ArgumentDescription("height", .number(ScriptLimits.scroll), "its height"),
      ]),
    CommandDescription(
      13, "setPanel", [ArgumentDescription(unlabeled: "panel", .flag, "whether there is a panel")],
      inScripts: false),
    CommandDescription(14, "showPanel"),
    CommandDescription(15, "closePanel"),
    CommandDescription(16, "addRow"),
    CommandDescription(17, "keepRow"),
    CommandDescription(18, "dropRow"),
    CommandDescription(
      19, "setScreenEnd",
      [ArgumentDescription("y", .number(ScriptLimits.places), "the y of the screen's end")]),
  ]

  private static let notchEvents = [
    EventDescription(14, "armed", impact: .light),
    EventDescription(15, "disarmed", impact: .light),
    EventDescription(16, "beganRefreshing", asking: "refresh"),
    EventDescription(17, "inserted", [EventField("items", .count)], impact: .light),
    EventDescription(18, "failed", [EventField("text", .text)]),
    EventDescription(19, "cancelled"),
    EventDescription(27, "panelArmed", impact: .light),
    EventDescription(28, "panelDisarmed", impact: .light),
    EventDescription(29, "panelOpened", asking: "show"),
    EventDescription(30, "panelClosed", asking: "hide"),
    EventDescription(32, "rowAdded", asking: "row"),
    EventDescription(33, "rowKept"),
    EventDescription(34, "rowDropped"),
    .began, .settled,
  ]

  private static let notchRoles = [
    RoleDescription("list", .list, []),
    RoleDescription("notch", .notch, [.cornerRadius, .fill, .path]),
    RoleDescription("card", .card, [.scale, .opacity, .angle, .cornerRadius, .fill, .text]),
    RoleDescription("row", .row, item: .row, [.scale, .opacity, .cornerRadius]),
    RoleDescription("indicator", .indicator, [.opacity, .fill, .path]),
    RoleDescription("panel", .panel, [.opacity, .angle, .cornerRadius]),
  ]
}
