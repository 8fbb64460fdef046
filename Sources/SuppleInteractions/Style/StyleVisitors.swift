/// Clamps every finite number to its range, and lists the properties whose number is not finite.
private final class StyleClamp: StyleVisitor {
  private(set) var invalid: [Int32] = []
  private var index: Int32 = 0

  override func number(
    _ name: StaticString, _ value: inout Double, in range: ClosedRange<Double>, unit: StyleUnit
  ) {
    if value.isFinite {
      value = min(range.upperBound, max(range.lowerBound, value))
    } else {
      invalid.append(index)
    }
    index += 1
  }

  override func option(
    _ name: StaticString, _ value: inout Int32, of count: Int32, name optionName: (Int32) -> StaticString
  ) { index += 1 }
}

/// Reads one property by its number, and sets it where a new value is given: clamped to its range, and not at all where
/// the value is not finite.
private final class StyleAccess: StyleVisitor {
  private var remaining: Int32
  private let newValue: Double?
  private(set) var found = 0.0

  init(_ index: Int32, setting newValue: Double? = nil) {
    remaining = index
    self.newValue = newValue
  }

  override func number(
    _ name: StaticString, _ value: inout Double, in range: ClosedRange<Double>, unit: StyleUnit
  ) {
    if remaining == 0 {
      if let newValue, newValue.isFinite { value = min(range.upperBound, max(range.lowerBound, newValue)) }
      found = value
    }
    remaining &-= 1
  }

  override func option(
    _ name: StaticString, _ value: inout Int32, of count: Int32, name optionName: (Int32) -> StaticString
  ) {
    if remaining == 0 {
      if let newValue, newValue >= 0, newValue < Double(count) { value = Int32(newValue) }
      found = Double(value)
    }
    remaining &-= 1
  }
}

extension InteractionStyle {
  /// The style with every property in its range; a number that is not finite becomes that of the `.modern` preset.
  public func clamped() -> Self {
    var copy = self
    let clamp = StyleClamp()
    copy.visit(clamp)
    for index in clamp.invalid { copy.setValue(Self.modern.value(at: index), at: index) }
    return copy
  }

  /// The property with this number in the order of `visit`; a choice gives its raw value, no property gives 0.
  public func value(at index: Int32) -> Double {
    var copy = self
    let access = StyleAccess(index)
    copy.visit(access)
    return access.found
  }

  /// Sets the property with this number, clamped to its range; anything meaningless changes nothing.
  public mutating func setValue(_ value: Double, at index: Int32) {
    visit(StyleAccess(index, setting: value))
  }
}
