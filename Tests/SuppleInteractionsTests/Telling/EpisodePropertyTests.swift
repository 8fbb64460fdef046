import SuppleHarness
import SuppleScene
import SuppleScript
import Testing

@testable import SuppleInteractions

@Suite("Episodes of motion: properties")
struct EpisodePropertyTests {
  /// The episode events of a run. Where they are switched off, the host ends the open episodes.
  private struct Life: Equatable {
    var events: [EventRecord] = []
    /// The numbers of events after which telling was switched off.
    var ends: [Int] = []
  }

  /// A random life that is seen each `step` seconds besides, or not at all.
  private func life<Subject: ScriptedInteraction>(
    _ seed: UInt64, _ subject: Subject, step: Double?, places: [Point], commands: [Subject.Command]
  ) -> Life {
    var random = SeededRandom(seed: seed)
    var stage = Harness(subject)
    var finger: Point?
    var ends: [Int] = []
    var preferences = Preferences(tells: .settled)
    stage.handle(.preferences(preferences), at: 0.25)
    func pick<Value>(_ values: [Value]) -> Value { values[Int(random.unit() * Double(values.count))] }
    for _ in 0..<10 {
      // In binary fractions, so that frames in between do not move a stamp.
      let next = stage.time + (random.unit() * 160).rounded(.down) / 128
      if let step { while stage.time + step < next { stage.look(at: stage.time + step) } }
      stage.look(at: next)
      switch Int(random.unit() * 12) {
      case 8:
        let size = Size(width: random.uniform(in: 300...900), height: random.uniform(in: 300...900))
        stage.handle(.viewport(Viewport(size: size, safeArea: Insets(top: 44, bottom: 34))))
      case 9: stage.subject.setStyle(random.unit() < 0.5 ? .classic : .modern, at: stage.time)
      case 10:
        preferences.reducedMotion.toggle()
        stage.handle(.preferences(preferences))
      case 11:
        stage.look()
        preferences.tells = preferences.tells.isEmpty ? .settled : []
        stage.handle(.preferences(preferences))
        if preferences.tells.isEmpty { ends.append(stage.events.count) }
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
    return Life(events: stage.events, ends: ends)
  }

  /// Checks a run: begin and end alternate, everything comes to rest, and no event depends on the frames.
  private func check<Subject: ScriptedInteraction>(
    _ seed: UInt64, _ subject: Subject, _ places: [Point], _ commands: [Subject.Command]
  ) {
    let life = life(seed, subject, step: nil, places: places, commands: commands)
    var isOpen = false
    for (index, event) in life.events.enumerated() {
      if life.ends.contains(index) { isOpen = false }
      guard event.name == .began || event.name == .settled else { continue }
      #expect(isOpen == (event.name == .settled), "seed \(seed)")
      isOpen.toggle()
    }
    if life.ends.contains(life.events.count) { isOpen = false }
    #expect(!isOpen, "seed \(seed)")
    guard seed.isMultiple(of: 20) else { return }
    let seen = self.life(seed, subject, step: 1.0 / 64, places: places, commands: commands)
    #expect(seen == life, "seed \(seed)")
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
          [
            .clear, .clear(after: 0.5), .hint, .setCount(4), .setCount(0), .cancelDismissal,
            .setText(1, width: 20),
            .moveAnchor(Point(x: 280, y: 210)), .setPinned(true), .setPinned(false),
          ])
      case 1:
        check(
          seed, ChatHeadsStage([1, 2, 3]).heads,
          [Point(x: 372, y: 300), Point(x: 22, y: 300), Point(x: 60, y: 80)],
          [
            .open(head: 1), .close, .add(head: 4, unread: 1, animated: true), .remove(head: 2), .hint,
            .setRestingPlace(edge: .left, y: 300, animated: true), .message(head: 3, text: 1), .openOverflow,
            .select(head: 3), .enter, .setDocking(.full, animated: true),
            .setFace(head: 1, HeadFace(width: 120, height: 44), animated: true),
          ])
      default:
        check(
          seed, FlippingNotch(style: notchStyle, viewport: FlippingNotchDriver.phone, seed: 0),
          [Point(x: 180, y: 200), Point(x: 180, y: 760)],
          [
            .beginRefreshing, .finishRefreshing(items: 2), .cancelRefreshing, .scrollTo(y: 40),
            .scrollTo(y: 0), .hint, .setPanel(true), .showPanel, .closePanel, .addRow, .keepRow, .dropRow,
          ])
      }
    }
  }
}
