import SuppleHarness
import SuppleMotion
import SuppleScene
import SuppleScript
import Testing

@_spi(States) @testable import SuppleInteractions

/// Every command in every state of the tables of Documentation/spec/states.md.
@Suite("Episodes of motion: every command in every state")
struct EpisodeCommandTests {
  /// The episode events of an act in a state, in the instant of the act: nil for a begin, else whether it finished.
  private struct Told {
    /// Whether an episode was open before the act.
    var wasOpen: Bool
    var changes: [Bool?]
  }

  /// Switches the events of episodes on in a state, and performs an action.
  private static func told<Subject>(
    _ machine: TransitionHarness<Subject>, _ act: (inout Harness<Subject>) -> Void
  ) -> Told {
    var stage = machine.harness
    stage.look()
    stage.tell(.settled)
    stage.look()
    let wasOpen = stage.episodes() == [nil]
    act(&stage)
    stage.look()
    return Told(wasOpen: wasOpen, changes: stage.episodes())
  }

  /// Checks commands in a state: interrupting ones end the open episode as not finished, joining ones do not.
  private static func check<Subject: TransitionNamed>(
    _ machine: TransitionHarness<Subject>, interrupting: [Subject.Command], joining: [Subject.Command]
  ) {
    for command in interrupting {
      let told = told(machine) { $0.perform(command) }
      let expected: [[Bool?]] = told.wasOpen ? [[false], [false, nil]] : [[], [nil]]
      #expect(expected.contains(told.changes), "\(machine.state), \(command): \(told)")
    }
    for command in joining {
      let told = told(machine) { $0.perform(command) }
      #expect(!told.changes.contains(false), "\(machine.state), \(command): \(told)")
    }
  }

  @Test("Flipping notch", arguments: FlippingNotchStateName.allCases)
  func notch(state: FlippingNotchStateName) throws {
    let machine = try #require(
      FlippingNotchTransitionTests.reach(
        state.rawValue, style: .modern, reducedMotion: false, hasPanel: state.rawValue.hasPrefix("panel")))
    Self.check(
      machine,
      interrupting: [
        .beginRefreshing, .cancelRefreshing, .hint, .setEnabled(false), .setPanel(false), .showPanel,
        .closePanel, .addRow, .keepRow, .dropRow,
      ],
      joining: [
        .finishRefreshing(items: 2), .finishRefreshing(items: 0), .failRefreshing(text: 1), .scrollTo(y: 9),
        .setRows(2), .setEnabled(true), .setPanel(true), .setCell(nil), .setCutout(nil),
        .setNavigationBar(height: 20), .setArrivingRows(count: 1, extent: 50),
        .setArrivingRow(index: 0, x: 0, y: 0, height: 50),
      ])
  }

  @Test(
    "Slime badge",
    arguments: ["hidden", "resting", "pressed", "dragged", "hinting", "returning", "bursting", "fading"])
  func badge(state: String) throws {
    let machine = try #require(
      SlimeBadgeTransitionTests.reach(state, style: .modern, reducedMotion: false, cancels: false))
    Self.check(
      machine, interrupting: [.clear, .clear(after: 0.5), .cancelDismissal, .hint, .setPinned(true)],
      joining: [
        .setCount(7), .setText(1, width: 20), .setPinned(false), .moveAnchor(Point(x: 250, y: 217)),
        .setBurstFrames(3), .setConstruction(true),
      ])
  }

  @Test(
    "Chat heads",
    arguments: [
      "settling", "landing", "tucked", "stack captured", "stack dragged", "stack pressed",
      "stack flung to target", "listing", "reading", "head captured", "head dragged", "head pressed",
      "scrim pressed", "overflow pressed", "listed pressed", "head flung to target",
    ])
  func heads(state: String) throws {
    let machine = try #require(
      ChatHeadsTransitionTests.settings.lazy.compactMap { setting in
        setting.heads > 1 && !setting.reducedMotion && !setting.cancels
          ? ChatHeadsTransitionTests.reach(state, setting) : nil
      }.first)
    Self.check(
      machine,
      interrupting: [
        .add(head: 9, unread: 0, animated: true), .remove(head: 2), .open(head: 2), .select(head: 2), .close,
        .openOverflow, .setRestingPlace(edge: .left, y: 100, animated: true), .hint, .cancelDismissal, .enter,
        .setFace(head: 1, HeadFace(width: 80, height: 40), animated: true),
        .setDocking(.full, animated: true),
      ],
      joining: [
        .setUnread(head: 1, count: 3), .message(head: 2, text: 1),
        .setExclusionAreas([Rect(x: 0, y: 0, width: 50, height: 50)]), .setAttention(isPresent: true),
      ])
  }

  @Test("An empty row that is kept or dropped while it comes ends the episode of its coming")
  func blankRow() {
    for command in [FlippingNotch.Command.keepRow, .dropRow] {
      var stage = Harness(FlippingNotch(style: .modern, viewport: FlippingNotchDriver.phone, seed: 0))
      stage.tell(.settled, at: 0.5)
      stage.perform(.addRow, at: 1)
      stage.look(at: 1.5)
      stage.perform(command)
      stage.settle()
      #expect(stage.episodes().prefix(3) == [nil, false, nil], "\(command)")
      stage.perform(command)
      stage.settle()
      #expect(stage.episodes().isEmpty, "what is kept at rest or is gone moves nothing")
    }
  }

  // MARK: Ends to the bit

  private static let steps = [1.0 / 30, 1.0 / 60, 1.0 / 120, 3600]

  @Test("A list settles at the bit at which its motion rests, whatever the frames")
  func listFalls() {
    var ends: Set<Double> = []
    for step in Self.steps {
      var stage = Harness(FlippingNotch(style: .modern, viewport: FlippingNotchDriver.phone, seed: 0))
      stage.tell(.settled, at: 0.5)
      stage.drag(from: Point(x: 180, y: 200), to: Point(x: 180, y: 270), at: 1, lasting: 0.25)
      stage.look()
      #expect(stage.subject.stateName.description == "idle")
      let rest = stage.subject.core.value.restTime
      stage.play(by: step, until: 3601)
      let end = stage.events.last { $0.name == .settled }
      #expect(end?.value == 1 && end?.time == rest)
      ends.insert(end?.time ?? 0)
    }
    #expect(ends.count == 1)
  }

  @Test("Followers end an episode at the instant of their grid at which the frames end")
  func followersRest() {
    var stage = ChatHeadsStage([1, 2, 3])
    stage.tell(.settled, at: 0.5)
    stage.drag(from: Point(x: 372, y: 300), to: Point(x: 150, y: 350), from: 1, lasting: 0.2)
    var before = stage
    var after = stage
    stage.play(by: 3600, until: 3601)
    guard let end = stage.events.first(where: { $0.name == .settled && $0.value == 1 })?.time else {
      Issue.record("no end")
      return
    }
    #expect(before.look(at: end - 1e-6).schedule == .now, "it moves until then")
    #expect(after.look(at: end).schedule != .now, "and no longer")
    let places = after.frame.layers.filter { $0.id.role == .head }.map(\.center)
    #expect(!places.isEmpty)
    after.look(at: end + 0.5)
    #expect(after.frame.layers.filter { $0.id.role == .head }.map(\.center) == places)
  }
}
