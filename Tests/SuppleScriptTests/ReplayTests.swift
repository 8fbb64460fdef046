import SuppleContract
import SuppleInteractions
import SuppleScene
import SuppleScript
import Testing

@Suite("Replays")
struct ReplayTests {
  @Test("The example of the form's description prints the documented lines")
  func example() throws {
    let line = lines(try script(specExample), .list([0.1]))[0]
    #expect(
      line.hasPrefix(
        "{\"t\":0.1,\"settled\":false,\"layers\":[{\"id\":\"head:ben\",\"x\":368,\"y\":312,\"width\":66,\"height\":66,"
          + "\"scale\":1,\"opacity\":1},{\"id\":\"head:anna\",\"x\":368,\"y\":300,"))
    #expect(line.hasSuffix("\"events\":[{\"t\":0.1,\"name\":\"pressed\",\"head\":\"anna\"}]}"))
  }

  @Test("A script with `tells` has begin and end of episodes, and the progress of each frame")
  func tells() throws {
    let clear = "{\"t\": 0.5, \"do\": \"clear\"}"
    func text(_ tells: String) -> String {
      scriptText("slime-badge", events: clear, "\"setup\": {\"count\": 3}, \"tells\": \(tells)")
    }
    let told = try script(text("[\"progress\", \"settled\"]"))
    #expect(told.text.contains("\"tells\": [\"settled\", \"progress\"]"))
    #expect(try script(told.text) == told)
    let shown = lines(told)
    #expect(
      shown[0].contains(
        "],\"progress\":{\"stretch\":0,\"isConnected\":true,\"dx\":0,\"dy\":0},\"events\":["))
    #expect(
      shown[30].hasSuffix("[{\"t\":0.5,\"name\":\"began\"},{\"t\":0.5,\"name\":\"cleared\"}]}"))
    #expect(shown.contains { $0.contains("\"name\":\"settled\",\"finished\":true}") })
    let untold = lines(try script(text("[]")))
    #expect(!untold.contains { $0.contains("progress") || $0.contains("began") })
    for wrong in ["[\"all\"]", "[\"settled\", \"settled\"]", "\"settled\""] {
      #expect(throws: ScriptError.self, "\(wrong)") { try script(text(wrong)) }
    }
  }

  @Test("Frame n is at n over the rate, up to and including the duration")
  func frameTimes() throws {
    let times = frames(try script(specExample), .rate(60)).map(\.time)
    #expect(times.count == 151)
    #expect(times.enumerated().allSatisfy { $0.element == Double($0.offset) / 60 })
    #expect(frames(try script(specExample), .rate(24, until: 1)).count == 25)
    #expect(frames(try script(specExample), .list([0, 0.5, 3], until: 1)).map(\.time) == [0, 0.5])
  }

  @Test("Without a duration it ends with the first frame after which nothing changes")
  func settles() throws {
    let text = scriptText(
      "chat-heads", events: "{\"t\": 0.5, \"do\": \"message\", \"head\": \"a\", \"text\": \"Hi\"}",
      "\"setup\": {\"heads\": [{\"id\": \"a\"}]}")
    let frames = frames(try script(text))
    #expect(frames.dropLast().allSatisfy { $0.time < 0.5 || $0.scene.schedule != .settled })
    #expect(frames.last?.scene.schedule == .settled)
    // It appears 0.2 s after the message and leaves 5 s later.
    #expect(frames.contains { $0.scene.schedule == .at(0.7) })
    let away = frames.last?.time ?? 0
    #expect(away > 5.7 && away < 6.5)
    #expect(lines(try script(text), .list([0.6]))[0].contains("\"settled\":0.7"))
  }

  @Test("A script that never settles ends 30 s after its last event")
  func maximumSettlingTime() throws {
    let text = scriptText(
      "chat-heads",
      events: (0..<400).map { "{\"t\": 1, \"do\": \"message\", \"head\": \"a\", \"text\": \"\($0)\"}" }
        .joined(separator: ",\n"), "\"setup\": {\"heads\": [{\"id\": \"a\"}]}, \"duration\": 31")
    #expect(frames(try script(text), .rate(10)).last?.time == 31)
    // Waiting for the app does not prolong a replay: it is settled.
    let waiting = scriptText(
      "flipping-notch", events: "{\"t\": 0, \"do\": \"beginRefreshing\"}",
      "\"setup\": {\"rows\": 3}, \"style\": {\"preset\": \"modern\", \"answerLimit\": 0}")
    let end = frames(try script(waiting)).last
    #expect(end?.scene.schedule == .settled)
    #expect(end?.scene.layer(LayerID(.card))?.traits.contains(.waiting) == true)
  }

  @Test("The frame at a time does not depend on the frames before")
  func anyFrameRate() throws {
    let script = try script(specExample)
    let fine = frames(script, .rate(960))
    for frame in frames(script, .rate(24)) {
      let other = try #require(fine.first { $0.time == frame.time })
      for (a, b) in zip(frame.scene.layers, other.scene.layers) {
        #expect(a.id == b.id)
        #expect(a.center.distance(to: b.center) < 0.001)
      }
    }
  }

  @Test("Two runs are equal")
  func deterministic() throws { #expect(lines(try script(specExample)) == lines(try script(specExample))) }

  @Test("A conversation that is open at the start is complete, without an event")
  func openAtStart() throws {
    let text = scriptText(
      "chat-heads", "\"setup\": {\"heads\": [{\"id\": \"a\"}, {\"id\": \"b\"}], \"open\": \"b\"}")
    let frame = frames(try script(text), .list([0]))[0]
    #expect(frame.scene.schedule == .settled)
    #expect(frame.events.isEmpty)
    #expect(frame.scene.layer(LayerID(.conversation, item: 2))?.scale == 1)
  }

  @Test("Half a resting place is completed: the side where lines of text end, the style's height")
  func restingPlace() throws {
    func leader(_ setup: String, _ more: String = "\"seed\": 0") throws -> Point? {
      let text = scriptText("chat-heads", "\"setup\": {\"heads\": [{\"id\": \"a\"}]\(setup)}, \(more)")
      return frames(try script(text), .list([0]))[0].scene.layer(LayerID(.head, item: 1))?.center
    }
    let untold = try #require(try leader(""))
    #expect(untold.x == 368)
    #expect(try leader("", "\"rightToLeft\": true") == Point(x: 22, y: untold.y))
    #expect(try leader(", \"edge\": \"left\"") == Point(x: 22, y: untold.y))
    #expect(try leader(", \"y\": 500") == Point(x: 368, y: 500))
    #expect(try leader(", \"y\": 500", "\"rightToLeft\": true") == Point(x: 22, y: 500))
  }

  @Test("A badge is at its setup's place, a plain dot without a count")
  func badge() throws {
    func line(_ setup: String) throws -> String {
      lines(try script(scriptText("slime-badge", setup)), .list([0]))[0]
    }
    #expect(
      try line("\"setup\": {\"count\": 120, \"anchor\": [300, 200]}").contains(
        "{\"id\":\"badge\",\"x\":300,\"y\":200,"))
    #expect(try line("\"setup\": {\"count\": 120}").contains("\"text\":\"99+\""))
    let dot = try line("\"seed\": 1")
    #expect(dot.contains("{\"id\":\"badge\",\"x\":195,\"y\":422,"))
    #expect(!dot.contains("\"text\""))
  }

  @Test("A list is described by its offset, a card by its angle and face")
  func notch() throws {
    let text = scriptText(
      "flipping-notch",
      events:
        "{\"t\": 0, \"do\": \"beginRefreshing\"},\n{\"t\": 1, \"do\": \"finishRefreshing\", \"items\": 2}",
      "\"setup\": {\"rows\": 3, \"scroll\": 0}, \"style\": \"classic\"")
    let script = try script(text)
    let atRest = lines(script, .list([0]))[0]
    #expect(
      atRest.contains("{\"id\":\"list\",\"x\":195,\"y\":0,\"width\":390,\"height\":844},{\"id\":\"row:1\","))
    let flipping = lines(script, .list([0, 0.5]))[1]
    #expect(flipping.contains("\"angle\":") && flipping.contains("\"face\":"))
    #expect(flipping.contains("{\"id\":\"notch\"") && flipping.contains("\"path\":\"M"))
    let events = frames(script).flatMap(\.events)
    #expect(events.map(\.name) == [.beganRefreshing, .inserted])
  }

  @Test("Events of every kind are accepted", arguments: Contract.interactions)
  func allEvents(interaction: InteractionDescription) throws {
    let command = try #require(interaction.commands.first { $0.isInScripts && $0.arguments.isEmpty })
    let script = try script(
      scriptText(
        interaction.scriptName,
        events: """
          {"t": 0, "down": [1, 2]}, {"t": 0, "move": [1, 2], "pointer": 7}, {"t": 0, "up": [1, 2]}, {"t": 0, "cancel": 1},
          {"t": 0, "wheel": [0, -3], "at": [5, 5]}, {"t": 0, "key": " "}, {"t": 0, "resize": [844, 390]},
          {"t": 0, "resize": [844, 390], "safeArea": {"left": 47}}, {"t": 0, "keyboard": 300},
          {"t": 0, "do": "\(command.name)"}
          """))
    #expect(script.events.count == 10)
    #expect(script.events[6].action == .input(.viewport(Viewport(size: Size(width: 844, height: 390)))))
    #expect(lines(script, .list([0])).count == 1)
  }
}
