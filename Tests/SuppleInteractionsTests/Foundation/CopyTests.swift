import SuppleHarness
import SuppleScene
import SuppleScript
import Testing

@testable import SuppleInteractions
@testable import SuppleMessenger

/// Interactions are values: a copy made at any time continues exactly as the original.
@Suite("Copies of interactions")
struct CopyTests {
  /// Harnesses of an interaction, and actions on them.
  private struct CopyHarness<Driver, Subject: ScriptedInteraction> {
    /// Harnesses in the middle of all kinds of motion; each call makes equal ones.
    var starts: () -> [Driver]
    /// All actions on a harness.
    var actions: [(inout Driver) -> Void]
    /// The harness in its driver.
    var harness: WritableKeyPath<Driver, Harness<Subject>>

    func pass(_ driver: inout Driver, _ seconds: Double) { driver[keyPath: harness].wait(seconds) }

    func look(_ driver: inout Driver) -> ReplayFrame {
      var frame = ReplayFrame()
      frame.scene = driver[keyPath: harness].record()
      frame.events = driver[keyPath: harness].takeEvents()
      return frame
    }

    /// The copied value, with all its parts.
    func inside(_ driver: Driver) -> Any { driver[keyPath: harness].subject }
  }

  /// The complete content of a value, as text: every stored property, through structs, enums, classes and arrays.
  private func text(_ value: Any) -> String {
    var text = ""
    dump(value, to: &text)
    return text
  }

  /// The mutable objects within a value: no two values may share one after a mutation.
  private func objects(_ value: Any) -> Set<ObjectIdentifier> {
    var found: Set<ObjectIdentifier> = []
    func visit(_ value: Any) {
      let mirror = Mirror(reflecting: value)
      if mirror.displayStyle == .class {
        let object = value as AnyObject
        let isMutable = String(reflecting: type(of: object)).contains("CopyOnWrite")
        guard isMutable else { return }
        found.insert(ObjectIdentifier(object))
      }
      for child in mirror.children { visit(child.value) }
    }
    visit(value)
    return found
  }

  /// The stored properties of every mutable object in a value, as text, under their names.
  private func properties(_ value: Any) -> [String: String] {
    var found: [String: String] = [:]
    func visit(_ value: Any) {
      let mirror = Mirror(reflecting: value)
      for child in mirror.children {
        if mirror.displayStyle == .class, let label = child.label {
          found["\(mirror.subjectType).\(label)", default: ""] += text(child.value)
        }
        visit(child.value)
      }
    }
    visit(value)
    return found
  }

  private func check<Driver, Subject>(
    _ harness: CopyHarness<Driver, Subject>, fresh: Driver, constant: Set<String> = [],
    copiesAtOnce: Bool = true
  ) {
    /// Advances to the present; further calls change nothing.
    func present() -> [Driver] {
      harness.starts().map { start in
        var driver = start
        harness.pass(&driver, 0)
        return driver
      }
    }
    let originals = present()
    let twins = present()
    var unseen = Set(properties(harness.inside(fresh)).keys).subtracting(constant)
    let blank = properties(harness.inside(fresh))
    var random = SeededRandom(seed: 7)
    func anyAction() -> (inout Driver) -> Void {
      harness.actions[Int(random.unit() * Double(harness.actions.count))]
    }
    for (original, twin) in zip(originals, twins) {
      let before = text(harness.inside(original))
      unseen.subtract(properties(harness.inside(original)).filter { $0.value != blank[$0.key] }.keys)
      // A copy is equal in every property. It shares only unchanged objects.
      var copy = original
      harness.pass(&copy, 0)
      #expect(text(harness.inside(copy)) == before)
      let objectsOfCopy = objects(harness.inside(copy))
      #expect(!copiesAtOnce || objectsOfCopy.isDisjoint(with: objects(harness.inside(original))))
      // No action on the copy changes the original.
      for _ in 0..<12 {
        anyAction()(&copy)
        harness.pass(&copy, random.uniform(in: 0...0.2))
        _ = harness.look(&copy)
      }
      #expect(text(harness.inside(original)) == before, "an action on a copy changes the original")
      // With the same input, a copy and a value that never was copied give the same frames, bit for bit.
      var same = original
      var other = twin
      for _ in 0..<12 {
        let action = anyAction()
        let seconds = random.uniform(in: 0...0.3)
        action(&same)
        action(&other)
        harness.pass(&same, seconds)
        harness.pass(&other, seconds)
        let frame = harness.look(&same)
        let expected = harness.look(&other)
        #expect(frame.scene.layers == expected.scene.layers)
        #expect(frame.events == expected.events)
        #expect(frame.scene.schedule == expected.scene.schedule)
        #expect(frame.scene.outlines.elements == expected.scene.outlines.elements)
      }
      #expect(text(harness.inside(original)) == before)
    }
    #expect(unseen.isEmpty, "of these no harness would notice that they are not copied: \(unseen.sorted())")
  }

