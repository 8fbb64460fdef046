import SuppleHarness
import SuppleScene
import Testing

@_spi(States) @testable import SuppleInteractions

/// The state machine of chat heads against its written table.
@Suite("Chat heads: every transition")
struct ChatHeadsTransitionTests {
  typealias Machine = TransitionHarness<ChatHeads>

  /// The number of heads, and the preferences of person and app.
  struct Setting {
    var heads: Int32
    var reducedMotion: Bool
    var cancels: Bool
  }

  static let settings = [
    Setting(heads: 0, reducedMotion: false, cancels: false),
    Setting(heads: 1, reducedMotion: false, cancels: false),
    Setting(heads: 1, reducedMotion: true, cancels: true),
    Setting(heads: 3, reducedMotion: false, cancels: true),
    Setting(heads: 3, reducedMotion: true, cancels: false),
    Setting(heads: 7, reducedMotion: false, cancels: false),
  ]

  /// Chat heads in a state, or nil if the setting has no such state.
  static func reach(_ state: String, _ setting: Setting) -> Machine? {
    var style = ChatHeadsStyle.modern
    style.idleDelay = 4
    var stage = ChatHeads(style: style, viewport: ChatHeadsStage.phone, seed: 1)
    stage.handle(.preferences(Preferences(reducedMotion: setting.reducedMotion)), at: 0)
    for id in 0..<setting.heads { stage.perform(.add(head: id + 1, unread: 0, animated: false), at: 0) }
    stage.perform(.setRestingPlace(edge: .right, y: 300, animated: false), at: 0)
    var machine = Machine(stage)
    machine.pass(1)
    let rest = machine.head(0)
    let inRow = ["reading", "head", "scrim", "overflow", "list"].contains { state.hasPrefix($0) }
    if inRow {
      machine.act("open") { $0.perform(.open(head: 1), at: $1) }
      machine.pass(2)
    }
    let touched = inRow ? machine.head(0) : rest
    switch state {
    case "landing":
      machine.act("move resting place") {
        $0.perform(.setRestingPlace(edge: .left, y: 500, animated: true), at: $1)
      }
      machine.pass(0.05)
    case "tucked": machine.pass(5)
    case "scrim pressed": machine.point(.down, Point(x: 195, y: 123))
    case "overflow pressed":
      let row = machine.heads.core.value.rowLayout
      guard row.hasOverflowSlot else { return nil }
      machine.point(.down, row.overflowPlace)
    case "listing", "listed pressed":
      machine.act("overflow") { $0.perform(.openOverflow, at: $1) }
      machine.pass(2)
      guard machine.state == "listing" else { return nil }
      if state == "listed pressed" { machine.point(.down, machine.cell) }
    case let name where name.hasSuffix("pressed"): machine.point(.down, touched)
    case let name where name.hasSuffix("dragged"):
      machine.point(.down, touched)
      machine.drag(to: Point(x: 195, y: 400), lasting: 0.3)
    case let name where name.hasSuffix("captured"):
      machine.point(.down, touched)
      machine.drag(to: machine.target + Vector(x: 0, y: -200), lasting: 0.3)
      machine.drag(to: machine.target, lasting: 0.3)
    case let name where name.hasSuffix("flung to target"):
      machine.point(.down, touched)
      machine.drag(to: Point(x: 195, y: 200), lasting: 0.2)
      machine.drag(to: Point(x: 195, y: 400), lasting: 0.06)
      machine.point(.up, machine.finger)
    default: break
    }
    if setting.cancels { machine.act("cancel dismissal") { $0.perform(.cancelDismissal, at: $1) } }
    return machine.state == state ? machine : nil
  }

