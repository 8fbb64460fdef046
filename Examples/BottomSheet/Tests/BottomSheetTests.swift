import Foundation
import SuppleKit
import SuppleMotion
import SuppleScene
import Testing

@testable import BottomSheet

/// Names with a number are threads of other sheets' issue lists, with the behaviour that their users missed.
@Suite("Bottom sheet")
struct BottomSheetTests {
  @Test("It opens at a point, reports that, and rests there")
  func opens() {
    var stage = Stage()
    stage.perform(.open(1))
    stage.sheet.write(into: &stage.frame)
    #expect(stage.frame.schedule == .now)
    stage.run(2)
    #expect(stage.events == [.opened(1)] && stage.frame.schedule == .settled)
    #expect(abs(stage.top - 320) < 0.01)
  }

  @Test("vaul#225: a slow drag follows the finger and lands at the nearest point")
  func slowDrag() {
    var stage = Stage.open(at: 0)
    stage.drag(from: 600, to: 450, over: 1)
    #expect(abs(stage.top - 410) < 1)
    stage.time += 0.2
    stage.touch(.up, 200, 450)
    stage.run(2)
    #expect(stage.events == [.opened(0), .settled(1)])
    #expect(abs(stage.top - 320) < 0.01)
  }

  @Test("A throw up lands at the next point, a throw down dismisses")
  func throwing() {
    var stage = Stage.open(at: 1)
    stage.drag(from: 400, to: 300, over: 0.08)
    stage.touch(.up, 200, 300)
    stage.run(2)
    #expect(stage.events == [.opened(1), .settled(2)])
    stage.drag(from: 100, to: 500, over: 0.1)
    stage.touch(.up, 200, 500)
    stage.run(2)
    #expect(stage.events.last == .dismissed && stage.top == .infinity && stage.frame.schedule == .settled)
  }

  @Test("base-ui#5570: a dismissal cancelled at its instant leaves the frames of a release without one")
  func cancellation() {
    var stage = Stage.open(at: 0)
    // From 240 to 200 points out, at 800 points per second.
    stage.drag(from: 600, to: 640, over: 0.05)
    stage.touch(.up, 200, 640)
    stage.perform(.cancelDismissal)
    let spring = BottomSheetStyle.modern.spring
    let released = Motion.moving(
      from: 800 - stage.top, velocity: -800, to: 240, at: stage.time, timing: .spring(spring))
    #expect(abs(stage.top - 600) < 1)
    for _ in 0..<90 {
      stage.run(1.0 / 60)
      #expect(abs(stage.top - (800 - released.value(at: stage.time))) < 1e-6)
    }
    #expect(stage.events == [.opened(0), .dismissed])
  }

  @Test("base-ui#4119, reka-ui#2933: a late cancellation returns the sheet from its current place")
  func lateCancellation() {
    var stage = Stage.open(at: 1)
    stage.perform(.close)
    stage.run(0.1)
    let top = stage.top
    stage.perform(.cancelDismissal)
    #expect(stage.top == top && top > 330)
    stage.run(2)
    #expect(abs(stage.top - 320) < 0.01)
  }

  @Test("vaul#153: one gesture scrolls to the start and then drags the sheet")
  func scrollThenDrag() {
    var stage = Stage.open(at: 2)
    stage.drag(from: 200, to: 500, over: 0.6, Scrollable(offset: 100, range: 400))
    #expect(abs(stage.top - 200) < 1)
    stage.sheet.write(into: &stage.frame)
    #expect(stage.contentOffset == 0)
  }

  @Test("base-ui#5471: a sideways swipe does nothing")
  func sideways() {
    var stage = Stage.open(at: 1)
    stage.drag(from: 500, to: 520, over: 0.2, sideways: 180)
    stage.touch(.up, 380, 520)
    stage.run(1)
    #expect(abs(stage.top - 320) < 0.01)
  }

  @Test("vaul#173: a sheet that is not dismissible gives by less than 60 points and stays")
  func notDismissible() {
    var stage = Stage.open(at: 0) { $0.dismissible = .off }
    stage.drag(from: 600, to: 790, over: 0.1)
    #expect(stage.top < 620)
    stage.touch(.up, 200, 790)
    stage.run(2)
    #expect(abs(stage.top - 560) < 0.01)
  }

