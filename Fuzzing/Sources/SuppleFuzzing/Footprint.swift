/// The memory of an interaction: the number of elements of all its collections, counted by reflection.
enum Footprint {
  /// The maximum for every interaction after any input.
  static let maximum = 6000

  static func count(_ value: Any) -> Int {
    var seen: Set<ObjectIdentifier> = []
    return count(value, &seen, depth: 0)
  }

  private static func count(_ value: Any, _ seen: inout Set<ObjectIdentifier>, depth: Int) -> Int {
    guard depth < 32 else { return 0 }
    let mirror = Mirror(reflecting: value)
    if mirror.displayStyle == .class {
      guard seen.insert(ObjectIdentifier(value as AnyObject)).inserted else { return 0 }
    }
    var sum =
      mirror.displayStyle == .collection || mirror.displayStyle == .dictionary ? mirror.children.count : 0
    var ancestor: Mirror? = mirror
    while let level = ancestor {
      for child in level.children { sum += count(child.value, &seen, depth: depth + 1) }
      ancestor = level.superclassMirror
    }
    return sum
  }
}
