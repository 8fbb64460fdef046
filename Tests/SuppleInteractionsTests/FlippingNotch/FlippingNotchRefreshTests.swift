import SuppleMotion
import SuppleScene
import SuppleScript
import Testing

@testable import SuppleInteractions

/// The app's answers: new rows, nothing new, a failure, none for long, and answers that come early, late or twice.
@Suite struct FlippingNotchRefreshTests {
  @Test func theCardWaitsForAsLongAsItTakes() {
    let driver = FlippingNotchDriver.inState(.waiting)
    let before = driver.look()
    driver.wait(3600)
    let after = driver.look()
    #expect(after.layers == before.layers)
    #expect(after.schedule == .settled)
  }

  @Test func anEarlyAnswerWaitsForTheCard() {
    for early in [
      FlippingNotch.Command.finishRefreshing(items: 1), .finishRefreshing(items: 0), .failRefreshing(text: 1),
    ] {
      let driver = FlippingNotchDriver()
      driver.pull(220)
      driver.lift()
      let start = driver.time
      driver.wait(0.05)
      driver.perform(early)
      // The first answer counts.
      driver.perform(.finishRefreshing(items: 5))
      #expect(driver.look().card?.traits.contains(.waiting) == false)
      driver.wait(0.2)
      #expect(driver.stateName == .dropping)
      _ = driver.look(at: start + 0.3)
      switch early {
      case .finishRefreshing(items: 1): #expect(driver.stateName == .flipping)
      default: #expect(driver.stateName == .showingMessage)
      }
      driver.wait(6)
      #expect(driver.names.count == 3)
      #expect(driver.events.last?.value != 5)
    }
  }

  @Test func lateAndDoubleAnswersAreIgnored() {
    let driver = FlippingNotchDriver()
    driver.perform(.finishRefreshing(items: 1))
    driver.perform(.failRefreshing(text: 1))
    driver.wait(1)
    driver.fire()
    driver.perform(.finishRefreshing(items: 1))
    driver.perform(.finishRefreshing(items: 1))
    driver.wait(5)
    driver.perform(.finishRefreshing(items: 1))
    driver.wait(5)
    #expect(driver.names == [.armed, .beganRefreshing, .inserted])
    #expect(driver.notch.core.value.rows.inserted == 1)
  }

  @Test func nothingNewSlidesBackUpIntoTheNotch() {
    let driver = FlippingNotchDriver()
    driver.fire()
    driver.perform(.finishRefreshing(items: 0))
    // The card shows this for a second, and nothing moves.
    let shown = driver.look().card
    // The app is notified with its answer, not when the card has left.
    #expect(driver.names == [.armed, .beganRefreshing, .cancelled])
    #expect(shown?.label == .text(0))
    #expect(shown?.traits.contains(.failed) == false)
    #expect(driver.look().schedule == .at(driver.time + 1))
    driver.wait(0.999)
    #expect(driver.look().card?.box == shown?.box)
    driver.wait(0.001)
    var last = driver.look()
    #expect(last.card?.label == .text(0))
    for _ in 0..<34 {
      driver.wait(0.01)
      let frame = driver.look()
      #expect((frame.card?.box.maxY ?? 0) < (last.card?.box.maxY ?? 0))
      #expect(frame.listOffset < last.listOffset)
      // The two do not overlap.
      #expect((frame.row(1)?.box.minY ?? 0) - (frame.card?.box.maxY ?? 1e9) >= 10)
      last = frame
    }
    // At the end the notch hides it: it has the notch's own outline.
    #expect(near(last.card?.box, Rect(x: 83, y: 0, width: 209, height: 26), 1))
    driver.wait(0.02)
    #expect(driver.look().card == nil)
    #expect(driver.names == [.armed, .beganRefreshing, .cancelled])
    #expect(driver.look().schedule == .settled)
  }

  @Test func aFailureIsShownAndThenTheCardSlidesBack() {
    let driver = FlippingNotchDriver()
    driver.fire()
    driver.perform(.failRefreshing(text: 42))
    let start = driver.time
    var frame = driver.look()
    #expect(frame.card?.traits.contains(.failed) == true)
    #expect(frame.card?.traits.contains(.waiting) == false)
    #expect(frame.card?.label == .text(42))
    #expect(frame.schedule == .at(start + 1.8))
    #expect(driver.names.last == .failed)
    frame = driver.look(at: start + 1.79)
    #expect(near(frame.card?.box.minY ?? 0, 40, 1e-9))
    frame = driver.look(at: start + 2)
    #expect((frame.card?.box.minY ?? 40) < 39)
    #expect(frame.card?.label == .text(42))
    driver.wait(3)
    #expect(driver.look().card == nil)
    // One ending, not two.
    #expect(driver.names == [.armed, .beganRefreshing, .failed])
  }

