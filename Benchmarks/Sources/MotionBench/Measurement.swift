import AllocationCount

/// Two ways to do the same work, timed in turns, so that whatever else the machine does slows both.
struct Comparison {
  /// Seconds per unit of work, the fastest round of each.
  let ours: Double
  let baseline: Double
  /// The middle one of the ratios of neighbouring rounds.
  let ratio: Double
  /// How often our side asked for memory, in all rounds.
  let allocations: Int

  /// Times both, alternating, for `rounds` rounds of `units` units of work.
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

/// How long something takes, in seconds.
func seconds(_ body: () -> Void) -> Double {
  let taken = ContinuousClock().measure(body)
  return Double(taken.components.seconds) + Double(taken.components.attoseconds) * 1e-18
}

/// Keeps a result from being optimised away.
@inline(never)
func keep<T>(_ value: T) {}
