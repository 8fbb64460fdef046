#if canImport(UIKit)
package import SuppleInteractions
import SuppleLayers
package import SuppleScene
package import UIKit

#if canImport(UIKit.UIGestureRecognizerSubclass)
import UIKit.UIGestureRecognizerSubclass
#endif

/// Sends fingers to the engine. The gesture begins when the engine claims a finger. From then on no other gesture
/// scrolls, selects or goes back.
///
/// A recognizer replaces a view's `touchesBegan`, because a recognizer receives a touch immediately, even in a scroll
/// view that delays the touches of its content.
package final class PointerRecognizer: UIGestureRecognizer {
  /// Sends a sample with its own time; returns whether the engine claims it.
  package var pass: (Pointer, TimeInterval) -> Bool = { _, _ in false }
  /// Called before the first finger of a gesture, to measure.
  package var prepare: () -> Void = {}
  /// The view of the engine's coordinates; nil for the window.
  package weak var space: UIView?
  /// The distance within which the engine must claim a finger that it did not claim at its press, in points; nil if it
  /// must claim the finger immediately.
  package var waitingSlop: Double?
  /// The distance within which a claimed finger may still tap the view below, in points; nil if it may not.
  package var tapSlop: Double?
  /// The same distance for a finger that came down on an enabled control, which then receives the tap; nil for no such
  /// controls.
  package var controlSlop: Double?
  /// Whether an unclaimed finger with this displacement since its press does not belong to the engine. Then the recognizer
  /// fails before a pan would begin, so that no scroll view waits and then jumps after the finger.
  package var yields: (Vector) -> Bool = { _ in false }

  /// Whether a touch can belong to the engine; otherwise it belongs to its view.
  package var accepts: (UITouch) -> Bool = { _ in true }

  /// The host's clock, for releases without a touch.
  package var now: () -> TimeInterval = CACurrentMediaTime

  private struct Finger {
    var id: Int32
    var start: Point
    /// Whether a tap belongs to a control below.
    var isOnControl = false
  }
  private var fingers: [ObjectIdentifier: Finger] = [:]
  private var lastID: Int32 = 0

  /// Whether a finger is claimed or may still be claimed.
  package var isFollowing: Bool { !fingers.isEmpty }

  package override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
    for touch in touches {
      guard event.buttonMask.isEmpty || event.buttonMask.contains(.primary), accepts(touch) else {
        ignore(touch, for: event)
        continue
      }
      if fingers.isEmpty { prepare() }
      lastID = lastID == .max ? 1 : lastID + 1
      var finger = Finger(id: lastID, start: point(of: touch))
      if controlSlop != nil, let control = touch.view as? UIControl { finger.isOnControl = control.isEnabled }
      let isClaimed = send(.down, touch, finger.id)
      if isClaimed || (waitingSlop != nil && !yields(.zero)) {
        fingers[ObjectIdentifier(touch)] = finger
        if isClaimed, tapSlop == nil, !finger.isOnControl, state == .possible { state = .began }
      } else {
        if waitingSlop != nil { cancel(finger, at: touch.timestamp) }
        ignore(touch, for: event)
      }
    }
    if fingers.isEmpty, state == .possible { state = .failed }
  }

  package override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {
    for touch in touches {
      guard let finger = fingers[ObjectIdentifier(touch)] else { continue }
      var isClaimed = false
      for sample in event.coalescedTouches(for: touch) ?? [touch] {
        isClaimed = send(.move, sample, finger.id)
      }
      guard state == .possible else {
        state = .changed
        continue
      }
      // A finger that rests or trembles may still tap the view below.
      let moved = point(of: touch) - finger.start
      let isPatient =
        (finger.isOnControl ? controlSlop : waitingSlop ?? tapSlop).map { moved.length < $0 } ?? false
      if isPatient, !yields(moved) { continue }
      if isClaimed, !isPatient {
        state = .began
      } else {
        fingers[ObjectIdentifier(touch)] = nil
        cancel(finger, at: touch.timestamp)
      }
    }
    if fingers.isEmpty, state == .possible { state = .failed }
  }

  package override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {
    finish(touches, .up)
    if fingers.isEmpty { state = state == .possible ? .failed : .ended }
  }

  package override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent) {
    finish(touches, .cancel)
    if fingers.isEmpty { state = state == .possible ? .failed : .cancelled }
  }

  package override func reset() {
    super.reset()
    cancel()
  }

  /// No other recognizer prevents this one once it has a claimed finger.
  package override func canBePrevented(by preventingGestureRecognizer: UIGestureRecognizer) -> Bool {
    state == .possible && tapSlop == nil
  }

  /// Scroll views wait until no finger can be claimed.
  package override func shouldBeRequiredToFail(by otherGestureRecognizer: UIGestureRecognizer) -> Bool {
    otherGestureRecognizer is UIPanGestureRecognizer && !yields(.zero)
  }

  /// Releases all fingers, without a throw.
  package func cancel() {
    let held = fingers.values
    fingers.removeAll()
    for finger in held { cancel(finger, at: now()) }
  }

  private func cancel(_ finger: Finger, at time: TimeInterval) {
    _ = pass(Pointer(id: finger.id, phase: .cancel, position: finger.start), time)
  }

  private func finish(_ touches: Set<UITouch>, _ phase: PointerPhase) {
    for touch in touches {
      guard let finger = fingers.removeValue(forKey: ObjectIdentifier(touch)) else { continue }
      _ = send(finger.isOnControl && state == .possible ? .cancel : phase, touch, finger.id)
    }
  }

  private func send(_ phase: PointerPhase, _ touch: UITouch, _ id: Int32) -> Bool {
    pass(Pointer(id: id, phase: phase, position: point(of: touch)), touch.timestamp)
  }

  /// The location of a touch, in the engine's coordinates.
  private func point(of touch: UITouch) -> Point { Point(touch.location(in: space)) }
}
#endif
