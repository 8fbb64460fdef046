/// The indices of badges in a messenger's list by the badges' numbers, which never change: a binary search finds one, so
/// that adding many badges is not quadratic.
struct BadgeIndices: Sendable {
  // In the order of the numbers.
  private var entries: [(number: Int32, index: Int)] = []

  /// The index of the badge of a number, or nil where there is none.
  subscript(number: Int32) -> Int? {
    let place = firstPlace(from: number)
    return place < entries.count && entries[place].number == number ? entries[place].index : nil
  }

  /// Notes the index of a badge whose number is new.
  mutating func insert(_ number: Int32, index: Int) {
    entries.insert((number, index), at: firstPlace(from: number))
  }

  /// The first place in `entries` whose number is not below `number`.
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
