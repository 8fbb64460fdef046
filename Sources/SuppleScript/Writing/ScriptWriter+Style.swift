import SuppleInteractions

extension ScriptWriter {
  /// The preset with the fewest differences from the style, and the differences; nil for the default.
  func text<Style: InteractionStyle>(of style: Style) -> JSONText? {
    let modern = differences(of: style, from: .modern)
    let classic = differences(of: style, from: .classic)
    if modern.isEmpty, style == .modern { return nil }
    if classic.isEmpty, style == .classic { return .string("classic") }
    // A preset also sets numbers that are not properties, so the script must name it.
    let isClassic = classic.count < modern.count
    return .object(
      [("preset", .string(isClassic ? "classic" : "modern"))] + (isClassic ? classic : modern))
  }

  private func differences<Style: InteractionStyle>(of style: Style, from preset: Style) -> [(
    String, JSONText
  )] {
    let own = StyleListing()
    let other = StyleListing()
    var (style, preset) = (style, preset)
    style.visit(own)
    preset.visit(other)
    var members: [(String, JSONText)] = []
    for (one, another) in zip(own.properties, other.properties) where one.value != another.value {
      let value: JSONText = one.choice.map { .string($0) } ?? .number(one.value)
      guard let owner = one.owner else {
        members.append((one.name, value))
        continue
      }
      if let last = members.indices.last, members[last].0 == owner, case .members(let parts) = members[last].1
      {
        members[last].1 = .members(parts + [JSONText.Member(name: one.name, value: value)])
      } else {
        members.append((owner, .object([(one.name, value)])))
      }
    }
    return members
  }
}

/// Lists a style's properties.
private final class StyleListing: StyleVisitor {
  struct Property {
    var owner: String?
    var name: String
    var value: Double
    /// The name of a choice's value.
    var choice: String?
  }

  private(set) var properties: [Property] = []

  func number(
    _ name: StaticString, _ value: inout Double, in range: ClosedRange<Double>, unit: StyleUnit
  ) { properties.append(Property(owner: nil, name: name.description, value: value)) }

  func part(
    _ name: StaticString, of owner: StaticString, _ value: inout Double, in range: ClosedRange<Double>,
    unit: StyleUnit
  ) { properties.append(Property(owner: owner.description, name: name.description, value: value)) }

  func option(
    _ name: StaticString, _ value: inout Int32, of count: Int32, name optionName: (Int32) -> StaticString
  ) {
    properties.append(
      Property(
        owner: nil, name: name.description, value: Double(value), choice: optionName(value).description))
  }
}
