import SuppleInteractions
import SuppleScene
import SuppleScript
import Testing

/// Scripts of a list under a notch: the rows on screen stay, and the touches that refresh the list.
@Suite("Flipping notch in scripts")
struct FlippingNotchScriptTests {
  /// A list of 30 rows, scrolled by `scroll` points, with events.
  private func play(
    _ events: [String], scroll: Double = 0, style: String = "\"modern\"", _ more: String = "",
    until end: Double
  ) throws -> [ReplayFrame] {
    let text = scriptText(
      "flipping-notch", events: events.joined(separator: ",\n"),
      "\"setup\": {\"rows\": 30, \"scroll\": \(scroll)}, \"style\": \(style)" + more)
    return frames(try script(text), .rate(60, until: end))
  }

  private func names(_ frames: [ReplayFrame]) -> [EventName] { frames.flatMap { $0.events.map(\.name) } }

  /// The time of the only event of a name.
  private func time(of name: EventName, _ frames: [ReplayFrame]) -> Double? {
    frames.flatMap(\.events).first { $0.name == name }?.time
  }

  private func top(of row: Int32, _ frame: ReplayFrame) -> Double? {
    frame.scene.layer(LayerID(.row, item: row)).map { $0.center.y - $0.size.height / 2 }
  }

  private func listOffset(_ frame: ReplayFrame) -> Double {
    (frame.scene.layer(LayerID(.list))?.center.y ?? .nan) - 422
  }

  private func card(_ frame: ReplayFrame) -> Layer? { frame.scene.layer(LayerID(.card)) }

  /// A finger that moves from a point straight to another in 0.2 s, in steps of 20 ms.
  private func drag(_ t: Double, from: Double, to: Double, pointer: Int = 1, lifts: Bool = true) -> [String] {
    let moves = (1...10).map { step in
      let y = from + (to - from) * Double(step) / 10
      return "{\"t\": \(t + Double(step) * 0.02), \"move\": [195, \(y)], \"pointer\": \(pointer)}"
    }
    let down = "{\"t\": \(t), \"down\": [195, \(from)], \"pointer\": \(pointer)}"
    let up = "{\"t\": \(t + 0.3), \"up\": [195, \(to)], \"pointer\": \(pointer)}"
    return [down] + moves + (lifts ? [up] : [])
  }

  // MARK: Panel

  @Test("With a panel a long pull opens it, and the app closes it")
  func panel() throws {
    let events = drag(0.2, from: 200, to: 500) + ["{\"t\": 2, \"do\": \"closePanel\"}"]
    let text = scriptText(
      "flipping-notch", events: events.joined(separator: ",\n"), "\"setup\": {\"rows\": 9, \"panel\": true}")
    let frames = frames(try script(text), .rate(60, until: 4))
    #expect(names(frames) == [.armed, .panelArmed, .panelOpened, .panelClosed])
    #expect(frames.contains { $0.scene.layer(LayerID(.panel)) != nil })
    #expect(throws: ScriptError.self) { try script(text.replacing("true", with: "1")) }
  }

  // MARK: Blank row

  @Test("A style adds a blank row, which a script keeps or drops")
  func blankRow() throws {
    let style = "{\"preset\": \"modern\", \"content\": \"blankRow\"}"
    for (command, name) in [("keepRow", EventName.rowKept), ("dropRow", .rowDropped)] {
      let events = drag(0.2, from: 200, to: 400) + ["{\"t\": 2, \"do\": \"\(command)\"}"]
      let frames = try play(events, style: style, until: 4)
      #expect(names(frames) == [.armed, .rowAdded, .inserted, name])
    }
    let frames = try play(["{\"t\": 0.2, \"do\": \"addRow\"}"], until: 3)
    #expect(names(frames) == [.rowAdded, .inserted])
  }

  // MARK: Rows on screen stay

  @Test(
    "Scrolled away, neither the card nor rows nor their absence move a row, and the card is invisible",
    arguments: [
      "{\"t\": 1, \"do\": \"finishRefreshing\", \"items\": 3}",
      "{\"t\": 1, \"do\": \"finishRefreshing\", \"items\": 0}",
      "{\"t\": 1, \"do\": \"failRefreshing\", \"text\": \"No\"}", "{\"t\": 1, \"do\": \"cancelRefreshing\"}",
      "{\"t\": 0.2, \"do\": \"finishRefreshing\", \"items\": 400}",
    ], ["\"modern\"", "{\"preset\": \"classic\", \"content\": \"asksApp\"}"])
  func scrolledAway(answer: String, style: String) throws {
    for reduced in ["", ", \"reducedMotion\": true"] {
      let frames = try play(
        ["{\"t\": 0.1, \"do\": \"beginRefreshing\"}", answer], scroll: 400, style: style, reduced, until: 5)
      let first = try #require(top(of: 4, frames[0]))
      for frame in frames {
        #expect(abs((top(of: 4, frame) ?? .nan) - first) < 1e-9, "\(frame.time)")
        #expect(card(frame) == nil)
      }
      let told = names(frames)
      #expect(told.first == .beganRefreshing)
      #expect(told.count == 2)
      if answer.contains("items\": 3") {
        #expect(told.last == .inserted)
        #expect(abs(listOffset(frames[frames.count - 1]) - (-400 - 3 * 187)) < 1e-9)
      }
    }
  }

