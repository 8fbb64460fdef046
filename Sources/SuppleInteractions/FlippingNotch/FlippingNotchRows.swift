/// The numbers of the list's rows: the first rows are 1, 2, ... from the top, and each new row, on top, has the next
/// number.
struct FlippingNotchRows: Sendable, Hashable {
  /// The number of rows in the list that did not come out of the notch.
  private(set) var first: Int32 = 0
  /// The number of rows that came out of the notch.
  private(set) var inserted: Int32 = 0
  /// The number before the first new row's. It is fixed once there is a new row, so that rows keep their numbers when
  /// the app changes the number of first rows.
  private var base: Int32 = 0

  /// The number of rows in the list.
  var count: Int32 { first + inserted }

  /// Sets the number of first rows, 0 to 10^9. Rows beyond their number at the first new row have no number.
  mutating func setFirst(_ count: Int32) {
    first = max(0, min(count, 1_000_000_000))
    if inserted == 0 { base = first }
  }

  /// The number of `items` new rows for which numbers are left.
  func room(for items: Int32) -> Int32 { max(0, min(items, 1_000_000_000 - inserted)) }

  /// Inserts `items` new rows on top of the list.
  mutating func insert(_ items: Int32) { inserted += room(for: items) }

  /// Removes the topmost row that came out of the notch. The next new row gets its number.
  mutating func removeTop() { inserted = max(0, inserted - 1) }

  /// The number of the row at an index from the top, including `arriving` rows that are not yet in the list; 0 for a
  /// row without a number.
  func number(at index: Int32, arriving: Int32 = 0) -> Int32 {
    let new = inserted + room(for: arriving)
    if index < new { return base + new - index }
    let number = index - new + 1
    return number <= base ? number : 0
  }

  /// The index from the top of the row with a number; nil for none.
  func index(of number: Int32) -> Int32? {
    guard number > 0, number <= base + inserted else { return nil }
    let index = number > base ? base + inserted - number : inserted + number - 1
    return index < count ? index : nil
  }
}