  /// Harnesses after random actions.
  private func wandering<Driver>(
    _ fresh: Driver, _ actions: [(inout Driver) -> Void], _ pass: (inout Driver, Double) -> Void, count: Int
  ) -> [Driver] {
    (0..<count).map { seed in
      var driver = fresh
      var random = SeededRandom(seed: UInt64(seed) + 40)
      for _ in 0..<(3 + seed) {
        actions[Int(random.unit() * Double(actions.count))](&driver)
        pass(&driver, random.uniform(in: 0...0.3))
      }
      return driver
    }
  }

  @Test("Chat heads, in every state")
  func chatHeads() throws {
    typealias Driver = TransitionHarness<ChatHeads>
    let states = try TransitionTable(of: "Chat heads").states
    let actions = ChatHeadsTransitionTests.actions()
    let settings = ChatHeadsTransitionTests.settings.suffix(3)
    let harness = CopyHarness<Driver, ChatHeads>(
      starts: {
        let led = settings.flatMap { setting in
          states.compactMap { ChatHeadsTransitionTests.reach($0, setting) }
        }
        let start = Driver(ChatHeadsStage([1, 2, 3, 4, 5]).heads)
        return led + self.wandering(start, actions, { $0.pass($1) }, count: 24)
      }, actions: actions, harness: \.harness)
    // The badges of heads in the overflow's list do not change, so copies share them.
    check(harness, fresh: Driver(ChatHeadsStage([1, 2]).heads), copiesAtOnce: false)
  }

  @Test("A copy bursts its badges as the original does")
  func seeds() {
    func burst(_ heads: ChatHeads) -> [Layer] {
      var heads = heads
      var frame = Frame()
      heads.perform(.add(head: 9, unread: 4, animated: true), at: 1)
      heads.advance(to: 3)
      heads.handle(.key(.delete, focus: LayerID(.badge, item: 9)), at: 3)
      heads.advance(to: 3.2)
      heads.write(into: &frame)
      return frame.layers.filter { $0.id.role == .particle }
    }
    let one = ChatHeads(style: .modern, viewport: ChatHeadsStage.phone, seed: 5)
    let other = ChatHeads(style: .modern, viewport: ChatHeadsStage.phone, seed: 6)
    #expect(!burst(one).isEmpty)
    #expect(burst(one) == burst(one))
    #expect(burst(one) != burst(other))
  }

  @Test("Flipping notches, in every state")
  func flippingNotch() throws {
    typealias Driver = TransitionHarness<FlippingNotch>
    let states = try TransitionTable(of: "Flipping notch").states
    let actions = FlippingNotchTransitionTests.actions()
    let fresh = Driver(style: .modern, reducedMotion: false)
    let harness = CopyHarness<Driver, FlippingNotch>(
      starts: {
        let led = [FlippingNotchStyle.modern, .classic].flatMap { style in
          states.compactMap { FlippingNotchTransitionTests.reach($0, style: style, reducedMotion: false) }
        }
        return led + self.wandering(fresh, actions, { $0.pass($1) }, count: 30)
      }, actions: actions, harness: \.harness)
    check(harness, fresh: fresh)
  }

