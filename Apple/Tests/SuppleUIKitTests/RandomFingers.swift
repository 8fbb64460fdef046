#if !canImport(ObjectiveC)
  import UIKit

  /// The configuration of a test run: size, layout direction and motion.
  enum Mode: CaseIterable {
    case portrait, landscape, rightToLeft, reducedMotion

    var size: CGSize {
      self == .landscape ? CGSize(width: 844, height: 390) : CGSize(width: 390, height: 844)
    }

    @MainActor func makeDevice() -> Device {
      let device = Device(size: size)
      if self == .landscape {
        device.resize(to: size, insets: UIEdgeInsets(top: 0, left: 47, bottom: 21, right: 47))
      }
      device.setRightToLeft(self == .rightToLeft)
      device.setReducedMotion(self == .reducedMotion)
      return device
    }
  }

  /// One drag of a random finger: position, speed and end.
  struct RandomDrag {
    private var point: CGPoint
    private let goal: CGPoint
    private let steps: Int
    private let isCancelled: Bool

    init(from start: CGPoint, in size: CGSize, _ dice: inout Dice) {
      point = start
      let isNear = dice.chance(0.4)
      goal =
        isNear
        ? CGPoint(x: start.x + dice.number(-40...40), y: start.y + dice.number(-40...40))
        : dice.point(in: size)
      steps = dice.chance(0.2) ? 0 : 1 + dice.whole(20)
      isCancelled = dice.chance(0.1)
    }

    /// Sends the samples to a device, up to six between two refreshes. `seen` receives the time, place and phase of each
    /// sample. `frame` is called after every refresh.
    @MainActor func run(
      on device: Device, _ dice: inout Dice,
      seen: (UITouch.Phase, CGPoint, TimeInterval) -> Void, frame: () -> Void
    ) {
      func send(_ phase: UITouch.Phase, _ samples: [(CGPoint, age: TimeInterval)]) {
        for (point, age) in samples { seen(phase, point, device.time - age) }
        device.touch(phase, samples)
      }
      send(.began, [(point, dice.number(0...0.006))])
      device.refresh()
      frame()
      for step in 0..<steps {
        let count = 1 + dice.whole(6)
        send(
          .moved,
          (1...count).map { index in
            let part = (Double(step) + Double(index) / Double(count)) / Double(steps)
            return (
              CGPoint(x: point.x + (goal.x - point.x) * part, y: point.y + (goal.y - point.y) * part),
              age: Double(count - index) * 0.0012 + 0.0002
            )
          })
        let frames = dice.chance(0.1) ? 1 + dice.whole(8) : 1
        for _ in 0..<frames {
          device.refresh()
          frame()
        }
      }
      send(isCancelled ? .cancelled : .ended, [(steps == 0 ? point : goal, 0.0001)])
      for _ in 0..<dice.whole(60) {
        device.refresh()
        frame()
      }
    }
  }
#endif
