import SuppleInteractions

/// A property of an interaction's style.
public struct StylePropertyDescription: Sendable, Hashable {
  /// The values that a property takes.
  public enum Values: Sendable, Hashable {
    /// A number within a range.
    case number(ClosedRange<Double>, StyleUnit)
    /// One of several named choices, numbered from 0.
    case choice([String])
  }

  /// The name of the group of properties.
  public var group: String
  /// The property that contains this one, such as a spring or the style of a badge; nil for none.
  public var owner: String?
  /// The name.
  public var name: String
  /// The values.
  public var values: Values
  /// The value in the preset `modern`; for a choice, its number.
  public var modern: Double
  /// The value in the preset `classic`; for a choice, its number.
  public var classic: Double

  /// The properties of a style, in the order of their numbers.
  static func all<Style: InteractionStyle>(of type: Style.Type) -> [StylePropertyDescription] {
    let lister = StyleLister()
    var style = Style.modern
    style.visit(lister)
    return lister.properties.enumerated().map { index, property in
      var property = property
      property.modern = Style.modern.value(at: Int32(index))
      property.classic = Style.classic.value(at: Int32(index))
      return property
    }
  }
}

/// Lists the properties of a style.
private final class StyleLister: StyleVisitor {
  private(set) var properties: [StylePropertyDescription] = []
  private var currentGroup = ""

  func group(_ name: StaticString) { currentGroup = name.description }

  func number(
    _ name: StaticString, _ value: inout Double, in range: ClosedRange<Double>, unit: StyleUnit
  ) { add(name, of: nil, .number(range, unit)) }

  func part(
    _ name: StaticString, of owner: StaticString, _ value: inout Double, in range: ClosedRange<Double>,
    unit: StyleUnit
  ) { add(name, of: owner, .number(range, unit)) }

  func option(
    _ name: StaticString, _ value: inout Int32, of count: Int32, name optionName: (Int32) -> StaticString
  ) { add(name, of: nil, .choice((0..<count).map { optionName($0).description })) }

  private func add(
    _ name: StaticString, of owner: StaticString?, _ values: StylePropertyDescription.Values
  ) {
    properties.append(
      StylePropertyDescription(
        group: currentGroup, owner: owner?.description, name: name.description, values: values, modern: 0,
        classic: 0))
  }
}
