import SuppleHarness
import SuppleMotion
import SuppleScene
import SuppleScript
import Testing

@testable import SuppleInteractions

extension Harness {
  /// Switches the reports on or off.
  mutating func tell(_ tells: Telling, at time: Double? = nil) {
    handle(.preferences(Preferences(tells: tells)), at: time)
  }

  /// The reports of episodes since the last call: nil for a begin, else whether the episode finished.
  mutating func episodes() -> [Bool?] {
    takeEvents().filter { [.began, .settled].contains($0.name) }.map { $0.value.map { $0 != 0 } }
  }

  /// Shows a frame at each multiple of a duration until nothing moves any more, or one at the end.
  mutating func play(by step: Double, until end: Double) {
    while time + step < end { look(at: time + step) }
    look(at: end)
  }
}

@Suite("Episodes of motion")
struct EpisodeTests {
  private static let steps = [1.0 / 30, 1.0 / 60, 1.0 / 120, 3600]

  /// A badge with reports that was released after a short pull, at 1.2 s.
  private static func thrownBadge() -> SlimeBadgeStage {
    var stage = SlimeBadgeStage()
    stage.tell(.settled, at: 0.5)
    stage.drag(from: stage.anchor, to: stage.anchor + Vector(x: -60, y: 20), at: 1, lasting: 0.2)
    return stage
  }

  /// The only settled event of a kind, with its time.
  private static func end<Subject>(of stage: Harness<Subject>, finished: Bool) -> [Double] {
    stage.events.filter { $0.name == .settled && ($0.value != 0) == finished }.map(\.time)
  }

