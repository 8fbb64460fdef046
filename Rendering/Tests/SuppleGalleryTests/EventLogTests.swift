import SuppleScene
import SuppleScript
import Testing

@testable import SuppleGallery

@Suite struct EventLogTests {
  private static func script(_ events: String) throws -> Script {
    try Script(
      reading: Array(
        """
        {"supple": 1, "interaction": "chat-heads", "viewport": {"width": 390, "height": 844},
         "setup": {"heads": [{"id": "anna", "unread": 2}, {"id": "ben"}]}, "events": [\(events)]}
        """.utf8))
  }

  @Test func countsWhatTheScriptSays() throws {
    let script = try EventLogTests.script(
      """
      {"t": 1, "do": "setUnread", "head": "ben", "count": 3}, {"t": 2, "do": "add", "head": "clara", "unread": 5},
      {"t": 3, "do": "setUnread", "head": "anna", "count": 0}
      """)
    let history = ScriptHistory(script)
    func unread(_ id: String, at time: Double, cleared: Double = -.infinity) -> Int32 {
      history.unread(ofHead: script.names.number(of: id) ?? -1, at: time, cleared: cleared)
    }
    #expect(unread("anna", at: 0) == 2)
    #expect(unread("anna", at: 3) == 0)
    #expect(unread("ben", at: 0.9) == 0)
    #expect(unread("ben", at: 1) == 3)
    #expect(unread("ben", at: 5, cleared: 4) == 0)
    #expect(unread("ben", at: 5, cleared: 0.5) == 3)
    #expect(unread("clara", at: 1.9) == 0)
    #expect(unread("clara", at: 2) == 5)
    #expect(unread("nobody", at: 2) == 0)
  }

  @Test func remembersWhatWasTornOffAndWhatCame() throws {
    let history = ScriptHistory(try GalleryTests.example("messenger-morning"))
    var eventLog = EventLog(history)
    var frame = ReplayFrame()
    frame.events = [
      EventRecord(.cleared, at: 1.5, item: 7), EventRecord(.beganRefreshing, at: 2),
      EventRecord(.inserted, at: 3, value: 2),
    ]
    frame.scene.layers = [Layer(LayerID(.badge, item: 4), center: .zero, size: .zero)]
    eventLog.record(frame, history: history)
    #expect(eventLog.lastCleared(head: 7) == 1.5)
    #expect(eventLog.lastCleared(head: 8) == -.infinity)
    #expect(eventLog.lastTriggered == 2)
    #expect(eventLog.cardRow == history.firstRows + 3)
    #expect(eventLog.isTop(row: history.firstRows + 2))
    #expect(!eventLog.isTop(row: 1))
    for row in [history.firstRows + 1, history.firstRows + 2] {
      #expect(eventLog.elevation(ofRow: row, at: 3) == 1)
      #expect(eventLog.elevation(ofRow: row, at: 3 + EventLog.elevatedDuration) == 1)
      #expect(
        eventLog.elevation(ofRow: row, at: 3 + EventLog.elevatedDuration + EventLog.settlingDuration) == 0)
    }
    #expect(eventLog.elevation(ofRow: 1, at: 3) == 0)
    // Rows that are still arriving are counted from the frame: the card is the topmost of them.
    var arriving = Layer(LayerID(.row, item: history.firstRows + 4), center: .zero, size: .zero)
    arriving.traits = .raised
    frame.events = []
    frame.scene.layers = [arriving]
    eventLog.record(frame, history: history)
    #expect(eventLog.cardRow == history.firstRows + 5)
    // Meaningless values in events are ignored.
    for x in [Double.nan, .infinity, -.infinity, 1e300, -5] {
      frame.events = [EventRecord(.inserted, at: 4, value: x)]
      eventLog.record(frame, history: history)
    }
  }

  @Test func keyboardRisesAndFalls() throws {
    let script = try EventLogTests.script(#"{"t": 1, "keyboard": 300}, {"t": 2, "keyboard": 0}"#)
    let history = ScriptHistory(script)
    #expect(history.keyboard(at: 0.99) == 0)
    #expect(history.keyboard(at: 1) == 0)
    #expect(history.keyboard(at: 1 + ScriptHistory.keyboardDuration) == 300)
    #expect(history.keyboard(at: 2) == 300)
    #expect(history.keyboard(at: 2 + ScriptHistory.keyboardDuration) == 0)
    var last = 0.0
    for step in 1...10 {
      let height = history.keyboard(at: 1 + ScriptHistory.keyboardDuration * Double(step) / 10)
      #expect(height > last)
      last = height
    }
    #expect(history.keyboardExtent(at: 2.1) == 300)
  }
}
