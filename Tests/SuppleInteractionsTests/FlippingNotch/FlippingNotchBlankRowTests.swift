import SuppleMotion
import SuppleScene
import SuppleScript
import Testing

@testable import SuppleInteractions

/// The blank row, which a person fills in.
@Suite struct FlippingNotchBlankRowTests {
  private static let pitch = 187.0

  private func driver(reducedMotion: Bool = false, rows: Int32 = 4) -> FlippingNotchDriver {
    var style = FlippingNotchStyle.modern
    style.content = .blankRow
    let driver = FlippingNotchDriver(style, rows: rows)
    if reducedMotion { driver.notch.handle(.preferences(Preferences(reducedMotion: true)), at: 0) }
    return driver
  }

  /// A driver with an edited blank row, over a list at rest.
  private func editing(reducedMotion: Bool = false) -> FlippingNotchDriver {
    let driver = driver(reducedMotion: reducedMotion)
    driver.perform(.addRow)
    driver.wait(4)
    return driver
  }

  private func rowTops(_ frame: Frame) -> [Int32: Double] {
    var tops: [Int32: Double] = [:]
    for layer in frame.layers where layer.id.role == .row { tops[layer.id.item] = layer.box.minY }
    return tops
  }

  @Test func aReleaseBringsABlankRowAndAsksNobody() {
    let driver = driver()
    driver.pull(220)
    driver.lift()
    let released = driver.time
    #expect(driver.stateName == .dropping)
    // The card never waits, and flips after the drop.
    for step in 0..<30 {
      let frame = driver.look(at: released + Double(step) / 100)
      #expect(frame.card?.traits.contains(.waiting) == false)
    }
    _ = driver.look(at: released + 0.301)
    #expect(driver.stateName == .flipping)
    let before = driver.look(at: released + 0.9 - 1e-7)
    let after = driver.look(at: released + 0.9 + 1e-7)
    #expect(driver.stateName == .editing)
    #expect(driver.names == [.armed, .rowAdded, .inserted])
    // The row removes its room from the list's offset: nothing moves.
    #expect(near(before.listOffset - after.listOffset, Self.pitch, 1e-3))
    #expect(near(after.row(5)?.box, before.card?.box ?? Rect(x: 0, y: 0, width: 0, height: 0), 0.1))
    #expect(near(after.row(1)?.box, before.row(1)?.box ?? Rect(x: 0, y: 0, width: 0, height: 0), 1e-3))
    driver.wait(4)
    let rest = driver.look()
    #expect(rest.schedule == .settled && rest.listOffset == 0 && rest.card == nil)
    #expect(near(rest.row(5)?.box, Rect(x: 16, y: 68, width: 343, height: 177), 1e-9))
    #expect(driver.notch.progress().state == .editing)
  }

  @Test func theAppAddsItFromEachStateWithoutARefresh() {
    for name in FlippingNotchStateName.allCases {
      let driver = FlippingNotchDriver.inState(name)
      let before = driver.look()
      driver.perform(.addRow)
      let after = driver.look()
      switch name {
      case .idle, .pulling, .armed, .panelArmed, .inserting, .showingMessage, .slidingBack, .dropping,
        .editing:
        #expect(driver.stateName == .dropping, "\(name)")
        #expect((driver.names.last == .rowAdded) == (name != .dropping))
      default: #expect(driver.stateName == name)
      }
      #expect(near(after.listOffset, before.listOffset, 1e-9), "\(name)")
      #expect(near(after.notchBottom, before.notchBottom, 1e-9), "\(name)")
    }
  }

  @Test func aButtonThatRefreshesStillAsksTheApp() {
    let driver = driver()
    driver.perform(.beginRefreshing)
    driver.wait(2)
    #expect(driver.stateName == .waiting)
    #expect(driver.names == [.beganRefreshing])
    // An answer does not concern a blank row.
    let other = self.driver()
    other.perform(.addRow)
    other.perform(.finishRefreshing(items: 3))
    other.wait(3)
    #expect(other.names == [.rowAdded, .inserted])
    #expect(other.notch.core.value.rows.inserted == 1)
  }

