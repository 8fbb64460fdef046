import SuppleContract
import SuppleInteractions
import SuppleScene

extension Script {
  /// The script as the text of its file, which reads back as the same script.
  ///
  /// Each event has a line. Values that are the defaults are left out, and so are the commands that scripts do not have,
  /// such as a hint.
  public var text: String {
    var members: [(String, JSONText)] = [
      ("supple", .number(1)), ("interaction", .string(subject.name)),
      ("viewport", ScriptWriter.viewport(viewport)),
    ]
    let writer = ScriptWriter(names: names, inMessenger: subject.isMessenger)
    if let style = writer.style(of: subject) { members.append(("style", style)) }
    if seed != 0 { members.append(("seed", .number(Double(seed)))) }
    if reducedMotion { members.append(("reducedMotion", .bool(true))) }
    if rightToLeft { members.append(("rightToLeft", .bool(true))) }
    if !tells.isEmpty {
      let names = Contract.tellings.filter { tells.contains($0.value) }.map { JSONText.string($0.name) }
      members.append(("tells", .array(names)))
    }
    members.append(("setup", writer.setup(of: subject)))
    if let duration { members.append(("duration", .number(duration))) }
    var text = "{\n"
    for (name, value) in members { text += "  \"\(name)\": \(value.line),\n" }
    text += "  \"events\": ["
    text += events.compactMap(writer.event).map { "\n    " + $0.line }.joined(separator: ",")
    text += events.isEmpty ? "]\n}\n" : "\n  ]\n}\n"
    return text
  }
}

extension ScriptSubject {
  fileprivate var isMessenger: Bool {
    if case .messenger = self { return true }
    return false
  }
}

/// Converts the parts of a script to JSON.
struct ScriptWriter {
  let names: ScriptNames
  let inMessenger: Bool

  func id(_ number: Int32) -> JSONText { .string(names.id(of: number) ?? String(number)) }

  static func viewport(_ viewport: Viewport) -> JSONText {
    var members: [(String, JSONText)] = [
      ("width", .number(viewport.size.width)), ("height", .number(viewport.size.height)),
    ]
    if viewport.safeArea != .zero { members.append(("safeArea", insets(viewport.safeArea))) }
    return .object(members)
  }

  static func insets(_ insets: Insets) -> JSONText {
    .object([
      ("top", .number(insets.top)), ("left", .number(insets.left)), ("bottom", .number(insets.bottom)),
      ("right", .number(insets.right)),
    ])
  }

  static func point(_ point: Point) -> JSONText { .array([.number(point.x), .number(point.y)]) }

  static func edge(_ edge: RestingEdge) -> JSONText { .string(Contract.edges[Int(edge.rawValue)].name) }

  static func count(_ count: Int32?) -> JSONText { count.map { .number(Double($0)) } ?? .null }

  // MARK: The start

  func setup(of subject: ScriptSubject) -> JSONText {
    switch subject {
    case .chatHeads(_, let setup): return self.setup(setup)
    case .slimeBadge(_, let setup):
      var members = badge(setup.badge)
      if let anchor = setup.anchor { members.append(("anchor", ScriptWriter.point(anchor))) }
      return .object(members)
    case .flippingNotch(_, let setup): return self.setup(setup)
    case .messenger(_, let setup):
      let badges = setup.badges.map { badge in
        JSONText.object(
          [("id", id(badge.badge))] + self.badge(badge.shows) + [("row", .number(Double(badge.row)))])
      }
      var members = [("chatHeads", self.setup(setup.chatHeads)), ("badges", JSONText.array(badges))]
      // Ids are numbered in their order in the file.
      if let head = setup.chatHeads.heads.first, let badge = setup.badges.first, badge.badge < head.head {
        members.reverse()
      }
      members.append(("notch", self.setup(setup.notch)))
      if !setup.groups.isEmpty {
        let groups = setup.groups.map {
          JSONText.object([("sum", id($0.sum)), ("members", .array($0.members.map(id)))])
        }
        members.append(("groups", .array(groups)))
      }
      return .object(members)
    }
  }

  private func badge(_ setup: BadgeSetup) -> [(String, JSONText)] {
    var members = [("count", ScriptWriter.count(setup.count))]
    if let text = setup.text {
      members += [("text", .string(names.text(of: text.text) ?? "")), ("width", .number(text.width))]
    }
    if setup.isPinned { members.append(("pinned", .bool(true))) }
    if setup.showsConstruction { members.append(("construction", .bool(true))) }
    return members
  }

  private func setup(_ setup: ChatHeadsSetup) -> JSONText {
    var members: [(String, JSONText)] = [
      (
        "heads",
        .array(
          setup.heads.map { entry in
            var members = [("id", id(entry.head))]
            if entry.unread != 0 { members.append(("unread", .number(Double(entry.unread)))) }
            if let face = entry.face {
              let numbers = [face.width, face.height, face.cornerRadius]
              members.append(("face", .array(numbers.map { .number($0) })))
            }
            return .object(members)
          })
      )
    ]
    if let edge = setup.edge { members.append(("edge", ScriptWriter.edge(edge))) }
    if let x = setup.x { members.append(("x", .number(x))) }
    if let y = setup.y { members.append(("y", .number(y))) }
    if !setup.exclusionAreas.isEmpty {
      let areas = setup.exclusionAreas.map { area in
        JSONText.array([.number(area.x), .number(area.y), .number(area.width), .number(area.height)])
      }
      members.append(("exclusionAreas", .array(areas)))
    }
    if let open = setup.open { members.append(("open", id(open))) }
    return .object(members)
  }

  private func setup(_ setup: FlippingNotchSetup) -> JSONText {
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
