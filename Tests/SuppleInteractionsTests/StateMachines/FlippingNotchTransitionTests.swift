import SuppleHarness
import SuppleScene
import Testing

@_spi(States) @testable import SuppleInteractions

/// The state machine of a flipping notch against its written table.
@Suite("Flipping notch: every transition")
struct FlippingNotchTransitionTests {
  typealias Machine = TransitionHarness<FlippingNotch>

  static func reach(
    _ state: String, style: FlippingNotchStyle, reducedMotion: Bool, hasPanel: Bool = false
  ) -> Machine? {
    var machine = Machine(style: style, reducedMotion: reducedMotion, hasPanel: hasPanel)
    machine.pass(0.3)
    if state.hasPrefix("panel") { return machine.openPanel(state) }
    if ["editing", "removing row"].contains(state) { return machine.editRow(state) }
    switch state {
    case "idle": break
    case "pulling": machine.pull(60)
    case "armed": machine.pull(220)
    default:
      machine.pull(220)
      machine.point(.up, machine.finger)
      for _ in 0..<400 where machine.state != state && machine.state != "waiting" { machine.pass(0.01) }
    }
    if machine.state == "waiting", state != "waiting" {
      machine.act(state == "showing message" ? "fail refreshing" : "finish refreshing") {
        switch state {
        case "showing message": $0.perform(.failRefreshing(text: 3), at: $1)
        case "sliding back": $0.perform(.finishRefreshing(items: 0), at: $1)
        default: $0.perform(.finishRefreshing(items: 1), at: $1)
        }
      }
      for _ in 0..<200 where machine.state != state { machine.pass(0.01) }
    }
    return machine.state == state ? machine : nil
  }

  static func actions() -> [(inout Machine) -> Void] {
    var all: [(inout Machine) -> Void] = []
    func add(_ name: String, _ command: FlippingNotch.Command) {
      all.append { $0.act(name) { $0.perform(command, at: $1) } }
    }
    all.append { $0.point(.down, Point(x: 180, y: 200), id: 2) }
    all.append { $0.point(.down, Point(x: 180, y: 200)) }
    for distance in [60.0, 240, 500, -300, 1] {
      all.append { $0.drag(by: distance) }
      all.append {
        $0.pull(distance)
        $0.point(.up, $0.finger)
      }
      all.append {
        $0.drag(by: distance)
        $0.point(.up, $0.finger)
      }
    }
    all.append { $0.point(.up, $0.finger) }
    all.append { $0.point(.cancel, $0.finger) }
    for delta in [-30.0, -400, 40] {
      all.append { $0.wheel(delta) }
      all.append {
        $0.pass(0.2)
        $0.wheel(delta)
        $0.wheel(delta)
        $0.pass(0.05)
        $0.wheel(delta)
      }
    }
    for (there, back) in [(-300.0, 100.0), (-300, 300), (-300, 900), (-30, 40), (-30, -300)] {
      all.append {
        $0.pass(0.2)
        $0.wheel(there)
        $0.wheel(back)
      }
    }
    all.append { $0.pass(4) }
    all.append { $0.pass(6) }
    all.append {
      $0.point(.down, Point(x: 180, y: 200))
      $0.pass(0.05)
      $0.point(.up, Point(x: 180, y: 100))
    }
    add("begin refreshing", .beginRefreshing)
    for items: Int32 in [1, 3, .max] { add("finish refreshing", .finishRefreshing(items: items)) }
    add("finish refreshing", .finishRefreshing(items: 0))
    add("fail refreshing", .failRefreshing(text: 7))
    add("cancel refreshing", .cancelRefreshing)
    add("scroll", .scrollTo(y: 200))
    add("scroll", .scrollTo(y: 0))
    add("layout", .setCutout(nil))
    add("layout", .setNavigationBar(height: 60))
    add("layout", .setCell(Size(width: 200, height: 300)))
    add("layout", .setRows(9))
    add("hint", .hint)
    add("switch off", .setEnabled(false))
    add("switch on", .setEnabled(true))
    add("panel", .setPanel(true))
    add("no panel", .setPanel(false))
    add("show panel", .showPanel)
    add("close panel", .closePanel)
    add("add row", .addRow)
    add("keep row", .keepRow)
    add("drop row", .dropRow)
    for distance in [-60.0, -300] {
      all.append { $0.push(distance) }
      all.append {
        $0.push(distance)
        $0.pass(0.3)
        $0.point(.up, $0.finger)
      }
    }
    all.append {
      $0.act("layout") { $0.handle(.viewport(Viewport(size: Size(width: 812, height: 375))), at: $1) }
    }
    all.append { $0.act("layout") { $0.handle(.preferences(Preferences(reducedMotion: true)), at: $1) } }
    all.append { $0.act("layout") { $0.setStyle(.classic, at: $1) } }
    all.append { $0.act("key") { $0.handle(.key(.escape, focus: nil), at: $1) } }
    return all
  }