  @Test("A list that is scrolled away while the card waits, or while rows arrive, stays as well")
  func scrolledAwayLater() throws {
    for (scrolled, answered) in [(1.0, 2.0), (0.2, 1), (1.2, 1), (0.2, 0.15)] {
      let frames = try play(
        [
          (0.1, "\"do\": \"beginRefreshing\""), (scrolled, "\"do\": \"scrollTo\", \"y\": 700"),
          (answered, "\"do\": \"finishRefreshing\", \"items\": 2"),
        ].sorted { $0.0 < $1.0 }.map { "{\"t\": \($0.0), \($0.1)}" }, until: 5)
      let after = frames.drop { $0.time < scrolled + 1e-6 }
      let row = try #require(after.first.flatMap { top(of: 5, $0) })
      for frame in after {
        #expect(abs((top(of: 5, frame) ?? .nan) - row) < 1e-6, "\(scrolled), \(frame.time)")
      }
      #expect(names(frames) == [.beganRefreshing, .inserted])
      // At the top the new rows are at their places.
      let back = try play(
        [
          (0.1, "\"do\": \"beginRefreshing\""), (scrolled, "\"do\": \"scrollTo\", \"y\": 700"),
          (answered, "\"do\": \"finishRefreshing\", \"items\": 2"), (4, "\"do\": \"scrollTo\", \"y\": 0"),
        ].sorted { $0.0 < $1.0 }.map { "{\"t\": \($0.0), \($0.1)}" }, until: 6)
      #expect(top(of: 32, back[back.count - 1]) == 24)
    }
  }

  @Test(
    "Begun a point below the top or further, a refresh moves nothing that is read", arguments: [1.0, 20, 90])
  func nearTheTop(scroll: Double) throws {
    for answer in [
      "finishRefreshing\", \"items\": 3", "finishRefreshing\", \"items\": 0", "cancelRefreshing\"",
    ] {
      let frames = try play(
        ["{\"t\": 0.1, \"do\": \"beginRefreshing\"}", "{\"t\": 1, \"do\": \"\(answer)}"], scroll: scroll,
        until: 5)
      let first = try #require(top(of: 4, frames[0]))
      #expect(frames.allSatisfy { abs((top(of: 4, $0) ?? .nan) - first) < 1e-9 && card($0) == nil })
      #expect(names(frames).count == 2)
    }
    // The list scrolls by as much as its scroller, until it is at its top: there the card comes.
    let frames = try play(
      [
        "{\"t\": 0.1, \"do\": \"beginRefreshing\"}", "{\"t\": 1, \"do\": \"scrollTo\", \"y\": \(scroll + 5)}",
        "{\"t\": 2, \"do\": \"scrollTo\", \"y\": 0.8}", "{\"t\": 3, \"do\": \"scrollTo\", \"y\": 0}",
      ], scroll: scroll, until: 5)
    let unscrolled = try #require(top(of: 4, frames[0])) + scroll
    for (time, y) in [(0.9, scroll), (1.9, scroll + 5), (2.9, 0.8)] {
      let frame = try #require(frames.last { $0.time <= time })
      #expect(abs((top(of: 4, frame) ?? .nan) - (unscrolled - y)) < 1e-9 && card(frame) == nil, "at \(time)")
    }
    #expect(frames.last.flatMap { card($0) }?.opacity == 1)
  }

  @Test("At the top the list makes room, and counts as scrolled away once the room is not visible")
  func atTheTop() throws {
    let frames = try play(
      ["{\"t\": 0.1, \"do\": \"beginRefreshing\"}", "{\"t\": 2, \"do\": \"scrollTo\", \"y\": 20}"],
      scroll: 0.4,
      until: 4)
    let frame = try #require(frames.last)
    #expect(card(frame) != nil && listOffset(frame) > 60)
  }

  @Test("The card appears once the list returns to its top")
  func cardComes() throws {
    let frames = try play(
      ["{\"t\": 0.1, \"do\": \"beginRefreshing\"}", "{\"t\": 2, \"do\": \"scrollTo\", \"y\": 0}"],
      scroll: 400, until: 5
    )
    #expect(frames.allSatisfy { $0.time >= 2 || card($0) == nil })
    let last = frames[frames.count - 1]
    #expect(card(last)?.opacity == 1)
    let below = card(last).map { $0.center.y + $0.size.height / 2 }
    #expect((top(of: 1, last) ?? 0) >= (below ?? .infinity) + 10 - 1e-6)
  }

