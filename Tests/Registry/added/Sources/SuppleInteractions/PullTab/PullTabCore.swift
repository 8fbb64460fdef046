import SuppleMotion
import SuppleScene

// The layer of a pull tab.
extension LayerRole {
  /// The disc under the finger.
  public static let tab = LayerRole(rawValue: 900)
}

/// The numbers of a tab's feel.
public struct PullTabStyle: InteractionStyle {
  /// The radius of the disc, in points.
  public var radius = 22.0
  /// The distance between the ends, in points.
  public var travel = 120.0
  /// The distance at which a press becomes a drag, in points.
  public var slop = 8.0
  /// The spring to an end.
  public var spring = Spring(stiffness: 420, dampingRatio: 0.8)

  /// The default.
  public static var modern: Self { Self() }
  /// The same.
  public static var classic: Self { Self() }

  /// Visits every property.
  public mutating func visit<Visitor: StyleVisitor>(_ visitor: Visitor) {
    visitor.number("radius", &radius, in: 8...60, unit: .points)
    visitor.number("travel", &travel, in: 40...400, unit: .points)
    visitor.number("slop", &slop, in: 0...40, unit: .points)
    visitor.spring("spring", &spring)
  }
}

/// Every action that can change the state of a tab.
enum PullTabAction: Sendable { case due, touch(Pointer, HostTime), go(to: Int), refit }

/// The core of ``PullTab``: one part of the kit, whose point -1 is the inner end.
struct PullTabCore: InteractionCore {
  private(set) var style: PullTabStyle
  var clock = MotionClock()
  var preferences = Preferences()
  var events: [Timed<PullTab.Event>] = []
  var isEpisodeOpen = false
  private var tab = SnapDrag()

  init(style: PullTabStyle, viewport: Viewport, seed: UInt64) { self.style = style }

  private var context: SnapDrag.Context {
    SnapDrag.Context(
      points: SnapPoints([1], present: 1), length: style.travel, out: Vector(x: 1, y: 0), isDismissible: true,
      timing: preferences.reducedMotion ? .easeInOut(duration: 0.2) : .spring(style.spring), slop: style.slop)
  }
  func visitParts<V: PartReader>(_ visitor: inout V) { visitor.read(tab, in: context) }
  mutating func visitParts<V: PartMover>(_ visitor: inout V) { visitor.move(&tab, in: context) }

  var dueAction: PullTabAction { .due }

  mutating func transition(_ action: PullTabAction) {
    let before = tab.point
    switch action {
    case .due: _ = tab.fire(in: context, at: now)
    case .refit: tab.refit(in: context, at: now)
    // A tab under a finger ignores commands.
    case .go(let point): if tab.pointer == nil { tab.go(to: point, in: context, at: now) }
    case .touch(let pointer, let time):
      let effects = tab.touch(pointer, time, in: context, at: now)
      if effects.contains(.tapped) { tab.go(to: before < 0 ? 0 : -1, in: context, at: now) }
    }
    if tab.point != before { emit(tab.point < 0 ? .tabClosed : .tabOpened) }
  }

  mutating func perform(_ command: PullTab.Command) { transition(.go(to: command == .open ? 0 : -1)) }

  mutating func adopt(_ style: PullTabStyle) {
    self.style = style
    transition(.refit)
  }

  mutating func receive(_ input: Input, hostTime: HostTime) -> Bool {
    guard case .pointer(let pointer) = input else { return false }
    if pointer.phase == .down {
      guard tab.pointer == nil, (pointer.position - center).length <= style.radius else { return false }
    } else if pointer.id != tab.pointer {
      return false
    }
    transition(.touch(pointer, hostTime))
    return true
  }

  static func event(_ change: EpisodeEvent) -> PullTab.Event? {
    switch change {
    case .began: .began
    case .settled(let finished): .settled(finished: finished)
    }
  }
  static func interruptsEpisode(_ command: PullTab.Command) -> Bool { true }

  private var center: Point { Point(x: style.radius + tab.value(in: context, at: now), y: style.radius) }

  func writeLayers(into frame: inout Frame) {
    let size = Size(width: 2 * style.radius, height: 2 * style.radius)
    var disc = Layer(LayerID(.tab), center: center, size: size)
    (disc.cornerRadius, disc.traits) = (style.radius, tab.pointer == nil ? .interactive : .pressed)
    disc.fill = RGBAColor(red: 0, green: 122, blue: 255)
    frame.add(disc)
  }
}