  @Test("The reached transitions, in every state by every action and at random, are exactly the table")
  func table() throws {
    // The wait for an app that does not answer is at most as long as the random walks.
    var style = FlippingNotchStyle.modern
    style.answerLimit = 5
    let modern = style
    // Far enough that a pull can stop before the panel.
    style.panelRatio = 3
    let far = style
    var blank = modern
    blank.content = .blankRow
    try TransitionTable(of: "Flipping notch").explore(
      Self.actions(), after: 0.5,
      led: { state in
        [modern, .classic, far, blank].flatMap { style in
          [false, true].compactMap {
            Self.reach(state, style: style, reducedMotion: $0, hasPanel: style == far)
          }
        }
      },
      wanderer: { seed, _ in
        Machine(
          style: seed % 3 == 0 ? .classic : seed % 3 == 1 ? modern : blank, reducedMotion: seed % 5 == 0,
          hasPanel: seed % 2 == 0)
      },
      steps: 160, pause: { $0.uniform(in: 0...0.6) })
  }
}

extension FlippingNotch: TransitionNamed {}

extension TransitionHarness<FlippingNotch> {
  init(style: FlippingNotchStyle, reducedMotion: Bool, hasPanel: Bool = false) {
    self.init(FlippingNotch(style: style, viewport: FlippingNotchDriver.phone, seed: 0))
    harness.perform(.setRows(4))
    if hasPanel { harness.perform(.setPanel(true)) }
    harness.prefer(reducedMotion: reducedMotion)
  }

  var notch: FlippingNotch { subject }

  mutating func drag(by distance: Double) {
    drag(to: finger + Vector(x: 0, y: distance), lasting: 0.2)
  }

  /// Opens the panel by a finger, and brings it to a state; nil if the state is not reached.
  mutating func openPanel(_ state: String) -> Self? {
    harness.perform(.setPanel(true))
    pull(notch.style.panelRatio > 2 ? 500 : 340)
    if state != "panel armed" {
      point(.up, finger)
      pass(0.1)
    }
    if state != "panel opening" { pass(2) }
    if state == "panel pushed" { push(-60) }
    if state == "panel closing" {
      act("close panel") { $0.perform(.closePanel, at: $1) }
      pass(0.1)
    }
    return self.state == state ? self : nil
  }

  /// Adds a blank row, and brings it to a state; nil if the state is not reached.
  mutating func editRow(_ state: String) -> Self? {
    act("add row") { $0.perform(.addRow, at: $1) }
    pass(4)
    if state == "removing row" { act("drop row") { $0.perform(.dropRow, at: $1) } }
    return self.state == state ? self : nil
  }

  /// Pushes the panel by its lower edge.
  mutating func push(_ distance: Double) {
    point(.down, Point(x: 180, y: 760))
    drag(by: distance)
  }

  mutating func wheel(_ delta: Double) {
    act("wheel") { $0.handle(.wheel(delta: Vector(x: 0, y: delta), at: Point(x: 180, y: 200)), at: $1) }
  }

  /// Pulls the list with the finger by a number of points; the finger then rests.
  mutating func pull(_ distance: Double) {
    point(.down, Point(x: 180, y: 200))
    drag(by: distance)
    pass(0.2)
  }
}
