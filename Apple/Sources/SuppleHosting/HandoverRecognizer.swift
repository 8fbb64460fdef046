#if canImport(UIKit)
package import SuppleInteractions
import SuppleLayers
import SuppleScene
package import UIKit

#if canImport(UIKit.UIGestureRecognizerSubclass)
import UIKit.UIGestureRecognizerSubclass
#endif

/// Takes a finger over from a scroll view whose content it has dragged to its top.
///
/// The recognizer watches the finger while the scroll view's own pan scrolls, and keeps nobody waiting. As the content meets
/// its top it begins: from then on the interaction has the finger.
package final class HandoverRecognizer: UIGestureRecognizer {
  /// Takes a sample to the engine at the sample's own time.
  package var pass: (Pointer, TimeInterval) -> Void = { _, _ in }
  /// By how much a finger may drag the content down until it is at its top, in points; nil where no finger drags it, or it
  /// is not to be pulled.
  package var distanceToTop: () -> Double? = { nil }
  /// Takes the finger away from the scroll view; comes before the first sample.
  package var takeOver: () -> Void = {}
  /// The host's clock, for a finger that is let go without a touch of its own.
  package var now: () -> TimeInterval = CACurrentMediaTime

  private enum Phase {
    case idle
    /// The scroll view has the finger, which was last seen here.
    case watching(ObjectIdentifier, last: Point)
    /// The interaction has it.
    case following(ObjectIdentifier, last: Point)
  }
  private var phase = Phase.idle
  /// One finger pulls at a time; other recognizers number theirs from 1 on.
  private static let pointer: Int32 = 0

  /// Whether the interaction has a finger of this recognizer's.
  package var isFollowing: Bool { if case .following = phase { true } else { false } }

  package override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
    guard case .idle = phase, let touch = touches.first, touches.count == 1 else {
      // A pinch is no pull.
      if state == .possible { state = .failed }
      return
    }
    phase = .watching(ObjectIdentifier(touch), last: point(of: touch))
  }

  package override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {
    for touch in touches {
      let (id, point) = (ObjectIdentifier(touch), point(of: touch))
      switch phase {
      case .watching(id, let last):
        phase = .watching(id, last: point)
        let step = point.y - last.y
        guard step > 0, let distance = distanceToTop(), distance <= step else { continue }
        takeOver()
        phase = .following(id, last: point)
        // The pull begins at the very point at which the content met its top.
        send(.down, Point(x: point.x, y: distance > 0 ? last.y + distance : point.y), touch.timestamp)
        send(.move, point, touch.timestamp)
        state = .began
      case .following(id, _):
        for sample in event.coalescedTouches(for: touch) ?? [touch] {
          send(.move, self.point(of: sample), sample.timestamp)
        }
        phase = .following(id, last: point)
        state = .changed
      default: break
      }
    }
  }

  package override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {
    finish(touches, .up)
    state = state == .possible ? .failed : .ended
  }

  package override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent) {
    finish(touches, .cancel)
    state = state == .possible ? .failed : .cancelled
  }

  package override func reset() {
    super.reset()
    cancel()
  }

  /// The scroll view's pan goes on beside it.
  package override func canBePrevented(by preventingGestureRecognizer: UIGestureRecognizer) -> Bool { false }

  /// Lets go of the finger, without a throw.
  package func cancel() {
    if case .following(_, let last) = phase { send(.cancel, last, now()) }
    phase = .idle
  }

  private func finish(_ touches: Set<UITouch>, _ ending: PointerPhase) {
    for touch in touches {
      if case .following(ObjectIdentifier(touch), _) = phase {
        phase = .idle
        send(ending, point(of: touch), touch.timestamp)
      }
    }
    cancel()
  }

  private func send(_ phase: PointerPhase, _ point: Point, _ time: TimeInterval) {
    pass(Pointer(id: Self.pointer, phase: phase, position: point), time)
  }

  /// Where a touch is, in the window's points.
  private func point(of touch: UITouch) -> Point { Point(touch.location(in: nil)) }
}
#endif
