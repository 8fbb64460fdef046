#if !canImport(ObjectiveC)
  import UIKit

  /// Sends touches to a host's recognizer as UIKit does: here the stand-ins' touches.
  @MainActor final class RecognizedFinger {
    private let touch = UITouch()
    private let recognizer: UIGestureRecognizer

    init(_ recognizer: UIGestureRecognizer) { self.recognizer = recognizer }

    /// Sends one event with the samples since the last.
    func send(_ phase: UITouch.Phase, _ samples: [(CGPoint, TimeInterval)]) {
      guard let last = samples.last else { return }
      let event = UIEvent()
      event.standInTouches = [touch]
      event.standInCoalesced[touch] = samples.map { point, time in
        let sample = UITouch()
        (sample.standInPoint, sample.standInTimestamp, sample.standInPhase) = (point, time, phase)
        return sample
      }
      (touch.standInPoint, touch.standInTimestamp, touch.standInPhase) = (last.0, last.1, phase)
      recognizer.deliver(touch, phase, with: event)
    }
  }
#endif