  // MARK: A pull counts at any time of its begin

  @Test(
    "A pull that begins while the card slides back moves the list immediately, and refreshes after the card"
  )
  func pullWhileSlidingBack() throws {
    for failed in [false, true] {
      let end =
        failed
        ? "{\"t\": 1, \"do\": \"failRefreshing\", \"text\": \"No\"}"
        : "{\"t\": 1, \"do\": \"finishRefreshing\", \"items\": 0}"
      let start = failed ? 1.5 : 1.05
      let frames = try play(
        ["{\"t\": 0.1, \"do\": \"beginRefreshing\"}", end] + drag(start, from: 300, to: 560, lifts: false)
          + ["{\"t\": 2.5, \"up\": [195, 560]}"], until: 4)
      let alone = try play(["{\"t\": 0.1, \"do\": \"beginRefreshing\"}", end], until: 4)
      let moved = try #require(frames.firstIndex { $0.time > start + 0.1 })
      #expect(listOffset(frames[moved]) > listOffset(alone[moved]) - (failed ? 60 : 0) + 10)
      #expect(card(frames[moved]) != nil)
      #expect(names(frames) == [.beganRefreshing, failed ? .failed : .cancelled, .armed, .beganRefreshing])
      // Armed at the very instant at which the card is gone, 0.35 s after it began to slide, or when far enough.
      #expect((time(of: .armed, frames) ?? 0) >= (failed ? start : 1) + 0.35 - 1e-6 - (failed ? 0.01 : 0))
    }
  }

  @Test("A release before the card is gone begins no refresh")
  func releaseWhileSlidingBack() throws {
    let frames = try play(
      [
        "{\"t\": 0.1, \"do\": \"beginRefreshing\"}", "{\"t\": 1, \"do\": \"finishRefreshing\", \"items\": 0}",
        "{\"t\": 1.02, \"down\": [195, 300]}", "{\"t\": 1.1, \"move\": [195, 400]}",
        "{\"t\": 1.2, \"move\": [195, 600]}", "{\"t\": 1.3, \"up\": [195, 600]}",
      ], until: 5)
    #expect(names(frames) == [.beganRefreshing, .cancelled])
    #expect(listOffset(frames[frames.count - 1]) == 0)
  }

  // MARK: A pinch is no pull

  @Test("A pinch ends the pull without a refresh, whichever finger goes up first")
  func pinch() throws {
    for first in [1, 2] {
      let frames = try play(
        drag(0.1, from: 300, to: 560, lifts: false) + [
          "{\"t\": 0.5, \"down\": [100, 200], \"pointer\": 2}",
          "{\"t\": 0.6, \"move\": [195, 600], \"pointer\": 1}",
          "{\"t\": 0.65, \"move\": [100, 500], \"pointer\": 2}",
          "{\"t\": 0.7, \"up\": [195, 600], \"pointer\": \(first)}",
          // A finger that comes down again still pinches.
          "{\"t\": 0.8, \"down\": [195, 200], \"pointer\": 3}",
          "{\"t\": 0.9, \"move\": [195, 600], \"pointer\": 3}",
          "{\"t\": 1.3, \"up\": [195, 600], \"pointer\": 3}",
          "{\"t\": 1.4, \"up\": [195, 600], \"pointer\": \(3 - first)}",
        ], until: 3)
      #expect(names(frames) == [.armed, .disarmed])
      #expect(listOffset(frames[frames.count - 1]) == 0)
    }
    // After both, a finger pulls as usual.
    let later = try play(
      [
        "{\"t\": 0, \"down\": [195, 300], \"pointer\": 1}",
        "{\"t\": 0.1, \"down\": [100, 200], \"pointer\": 2}",
        "{\"t\": 0.2, \"up\": [195, 300], \"pointer\": 1}",
        "{\"t\": 0.3, \"up\": [100, 200], \"pointer\": 2}",
      ] + drag(0.5, from: 300, to: 560), until: 2)
    #expect(names(later) == [.armed, .beganRefreshing])
  }

  // MARK: No endless wait

