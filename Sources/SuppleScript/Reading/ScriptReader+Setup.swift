import SuppleContract
import SuppleInteractions
import SuppleScene

// The setup: the state of an interaction at the start.
extension ScriptReader {
  func edge(_ node: JSONNode) throws(ScriptError) -> RestingEdge {
    try source.one(of: Contract.edges, node, "the edge")
  }

  /// The number of a head or badge by its id; a new id receives the next number.
  mutating func number(_ node: JSONNode, _ kind: ScriptNames.Kind) throws(ScriptError) -> Int32 {
    let what = kind == .head ? "the id of a head" : "the id of a badge"
    let id = try source.id(node, what)
    guard let number = names.number(of: id, as: kind) else {
      throw source.error(
        node,
        expected: "\(what): this one is a \(kind == .head ? "badge" : "head")'s, and they share their names")
    }
    return number
  }

  mutating func chatHeadsSetup(_ node: JSONNode?) throws(ScriptError) -> ChatHeadsSetup {
    var setup = ChatHeadsSetup()
    guard let node else { return setup }
    let fields = try ScriptFields(
      node, "the setup of chat-heads", names: ["heads", "edge", "x", "y", "exclusionAreas", "open"],
      source: source)
    if let heads = fields["heads"] {
      var known: Set<Int32> = []
      for head in try source.list(heads, "the heads") {
        let entry = try ScriptFields(head, "a head", names: ["id", "unread", "face"], source: source)
        let number = try number(entry.required("id"), .head)
        guard known.insert(number).inserted else {
          throw source.error(try entry.required("id"), expected: "each head once")
        }
        let unread = try entry["unread"].map { (node) throws(ScriptError) in
          try source.count(node, "the unread count")
        }
        let face = try entry["face"].map { (node) throws(ScriptError) in try self.face(node) }
        setup.heads.append(ChatHeadsSetup.Head(head: number, unread: unread ?? 0, face: face))
      }
    }
    if let edge = fields["edge"] { setup.edge = try self.edge(edge) }
    if let x = fields["x"] { setup.x = try source.number(x, ScriptLimits.places, "x of the leader's centre") }
    if let y = fields["y"] { setup.y = try source.number(y, ScriptLimits.places, "y of the leader's centre") }
    if let areas = fields["exclusionAreas"] {
      for area in try source.list(areas, "the areas to keep clear") {
        let box = try source.numbers(
          area, ["x", "y", "w", "h"], ScriptLimits.places, "an area to keep clear")
        guard box[2] >= 0, box[3] >= 0 else {
          throw source.error(area, expected: "an area to keep clear whose w and h are 0 or more")
        }
        setup.exclusionAreas.append(Rect(x: box[0], y: box[1], width: box[2], height: box[3]))
      }
    }
    if let open = fields["open"] {
      let number = try number(open, .head)
      guard setup.heads.contains(where: { $0.head == number }) else {
        throw source.error(open, expected: "one of the heads in \"open\"")
      }
      setup.open = number
    }
    return setup
  }

  private func face(_ node: JSONNode) throws(ScriptError) -> HeadFace {
    let numbers = try source.numbers(
      node, ArgumentKind.optionalFace.numberNames, ScriptLimits.lengths, "the face of the head")
    return HeadFace(width: numbers[0], height: numbers[1], cornerRadius: numbers[2])
  }

  mutating func slimeBadgeSetup(_ node: JSONNode?) throws(ScriptError) -> SlimeBadgeSetup {
    var setup = SlimeBadgeSetup()
    guard let node else { return setup }
    let fields = try ScriptFields(
      node, "the setup of slime-badge", names: ScriptReader.badgeFields + ["anchor"], source: source)
    setup.badge = try badgeSetup(fields)
    if let anchor = fields["anchor"] { setup.anchor = try point(anchor, "the badge's anchor") }
    return setup
  }

  private static let badgeFields = ["count", "text", "width", "pinned", "construction"]