  @Test("Slime badges, in every state")
  func slimeBadge() throws {
    typealias Driver = SlimeBadgeStage
    var actions: [(inout Driver) -> Void] = []
    for displacement in [0.0, 40, 90, 250] {
      actions.append { $0.point(.down, $0.anchor) }
      actions.append { $0.point(.move, $0.anchor + Vector(x: -displacement, y: 9)) }
      actions.append { $0.point(.up, $0.anchor + Vector(x: -displacement, y: 9)) }
    }
    actions.append { $0.point(.cancel, $0.anchor) }
    for command: SlimeBadge.Command in [
      .setCount(120), .setCount(nil), .setCount(0), .moveAnchor(Point(x: 200, y: 400)), .clear,
      .cancelDismissal, .hint,
    ] { actions.append { $0.perform(command) } }
    actions.append { $0.prefer(reducedMotion: true) }
    actions.append { $0.badge.setStyle(.classic, at: $0.time) }
    let all = actions
    check(
      CopyHarness<Driver, SlimeBadge>(
        starts: { self.wandering(Driver(), all, { $0.wait($1) }, count: 60) }, actions: all, harness: \.self),
      fresh: Driver())
  }

  @Test("Messengers, with all three in motion")
  func messenger() {
    typealias Driver = Harness<Messenger>
    var actions: [(inout Driver) -> Void] = []
    for lifts in [false, true] {
      actions.append { $0.drag(from: $0.anyBadge, by: Vector(x: -60, y: 30), lifts: lifts) }
      actions.append { $0.drag(from: $0.anyBadge, by: Vector(x: -260, y: 30), lifts: lifts) }
      actions.append { $0.drag(from: Point(x: 150, y: 500), by: Vector(x: 0, y: 250), lifts: lifts) }
      actions.append {
        $0.drag(from: $0.subject.heads.core.value.position(0), by: Vector(x: -200, y: 120), lifts: lifts)
      }
    }
    actions.append { $0.point(.up, Point(x: 100, y: 100)) }
    for command: Messenger.Command in [
      .notch(.beginRefreshing), .notch(.finishRefreshing(items: 2)), .badge(1, .setCount(7)),
      .badge(1, .clear),
      .badge(1, .cancelDismissal),
      .chatHeads(.open(head: 2)), .chatHeads(.close), .chatHeads(.add(head: 8, unread: 1, animated: true)),
      .chatHeads(.message(head: 3, text: 1)), .addBadge(5, row: 3, count: nil),
    ] { actions.append { $0.perform(command) } }
    actions.append { $0.prefer(reducedMotion: true, rightToLeft: true) }
    let all = actions
    let fresh = Driver.messengerWithThreeHeads()
    check(
      CopyHarness<Driver, Messenger>(
        starts: { self.wandering(fresh, all, { $0.wait($1) }, count: 40) }, actions: all, harness: \.self),
      fresh: fresh,
      // Its parts have separate tests.
      constant: Set(properties(fresh.subject).keys),
      // A badge is copied when it changes, so that many can be added at one time.
      copiesAtOnce: false)
  }
}

extension Harness<Messenger> {
  fileprivate static func messengerWithThreeHeads() -> Harness {
    var harness = Harness(Messenger(style: .modern, viewport: ChatHeadsStage.phone, seed: 3))
    harness.perform(.notch(.setCell(Size(width: 358, height: 84))))
    harness.perform(.notch(.setRows(6)))
    harness.perform(.addBadge(1, row: 2, count: 3))
    for head: Int32 in [2, 3, 4] {
      harness.perform(.chatHeads(.add(head: head, unread: 2, animated: false)))
    }
    return harness
  }

  fileprivate var anyBadge: Point {
    for badge in subject.badges { return badge.badge.center }
    return .zero
  }

  /// A finger that comes down, moves by `displacement` in a tenth of a second, and optionally goes up.
  fileprivate mutating func drag(from: Point, by displacement: Vector, lifts: Bool) {
    point(.down, from)
    for step in 1...6 {
      wait(1.0 / 60)
      point(.move, from + displacement * (Double(step) / 6))
    }
    if lifts { point(.up, from + displacement) }
  }
}