  @Test("A throw settles at the bit at which its motion rests, for any frames", arguments: steps)
  func badgeThrow(step: Double) {
    var stage = Self.thrownBadge()
    guard case .returning(let flight) = stage.badge.core.value.state else {
      Issue.record("it does not return")
      return
    }
    stage.play(by: step, until: 3601)
    #expect(
      Self.end(of: stage, finished: true) == [max(flight.restTime, stage.badge.core.value.elevation.restTime)]
    )
    #expect(flight.restTime == flight.offset.restTime)
  }

  @Test(
    "Heads settle when leader and followers do, whatever the frames", arguments: [[Int32(1)], [1, 2, 3]])
  func headsThrow(ids: [Int32]) {
    var ends: Set<Double> = []
    for step in Self.steps {
      var stage = ChatHeadsStage(ids)
      stage.tell(.settled, at: 0.5)
      stage.drag(from: Point(x: 372, y: 300), to: Point(x: 150, y: 350), from: 1, lasting: 0.2)
      stage.look()
      let leader = stage.heads.core.value.heads.roster.stack.leader
      let alone = stage.heads.core.value.latestRest
      stage.play(by: step, until: 3601)
      let end = Self.end(of: stage, finished: true)
      #expect(end.count >= 1)
      ends.insert(end.first ?? 0)
      if ids.count == 1 {
        #expect(end.first == alone)
      } else if let leader {
        #expect((end.first ?? 0) >= leader.restTime)
      }
    }
    #expect(ends.count == 1, "\(ends)")
  }

  @Test("An idle stack's tucking away is an episode of its own")
  func tucking() {
    var style = ChatHeadsStyle.modern
    style.idleDelay = 2
    var stage = ChatHeadsStage([1], style: style)
    stage.tell(.settled, at: 0.5)
    stage.perform(.setRestingPlace(edge: .left, y: 400, animated: true), at: 1)
    stage.play(by: 3600, until: 3700)
    #expect(stage.episodes() == [nil, true, nil, true])
  }

  @Test("Heads at rest begin no episode as reduced motion ends")
  func reducedMotionEnds() {
    var stage = ChatHeadsStage([1, 2, 3])
    stage.tell(.settled, at: 0.5)
    stage.drag(from: Point(x: 372, y: 300), to: Point(x: 150, y: 350), from: 1, lasting: 0.2)
    stage.handle(.preferences(Preferences(reducedMotion: true, tells: .settled)), at: 1.3)
    stage.play(by: 1, until: 20)
    #expect(stage.episodes().last == true)
    stage.handle(.preferences(Preferences(tells: .settled)), at: 20)
    #expect(stage.look().schedule == .settled)
    #expect(stage.episodes() == [])
  }

  @Test("Waiting for the app does not end an episode; a flyout at rest does")
  func waiting() {
    var stage = Harness(FlippingNotch(style: .modern, viewport: FlippingNotchDriver.phone, seed: 0))
    stage.tell(.settled, at: 0.5)
    stage.perform(.beginRefreshing, at: 1)
    stage.play(by: 3, until: 7)
    #expect(stage.episodes() == [nil])
    stage.perform(.finishRefreshing(items: 1))
    stage.play(by: 3600, until: 4000)
    #expect(stage.episodes() == [true])
    stage.perform(.beginRefreshing)
    stage.play(by: 1, until: 4010)
    stage.perform(.failRefreshing(text: 1))
    stage.look(at: 4010.6)
    #expect(stage.episodes() == [nil, true])
    stage.play(by: 1, until: 4030)
    #expect(stage.episodes() == [nil, true])
  }

  @Test("A hint is one episode, and so are a message's flyout with its delay and the burst of a head's badge")
  func wholes() {
    var badge = SlimeBadgeStage()
    badge.tell(.settled, at: 0.5)
    badge.perform(.hint, at: 1)
    badge.play(by: 3600, until: 3700)
    #expect(badge.episodes() == [nil, true])
    #expect(badge.badge.core.value.center == badge.anchor)
    var stage = ChatHeadsStage([1, 2])
    stage.tell(.settled, at: 0.5)
    stage.perform(.message(head: 1, text: 1), at: 1)
    stage.play(by: 1, until: 3)
    #expect(stage.episodes() == [nil, true])
    stage.perform(.setUnread(head: 1, count: 3), at: 20)
    stage.look(at: 25)
    #expect(stage.episodes() == [nil, true, nil, true], "the flyout closes, the count shows")
    stage.perform(.setUnread(head: 1, count: 0), at: 30)
    stage.look(at: 30.01)
    #expect(stage.heads.core.value.heads.roster.heads[0].badge.restTime == .infinity, "the count fades")
    stage.play(by: 3600, until: 7300)
    #expect(stage.episodes() == [nil, true])
  }

  @Test("Begin and interruption come before the action's own events, an end after those of its instant")
  func order() {
    var stage = Self.thrownBadge()
    stage.look()
    #expect(stage.takeEvents().map(\.name) == [.began, .pressed, .settled, .began])
    stage.perform(.clear)
    stage.settle()
    #expect(stage.events.map(\.name).prefix(3) == [.settled, .began, .cleared])
    #expect(stage.episodes() == [false, nil, true])
  }

  @Test("Episodes are reported while switched on, and by default not at all")
  func switching() {
    var stage = SlimeBadgeStage()
    stage.perform(.clear, at: 1)
    stage.look(at: 1.05)
    #expect(stage.episodes() == [])
    stage.tell(.settled)
    #expect(stage.subject.core.value.isEpisodeOpen)
    stage.look()
    #expect(stage.episodes() == [nil])
    stage.tell([])
    stage.settle()
    #expect(stage.episodes() == [])
    stage.tell(.settled)
    stage.perform(.clear)
    stage.perform(.cancelDismissal)
    stage.settle()
    #expect(stage.episodes() == [], "nothing moves")
  }

  // MARK: Interruptions and additions

  /// Performs an action in the middle of an episode, and returns its reports and the rest.
  private static func told<Subject>(
    _ stage: Harness<Subject>, _ act: (inout Harness<Subject>) -> Void
  ) -> [Bool?] {
    var stage = stage
    stage.look()
    _ = stage.episodes()
    act(&stage)
    stage.look()
    return stage.episodes()
  }

  @Test("A badge's commands and touches interrupt; counts, anchors and settings join")
  func badgeActions() {
    var held = SlimeBadgeStage()
    held.tell(.settled, at: 0.5)
    held.pull(by: Vector(x: -60, y: 0), at: 1, rest: 0.1)
    var bursting = Self.thrownBadge()
    bursting.perform(.clear, at: 1.3)
    for (stage, place) in [
      (Self.thrownBadge(), Point(x: 250, y: 217)), (held, held.finger), (bursting, .zero),
    ] {
      for command in [SlimeBadge.Command.clear, .cancelDismissal, .hint, .setPinned(true)] {
        #expect(Self.told(stage) { $0.perform(command) }.first == false, "\(command)")
      }
      for command in [
        SlimeBadge.Command.setCount(7), .setText(1, width: 20), .setPinned(false), .moveAnchor(place),
      ] {
        #expect(Self.told(stage) { $0.perform(command) } == [], "\(command)")
      }
      #expect(Self.told(stage) { $0.point(.move, Point(x: 260, y: 200)) } == [])
      #expect(Self.told(stage) { $0.handle(.viewport(Viewport(size: Size(width: 500, height: 500)))) } == [])
      #expect(Self.told(stage) { $0.handle(.wheel(delta: Vector(x: 0, y: -9), at: .zero)) } == [])
      #expect(Self.told(stage) { $0.subject.setStyle(.classic, at: $0.time) } == [])
    }
    for phase in [PointerPhase.up, .cancel] {
      #expect(Self.told(held) { $0.point(phase, $0.finger) } == [false, nil])
      #expect(Self.told(held) { $0.point(phase, $0.finger, id: 9) } == [], "another finger")
    }
    #expect(Self.told(Self.thrownBadge()) { $0.point(.down, $0.finger) } == [false, nil])
    let key = Input.key(.delete, focus: LayerID(.badge))
    #expect(Self.told(Self.thrownBadge()) { $0.handle(key) } == [false, nil])
    #expect(Self.told(bursting) { $0.handle(key) } == [], "the key does nothing")
  }

  @Test("Commands to heads interrupt; counts, messages, areas and settings join")
  func headsActions() {
    var landing = ChatHeadsStage([1, 2])
    landing.tell(.settled, at: 0.5)
    landing.drag(from: Point(x: 372, y: 300), to: Point(x: 150, y: 350), from: 1, lasting: 0.2)
    var opening = ChatHeadsStage([1, 2])
    opening.tell(.settled, at: 0.5)
    opening.perform(.open(head: 1), at: 1)
    opening.look(at: 1.1)
    var held = ChatHeadsStage([1, 2])
    held.tell(.settled, at: 0.5)
    held.drag(from: Point(x: 372, y: 300), to: Point(x: 150, y: 350), from: 1, lasting: 0.2, releases: false)
    for stage in [landing, opening, held] {
      for command in [
        ChatHeads.Command.add(head: 3, unread: 0, animated: true), .remove(head: 2), .open(head: 2),
        .select(head: 2),
        .close, .openOverflow, .setRestingPlace(edge: .left, y: 100, animated: true), .hint, .cancelDismissal,
        .enter,
      ] {
        #expect(Self.told(stage) { $0.perform(command) } == [false, nil], "\(command)")
      }
      for command in [
        ChatHeads.Command.setUnread(head: 1, count: 3), .message(head: 2, text: 1), .setExclusionAreas([]),
        .setExclusionAreas([Rect(x: 0, y: 0, width: 50, height: 50)]), .setAttention(isPresent: true),
      ] {
        #expect(Self.told(stage) { $0.perform(command) } == [], "\(command)")
      }
      #expect(Self.told(stage) { $0.handle(.keyboard(height: 200)) } == [])
      #expect(Self.told(stage) { $0.handle(.viewport(ChatHeadsStage.smallPhone)) } == [])
    }
  }

  @Test("Refreshes, fingers and the begin of a wheel's pull interrupt; answers and scrolling join")
  func notchActions() {
    var waiting = Harness(FlippingNotch(style: .modern, viewport: FlippingNotchDriver.phone, seed: 0))
    waiting.tell(.settled, at: 0.5)
    waiting.perform(.setRows(9))
    waiting.perform(.beginRefreshing, at: 1)
    waiting.look(at: 3)
    var dropping = waiting
    dropping.perform(.cancelRefreshing)
    dropping.settle()
    dropping.perform(.beginRefreshing)
    dropping.look(at: dropping.time + 0.1)
    var flipping = waiting
    flipping.perform(.finishRefreshing(items: 1))
    flipping.look(at: 3.1)
    for stage in [waiting, dropping, flipping] {
      for command in [FlippingNotch.Command.beginRefreshing, .cancelRefreshing, .hint, .setEnabled(false)] {
        #expect(Self.told(stage) { $0.perform(command) } == [false, nil], "\(command)")
      }
      for command in [
        FlippingNotch.Command.finishRefreshing(items: 1), .scrollTo(y: 9), .setRows(2), .setEnabled(true),
        .setCell(nil),
      ] {
        #expect(Self.told(stage) { $0.perform(command) } == [], "\(command)")
      }
    }
    #expect(Self.told(waiting) { $0.handle(.key(.escape, focus: nil)) } == [false, nil])
    var resting = Harness(FlippingNotch(style: .modern, viewport: FlippingNotchDriver.phone, seed: 0))
    resting.tell(.settled, at: 0.5)
    resting.look(at: 2)
    let turn = Input.wheel(delta: Vector(x: 0, y: -40), at: Point(x: 100, y: 300))
    #expect(Self.told(resting) { $0.handle(turn) } == [nil])
    resting.perform(.hint)
    resting.look(at: 2.05)
    #expect(Self.told(resting) { stage in for _ in 0..<3 { stage.handle(turn) } } == [false, nil])
    var fallen = resting
    fallen.drag(from: Point(x: 180, y: 200), to: Point(x: 180, y: 300), at: 5, lasting: 0.2)
    fallen.look()
    #expect(fallen.episodes().suffix(3) == [nil, false, nil])
  }
}
