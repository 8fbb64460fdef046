/// A value that lives in a box of its own, which copies share until one of them sets another.
///
/// Interactions are values, and their styles and motions are many numbers each. With those in boxes a copy of an
/// interaction's state is a few words; without, copying numbers one by one would be most of the WebAssembly module.
@propertyWrapper
struct Boxed<Value: Sendable>: Sendable {
  private final class Box: Sendable {
    let value: Value
    init(_ value: Value) { self.value = value }
  }

  private var box: Box

  /// A box with a value.
  init(wrappedValue: Value) { box = Box(wrappedValue) }

  /// The value; setting it takes a new box.
  var wrappedValue: Value {
    @_transparent get { box.value }
    set { box = Box(newValue) }
  }
}

extension Boxed: Equatable where Value: Equatable {
  static func == (a: Boxed, b: Boxed) -> Bool { a.box === b.box || a.box.value == b.box.value }
}

extension Boxed: Hashable where Value: Hashable {
  func hash(into hasher: inout Hasher) { box.value.hash(into: &hasher) }
}
