import SuppleScene
import SuppleScript
import Testing

@testable import SuppleInteractions
@testable import SuppleMessenger

/// Interactions are values: a copy made at any time lives on by itself, and exactly as the original would.
@Suite("Copies of interactions")
struct CopyTests {
  /// An interaction as these tests drive it.
  private struct Trial<Life> {
    /// Lives in the middle of all kinds of motion; each call makes the same anew.
    var lives: () -> [Life]
    /// Everything that may be done to one.
    var deeds: [(inout Life) -> Void]
    var pass: (inout Life, Double) -> Void
    var look: (inout Life) -> ReplayFrame
    /// What is to be copied, with all that is in it.
    var inside: (Life) -> Any
  }

  /// All that a value holds, as text: every stored property, through structs, enums, classes and arrays.
  private func text(_ value: Any) -> String {
    var text = ""
    dump(value, to: &text)
    return text
  }

  /// The objects within a value that can change: no two values may share one after one of them has changed.
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

  /// The stored properties of every object in a value that can change, as text, under their names.
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

  private func check<Life>(_ trial: Trial<Life>, fresh: Life, constant: Set<String> = []) {
    /// Brought to the present, after which that changes nothing more.
    func present() -> [Life] {
      trial.lives().map { life in
        var life = life
        trial.pass(&life, 0)
        return life
      }
    }
    let lives = present()
    let twins = present()
    var unseen = Set(properties(trial.inside(fresh)).keys).subtracting(constant)
    let blank = properties(trial.inside(fresh))
    var random = SeededRandom(seed: 7)
    for (life, twin) in zip(lives, twins) {
      let before = text(trial.inside(life))
      unseen.subtract(properties(trial.inside(life)).filter { $0.value != blank[$0.key] }.keys)
      // A copy is the same in every property, and has no object in common.
      var copy = life
      trial.pass(&copy, 0)
      #expect(text(trial.inside(copy)) == before)
      #expect(objects(trial.inside(copy)).isDisjoint(with: objects(trial.inside(life))))
      // Whatever is done to it, the original does not notice.
      for _ in 0..<12 {
        trial.deeds[Int(random.unit() * Double(trial.deeds.count))](&copy)
        trial.pass(&copy, random.uniform(in: 0...0.2))
        _ = trial.look(&copy)
      }
      #expect(text(trial.inside(life)) == before, "what is done to a copy reaches the original")
      // Fed the same, a copy and one that never was copied show the same, bit for bit.
      var same = life
      var other = twin
      for _ in 0..<12 {
        let deed = trial.deeds[Int(random.unit() * Double(trial.deeds.count))]
        let time = random.uniform(in: 0...0.3)
        deed(&same)
        deed(&other)
        trial.pass(&same, time)
        trial.pass(&other, time)
        let frame = trial.look(&same)
        let expected = trial.look(&other)
        #expect(frame.scene.layers == expected.scene.layers)
        #expect(frame.events == expected.events)
        #expect(frame.scene.schedule == expected.scene.schedule)
        #expect(frame.scene.outlines.elements == expected.scene.outlines.elements)
      }
      #expect(text(trial.inside(life)) == before)
    }
    #expect(unseen.isEmpty, "of these no trial would notice that they are not copied: \(unseen.sorted())")
  }

  /// Lives that random deeds have led somewhere.
  private func wandering<Life>(
    _ fresh: Life, _ deeds: [(inout Life) -> Void], _ pass: (inout Life, Double) -> Void, count: Int
  ) -> [Life] {
    (0..<count).map { seed in
      var life = fresh
      var random = SeededRandom(seed: UInt64(seed) + 40)
      for _ in 0..<(3 + seed) {
        deeds[Int(random.unit() * Double(deeds.count))](&life)
        pass(&life, random.uniform(in: 0...0.3))
      }
      return life
    }
  }

  @Test("Chat heads, in every state")
  func chatHeads() throws {
    typealias Life = ChatHeadsTransitionTests.Watch
    let states = try TransitionTable(of: "Chat heads").states
    let deeds = ChatHeadsTransitionTests.actions()
    let settings = ChatHeadsTransitionTests.settings
    let trial = Trial<Life>(
      lives: {
        let led = settings.suffix(3).flatMap { setting in
          states.compactMap { ChatHeadsTransitionTests.reach($0, setting) }
        }
        let start = Life(ChatHeadsStage([1, 2, 3, 4, 5]).heads)
        return led + self.wandering(start, deeds, { $0.pass($1) }, count: 24)
      }, deeds: deeds, pass: { $0.pass($1) },
      look: {
        var frame = ReplayFrame()
        $0.heads.write(into: &frame.scene)
        frame.events = $0.heads.takeRecords()
        return frame
      }, inside: { $0.heads })
    check(trial, fresh: Life(ChatHeadsStage([1, 2]).heads))
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
    typealias Life = FlippingNotchTransitionTests.Watch
    let states = try TransitionTable(of: "Flipping notch").states
    let deeds = FlippingNotchTransitionTests.actions()
    let fresh = Life(style: .modern, reducedMotion: false)
    let trial = Trial<Life>(
      lives: {
        let led = [FlippingNotchStyle.modern, .classic].flatMap { style in
          states.compactMap { FlippingNotchTransitionTests.reach($0, style: style, reducedMotion: false) }
        }
        return led + self.wandering(fresh, deeds, { $0.pass($1) }, count: 30)
      }, deeds: deeds, pass: { $0.pass($1) },
      look: {
        var frame = ReplayFrame()
        $0.notch.write(into: &frame.scene)
        frame.events = $0.notch.takeRecords()
        return frame
      }, inside: { $0.notch })
    check(trial, fresh: fresh)
  }

