import SuppleHarness
import SuppleScene
import SuppleScript

@testable import SuppleInteractions

typealias SlimeBadgeStage = Harness<SlimeBadge>

extension Harness where Subject == SlimeBadge {
  static var phone: Viewport { Viewport(size: Size(width: 390, height: 844)) }

  var badge: SlimeBadge {
    get { subject }
    set { subject = newValue }
  }

  /// The centre of the anchor.
  var anchor: Point { subject.core.value.anchor }

  init(
    _ count: Int32? = 3, style: SlimeBadgeStyle = .modern, anchor: Point = Point(x: 300, y: 200),
    seed: UInt64 = 1
  ) {
    self.init(SlimeBadge(style: style, viewport: SlimeBadgeStage.phone, seed: seed))
    perform(.moveAnchor(anchor), at: 0)
    perform(.setCount(count), at: 0)
    look()
  }

  /// Presses the badge at its anchor and drags it out by `offset` along a straight line, a sample each 1/120 s; then the finger
  /// waits there for `rest` seconds, which for more than 40 ms ends its velocity.
  mutating func pull(by offset: Vector, at start: Double, lasting duration: Double = 0.2, rest: Double = 0.5)
  {
    drag(from: anchor, to: anchor + offset, at: start, lasting: duration, releases: false)
    time = start + duration + rest
  }

  /// The badge's offset from its anchor.
  var offset: Vector {
    guard let layer = layer(.badge) else { return Vector(x: .nan, y: .nan) }
    return layer.center - anchor
  }

  var eventNames: [EventName] { events.map(\.name) }

  var particles: [Layer] { frame.layers.filter { $0.id.role == .particle } }
}
