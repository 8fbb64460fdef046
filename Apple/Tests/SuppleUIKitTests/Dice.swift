#if !canImport(ObjectiveC)
  import SuppleInteractions
  import UIKit

  /// Pseudorandom numbers, the same in every run.
  struct Dice {
    private var random: SeededRandom

    init(seed: Int) {
      random = SeededRandom(seed: UInt64(truncatingIfNeeded: seed) &* 0x9E37_79B9_7F4A_7C15)
    }

    /// From 0 up to, but not including, 1.
    mutating func unit() -> Double { random.unit() }

    mutating func number(_ range: ClosedRange<Double>) -> Double { random.uniform(in: range) }

    mutating func whole(_ count: Int) -> Int { min(count - 1, Int(unit() * Double(count))) }

    mutating func chance(_ part: Double) -> Bool { unit() < part }

    mutating func point(in size: CGSize) -> CGPoint {
      CGPoint(x: number(0...Double(size.width)), y: number(0...Double(size.height)))
    }
  }
#endif
