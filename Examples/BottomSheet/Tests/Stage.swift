import SuppleKit
import SuppleScene

@testable import BottomSheet

/// A sheet in a viewport of 400 by 800 points, its present, and its events so far.
struct Stage {
  var sheet: BottomSheet
  var time = 0.0
  var events: [BottomSheetCore.Event] = []
  var frame = Frame()

  init(_ change: (inout BottomSheetStyle) -> Void = { _ in }) {
    var style = BottomSheetStyle.modern
    change(&style)
    sheet = BottomSheet(style: style, viewport: Viewport(size: Size(width: 400, height: 800)), seed: 0)
    sheet.advance(to: 0)
  }

  /// A sheet that rests at a point.
  static func open(at point: Int, _ change: (inout BottomSheetStyle) -> Void = { _ in }) -> Stage {
    var stage = Stage(change)
    stage.perform(.open(point))
    stage.run(2)
    return stage
  }

  mutating func perform(_ command: BottomSheetCore.Command) { sheet.perform(command, at: time) }

  /// Lets time pass, in seconds, with so many frames per second.
  mutating func run(_ seconds: Double, rate: Double = 60) {
    let end = time + seconds
    while time < end - 1e-9 {
      time = min(end, time + 1 / rate)
      sheet.advance(to: time)
    }
    sheet.write(into: &frame)
    events += sheet.takeEvents().map(\.value)
  }

  mutating func touch(_ phase: PointerPhase, _ x: Double, _ y: Double, _ scrollable: Scrollable? = nil) {
    let pointer = Pointer(id: 1, phase: phase, position: Point(x: x, y: y), scrollable: scrollable)
    sheet.handle(.pointer(pointer), at: time)
  }

  /// Drags a finger along a straight line, with 120 samples per second, and keeps it down.
  mutating func drag(
    from start: Double, to end: Double, over seconds: Double, sideways: Double = 0,
    _ scrollable: Scrollable? = nil
  ) {
    touch(.down, 200, start, scrollable)
    let (begin, steps) = (time, Int(seconds * 120))
    for step in 1...max(1, steps) {
      let part = Double(step) / Double(max(1, steps))
      time = begin + seconds * part
      touch(.move, 200 + sideways * part, start + (end - start) * part)
    }
  }

  /// The y of the sheet's upper edge; infinity if it is hidden.
  var top: Double {
    var (sheet, frame) = (sheet, Frame())
    sheet.write(into: &frame)
    return frame.layer(LayerID(.sheet)).map { $0.center.y - $0.size.height / 2 } ?? .infinity
  }

  /// The scroll offset of the sheet's content.
  var contentOffset: Double? { frame.layer(LayerID(.sheet))?.contentOffset }
}
