#if !canImport(ObjectiveC)
  import UIKit

  /// Pseudorandom numbers, the same in every run (SplitMix64).
  struct Dice {
    private var state: UInt64

    init(seed: Int) { state = UInt64(truncatingIfNeeded: seed) &* 0x9E37_79B9_7F4A_7C15 }

    /// From 0 up to, but not including, 1.
    mutating func unit() -> Double {
      state &+= 0x9E37_79B9_7F4A_7C15
      var z = state
      z = (z ^ (z >> 30)) &* 0xBF58_476D_1CE4_E5B9
      z = (z ^ (z >> 27)) &* 0x94D0_49BB_1331_11EB
      return Double((z ^ (z >> 31)) >> 11) * 0x1p-53
    }

    mutating func number(_ range: ClosedRange<Double>) -> Double {
      range.lowerBound + unit() * (range.upperBound - range.lowerBound)
    }

    mutating func whole(_ count: Int) -> Int { min(count - 1, Int(unit() * Double(count))) }

    mutating func chance(_ part: Double) -> Bool { unit() < part }

    mutating func point(in size: CGSize) -> CGPoint {
      CGPoint(x: number(0...Double(size.width)), y: number(0...Double(size.height)))
    }
  }

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
