import SuppleHarness
import SuppleScene
import SuppleScript

@testable import SuppleInteractions

/// Drives a flipping notch on the original's phone as a finger and an app do. It is a class, so that reading a frame is no
/// mutation in an expectation.
final class FlippingNotchDriver {
  /// 375 by 812 with the notch's safe area: the list's viewport is 734 high, and with a bar of 32 the spec's 702.
  static let phone = Viewport(
    size: Size(width: 375, height: 812), safeArea: Insets(top: 44, left: 0, bottom: 34, right: 0))

  private var harness: Harness<FlippingNotch>
  private var finger = Point(x: 180, y: 200)

  init(
    _ style: FlippingNotchStyle = .modern, viewport: Viewport = phone, rows: Int32 = 4, from time: Double = 0
  ) {
    // A card waits for the duration of a test.
    var style = style
    style.answerLimit = 0
    harness = Harness(FlippingNotch(style: style, viewport: viewport, seed: 0), at: time)
    harness.perform(.setRows(rows))
  }

  var notch: FlippingNotch {
    get { harness.subject }
    _modify { yield &harness.subject }
  }

  var time: Double {
    get { harness.time }
    set { harness.time = newValue }
  }

  /// All events so far.
  var events: [EventRecord] { harness.events }

  var names: [EventName] { events.map(\.name) }

  // MARK: Frames

  /// Returns the frame at a later time, and keeps the events.
  func look(at time: Double) -> Frame {
    harness.subject.advance(to: time)
    self.time = max(self.time, time)
    return harness.record()
  }

  /// Returns the frame of the present.
  func look() -> Frame { look(at: time) }

  // MARK: Input

  func wait(_ seconds: Double) { _ = look(at: time + seconds) }

  func perform(_ command: FlippingNotch.Command) { harness.perform(command) }

  @discardableResult
  func pointer(_ phase: PointerPhase, _ point: Point, id: Int32 = 1) -> Bool {
    harness.point(phase, point, id: id)
  }

  @discardableResult
  func down(at point: Point = Point(x: 180, y: 200)) -> Bool {
    finger = point
    return pointer(.down, point)
  }

  /// Moves the finger down by a number of points, in even steps of 10 ms; negative moves it up.
  @discardableResult
  func drag(by displacement: Double, over seconds: Double = 0.3) -> Bool {
    let steps = max(1, Int(seconds * 100))
    let from = finger
    var claimed = false
    for step in 1...steps {
      wait(seconds / Double(steps))
      finger = Point(x: from.x, y: from.y + displacement * Double(step) / Double(steps))
      claimed = pointer(.move, finger)
    }
    return claimed
  }

  @discardableResult
  func lift() -> Bool { pointer(.up, finger) }

  /// Pulls the list with the finger by a number of points, and rests until a release has no velocity.
  func pull(_ displacement: Double) {
    down()
    drag(by: displacement)
    wait(0.2)
  }

  /// Pulls beyond the threshold, releases, and waits until the card is at rest below the notch.
  func fire() {
    pull(220)
    lift()
    wait(3)
  }

  func wheel(_ delta: Double, sideways: Double = 0) -> Bool {
    harness.handle(.wheel(delta: Vector(x: sideways, y: delta), at: Point(x: 180, y: 200)))
  }
}

extension Frame {
  /// The list's offset: its over-scroll less its scroll position.
  var listOffset: Double {
    (layer(LayerID(.list))?.center.y ?? .nan) - (layer(LayerID(.list))?.size.height ?? .nan) / 2
  }
  var card: Layer? { layer(LayerID(.card)) }
  var notchBottom: Double { layer(LayerID(.notch))?.box.maxY ?? .nan }
  func row(_ number: Int32) -> Layer? { layer(LayerID(.row, item: number)) }
}

extension Layer {
  /// The rectangle of the layer, with its scale and without its angle.
  var box: Rect {
    Rect(center: center, size: Size(width: size.width * scale, height: size.height * scale))
  }
}

/// Whether two numbers differ by at most a tolerance.
func near(_ a: Double, _ b: Double, _ tolerance: Double) -> Bool { (a - b).magnitude <= tolerance }

func near(_ a: Rect?, _ b: Rect, _ tolerance: Double) -> Bool {
  guard let a else { return false }
  return near(a.x, b.x, tolerance) && near(a.y, b.y, tolerance) && near(a.width, b.width, tolerance)
    && near(a.height, b.height, tolerance)
}