  @Test("An unanswered refresh fails, at the instant of the style's limit")
  func answerLimit() throws {
    let start = "{\"t\": 0.5, \"do\": \"beginRefreshing\"}"
    let frames = try play([start], style: "{\"preset\": \"modern\", \"answerLimit\": 3}", until: 9)
    #expect(names(frames) == [.beganRefreshing, .failed])
    #expect(abs((time(of: .failed, frames) ?? 0) - 3.5) < 1e-9)
    #expect(frames.contains { $0.scene.schedule == .at(3.5) })
    #expect(frames.contains { card($0)?.traits.contains(.failed) == true })
    #expect(card(frames[frames.count - 1]) == nil)
    #expect(frames[frames.count - 1].scene.schedule == .settled)
    let usual = try play([start], until: 62)
    #expect(abs((time(of: .failed, usual) ?? 0) - 60.5) < 1e-9)
    let never = try play([start], style: "{\"preset\": \"modern\", \"answerLimit\": 0}", until: 62)
    #expect(names(never) == [.beganRefreshing])
    #expect(never[never.count - 1].scene.schedule == .settled)
  }

  // MARK: The person cancels

  @Test("Escape and a push of 44 pt cancel a waiting refresh; less does not")
  func callOff() throws {
    let start = "{\"t\": 0.1, \"do\": \"beginRefreshing\"}"
    for gesture in [
      ["{\"t\": 1, \"key\": \"Escape\"}"], drag(1, from: 400, to: 350), drag(0.2, from: 400, to: 200),
    ] {
      let frames = try play([start] + gesture, until: 5)
      #expect(names(frames) == [.beganRefreshing, .cancelled])
      #expect(card(frames[frames.count - 1]) == nil)
    }
    let little = try play([start] + drag(1, from: 400, to: 360), until: 5)
    #expect(names(little) == [.beganRefreshing])
    let waiting = listOffset(try #require(little.last { $0.time < 1 }))
    #expect(little.contains { listOffset($0) < waiting - 35 && $0.time > 1 })
    let last = little[little.count - 1]
    #expect(abs(listOffset(last) - waiting) < 0.02)
    #expect(card(last)?.traits.contains(.waiting) == true)
    // A list that is pushed further scrolls under the finger.
    let far = try play([start] + drag(1, from: 500, to: 200), until: 5)
    #expect(listOffset(far[far.count - 1]) < -200)
    #expect(names(far) == [.beganRefreshing, .cancelled])
  }

  @Test("A wheel scrolls a list whose card waits, and cancels nothing")
  func wheelCallsNothingOff() throws {
    let frames = try play(
      [
        "{\"t\": 0.1, \"do\": \"beginRefreshing\"}", "{\"t\": 1, \"wheel\": [0, 120], \"at\": [195, 300]}",
        "{\"t\": 1, \"do\": \"scrollTo\", \"y\": 60}",
      ], until: 3)
    #expect(names(frames) == [.beganRefreshing])
    #expect(card(frames[frames.count - 1]) != nil)
  }

  // MARK: Rest after a fling

  @Test("After the list has arrived at its top, only a finger 0.3 s later can begin a refresh")
  func peace() throws {
    for (down, told) in [(1.1, [EventName]()), (1.29, []), (1.31, [.armed, .beganRefreshing])] {
      let frames = try play(
        ["{\"t\": 0.9, \"do\": \"scrollTo\", \"y\": 60}", "{\"t\": 1, \"do\": \"scrollTo\", \"y\": 0}"]
          + drag(down, from: 300, to: 560), scroll: 200, until: 4)
      #expect(names(frames) == told, "\(down)")
      // It still moves the list.
      #expect(frames.contains { listOffset($0) > 80 })
    }
  }

  // MARK: Off

  @Test("A list that is switched off only scrolls, and cancels the action in progress")
  func off() throws {
    let off = "\"do\": \"setEnabled\", \"enabled\": false}"
    let pulled = try play(
      ["{\"t\": 0, \(off)"] + drag(0.1, from: 300, to: 560) + ["{\"t\": 1, \"do\": \"beginRefreshing\"}"],
      until: 2)
    #expect(names(pulled).isEmpty)
    #expect(pulled.allSatisfy { listOffset($0) == 0 })
    let wheel = try play(
      ["{\"t\": 0, \(off)", "{\"t\": 0.5, \"wheel\": [0, -300], \"at\": [195, 300]}"], until: 2)
    #expect(wheel.allSatisfy { listOffset($0) == 0 })
    let waiting = try play(["{\"t\": 0, \"do\": \"beginRefreshing\"}", "{\"t\": 1, \(off)"], until: 3)
    #expect(names(waiting) == [.beganRefreshing, .cancelled])
    #expect(card(waiting[waiting.count - 1]) == nil)
    let armed = try play(drag(0.1, from: 300, to: 560, lifts: false) + ["{\"t\": 0.5, \(off)"], until: 3)
    #expect(names(armed) == [.armed, .disarmed])
    #expect(listOffset(armed[armed.count - 1]) == 0)
    let on = try play(
      ["{\"t\": 0, \(off)", "{\"t\": 0.1, \"do\": \"setEnabled\", \"enabled\": true}"]
        + drag(0.5, from: 300, to: 560), until: 2)
    #expect(names(on) == [.armed, .beganRefreshing])
  }
}
