import Foundation
import SuppleScript
import Testing

@Suite("Scripts of the overflow")
struct OverflowScriptTests {
  /// A script of eight heads, open in a viewport of `width` points, with events from 2 s on.
  private func script(width: Int = 390, heads: Int = 8, _ events: String) throws -> Script {
    let names = ["anna", "ben", "clara", "dario", "emil", "farah", "greta", "hugo"].prefix(heads)
    let list = names.map { "{\"id\":\"\($0)\"}" }.joined(separator: ",")
    let text = """
      {"supple":1,"interaction":"chat-heads","viewport": {"width":\(width),"height":844},
       "setup":{"heads":[\(list)],"open":"anna"},"events":[\(events)]}
      """
    return try Script(reading: Array(text.utf8))
  }

  /// The names of a frame's layers that begin with `prefix`.
  private func layers(_ line: String?, _ prefix: String) -> [String] {
    (line ?? "").components(separatedBy: "{\"id\":\"").dropFirst().compactMap { part in
      let name = String(part.prefix { $0 != "\"" })
      return name.hasPrefix(prefix) ? name : nil
    }
  }

  @Test("Five heads in 290 pt: three have slots, and the overflow's slot says 2")
  func narrow() throws {
    let line = lines(try script(width: 290, heads: 5, "")).last
    #expect(layers(line, "head:").sorted() == ["head:anna", "head:ben", "head:clara"])
    #expect(line?.contains("\"id\":\"overflow\"") == true && line?.contains("\"text\":\"2\"") == true)
  }

  @Test("The command opens the panel, whose layers are named by their heads; a key on one opens it")
  func command() throws {
    let listing = lines(try script("{\"t\":2,\"do\":\"openOverflow\"}")).last
    #expect(layers(listing, "overflowed:") == ["overflowed:farah", "overflowed:greta", "overflowed:hugo"])
    #expect(layers(listing, "overflowPanel").count == 1 && layers(listing, "conversation:").isEmpty)
    let opened = lines(
      try script(
        "{\"t\":2,\"do\":\"openOverflow\"},{\"t\":4,\"key\":\"Enter\",\"focus\":\"overflowed:greta\"}"))
    #expect(layers(opened.last, "conversation:") == ["conversation:greta"])
    let told = opened.joined()
    for event in ["added\",\"head\":\"greta", "overflowed\",\"head\":\"emil", "selected\",\"head\":\"greta"] {
      #expect(told.contains("\"name\":\"\(event)\""), "\(event)")
    }
  }

  @Test("The command is written as it was read, and takes no arguments")
  func text() throws {
    let script = try script("{\"t\":2,\"do\":\"openOverflow\"}")
    #expect(script.text.contains("\"do\": \"openOverflow\""))
    #expect(try Script(reading: Array(script.text.utf8)) == script)
    #expect(throws: ScriptError.self) {
      try self.script("{\"t\":2,\"do\":\"openOverflow\",\"head\":\"anna\"}")
    }
  }

  @Test("Adding a head of the overflow makes it the leader, with an event for each change")
  func add() throws {
    let told = lines(
      try script("{\"t\":2,\"do\":\"close\"},{\"t\":4,\"do\":\"add\",\"head\":\"hugo\",\"unread\":3}"))
    let place = told.last.flatMap { $0.range(of: "\"id\":\"head:hugo\"") }
    #expect(place != nil)
    #expect(told.joined().contains("\"name\":\"overflowed\",\"head\":\"emil\""))
  }
}
