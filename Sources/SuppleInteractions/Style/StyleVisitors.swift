/// Clamps every property to its range; a number that is not finite becomes that of the `.modern` preset.
private final class StyleClamp<Style: InteractionStyle>: StyleVisitor {
  private var index: Int32 = 0

  override func number(
    _ name: StaticString, _ value: inout Double, in range: ClosedRange<Double>, unit: StyleUnit
  ) {
    if !value.isFinite { value = Style.modern.value(at: index) }
    value = min(range.upperBound, max(range.lowerBound, value))
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
  /// The style with every property in its range.
  public func clamped() -> Self {
    var copy = self
    copy.visit(StyleClamp<Self>())
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
