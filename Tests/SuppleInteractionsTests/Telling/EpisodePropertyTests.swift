import SuppleHarness
import SuppleScene
import SuppleScript
import Testing

@testable import SuppleInteractions

@Suite("Episodes of motion: properties")
struct EpisodePropertyTests {
  /// The reported events of a random run, with further frames each `step` seconds, or without.
  private func life<Subject: ScriptedInteraction>(
    _ seed: UInt64, _ subject: Subject, step: Double?, places: [Point], commands: [Subject.Command]
  ) -> [EventRecord] {
    var random = SeededRandom(seed: seed)
    var stage = Harness(subject)
    var finger: Point?
    stage.tell(.settled, at: 0.25)
    func pick<Value>(_ values: [Value]) -> Value { values[Int(random.unit() * Double(values.count))] }
    for _ in 0..<10 {
      // In binary fractions, so that frames in between do not move a stamp.
      let next = stage.time + (random.unit() * 160).rounded(.down) / 128
      if let step { while stage.time + step < next { stage.look(at: stage.time + step) } }
      stage.look(at: next)
      switch Int(random.unit() * 8) {
      case 0...2: stage.perform(pick(commands))
      case 3: stage.handle(.key(pick(Key.allCases), focus: LayerID(.badge)))
      case 4: stage.handle(.wheel(delta: Vector(x: 0, y: random.uniform(in: -90...30)), at: places[0]))
      default:
        if let from = finger {
          stage.point(
            random.unit() < 0.6 ? .move : random.unit() < 0.7 ? .up : .cancel, from + Vector(x: -40, y: 30))
          finger = random.unit() < 0.5 ? stage.finger : nil
        } else {
          stage.point(.down, pick(places))
          finger = stage.finger
        }
      }
    }
    stage.handle(.pointer(Pointer(id: 1, phase: .cancel, position: .zero)))
    stage.look(at: stage.time + 600)
    return stage.events
  }

  /// Checks a run: begin and end alternate, everything comes to rest, and no event depends on the frames.
  private func check<Subject: ScriptedInteraction>(
    _ seed: UInt64, _ subject: Subject, _ places: [Point], _ commands: [Subject.Command]
  ) {
    let events = life(seed, subject, step: nil, places: places, commands: commands)
    var isOpen = false
    for event in events where event.name == .began || event.name == .settled {
      #expect(isOpen == (event.name == .settled), "seed \(seed)")
      isOpen.toggle()
    }
    #expect(!isOpen, "seed \(seed)")
    guard seed.isMultiple(of: 20) else { return }
    let seen = life(seed, subject, step: 1.0 / 64, places: places, commands: commands)
    #expect(seen == events, "seed \(seed)")
  }

  @Test("In ten thousand random runs begin and end alternate, independent of the frames", arguments: 0..<10)
  func lives(part: UInt64) {
    var notchStyle = FlippingNotchStyle.modern
    notchStyle.answerLimit = 5
    for seed in part * 1000..<part * 1000 + 1000 {
      switch seed % 3 {
      case 0:
        let badge = SlimeBadgeStage().badge
        check(
          seed, badge, [SlimeBadgeStage().anchor],
          [.clear, .hint, .setCount(4), .setCount(0), .cancelDismissal, .moveAnchor(Point(x: 280, y: 210))])
      case 1:
        check(
          seed, ChatHeadsStage([1, 2, 3]).heads,
          [Point(x: 372, y: 300), Point(x: 22, y: 300), Point(x: 60, y: 80)],
          [
            .open(head: 1), .close, .add(head: 4, unread: 1, animated: true), .remove(head: 2), .hint,
            .setRestingPlace(edge: .left, y: 300, animated: true), .message(head: 3, text: 1),
          ])
      default:
        check(
          seed, FlippingNotch(style: notchStyle, viewport: FlippingNotchDriver.phone, seed: 0),
          [Point(x: 180, y: 200)],
          [
            .beginRefreshing, .finishRefreshing(items: 2), .cancelRefreshing, .scrollTo(y: 40),
            .scrollTo(y: 0), .hint,
          ])
      }
    }
  }
}
