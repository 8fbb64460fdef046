import SuppleInteractions

/// The description of one property of a style: its name, range and unit, or its options.
final class StyleDescription: StyleVisitor {
  /// The number of properties.
  private(set) var count: Int32 = 0
  private(set) var group: StaticString = ""
  private(set) var owner: StaticString = ""
  private(set) var name: StaticString = ""
  private(set) var low = 0.0
  private(set) var high = 0.0
  /// The unit's number, or -1 for a choice.
  private(set) var unit: Int32 = 0
  /// The name of the wanted option of a choice.
  private(set) var option: StaticString = ""

  private let index: Int32
  private let wantedOption: Int32
  private var currentGroup: StaticString = ""

  /// Looks for the property of that number, and for an option of it where it is a choice.
  init(index: Int32, option: Int32) {
    self.index = index
    wantedOption = option
  }

  override func group(_ name: StaticString) { currentGroup = name }

  override func number(
    _ name: StaticString, _ value: inout Double, in range: ClosedRange<Double>, unit: StyleUnit
  ) { note(name, of: "", from: range.lowerBound, to: range.upperBound, unit: unit.rawValue) }

  override func part(
    _ name: StaticString, of owner: StaticString, _ value: inout Double, in range: ClosedRange<Double>,
    unit: StyleUnit
  ) { note(name, of: owner, from: range.lowerBound, to: range.upperBound, unit: unit.rawValue) }

  override func option(
    _ name: StaticString, _ value: inout Int32, of count: Int32, name optionName: (Int32) -> StaticString
  ) {
    if self.count == index, wantedOption >= 0, wantedOption < count { option = optionName(wantedOption) }
    note(name, of: "", from: 0, to: Double(count - 1), unit: -1)
  }

  private func note(
    _ name: StaticString, of owner: StaticString, from low: Double, to high: Double, unit: Int32
  ) {
    if count == index {
      group = currentGroup
      self.owner = owner
      self.name = name
      self.low = low
      self.high = high
      self.unit = unit
    }
    count += 1
  }
}
