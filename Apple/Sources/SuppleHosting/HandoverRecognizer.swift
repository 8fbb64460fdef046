#if canImport(UIKit)
package import SuppleInteractions
import SuppleLayers
import SuppleScene
package import UIKit

#if canImport(UIKit.UIGestureRecognizerSubclass)
import UIKit.UIGestureRecognizerSubclass
#endif

/// Takes over a finger from a scroll view when the drag reaches the top of the content.
///
/// The recognizer observes the finger while the scroll view's own pan scrolls, and delays no other recognizer. It begins
/// when the content reaches its top. From then on the interaction owns the finger.
package final class HandoverRecognizer: UIGestureRecognizer {
  /// Sends a sample to the engine, with the sample's own time.
  package var pass: (Pointer, TimeInterval) -> Void = { _, _ in }
  /// The distance that a drag must scroll until the content reaches its top, in points; nil if no finger drags it, or the
  /// list must not be pulled.
  package var distanceToTop: () -> Double? = { nil }
  /// Cancels the scroll view's pan. Called before the first sample.
  package var takeOver: () -> Void = {}
  /// The host's clock, for a release without a touch.
  package var now: () -> TimeInterval = CACurrentMediaTime

  private enum Phase {
    case idle
    /// The scroll view owns the finger; this is its last position.
    case watching(ObjectIdentifier, last: Point)
    /// The interaction owns the finger.
    case following(ObjectIdentifier, last: Point)
  }
  private var phase = Phase.idle
  /// The recognizer handles one finger; other recognizers number theirs from 1.
  private static let pointer: Int32 = 0

  /// Whether the interaction owns a finger of this recognizer.
  package var isFollowing: Bool { if case .following = phase { true } else { false } }

  package override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
    guard case .idle = phase, let touch = touches.first, touches.count == 1 else {
      // A pinch is not a pull, and a second finger does not end one.
      if state == .possible { state = .failed } else { for touch in touches { ignore(touch, for: event) } }
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
        // The pull begins at the point at which the content reached its top.
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

  /// The scroll view's pan continues simultaneously.
  package override func canBePrevented(by preventingGestureRecognizer: UIGestureRecognizer) -> Bool { false }

  /// Releases the finger, without a throw.
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

  /// The location of a touch, in the window's points.
  private func point(of touch: UITouch) -> Point { Point(touch.location(in: nil)) }
}
#endif