  @Test func pullsAreIgnoredWhileItIsEdited() {
    for wait in [0.0, 0.05, 3] {
      let driver = driver()
      driver.perform(.addRow)
      while driver.stateName != .editing { driver.wait(0.01) }
      driver.wait(wait)
      let still = driver.notch
      driver.down()
      driver.drag(by: 300, over: 0.2)
      var untouched = still
      untouched.advance(to: driver.time)
      var frame = Frame()
      untouched.write(into: &frame)
      // The finger changes nothing, even while the list still moves.
      #expect(driver.look().layers == frame.layers)
      driver.lift()
      #expect(!driver.wheel(-200))
      #expect(driver.stateName == .editing)
      #expect(driver.names == [.rowAdded, .inserted])
    }
  }

  @Test func keptItIsARowLikeAnyOther() {
    let driver = editing()
    driver.perform(.keepRow)
    #expect(driver.stateName == .idle)
    let frame = driver.look()
    #expect(frame.schedule == .settled && frame.row(5)?.box.minY == 68)
    #expect(driver.names == [.rowAdded, .inserted, .rowKept])
    for command in [FlippingNotch.Command.keepRow, .dropRow] { driver.perform(command) }
    #expect(driver.look().layers == frame.layers)
    driver.perform(.addRow)
    driver.wait(4)
    #expect(driver.look().row(6)?.box.minY == 68)
    #expect(driver.names.count == 5)
  }

  @Test func droppedItFadesWhileItsGapCloses() {
    let driver = editing()
    let before = driver.look()
    driver.perform(.dropRow)
    let start = driver.time
    #expect(driver.stateName == .removingRow)
    let first = driver.look()
    #expect(near(first.listOffset, Self.pitch, 1e-9))
    #expect(rowTops(first) == rowTops(before))
    #expect(first.row(5)?.traits.contains(.raised) == true)
    var list = first.listOffset
    for step in 1...19 {
      let frame = driver.look(at: start + Double(step) / 100)
      #expect(near(frame.row(5)?.opacity ?? 0, 1 - Double(step) / 20, 1e-9))
      // The row moves with the list.
      #expect(near(frame.row(5)?.box.minY ?? 0, 68 + frame.listOffset - Self.pitch, 1e-9))
      #expect(frame.listOffset < list)
      list = frame.listOffset
    }
    let gone = driver.look(at: start + 0.21)
    #expect(gone.row(5) == nil)
    // The gap closes by the spring of the flip.
    let spring = Motion.moving(
      from: Self.pitch, velocity: 0, to: 0, at: 0, timing: .spring(FlippingNotchStyle.modern.flipSpring))
    #expect(near(gone.listOffset, spring.value(at: 0.21), 1e-6))
    driver.wait(4)
    #expect(driver.stateName == .idle)
    #expect(driver.look().listOffset == 0 && driver.look().row(1)?.box.minY == 68)
    #expect(driver.names == [.rowAdded, .inserted, .rowDropped])
    driver.perform(.addRow)
    driver.wait(4)
    #expect(driver.look().row(5)?.box.minY == 68)
  }

  @Test func aRowThatHasGrownLeavesItsWholeGap() {
    let driver = editing()
    driver.perform(.setArrivingRows(count: 1, extent: 300))
    driver.perform(.setArrivingRow(index: 0, x: 4, y: 0, height: 290))
    driver.perform(.dropRow)
    let frame = driver.look()
    #expect(near(frame.listOffset, 300, 1e-9))
    #expect(near(frame.row(5)?.box, Rect(x: 20, y: 68, width: 343, height: 290), 1e-9))
  }

  @Test func aPullMayFollowOnceItHasFaded() {
    let driver = editing()
    driver.perform(.dropRow)
    driver.down()
    #expect(!driver.drag(by: 100, over: 0.1))
    #expect(driver.stateName == .removingRow)
    driver.lift()
    driver.wait(0.11)
    #expect(driver.stateName == .inserting)
    let before = driver.look().listOffset
    driver.down()
    #expect(driver.stateName == .pulling)
    #expect(near(driver.look().listOffset, before, 1e-9))
  }

