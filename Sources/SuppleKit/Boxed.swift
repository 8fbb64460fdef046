/// A value that copies share until one of them sets another: copy-on-write at each assignment.
///
/// Interactions are values with many numbers in their styles and motions. Boxing makes a copy of an interaction's state
/// a few words; copying number by number would be most of the WebAssembly module.
@propertyWrapper
public struct Boxed<Value: Sendable>: Sendable {
  @usableFromInline
  final class Box: Sendable {
    @usableFromInline
    let value: Value
    @inlinable
    init(_ value: Value) { self.value = value }
  }

  @usableFromInline
  var box: Box

  /// A box that holds a value.
  @inlinable
  public init(wrappedValue: Value) { box = Box(wrappedValue) }

  /// The value; setting it allocates a new box.
  public var wrappedValue: Value {
    @_transparent get { box.value }
    @inlinable set { box = Box(newValue) }
  }
}

extension Boxed: Equatable where Value: Equatable {
  /// Whether two boxes hold the same value.
  @inlinable
  public static func == (a: Boxed, b: Boxed) -> Bool { a.box === b.box || a.box.value == b.box.value }
}

extension Boxed: Hashable where Value: Hashable {
  /// Hashes the value.
  @inlinable
  public func hash(into hasher: inout Hasher) { box.value.hash(into: &hasher) }
}
