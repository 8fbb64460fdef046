import SuppleContract
import SuppleInteractions
import SuppleMessenger
import SuppleScript
import Testing

@Suite("Impacts of events")
struct ImpactTests {
  /// Each event of the three interactions, as a messenger reports it.
  static let all: [Messenger.Event] =
    [
      .chatHeads(.pressed(head: 1)), .chatHeads(.opened(head: 1)), .chatHeads(.closed(head: 1)),
      .chatHeads(.selected(head: 1)), .chatHeads(.moved(head: 1, edge: .left, x: 22, y: 9)),
      .chatHeads(.captured(head: 1)), .chatHeads(.released(head: 1)), .chatHeads(.dismissed(head: 1)),
      .chatHeads(.added(head: 1)), .chatHeads(.overflowed(head: 1)), .chatHeads(.dropped(head: 1)),
      .notch(.armed), .notch(.disarmed), .notch(.beganRefreshing), .notch(.inserted(items: 2)),
      .notch(.failed(text: 1)), .notch(.cancelled), .notch(.panelArmed), .notch(.panelDisarmed),
      .notch(.panelOpened), .notch(.panelClosed), .notch(.rowAdded), .notch(.rowKept), .notch(.rowDropped),
    ]
    + [SlimeBadge.Event.pressed, .snapped, .zoneEntered, .zoneLeft, .restored, .cleared].flatMap {
      [.badge(1, $0), .chatHeads(.badge(head: 1, $0))]
    }

  @Test("Each event's impact is the contract's", arguments: all)
  func contract(event: Messenger.Event) throws {
    let name = EventRecord(Timed(event, at: 0)).name.rawValue
    #expect(try #require(Contract.events.first { $0.name == name }).impact == event.impact)
  }

  @Test("Capture, release, snap and landing are light; dismissal and burst are strong")
  func impacts() {
    func names(_ impact: Impact) -> Set<String> {
      Set(Contract.events.filter { $0.impact == impact }.map(\.name))
    }
    #expect(
      names(.light) == [
        "captured", "released", "snapped", "zoneEntered", "zoneLeft", "restored", "armed", "disarmed",
        "inserted", "panelArmed", "panelDisarmed",
      ])
    #expect(names(.strong) == ["dismissed", "cleared"])
  }
}
