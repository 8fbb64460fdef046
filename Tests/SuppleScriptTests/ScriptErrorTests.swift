import SuppleContract
import SuppleScript
import Testing

@Suite("Errors of scripts, and their places")
struct ScriptErrorTests {
  /// The error of a text, or the unexpected result.
  private func complaint(_ text: String) -> String {
    do {
      _ = try script(text)
      return "no error"
    } catch {
      return error.description
    }
  }

  @Test(arguments: [
    ("", "1:1: found the end of the file, expected a JSON value"),
    ("[1, 2]", "1:1: found [1, 2], expected a script, an object"),
    ("{\"supple\": 1", "1:13: found the end of the file, expected \",\" or \"}\""),
    ("{\"supple\": NaN}", "1:12: found NaN, expected a JSON value"),
    ("{\"supple\": -Infinity}", "1:12: found -Infinity, expected a number as JSON writes it"),
    ("{\"supple\": 1e999}", "1:12: found 1e999, expected a number that is finite"),
    ("{\"supple\": 01}", "1:12: found 01, expected a number as JSON writes it"),
    ("{\"supple\": 1,}", "1:14: found \"}\", expected a name in quotes"),
    ("{\"supple\": 1, \"supple\": 1}", "1:15: found \"supple\" for the second time, expected each name once"),
    ("{'supple': 1}", "1:2: found \"'\", expected a name in quotes"),
    ("{\"é\": \"\\q\"}", "1:8: found \\q, expected an escape of a whole character, such as \\n or \\u00e9"),
    (
      "{\"a\": \"\\ud800\"}",
      "1:8: found \\ud800, expected an escape of a whole character, such as \\n or \\u00e9"
    ),
    ("{\n  \"a\": \"b\n\"}", "2:10: found the end of the line, expected the text's closing quote"),
    ("{} x", "1:4: found x, expected nothing after the end of the script"),
    ("\u{FEFF}{}", "1:1: found a byte order mark, expected \"{\" as the first character"),
    ("{\"supple\": 2}", "1:12: found 2, expected \"supple\": 1, the version of the form"),
    (
      String(repeating: "[", count: 100_000),
      "1:18: found values nested more than 16 deep, expected a script's few levels"
    ),
  ])
  func text(text: String, message: String) { #expect(complaint(text) == message) }

  @Test("Bytes that are not UTF-8 are reported at their place")
  func notUTF8() {
    #expect {
      try Script(reading: Array("{\n \"é".utf8) + [0xC3, 0x28])
    } throws: {
      "\($0)" == "2:4: found bytes that are not UTF-8 (0xC3), expected UTF-8"
    }
    #expect {
      try Script(reading: [0xFF, 0xFE])
    } throws: {
      "\($0)" == "1:1: found bytes that are not UTF-8 (0xFF), expected a JSON value"
    }
  }

  @Test("A file above the maximum size is an error")
  func tooLarge() {
    #expect {
      try Script(reading: [UInt8](repeating: 0x20, count: Script.maximumFileSize + 1))
    } throws: {
      "\($0)" == "found 16777217 bytes, expected a script of at most 16777216"
    }
  }

  /// Broken scripts, and their errors.
  static let broken: [(text: String, message: String)] = [
    (
      scriptText("cht-heads"),
      "1:30: found \"cht-heads\", expected the interaction, one of "
        + (Contract.interactions.map(\.scriptName) + [Contract.messengerScriptName]).map { "\"\($0)\"" }
        .joined(separator: ", ")
    ),
    (
      scriptText("slime-badge", "\"sed\": 1"),
      "2:1: found \"sed\", expected in a script only \"supple\", "
        + "\"interaction\", \"viewport\", \"style\", \"seed\", \"setup\", \"events\", \"duration\", \"reducedMotion\", "
        + "\"rightToLeft\", \"tells\""
    ),
    ("{\"supple\": 1}", "1:1: found no \"viewport\", expected \"viewport\" in a script"),
    (
      scriptText("slime-badge", "\"seed\": 9007199254740992"),
      "2:9: found 9007199254740992, expected the seed, a whole number from 0 to 9007199254740991"
    ),
    (
      scriptText("slime-badge", "\"seed\": 1.5"),
      "2:9: found 1.5, expected the seed, a whole number from 0 to 9007199254740991"
    ),
    (
      scriptText("slime-badge", "\"reducedMotion\": 1"),
      "2:18: found 1, expected \"reducedMotion\", true or false"
    ),
    (
      scriptText("slime-badge", "\"style\": \"moddern\""),
      "2:10: found \"moddern\", expected the style's preset, one of \"modern\", \"classic\""
    ),
    (
      scriptText("slime-badge", "\"style\": {\"preset\": \"classic\", \"breakdistance\": 100}"),
      "2:32: found \"breakdistance\", expected a property of the style of slime-badge, perhaps \"breakDistance\""
    ),
    (
      scriptText("slime-badge", "\"style\": {\"breakDistance\": 1e6}"),
      "2:28: found 1e6, expected breakDistance, a number from 40 to 600"
    ),
    (
      scriptText("slime-badge", "\"style\": {\"connector\": \"chewy\"}"),
      "2:24: found \"chewy\", expected connector, one of \"smooth\", \"parabolic\""
    ),
    (
      scriptText("slime-badge", "\"style\": {\"returnSpring\": {\"stiffness\": 900, \"damping\": 1}}"),
      "2:46: found \"damping\", expected in \"returnSpring\" only \"stiffness\", \"dampingRatio\""
    ),
    (
      scriptText("slime-badge", "\"style\": {\"returnSpring\": 900}"),
      "2:27: found 900, expected returnSpring, an object with \"stiffness\" and its other parts"
    ),
    (
      scriptText("slime-badge", "\"setup\": {\"heads\": []}"),
      "2:11: found \"heads\", expected in the setup of slime-badge only \"count\", \"text\", \"width\", \"pinned\", "
        + "\"construction\", \"anchor\""
    ),
    (
      scriptText("slime-badge", "\"setup\": {\"count\": \"3\"}"),
      "2:20: found \"3\", expected the badge's count, a whole number or null for a plain dot"
    ),
    (
      scriptText("chat-heads", "\"setup\": {\"heads\": [{\"id\": \"a\"}, {\"id\": \"a\"}]}"),
      "2:41: found \"a\", expected each head once"
    ),
    (
      scriptText("chat-heads", "\"setup\": {\"heads\": [{\"id\": \"a\"}], \"open\": \"b\"}"),
      "2:43: found \"b\", expected one of the heads in \"open\""
    ),
    (
      scriptText(
        "messenger",
        "\"setup\": {\"chatHeads\": {\"heads\": [{\"id\": \"a\"}]}, \"badges\": [{\"id\": \"a\", \"row\": 1}]}"
      ),
      "2:68: found \"a\", expected the id of a badge: this one is a head's, and they share their names"
    ),
    (
      scriptText(
        "messenger", "\"setup\": {\"badges\": [{\"id\": \"b\", \"row\": 3}], \"notch\": {\"rows\": 2}}"),
      "2:22: found an object, expected a badge in one of the 2 rows that \"notch\" has, not in 3"
    ),
  ]

  @Test(
    "A misspelt property of a style brings the most similar name, or none",
    arguments: [
      ("burstspeed", "burstSpeed"), ("BURSTSPEED", "burstSpeed"), ("badgeRadus", "badgeRadius"),
      ("returnSprng", "returnSpring"), ("fil", "fill"), ("file", "fill"), ("fi", nil),
      ("burstSpeedometer", "burstSpeed"), ("breakDist", "breakDistance"), ("shadowBlur", nil),
      ("x", nil), ("", nil),
      (String(repeating: "burst", count: 1000), nil),
    ] as [(String, String?)])
  func similarNames(name: String, known: String?) {
    let message = complaint(scriptText("slime-badge", "\"style\": {\"\(name)\": 3}"))
    let end = known.map { ", perhaps \"\($0)\"" } ?? ""
    #expect(message.hasSuffix("expected a property of the style of slime-badge\(end)"), "\(message)")
  }

  @Test(arguments: broken)
  func outside(text: String, message: String) { #expect(complaint(text) == message) }

  @Test(arguments: [
    (
      "chat-heads", "{\"t\": -1, \"down\": [1, 2]}",
      "4:7: events[0]: found -1, expected a time in seconds, a number from 0 to 86400"
    ),
    (
      "chat-heads", "{\"down\": [1, 2]}",
      "4:1: events[0]: found no \"t\", expected \"t\" in an event with \"down\""
    ),
    (
      "chat-heads", "{\"t\": 1, \"down\": [1, 2]},\n{\"t\": 0.5, \"up\": [1, 2]}",
      "5:7: events[1]: found 0.5, expected a time not before the last event's 1"
    ),
    (
      "chat-heads", "{\"t\": 1, \"down\": [1]}",
      "4:18: events[0]: found [1], expected the pointer's position, [x, y]"
    ),
    (
      "chat-heads", "{\"t\": 1, \"down\": [1, null]}",
      "4:22: events[0]: found null, expected y of the pointer's position, a number from -1000000 to 1000000"
    ),
    (
      "chat-heads", "{\"t\": 1, \"down\": [1, 2], \"pionter\": 1}",
      "4:26: events[0]: found \"pionter\", expected in an event with \"down\" only \"t\", \"down\", \"pointer\""
    ),
    (
      "chat-heads", "{\"t\": 1, \"down\": [1, 2], \"up\": [1, 2]}",
      "4:1: events[0]: found \"down\" and \"up\", expected one of the two in an event"
    ),
    (
      "chat-heads", "{\"t\": 1, \"tap\": [1, 2]}",
      "4:1: events[0]: found \"tap\", expected in an event one of \"down\", \"move\", \"up\", \"cancel\", \"wheel\", "
        + "\"key\", \"resize\", \"keyboard\", \"do\""
    ),
    ("chat-heads", "5", "4:1: events[0]: found 5, expected an event, an object"),
    (
      "chat-heads", "{\"t\": 1, \"cancel\": 1.5}",
      "4:20: events[0]: found 1.5, expected the pointer's number, a whole number from 0 to 1000000000"
    ),
    (
      "chat-heads", "{\"t\": 1, \"key\": \"Esc\"}",
      "4:17: events[0]: found \"Esc\", expected a key, one of \"Enter\", \" \", \"Escape\", \"Delete\", \"Backspace\", "
        + "\"ArrowLeft\", \"ArrowRight\", \"ArrowUp\", \"ArrowDown\", \"Home\", \"End\""
    ),
    (
      "chat-heads", "{\"t\": 1, \"key\": \"Enter\", \"focus\": \"head:zoe\"}",
      "4:35: events[0]: found \"head:zoe\", expected the id of a layer, such as \"head:\" and a head's id"
    ),
    (
      "flipping-notch", "{\"t\": 1, \"key\": \"Enter\", \"focus\": \"row:+1\"}",
      "4:35: events[0]: found \"row:+1\", expected the id of a layer, such as \"head:\" and a head's id"
    ),
    (
      "flipping-notch", "{\"t\": 1, \"key\": \"Enter\", \"focus\": \"row:01\"}",
      "4:35: events[0]: found \"row:01\", expected the id of a layer, such as \"head:\" and a head's id"
    ),
    (
      "flipping-notch", "{\"t\": 1, \"key\": \"Enter\", \"focus\": \"row:1000000001\"}",
      "4:35: events[0]: found \"row:1000000001\", expected the id of a layer, such as \"head:\" and a head's id"
    ),
    (
      "chat-heads", "{\"t\": 1, \"do\": \"explode\"}",
      "4:16: events[0]: found \"explode\", expected a command of chat-heads, one of \"add\", \"remove\", \"open\", "
        + "\"select\", \"close\", \"setUnread\", \"message\", \"setRestingPlace\", "
        + "\"cancelDismissal\", \"setExclusionAreas\", \"setEditing\", \"openOverflow\", \"setAttention\", "
        + "\"setDocking\", \"setPanelFrame\", \"setFace\", \"setPanelSize\", \"restorePanel\", "
        + "\"setContentHeight\""
    ),
    (
      "chat-heads", "{\"t\": 1, \"do\": \"open\"}",
      "4:1: events[0]: found no \"head\", expected \"head\" in \"do\": \"open\""
    ),
    (
      "chat-heads", "{\"t\": 1, \"do\": \"close\", \"head\": \"a\"}",
      "4:25: events[0]: found \"head\", expected in \"do\": \"close\" only \"t\", \"do\""
    ),
    (
      "messenger", "{\"t\": 1, \"do\": \"close\"}",
      "4:1: events[0]: found no \"in\", expected \"in\" in an event with \"do\""
    ),
    (
      "messenger", "{\"t\": 1, \"in\": \"x\", \"do\": \"close\"}",
      "4:16: events[0]: found \"x\", expected the command's target, a badge's id or one of \"chat-heads\", "
        + "\"slime-badge\", \"flipping-notch\""
    ),
    (
      "messenger",
      "{\"t\": 1, \"in\": \"slime-badge\", \"badge\": \"b\", \"do\": \"clear\"}",
      "4:40: events[0]: found \"b\", expected the id of one of the badges in \"setup\""
    ),
  ])
  func events(interaction: String, events: String, message: String) {
    #expect(complaint(scriptText(interaction, events: events)) == message)
  }
}
