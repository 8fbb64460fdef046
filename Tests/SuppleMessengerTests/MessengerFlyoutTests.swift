import SuppleInteractions
import SuppleMessenger
import SuppleScene
import SuppleScript
import Testing

@Suite("A messenger's flyout above its list")
struct MessengerFlyoutTests {
  /// A messenger with a flyout of head 2 beside the right edge, at a height of 400 points, and a badge in row 5 below it.
  private func messenger() -> Messenger {
    var messenger = Messenger(
      style: .modern, viewport: Viewport(size: Size(width: 390, height: 844)), seed: 3)
    messenger.perform(.notch(.setCell(Size(width: 358, height: 84))), at: 0)
    messenger.perform(.notch(.setRows(12)), at: 0)
    messenger.perform(.chatHeads(.add(head: 2, unread: 0, animated: false)), at: 0)
    messenger.perform(.chatHeads(.setRestingPlace(edge: .right, y: 400, animated: false)), at: 0)
    messenger.perform(.chatHeads(.message(head: 2, text: 1, size: Size(width: 200, height: 56))), at: 0.5)
    messenger.advance(to: 2)
    return messenger
  }

  /// The names of the events of a drag from the flyout by a displacement, held still and released.
  private func drag(by offset: Vector) -> [EventName] {
    var messenger = messenger()
    let start = Point(x: 220, y: 400)
    var time = 2.0
    func touch(_ phase: PointerPhase, _ part: Double) {
      _ = messenger.handle(
        .pointer(Pointer(id: 1, phase: phase, position: start + offset * part)), at: time)
    }
    touch(.down, 0)
    for step in 1...30 {
      time = 2 + Double(step) / 100
      touch(.move, Double(step) / 30)
    }
    time = 2.6
    touch(.move, 1)
    touch(.up, 1)
    messenger.advance(to: 4)
    return messenger.takeRecords().map(\.name)
  }

  @Test("A drag down from a flyout pulls the list as from a row; flicks and taps belong to the flyout")
  func pulls() {
    let pulled = drag(by: Vector(x: 10, y: 140))
    #expect(pulled.contains(.armed) && pulled.contains(.beganRefreshing), "\(pulled)")
    #expect(!pulled.contains(.flyoutHidden) && !pulled.contains(.opened))
    // As far as from a row: 110 points are not enough.
    #expect(!drag(by: Vector(x: 0, y: 110)).contains(.armed))
    let flicked = drag(by: Vector(x: 120, y: 10))
    #expect(flicked.contains(.flyoutHidden) && !flicked.contains(.armed))
    #expect(drag(by: Vector(x: 0, y: -140)).allSatisfy { $0 != .armed && $0 != .opened })
    #expect(drag(by: Vector(x: 0, y: 2)).contains(.opened))
  }
}
