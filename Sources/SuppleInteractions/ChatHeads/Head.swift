import SuppleMotion
import SuppleScene

/// One chat head, of one machine.
final class Head {
  /// Its number.
  let id: Int32
  /// How many messages wait.
  var unread: Int32
  /// Its own way, wherever the chain of followers does not carry it.
  var travel: HeadTravel
  /// Its scale while a finger presses it.
  var press: Motion
  /// How far it has come in, 0 to 1.
  var entrance: Motion
  /// Its unread count, which can be torn off.
  var badge: SlimeBadgeMachine

  /// A head that stands still.
  init(id: Int32, unread: Int32, at point: Point, badge: SlimeBadgeMachine) {
    self.id = id
    self.unread = max(0, unread)
    self.badge = badge
    travel = .resting(at: point)
    press = .resting(at: 1)
    entrance = .resting(at: 1)
  }

  /// The same head once more, for another machine.
  init(copying other: Head) {
    id = other.id
    unread = other.unread
    travel = other.travel
    press = other.press
    entrance = other.entrance
    badge = other.badge
  }

  /// From when on nothing about it moves by itself.
  var restTime: Double { max(press.restTime, entrance.restTime) }
}

/// A head that is on its way out: it implodes where it was let go.
final class Departure {
  /// The head, which comes back as it was if the dismissal is refused.
  let head: Head
  /// Where it stood.
  let point: Point
  /// When it began, and how long it takes.
  let start: Double
  let duration: Double
  /// Whether a refusal may bring it back: it was dismissed, not removed by the app.
  let isDismissal: Bool

  init(head: Head, point: Point, start: Double, duration: Double, isDismissal: Bool) {
    self.head = head
    self.point = point
    self.start = start
    self.duration = duration
    self.isDismissal = isDismissal
  }

  /// The same departure once more, for another machine.
  convenience init(copying other: Departure) {
    self.init(
      head: Head(copying: other.head), point: other.point, start: other.start, duration: other.duration,
      isDismissal: other.isDismissal)
  }

  var end: Double { start + duration }

  /// Its scale and opacity at `time`: it grows a little, then shrinks into nothing.
  func scale(at time: Double) -> Double {
    let part = min(1, max(0, (time - start) / duration))
    return max(0, (1 - part) * (1 + 1.4 * part))
  }

  func opacity(at time: Double) -> Double {
    let part = min(1, max(0, (time - start) / duration))
    return 1 - part * part
  }
}

extension ChatHeadsMachine {
  /// Has a head shrink under a finger, or grow back.
  func setPressed(_ head: Int32, _ isPressed: Bool) {
    guard let index = index(of: head), !preferences.reducedMotion else { return }
    let goal = isPressed ? geometry.style.pressedScale : 1
    guard heads[index].press.target != goal else { return }
    switch geometry.style.changes {
    case .springs:
      heads[index].press = heads[index].press.retargeted(
        to: goal, at: now, timing: .spring(geometry.style.pressSpring, within: .fractions))
    case .recorded:
      // Recorded: 1 to 0.90 to 0.95 in 0.1 s each, and back over 1.05 to 1 in 0.15 and 0.1 s.
      let turn = isPressed ? 2 * geometry.style.pressedScale - 1 : 2 - geometry.style.pressedScale
      let first = isPressed ? 0.1 : 0.15
      heads[index].press = .curve(
        TimedCurve(
          start: now, duration: first, from: heads[index].press.value(at: now), to: turn, easing: .easeInOut),
        then: TimedCurve(start: now + first, duration: 0.1, from: turn, to: goal, easing: .easeInOut))
    }
  }
}
