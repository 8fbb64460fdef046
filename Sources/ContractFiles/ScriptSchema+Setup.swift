import SuppleContract

// The JSON schema of values, of the screen and of the setup.
extension ScriptSchema {
  static var values: Members {
    let area = JSONValue.object([
      ("description", "[x, y, width, height] in points."), ("type", "array"),
      (
        "prefixItems",
        [number(ScriptLimits.places), number(ScriptLimits.places), number(sides), number(sides)]
      ),
      ("items", false), ("minItems", 4),
    ])
    let insets = ["top", "left", "bottom", "right"].map { ($0, number(ScriptLimits.lengths, default: 0)) }
    return [
      ("place", described("[x, y] on the screen, in points.", pair(ScriptLimits.places))),
      ("size", described("[width, height] in points.", pair(ScriptLimits.lengths))),
      ("rectangle", area),
      ("time", described("Seconds from the start.", number(ScriptLimits.times))),
      (
        "id",
        .object([
          (
            "description",
            "The app's name of a head or a badge. In a messenger heads and badges share their names."
          ),
          ("type", "string"), ("minLength", 1),
        ])
      ),
      ("count", integer(ScriptLimits.counts)),
      (
        "badgeCount",
        .object([
          ("description", "The count of a badge; null for a plain dot."),
          ("anyOf", [reference("count"), .object([("type", "null")])]),
        ])
      ),
      ("edge", choice(Contract.edges.map(\.name))),
      ("preset", choice(Contract.presets)),
      ("safeArea", object("The insets of cut-outs and bars from each edge.", insets)),
      (
        "viewport",
        object(
          [
            ("width", number(ScriptLimits.lengths)), ("height", number(ScriptLimits.lengths)),
            ("safeArea", reference("safeArea")),
          ], required: ["width", "height"])
      ),
    ]
  }

  /// The sides of an area, in points.
  private static let sides = 0...ScriptLimits.places.upperBound

  static var setups: Members {
    let described = Contract.interactions.compactMap { interaction in
      interaction.setup.map { setup in
        let required = setup.filter { $0.defaultValue == nil }.map(\.name)
        return (
          "\(interaction.constantName)Setup",
          object(setup.map { ($0.name, form(of: $0)) }, required: required)
        )
      }
    }
    return described + [
      ("chatHeadsSetup", chatHeadsSetup), ("slimeBadgeSetup", slimeBadgeSetup), ("notch", cutout),
      ("flippingNotchSetup", flippingNotchSetup), ("messengerSetup", messengerSetup),
    ]
  }

  private static func list(_ description: String, of items: JSONValue) -> JSONValue {
    .object([("description", .string(description)), ("type", "array"), ("items", items)])
  }

  /// The numbers of a head's face.
  static var face: JSONValue {
    .object([
      ("type", "array"),
      (
        "prefixItems",
        [number(ScriptLimits.faceSides), number(ScriptLimits.faceSides), number(ScriptLimits.faceRadii)]
      ),
      ("items", false), ("minItems", 3),
    ])
  }

  private static var chatHeadsSetup: JSONValue {
    let head = object(
      [
        ("id", reference("id")), ("unread", integer(ScriptLimits.counts, default: 0)),
        (
          "face",
          described(
            "[width, height, cornerRadius] of the head's face: a side below 24 counts as 24, a radius above half of the smaller side as that half. The default is the circle.",
            face)
        ),
        (
          "contentHeight",
          described(
            "The natural height of the conversation's content, in points.", number(ScriptLimits.lengths))
        ),
      ], required: ["id"])
    return object([
      ("heads", list("Front to back; each id once.", of: head)),
      (
        "edge",
        described(
          "The edge of the resting place. The default is the side where reading ends.",
          reference("edge"))
      ),
      (
        "x",
        described(
          "The x of the leader's centre at the top and bottom, and with `edges` free. The default is the edge's.",
          number(ScriptLimits.places))
      ),
      (
        "y",
        described(
          "The height of the leader's centre. The default is the style's startingHeight.",
          number(ScriptLimits.places))
      ),
      ("exclusionAreas", list("Areas that resting heads keep clear.", of: reference("rectangle"))),
      (
        "open",
        described(
          "The head with an open conversation at time 0, without an event.", reference("id"))
      ),
    ])
  }

  private static var slimeBadgeSetup: JSONValue {
    badge([
      ("anchor", described("The default is the middle of the viewport.", reference("place")))
    ])
  }

  /// The content of a badge, whether it can be torn off, and more. A text and its width belong together.
  private static func badge(_ more: Members, required: [String] = []) -> JSONValue {
    let shown = object(
      [
        ("count", withDefault(.null, reference("badgeCount"))),
        ("text", described("The text in place of the count.", .object([("type", "string")]))),
        (
          "width",
          described("The measured width of the text, in points.", number(ScriptLimits.textWidths))
        ),
        (
          "pinned",
          .object([
            ("description", "Whether the badge is pinned."), ("type", "boolean"), ("default", false),
          ])
        ),
        (
          "construction",
          .object([
            ("description", "Whether the construction of the badge's connector is drawn."),
            ("type", "boolean"),
            ("default", false),
          ])
        ),
      ] + more, required: required)
    guard case .object(let members) = shown else { return shown }
    return .object(
      members + [("dependentRequired", .object([("text", ["width"]), ("width", ["text"])]))])
  }

  private static var cutout: JSONValue {
    let length = ScriptLimits.cutouts
    let shape = object(
      [
        ("width", number(length)), ("depth", number(length)), ("cornerRadius", number(length, default: 0)),
        ("inset", described("The distance below the screen's edge.", number(length, default: 0))),
      ], required: ["width", "depth"])
    return .object([
      (
        "description",
        "The cut-out, at the top centre; null for none. The default is 209 wide, 26 deep, corners 20."
      ), ("anyOf", [.object([("type", "null")]), shape]),
    ])
  }

  private static var flippingNotchSetup: JSONValue {
    object([
      ("rows", integer(ScriptLimits.counts, default: 0)),
      ("notch", reference("notch")),
      (
        "navigationBar",
        described(
          "The height of the bar between the safe area and the list.",
          number(ScriptLimits.navigationBars, default: 0))
      ),
      (
        "cell",
        described(
          "[width, height] of a row. The default is the viewport's width minus twice the style's cellMargin, by its "
            + "cellHeight.", pair(ScriptLimits.cells))
      ),
      ("scroll", described("The scroll position of the list.", number(ScriptLimits.scroll, default: 0))),
      (
        "panel",
        .object([
          ("description", "Whether a pull far beyond the threshold opens a panel."), ("type", "boolean"),
          ("default", false),
        ])
      ),
    ])
  }

  private static var messengerSetup: JSONValue {
    let badge = badge(
      [
        ("id", reference("id")),
        (
          "row",
          described(
            "The row's number: one of the notch's rows, counted from 1 at the top.",
            integer(ScriptLimits.rows))
        ),
      ], required: ["id", "row"])
    return object([
      ("chatHeads", reference("chatHeadsSetup")),
      (
        "badges",
        list(
          "Each id once, and no id of a head. A badge's centre is 28 points in from the trailing end of its row, "
            + "in the middle of its height.", of: badge)
      ),
      ("notch", reference("flippingNotchSetup")),
      (
        "groups",
        list(
          "Badges that one badge counts. Cleared, that one clears them one after another. Each badge is in one group.",
          of: object(
            [
              ("sum", described("The badge with the sum, whose own count does not matter.", reference("id"))),
              ("members", list("The badges that it counts.", of: reference("id"))),
            ], required: ["sum", "members"]))
      ),
    ])
  }
}
