/// Reads, sets or clamps properties by their numbers in the order of `visit`. It is the engine's only visitor, so that each
/// style's list is compiled once for a page.
@usableFromInline
final class StyleNumbers: StyleVisitor {
  /// The property to read, or the first to set; below 0 to clamp all.
  @usableFromInline
  let first: Int32
  /// The values to set.
  @usableFromInline
  let newValues: UnsafeBufferPointer<Double>
  @usableFromInline
  var index: Int32 = 0
  /// The value of the first property.
  @usableFromInline
  private(set) var found = 0.0
  /// The first number that is not finite, found by clamping; below 0 for none.
  @usableFromInline
  private(set) var invalid: Int32 = -1

  @usableFromInline
  init(from first: Int32, setting newValues: UnsafeBufferPointer<Double> = .init(start: nil, count: 0)) {
    self.first = first
    self.newValues = newValues
  }

  /// The new value of the current property; nil to keep it.
  private var newValue: Double? {
    guard first >= 0, index >= first, Int(index - first) < newValues.count else { return nil }
    return newValues[Int(index - first)]
  }

  @usableFromInline
  func number(_ name: StaticString, _ value: inout Double, in range: ClosedRange<Double>, unit: StyleUnit) {
    if let wanted = first < 0 ? value : newValue {
      if wanted.isFinite {
        value = min(range.upperBound, max(range.lowerBound, wanted))
      } else if first < 0, invalid < 0 {
        invalid = index
      }
    }
    note(value)
  }

  @usableFromInline
  func option(
    _ name: StaticString, _ value: inout Int32, of count: Int32, name optionName: (Int32) -> StaticString
  ) {
    if let newValue, newValue >= 0, newValue < Double(count) { value = Int32(newValue) }
    note(Double(value))
  }

  private func note(_ value: Double) {
    if index == first { found = value }
    index += 1
  }
}

extension InteractionStyle {
  /// The style with every property in its range; a number that is not finite takes its value from the `.modern` preset.
  @inlinable
  public func clamped() -> Self {
    var copy = self
    while true {
      let numbers = StyleNumbers(from: -1)
      copy.visit(numbers)
      guard numbers.invalid >= 0 else { return copy }
      copy.setValue(Self.modern.value(at: numbers.invalid), at: numbers.invalid)
    }
  }

  /// The property with this number in the order of `visit`; for a choice its raw value, for no property 0.
  @inlinable
  public func value(at index: Int32) -> Double {
    guard index >= 0 else { return 0 }
    var copy = self
    let numbers = StyleNumbers(from: index)
    copy.visit(numbers)
    return numbers.found
  }

  /// Sets the property with this number, clamped to its range; a meaningless number or value has no effect.
  @inlinable
  public mutating func setValue(_ value: Double, at index: Int32) {
    guard index >= 0 else { return }
    var value = value
    withUnsafePointer(to: &value) {
      visit(StyleNumbers(from: index, setting: UnsafeBufferPointer(start: $0, count: 1)))
    }
  }

  /// Sets the first properties in the order of `visit`, each clamped to its range; a value that is not finite does not
  /// change its property.
  @inlinable
  public mutating func setFirstValues(_ values: UnsafeBufferPointer<Double>) {
    visit(StyleNumbers(from: 0, setting: values))
  }
}
