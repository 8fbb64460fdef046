import SuppleContract
import SuppleInteractions
import SuppleScene
import SuppleScript
import Testing

@Suite("Writing scripts")
struct ScriptWriterTests {
  @Test("A complete script is written and read back")
  func everything() throws {
    let text = scriptText(
      "messenger",
      events: """
        {"t": 0, "down": [1, 2], "pointer": 4}, {"t": 0, "cancel": 4}, {"t": 0.25, "wheel": [0, -3], "at": [5, 5]},
        {"t": 1, "key": "Delete", "focus": "badge:b"}, {"t": 1, "key": "ArrowUp", "focus": "row:2"},
        {"t": 1, "resize": [844, 390], "safeArea": {"left": 47}}, {"t": 1, "keyboard": 300},
        {"t": 2, "in": "chat-heads", "do": "add", "head": "new \\"one\\"", "unread": 4},
        {"t": 2, "in": "chat-heads", "do": "message", "head": "a", "text": "Zeile\\n2"},
        {"t": 2, "in": "chat-heads", "do": "setRestingPlace", "edge": "left", "y": 300.5},
        {"t": 2, "in": "chat-heads", "do": "setRestingPlace", "edge": "left", "y": 200, "animated": false},
        {"t": 2, "in": "chat-heads", "do": "add", "head": "e", "animated": false},
        {"t": 2, "in": "chat-heads", "do": "add", "head": "f", "unread": 1, "from": [40, 300, 29]},
        {"t": 2, "in": "chat-heads", "do": "setAttention", "isPresent": true},
        {"t": 2, "in": "chat-heads", "do": "setUnread", "head": "a", "count": 0},
        {"t": 2, "in": "b", "do": "setCount", "count": null},
        {"t": 2, "in": "flipping-notch", "do": "failRefreshing", "text": "No"},
        {"t": 2, "in": "flipping-notch", "do": "finishRefreshing", "items": 3},
        {"t": 2, "in": "flipping-notch", "do": "showPanel"},
        {"t": 2, "in": "flipping-notch", "do": "closePanel"},
        {"t": 2, "in": "flipping-notch", "do": "scrollTo", "y": 12}
        """,
      """
      "seed": 9007199254740991, "reducedMotion": true, "rightToLeft": true, "duration": 3.5,
      "style": {"chat-heads": {"preset": "classic", "rowSpring": {"stiffness": 300}, "edges": "left"},
                "slime-badge": {"fill": {"red": 1, "blue": 3}, "connector": "parabolic"}, "flipping-notch": "classic"},
      "setup": {"badges": [{"id": "b", "row": 2, "count": 5}, {"id": "dot", "row": 1}],
                "chatHeads": {"heads": [{"id": "a", "unread": 7}, {"id": "c"}], "edge": "right", "y": 10,
                              "exclusionAreas": [[1, 2, 3, 4]], "open": "c"},
                "notch": {"rows": 4, "notch": null, "navigationBar": 44, "cell": [100, 20], "scroll": 5, "panel": true}}
      """)
    let first = try script(text)
    let again = try script(first.text)
    #expect(again == first)
    #expect(again.events.count == 21)
    guard case .messenger(let style, let setup) = again.subject else {
      Issue.record("another interaction")
      return
    }
    #expect(style.chatHeads.edges == .left && style.chatHeads.release == .dampedCosine)
    #expect(
      style.slimeBadge.fill.red == 1 && style.slimeBadge.fill.green == SlimeBadgeStyle.modern.fill.green)
    #expect(style.flippingNotch == .classic && setup.notch.hasPanel)
  }

  @Test("Each edge, and a place at the top or bottom, is written and read back; without x a command has none")
  func edges() throws {
    let text = scriptText(
      "chat-heads",
      events: """
        {"t": 1, "do": "setRestingPlace", "edge": "top", "x": 120.5, "y": 0},
        {"t": 2, "do": "setRestingPlace", "edge": "bottom", "y": 0, "animated": false}
        """,
      """
      "style": {"edges": "corners"},
      "setup": {"heads": [{"id": "a"}], "edge": "bottom", "x": 60, "y": 10}
      """)
    let first = try script(text)
    #expect(try script(first.text) == first)
    #expect(
      first.events.map(\.action) == [
        .chatHeads(.setRestingPlace(edge: .top, x: 120.5, y: 0, animated: true)),
        .chatHeads(.setRestingPlace(edge: .bottom, y: 0, animated: false)),
      ])
    guard case .chatHeads(let style, let setup) = first.subject else {
      Issue.record("another interaction")
      return
    }
    #expect(style.edges == .corners && setup.edge == .bottom && setup.x == 60)
    for edge in Contract.edges {
      let setup = try script(
        scriptText("chat-heads", events: "", "\"setup\": {\"edge\": \"\(edge.name)\"}"))
      guard case .chatHeads(_, let setup) = setup.subject else { continue }
      #expect(setup.edge == edge.value)
    }
  }

  @Test("Only a style's differences from a preset are written")
  func styles() throws {
    var style = SlimeBadgeStyle.classic
    style.breakDistance = 200
    let script = Script(
      .slimeBadge(style, SlimeBadgeSetup()), viewport: Viewport(size: Size(width: 10, height: 20)))
    #expect(
      script.text == """
        {
          "supple": 1,
          "interaction": "slime-badge",
          "viewport": {"width": 10, "height": 20},
          "style": {"preset": "classic", "breakDistance": 200},
          "setup": {"count": null},
          "events": []
        }

        """)
  }

  @Test("Events without a form in scripts are omitted")
  func leftOut() {
    var script = Script(
      .slimeBadge(.modern, SlimeBadgeSetup()), viewport: Viewport(size: Size(width: 10, height: 20)))
    script.events = [ScriptEvent(at: 0, .badge(0, .hint)), ScriptEvent(at: 1, .badge(0, .clear))]
    #expect(script.text.contains("\"events\": [\n    {\"t\": 1, \"do\": \"clear\"}\n  ]"))
    #expect(!script.text.contains("\"style\""))
  }
}
