import SuppleMotion
import SuppleScene

/// An unread badge that is torn off: it stretches like gum, thins, snaps and bursts.
///
/// ```swift
/// var badge = SlimeBadge(style: .modern, viewport: screen, seed: 1)
/// badge.perform(.moveAnchor(Point(x: 350, y: 120)), at: 0)
/// badge.perform(.setCount(3), at: 0)
/// badge.handle(.pointer(Pointer(id: 1, phase: .down, position: Point(x: 350, y: 120))), at: 0.1)
/// badge.advance(to: 0.2)
/// badge.write(into: &frame)
/// ```
///
/// Its layers, back to front:
///
/// | layer | what it is | when |
/// |---|---|---|
/// | `home` | the trail dot, which stays where the badge lives | while stretched, and after the snap until it is gone |
/// | `connector` | one closed outline of both dots and the gum between them, with fill and shadow | while stretched and not broken |
/// | `badge` | the dot or pill with the label and the hit area | while the count is not 0, but for a burst |
/// | `particle:N` | a crumb | during a burst |
///
/// **Who draws.** A layer is painted if and only if its `fill` is not nil. While there is a `connector`, it paints
/// both dots: `home` and `badge` then have no fill and carry place, size, label and hit area only, so a host that
/// draws a badge without fill draws its label and nothing else. Every layer with the trait `raised` is to be drawn
/// above the rest of the page and clipped by nothing; positions are those of the screen in any case.
///
/// **What happens**, as events: `pressed` when a finger takes hold, `snapped` when the gum breaks, and after a
/// snap either `restored` (it was put back, or the app refused) or `cleared`. After `cleared` the app has until
/// the end of the burst to take it back by ``Command/cancelDismissal``. A cancelled drag ends with neither.
public struct SlimeBadge: Interaction {
  /// What an app can ask of a badge.
  public enum Command: Sendable, Hashable {
    /// Show this number of unread things; nil for a plain dot, 0 for no badge. A negative number is ignored. What
    /// is set at the badge's very first instant is there at once; later changes pop.
    case setCount(Int32?)
    /// Its home is at this point now, as when its list was scrolled. A badge at rest jumps along, one in flight
    /// rides along, and one under a finger stays with the finger while its trail goes.
    case moveAnchor(Point)
    /// Burst as if torn off, with the event `cleared`.
    case clear
    /// Take the clearing whose burst is under way back: it springs home. Else refuse the next clearing.
    case cancelDismissal
    /// Invite: stretch a little back along the line that it ends, and let go. Ignored while anything is under
    /// way, and where motion is reduced.
    case hint
  }

  private var clock = Clock()
  private var machine: SlimeBadgeMachine
  private var rightToLeft = false

  /// A badge without a count in the middle of a screen. The seed feeds its bursts.
  public init(style: SlimeBadgeStyle, viewport: Viewport, seed: UInt64) {
    machine = SlimeBadgeMachine(
      style: style.clamped(), viewport: viewport, seed: seed, home: viewport.bounds.center)
  }

  /// The numbers in force, within their ranges.
  public var style: SlimeBadgeStyle { machine.style }

  /// Puts other numbers in force, clamped to their ranges.
  public mutating func setStyle(_ style: SlimeBadgeStyle, at time: Double) {
    _ = present(time)
    machine.setStyle(style.clamped())
  }

  /// Takes in what happened; claims touches that meet the badge, and the keys that clear it.
  @discardableResult
  public mutating func handle(_ input: Input, at time: Double) -> Bool {
    let moment = present(time)
    switch input {
    case .pointer(let pointer):
      return machine.handle(pointer, hostTime: time.isFinite ? time : moment.host, at: moment) != .ignored
    case .key(let key, let focus):
      guard key == .delete || key == .backspace, machine.isShown,
        focus == LayerID(.badge, item: machine.item)
      else { return false }
      machine.clear(at: moment)
      return true
    case .viewport(let viewport):
      machine.viewport = viewport
      return false
    case .preferences(let preferences):
      clock.setRate(preferences.rate)
      machine.reducedMotion = preferences.reducedMotion
      rightToLeft = preferences.rightToLeft
      return false
    case .wheel, .keyboard: return false
    }
  }

  /// Does what the app asks.
  public mutating func perform(_ command: Command, at time: Double) {
    let moment = present(time)
    switch command {
    case .setCount(let count): machine.setCount(count, at: moment)
    case .moveAnchor(let point): machine.moveHome(to: point, at: moment)
    case .clear: machine.clear(at: moment)
    case .cancelDismissal: machine.cancelDismissal(at: moment)
    case .hint:
      let inwards = hintDirection
      machine.hint(by: Vector(x: inwards * 0.94, y: 0.34) * style.hintDistance, at: moment)
    }
  }

  /// Where an invitation pulls, -1 left or 1 right: badges stand at the end of their line, so back along it, but for
  /// where the screen ends there.
  private var hintDirection: Double {
    let room = 2 * style.hintDistance
    let x = machine.home.x
    if rightToLeft { return x > machine.viewport.size.width - room ? -1 : 1 }
    return x < room ? 1 : -1
  }

  /// Moves the present to `time`.
  public mutating func advance(to time: Double) { _ = present(time) }

  /// Returns what happened since the last call, in the order of time, and forgets it.
  public mutating func takeEvents() -> [Timed<Event>] { machine.takeEvents() }

  /// Writes what is to be seen at the present.
  public mutating func write(into frame: inout Frame) {
    frame.begin(at: clock.hostTime)
    machine.write(into: &frame)
    frame.schedule = machine.schedule(clock: clock)
  }

  /// Brings everything to `time`, or leaves it at the present where that lies later, and says what time it is.
  private mutating func present(_ time: Double) -> Moment {
    clock.advance(to: time)
    machine.advance(to: clock)
    return Moment(host: clock.hostTime, motion: clock.now)
  }
}
