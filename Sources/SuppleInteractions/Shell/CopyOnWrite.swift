/// A large value that copies share until one of them is changed: copy-on-write.
///
/// An interaction is a value of a hundred numbers. Held so, a copy costs one reference count, a change in place costs a
/// check of uniqueness, and the compiler writes the deep copy.
struct CopyOnWrite<Value: Sendable>: Sendable {
  /// The storage. It is changed only while one reference to it exists, so that sharing it between threads is safe.
  private final class Storage: @unchecked Sendable {
    var value: Value
    init(_ value: Value) { self.value = value }
  }

  private var storage: Storage

  /// Storage of its own for a value.
  init(_ value: Value) { storage = Storage(value) }

  /// The value. Reading copies nothing; the first change after a copy makes storage of its own.
  var value: Value {
    @inline(__always) _read { yield storage.value }
    @inline(__always) _modify {
      makeUnique()
      yield &storage.value
    }
  }

  /// Copies the storage if it is shared. A function of its own, because the copy of a large value is much code.
  @inline(never)
  private mutating func makeUnique() {
    if !isKnownUniquelyReferenced(&storage) { storage = Storage(storage.value) }
  }
}
