/// A value that copies share until one of them sets another: copy-on-write at each assignment.
///
/// Interactions are values, and their styles and motions are many numbers each. Where those are boxed, a copy of an
/// interaction's state is a few words; otherwise the code that copies number by number would be most of the WebAssembly
/// module.
@propertyWrapper
struct Boxed<Value: Sendable>: Sendable {
  private final class Box: Sendable {
    let value: Value
    init(_ value: Value) { self.value = value }
  }

  private var box: Box

  /// A box that holds a value.
  init(wrappedValue: Value) { box = Box(wrappedValue) }

  /// The value; setting it allocates a new box.
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