  /// Every action, with every relevant detail.
  static func actions() -> [(inout Machine) -> Void] {
    var all: [(inout Machine) -> Void] = []
    func add(_ name: String, _ change: @escaping (inout ChatHeads, Double) -> Void) {
      all.append { $0.act(name, change) }
    }
    for index in 0..<3 { all.append { $0.point(.down, $0.head(index), id: 2) } }
    all.append { $0.point(.down, Point(x: 195, y: 123), id: 2) }
    all.append { $0.point(.down, $0.heads.core.value.rowLayout.overflowPlace, id: 2) }
    all.append { $0.point(.down, $0.cell, id: 2) }
    all.append { $0.point(.down, Point(x: 195, y: 780), id: 2) }
    for displacement in [
      Vector(x: 2, y: 2), Vector(x: 0, y: 60), Vector(x: -60, y: 300), Vector(x: 30, y: -300),
    ] {
      all.append {
        $0.pass(0.05)
        $0.point(.move, $0.finger + displacement)
      }
      all.append {
        $0.drag(to: $0.finger + displacement, lasting: 0.3)
        $0.point(.up, $0.finger)
      }
    }
    all.append { $0.point(.move, $0.target) }
    // A finger that passes through the target too fast and then rests in it.
    all.append {
      $0.point(.move, $0.target + Vector(x: -150, y: 0))
      $0.drag(to: $0.target, lasting: 0.1)
      $0.pass(0.2)
    }
    all.append { $0.point(.up, $0.finger) }
    all.append { $0.point(.up, $0.finger + Vector(x: 0, y: 40)) }
    all.append { $0.point(.up, $0.target) }
    all.append {
      $0.drag(to: Point(x: 195, y: 200), lasting: 0.2)
      $0.drag(to: Point(x: 195, y: 400), lasting: 0.06)
      $0.point(.up, $0.finger)
    }
    all.append { $0.point(.cancel, $0.finger) }
    all.append { $0.pass(5) }
    for head: Int32 in [1, 2, 9] {
      let focus = LayerID(.head, item: head)
      add("open") { $0.perform(.open(head: head), at: $1) }
      add("enter") { $0.handle(.key(.enter, focus: focus), at: $1) }
      add("select") { $0.perform(.select(head: head), at: $1) }
      add("remove") { $0.perform(.remove(head: head), at: $1) }
      add("delete") { $0.handle(.key(.delete, focus: focus), at: $1) }
      add("add") { $0.perform(.add(head: head, unread: 1, animated: true), at: $1) }
      add("add without animation") { $0.perform(.add(head: head, unread: 1, animated: false), at: $1) }
      add("message") { $0.perform(.message(head: head, text: 1), at: $1) }
      add("count") { $0.perform(.setUnread(head: head, count: 3), at: $1) }
      add("move resting place") { $0.handle(.key(.arrowLeft, focus: focus), at: $1) }
    }
    add("close") { $0.perform(.close, at: $1) }
    add("escape") { $0.handle(.key(.escape, focus: nil), at: $1) }
    add("move resting place") { $0.perform(.setRestingPlace(edge: .left, y: 200, animated: true), at: $1) }
    add("set resting place") { $0.perform(.setRestingPlace(edge: .left, y: 200, animated: false), at: $1) }
    add("cancel dismissal") { $0.perform(.cancelDismissal, at: $1) }
    add("hint") { $0.perform(.hint, at: $1) }
    add("attention") { $0.perform(.setAttention(isPresent: true), at: $1) }
    add("no attention") { $0.perform(.setAttention(isPresent: false), at: $1) }
    add("overflow") { $0.perform(.openOverflow, at: $1) }
    add("enter") { $0.handle(.key(.enter, focus: LayerID(.overflow)), at: $1) }
    add("enter") { $0.handle(.key(.enter, focus: LayerID(.overflowed, item: 7)), at: $1) }
    add("delete") { $0.handle(.key(.delete, focus: LayerID(.overflowed, item: 7)), at: $1) }
    add("open") { $0.perform(.open(head: 7), at: $1) }
    add("exclusion areas") {
      $0.perform(.setExclusionAreas([Rect(x: 300, y: 200, width: 90, height: 200)]), at: $1)
    }
    add("exclusion areas") { $0.perform(.setExclusionAreas([]), at: $1) }
    add("docking") { $0.perform(.setDocking(.floating, animated: true), at: $1) }
    add("docking") {
      $0.perform(.setPanelFrame(Rect(x: 9, y: 9, width: 300, height: 300), animated: true), at: $1)
    }
    for animated in [true, false] {
      add("face") {
        $0.perform(.setFace(head: 1, HeadFace(width: 120, height: 44), animated: animated), at: $1)
      }
    }
    add("resize") { $0.handle(.viewport(Viewport(size: Size(width: 844, height: 350))), at: $1) }
    add("keyboard") { $0.handle(.keyboard(height: 400), at: $1) }
    add("preferences") {
      $0.handle(.preferences(Preferences(reducedMotion: true, rightToLeft: true)), at: $1)
    }
    add("wheel") { $0.handle(.wheel(delta: Vector(x: 0, y: 9), at: Point(x: 195, y: 500)), at: $1) }
    add("style") { $0.setStyle(.classic, at: $1) }
    return all
  }

  @Test("The reached transitions, in every state by every action and at random, are exactly the table")
  func table() throws {
    try TransitionTable(of: "Chat heads").explore(
      Self.actions(), after: 1,
      led: { state in Self.settings.compactMap { Self.reach(state, $0) } },
      wanderer: { _, random in
        Self.reach("settling", Self.settings[Int(random.unit() * Double(Self.settings.count))])
      },
      steps: 120,
      pause: { random in random.unit() < 0.5 ? random.uniform(in: 0...0.05) : random.uniform(in: 0...1) })
  }
}

extension ChatHeads: TransitionNamed {}

extension TransitionHarness<ChatHeads> {
  var heads: ChatHeads { subject }

  func head(_ index: Int) -> Point { heads.core.value.position(index) }

  /// The first cell of the overflow's panel.
  var cell: Point {
    var heads = heads
    var frame = Frame()
    heads.write(into: &frame)
    return frame.layers.first { $0.id.role == .overflowed }?.center ?? Point(x: 195, y: 500)
  }

  var target: Point { heads.core.value.geometry.targetCenter }
}
