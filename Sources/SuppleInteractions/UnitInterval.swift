/// Returns the nearest number from 0 to 1; 0 for not-a-number. A separate function, because its code is longer than a call.
@inline(never)
func clampedToUnit(_ x: Double) -> Double { min(1, max(0, x)) }

/// Returns the smooth step of a number from 0 to 1: also from 0 to 1, with slope 0 at both ends.
@inline(never)
func smoothStep(_ part: Double) -> Double { part * part * (3 - 2 * part) }