  @Test("Slime badges, in every state")
  func slimeBadge() throws {
    typealias Life = SlimeBadgeStage
    var deeds: [(inout Life) -> Void] = []
    for displacement in [0.0, 40, 90, 250] {
      deeds.append { $0.point(.down, $0.home, at: $0.time) }
      deeds.append { $0.point(.move, $0.home + Vector(x: -displacement, y: 9), at: $0.time) }
      deeds.append { $0.point(.up, $0.home + Vector(x: -displacement, y: 9), at: $0.time) }
    }
    deeds.append { $0.point(.cancel, $0.home, at: $0.time) }
    for command: SlimeBadge.Command in [
      .setCount(120), .setCount(nil), .setCount(0), .moveAnchor(Point(x: 200, y: 400)), .clear,
      .cancelDismissal, .hint,
    ] { deeds.append { $0.perform(command) } }
    deeds.append { $0.prefer(reducedMotion: true, at: $0.time) }
    deeds.append { $0.badge.setStyle(.classic, at: $0.time) }
    let all = deeds
    let pass: (inout Life, Double) -> Void = { life, seconds in
      life.time += seconds
      life.badge.advance(to: life.time)
    }
    check(
      Trial<Life>(
        lives: { self.wandering(Life(), all, pass, count: 60) }, deeds: all, pass: pass,
        look: {
          var frame = ReplayFrame()
          $0.badge.write(into: &frame.scene)
          frame.events = $0.badge.takeRecords()
          return frame
        }, inside: { $0.badge }), fresh: Life())
  }

  /// A messenger and its time.
  private struct MessengerLife {
    var messenger: Messenger
    var time = 0.0

    init() {
      messenger = Messenger(style: .modern, viewport: ChatHeadsStage.phone, seed: 3)
      messenger.perform(.notch(.setCell(Size(width: 358, height: 84))), at: 0)
      messenger.perform(.notch(.setRows(6)), at: 0)
      messenger.perform(.addBadge(1, row: 2, count: 3), at: 0)
      for head: Int32 in [2, 3, 4] {
        messenger.perform(.chatHeads(.add(head: head, unread: 2, animated: false)), at: 0)
      }
    }

    var badge: Point {
      for badge in messenger.badges { return badge.badge.center }
      return .zero
    }

    mutating func pass(_ seconds: Double) {
      time += seconds
      messenger.advance(to: time)
    }

    mutating func point(_ phase: PointerPhase, _ point: Point, id: Int32 = 1) {
      messenger.handle(.pointer(Pointer(id: id, phase: phase, position: point)), at: time)
    }

    /// A finger that comes down, moves on by `displacement` in a tenth of a second, and goes up if it is to.
    mutating func drag(from: Point, by displacement: Vector, lifts: Bool) {
      point(.down, from)
      for step in 1...6 {
        pass(1.0 / 60)
        point(.move, from + displacement * (Double(step) / 6))
      }
      if lifts { point(.up, from + displacement) }
    }
  }

  @Test("Messengers, with all three in motion")
  func messenger() {
    typealias Life = MessengerLife
    var deeds: [(inout Life) -> Void] = []
    for lifts in [false, true] {
      deeds.append { $0.drag(from: $0.badge, by: Vector(x: -60, y: 30), lifts: lifts) }
      deeds.append { $0.drag(from: $0.badge, by: Vector(x: -260, y: 30), lifts: lifts) }
      deeds.append { $0.drag(from: Point(x: 150, y: 500), by: Vector(x: 0, y: 250), lifts: lifts) }
      deeds.append {
        $0.drag(
          from: $0.messenger.heads.core.value.position(0), by: Vector(x: -200, y: 120), lifts: lifts)
      }
    }
    deeds.append { $0.point(.up, Point(x: 100, y: 100)) }
    for command: Messenger.Command in [
      .notch(.beginRefreshing), .notch(.finishRefreshing(items: 2)), .badge(1, .setCount(7)),
      .badge(1, .clear),
      .badge(1, .cancelDismissal),
      .chatHeads(.open(head: 2)), .chatHeads(.close), .chatHeads(.add(head: 8, unread: 1, animated: true)),
      .chatHeads(.message(head: 3, text: 1)), .addBadge(5, row: 3, count: nil),
    ] { deeds.append { $0.messenger.perform(command, at: $0.time) } }
    deeds.append {
      $0.messenger.handle(.preferences(Preferences(reducedMotion: true, rightToLeft: true)), at: $0.time)
    }
    let all = deeds
    check(
      Trial<Life>(
        lives: { self.wandering(Life(), all, { $0.pass($1) }, count: 40) }, deeds: all,
        pass: { $0.pass($1) },
        look: {
          var frame = ReplayFrame()
          $0.messenger.write(into: &frame.scene)
          frame.events = $0.messenger.takeRecords()
          return frame
        }, inside: { $0.messenger }), fresh: Life(),
      // Its parts have tests of their own.
      constant: Set(properties(Life().messenger).keys))
  }
}
