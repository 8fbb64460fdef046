import SuppleScene
import Testing

@testable import SuppleInteractions

@Suite("Chat heads: at rest")
struct ChatHeadsRestTests {
  /// Heads at rest after random actions, others that were restored to their arrangement, and the present.
  ///
  /// An arrangement lacks the order of news, the cancelling of the next dismissal, and the places of other viewports.
  private func twins(seed: UInt64) -> (lived: ChatHeads, restored: ChatHeads, time: Double) {
    var lived = ChatHeadsPropertyTests.stage()
    let life = ChatHeadsPropertyTests.script(seed: seed, hostile: false)
    for entry in life {
      switch entry.act {
      case .input(.viewport), .command(.cancelDismissal): continue
      default: ChatHeadsPropertyTests.feed(&lived, entry)
      }
    }
    let end = (life.last?.time ?? 0) + 1
    lived.handle(.keyboard(height: 0), at: end)
    lived.perform(.close, at: end)
    for head in lived.arrangement.heads { lived.perform(.setUnread(head: head.head, count: 0), at: end) }
    lived.advance(to: end + 20)
    var restored = ChatHeads(style: .modern, viewport: ChatHeadsStage.phone, seed: 1)
    restored.restore(lived.arrangement, at: end)
    restored.advance(to: end + 20)
    return (lived, restored, end + 20)
  }

  @Test(
    "Heads at rest do the same as heads that were restored, whatever they have done before", arguments: 0..<40
  )
  func restored(seed: UInt64) {
    var (lived, restored, start) = twins(seed: seed)
    let script = ChatHeadsPropertyTests.script(seed: 90_000 + seed, hostile: false)
    var frames = (Frame(), Frame())
    for (time, act) in script {
      ChatHeadsPropertyTests.feed(&lived, (start + time, act))
      ChatHeadsPropertyTests.feed(&restored, (start + time, act))
      for moment in [start + time + 0.1, start + time + 0.3] {
        var (laterLived, laterRestored) = (lived, restored)
        laterLived.advance(to: moment)
        laterRestored.advance(to: moment)
        laterLived.write(into: &frames.0)
        laterRestored.write(into: &frames.1)
        // The particles of a burst are random.
        let layers = [frames.0, frames.1].map { $0.layers.filter { $0.id.role != .particle } }
        guard layers[0].map(\.id) == layers[1].map(\.id) else {
          Issue.record("other layers \(time) s later, by \(act)")
          return
        }
        for (one, other) in zip(layers[0], layers[1]) {
          let isSame =
            one.center.distance(to: other.center) < 0.02 && abs(one.opacity - other.opacity) < 0.01
            && abs(one.scale - other.scale) < 0.01
          #expect(isSame, "\(one.id) \(time) s later, by \(act)")
          guard isSame else { return }
        }
      }
    }
  }
}
