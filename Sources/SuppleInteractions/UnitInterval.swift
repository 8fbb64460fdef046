/// Returns the nearest number from 0 to 1; 0 for not-a-number. A function of its own, because its code is longer than a call.
@inline(never)
func clampedToUnit(_ x: Double) -> Double { min(1, max(0, x)) }

/// Returns the smooth step of a number from 0 to 1: as far, with speed 0 at both ends.
@inline(never)
func smoothStep(_ part: Double) -> Double { part * part * (3 - 2 * part) }
