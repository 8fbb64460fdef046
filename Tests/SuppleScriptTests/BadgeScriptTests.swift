import SuppleInteractions
import SuppleScene
import SuppleScript
import Testing

@Suite("Scripts of badges with words, pinned, dragged")
struct BadgeScriptTests {
  @Test("A moving list does not tear a dragged badge: it holds, and released it returns")
  func held() throws {
    let text = scriptText(
      "slime-badge",
      events: """
        {"t": 0.1, "down": [300, 200]}, {"t": 0.2, "move": [250, 200]}, {"t": 0.3, "move": [200, 200]},
        {"t": 0.5, "do": "moveAnchor", "to": [300, 450]}, {"t": 0.6, "do": "moveAnchor", "to": [300, 700]},
        {"t": 0.7, "move": [201, 200]}, {"t": 1, "up": [201, 200]}
        """, "\"setup\": {\"count\": 3, \"anchor\": [300, 200]}")
    let frames = frames(try script(text))
    #expect(frames.flatMap(\.events).map(\.name) == [.pressed])
    #expect(frames.last { $0.time < 1 }?.scene.layer(LayerID(.connector)) != nil)
    #expect(frames.last?.scene.layer(LayerID(.badge))?.center == Point(x: 300, y: 700))
  }

  @Test("A setup and commands set text, width and whether it is pinned; replays show text and border")
  func words() throws {
    let text = scriptText(
      "slime-badge",
      events: """
        {"t": 0.1, "down": [300, 200]}, {"t": 0.2, "move": [100, 200]}, {"t": 0.3, "up": [100, 200]},
        {"t": 1, "do": "setText", "text": "1.2k", "width": 30}, {"t": 2, "do": "setPinned", "pinned": false},
        {"t": 2.1, "down": [300, 200]}, {"t": 2.2, "up": [300, 200]}
        """,
      """
      "style": {"borderWidth": 2}, "setup": {"text": "new", "width": 24.5, "pinned": true, "anchor": [300, 200]}
      """)
    let read = try script(text)
    let shown = lines(read, .list([0, 1.5]))
    #expect(shown[0].contains("\"width\":37.5,") && shown[0].contains("\"text\":\"new\""))
    #expect(shown[0].hasSuffix("\"borderWidth\":2}],\"events\":[]}"))
    #expect(shown[1].contains("\"text\":\"1.2k\"") && shown[1].hasSuffix("\"events\":[]}"))
    #expect(frames(read).flatMap(\.events).map(\.time) == [2.1], "pinned until then")
    #expect(try script(read.text) == read)
    #expect(
      read.text.contains("\"setup\": {\"count\": null, \"text\": \"new\", \"width\": 24.5, \"pinned\": true"))
    #expect(read.text.contains("{\"t\": 1, \"do\": \"setText\", \"text\": \"1.2k\", \"width\": 30}"))
    #expect(read.text.contains("{\"t\": 2, \"do\": \"setPinned\", \"pinned\": false}"))
  }

  @Test("A setup and a command ask for the construction, whose parts replays name by number")
  func construction() throws {
    func text(_ setup: String) -> String {
      scriptText(
        "slime-badge",
        events: """
          {"t": 0.1, "down": [300, 200]}, {"t": 0.2, "move": [255, 200]}, {"t": 0.3, "move": [210, 200]},
          {"t": 1, "do": "setConstruction", "construction": false}
          """,
        """
        "style": {"preset": "classic"}, "setup": {"count": 3, "anchor": [300, 200]\(setup)}
        """)
    }
    let read = try script(text(", \"construction\": true"))
    let shown = lines(read, .list([0, 0.9, 1.1]))
    #expect(!shown[0].contains("construction") && !shown[2].contains("construction"))
    // O with its letter, as it is drawn.
    #expect(shown[1].contains("{\"id\":\"construction:6\",\"x\":255,\"y\":190,"), "\(shown[1])")
    #expect(shown[1].contains("\"id\":\"construction:12\"") && shown[1].contains("\"text\":\"O\""))
    #expect(try script(read.text) == read && read.text.contains("\"construction\": true"))
    var plain = try script(text(""))
    let hasBadge = plain.showConstruction()
    #expect(hasBadge && plain == read)
    var list = try script(scriptText("flipping-notch", events: ""))
    let isAbleTo = list.showConstruction()
    #expect(!isAbleTo)
  }

  @Test("A messenger's badges have words and pins as well")
  func messenger() throws {
    let text = scriptText(
      "messenger",
      events: """
        {"t": 0.1, "key": "Delete", "focus": "badge:b"}, {"t": 0.2, "key": "Delete", "focus": "badge:a"},
        {"t": 1.5, "in": "b", "do": "setText", "text": "!", "width": 4},
        {"t": 1.6, "in": "b", "do": "setPinned", "pinned": false}, {"t": 1.7, "key": "Delete", "focus": "badge:b"}
        """,
      """
      "setup": {"notch": {"rows": 3}, "badges": [{"id": "a", "text": "new", "width": 24, "row": 1},
        {"id": "b", "count": 2, "pinned": true, "row": 2}]}
      """)
    let read = try script(text)
    #expect(try script(read.text) == read)
    let all = frames(read)
    let texts = all[0].scene.layers.compactMap { FrameLine.label(of: $0, names: read.names) }
    #expect(texts == ["new", "2"])
    #expect(all.flatMap(\.events).map(\.item) == [1, 2] && all.flatMap(\.events).map(\.time) == [0.2, 1.7])
  }

  private static let group = """
    "setup": {"notch": {"rows": 6, "cell": [358, 90]}, "badges": [{"id": "all", "row": 1}, {"id": "a", "count": 3, "row": 2},
      {"id": "b", "row": 3}, {"id": "c", "count": 7, "row": 4}, {"id": "d", "count": 1, "row": 5},
      {"id": "e", "count": 2, "row": 6}], "groups": [{"sum": "all", "members": ["e", "a", "b", "c", "d"]}]}
    """

  /// The events of a messenger whose sum is cleared at 0, as times and ids, and the labels of the last frame.
  private func cascade(
    _ events: String = "", _ more: String = "", _ times: FrameTimes = .rate(60)
  ) throws -> (events: [String], labels: [String]) {
    let text = scriptText(
      "messenger", events: "{\"t\": 0, \"key\": \"Delete\", \"focus\": \"badge:all\"}" + events,
      BadgeScriptTests.group + more)
    let read = try script(text)
    #expect(try script(read.text) == read)
    let all = frames(read, times)
    let told = all.flatMap(\.events).map { event in
      let numbers = event.name == .cascaded ? " \(event.value ?? -1) \(event.secondValue ?? -1)" : ""
      return "\(event.time) \(event.name) \(read.names.id(of: event.item) ?? "")\(numbers)"
    }
    return (told, all.last?.scene.layers.compactMap { FrameLine.label(of: $0, names: read.names) } ?? [])
  }

  private static let clearings = [
    "0.0 cleared all", "0.0 cleared a", "0.08 cleared b", "0.16 cleared c", "0.24 cleared d",
    "0.32 cleared e",
    "0.32 cascaded all 5.0 0.0",
  ]

  @Test("A cleared sum clears its members in reading order, each at its instant, at any frame rate")
  func cascade() throws {
    for times: FrameTimes in [.rate(60), .rate(30), .rate(120), .list([0, 3600])] {
      let (events, labels) = try cascade("", "", times)
      #expect(events == BadgeScriptTests.clearings && labels.isEmpty)
    }
    let read = try script(scriptText("messenger", BadgeScriptTests.group))
    #expect(lines(read, .list([0]))[0].contains("\"text\":\"14\""))
    let faded = try cascade("", ", \"reducedMotion\": true").events
    #expect(faded.count == 7 && faded.allSatisfy { $0.hasPrefix("0.0 ") })
  }

  @Test("A cancelled member stays in the sum; a cancelled sum clears none; a new count cancels one clearing")
  func cancellations() throws {
    let cancelled = try cascade(", {\"t\": 0.2, \"in\": \"c\", \"do\": \"cancelDismissal\"}")
    #expect(
      cancelled.events.contains("0.2 restored c") && cancelled.events.last == "0.32 cascaded all 4.0 1.0")
    #expect(cancelled.labels == ["7", "7"])
    let calledOff = try cascade(", {\"t\": 0.1, \"in\": \"e\", \"do\": \"setCount\", \"count\": 5}")
    #expect(calledOff.events.last == "0.24 cascaded all 4.0 1.0" && calledOff.labels == ["5", "5"])
    let kept = try cascade(", {\"t\": 0.1, \"in\": \"all\", \"do\": \"cancelDismissal\"}")
    #expect(kept.events.last == "0.1 restored all" && kept.labels.sorted() == ["1", "14", "2", "3", "7"])
    // The app's own count of a sum has no effect.
    let own = try cascade(", {\"t\": 1, \"in\": \"all\", \"do\": \"setCount\", \"count\": 5}")
    #expect(own.events == BadgeScriptTests.clearings && own.labels.isEmpty)
  }

  /// A cancellation of the sum at the instant of its clearing.
  private static let refusal = ", {\"t\": 0, \"in\": \"all\", \"do\": \"cancelDismissal\"}"

  @Test(
    "A sum that is cancelled as it is cleared clears none: no member has an event, and each looks as before",
    arguments: ["", ", \"reducedMotion\": true", ", \"style\": {\"slime-badge\": {\"cascadeDelay\": 0}}"])
  func refusedSum(_ more: String) throws {
    for times: FrameTimes in [.rate(60), .list([0, 3600])] {
      let (events, labels) = try cascade(BadgeScriptTests.refusal, more, times)
      #expect(events == ["0.0 cleared all", "0.0 restored all"])
      #expect(labels.sorted() == ["1", "14", "2", "3", "7"])
    }
    func members(_ events: String) throws -> [[Layer]] {
      let read = try script(scriptText("messenger", events: events, BadgeScriptTests.group + more))
      // The badges have the numbers 1, the sum, to 6.
      return frames(read, .list([0, 0.02, 0.1, 0.4, 2])).map { $0.scene.layers.filter { $0.id.item > 1 } }
    }
    let clearing = "{\"t\": 0, \"key\": \"Delete\", \"focus\": \"badge:all\"}"
    #expect(try members(clearing + BadgeScriptTests.refusal) == members(""))
  }

  @Test("A count that a member gets between the clearing of its sum and the cancellation stays")
  func refusedSumAfterCount() throws {
    let counts = ["a", "e"].map { ", {\"t\": 0, \"in\": \"\($0)\", \"do\": \"setCount\", \"count\": 5}" }
    let (events, labels) = try cascade(counts.joined() + BadgeScriptTests.refusal)
    #expect(events == ["0.0 cleared all", "0.0 cleared a", "0.0 restored all"])
    #expect(labels.sorted() == ["1", "19", "5", "5", "7"])
    // The next clearing is a cascade as any other.
    let again = try cascade(
      BadgeScriptTests.refusal + ", {\"t\": 1, \"key\": \"Delete\", \"focus\": \"badge:all\"}")
    #expect(again.events.last == "1.32 cascaded all 5.0 0.0" && again.labels.isEmpty)
  }

  @Test("A group of unknown badges, and a badge with two places, are errors")
  func groups() {
    func message(_ groups: String) -> String {
      let setup =
        "\"setup\": {\"notch\": {\"rows\": 2}, \"badges\": [{\"id\": \"a\", \"row\": 1}, "
        + "{\"id\": \"b\", \"row\": 2}], \"groups\": \(groups)}"
      do {
        _ = try script(scriptText("messenger", setup))
        return ""
      } catch { return "\(error)" }
    }
    #expect(message("[{\"sum\": \"a\", \"members\": [\"b\"]}]") == "")
    #expect(message("[{\"sum\": \"a\", \"members\": [\"c\"]}]").contains("one of the badges in \"setup\""))
    #expect(message("[{\"sum\": \"a\", \"members\": [\"a\"]}]").contains("each badge once in \"groups\""))
    #expect(message("[{\"members\": [\"a\"]}]").contains("found no \"sum\""))
  }

  @Test("A text without a width, a width without a text and an invalid pin are errors")
  func errors() {
    func message(_ setup: String) -> String {
      do {
        _ = try script(scriptText("slime-badge", "\"setup\": {\(setup)}"))
        return ""
      } catch { return "\(error)" }
    }
    #expect(message("\"text\": \"new\"").contains("found no \"width\""))
    #expect(message("\"width\": 3").contains("found no \"text\""))
    #expect(message("\"text\": \"new\", \"width\": -1").contains("the text's width, a number from 0 to 1000"))
    #expect(message("\"construction\": 1").contains("whether the construction is drawn, true or false"))
    #expect(message("\"pinned\": 1").contains("whether the badge is pinned, true or false"))
  }
}
