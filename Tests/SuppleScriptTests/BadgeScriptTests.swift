import SuppleInteractions
import SuppleScene
import SuppleScript
import Testing

@Suite("Scripts of badges with words, pinned, held")
struct BadgeScriptTests {
  @Test("A list that moves does not tear a held badge: it holds, and let go is put back")
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

  @Test("A setup and commands say text, width and whether it is pinned; replays show text and border")
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

  @Test("A text without a width, a width without a text and a pin that is none are errors")
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
    #expect(message("\"pinned\": 1").contains("whether the badge is pinned, true or false"))
  }
}
