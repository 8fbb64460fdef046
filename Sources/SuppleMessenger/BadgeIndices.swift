/// The indices of badges in a messenger's list, by the badges' constant numbers. Binary search keeps the addition of
/// many badges from being quadratic.
struct BadgeIndices: Sendable {
  // The entries in the order of the numbers.
  private var entries: [(number: Int32, index: Int)] = []

  /// The index of the badge with a number; nil for none.
  subscript(number: Int32) -> Int? {
    let place = firstPlace(from: number)
    return place < entries.count && entries[place].number == number ? entries[place].index : nil
  }

  /// Adds the index of a badge with a new number.
  mutating func insert(_ number: Int32, index: Int) {
    entries.insert((number, index), at: firstPlace(from: number))
  }

  /// The first place in `entries` with a number of at least `number`.
  private func firstPlace(from number: Int32) -> Int {
    // Numbers mostly rise.
    guard let last = entries.last, last.number >= number else { return entries.count }
    var low = 0
    var high = entries.count
    while low < high {
      let middle = low + (high - low) / 2
      if entries[middle].number < number { low = middle + 1 } else { high = middle }
    }
    return low
  }
}
