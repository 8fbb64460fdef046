#if !canImport(ObjectiveC)
  import SwiftUI

  /// A phone's window, and time in frames of a display at 120 Hz.
  @MainActor struct Display {
    let window: UIWindow
    /// Called before each refresh.
    var beforeRefresh: @MainActor () -> Void = {}

    init(width: CGFloat = 390) { window = UIWindow(frame: CGRect(x: 0, y: 0, width: width, height: 844)) }

    /// Advances by one refresh of the display.
    func refresh() {
      beforeRefresh()
      StandInClock.now += 1.0 / 120
      CADisplayLink.standInFrame(timestamp: StandInClock.now, target: StandInClock.now + 1.0 / 120)
      window.layoutIfNeeded()
      CFRunLoop.standInTurn()
    }

    /// Advances the time.
    func run(seconds: Double) { for _ in 0..<Int(seconds * 120) { refresh() } }

    /// Drags a finger, in steps of a refresh each.
    func drag(from start: CGPoint, by displacement: CGPoint) {
      let touch = UITouch()
      func send(_ phase: UITouch.Phase, _ part: CGFloat) {
        touch.standInPoint = CGPoint(x: start.x + displacement.x * part, y: start.y + displacement.y * part)
        (touch.standInTimestamp, touch.standInPhase) = (StandInClock.now, phase)
        let event = UIEvent()
        event.standInTouches = [touch]
        window.sendEvent(event)
        refresh()
      }
      send(.began, 0)
      for step in 1...24 { send(.moved, CGFloat(step) / 24) }
      send(.ended, 1)
    }

    /// Advances the time, and yields to other tasks after each frame.
    func runWithTasks(seconds: Double) async {
      for _ in 0..<Int(seconds * 120) {
        refresh()
        await Task.yield()
      }
    }
  }
#endif
