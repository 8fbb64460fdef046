/// The number of a head, by which the app names it. Heads are numbered from 1; no head has another number.
struct HeadID: Sendable, Hashable {
  /// The number.
  let number: Int32

  /// The head with a number.
  init(_ number: Int32) { self.number = number }
}
