#if !canImport(ObjectiveC)
  import SuppleHosting
  import SuppleUIKit
  import UIKit

  /// A phone that the test controls: fingers, a display at 120 Hz, and a clock that only the test advances.
  ///
  /// It controls the stand-ins. On Apple's platforms only the traces run, with `RecognizedFinger`.
  @MainActor final class Device {
    /// The window that receives the touches. A test may replace it by an app's own.
    var window: UIWindow
    /// The phone's clock, in seconds; by default it starts 100 seconds after the clock of the previous device.
    private(set) var time: TimeInterval = StandInClock.now + 100
    let interval = 1.0 / 120
    private var touches: [Int: UITouch] = [:]

    /// Makes a phone whose clock starts at `start`, if given.
    init(size: CGSize = CGSize(width: 390, height: 844), at start: TimeInterval? = nil) {
      if let start { time = start }
      window = UIWindow(frame: CGRect(origin: .zero, size: size))
      // A frame invalidates the links that an earlier test left: their owners are gone.
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

    /// Shows a badge in the window.
    @discardableResult func showBadge(
      _ badge: SlimeBadgeView = SlimeBadgeView(count: 3),
      frame: CGRect = CGRect(x: 100, y: 200, width: 22, height: 22)
    ) -> SlimeBadgeView {
      badge.frame = frame
      window.addSubview(badge)
      window.layoutIfNeeded()
      refresh(seconds: 0.2)
      return badge
    }

    /// The time at which the next frame is visible.
    var target: TimeInterval { time + interval }

    /// Advances by one refresh of the display.
    func refresh() {
      CADisplayLink.standInFrame(timestamp: time, target: target)
      window.layoutIfNeeded()
      CFRunLoop.standInTurn()
      time += interval
      StandInClock.now = time
    }

    /// Advances the time without a refresh.
    func wait(_ seconds: TimeInterval) {
      time += seconds
      StandInClock.now = time
    }

    /// A finger's samples since the last refresh, each with its age.
    func touch(
      _ phase: UITouch.Phase, finger: Int, buttons: UIEvent.ButtonMask = [],
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

    /// Fingers that change in one event.
    func touch(_ phase: UITouch.Phase, fingers points: [CGPoint]) {
      let event = UIEvent()
      for (finger, point) in points.enumerated() {
        let touch = touches[finger] ?? UITouch()
        touches[finger] = phase == .ended || phase == .cancelled ? nil : touch
        event.standInTouches.insert(touch)
        (touch.standInPoint, touch.standInTimestamp, touch.standInPhase) = (point, time - 0.002, phase)
      }
      window.sendEvent(event)
    }

    /// Presses a key of a hardware keyboard.
    func press(_ key: UIKeyboardHIDUsage, on responder: UIResponder) {
      let press = UIPress()
      press.standInKey = UIKey(standIn: key)
      press.standInTimestamp = time
      responder.pressesBegan([press], with: nil)
    }

    /// Changes the person's accessibility settings.
    func setReducedMotion(_ isReduced: Bool) { UIAccessibility.standInReduceMotion = isReduced }

    /// Turns the device or resizes its window.
    func resize(to size: CGSize, insets: UIEdgeInsets) {
      window.frame = CGRect(origin: .zero, size: size)
      window.standInInsets = insets
      window.layoutIfNeeded()
    }

    /// Sets the layout direction of the app's language.
    func setRightToLeft(_ isRightToLeft: Bool) {
      window.standInChangeTraits {
        $0.standInDirection = isRightToLeft ? .rightToLeft : .leftToRight
      }
    }

    /// The number of display links, running or paused.
    var links: Int { CADisplayLink.standInScheduled }
    /// The number of display links made so far.
    var linksMade: Int { CADisplayLink.standInMade }
    /// The number of layers made so far, those of views included.
    var layersMade: Int { StandInWrites.layersMade }
    /// The number of drawn frames.
    var ticks: Int { CADisplayLink.standInTicks }
    /// The number of writes to layers.
    var writes: Int { StandInWrites.count }
    /// The number of writes that would have begun an implicit animation.
    var implicitAnimations: [String] { StandInWrites.implicitAnimations }
    /// The haptic impacts.
    var impacts: [String] { UIFeedbackGenerator.standInLog }
    /// VoiceOver's announcements.
    var announcements: [String] { UIAccessibility.standInPosts }
  }

  extension Device {
    /// Advances the time; calls `frame` after each drawn frame.
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
#endif
