import AllocationCount

/// Two implementations of the same work, timed alternately, so that other load on the machine slows both.
struct Comparison {
  /// Seconds per unit of work, in the fastest round of each.
  let ours: Double
  let baseline: Double
  /// The median of the ratios of neighbouring rounds.
  let ratio: Double
  /// Number of memory allocations of our implementation, in all rounds.
  let allocations: Int

  /// Times both alternately, for `rounds` rounds of `units` units of work.
  init(units: Int, rounds: Int = 15, ours: () -> Void, baseline: () -> Void) {
    ours()
    baseline()
    var times: [(ours: Double, baseline: Double)] = []
    var allocations = 0
    for _ in 0..<rounds {
      let before = allocation_count()
      let taken = seconds(ours)
      allocations += allocation_count() - before
      times.append((taken, seconds(baseline)))
    }
    self.allocations = allocations
    let ratios = times.map { $0.ours / $0.baseline }.sorted()
    ratio = ratios[ratios.count / 2]
    self.ours = (times.map(\.ours).min() ?? 0) / Double(units)
    self.baseline = (times.map(\.baseline).min() ?? 0) / Double(units)
  }
}

/// Measures the duration of `body`, in seconds.
func seconds(_ body: () -> Void) -> Double {
  let taken = ContinuousClock().measure(body)
  return Double(taken.components.seconds) + Double(taken.components.attoseconds) * 1e-18
}

/// Prevents the optimizer from removing the computation of a value.
@inline(never)
func keep<T>(_ value: T) {}
