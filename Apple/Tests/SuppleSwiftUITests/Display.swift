#if !canImport(ObjectiveC)
  import SwiftUI

  /// A phone's window, and time that passes in frames of a display at 120 Hz.
  @MainActor struct Display {
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 390, height: 844))

    /// Lets one refresh of the display pass.
    func refresh() {
      StandInClock.now += 1.0 / 120
      CADisplayLink.standInFrame(timestamp: StandInClock.now, target: StandInClock.now + 1.0 / 120)
      window.layoutIfNeeded()
    }

    /// Lets time pass.
    func run(seconds: Double) { for _ in 0..<Int(seconds * 120) { refresh() } }

    /// The same, with a turn for other tasks after each frame.
    func runWithTasks(seconds: Double) async {
      for _ in 0..<Int(seconds * 120) {
        refresh()
        await Task.yield()
      }
    }
  }
#endif
