#if !canImport(ObjectiveC)
  import SuppleHosting
  import SuppleUIKit
  import UIKit

  /// A phone under the test's control: fingers, a display at 120 Hz, and nothing that happens by itself.
  ///
  /// It leads the stand-ins. On Apple's platforms only the traces run, with `RecognizedFinger`.
  @MainActor final class Device {
    let window: UIWindow
    /// Where a test gives none, it goes on from the device before.
    private(set) var time: TimeInterval = StandInClock.now + 100
    let interval = 1.0 / 120
    private var touches: [Int: UITouch] = [:]

    /// A phone of a size; its clock begins at a whole second that a test may give.
    init(size: CGSize = CGSize(width: 390, height: 844), at start: TimeInterval? = nil) {
      if let start { time = start }
      window = UIWindow(frame: CGRect(origin: .zero, size: size))
      // Whatever an earlier test left running finds its owner gone.
      CADisplayLink.standInFrame(timestamp: 0, target: 0)
      UITraitCollection.standInRoot = UITraitCollection()
      UIFontMetrics.standInScale = 1
      StandInClock.now = time
      StandInWrites.count = 0
      StandInWrites.implicitAnimations = []
      UIFeedbackGenerator.standInLog = []
      UIAccessibility.standInPosts = []
      CADisplayLink.standInTicks = 0
      CADisplayLink.standInMade = 0
      StandInWrites.layersMade = 0
      UITableViewCell.standInMade = 0
      UIWindow.standInKeyWindow = nil
      CADisplayLink.standInBeforeFrames = []
    }

    /// When the frame that is drawn next will be seen.
    var target: TimeInterval { time + interval }

    /// Lets one refresh of the display pass.
    func refresh() {
      CADisplayLink.standInFrame(timestamp: time, target: target)
      window.layoutIfNeeded()
      time += interval
      StandInClock.now = time
    }

    /// Lets time pass without a refresh.
    func wait(_ seconds: TimeInterval) {
      time += seconds
      StandInClock.now = time
    }

    /// A finger's samples since the last refresh, each with how long before now it was taken.
    func touch(
      _ phase: UITouch.Phase, finger: Int, buttons: UIEvent.ButtonMask = .primary,
      _ samples: [(CGPoint, age: TimeInterval)]
    ) {
      guard let last = samples.last else { return }
      let touch = touches[finger] ?? UITouch()
      touches[finger] = phase == .ended || phase == .cancelled ? nil : touch
      let event = UIEvent()
      event.standInButtons = buttons
      event.standInTouches = [touch]
      event.standInCoalesced[touch] = samples.map { point, age in
        let sample = UITouch()
        sample.standInPoint = point
        sample.standInTimestamp = time - age
        sample.standInPhase = phase
        return sample
      }
      touch.standInPoint = last.0
      touch.standInTimestamp = time - last.age
      touch.standInPhase = phase
      window.sendEvent(event)
    }

    /// Presses a key of a hardware keyboard.
    func press(_ key: UIKeyboardHIDUsage, on responder: UIResponder) {
      let press = UIPress()
      press.standInKey = UIKey(standIn: key)
      press.standInTimestamp = time
      responder.pressesBegan([press], with: nil)
    }

    /// Changes what the person has asked of the system.
    func setReducedMotion(_ isReduced: Bool) { UIAccessibility.standInReduceMotion = isReduced }

    /// Turns the device or changes its window.
    func resize(to size: CGSize, insets: UIEdgeInsets) {
      window.frame = CGRect(origin: .zero, size: size)
      window.standInInsets = insets
      window.layoutIfNeeded()
    }

    /// Runs the app in a language that is read from right to left, or not.
    func setRightToLeft(_ isRightToLeft: Bool) {
      window.standInChangeTraits {
        $0.standInDirection = isRightToLeft ? .rightToLeft : .leftToRight
      }
    }

    /// The display links that exist, running or paused.
    var links: Int { CADisplayLink.standInScheduled }
    /// The display links that were made so far.
    var linksMade: Int { CADisplayLink.standInMade }
    /// The layers that were made so far, those of views included.
    var layersMade: Int { StandInWrites.layersMade }
    /// The frames that were drawn.
    var ticks: Int { CADisplayLink.standInTicks }
    /// The writes to layers.
    var writes: Int { StandInWrites.count }
    /// The writes that would have begun an implicit animation.
    var implicitAnimations: [String] { StandInWrites.implicitAnimations }
    /// The impacts that were felt.
    var impacts: [String] { UIFeedbackGenerator.standInLog }
    /// What VoiceOver was given to say.
    var announcements: [String] { UIAccessibility.standInPosts }
  }

  extension Device {
    /// Lets time pass; `frame` is called after each frame that was drawn.
    func refresh(seconds: Double, frame: () -> Void = {}) {
      for _ in 0..<Int((seconds / interval).rounded()) {
        let drawn = ticks
        refresh()
        if ticks > drawn { frame() }
      }
    }

    func touch(_ phase: UITouch.Phase, _ samples: [(CGPoint, age: TimeInterval)]) {
      touch(phase, finger: 0, samples)
    }

    func touch(_ phase: UITouch.Phase, _ point: CGPoint) { touch(phase, [(point, 0.002)]) }

    /// Drags in steps, one a refresh, with four samples in each.
    func drag(
      from start: CGPoint, to end: CGPoint, steps: Int = 24, lifts: Bool = true,
      frame: () -> Void = {}
    ) {
      touch(.began, start)
      refresh()
      frame()
      func point(_ part: Double) -> CGPoint {
        CGPoint(x: start.x + (end.x - start.x) * part, y: start.y + (end.y - start.y) * part)
      }
      for step in 1...steps {
        touch(
          .moved,
          (1...4).map { quarter in
            (
              point((Double(step - 1) + Double(quarter) / 4) / Double(steps)),
              Double(4 - quarter) * 0.002
            )
          })
        refresh()
        frame()
      }
      if lifts { touch(.ended, end) }
    }

    /// A short touch.
    func tap(_ point: CGPoint) {
      touch(.began, point)
      refresh()
      touch(.ended, point)
      refresh()
    }
  }

  /// An alarm that rings when the test lets its time come.
  @MainActor final class TestAlarm: Alarm {
    private(set) var time: TimeInterval?
    private var action: (@MainActor () -> Void)?

    func set(for time: TimeInterval, action: @escaping @MainActor () -> Void) {
      self.time = time
      self.action = action
    }

    func cancel() {
      time = nil
      action = nil
    }

    /// Rings if its time has come.
    func ring(at now: TimeInterval) {
      guard let time, time <= now, let action else { return }
      cancel()
      action()
    }
  }
#endif