  @Test func aVetoOfTheAppShowsNothing() {
    for reducedMotion in [false, true] {
      let driver = driver(reducedMotion: reducedMotion)
      driver.pull(220)
      let before = driver.look()
      driver.lift()
      driver.perform(.dropRow)
      #expect(near(driver.look().listOffset, before.listOffset, 1e-9))
      let start = driver.time
      for step in 0...100 {
        let frame = driver.look(at: start + Double(step) / 100)
        #expect(frame.row(5) == nil)
        // The notch covers the visible part of the card, if any.
        #expect(frame.card?.opacity ?? 0 == 0 || (frame.card?.box.maxY ?? 0) <= before.notchBottom + 1)
      }
      driver.wait(3)
      #expect(driver.stateName == .idle && driver.look().listOffset == 0)
      #expect(driver.names == [.armed, .rowAdded, .rowDropped])
    }
  }

  @Test func onItsCardItGoesBackIntoTheNotch() {
    for after in [0.1, 0.5, 0.8] {
      for index in 0..<4 {
        let driver = driver()
        driver.perform(.addRow)
        driver.wait(after)
        let before = driver.look()
        switch index {
        case 0: driver.perform(.dropRow)
        case 1: driver.perform(.cancelRefreshing)
        case 2: driver.perform(.setEnabled(false))
        default: driver.notch.handle(.key(.escape, focus: nil), at: driver.time)
        }
        #expect(driver.stateName == .slidingBack)
        let after = driver.look()
        #expect(near(after.listOffset, before.listOffset, 1e-9))
        #expect(near(after.card?.box, before.card?.box ?? Rect(x: 0, y: 0, width: 0, height: 0), 1e-9))
        driver.wait(4)
        #expect(driver.names == [.rowAdded, .rowDropped])
        #expect(driver.look().listOffset == 0 && driver.look().row(5) == nil)
      }
    }
  }

  @Test func escapeDropsAnEditedRowAndACancelledRefreshDoesNot() {
    let driver = editing()
    for command in [FlippingNotch.Command.cancelRefreshing, .beginRefreshing, .setEnabled(false), .showPanel]
    {
      driver.perform(command)
      #expect(driver.stateName == .editing)
    }
    driver.perform(.addRow)
    #expect(driver.stateName == .editing)
    #expect(driver.names == [.rowAdded, .inserted])
    driver.notch.handle(.key(.escape, focus: nil), at: driver.time)
    #expect(driver.stateName == .removingRow)
  }

  @Test func theNextRowKeepsTheFirstOrWaitsUntilItHasFaded() {
    let driver = editing()
    driver.perform(.addRow)
    #expect(driver.stateName == .dropping)
    driver.wait(4)
    #expect(driver.names == [.rowAdded, .inserted, .rowKept, .rowAdded, .inserted])
    driver.perform(.dropRow)
    driver.perform(.addRow)
    #expect(driver.stateName == .removingRow)
    driver.wait(0.19)
    #expect(driver.names.last == .rowDropped)
    let before = driver.look(at: driver.time + 0.01 - 1e-6)
    let after = driver.look(at: driver.time + 2e-6)
    #expect(driver.stateName == .dropping)
    #expect(near(before.listOffset, after.listOffset, 0.01))
    driver.wait(4)
    #expect(driver.names.suffix(2) == [.rowAdded, .inserted])
    #expect(driver.look().row(6)?.box.minY == 68)
    // A waiting row is cancelled as well.
    driver.perform(.dropRow)
    driver.perform(.addRow)
    driver.perform(.dropRow)
    driver.wait(4)
    #expect(driver.stateName == .idle)
    #expect(driver.names.count == 9)
  }