  /// The content of a badge, and whether it can be torn off. A text and its width belong together.
  private mutating func badgeSetup(_ fields: ScriptFields) throws(ScriptError) -> BadgeSetup {
    var setup = BadgeSetup()
    if let count = fields["count"] { setup.count = try badgeCount(count) }
    if fields["text"] != nil || fields["width"] != nil {
      let text = try source.string(fields.required("text"), "the badge's text")
      let width = try source.number(fields.required("width"), ScriptLimits.textWidths, "the text's width")
      setup.text = BadgeSetup.Text(names.number(ofText: text), width: width)
    }
    if let pinned = fields["pinned"] {
      setup.isPinned = try source.bool(pinned, "whether the badge is pinned")
    }
    if let construction = fields["construction"] {
      setup.showsConstruction = try source.bool(construction, "whether the construction is drawn")
    }
    return setup
  }

  /// The count of a badge; nil, for a plain dot, if the script has null.
  func badgeCount(_ node: JSONNode) throws(ScriptError) -> Int32? {
    if case .null = node.value { return nil }
    guard case .number = node.value else {
      throw source.error(node, expected: "the badge's count, a whole number or null for a plain dot")
    }
    return try source.count(node, "the badge's count")
  }

  func point(_ node: JSONNode, _ what: String) throws(ScriptError) -> Point {
    let numbers = try source.numbers(node, ["x", "y"], ScriptLimits.places, what)
    return Point(x: numbers[0], y: numbers[1])
  }

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

  mutating func messengerSetup(_ node: JSONNode?) throws(ScriptError) -> MessengerSetup {
    var setup = MessengerSetup()
    guard let node else { return setup }
    let fields = try ScriptFields(
      node, "the setup of messenger", names: ["chatHeads", "badges", "notch", "groups"], source: source)
    // Ids are numbered in their order in the file, in any order of the parts.
    for name in ["chatHeads", "badges"].sorted(by: { (fields[$0]?.offset ?? 0) < (fields[$1]?.offset ?? 0) })
    {
      if name == "chatHeads" {
        setup.chatHeads = try chatHeadsSetup(fields[name])
      } else if let badges = fields[name] {
        setup.badges = try messengerBadges(badges)
      }
    }
    setup.notch = try flippingNotchSetup(fields["notch"])
    for (index, badge) in setup.badges.enumerated() where badge.row > setup.notch.rows {
      let node = try source.list(try fields.required("badges"), "the badges")[index]
      throw source.error(
        node,
        expected: "a badge in one of the \(setup.notch.rows) rows that \"notch\" has, not in \(badge.row)")
    }
    if let groups = fields["groups"] { setup.groups = try messengerGroups(groups) }
    return setup
  }

  /// The groups of a messenger's badges. A badge has one place in one group.
  private func messengerGroups(_ node: JSONNode) throws(ScriptError) -> [MessengerSetup.Group] {
    var groups: [MessengerSetup.Group] = []
    var known: Set<Int32> = []
    for group in try source.list(node, "the groups") {
      let fields = try ScriptFields(group, "a group", names: ["sum", "members"], source: source)
      var numbers: [Int32] = []
      for node in try [fields.required("sum")] + source.list(fields.required("members"), "the members") {
        let number = try badge(node)
        guard known.insert(number).inserted else {
          throw source.error(node, expected: "each badge once in \"groups\"")
        }
        numbers.append(number)
      }
      groups.append(MessengerSetup.Group(sum: numbers[0], members: Array(numbers.dropFirst())))
    }
    return groups
  }

  private mutating func messengerBadges(_ node: JSONNode) throws(ScriptError) -> [MessengerSetup.Badge] {
    var badges: [MessengerSetup.Badge] = []
    var known: Set<Int32> = []
    for badge in try source.list(node, "the badges") {
      let fields = try ScriptFields(
        badge, "a badge", names: ["id", "row"] + ScriptReader.badgeFields, source: source)
      let number = try number(fields.required("id"), .badge)
      guard known.insert(number).inserted else {
        throw source.error(try fields.required("id"), expected: "each badge once")
      }
      let row = try source.whole(fields.required("row"), ScriptLimits.rows, "the badge's row")
      badges.append(MessengerSetup.Badge(badge: number, row: Int32(row), shows: try badgeSetup(fields)))
    }
    return badges
  }
}
