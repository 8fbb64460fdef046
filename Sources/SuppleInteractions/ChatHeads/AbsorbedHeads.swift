import SuppleMotion

/// The schedule of heads that shrink into the dismiss target one by one.
struct AbsorbedHeads {
  /// The largest time between the first head's start and the last one's, in seconds.
  private static let maximumSpread = 0.08
  /// The part of its diameter that the target loses by all heads together: from 76 to 60 points.
  private static let shrinkage = 16.0 / 76
  /// The growth of the target as a head disappears, as a part of its diameter.
  private static let gulp = 0.06
  /// The duration of that growth and its decline, in seconds; at most that of a head.
  private static let gulpDuration = 0.09

  /// The first head's start, in motion seconds.
  let start: Double
  /// The number of visible heads, 1 or more.
  let count: Int
  /// The time in which one head shrinks, in seconds.
  let duration: Double
  /// The time from one head's start to the next, in seconds.
  let interval: Double
  /// The number of heads whose start was taken.
  private var taken = 0

  /// `count` heads, `interval` apart or closer.
  init(start: Double, count: Int, duration: Double, interval: Double) {
    self.start = start
    self.count = max(1, count)
    self.duration = duration
    self.interval = min(interval, Self.maximumSpread / Double(max(1, count - 1)))
  }

  /// The start of the head at `index`, in motion seconds.
  func start(of index: Int) -> Double { start + Double(index) * interval }

  /// Takes the start of the next head, in motion seconds.
  mutating func nextStart() -> Double {
    defer { taken += 1 }
    return start(of: taken)
  }

  /// The end of the last head, in motion seconds.
  var end: Double { start(of: count - 1) + duration }

  /// The target's diameter at `time`, as a part of its diameter without heads.
  func contraction(at time: Double) -> Double {
    let gulpDuration = min(Self.gulpDuration, duration)
    var contracted = 0.0
    var growth = 0.0
    for index in 0..<count {
      let since = time - start(of: index)
      let part = clampedToUnit(since / duration)
      contracted += smoothStep(part) / Double(count)
      let wave = clampedToUnit((since - duration) / gulpDuration + 1)
      growth = max(growth, 4 * wave * (1 - wave))
    }
    return 1 - Self.shrinkage * contracted + Self.gulp * growth
  }
}
