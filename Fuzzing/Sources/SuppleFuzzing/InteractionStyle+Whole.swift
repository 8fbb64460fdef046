import SuppleInteractions
import SuppleMessenger

// The properties of a style that an app's own code can set, also outside of the hosts' names and ranges.
extension InteractionStyle {
  /// Visits every property, and then the properties of the heads' badges: only some of these have a name in the heads'
  /// style.
  mutating func visitWhole<Visitor: StyleVisitor>(_ visitor: Visitor) {
    visit(visitor)
    if var heads = self as? ChatHeadsStyle {
      heads.badge.visit(visitor)
      self = heads as? Self ?? self
    } else if var messenger = self as? MessengerStyle {
      messenger.chatHeads.badge.visit(visitor)
      self = messenger as? Self ?? self
    }
  }

  /// Sets the property at an index in the order of `visitWhole`. The value is not clamped and may be NaN.
  mutating func setProperty(_ value: Double, at index: Int32) {
    visitWhole(PropertySetting(index, value))
  }

  /// The number of properties that `visitWhole` visits.
  var propertyCount: Int {
    var style = self
    let setting = PropertySetting(-1, 0)
    style.visitWhole(setting)
    return setting.propertyCount
  }

  /// The chosen options, in the order of `visitWhole`.
  var options: [Int32] {
    var style = self
    let listing = OptionListing()
    style.visitWhole(listing)
    return listing.options
  }
}

private final class PropertySetting: StyleVisitor {
  private var remaining: Int32
  private let newValue: Double
  private(set) var propertyCount = 0

  init(_ index: Int32, _ newValue: Double) {
    remaining = index
    self.newValue = newValue
  }

  func number(
    _ name: StaticString, _ value: inout Double, in range: ClosedRange<Double>, unit: StyleUnit
  ) {
    if remaining == 0 { value = newValue }
    remaining &-= 1
    propertyCount += 1
  }

  func option(
    _ name: StaticString, _ value: inout Int32, of count: Int32, name optionName: (Int32) -> StaticString
  ) {
    if remaining == 0, newValue.isFinite {
      value = Int32(newValue.magnitude.truncatingRemainder(dividingBy: Double(count)))
    }
    remaining &-= 1
    propertyCount += 1
  }
}

private final class OptionListing: StyleVisitor {
  private(set) var options: [Int32] = []

  func option(
    _ name: StaticString, _ value: inout Int32, of count: Int32, name optionName: (Int32) -> StaticString
  ) { options.append(value) }
}