  @Test func inAListThatIsScrolledAwayNothingMoves() {
    let driver = driver(rows: 30)
    driver.perform(.scrollTo(y: 900))
    driver.wait(1)
    let before = rowTops(driver.look())
    driver.perform(.addRow)
    for _ in 0..<120 {
      driver.wait(0.01)
      #expect(rowTops(driver.look()) == before)
    }
    #expect(driver.stateName == .editing)
    #expect(driver.names == [.rowAdded, .inserted])
    driver.perform(.scrollTo(y: 900 + Self.pitch))
    driver.perform(.dropRow)
    for _ in 0..<120 {
      driver.wait(0.01)
      let frame = driver.look()
      for (number, top) in before { #expect(near(rowTops(frame)[number] ?? 0, top, 1e-9)) }
    }
    #expect(driver.look().listOffset == -900)
    #expect(driver.stateName == .idle)
  }

  @Test func rowsOnTheirWayLandAtOnceAndAreEdited() {
    let driver = driver(rows: 30)
    driver.perform(.addRow)
    driver.wait(0.5)
    driver.perform(.scrollTo(y: 600))
    #expect(driver.stateName == .editing)
    driver.wait(1)
    #expect(driver.names == [.rowAdded, .inserted])
  }

  @Test func withReducedMotionItFades() {
    let driver = driver(reducedMotion: true)
    driver.perform(.addRow)
    driver.wait(0.35)
    let frame = driver.look()
    #expect(near(frame.row(5)?.opacity ?? 0, 0.5, 1e-6))
    #expect(frame.row(5)?.box.minY == 68)
    driver.wait(0.15)
    #expect(driver.stateName == .editing)
    driver.perform(.dropRow)
    driver.wait(0.1)
    #expect(near(driver.look().row(5)?.opacity ?? 0, 0.5, 1e-6))
    #expect(near(driver.look().listOffset, Self.pitch / 2, 1e-6))
    driver.wait(0.1 + 1e-6)
    #expect(driver.stateName == .idle && driver.look().listOffset == 0)
  }

  @Test func withoutANumberLeftItGoesBack() {
    let driver = driver()
    driver.perform(.beginRefreshing)
    driver.wait(2)
    driver.perform(.finishRefreshing(items: .max))
    driver.wait(5)
    driver.perform(.addRow)
    driver.wait(5)
    #expect(driver.names.suffix(2) == [.rowAdded, .rowDropped])
    #expect(driver.stateName == .idle && driver.look().card == nil)
  }

  @Test func framesDoNotShow() {
    func run(_ rate: Double) -> [Double] {
      let driver = driver()
      driver.perform(.addRow)
      for step in 0..<Int(rate) { _ = driver.look(at: 1.2 * Double(step) / rate) }
      _ = driver.look(at: 1.2)
      driver.perform(.dropRow)
      for step in 0..<Int(rate) { _ = driver.look(at: 1.2 + 0.15 * Double(step) / rate) }
      let frame = driver.look(at: 1.35)
      return [frame.listOffset, frame.row(5)?.center.y ?? 0, frame.row(5)?.opacity ?? 0]
    }
    #expect(run(0) == run(30))
    #expect(run(0) == run(121))
  }

  /// For any finger and command: within an instant the list moves no further than the finger.
  @Test(arguments: 0..<24) func theListNeverMovesByMoreThanTheFinger(_ seed: Int) {
    var random = SeededRandom(seed: UInt64(seed))
    let driver = driver(rows: 12)
    var finger = 300.0
    for _ in 0..<400 {
      driver.wait(random.uniform(in: 0...0.08))
      let before = driver.look()
      let inserted = driver.notch.core.value.rows.inserted
      var moved = 0.0
      switch random.next() % 12 {
      case 0: driver.perform(.addRow)
      case 1: driver.perform(.dropRow)
      case 2: driver.perform(.keepRow)
      case 3: driver.pointer(.down, Point(x: 180, y: finger))
      case 4: driver.pointer(.up, Point(x: 180, y: finger))
      default:
        let next = min(700, max(0, finger + random.uniform(in: -60...90)))
        moved = (next - finger).magnitude
        finger = next
        driver.pointer(.move, Point(x: 180, y: finger))
      }
      let after = driver.look()
      let rows = Double(driver.notch.core.value.rows.inserted - inserted) * Self.pitch
      #expect((after.listOffset - before.listOffset + rows).magnitude <= moved + 1e-6, "seed \(seed)")
    }
  }
}