  @Test func aSecondPullIsIgnoredWhileOneIsUnderWay() {
    for name in [FlippingNotchStateName.dropping, .waiting, .flipping] {
      let driver = FlippingNotchDriver.inState(name)
      let twin = FlippingNotchDriver.inState(name)
      let from = driver.time
      #expect(!driver.down())
      for step in 1...6 {
        driver.wait(0.01)
        #expect(!driver.pointer(.move, Point(x: 180, y: 200 + Double(step) * 60)))
      }
      #expect(!driver.pointer(.up, Point(x: 180, y: 500)))
      #expect(!driver.wheel(-40))
      driver.perform(.hint)
      #expect(driver.look(at: from + 0.2).layers == twin.look(at: from + 0.2).layers)
    }
  }

  @Test func theAppStartsItWithoutAFinger() {
    let driver = FlippingNotchDriver()
    driver.perform(.beginRefreshing)
    #expect(driver.look().notchBottom == 26)
    driver.wait(2)
    #expect(driver.names == [.beganRefreshing])
    #expect(near(driver.look().listOffset, 93.5, 1e-9))
    // A second start has no effect.
    driver.perform(.beginRefreshing)
    driver.perform(.finishRefreshing(items: 1))
    driver.wait(3)
    #expect(driver.names == [.beganRefreshing, .inserted])
  }

  @Test func aFingerIsShakenOffWhenTheAppStartsOrCancels() {
    for command in [FlippingNotch.Command.beginRefreshing, .cancelRefreshing] {
      let driver = FlippingNotchDriver()
      driver.pull(60)
      driver.perform(command)
      #expect(!driver.drag(by: 300))
      driver.lift()
      driver.wait(3)
      #expect(driver.names == (command == .beginRefreshing ? [.beganRefreshing] : []))
    }
  }

  @Test func theAppCancelsAtAnyTime() {
    for name in [FlippingNotchStateName.dropping, .waiting, .flipping] {
      let driver = FlippingNotchDriver.inState(name)
      driver.perform(.cancelRefreshing)
      driver.perform(.cancelRefreshing)
      driver.wait(3)
      #expect(driver.names == [.armed, .beganRefreshing, .cancelled])
      #expect(driver.look().listOffset == 0)
      #expect(driver.look().card == nil)
      #expect(driver.notch.core.value.rows.inserted == 0)
    }
    let late = FlippingNotchDriver.inState(.inserting)
    late.perform(.cancelRefreshing)
    late.wait(3)
    #expect(late.names == [.armed, .beganRefreshing, .inserted])
  }

  @Test func severalItemsComeInTogether() {
    let driver = FlippingNotchDriver()
    driver.fire()
    driver.perform(.finishRefreshing(items: 3))
    let start = driver.time
    for step in 0..<60 {
      let frame = driver.look(at: start + Double(step) * 0.01)
      // The first arrives on the card: the two others are dealt from under it, the lower one lower.
      guard let card = frame.card, let second = frame.row(6), let third = frame.row(5) else {
        Issue.record("a row is missing at \(step)")
        continue
      }
      #expect(frame.row(7) == nil)
      #expect(second.traits.contains(.raised))
      #expect(near(second.box.width, card.size.width, 1e-9))
      #expect(near(second.box.height, card.size.height, 1e-6))
      #expect(second.box.minY >= card.box.minY - 1e-9)
      #expect(third.box.minY >= second.box.minY - 1e-9)
      // A row that has come out from under the card is opaque.
      if third.box.minY > second.box.minY + 8 {
        #expect(third.opacity == 1 && second.opacity == 1, "\(step)")
      }
      #expect((frame.row(1)?.box.minY ?? 1e9) >= third.box.maxY)
      #expect(
        frame.layers.firstIndex { $0.id == second.id } ?? 9 < frame.layers.firstIndex { $0.id == card.id }
          ?? 0)
    }
    let landed = driver.look(at: start + 0.6)
    #expect(driver.events.last?.name == .inserted)
    #expect(driver.events.last?.value == 3)
    for (number, index) in [(Int32(7), 0.0), (6, 1), (5, 2), (1, 3)] {
      #expect(near(landed.row(number)?.box.minY ?? 0, 68 + 187 * index + landed.listOffset, 1e-9))
      #expect(landed.row(number)?.traits.contains(.raised) == false)
    }
  }

  @Test func aPullMayFollowAtOnce() {
    let driver = FlippingNotchDriver.inState(.inserting)
    let before = driver.look()
    driver.pull(220)
    _ = before
    driver.lift()
    driver.wait(2)
    driver.perform(.finishRefreshing(items: 1))
    driver.wait(3)
    #expect(driver.names == [.armed, .beganRefreshing, .inserted, .armed, .beganRefreshing, .inserted])
    #expect(driver.look().row(6)?.box.minY == 68)
  }
}
