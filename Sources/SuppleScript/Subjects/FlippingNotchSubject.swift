import SuppleContract
import SuppleInteractions
import SuppleScene

/// The state of a flipping notch at the start of a script.
public struct FlippingNotchSetup: Sendable, Hashable {
  /// The number of rows in the list.
  public var rows: Int32 = 0
  /// The cut-out; nil for none.
  public var notch: Cutout? = .notch
  /// The height of the bar between the safe area and the list, in points.
  public var navigationBar = 0.0
  /// The size of a row, in points; nil for the style's.
  public var cell: Size?
  /// The scroll position of the list, in points.
  public var scroll = 0.0
  /// Whether the app has a panel.
  public var hasPanel = false

  /// An empty list under the usual notch.
  public init() {}
}

extension FlippingNotchSetup {
  /// The commands that set the state of a new list at the start of a script, in order.
  public var commands: [FlippingNotch.Command] {
    var commands: [FlippingNotch.Command] = [
      .setRows(rows), .setCutout(notch), .setNavigationBar(height: navigationBar),
    ]
    if let cell { commands.append(.setCell(cell)) }
    commands.append(.scrollTo(y: scroll))
    if hasPanel { commands.append(.setPanel(true)) }
    return commands
  }
}

extension FlippingNotch: ScriptedInteraction, DescribedSubject {
  static var contract: InteractionDescription { Contract.flippingNotch }

  /// The record of an event.
  public static func record(_ event: Timed<Event>) -> EventRecord { EventRecord(event) }

  static func subject(_ style: Style, _ setup: FlippingNotchSetup) -> ScriptSubject {
    .flippingNotch(style, setup)
  }

  static func readSetup(
    _ node: JSONNode?, by reader: inout ScriptReader
  ) throws(ScriptError) -> FlippingNotchSetup { try reader.flippingNotchSetup(node) }

  static func text(of setup: FlippingNotchSetup, by writer: ScriptWriter) -> JSONText {
    writer.text(of: setup)
  }

  static func opening(of setup: FlippingNotchSetup, in script: Script) -> [StageAction] {
    setup.commands.map { .action(.notch($0)) }
  }

  static func action(_ command: Command, badge: Int32) -> ScriptAction { .notch(command) }

  static func command(for action: StageAction) -> Command? {
    if case .action(.notch(let command)) = action { command } else { nil }
  }

  var replayProgress: [ReplayFrame.Progress] { [ReplayFrame.Progress(progress(), Contract.flippingNotch)] }
}

extension ScriptReader {
  func flippingNotchSetup(_ node: JSONNode?) throws(ScriptError) -> FlippingNotchSetup {
    var setup = FlippingNotchSetup()
    guard let node else { return setup }
    let fields = try ScriptFields(
      node, "the setup of flipping-notch",
      names: ["rows", "notch", "navigationBar", "cell", "scroll", "panel"],
      source: source)
    if let rows = fields["rows"] { setup.rows = try source.count(rows, "the number of rows") }
    if let notch = fields["notch"] { setup.notch = try cutout(notch) }
    if let bar = fields["navigationBar"] {
      setup.navigationBar = try source.number(bar, ScriptLimits.navigationBars, "the navigation bar's height")
    }
    if let cell = fields["cell"] {
      let sides = try source.numbers(cell, ["w", "h"], ScriptLimits.cells, "the cell's size")
      setup.cell = Size(width: sides[0], height: sides[1])
    }
    if let scroll = fields["scroll"] {
      setup.scroll = try source.number(scroll, ScriptLimits.scroll, "the scroll")
    }
    if let panel = fields["panel"] { setup.hasPanel = try source.bool(panel, "whether there is a panel") }
    return setup
  }

  private func cutout(_ node: JSONNode) throws(ScriptError) -> Cutout? {
    if case .null = node.value { return nil }
    guard case .object = node.value else {
      throw source.error(node, expected: "the notch, an object or null for none")
    }
    let fields = try ScriptFields(
      node, "the notch", names: ["width", "depth", "cornerRadius", "inset"], source: source)
    func length(_ node: JSONNode, _ name: String) throws(ScriptError) -> Double {
      try source.number(node, ScriptLimits.cutouts, "the notch's \(name)")
    }
    return Cutout(
      width: try length(fields.required("width"), "width"),
      depth: try length(fields.required("depth"), "depth"),
      cornerRadius: try fields["cornerRadius"].map { (node) throws(ScriptError) in
        try length(node, "cornerRadius")
      } ?? 0,
      inset: try fields["inset"].map { (node) throws(ScriptError) in try length(node, "inset") } ?? 0)
  }
}

extension ScriptWriter {
  func text(of setup: FlippingNotchSetup) -> JSONText {
    var members: [(String, JSONText)] = [("rows", .number(Double(setup.rows)))]
    if let notch = setup.notch {
      members.append(
        (
          "notch",
          .object([
            ("width", .number(notch.width)), ("depth", .number(notch.depth)),
            ("cornerRadius", .number(notch.cornerRadius)), ("inset", .number(notch.inset)),
          ])
        ))
    } else {
      members.append(("notch", .null))
    }
    if setup.navigationBar != 0 { members.append(("navigationBar", .number(setup.navigationBar))) }
    if let cell = setup.cell {
      members.append(("cell", .array([.number(cell.width), .number(cell.height)])))
    }
    if setup.scroll != 0 { members.append(("scroll", .number(setup.scroll))) }
    if setup.hasPanel { members.append(("panel", .bool(true))) }
    return .object(members)
  }
}
