#if canImport(ObjectiveC)
  package import UIKit

  // A finger on Apple's own UIKit. It has been type-checked on Linux and never run.

  /// A touch with the test's values.
  final class TestTouch: UITouch {
    var point = CGPoint.zero
    var time: TimeInterval = 0
    var step = UITouch.Phase.began
    var samples: [TestTouch] = []
    override func location(in view: UIView?) -> CGPoint {
      view.map { $0.convert(point, from: nil) } ?? point
    }
    override var timestamp: TimeInterval { time }
    override var phase: UITouch.Phase { step }
  }

  /// An event with the test's coalesced touches.
  final class TestEvent: UIEvent {
    override func coalescedTouches(for touch: UITouch) -> [UITouch]? { (touch as? TestTouch)?.samples }
    override var buttonMask: UIEvent.ButtonMask { .primary }
  }

  /// Sends touches to a host's recognizer as UIKit does.
  @MainActor package final class RecognizedFinger {
    private let touch = TestTouch()
    private let recognizer: UIGestureRecognizer

    package init(_ recognizer: UIGestureRecognizer) { self.recognizer = recognizer }

    /// Sends one event with the samples since the last.
    package func send(_ phase: UITouch.Phase, _ samples: [(CGPoint, TimeInterval)]) {
      guard let last = samples.last else { return }
      touch.samples = samples.map { point, time in
        let sample = TestTouch()
        (sample.point, sample.time, sample.step) = (point, time, phase)
        return sample
      }
      (touch.point, touch.time, touch.step) = (last.0, last.1, phase)
      let event = TestEvent()
      recognizer.deliver(touch, phase, with: event)
    }
  }
#endif
