/// The number by which the app identifies a head, 1 or more.
struct HeadID: Sendable, Hashable {
  /// The number.
  let number: Int32

  /// The head with a number.
  init(_ number: Int32) { self.number = number }
}
