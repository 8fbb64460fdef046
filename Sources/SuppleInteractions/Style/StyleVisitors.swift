import SuppleMotion

extension StyleVisitor {
  /// A spring, as its two parts: stiffness at mass 1, and damping ratio.
  ///
  /// The default ranges are such that every spring in them is at rest within 10 s of a throw.
  public mutating func spring(
    _ name: StaticString, _ value: inout Spring, stiffness: ClosedRange<Double> = 150...20000,
    dampingRatio: ClosedRange<Double> = 0.25...1.5
  ) {
    var k = value.stiffness / value.mass
    var z = value.dampingRatio
    part("stiffness", of: name, &k, in: stiffness, unit: .stiffness)
    part("dampingRatio", of: name, &z, in: dampingRatio, unit: .ratio)
    if k != value.stiffness || z != value.dampingRatio || value.mass != 1 {
      value = Spring(stiffness: k, dampingRatio: z)
    }
  }
}

/// Brings every property into its range; what is not a number takes the `.modern` preset's value.
struct StyleClamp<Style: InteractionStyle>: StyleVisitor {
  private var index: Int32 = 0

  mutating func group(_ name: StaticString) {}

  mutating func number(
    _ name: StaticString, _ value: inout Double, in range: ClosedRange<Double>, unit: StyleUnit
  ) {
    if !value.isFinite { value = Style.modern.value(at: index) }
    value = min(range.upperBound, max(range.lowerBound, value))
    index += 1
  }

  mutating func part(
    _ name: StaticString, of owner: StaticString, _ value: inout Double, in range: ClosedRange<Double>,
    unit: StyleUnit
  ) { number(name, &value, in: range, unit: unit) }

  mutating func choice<Choice: StyleChoice>(_ name: StaticString, _ value: inout Choice) { index += 1 }
}

/// Reads one property by its number.
struct StyleReader: StyleVisitor {
  var remaining: Int32
  var found: Double = 0

  mutating func group(_ name: StaticString) {}

  mutating func number(
    _ name: StaticString, _ value: inout Double, in range: ClosedRange<Double>, unit: StyleUnit
  ) {
    if remaining == 0 { found = value }
    remaining -= 1
  }

  mutating func part(
    _ name: StaticString, of owner: StaticString, _ value: inout Double, in range: ClosedRange<Double>,
    unit: StyleUnit
  ) { number(name, &value, in: range, unit: unit) }

  mutating func choice<Choice: StyleChoice>(_ name: StaticString, _ value: inout Choice) {
    if remaining == 0 { found = Double(value.rawValue) }
    remaining -= 1
  }
}

/// Writes one property by its number, clamped to its range; what is not a number changes nothing.
struct StyleWriter: StyleVisitor {
  var remaining: Int32
  let newValue: Double

  mutating func group(_ name: StaticString) {}

  mutating func number(
    _ name: StaticString, _ value: inout Double, in range: ClosedRange<Double>, unit: StyleUnit
  ) {
    if remaining == 0, newValue.isFinite { value = min(range.upperBound, max(range.lowerBound, newValue)) }
    remaining -= 1
  }

  mutating func part(
    _ name: StaticString, of owner: StaticString, _ value: inout Double, in range: ClosedRange<Double>,
    unit: StyleUnit
  ) { number(name, &value, in: range, unit: unit) }

  mutating func choice<Choice: StyleChoice>(_ name: StaticString, _ value: inout Choice) {
    if remaining == 0, newValue >= 0, newValue < 64, let way = Choice(rawValue: Int32(newValue)) {
      value = way
    }
    remaining -= 1
  }
}

extension InteractionStyle {
  /// The style with every property in its range.
  public func clamped() -> Self {
    var copy = self
    var clamp = StyleClamp<Self>()
    copy.visit(&clamp)
    return copy
  }

  /// The property with this number in the order of `visit`; a choice gives its raw value, no property gives 0.
  public func value(at index: Int32) -> Double {
    var copy = self
    var reader = StyleReader(remaining: index)
    copy.visit(&reader)
    return reader.found
  }

  /// Sets the property with this number, clamped to its range; anything meaningless changes nothing.
  public mutating func setValue(_ value: Double, at index: Int32) {
    var writer = StyleWriter(remaining: index, newValue: value)
    visit(&writer)
  }
}
