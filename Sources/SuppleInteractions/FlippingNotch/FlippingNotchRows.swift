/// The rows of the list, by number: the first ones 1, 2, ... from the top, and every new one, on top, counts on.
struct FlippingNotchRows: Sendable, Hashable {
  /// How many the list holds that did not come out of the notch.
  private(set) var first: Int32 = 0
  /// How many came out of it.
  private(set) var inserted: Int32 = 0
  /// The last number before those of the new rows: numbers stay, whatever becomes of the first rows.
  private var base: Int32 = 0

  /// How many there are.
  var count: Int32 { first + inserted }

  /// Sets how many of the first rows there are. Those beyond what there were before the first new row have no number.
  mutating func setFirst(_ count: Int32) {
    first = max(0, min(count, 1_000_000_000))
    if inserted == 0 { base = first }
  }

  /// How many of `items` new rows there is a number for.
  func room(for items: Int32) -> Int32 { max(0, min(items, 1_000_000_000 - inserted)) }

  /// Puts so many new rows on top.
  mutating func insert(_ items: Int32) { inserted += room(for: items) }

  /// The number of the row `index` from the top, `arriving` of which are still on their way; 0 for one without.
  func number(at index: Int32, arriving: Int32 = 0) -> Int32 {
    let new = inserted + room(for: arriving)
    if index < new { return base + new - index }
    let number = index - new + 1
    return number <= base ? number : 0
  }

  /// How far from the top the row of a number is; nil where there is none.
  func index(of number: Int32) -> Int32? {
    guard number > 0, number <= base + inserted else { return nil }
    let index = number > base ? base + inserted - number : inserted + number - 1
    return index < count ? index : nil
  }
}