  @Test("A sheet caught in motion is in the same place at 30, 60 and 120 frames a second")
  func rates() {
    let tops = [30.0, 60, 120].map { rate in
      var stage = Stage()
      stage.perform(.open(2))
      stage.run(0.15, rate: rate)
      stage.touch(.down, 200, 700)
      stage.run(0.25, rate: rate)
      return stage.top
    }
    #expect(tops[0] == tops[1] && tops[1] == tops[2])
  }

  @Test("vaul#364: 1,000 taps on the handle cycle through the points")
  func taps() {
    var stage = Stage.open(at: 0)
    for _ in 0..<1000 {
      let y = stage.top + 12
      stage.touch(.down, 200, y)
      stage.touch(.up, 200, y)
      stage.run(0.02)
    }
    stage.run(2)
    #expect(abs(stage.top - 320) < 0.01)
  }

  @Test("vaul#616: points in any order, with duplicates and invalid values, are the same points")
  func points() {
    #expect(
      SnapPoints([1, .nan, 0.3, 0.6, 0.3, .infinity], present: 1) == SnapPoints([0.3, 0.6, 1], present: 1))
    #expect(SnapPoints([], present: 0.5).values == [0.5])
  }

  @Test(
    "base-ui#4471: after a cancelled swipe the scrim still dismisses; a keyboard and a resize keep the point")
  func cancelled() {
    var stage = Stage.open(at: 1)
    stage.drag(from: 400, to: 430, over: 0.1)
    stage.touch(.cancel, 200, 430)
    stage.sheet.handle(.keyboard(height: 300), at: stage.time)
    stage.run(2)
    #expect(abs(stage.top - 200) < 0.01, "0.6 of the 500 points above the keyboard")
    stage.sheet.handle(.keyboard(height: 0), at: stage.time)
    stage.sheet.handle(.viewport(Viewport(size: Size(width: 800, height: 400))), at: stage.time)
    stage.run(2)
    #expect(abs(stage.top - 160) < 0.01)
    stage.touch(.down, 400, 50)
    stage.touch(.up, 400, 50)
    stage.run(2)
    #expect(stage.events.last == .dismissed && stage.top == .infinity)
  }

  @Test("Each excerpt of the guide stands in the example")
  func guide() throws {
    let package = URL(filePath: #filePath).deletingLastPathComponent().appending(path: "../../..")
    func text(_ path: String) throws -> String {
      try String(contentsOf: package.appending(path: path).standardized, encoding: .utf8)
    }
    let source = try text("Examples/BottomSheet/Sources/BottomSheet.swift")
    let pieces = try text("Documentation/kit.md").components(separatedBy: "```")
    let excerpts = stride(from: 1, to: pieces.count, by: 2).map { pieces[$0].dropFirst("swift\n".count) }
    #expect(excerpts.count == 7)
    // The last excerpt is the use of the sheet, as in these tests.
    for excerpt in excerpts.dropLast() { #expect(source.contains(excerpt), "\(excerpt)") }
  }

  @Test("For any input, it draws finite numbers and comes to rest")
  func random() {
    var random = SeededRandom(seed: 7)
    for _ in 0..<200 {
      var stage = Stage()
      for _ in 0..<100 {
        let (x, y) = (random.uniform(in: -50...450), random.uniform(in: -50...850))
        switch random.next() % 8 {
        case 0: stage.touch(.down, x, y, Scrollable(offset: x, range: y))
        case 1, 2, 3: stage.touch(.move, x, y)
        case 4: stage.touch(x < 200 ? .up : .cancel, x, y)
        case 5:
          let commands: [BottomSheetCore.Command] = [
            .open(Int(y)), .close, .cancelDismissal, .setPoints([x / 400, .nan, y / 800]),
          ]
          stage.perform(commands[Int(x.magnitude) % 4])
        case 6: stage.sheet.handle(.keyboard(height: y), at: stage.time)
        default: stage.run(0.05)
        }
        #expect(!stage.top.isNaN)
      }
      stage.touch(.cancel, 0, 0)
      stage.run(12, rate: 10)
      #expect(stage.frame.schedule == .settled)
    }
  }
}
