import SuppleInteractions
import SuppleScene
import SuppleScript
import Testing

@Suite("Scripts of chat heads: taps, counts, messages, tucking away")
struct ChatHeadsScriptTests {
  private let setup =
    #""setup": {"heads": [{"id": "anna", "unread": 2}, {"id": "ben", "unread": 3}], "edge": "right", "y": 300}"#

  /// The names of all events, with their heads.
  private func told(_ script: Script) -> [String] {
    frames(script).flatMap(\.events).map { "\($0.name.rawValue) \(script.names.id(of: $0.item) ?? "")" }
  }

  @Test("A fast double tap opens only the tapped head")
  func doubleTap() throws {
    let taps = #"""
      {"t": 1, "down": [368, 300]}, {"t": 1.06, "up": [368, 300]},
      {"t": 1.14, "down": [368, 300]}, {"t": 1.2, "up": [368, 300]}
      """#
    #expect(
      told(try script(scriptText("chat-heads", events: taps, setup))) == [
        "pressed anna", "tapped anna", "opened anna",
      ])
  }

  @Test("The style sets that a tap opens nothing, and which count the stack shows")
  func tapOpens() throws {
    let taps = #"{"t": 1, "down": [368, 300]}, {"t": 1.06, "up": [368, 300]}"#
    let style = #""style": {"preset": "modern", "tapOpens": "off", "stackCount": "leader"}"#
    let quiet = try script(scriptText("chat-heads", events: taps, setup + "," + style))
    #expect(told(quiet) == ["pressed anna", "tapped anna"])
    func badge(_ script: Script) -> LayerLabel? {
      frames(script, .list([0.5])).first?.scene.layer(LayerID(.badge, item: 1))?.label
    }
    #expect(badge(quiet) == .count(2))
    #expect(badge(try script(scriptText("chat-heads", events: taps, setup))) == .count(5))
  }

  @Test("A message has a sender's name or none; a text that replaces another's is a separate layer")
  func sender() throws {
    let messages = #"""
      {"t": 1, "do": "message", "head": "anna", "text": "Hi", "sender": "Anna Berg"},
      {"t": 2, "do": "message", "head": "anna", "text": "Hi"}
      """#
    let given = try script(scriptText("chat-heads", events: messages, setup))
    #expect(try script(given.text) == given)
    #expect(given.text.contains(#""text": "Hi", "sender": "Anna Berg""#))
    let line = lines(given, .list([1.9, 2.1]))
    #expect(line[0].contains(#""text":"Hi","sender":"Anna Berg"}"#))
    #expect(line[1].contains(#""id":"flyout:anna""#) && line[1].contains(#""id":"flyout:anna:1""#))
    #expect(throws: ScriptError.self) {
      try script(
        scriptText(
          "chat-heads", events: #"{"t": 1, "do": "message", "head": "anna", "text": "Hi", "sender": 3}"#,
          setup))
    }
  }

  @Test("A message has the size of its words or none")
  func size() throws {
    func message(_ size: String) -> String {
      scriptText(
        "chat-heads",
        events: #"{"t": 1, "do": "message", "head": "anna", "text": "Hi", "size": "# + size + "}",
        setup)
    }
    let given = try script(message("[120, 70]"))
    #expect(try script(given.text) == given && given.text.contains(#""size": [120, 70]"#))
    let flyout = frames(given, .list([2])).first?.scene.layer(LayerID(.flyout, item: 1))
    #expect(flyout?.size == Size(width: 120, height: 70))
    for wrong in ["[120]", "[-1, 70]", "120", "null"] {
      #expect(throws: ScriptError.self, "\(wrong)") { try script(message(wrong)) }
    }
  }

  @Test("A stack tucks itself away, unless a script sets the person's attention")
  func tucking() throws {
    let attention =
      #"{"t": 3, "do": "setAttention", "isPresent": true}, {"t": 5, "do": "setAttention", "isPresent": false}"#
    let style = #""style": {"preset": "modern", "idleDelay": 1, "idleOpacity": 0.4}"#
    let given = try script(scriptText("chat-heads", events: attention, setup + "," + style))
    #expect(try script(given.text) == given)
    let heads = frames(given, .list([0.9, 2.9, 4.9, 5.9, 8])).map { $0.scene.layer(LayerID(.head, item: 1)) }
    #expect(heads.map { $0?.center.x.rounded() } == [368, 390, 368, 368, 390])
    #expect(heads.map { $0?.opacity } == [1, 0.4, 1, 1, 0.4])
    #expect(frames(given, .list([0.5])).first?.scene.schedule == .at(1))
  }

  @Test("Heads have faces in the setup and by a command, and without numbers the circle again")
  func faces() throws {
    let setup =
      #""setup": {"heads": [{"id": "anna", "face": [120, 44, 22]}, {"id": "ben"}], "edge": "right", "y": 300}"#
    let events = #"""
      {"t": 1, "do": "setFace", "head": "ben", "face": [90, 10, 12]},
      {"t": 2, "do": "setFace", "head": "anna", "animated": false}
      """#
    let given = try script(scriptText("chat-heads", events: events, setup))
    #expect(try script(given.text) == given)
    #expect(given.text.contains(#"{"id": "anna", "face": [120, 44, 22]}"#))
    #expect(given.text.contains(#""do": "setFace", "head": "ben", "face": [90, 24, 12]"#))
    #expect(given.text.contains(#""do": "setFace", "head": "anna", "animated": false"#))
    let heads = frames(given, .list([0, 1.9, 2])).map { $0.scene.layer(LayerID(.head, item: 1)) }
    #expect(heads.map { $0?.center.x } == [350, 350, 368])
    #expect(heads.map { $0?.size.width } == [120, 120, 66])
  }

  @Test(
    "A face out of range is an error that has the range; a side below 24 counts as 24, and a large radius as half of it",
    arguments: [
      ("[120, 44]", "the face of the head, [width, height, cornerRadius]"),
      ("[120, 44, 22, 1]", "the face of the head, [width, height, cornerRadius]"),
      ("120", "the face of the head, [width, height, cornerRadius]"),
      ("null", "the face of the head, [width, height, cornerRadius]"),
      ("[-1, 44, 22]", "width of the face of the head, a number from 0 to 400"),
      ("[400.5, 44, 22]", "width of the face of the head, a number from 0 to 400"),
      ("[120, 999999, 22]", "height of the face of the head, a number from 0 to 400"),
      ("[400, 400, 200.5]", "cornerRadius of the face of the head, a number from 0 to 200"),
      ("[120, 44, -1]", "cornerRadius of the face of the head, a number from 0 to 200"),
      ("[0, 0, 0]", ""), ("[400, 400, 200]", ""), ("[10, 90, 12]", ""), ("[120, 44, 90]", ""),
    ])
  func faceLimits(_ face: String, _ expected: String) {
    let head = #""setup": {"heads": [{"id": "anna"}]}"#
    for text in [
      scriptText("chat-heads", events: "", #""setup": {"heads": [{"id": "anna", "face": \#(face)}]}"#),
      scriptText("chat-heads", events: #"{"t": 1, "do": "setFace", "head": "anna", "face": \#(face)}"#, head),
    ] {
      var message = ""
      do { _ = try script(text) } catch { message = "\(error)" }
      #expect(expected.isEmpty ? message.isEmpty : message.contains(expected), "\(message)")
    }
  }

  @Test("Scripts have the height of a conversation's content, text fields, and areas to keep clear")
  func contents() throws {
    let setup = #""setup": {"heads": [{"id": "anna", "contentHeight": 300}], "open": "anna"}"#
    let events = #"""
      {"t": 1, "do": "setContentHeight", "head": "anna", "height": 420.5},
      {"t": 2, "do": "setExclusionAreas", "areas": [[0, 10, 20, 30], [-5, 0, 6, 7]]},
      {"t": 2, "do": "setEditing", "isEditing": true},
      {"t": 3, "do": "setExclusionAreas", "areas": []}
      """#
    let given = try script(scriptText("chat-heads", events: events, setup))
    #expect(try script(given.text) == given)
    #expect(given.text.contains(#"{"id": "anna", "contentHeight": 300}"#))
    #expect(given.text.contains(#""areas": [[0, 10, 20, 30], [-5, 0, 6, 7]]"#))
    #expect(given.text.contains(#""areas": []"#))
    var calls = ModuleCalls(given)
    let list = calls.calls(upTo: 2).first { $0.arguments[1] == 9 }
    #expect(list?.styleNumbers == [0, 10, 20, 30, -5, 0, 6, 7] && list?.arguments[2] == 2)
    for wrong in [#""areas": [[1, 2, 3]]"#, #""areas": 4"#, #""areas": [[0, 0, -1, 5]]"#, #""more": []"#] {
      let text = "{\"t\": 1, \"do\": \"setExclusionAreas\", \(wrong)}"
      #expect(throws: ScriptError.self, "\(wrong)") {
        try script(scriptText("chat-heads", events: text, setup))
      }
    }
  }
}
