/// The numbers of the list's rows: the first rows are 1, 2, ... from the top, and each new row, which is put on top, has
/// the next number.
struct FlippingNotchRows: Sendable, Hashable {
  /// How many rows the list holds that did not come out of the notch.
  private(set) var first: Int32 = 0
  /// How many rows came out of the notch.
  private(set) var inserted: Int32 = 0
  /// The number before that of the first new row. It does not change any more once there is a new row, so that rows keep
  /// their numbers when the app changes how many first rows there are.
  private var base: Int32 = 0

  /// How many rows the list holds.
  var count: Int32 { first + inserted }

  /// Sets how many first rows there are, 0 to 10^9. Those beyond how many there were before the first new row have no
  /// number.
  mutating func setFirst(_ count: Int32) {
    first = max(0, min(count, 1_000_000_000))
    if inserted == 0 { base = first }
  }

  /// For how many of `items` new rows there is a number.
  func room(for items: Int32) -> Int32 { max(0, min(items, 1_000_000_000 - inserted)) }

  /// Puts so many new rows on top of the list.
  mutating func insert(_ items: Int32) { inserted += room(for: items) }

  /// The number of the row at an index from the top, counted with `arriving` rows that are not yet in the list; 0 for a
  /// row without a number.
  func number(at index: Int32, arriving: Int32 = 0) -> Int32 {
    let new = inserted + room(for: arriving)
    if index < new { return base + new - index }
    let number = index - new + 1
    return number <= base ? number : 0
  }

  /// The index from the top of the row of a number; nil where the list has none.
  func index(of number: Int32) -> Int32? {
    guard number > 0, number <= base + inserted else { return nil }
    let index = number > base ? base + inserted - number : inserted + number - 1
    return index < count ? index : nil
  }
}
